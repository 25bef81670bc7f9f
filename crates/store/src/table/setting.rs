//! The program's settings: one value per key. The store interprets neither.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::Migration;
use crate::error::TxError;

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 3,
    sql: "CREATE TABLE setting (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;",
    then: None,
}];

pub(crate) fn get(conn: &Connection, key: &str) -> Result<Option<String>, TxError> {
    let mut statement = conn.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
    Ok(statement.query_row([key], |row| row.get(0)).optional()?)
}

pub(crate) fn set(tx: &Transaction<'_>, key: &str, value: &str) -> Result<(), TxError> {
    tx.execute(
        "INSERT INTO setting (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        params![key, value],
    )?;
    Ok(())
}

/// Returns the settings whose key starts with `prefix`, in the order of their keys.
pub(crate) fn with_prefix(conn: &Connection, prefix: &str) -> Result<Vec<(String, String)>, TxError> {
    let mut statement =
        conn.prepare_cached("SELECT key, value FROM setting WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key")?;
    let rows = statement.query_map([prefix], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes a setting, if it exists.
pub(crate) fn remove(conn: &Connection, key: &str) -> rusqlite::Result<()> {
    conn.execute("DELETE FROM setting WHERE key = ?1", [key]).map(drop)
}

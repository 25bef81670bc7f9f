//! Labels of deck versions. They are the only part of a version that may change.

use std::collections::BTreeMap;

use rusqlite::{Connection, Transaction, params};

/// Returns the labels of a deck by version.
pub(crate) fn of(conn: &Connection, row: i64) -> rusqlite::Result<BTreeMap<u32, String>> {
    let mut statement = conn.prepare_cached("SELECT version, label FROM deck_label WHERE stream = ?1")?;
    statement.query_map([row], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Sets or removes the label of a version, which must exist.
pub(crate) fn set(tx: &Transaction<'_>, row: i64, version: u32, label: Option<&str>) -> rusqlite::Result<()> {
    match label {
        Some(label) => {
            let mut set = tx.prepare_cached(
                "INSERT INTO deck_label (stream, version, label) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET label = ?3",
            )?;
            set.execute(params![row, version, label])?;
        }
        None => {
            tx.execute("DELETE FROM deck_label WHERE stream = ?1 AND version = ?2", params![row, version])?;
        }
    }
    Ok(())
}

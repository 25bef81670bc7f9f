//! The collection: number of owned copies per card. A card is a text that the store does not interpret.

use rusqlite::{Connection, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 7,
    sql: "CREATE TABLE collection (
        card TEXT PRIMARY KEY,
        count INTEGER NOT NULL CHECK (count BETWEEN 0 AND 4294967295),
        foil INTEGER NOT NULL CHECK (foil BETWEEN 0 AND 4294967295)
    ) STRICT, WITHOUT ROWID;",
    then: None,
}];

/// A card of the collection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnedRow {
    /// Card in the caller's notation (its number); surrounding white space is dropped.
    pub card: String,
    /// Number of copies without foil.
    pub count: u32,
    /// Number of foil copies, not included in `count`.
    pub foil: u32,
}

/// Returns all owned cards, sorted by their text.
pub(crate) fn all(conn: &Connection) -> rusqlite::Result<Vec<OwnedRow>> {
    let mut statement = conn.prepare_cached("SELECT card, count, foil FROM collection ORDER BY card")?;
    let rows =
        statement.query_map([], |row| Ok(OwnedRow { card: row.get(0)?, count: row.get(1)?, foil: row.get(2)? }))?;
    rows.collect()
}

/// Sets the number of owned copies of each card. A card without copies has no row.
pub(crate) fn set(tx: &Transaction<'_>, rows: &[(&str, &OwnedRow)]) -> rusqlite::Result<()> {
    let mut upsert = tx.prepare_cached(
        "INSERT INTO collection (card, count, foil) VALUES (?1, ?2, ?3)
         ON CONFLICT (card) DO UPDATE SET count = excluded.count, foil = excluded.foil",
    )?;
    let mut remove = tx.prepare_cached("DELETE FROM collection WHERE card = ?1")?;
    for (card, row) in rows {
        match (row.count, row.foil) {
            (0, 0) => remove.execute([card])?,
            (count, foil) => upsert.execute(params![card, count, foil])?,
        };
    }
    Ok(())
}

/// Adds copies of a card and returns the new numbers: without foil, in foil.
pub(crate) fn add(tx: &Transaction<'_>, card: &str, row: &OwnedRow) -> rusqlite::Result<[i64; 2]> {
    let mut upsert = tx.prepare_cached(
        "INSERT INTO collection (card, count, foil) VALUES (?1, ?2, ?3)
         ON CONFLICT (card) DO UPDATE SET count = count + excluded.count, foil = foil + excluded.foil
         RETURNING count, foil",
    )?;
    upsert.query_row(params![card, row.count, row.foil], |now| Ok([now.get(0)?, now.get(1)?]))
}

pub(crate) fn clear(tx: &Transaction<'_>) -> rusqlite::Result<()> {
    tx.execute("DELETE FROM collection", [])?;
    Ok(())
}

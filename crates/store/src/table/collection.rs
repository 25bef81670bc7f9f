//! The collection: how many copies of which cards are owned. A card is a text that the store does not read.

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
}];

/// A card that is owned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnedRow {
    /// Which card, in the caller's words (its number); blanks around it are dropped.
    pub card: String,
    /// How many copies without foil.
    pub count: u32,
    /// How many copies in foil, not counted in `count`.
    pub foil: u32,
}

/// Every card that is owned, by its text.
pub(crate) fn all(conn: &Connection) -> rusqlite::Result<Vec<OwnedRow>> {
    let mut statement = conn.prepare_cached("SELECT card, count, foil FROM collection ORDER BY card")?;
    let rows =
        statement.query_map([], |row| Ok(OwnedRow { card: row.get(0)?, count: row.get(1)?, foil: row.get(2)? }))?;
    rows.collect()
}

/// Says how many copies of each card are owned; a card without copies has no row.
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

/// Adds copies of a card to those that are owned, and returns how many there are now: without foil, in foil.
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

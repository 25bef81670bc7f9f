//! The tags of the decks, for searching.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, Transaction, params};

use super::Migration;
use crate::{DeckId, DeckRow};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 5,
    sql: "CREATE TABLE deck_tag (
        deck INTEGER NOT NULL REFERENCES deck (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (deck, tag)
    ) STRICT, WITHOUT ROWID;",
}];

/// Returns the tags of one deck in alphabetical order.
pub(crate) fn of(conn: &Connection, deck: DeckId) -> rusqlite::Result<Vec<String>> {
    let mut statement = conn.prepare_cached("SELECT tag FROM deck_tag WHERE deck = ?1 ORDER BY tag")?;
    statement.query_map([deck.0], |row| row.get(0))?.collect()
}

/// Fills in the tags of each of `decks`, in alphabetical order.
pub(crate) fn add_to_all(conn: &Connection, decks: &mut [DeckRow]) -> rusqlite::Result<()> {
    let mut statement = conn.prepare_cached("SELECT deck, tag FROM deck_tag ORDER BY deck, tag")?;
    let mut rows = statement.query([])?;
    let mut tags: HashMap<DeckId, Vec<String>> = HashMap::new();
    while let Some(row) = rows.next()? {
        tags.entry(DeckId(row.get(0)?)).or_default().push(row.get(1)?);
    }
    for deck in decks {
        deck.tags = tags.remove(&deck.id).unwrap_or_default();
    }
    Ok(())
}

/// Replaces the tags of a deck.
pub(crate) fn replace(tx: &Transaction<'_>, deck: DeckId, tags: &BTreeSet<&str>) -> rusqlite::Result<()> {
    tx.execute("DELETE FROM deck_tag WHERE deck = ?1", [deck.0])?;
    let mut statement = tx.prepare_cached("INSERT INTO deck_tag (deck, tag) VALUES (?1, ?2)")?;
    for tag in tags {
        statement.execute(params![deck.0, tag])?;
    }
    Ok(())
}

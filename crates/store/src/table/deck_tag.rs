//! The tags of the decks, for searching.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, Transaction, params};

use crate::DeckRow;

/// Returns the tags of one deck in alphabetical order.
pub(crate) fn of(conn: &Connection, deck: u32) -> rusqlite::Result<Vec<String>> {
    let mut statement = conn.prepare_cached(
        "SELECT tag FROM deck_tag JOIN stream ON id = stream WHERE kind = 'deck' AND number = ?1 ORDER BY tag",
    )?;
    statement.query_map([deck], |row| row.get(0))?.collect()
}

/// Fills in the tags of each of `decks`, in alphabetical order.
pub(crate) fn add_to_all(conn: &Connection, decks: &mut [DeckRow]) -> rusqlite::Result<()> {
    let mut statement =
        conn.prepare_cached("SELECT number, tag FROM deck_tag JOIN stream ON id = stream ORDER BY stream, tag")?;
    let mut rows = statement.query([])?;
    let mut tags: HashMap<u32, Vec<String>> = HashMap::new();
    while let Some(row) = rows.next()? {
        tags.entry(row.get(0)?).or_default().push(row.get(1)?);
    }
    for deck in decks {
        deck.tags = tags.remove(&deck.id).unwrap_or_default();
    }
    Ok(())
}

/// Replaces the tags of a deck, given by its row id.
pub(crate) fn replace(tx: &Transaction<'_>, row: i64, tags: &BTreeSet<&str>) -> rusqlite::Result<()> {
    tx.execute("DELETE FROM deck_tag WHERE stream = ?1", [row])?;
    let mut statement = tx.prepare_cached("INSERT INTO deck_tag (stream, tag) VALUES (?1, ?2)")?;
    for tag in tags {
        statement.execute(params![row, tag])?;
    }
    Ok(())
}

//! One row per deck of the library: how many versions it has. What they say is in the table of versions.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use super::deck_version::{readable, seal_of};
use crate::LibraryError;
use crate::error::Fault;

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 4,
    // 4294967295: ids and versions fit a u32, so that every front end can hold them exactly.
    sql: "CREATE TABLE deck (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        created_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        versions INTEGER NOT NULL DEFAULT 1 CHECK (versions BETWEEN 1 AND 4294967295)
    ) STRICT;
    CREATE TRIGGER deck_is_kept BEFORE DELETE ON deck
    BEGIN SELECT RAISE(ABORT, 'a deck is archived, never deleted'); END;",
}];

/// Which deck; from 1, fits a `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckId(pub i64);

impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u32> for DeckId {
    fn from(id: u32) -> DeckId {
        DeckId(i64::from(id))
    }
}

impl TryFrom<DeckId> for u32 {
    type Error = std::num::TryFromIntError;

    fn try_from(id: DeckId) -> Result<u32, Self::Error> {
        u32::try_from(id.0)
    }
}

/// A deck as its newest version has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRow {
    /// Its id in this database.
    pub id: DeckId,
    /// The name of the newest version.
    pub name: String,
    /// Its tags, by the alphabet (of code points).
    pub tags: Vec<String>,
    /// When version 1 was written, as the caller wrote it (RFC 3339).
    pub created_at: String,
    /// When the newest version was written (RFC 3339).
    pub updated_at: String,
    /// Whether it was put away. Nothing else changes by that.
    pub archived: bool,
    /// The number of the newest version, from 1.
    pub version: u32,
    /// The content of the newest version: text that the store does not read.
    pub body: String,
    /// Whether the newest version is proven to be the one that was acknowledged. If not, name and content may be
    /// anything.
    pub sound: bool,
}

/// A deck whose newest version is missing is listed without a name, which no row can have, and without a seal.
const SELECT: &str = "SELECT id, coalesce(name, ''), created_at, coalesce(at, created_at), archived, versions,
    coalesce(body, ''), seal FROM deck LEFT JOIN deck_version ON deck = id AND version = versions";

fn row(row: &Row<'_>) -> rusqlite::Result<DeckRow> {
    let mut deck = DeckRow {
        id: DeckId(row.get(0)?),
        name: readable(row, 1)?,
        tags: Vec::new(),
        created_at: row.get(2)?,
        updated_at: readable(row, 3)?,
        archived: row.get(4)?,
        version: row.get(5)?,
        body: readable(row, 6)?,
        sound: false,
    };
    let seal: Option<[u8; 32]> = row.get(7)?;
    deck.sound = seal == Some(seal_of(deck.id, deck.version, &deck.updated_at, &deck.name, &deck.body));
    Ok(deck)
}

/// Every deck, last written first, the tags still missing.
pub(crate) fn all(conn: &Connection) -> rusqlite::Result<Vec<DeckRow>> {
    let mut statement = conn.prepare_cached(SELECT)?;
    let mut decks = statement.query_map([], row)?.collect::<Result<Vec<_>, _>>()?;
    // SQLite would carry the bodies along while it sorts.
    decks.sort_unstable_by(|a, b| (&b.updated_at, b.id).cmp(&(&a.updated_at, a.id)));
    Ok(decks)
}

/// One deck, the tags still missing.
pub(crate) fn one(conn: &Connection, id: DeckId) -> rusqlite::Result<Option<DeckRow>> {
    conn.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?.query_row([id.0], row).optional()
}

/// Every deck and how many versions it has.
pub(crate) fn lengths(conn: &Connection) -> rusqlite::Result<Vec<(DeckId, u32)>> {
    let mut statement = conn.prepare_cached("SELECT id, versions FROM deck ORDER BY id")?;
    let rows = statement.query_map([], |row| Ok((DeckId(row.get(0)?), row.get(1)?)))?;
    rows.collect()
}

/// A deck that is to have a version 1 in the same transaction.
pub(crate) fn insert(tx: &Transaction<'_>, created_at: &str) -> rusqlite::Result<DeckId> {
    tx.execute("INSERT INTO deck (created_at) VALUES (?1)", [created_at])?;
    Ok(DeckId(tx.last_insert_rowid()))
}

/// Counts one version more, after the `expected` ones that are there, and returns its number.
pub(crate) fn next_version(tx: &Transaction<'_>, id: DeckId, expected: u32) -> Result<u32, Fault<LibraryError>> {
    let found = known(tx, id)?;
    if found != expected {
        return Err(LibraryError::Conflict { deck: id, expected, found }.into());
    }
    let mut statement =
        tx.prepare_cached("UPDATE deck SET versions = versions + 1 WHERE id = ?1 RETURNING versions")?;
    Ok(statement.query_row([id.0], |row| row.get(0))?)
}

pub(crate) fn archive(tx: &Transaction<'_>, id: DeckId, archived: bool) -> Result<(), Fault<LibraryError>> {
    match tx.execute("UPDATE deck SET archived = ?2 WHERE id = ?1", params![id.0, archived])? {
        0 => Err(LibraryError::NoDeck { deck: id }.into()),
        _ => Ok(()),
    }
}

/// How many versions a deck has, if it is there.
pub(crate) fn known(tx: &Transaction<'_>, id: DeckId) -> Result<u32, Fault<LibraryError>> {
    let mut statement = tx.prepare_cached("SELECT versions FROM deck WHERE id = ?1")?;
    let versions = statement.query_row([id.0], |row| row.get(0)).optional()?;
    versions.ok_or(Fault::Store(LibraryError::NoDeck { deck: id }))
}

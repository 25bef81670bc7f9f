//! One row per deck of the library, with its number of versions. Their content is in the table of versions.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use super::deck_version::{readable, version_hash};
use crate::LibraryError;
use crate::error::TxError;

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

/// Id of a deck; from 1, fits a `u32`.
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

/// A deck with its latest version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRow {
    /// Id in this database.
    pub id: DeckId,
    /// Name in the latest version.
    pub name: String,
    /// Tags, sorted by code points.
    pub tags: Vec<String>,
    /// Time version 1 was written, as given by the caller (RFC 3339).
    pub created_at: String,
    /// Time the latest version was written (RFC 3339).
    pub updated_at: String,
    /// `true` if the deck is archived. This has no other effect.
    pub archived: bool,
    /// Number of the latest version, from 1.
    pub version: u32,
    /// Content of the latest version, as text that the store does not interpret.
    pub body: String,
    /// `true` if the latest version is verified to be the acknowledged one. Otherwise name and content may be
    /// anything.
    pub intact: bool,
}

/// A deck whose latest version is missing is listed without a hash and with an empty name, which no row can have.
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
        intact: false,
    };
    let seal: Option<[u8; 32]> = row.get(7)?;
    deck.intact = seal == Some(version_hash(deck.id, deck.version, &deck.updated_at, &deck.name, &deck.body));
    Ok(deck)
}

/// Returns all decks, last written first, without tags.
pub(crate) fn all(conn: &Connection) -> rusqlite::Result<Vec<DeckRow>> {
    let mut statement = conn.prepare_cached(SELECT)?;
    let mut decks = statement.query_map([], row)?.collect::<Result<Vec<_>, _>>()?;
    // SQLite would carry the bodies along while sorting.
    decks.sort_unstable_by(|a, b| (&b.updated_at, b.id).cmp(&(&a.updated_at, a.id)));
    Ok(decks)
}

/// Returns a deck without tags.
pub(crate) fn one(conn: &Connection, id: DeckId) -> rusqlite::Result<Option<DeckRow>> {
    conn.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?.query_row([id.0], row).optional()
}

/// Returns all decks with their number of versions.
pub(crate) fn lengths(conn: &Connection) -> rusqlite::Result<Vec<(DeckId, u32)>> {
    let mut statement = conn.prepare_cached("SELECT id, versions FROM deck ORDER BY id")?;
    let rows = statement.query_map([], |row| Ok((DeckId(row.get(0)?), row.get(1)?)))?;
    rows.collect()
}

/// Inserts a deck, whose version 1 must follow in the same transaction.
pub(crate) fn insert(tx: &Transaction<'_>, created_at: &str) -> rusqlite::Result<DeckId> {
    tx.execute("INSERT INTO deck (created_at) VALUES (?1)", [created_at])?;
    Ok(DeckId(tx.last_insert_rowid()))
}

/// Increments the number of versions if it is `expected`, and returns the new version's number.
pub(crate) fn next_version(tx: &Transaction<'_>, id: DeckId, expected: u32) -> Result<u32, TxError<LibraryError>> {
    let found = known(tx, id)?;
    if found != expected {
        return Err(LibraryError::Conflict { deck: id, expected, found }.into());
    }
    let mut statement =
        tx.prepare_cached("UPDATE deck SET versions = versions + 1 WHERE id = ?1 RETURNING versions")?;
    Ok(statement.query_row([id.0], |row| row.get(0))?)
}

pub(crate) fn archive(tx: &Transaction<'_>, id: DeckId, archived: bool) -> Result<(), TxError<LibraryError>> {
    match tx.execute("UPDATE deck SET archived = ?2 WHERE id = ?1", params![id.0, archived])? {
        0 => Err(LibraryError::NoDeck { deck: id }.into()),
        _ => Ok(()),
    }
}

/// Returns the number of versions of a deck, or an error if it does not exist.
pub(crate) fn known(tx: &Transaction<'_>, id: DeckId) -> Result<u32, TxError<LibraryError>> {
    let mut statement = tx.prepare_cached("SELECT versions FROM deck WHERE id = ?1")?;
    let versions = statement.query_row([id.0], |row| row.get(0)).optional()?;
    versions.ok_or(TxError::Store(LibraryError::NoDeck { deck: id }))
}

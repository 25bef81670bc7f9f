//! The versions of the decks, each with a hash.
//!
//! Invariant: versions are only ever added; only their labels change. The table itself rejects anything else, and the
//! hash reveals changes made outside the program.

use std::path::Path;

use rusqlite::{Connection, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use crate::error::TxError;
use crate::hash_chain;
use crate::{DeckId, LibraryError, StoreError};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 6,
    // The body comes last, so that the columns before it are read without it. The table has rowids, because a page of
    // a table without them holds at most a quarter of its size per row, and most bodies would overflow to separate
    // pages.
    sql: "CREATE TABLE deck_version (
        deck INTEGER NOT NULL REFERENCES deck (id),
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 4294967295),
        at TEXT NOT NULL,
        label TEXT,
        name TEXT NOT NULL,
        seal BLOB NOT NULL CHECK (length(seal) = 32),
        body TEXT NOT NULL,
        PRIMARY KEY (deck, version)
    ) STRICT;
    CREATE TRIGGER deck_version_is_not_rewritten BEFORE UPDATE OF deck, version, at, name, seal, body ON deck_version
    BEGIN SELECT RAISE(ABORT, 'a version of a deck is never changed'); END;
    CREATE TRIGGER deck_version_is_kept BEFORE DELETE ON deck_version
    BEGIN SELECT RAISE(ABORT, 'a version of a deck is never removed'); END;",
}];

/// A version of a deck in a list of versions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionRow {
    /// Number of the version, from 1.
    pub version: u32,
    /// Time it was written, as given by the caller (RFC 3339).
    pub at: String,
    /// Label, if any.
    pub label: Option<String>,
    /// Name of the deck in this version.
    pub name: String,
}

/// A version of a deck with its content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionBody {
    /// Number of the version, from 1.
    pub version: u32,
    /// Time it was written, as given by the caller (RFC 3339).
    pub at: String,
    /// Label, if any.
    pub label: Option<String>,
    /// Name of the deck in this version.
    pub name: String,
    /// Content, as text that the store does not interpret.
    pub body: String,
}

/// A new version to write.
pub(crate) struct NewVersion<'a> {
    pub(crate) name: &'a str,
    pub(crate) body: &'a str,
    pub(crate) at: &'a str,
    pub(crate) label: Option<&'a str>,
}

/// Reads a text column leniently: damaged bytes are detected by the hash, and other rows are not lost.
pub(crate) fn readable(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(String::from_utf8_lossy(row.get_ref(column)?.as_bytes()?).into_owned())
}

/// Returns the hash of everything but the label, which may change.
pub(crate) fn version_hash(deck: DeckId, version: u32, at: &str, name: &str, body: &str) -> [u8; 32] {
    hash_chain::next_hash(&hash_chain::START, deck.0, u64::from(version), [at, name, body])
}

pub(crate) fn insert(tx: &Transaction<'_>, deck: DeckId, version: u32, fresh: &NewVersion<'_>) -> rusqlite::Result<()> {
    let NewVersion { name, body, at, label } = fresh;
    let seal = version_hash(deck, version, at, name, body);
    let mut statement = tx.prepare_cached(
        "INSERT INTO deck_version (deck, version, at, label, name, seal, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    statement.execute(params![deck.0, version, at, label, name, seal, body])?;
    Ok(())
}

/// Returns the versions of a deck without their bodies, ascending from 1.
pub(crate) fn all(conn: &Connection, deck: DeckId) -> rusqlite::Result<Vec<VersionRow>> {
    let mut statement =
        conn.prepare_cached("SELECT version, at, label, name FROM deck_version WHERE deck = ?1 ORDER BY version")?;
    let rows = statement.query_map([deck.0], |row| {
        Ok(VersionRow { version: row.get(0)?, at: readable(row, 1)?, label: row.get(2)?, name: readable(row, 3)? })
    })?;
    rows.collect()
}

const SEALED: &str = "SELECT version, at, label, name, body, seal FROM deck_version WHERE deck = ?1";

/// Returns the version if it is verified to be the acknowledged one.
fn proven(deck: DeckId, row: &Row<'_>) -> rusqlite::Result<Option<VersionBody>> {
    let found =
        VersionBody { version: row.get(0)?, at: row.get(1)?, label: row.get(2)?, name: row.get(3)?, body: row.get(4)? };
    let seal: [u8; 32] = row.get(5)?;
    let intact = seal == version_hash(deck, found.version, &found.at, &found.name, &found.body);
    Ok(intact.then_some(found))
}

/// Returns a verified version, or `None` if it does not exist.
pub(crate) fn one(conn: &Connection, deck: DeckId, version: u32, path: &Path) -> Result<Option<VersionBody>, TxError> {
    let mut statement = conn.prepare_cached(&format!("{SEALED} AND version = ?2"))?;
    let mut rows = statement.query(params![deck.0, version])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let found = proven(deck, row)?;
    Ok(Some(found.ok_or_else(|| damaged(path, deck, version))?))
}

/// Returns the first of the versions 1 to `versions` that is missing or damaged, or the first one beyond.
pub(crate) fn first_damaged(conn: &Connection, deck: DeckId, versions: u32) -> rusqlite::Result<Option<u32>> {
    let mut statement = conn.prepare_cached(&format!("{SEALED} ORDER BY version"))?;
    let mut rows = statement.query([deck.0])?;
    for expected in 1..=versions {
        let Some(row) = rows.next()? else { return Ok(Some(expected)) };
        if proven(deck, row)?.is_none_or(|found| found.version != expected) {
            return Ok(Some(expected));
        }
    }
    Ok(rows.next()?.map(|_| versions.saturating_add(1)))
}

/// Returns the error for a missing or damaged version.
pub(crate) fn damaged(path: &Path, deck: DeckId, version: u32) -> StoreError {
    StoreError::Malformed { path: path.into(), detail: format!("version {version} of deck {deck} is not as written") }
}

pub(crate) fn label(
    tx: &Transaction<'_>,
    deck: DeckId,
    version: u32,
    label: Option<&str>,
) -> Result<(), TxError<LibraryError>> {
    let mut statement = tx.prepare_cached("UPDATE deck_version SET label = ?3 WHERE deck = ?1 AND version = ?2")?;
    match statement.execute(params![deck.0, version, label])? {
        0 => Err(LibraryError::NoVersion { deck, version }.into()),
        _ => Ok(()),
    }
}

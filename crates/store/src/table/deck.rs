//! The decks of the library: streams whose entries are the versions. The kind of an entry is the name of the deck in
//! that version.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::{deck_label, entry, stream};
use crate::LibraryError;
use crate::error::TxError;
use crate::journal::{Entry, NewEntry, NewStream, Step, StreamId, StreamKind};

/// A deck with its latest version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRow {
    /// Number of the deck, from 1.
    pub id: u32,
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

impl NewVersion<'_> {
    pub(crate) fn entry(&self) -> NewEntry {
        NewEntry { kind: self.name.into(), at: self.at.into(), body: self.body.into() }
    }
}

/// A deck whose latest version is missing is listed without a hash and with an empty name, which no row can have.
const SELECT: &str = "SELECT number, coalesce(entry.kind, ''), created_at, coalesce(at, created_at), archived, length,
    coalesce(body, ''), hash FROM stream LEFT JOIN entry ON place = (id << 32) + length - 1
    WHERE stream.kind = 'deck'";

/// Reads a text column leniently: damaged bytes are detected by the hash, and other rows are not lost.
fn readable(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(String::from_utf8_lossy(row.get_ref(column)?.as_bytes()?).into_owned())
}

fn row(row: &Row<'_>) -> rusqlite::Result<DeckRow> {
    let mut deck = DeckRow {
        id: row.get(0)?,
        name: readable(row, 1)?,
        tags: Vec::new(),
        created_at: row.get(2)?,
        updated_at: readable(row, 3)?,
        archived: row.get(4)?,
        version: row.get(5)?,
        body: readable(row, 6)?,
        intact: false,
    };
    let (stream, seq) = (StreamId::deck(deck.id), u64::from(deck.version).saturating_sub(1));
    deck.intact = entry::has_hash(stream, seq, &deck.name, &deck.updated_at, &deck.body, row.get(7)?);
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
pub(crate) fn one(conn: &Connection, deck: u32) -> rusqlite::Result<Option<DeckRow>> {
    conn.prepare_cached(&format!("{SELECT} AND number = ?1"))?.query_row([deck], row).optional()
}

/// Inserts a deck with version 1. Returns its number and its row id.
pub(crate) fn insert(tx: &Transaction<'_>, first: &NewVersion<'_>) -> Result<(u32, i64), TxError> {
    let new = NewStream {
        kind: StreamKind::Deck,
        name: first.name.into(),
        at: first.at.into(),
        start: String::new(),
        status: String::new(),
        entries: Vec::new(),
    };
    let (id, row) = stream::insert(tx, &new)?;
    entry::append(tx, id, &Step::new(0, &[first.entry()]))?;
    Ok((id.number, row))
}

/// Appends a version after the `expected` ones and returns its number.
pub(crate) fn append(
    tx: &Transaction<'_>,
    deck: u32,
    expected: u32,
    fresh: &NewVersion<'_>,
) -> Result<u32, TxError<LibraryError>> {
    let (_, found) = known(tx, deck)?;
    if found != expected {
        return Err(LibraryError::Conflict { deck, expected, found }.into());
    }
    let entries = [fresh.entry()];
    let step = Step { name: Some(fresh.name), label: fresh.label, ..Step::new(u64::from(expected), &entries) };
    entry::append(tx, StreamId::deck(deck), &step).map_err(TxError::into_tx)?;
    Ok(expected + 1)
}

/// Returns the versions of a deck without their bodies, ascending from 1.
pub(crate) fn versions(conn: &Connection, deck: u32) -> rusqlite::Result<Vec<VersionRow>> {
    let Some(head) = stream::find(conn, StreamId::deck(deck))? else { return Ok(Vec::new()) };
    let mut labels = deck_label::of(conn, head.row)?;
    let mut statement = conn.prepare_cached(
        "SELECT seq + 1, at, kind FROM entry
         WHERE place >= ?1 << 32 AND place < (?1 + 1) << 32 ORDER BY place",
    )?;
    let rows = statement.query_map([head.row], |row| {
        let version = row.get(0)?;
        Ok(VersionRow { version, at: readable(row, 1)?, label: labels.remove(&version), name: readable(row, 2)? })
    })?;
    rows.collect()
}

/// Returns a verified version, or `None` if it does not exist.
pub(crate) fn version(conn: &Connection, deck: u32, version: u32) -> Result<Option<VersionBody>, TxError> {
    let Some(seq) = u64::from(version).checked_sub(1) else { return Ok(None) };
    let Some(Entry { kind: name, at, body, .. }) = entry::one(conn, StreamId::deck(deck), seq)? else {
        return Ok(None);
    };
    let head = stream::head(conn, StreamId::deck(deck))?;
    let label = deck_label::of(conn, head.row)?.remove(&version);
    Ok(Some(VersionBody { version, at, label, name, body }))
}

/// Sets or removes the label of a version.
pub(crate) fn label(
    tx: &Transaction<'_>,
    deck: u32,
    version: u32,
    label: Option<&str>,
) -> Result<(), TxError<LibraryError>> {
    let (row, _) = known(tx, deck)?;
    let mut there = tx.prepare_cached("SELECT 1 FROM entry WHERE place = (?1 << 32) + ?2 - 1")?;
    if !there.exists(params![row, version])? {
        return Err(LibraryError::NoVersion { deck, version }.into());
    }
    Ok(deck_label::set(tx, row, version, label)?)
}

pub(crate) fn archive(tx: &Transaction<'_>, deck: u32, archived: bool) -> Result<(), TxError<LibraryError>> {
    known(tx, deck)?;
    stream::archive(tx, StreamId::deck(deck), archived).map_err(TxError::into_tx)
}

/// Returns the row id and the number of versions of a deck, or an error if it does not exist.
pub(crate) fn known(tx: &Transaction<'_>, deck: u32) -> Result<(i64, u32), TxError<LibraryError>> {
    let head = stream::find(tx, StreamId::deck(deck))?.ok_or(TxError::Store(LibraryError::NoDeck { deck }))?;
    Ok((head.row, u32::try_from(head.length).unwrap_or(u32::MAX)))
}

//! One row per event: its name, the length of its journal and the end of its hash chain.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::{Deserialize, Serialize};

use super::Migration;
use crate::error::{StoreError, TxError};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 1,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE event (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        entries INTEGER NOT NULL DEFAULT 0 CHECK (entries >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER event_is_kept BEFORE DELETE ON event
    BEGIN SELECT RAISE(ABORT, 'an event is archived, never deleted'); END;",
}];

/// Id of an event; from 1, fits a `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventId(pub i64);

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u32> for EventId {
    fn from(id: u32) -> EventId {
        EventId(i64::from(id))
    }
}

impl TryFrom<EventId> for u32 {
    type Error = std::num::TryFromIntError;

    fn try_from(id: EventId) -> Result<u32, Self::Error> {
        u32::try_from(id.0)
    }
}

/// An event in the list of events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRow {
    /// Id in this database.
    pub id: EventId,
    /// Name entered by the organiser.
    pub name: String,
    /// Time of creation, as given by the caller (RFC 3339).
    pub created_at: String,
    /// Time of the latest journal entry (RFC 3339); `created_at` without entries.
    pub updated_at: String,
    /// `true` if the event is archived. This has no other effect.
    pub archived: bool,
    /// Length of the journal.
    pub entries: u64,
}

const COLUMNS: &str = "id, name, created_at, updated_at, archived, entries";

fn row(row: &Row<'_>) -> rusqlite::Result<EventRow> {
    Ok(EventRow {
        id: EventId(row.get(0)?),
        name: row.get(1)?,
        created_at: row.get(2)?,
        updated_at: row.get(3)?,
        archived: row.get(4)?,
        entries: row.get::<_, i64>(5)?.unsigned_abs(),
    })
}

/// Returns all events, newest first.
pub(crate) fn all(conn: &Connection) -> Result<Vec<EventRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM event ORDER BY id DESC"))?;
    let rows = statement.query_map([], row)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

pub(crate) fn one(conn: &Connection, id: EventId) -> Result<Option<EventRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM event WHERE id = ?1"))?;
    Ok(statement.query_row([id.0], row).optional()?)
}

pub(crate) fn insert(tx: &Transaction<'_>, name: &str, created_at: &str, chain: &[u8; 32]) -> Result<EventId, TxError> {
    tx.execute(
        "INSERT INTO event (name, created_at, updated_at, chain) VALUES (?1, ?2, ?2, ?3)",
        params![name, created_at, chain],
    )?;
    Ok(EventId(tx.last_insert_rowid()))
}

pub(crate) fn rename(tx: &Transaction<'_>, id: EventId, name: &str) -> Result<(), TxError> {
    known(id, tx.execute("UPDATE event SET name = ?2 WHERE id = ?1", params![id.0, name])?)
}

pub(crate) fn archive(tx: &Transaction<'_>, id: EventId, archived: bool) -> Result<(), TxError> {
    known(id, tx.execute("UPDATE event SET archived = ?2 WHERE id = ?1", params![id.0, archived])?)
}

/// Returns the length of the journal and the end of its hash chain.
pub(crate) fn end(conn: &Connection, id: EventId) -> Result<(u64, [u8; 32]), TxError> {
    let mut statement = conn.prepare_cached("SELECT entries, chain FROM event WHERE id = ?1")?;
    let end = statement.query_row([id.0], |row| Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get(1)?))).optional()?;
    end.ok_or(TxError::Store(StoreError::NotFound { event: id }))
}

/// Sets the end of the journal.
pub(crate) fn set_end(
    tx: &Transaction<'_>,
    id: EventId,
    entries: i64,
    chain: &[u8; 32],
    updated_at: &str,
) -> Result<(), TxError> {
    let mut statement =
        tx.prepare_cached("UPDATE event SET entries = ?2, chain = ?3, updated_at = ?4 WHERE id = ?1")?;
    known(id, statement.execute(params![id.0, entries, chain, updated_at])?)
}

fn known(id: EventId, changed: usize) -> Result<(), TxError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NotFound { event: id }.into()) }
}

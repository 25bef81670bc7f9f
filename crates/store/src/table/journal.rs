//! The journals: the entries of each event in order, linked by a hash chain.
//!
//! Invariant: entries are only ever added. The table itself rejects changes and removals, and the hash chain reveals
//! those made outside the program.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde::{Deserialize, Serialize};

use super::{Migration, event};
use crate::EventId;
use crate::error::{StoreError, TxError};
use crate::hash_chain;

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 2,
    sql: "CREATE TABLE journal (
        event INTEGER NOT NULL REFERENCES event (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        kind TEXT NOT NULL,
        at TEXT NOT NULL,
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (event, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal entry is never changed'); END;
    CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal entry is never removed'); END;",
}];

/// A journal entry to append.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewEntry {
    /// Kind of the entry, defined by the caller.
    pub kind: String,
    /// Time, as given by the caller (RFC 3339).
    pub at: String,
    /// Content as JSON text that the store does not interpret.
    pub body: String,
}

/// An acknowledged journal entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Index in the journal, from 0.
    pub seq: u64,
    /// Kind of the entry, defined by the caller.
    pub kind: String,
    /// Time, as given by the caller (RFC 3339).
    pub at: String,
    /// Content as JSON text that the store does not interpret.
    pub body: String,
}

/// Appends `entries` after the `expected` ones and returns the new length.
pub(crate) fn append(
    tx: &Transaction<'_>,
    event: EventId,
    expected: u64,
    entries: &[NewEntry],
) -> Result<u64, TxError> {
    let (found, mut chain) = event::end(tx, event)?;
    if found != expected {
        return Err(StoreError::Conflict { expected, found }.into());
    }
    let Some(newest) = entries.last() else { return Ok(found) };
    let mut statement =
        tx.prepare_cached("INSERT INTO journal (event, seq, kind, at, body, chain) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let mut seq = found;
    for entry in entries {
        chain = hash_chain::next_hash(&chain, event.0, seq, [&entry.kind, &entry.at, &entry.body]);
        statement.execute(params![event.0, seq.cast_signed(), entry.kind, entry.at, entry.body, chain])?;
        seq += 1;
    }
    event::set_end(tx, event, seq.cast_signed(), &chain, &newest.at)?;
    Ok(seq)
}

/// Returns the verified entries from index `from` to the end.
pub(crate) fn read(conn: &Connection, event: EventId, from: u64) -> Result<Vec<Entry>, TxError> {
    let (length, end) = event::end(conn, event)?;
    let from = from.min(length);
    let mut chain = if from == 0 { hash_chain::START } else { link_at(conn, event, from - 1)? };
    let mut statement = conn
        .prepare_cached("SELECT seq, kind, at, body, chain FROM journal WHERE event = ?1 AND seq >= ?2 ORDER BY seq")?;
    let mut rows = statement.query(params![event.0, from.cast_signed()])?;
    let mut entries = Vec::new();
    let mut next = from;
    while let Some(row) = rows.next()? {
        let corrupt = || TxError::Store(StoreError::Corrupt { event, seq: next });
        let entry = Entry {
            seq: row.get::<_, i64>(0)?.cast_unsigned(),
            kind: row.get(1).map_err(|_| corrupt())?,
            at: row.get(2).map_err(|_| corrupt())?,
            body: row.get(3).map_err(|_| corrupt())?,
        };
        chain = hash_chain::next_hash(&chain, event.0, next, [&entry.kind, &entry.at, &entry.body]);
        let stored: [u8; 32] = row.get(4).map_err(|_| corrupt())?;
        if entry.seq != next || stored != chain {
            return Err(corrupt());
        }
        entries.push(entry);
        next += 1;
    }
    if next == length && chain == end {
        Ok(entries)
    } else {
        Err(StoreError::Corrupt { event, seq: next.min(length) }.into())
    }
}

fn link_at(conn: &Connection, event: EventId, seq: u64) -> Result<[u8; 32], TxError> {
    let mut statement = conn.prepare_cached("SELECT chain FROM journal WHERE event = ?1 AND seq = ?2")?;
    let link = statement.query_row(params![event.0, seq.cast_signed()], |row| row.get(0)).optional()?;
    link.ok_or(TxError::Store(StoreError::Corrupt { event, seq }))
}

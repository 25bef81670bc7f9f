//! The entries of all streams in order, each with a hash.
//!
//! Invariant: entries are only ever added. The table itself rejects changes and removals, and the hashes reveal those
//! made outside the program.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{deck_label, device, stream};
use crate::RequestOutcome;
use crate::error::{StoreError, TxError};
use crate::hash_chain::{FIRST_HASH, entry_hash};
use crate::journal::{Appended, Entry, NewEntry, Step, StreamId};

/// Returns `true` if an entry that is hashed without its predecessor has this hash.
pub(crate) fn has_hash(stream: StreamId, seq: u64, kind: &str, at: &str, body: &str, found: Option<[u8; 32]>) -> bool {
    found == Some(entry_hash(stream, &FIRST_HASH, seq, [kind, at, body]))
}

/// Appends entries after the expected ones, with the request that they belong to.
pub(crate) fn append(tx: &Transaction<'_>, stream: StreamId, step: &Step<'_>) -> Result<Appended, TxError> {
    let mut head = stream::head(tx, stream)?;
    let request = match step.request {
        None => RequestOutcome::Now,
        Some(request) => device::accept(tx, request, false)?,
    };
    if request != RequestOutcome::Now {
        return Ok(Appended { length: head.length, request });
    }
    if head.length != step.expected {
        return Err(StoreError::Conflict { expected: step.expected, found: head.length }.into());
    }
    let Some(newest) = step.entries.last() else { return Ok(Appended { length: head.length, request }) };
    let mut insert = tx.prepare_cached(
        "INSERT INTO entry (place, stream, seq, kind, at, hash, body) VALUES ((?1 << 32) + ?2, ?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for NewEntry { kind, at, body } in step.entries {
        head.hash = entry_hash(stream, &head.hash, head.length, [kind, at, body]);
        insert.execute(params![head.row, head.length.cast_signed(), kind, at, head.hash, body])?;
        head.length += 1;
    }
    if step.label.is_some() {
        deck_label::set(tx, head.row, u32::try_from(head.length).unwrap_or(u32::MAX), step.label)?;
    }
    let at = step.at.unwrap_or(&newest.at);
    stream::set_head(tx, &head, Some(at), step.name, step.status)?;
    Ok(Appended { length: head.length, request })
}

/// Returns the verified entries from index `from` to the end.
pub(crate) fn read(conn: &Connection, stream: StreamId, from: u64) -> Result<Vec<Entry>, TxError> {
    let head = stream::head(conn, stream)?;
    let from = from.min(head.length);
    let mut last = if from == 0 { FIRST_HASH } else { hash_of(conn, stream, head.row, from - 1)? };
    let mut statement = conn.prepare_cached(
        "SELECT seq, kind, at, body, hash FROM entry
         WHERE place >= (?1 << 32) + ?2 AND place < (?1 + 1) << 32 ORDER BY place",
    )?;
    let mut rows = statement.query(params![head.row, from.cast_signed()])?;
    let mut entries = Vec::new();
    let mut next = from;
    while let Some(row) = rows.next()? {
        let corrupt = || TxError::Store(StoreError::Corrupt { stream, seq: next });
        let entry = entry(row).map_err(|_| corrupt())?;
        last = entry_hash(stream, &last, next, [&entry.kind, &entry.at, &entry.body]);
        let stored: [u8; 32] = row.get(4).map_err(|_| corrupt())?;
        if entry.seq != next || stored != last {
            return Err(corrupt());
        }
        entries.push(entry);
        next += 1;
    }
    if next == head.length && last == head.hash {
        Ok(entries)
    } else {
        Err(StoreError::Corrupt { stream, seq: next.min(head.length) }.into())
    }
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry { seq: row.get::<_, i64>(0)?.cast_unsigned(), kind: row.get(1)?, at: row.get(2)?, body: row.get(3)? })
}

/// Returns the first entry of a stream, or `None` without entries.
///
/// # Errors
/// [`StoreError::Corrupt`] if it differs from the acknowledged one; [`StoreError::NoStream`].
pub(crate) fn first(conn: &Connection, stream: StreamId) -> Result<Option<Entry>, TxError> {
    let head = stream::head(conn, stream)?;
    match at(conn, stream, head.row, 0)? {
        None if head.length > 0 => Err(StoreError::Corrupt { stream, seq: 0 }.into()),
        found => Ok(found),
    }
}

/// Returns one entry of a stream whose entries are hashed without their predecessors, or `None` if either does not
/// exist.
///
/// # Errors
/// [`StoreError::Corrupt`] if it differs from the acknowledged one.
pub(crate) fn one(conn: &Connection, stream: StreamId, seq: u64) -> Result<Option<Entry>, TxError> {
    let Some(head) = stream::find(conn, stream)? else { return Ok(None) };
    at(conn, stream, head.row, seq)
}

/// Returns the entry at an index if it is hashed without its predecessor.
fn at(conn: &Connection, stream: StreamId, row: i64, seq: u64) -> Result<Option<Entry>, TxError> {
    let mut statement =
        conn.prepare_cached("SELECT seq, kind, at, body, hash FROM entry WHERE place = (?1 << 32) + ?2")?;
    let mut rows = statement.query(params![row, seq.cast_signed()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let found = entry(row)?;
    let corrupt = TxError::Store(StoreError::Corrupt { stream, seq });
    if has_hash(stream, seq, &found.kind, &found.at, &found.body, row.get(4)?) { Ok(Some(found)) } else { Err(corrupt) }
}

fn hash_of(conn: &Connection, stream: StreamId, row: i64, seq: u64) -> Result<[u8; 32], TxError> {
    let mut statement = conn.prepare_cached("SELECT hash FROM entry WHERE place = (?1 << 32) + ?2")?;
    let hash = statement.query_row(params![row, seq.cast_signed()], |row| row.get(0)).optional()?;
    hash.ok_or(TxError::Store(StoreError::Corrupt { stream, seq }))
}

//! The streams: one row for each event, game, league and deck, with the length of its journal and the end of its hash
//! chain.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::error::{StoreError, TxError};
use crate::hash_chain;
use crate::journal::{NewStream, StreamId, StreamKind, StreamRow};

const COLUMNS: &str = "number, name, created_at, updated_at, archived, start, status, length";

/// Row id, length and end of the hash chain of a stream.
pub(crate) struct Head {
    /// Primary key in the database, referenced by the entries.
    pub(crate) row: i64,
    /// Number of entries.
    pub(crate) length: u64,
    /// Hash of the last entry.
    pub(crate) hash: [u8; 32],
}

fn row(kind: StreamKind) -> impl Fn(&Row<'_>) -> rusqlite::Result<StreamRow> {
    move |row| {
        Ok(StreamRow {
            id: StreamId { kind, number: row.get(0)? },
            name: row.get(1)?,
            created_at: row.get(2)?,
            updated_at: row.get(3)?,
            archived: row.get(4)?,
            start: row.get(5)?,
            status: row.get(6)?,
            length: row.get::<_, i64>(7)?.unsigned_abs(),
        })
    }
}

/// Returns all streams of a kind, newest first.
pub(crate) fn all(conn: &Connection, kind: StreamKind) -> Result<Vec<StreamRow>, TxError> {
    let mut statement =
        conn.prepare_cached(&format!("SELECT {COLUMNS} FROM stream WHERE kind = ?1 ORDER BY number DESC"))?;
    let rows = statement.query_map([kind.code()], row(kind))?.collect::<Result<_, _>>()?;
    Ok(rows)
}

/// Returns the length of each stream of a kind, newest first.
pub(crate) fn lengths(conn: &Connection, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, TxError> {
    let mut statement =
        conn.prepare_cached("SELECT number, length FROM stream WHERE kind = ?1 ORDER BY number DESC")?;
    let rows = statement.query_map([kind.code()], |row| {
        Ok((StreamId { kind, number: row.get(0)? }, row.get::<_, i64>(1)?.unsigned_abs()))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn one(conn: &Connection, id: StreamId) -> Result<Option<StreamRow>, TxError> {
    let mut statement =
        conn.prepare_cached(&format!("SELECT {COLUMNS} FROM stream WHERE kind = ?1 AND number = ?2"))?;
    Ok(statement.query_row(params![id.kind.code(), id.number], row(id.kind)).optional()?)
}

/// Inserts a stream without entries. Returns its id and its row id.
pub(crate) fn insert(tx: &Transaction<'_>, new: &NewStream) -> rusqlite::Result<(StreamId, i64)> {
    let mut next = tx.prepare_cached("SELECT coalesce(max(number), 0) + 1 FROM stream WHERE kind = ?1")?;
    let number: i64 = next.query_row([new.kind.code()], |row| row.get(0))?;
    let mut insert = tx.prepare_cached(
        "INSERT INTO stream (kind, number, created_at, updated_at, name, head, status, start)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7)",
    )?;
    insert.execute(params![
        new.kind.code(),
        number,
        new.at,
        new.name,
        hash_chain::FIRST_HASH,
        new.status,
        new.start
    ])?;
    // The table has no number beyond a u32.
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    Ok((StreamId { kind: new.kind, number }, tx.last_insert_rowid()))
}

/// Returns the end of a stream, or `None` if it does not exist.
pub(crate) fn find(conn: &Connection, id: StreamId) -> rusqlite::Result<Option<Head>> {
    let mut statement = conn.prepare_cached("SELECT id, length, head FROM stream WHERE kind = ?1 AND number = ?2")?;
    let head =
        |row: &Row<'_>| Ok(Head { row: row.get(0)?, length: row.get::<_, i64>(1)?.unsigned_abs(), hash: row.get(2)? });
    statement.query_row(params![id.kind.code(), id.number], head).optional()
}

/// Returns the end of a stream.
///
/// # Errors
/// [`StoreError::NoStream`].
pub(crate) fn head(conn: &Connection, id: StreamId) -> Result<Head, TxError> {
    find(conn, id)?.ok_or(TxError::Store(StoreError::NoStream { stream: id }))
}

/// Sets the end of a stream, its time, and what else changes.
pub(crate) fn set_head(
    tx: &Transaction<'_>,
    head: &Head,
    at: Option<&str>,
    name: Option<&str>,
    status: Option<&str>,
) -> rusqlite::Result<()> {
    let mut statement = tx.prepare_cached(
        "UPDATE stream SET length = ?2, head = ?3, updated_at = coalesce(?4, updated_at), name = coalesce(?5, name),
         status = coalesce(?6, status) WHERE id = ?1",
    )?;
    statement.execute(params![head.row, head.length.cast_signed(), head.hash, at, name, status])?;
    Ok(())
}

pub(crate) fn rename(tx: &Transaction<'_>, id: StreamId, name: &str) -> Result<(), TxError> {
    let sql = "UPDATE stream SET name = ?3 WHERE kind = ?1 AND number = ?2";
    known(id, tx.execute(sql, params![id.kind.code(), id.number, name])?)
}

pub(crate) fn archive(tx: &Transaction<'_>, id: StreamId, archived: bool) -> Result<(), TxError> {
    let sql = "UPDATE stream SET archived = ?3 WHERE kind = ?1 AND number = ?2";
    known(id, tx.execute(sql, params![id.kind.code(), id.number, archived])?)
}

fn known(id: StreamId, changed: usize) -> Result<(), TxError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoStream { stream: id }.into()) }
}

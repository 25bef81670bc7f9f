//! The streams: one row for each event, game, league and deck, with the length of its journal and the end of its hash
//! chain.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{Migration, entry};
use crate::error::{StoreError, TxError};
use crate::hash_chain;
use crate::journal::{NewEntry, NewStream, Step, StreamId, StreamKind, StreamRow};

pub(crate) const MIGRATIONS: &[Migration] = &[Migration {
    to: 16,
    // One journal for events, games, leagues and decks, with the hashes that their rows had in separate tables.
    // 4294967295: a number fits a u32, so that every front end can hold it exactly. The body is the last column, so
    // that the others are read without it. The place of an entry is its stream and its index in one number: a table
    // with such a key keeps long bodies in their page, where one WITHOUT ROWID would move them to others.
    sql: "CREATE TABLE stream (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        name TEXT NOT NULL,
        length INTEGER NOT NULL DEFAULT 0 CHECK (length >= 0),
        head BLOB NOT NULL CHECK (length(head) = 32),
        status TEXT NOT NULL,
        start TEXT NOT NULL,
        UNIQUE (kind, number)
    ) STRICT;
    CREATE TABLE entry (
        place INTEGER PRIMARY KEY CHECK (place = (stream << 32) + seq),
        stream INTEGER NOT NULL REFERENCES stream (id),
        seq INTEGER NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
        kind TEXT NOT NULL,
        at TEXT NOT NULL,
        hash BLOB NOT NULL CHECK (length(hash) = 32),
        body TEXT NOT NULL
    ) STRICT;
    INSERT INTO stream (kind, number, created_at, updated_at, archived, name, length, head, status, start)
        SELECT 'event', id, created_at, updated_at, archived, name, entries, chain, '', '' FROM event ORDER BY id;
    INSERT INTO stream (kind, number, created_at, updated_at, archived, name, length, head, status, start)
        SELECT 'game', id, created_at, updated_at, archived, '', steps, chain, standing, start FROM game ORDER BY id;
    INSERT INTO stream (kind, number, created_at, updated_at, archived, name, length, head, status, start)
        SELECT 'league', id, created_at,
            coalesce((SELECT at FROM league_step WHERE league = id ORDER BY seq DESC LIMIT 1), created_at),
            archived, name, steps, chain, '', '' FROM league ORDER BY id;
    INSERT INTO stream (kind, number, created_at, updated_at, archived, name, length, head, status, start)
        SELECT 'deck', id, created_at, coalesce(at, created_at), archived, coalesce(name, ''), versions,
            coalesce(seal, zeroblob(32)), '', ''
        FROM deck LEFT JOIN deck_version ON deck = id AND version = versions ORDER BY id;
    INSERT INTO entry (place, stream, seq, kind, at, hash, body)
        SELECT (stream.id << 32) + seq, stream.id, seq, journal.kind, at, chain, body
        FROM stream JOIN journal ON stream.kind = 'event' AND event = number ORDER BY stream.id, seq;
    INSERT INTO entry (place, stream, seq, kind, at, hash, body)
        SELECT (stream.id << 32) + seq, stream.id, seq, '', '', chain, body
        FROM stream JOIN game_step ON stream.kind = 'game' AND game = number ORDER BY stream.id, seq;
    INSERT INTO entry (place, stream, seq, kind, at, hash, body)
        SELECT (stream.id << 32) + seq, stream.id, seq, '', at, chain, body
        FROM stream JOIN league_step ON stream.kind = 'league' AND league = number ORDER BY stream.id, seq;
    INSERT INTO entry (place, stream, seq, kind, at, hash, body)
        SELECT (stream.id << 32) + version - 1, stream.id, version - 1, deck_version.name, at, seal, body
        FROM stream JOIN deck_version ON stream.kind = 'deck' AND deck = number ORDER BY stream.id, version;
    CREATE TABLE deck_label (
        stream INTEGER NOT NULL REFERENCES stream (id),
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 4294967295),
        label TEXT NOT NULL,
        PRIMARY KEY (stream, version)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO deck_label (stream, version, label)
        SELECT stream.id, version, label FROM stream JOIN deck_version ON stream.kind = 'deck' AND deck = number
        WHERE label IS NOT NULL;
    ALTER TABLE deck_tag RENAME TO old_deck_tag;
    CREATE TABLE deck_tag (
        stream INTEGER NOT NULL REFERENCES stream (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (stream, tag)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO deck_tag (stream, tag)
        SELECT stream.id, tag FROM stream JOIN old_deck_tag ON stream.kind = 'deck' AND deck = number;
    CREATE TABLE device (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        stream INTEGER NOT NULL REFERENCES stream (id),
        holder TEXT NOT NULL,
        key BLOB NOT NULL CHECK (length(key) = 32),
        asked INTEGER NOT NULL DEFAULT 0 CHECK (asked >= 0),
        newest BLOB CHECK (length(newest) = 32),
        refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
        ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
        printed INTEGER NOT NULL DEFAULT 0 CHECK (printed IN (0, 1)),
        reads INTEGER NOT NULL DEFAULT 0 CHECK (reads >= 0)
    ) STRICT;
    CREATE INDEX device_of_holder ON device (stream, holder);
    INSERT INTO device (id, stream, holder, key, asked, newest, refused, ended, printed, reads)
        SELECT phone.id, stream.id, role || ':' || CASE role WHEN 'player' THEN player ELSE phone.name END,
            key, asked, newest, refused, ended, printed, reads
        FROM phone JOIN stream ON stream.kind = 'event' AND event = number ORDER BY phone.id;
    CREATE TABLE device_print (
        stream INTEGER PRIMARY KEY REFERENCES stream (id),
        key BLOB NOT NULL CHECK (length(key) = 32)
    ) STRICT;
    INSERT INTO device_print (stream, key)
        SELECT stream.id, key FROM phone_print JOIN stream ON kind = 'event' AND event = number;
    CREATE TEMP TABLE moved AS
        SELECT number AS event, updated_at AS at, 'report' AS kind, json_object('report', json_object(
            'round', round, 'player', player, 'opponent', opponent, 'won', won, 'lost', lost, 'drawn', drawn)) AS body
        FROM phone_report AS report JOIN stream ON stream.kind = 'event' AND event = number
        WHERE round = (SELECT max(round) FROM phone_report WHERE event = report.event);
    INSERT INTO moved
        SELECT number, at, 'call', json_object('call', json_object('player', player, 'call', phone_call.kind))
        FROM phone_call JOIN stream ON stream.kind = 'event' AND event = number ORDER BY at, player;
    INSERT INTO moved
        SELECT number, updated_at, 'judge_at',
            json_object('judge_at', json_object('role', role, 'name', phone.name, 'table', at_table))
        FROM phone JOIN stream ON stream.kind = 'event' AND event = number
        WHERE at_table IS NOT NULL AND role <> 'player' AND ended = 0;
    DROP TABLE phone_print;
    DROP TABLE phone_call;
    DROP TABLE phone_report;
    DROP TABLE phone;
    DROP TABLE old_deck_tag;
    DROP TABLE deck_version;
    DROP TABLE deck;
    DROP TABLE league_step;
    DROP TABLE league;
    DROP TABLE game_step;
    DROP TABLE game;
    DROP TABLE journal;
    DROP TABLE event;
    CREATE TRIGGER stream_is_kept BEFORE DELETE ON stream
    BEGIN SELECT RAISE(ABORT, 'a stream is archived, never deleted'); END;
    CREATE TRIGGER stream_start_is_not_rewritten BEFORE UPDATE OF id, kind, number, created_at, start ON stream
    BEGIN SELECT RAISE(ABORT, 'the start of a stream is never changed'); END;
    CREATE TRIGGER entry_is_not_rewritten BEFORE UPDATE ON entry
    BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
    CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
    BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;",
    then: Some(append_moved),
}];

/// Appends the entries from phones that had their own tables: reports, calls and judges' tables.
fn append_moved(tx: &Transaction<'_>) -> Result<(), TxError> {
    let mut statement = tx.prepare("SELECT event, kind, at, body FROM moved ORDER BY rowid")?;
    let moved = |row: &Row<'_>| {
        let entry = NewEntry { kind: row.get(1)?, at: row.get(2)?, body: row.get(3)? };
        Ok((StreamId::event(row.get(0)?), entry))
    };
    let moved: Vec<(StreamId, NewEntry)> = statement.query_map([], moved)?.collect::<Result<_, _>>()?;
    drop(statement);
    for (stream, entry) in moved {
        let Head { length, .. } = head(tx, stream)?;
        entry::append(tx, stream, &Step::new(length, &[entry]))?;
    }
    tx.execute_batch("DROP TABLE moved")?;
    Ok(())
}

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
    insert.execute(params![new.kind.code(), number, new.at, new.name, hash_chain::START, new.status, new.start])?;
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

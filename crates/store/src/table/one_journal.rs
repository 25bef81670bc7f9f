//! The migration that put all streams into one journal.

use rusqlite::{Row, Transaction};

use super::{Migration, entry, stream};
use crate::error::TxError;
use crate::journal::{NewEntry, Step, StreamId};

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
    for (id, entry) in moved {
        let length = stream::head(tx, id)?.length;
        entry::append(tx, id, &Step::new(length, &[entry]))?;
    }
    tx.execute_batch("DROP TABLE moved")?;
    Ok(())
}

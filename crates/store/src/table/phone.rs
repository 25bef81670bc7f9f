//! Phones of players: the key of each, how often it has asked, and what it asked last. In no export.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{Migration, event};
use crate::error::Fault;
use crate::{Accepted, EventId, PhoneBrought, PhoneCall, PhoneCallKind, PhoneReport, PhoneRow};

pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration {
        to: 12,
        // The key is a hash of the secret that only the phone has. A report is of the newest pairing of a round: it names the
        // opponent, so that it says nothing once somebody else is met.
        sql: "CREATE TABLE phone (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        event INTEGER NOT NULL REFERENCES event (id),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        key BLOB NOT NULL CHECK (length(key) = 32),
        asked INTEGER NOT NULL DEFAULT 0 CHECK (asked >= 0),
        newest BLOB CHECK (length(newest) = 32),
        ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
    ) STRICT;
    CREATE INDEX phone_of_player ON phone (event, player);
    CREATE TABLE phone_report (
        event INTEGER NOT NULL REFERENCES event (id),
        round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        opponent INTEGER NOT NULL CHECK (opponent BETWEEN 0 AND 4294967295),
        won INTEGER NOT NULL CHECK (won BETWEEN 0 AND 255),
        lost INTEGER NOT NULL CHECK (lost BETWEEN 0 AND 255),
        drawn INTEGER NOT NULL CHECK (drawn BETWEEN 0 AND 255),
        PRIMARY KEY (event, round, player)
    ) STRICT, WITHOUT ROWID;",
    },
    Migration {
        to: 13,
        sql: "CREATE TABLE phone_call (
        event INTEGER NOT NULL REFERENCES event (id),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        kind TEXT NOT NULL CHECK (kind IN ('judge', 'drop')),
        at TEXT NOT NULL,
        PRIMARY KEY (event, player, kind)
    ) STRICT, WITHOUT ROWID;",
    },
];

fn row(row: &Row<'_>) -> rusqlite::Result<PhoneRow> {
    Ok(PhoneRow {
        event: EventId(row.get(0)?),
        player: row.get(1)?,
        key: row.get(2)?,
        asked: row.get::<_, i64>(3)?.unsigned_abs(),
        newest: row.get(4)?,
        ended: row.get(5)?,
    })
}

pub(crate) fn one(conn: &Connection, id: u32) -> Result<Option<PhoneRow>, Fault> {
    let mut statement =
        conn.prepare_cached("SELECT event, player, key, asked, newest, ended FROM phone WHERE id = ?1")?;
    Ok(statement.query_row([id], row).optional()?)
}

/// A place for a phone. One that was made before for this player and never asked is there no more.
pub(crate) fn insert(tx: &Transaction<'_>, event: EventId, player: u32, key: &[u8; 32]) -> Result<u32, Fault> {
    event::one(tx, event)?.ok_or(crate::StoreError::NotFound { event })?;
    tx.execute("DELETE FROM phone WHERE event = ?1 AND player = ?2 AND asked = 0", params![event.0, player])?;
    // A number that was never used may be assigned again; its old secret fits it no more.
    let id: u32 = tx.query_row("SELECT coalesce(max(id), 0) + 1 FROM phone", [], |row| row.get(0))?;
    tx.execute(
        "INSERT INTO phone (id, event, player, key) VALUES (?1, ?2, ?3, ?4)",
        params![id, event.0, player, key],
    )?;
    Ok(id)
}

/// Takes a request in, once, with what it brings. The first request of a phone ends the others of the player.
pub(crate) fn accept(
    tx: &Transaction<'_>,
    id: u32,
    counter: u64,
    digest: &[u8; 32],
    brought: Option<&PhoneBrought>,
) -> Result<Accepted, Fault> {
    let Some(phone) = one(tx, id)? else { return Ok(Accepted::Unknown) };
    if phone.ended {
        return Ok(Accepted::Ended);
    }
    if counter == phone.asked && phone.newest.as_ref() == Some(digest) {
        return Ok(Accepted::Again);
    }
    if Some(counter) != phone.asked.checked_add(1) {
        return Ok(Accepted::OutOfOrder { asked: phone.asked });
    }
    if phone.asked == 0 {
        let mut end = tx.prepare_cached("UPDATE phone SET ended = 1 WHERE event = ?1 AND player = ?2 AND id <> ?3")?;
        end.execute(params![phone.event.0, phone.player, id])?;
    }
    let mut count = tx.prepare_cached("UPDATE phone SET asked = asked + 1, newest = ?2 WHERE id = ?1")?;
    count.execute(params![id, digest])?;
    match brought {
        Some(PhoneBrought::Report(report)) => write_report(tx, phone.event, report)?,
        Some(PhoneBrought::Call(call)) => write_call(tx, phone.event, call)?,
        Some(PhoneBrought::TakesBack { player, kind }) => end_call(tx, phone.event, *player, *kind)?,
        None => {}
    }
    Ok(Accepted::Now)
}

fn write_report(tx: &Transaction<'_>, event: EventId, report: &PhoneReport) -> Result<(), Fault> {
    let mut write = tx.prepare_cached(
        "INSERT INTO phone_report (event, round, player, opponent, won, lost, drawn)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT DO UPDATE SET opponent = ?4, won = ?5, lost = ?6, drawn = ?7",
    )?;
    let PhoneReport { round, player, opponent, won, lost, drawn } = *report;
    write.execute(params![event.0, round, player, opponent, won, lost, drawn])?;
    Ok(())
}

/// A call that stands already keeps its time.
fn write_call(tx: &Transaction<'_>, event: EventId, call: &PhoneCall) -> Result<(), Fault> {
    let mut write = tx.prepare_cached(
        "INSERT INTO phone_call (event, player, kind, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    )?;
    write.execute(params![event.0, call.player, code(call.kind), call.at])?;
    Ok(())
}

fn code(kind: PhoneCallKind) -> &'static str {
    match kind {
        PhoneCallKind::Judge => "judge",
        PhoneCallKind::Drop => "drop",
    }
}

/// What players ask the desk for, the oldest first.
pub(crate) fn calls(conn: &Connection, event: EventId) -> Result<Vec<PhoneCall>, Fault> {
    let mut statement =
        conn.prepare_cached("SELECT player, kind = 'judge', at FROM phone_call WHERE event = ?1 ORDER BY at, player")?;
    let call = |row: &Row<'_>| {
        let kind = if row.get(1)? { PhoneCallKind::Judge } else { PhoneCallKind::Drop };
        Ok(PhoneCall { player: row.get(0)?, kind, at: row.get(2)? })
    };
    let calls = statement.query_map([event.0], call)?.collect::<Result<_, _>>()?;
    Ok(calls)
}

/// Ends a call of a player, if it stands.
pub(crate) fn end_call(tx: &Transaction<'_>, event: EventId, player: u32, kind: PhoneCallKind) -> Result<(), Fault> {
    let ended = "DELETE FROM phone_call WHERE event = ?1 AND player = ?2 AND kind = ?3";
    tx.execute(ended, params![event.0, player, code(kind)])?;
    Ok(())
}

/// The players whose phones have asked and may still ask.
pub(crate) fn players(conn: &Connection, event: EventId) -> Result<Vec<u32>, Fault> {
    let mut statement = conn.prepare_cached(
        "SELECT DISTINCT player FROM phone WHERE event = ?1 AND asked > 0 AND ended = 0 ORDER BY player",
    )?;
    let players = statement.query_map([event.0], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(players)
}

pub(crate) fn reports(conn: &Connection, event: EventId, round: u16) -> Result<Vec<PhoneReport>, Fault> {
    let mut statement = conn.prepare_cached(
        "SELECT player, opponent, won, lost, drawn FROM phone_report WHERE event = ?1 AND round = ?2 ORDER BY player",
    )?;
    let report = |row: &Row<'_>| {
        Ok(PhoneReport {
            round,
            player: row.get(0)?,
            opponent: row.get(1)?,
            won: row.get(2)?,
            lost: row.get(3)?,
            drawn: row.get(4)?,
        })
    };
    let rows = statement.query_map(params![event.0, round], report)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

pub(crate) fn forget_reports(tx: &Transaction<'_>, event: EventId, round: u16, players: [u32; 2]) -> Result<(), Fault> {
    let [one, other] = players;
    tx.execute(
        "DELETE FROM phone_report WHERE event = ?1 AND round = ?2 AND player IN (?3, ?4)",
        params![event.0, round, one, other],
    )?;
    Ok(())
}

/// Ends every phone of an event; none can ask again.
pub(crate) fn end_all(tx: &Transaction<'_>, event: EventId) -> Result<(), Fault> {
    tx.execute("UPDATE phone SET ended = 1, key = zeroblob(32) WHERE event = ?1", [event.0])?;
    tx.execute("DELETE FROM phone_report WHERE event = ?1", [event.0])?;
    tx.execute("DELETE FROM phone_call WHERE event = ?1", [event.0])?;
    Ok(())
}

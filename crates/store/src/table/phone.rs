//! Phones of players and staff: the key of each, its number of requests and the latest one. Never exported.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{Migration, event, journal};
use crate::error::TxError;
use crate::{
    EventId, PhoneCall, PhoneCallKind, PhoneHolder, PhonePayload, PhoneReport, PhoneRow, RequestOutcome, StaffPhoneRow,
};

pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration {
        to: 12,
        // The key is a hash of the secret that only the phone has. A report belongs to the latest pairing of a round:
        // it names the opponent, so that it no longer applies after re-pairing.
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
    Migration {
        to: 14,
        // All phones of earlier versions belong to players. A device of a judge or scorekeeper is identified by role
        // and name, and its player is 0. Printed codes are derived from the key of the event, so that the same code
        // can be printed again.
        sql: "ALTER TABLE phone ADD COLUMN role TEXT NOT NULL DEFAULT 'player'
        CHECK (role IN ('player', 'judge', 'scorekeeper'));
    ALTER TABLE phone ADD COLUMN name TEXT NOT NULL DEFAULT '';
    ALTER TABLE phone ADD COLUMN at_table INTEGER CHECK (at_table BETWEEN 1 AND 65535);
    ALTER TABLE phone ADD COLUMN printed INTEGER NOT NULL DEFAULT 0 CHECK (printed IN (0, 1));
    CREATE TABLE phone_print (
        event INTEGER PRIMARY KEY REFERENCES event (id),
        key BLOB NOT NULL CHECK (length(key) = 32)
    ) STRICT;",
    },
    Migration {
        to: 15,
        // The highest number reserved for reads, and a flag for a rejected latest request.
        sql: "ALTER TABLE phone ADD COLUMN reads INTEGER NOT NULL DEFAULT 0 CHECK (reads >= 0);
    ALTER TABLE phone ADD COLUMN refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1));",
    },
];

/// Returns the stored form of a holder: the role, the player's number (0 for others), the name.
fn parts(holder: &PhoneHolder) -> (&'static str, u32, &str) {
    match holder {
        PhoneHolder::Player(player) => ("player", *player, ""),
        PhoneHolder::Judge(name) => ("judge", 0, name),
        PhoneHolder::Scorekeeper(name) => ("scorekeeper", 0, name),
    }
}

fn holder(role: &str, player: u32, name: String) -> PhoneHolder {
    match role {
        "judge" => PhoneHolder::Judge(name),
        "scorekeeper" => PhoneHolder::Scorekeeper(name),
        // The table has no fourth role.
        _ => PhoneHolder::Player(player),
    }
}

fn row(row: &Row<'_>) -> rusqlite::Result<PhoneRow> {
    let role: String = row.get(6)?;
    Ok(PhoneRow {
        event: EventId(row.get(0)?),
        holder: holder(&role, row.get(1)?, row.get(7)?),
        key: row.get(2)?,
        asked: row.get::<_, i64>(3)?.unsigned_abs(),
        newest: row.get(4)?,
        ended: row.get(5)?,
        refused: row.get(8)?,
    })
}

pub(crate) fn one(conn: &Connection, id: u32) -> Result<Option<PhoneRow>, TxError> {
    let mut statement = conn.prepare_cached(
        "SELECT event, player, key, asked, newest, ended, role, name, refused FROM phone WHERE id = ?1",
    )?;
    Ok(statement.query_row([id], row).optional()?)
}

/// Inserts an invitation for a phone. Removes an unused earlier one of the same holder unless it is printed.
pub(crate) fn insert(
    tx: &Transaction<'_>,
    event: EventId,
    holder: &PhoneHolder,
    key: &[u8; 32],
) -> Result<u32, TxError> {
    event::one(tx, event)?.ok_or(crate::StoreError::NotFound { event })?;
    let (role, player, name) = parts(holder);
    tx.execute(
        "DELETE FROM phone WHERE event = ?1 AND player = ?2 AND role = ?3 AND name = ?4 AND asked = 0 AND printed = 0",
        params![event.0, player, role, name],
    )?;
    add(tx, event, holder, key, false)
}

fn add(
    tx: &Transaction<'_>,
    event: EventId,
    holder: &PhoneHolder,
    key: &[u8; 32],
    printed: bool,
) -> Result<u32, TxError> {
    let (role, player, name) = parts(holder);
    // A number that was never used may be assigned again; its old secret no longer matches.
    let id: u32 = tx.query_row("SELECT coalesce(max(id), 0) + 1 FROM phone", [], |row| row.get(0))?;
    tx.execute(
        "INSERT INTO phone (id, event, player, key, role, name, printed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![id, event.0, player, key, role, name, printed],
    )?;
    Ok(id)
}

/// Returns the secret the printed codes of an event are derived from. Stores `fresh` if there is none.
pub(crate) fn print_key(tx: &Transaction<'_>, event: EventId, fresh: &[u8; 32]) -> Result<[u8; 32], TxError> {
    event::one(tx, event)?.ok_or(crate::StoreError::NotFound { event })?;
    tx.execute("INSERT INTO phone_print (event, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING", params![event.0, fresh])?;
    Ok(tx.query_row("SELECT key FROM phone_print WHERE event = ?1", [event.0], |row| row.get(0))?)
}

/// Returns the printed invitation for a player's phone. It is the same on every call. Returns `None` if the player has
/// a phone.
pub(crate) fn printed(
    tx: &Transaction<'_>,
    event: EventId,
    player: u32,
    key: &[u8; 32],
) -> Result<Option<u32>, TxError> {
    let mut used = tx.prepare_cached(
        "SELECT 1 FROM phone WHERE event = ?1 AND player = ?2 AND role = 'player' AND asked > 0 AND ended = 0",
    )?;
    if used.exists(params![event.0, player])? {
        return Ok(None);
    }
    let mut known = tx.prepare_cached(
        "SELECT id FROM phone WHERE event = ?1 AND player = ?2 AND printed = 1 AND ended = 0 AND key = ?3",
    )?;
    match known.query_row(params![event.0, player, key], |row| row.get(0)).optional()? {
        Some(known) => Ok(Some(known)),
        None => Ok(Some(add(tx, event, &PhoneHolder::Player(player), key, true)?)),
    }
}

/// Stores a request once, with its effect. The first request of a phone revokes the others of its holder.
pub(crate) fn accept(
    tx: &Transaction<'_>,
    id: u32,
    counter: u64,
    digest: &[u8; 32],
    brought: Option<&PhonePayload>,
) -> Result<RequestOutcome, TxError> {
    let Some(phone) = one(tx, id)? else { return Ok(RequestOutcome::Unknown) };
    if phone.ended {
        return Ok(RequestOutcome::Ended);
    }
    if counter == phone.asked && phone.newest.as_ref() == Some(digest) {
        return Ok(if phone.refused { RequestOutcome::Refused } else { RequestOutcome::Again });
    }
    if Some(counter) != phone.asked.checked_add(1) {
        return Ok(RequestOutcome::OutOfOrder { asked: phone.asked });
    }
    if phone.asked == 0 {
        let (role, player, name) = parts(&phone.holder);
        let mut end = tx.prepare_cached(
            "UPDATE phone SET ended = 1 WHERE event = ?1 AND player = ?2 AND role = ?3 AND name = ?4 AND id <> ?5",
        )?;
        end.execute(params![phone.event.0, player, role, name, id])?;
    }
    let refused = matches!(brought, Some(PhonePayload::Refusal));
    let mut count = tx.prepare_cached("UPDATE phone SET asked = asked + 1, newest = ?2, refused = ?3 WHERE id = ?1")?;
    count.execute(params![id, digest, refused])?;
    match brought {
        Some(PhonePayload::Report(report)) => write_report(tx, phone.event, report)?,
        Some(PhonePayload::Call(call)) => write_call(tx, phone.event, call)?,
        Some(PhonePayload::TakesBack { player, kind }) => end_call(tx, phone.event, *player, *kind)?,
        Some(PhonePayload::Step { expected, entries }) => {
            journal::append(tx, phone.event, *expected, entries)?;
        }
        Some(PhonePayload::At { table, answers }) => {
            tx.execute("UPDATE phone SET at_table = ?2 WHERE id = ?1", params![id, table])?;
            for player in answers {
                end_call(tx, phone.event, *player, PhoneCallKind::Judge)?;
            }
        }
        Some(PhonePayload::Refusal) | None => {}
    }
    Ok(RequestOutcome::Now)
}

/// Reserves numbers for reads of a phone. Returns `None` if they were reserved, otherwise the highest earlier one.
pub(crate) fn reserve_reads(tx: &Transaction<'_>, id: u32, from: u64, to: u64) -> Result<Option<u64>, TxError> {
    let highest = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut known = tx.prepare_cached("SELECT reads FROM phone WHERE id = ?1")?;
    let known: i64 = known.query_row([id], |row| row.get(0)).optional()?.unwrap_or(i64::MAX);
    if highest(from) <= known {
        return Ok(Some(known.unsigned_abs()));
    }
    let mut reserve = tx.prepare_cached("UPDATE phone SET reads = ?2 WHERE id = ?1")?;
    reserve.execute(params![id, highest(to)])?;
    Ok(None)
}

fn write_report(tx: &Transaction<'_>, event: EventId, report: &PhoneReport) -> Result<(), TxError> {
    let mut write = tx.prepare_cached(
        "INSERT INTO phone_report (event, round, player, opponent, won, lost, drawn)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT DO UPDATE SET opponent = ?4, won = ?5, lost = ?6, drawn = ?7",
    )?;
    let PhoneReport { round, player, opponent, won, lost, drawn } = *report;
    write.execute(params![event.0, round, player, opponent, won, lost, drawn])?;
    Ok(())
}

/// An open call keeps its time.
fn write_call(tx: &Transaction<'_>, event: EventId, call: &PhoneCall) -> Result<(), TxError> {
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

/// Returns the open calls, oldest first.
pub(crate) fn calls(conn: &Connection, event: EventId) -> Result<Vec<PhoneCall>, TxError> {
    let mut statement =
        conn.prepare_cached("SELECT player, kind = 'judge', at FROM phone_call WHERE event = ?1 ORDER BY at, player")?;
    let call = |row: &Row<'_>| {
        let kind = if row.get(1)? { PhoneCallKind::Judge } else { PhoneCallKind::Drop };
        Ok(PhoneCall { player: row.get(0)?, kind, at: row.get(2)? })
    };
    let calls = statement.query_map([event.0], call)?.collect::<Result<_, _>>()?;
    Ok(calls)
}

/// Closes a player's call, if it is open.
pub(crate) fn end_call(tx: &Transaction<'_>, event: EventId, player: u32, kind: PhoneCallKind) -> Result<(), TxError> {
    let ended = "DELETE FROM phone_call WHERE event = ?1 AND player = ?2 AND kind = ?3";
    tx.execute(ended, params![event.0, player, code(kind)])?;
    Ok(())
}

/// Returns the players with an active, enrolled phone.
pub(crate) fn players(conn: &Connection, event: EventId) -> Result<Vec<u32>, TxError> {
    let mut statement = conn.prepare_cached(
        "SELECT DISTINCT player FROM phone
         WHERE event = ?1 AND role = 'player' AND asked > 0 AND ended = 0 ORDER BY player",
    )?;
    let players = statement.query_map([event.0], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(players)
}

/// Returns the active devices of judges and scorekeepers, by role and name.
pub(crate) fn staff(conn: &Connection, event: EventId) -> Result<Vec<StaffPhoneRow>, TxError> {
    let mut statement = conn.prepare_cached(
        "SELECT id, role, name, asked > 0, at_table FROM phone
         WHERE event = ?1 AND role <> 'player' AND ended = 0 ORDER BY role, name, id",
    )?;
    let phone = |row: &Row<'_>| {
        let role: String = row.get(1)?;
        Ok(StaffPhoneRow {
            phone: row.get(0)?,
            holder: holder(&role, 0, row.get(2)?),
            joined: row.get(3)?,
            at_table: row.get(4)?,
        })
    };
    let phones = statement.query_map([event.0], phone)?.collect::<Result<_, _>>()?;
    Ok(phones)
}

/// Revokes the device of a judge or scorekeeper. Returns `true` if it existed.
pub(crate) fn end_staff(tx: &Transaction<'_>, event: EventId, id: u32) -> Result<bool, TxError> {
    let ended = "UPDATE phone SET ended = 1, key = zeroblob(32) WHERE event = ?1 AND id = ?2 AND role <> 'player' AND ended = 0";
    Ok(tx.execute(ended, params![event.0, id])? > 0)
}

pub(crate) fn reports(conn: &Connection, event: EventId, round: u16) -> Result<Vec<PhoneReport>, TxError> {
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

pub(crate) fn forget_reports(
    tx: &Transaction<'_>,
    event: EventId,
    round: u16,
    players: [u32; 2],
) -> Result<(), TxError> {
    let [one, other] = players;
    tx.execute(
        "DELETE FROM phone_report WHERE event = ?1 AND round = ?2 AND player IN (?3, ?4)",
        params![event.0, round, one, other],
    )?;
    Ok(())
}

/// Revokes all phones of an event.
pub(crate) fn end_all(tx: &Transaction<'_>, event: EventId) -> Result<(), TxError> {
    tx.execute("UPDATE phone SET ended = 1, key = zeroblob(32) WHERE event = ?1", [event.0])?;
    tx.execute("DELETE FROM phone_report WHERE event = ?1", [event.0])?;
    tx.execute("DELETE FROM phone_call WHERE event = ?1", [event.0])?;
    tx.execute("DELETE FROM phone_print WHERE event = ?1", [event.0])?;
    Ok(())
}

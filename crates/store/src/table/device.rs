//! Devices that send signed requests: the key of each, its number of requests and the latest one. Never exported.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::stream;
use crate::error::TxError;
use crate::journal::{StreamId, StreamKind};
use crate::{DeviceRow, Request, RequestOutcome};

const SELECT: &str = "SELECT device.id, kind, number, holder, key, asked, newest, refused, ended
    FROM device JOIN stream ON stream.id = stream";

fn row(row: &Row<'_>) -> rusqlite::Result<DeviceRow> {
    let kind: String = row.get(1)?;
    let kind = StreamKind::named(&kind)
        .ok_or_else(|| rusqlite::Error::InvalidColumnType(1, "kind".into(), rusqlite::types::Type::Text))?;
    Ok(DeviceRow {
        id: row.get(0)?,
        stream: StreamId { kind, number: row.get(2)? },
        holder: row.get(3)?,
        key: row.get(4)?,
        asked: row.get::<_, i64>(5)?.unsigned_abs(),
        newest: row.get(6)?,
        refused: row.get(7)?,
        ended: row.get(8)?,
    })
}

pub(crate) fn one(conn: &Connection, id: u32) -> Result<Option<DeviceRow>, TxError> {
    let mut statement = conn.prepare_cached(&format!("{SELECT} WHERE device.id = ?1"))?;
    Ok(statement.query_row([id], row).optional()?)
}

/// Returns the devices of a stream that are not revoked, by number.
pub(crate) fn all(conn: &Connection, stream: StreamId) -> Result<Vec<DeviceRow>, TxError> {
    let mut statement =
        conn.prepare_cached(&format!("{SELECT} WHERE kind = ?1 AND number = ?2 AND ended = 0 ORDER BY device.id"))?;
    let rows = statement.query_map(params![stream.kind.code(), stream.number], row)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

/// Inserts an invitation. Removes an unused earlier one of the same holder unless it is printed.
pub(crate) fn insert(tx: &Transaction<'_>, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, TxError> {
    let owner = stream::head(tx, stream)?.row;
    tx.execute(
        "DELETE FROM device WHERE stream = ?1 AND holder = ?2 AND asked = 0 AND printed = 0",
        params![owner, holder],
    )?;
    add(tx, owner, holder, key, false)
}

fn add(tx: &Transaction<'_>, stream: i64, holder: &str, key: &[u8; 32], printed: bool) -> Result<u32, TxError> {
    // A number that was never used may be assigned again; its old secret no longer matches.
    let id: u32 = tx.query_row("SELECT coalesce(max(id), 0) + 1 FROM device", [], |row| row.get(0))?;
    tx.execute(
        "INSERT INTO device (id, stream, holder, key, printed) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![id, stream, holder, key, printed],
    )?;
    Ok(id)
}

/// Returns the secret the printed codes of a stream are derived from. Stores `fresh` if there is none.
pub(crate) fn print_key(tx: &Transaction<'_>, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], TxError> {
    let owner = stream::head(tx, stream)?.row;
    tx.execute("INSERT INTO device_print (stream, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING", params![owner, fresh])?;
    Ok(tx.query_row("SELECT key FROM device_print WHERE stream = ?1", [owner], |row| row.get(0))?)
}

/// Returns the number of a holder's printed invitation with this key, or `None` if the holder has a device.
pub(crate) fn printed(
    tx: &Transaction<'_>,
    stream: StreamId,
    holder: &str,
    key: &[u8; 32],
) -> Result<Option<u32>, TxError> {
    let owner = stream::head(tx, stream)?.row;
    let mut used =
        tx.prepare_cached("SELECT 1 FROM device WHERE stream = ?1 AND holder = ?2 AND asked > 0 AND ended = 0")?;
    if used.exists(params![owner, holder])? {
        return Ok(None);
    }
    let mut known = tx.prepare_cached(
        "SELECT id FROM device WHERE stream = ?1 AND holder = ?2 AND printed = 1 AND ended = 0 AND key = ?3",
    )?;
    match known.query_row(params![owner, holder, key], |row| row.get(0)).optional()? {
        Some(known) => Ok(Some(known)),
        None => Ok(Some(add(tx, owner, holder, key, true)?)),
    }
}

/// Stores a request once. The first request of a device revokes the others of its holder.
pub(crate) fn accept(tx: &Transaction<'_>, request: &Request, refused: bool) -> Result<RequestOutcome, TxError> {
    let Some(device) = one(tx, request.device)? else { return Ok(RequestOutcome::Unknown) };
    let outcome = device.outcome(request);
    if outcome != RequestOutcome::Now {
        return Ok(outcome);
    }
    if device.asked == 0 {
        let owner = stream::head(tx, device.stream)?.row;
        let mut end =
            tx.prepare_cached("UPDATE device SET ended = 1 WHERE stream = ?1 AND holder = ?2 AND id <> ?3")?;
        end.execute(params![owner, device.holder, device.id])?;
    }
    let mut count =
        tx.prepare_cached("UPDATE device SET asked = asked + 1, newest = ?2, refused = ?3 WHERE id = ?1")?;
    count.execute(params![device.id, request.digest, refused])?;
    Ok(outcome)
}

/// Reserves numbers for reads of a device. Returns `None` if they were reserved, otherwise the highest earlier one.
pub(crate) fn reserve_reads(tx: &Transaction<'_>, id: u32, from: u64, to: u64) -> Result<Option<u64>, TxError> {
    let highest = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut known = tx.prepare_cached("SELECT reads FROM device WHERE id = ?1")?;
    let known: i64 = known.query_row([id], |row| row.get(0)).optional()?.unwrap_or(i64::MAX);
    if highest(from) <= known {
        return Ok(Some(known.unsigned_abs()));
    }
    let mut reserve = tx.prepare_cached("UPDATE device SET reads = ?2 WHERE id = ?1")?;
    reserve.execute(params![id, highest(to)])?;
    Ok(None)
}

/// Revokes a device of a stream.
pub(crate) fn revoke(tx: &Transaction<'_>, stream: StreamId, id: u32) -> Result<bool, TxError> {
    let Some(owner) = stream::find(tx, stream)? else { return Ok(false) };
    let ended = "UPDATE device SET ended = 1, key = zeroblob(32) WHERE stream = ?1 AND id = ?2 AND ended = 0";
    Ok(tx.execute(ended, params![owner.row, id])? > 0)
}

/// Revokes all devices of a stream.
pub(crate) fn revoke_all(tx: &Transaction<'_>, stream: StreamId) -> Result<(), TxError> {
    let owner = stream::head(tx, stream)?.row;
    tx.execute("UPDATE device SET ended = 1, key = zeroblob(32) WHERE stream = ?1", [owner])?;
    tx.execute("DELETE FROM device_print WHERE stream = ?1", [owner])?;
    Ok(())
}

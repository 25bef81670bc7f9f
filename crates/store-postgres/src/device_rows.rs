//! The table of devices: invitations, and the numbers of requests.

use store::{DeviceRow, Request, RequestOutcome, StreamId, StreamKind};
use tokio_postgres::Row;

use crate::connection::Tx;
use crate::error::TxError;
use crate::rows::{count, hash, text};

/// The columns of a device, for [`row`].
macro_rules! devices {
    ($rest:literal) => {
        concat!(
            "SELECT device.id, kind, number, holder, key, asked, newest, refused, ended
             FROM cantina.device JOIN cantina.stream ON stream.id = device.stream ",
            $rest
        )
    };
}

pub(crate) use devices;

/// Converts the row of a device.
pub(crate) fn row(row: &Row) -> Result<DeviceRow, TxError> {
    // The table has only numbers of a u32 and these kinds.
    let number = |column: usize| u32::try_from(row.get::<_, i64>(column)).unwrap_or(u32::MAX);
    let kind = StreamKind::named(row.get(1)).unwrap_or(StreamKind::Event);
    Ok(DeviceRow {
        id: number(0),
        stream: StreamId { kind, number: number(2) },
        holder: text(row, 3)?,
        key: hash(row, 4),
        asked: count(row, 5),
        newest: row.get::<_, Option<&[u8]>>(6).map(|_| hash(row, 6)),
        refused: row.get(7),
        ended: row.get(8),
    })
}

/// Stores a request once. The first request of a device revokes the others of its holder.
pub(crate) fn accept(tx: &mut Tx<'_>, request: &Request, refused: bool) -> Result<RequestOutcome, TxError> {
    let id = i64::from(request.device);
    let found = tx.first(devices!("WHERE device.id = $1 FOR UPDATE OF device"), &[&id])?;
    let Some(found) = found else { return Ok(RequestOutcome::Unknown) };
    let device = row(&found)?;
    let outcome = device.outcome(request);
    if outcome != RequestOutcome::Now {
        return Ok(outcome);
    }
    if device.asked == 0 {
        tx.execute(
            "UPDATE cantina.device SET ended = true WHERE id <> $1 AND (stream, holder) =
                 (SELECT stream, holder FROM cantina.device WHERE id = $1)",
            &[&id],
        )?;
    }
    tx.execute(
        "UPDATE cantina.device SET asked = asked + 1, newest = $2, refused = $3 WHERE id = $1",
        &[&id, &&request.digest[..], &refused],
    )?;
    Ok(outcome)
}

/// Adds an invitation and returns its number.
pub(crate) fn add(tx: &mut Tx<'_>, stream: i64, holder: &[u8], key: &[u8], printed: bool) -> Result<u32, TxError> {
    // A number that was never used may be assigned again; its old secret no longer matches. Numbers are assigned one
    // after the other.
    tx.query("SELECT pg_advisory_xact_lock(hashtext('cantina.device'), cantina.own_shop())", &[])?;
    let added = tx.first(
        "INSERT INTO cantina.device (id, stream, holder, key, printed)
         SELECT coalesce(max(id), 0) + 1, $1::bigint, $2::bytea, $3::bytea, $4::boolean FROM cantina.device
         RETURNING id",
        &[&stream, &holder, &key, &printed],
    )?;
    Ok(added.and_then(|row| u32::try_from(row.get::<_, i64>(0)).ok()).unwrap_or_default())
}

/// Returns the number of a holder's printed invitation with this key, or `None` if the holder has a device.
pub(crate) fn printed(tx: &mut Tx<'_>, stream: i64, holder: &[u8], key: &[u8]) -> Result<Option<u32>, TxError> {
    let used = tx.first(
        "SELECT 1 FROM cantina.device WHERE stream = $1 AND holder = $2 AND asked > 0 AND NOT ended LIMIT 1",
        &[&stream, &holder],
    )?;
    if used.is_some() {
        return Ok(None);
    }
    let known = tx.first(
        "SELECT id FROM cantina.device WHERE stream = $1 AND holder = $2 AND printed AND NOT ended AND key = $3
         ORDER BY id LIMIT 1",
        &[&stream, &holder, &key],
    )?;
    match known {
        Some(known) => Ok(u32::try_from(known.get::<_, i64>(0)).ok()),
        None => Ok(Some(add(tx, stream, holder, key, true)?)),
    }
}

//! The devices of events: invitations, and the numbers of their requests.

use postgres::Row;
use store::{DeviceRow, Devices, Request, RequestOutcome, StoreError, StreamId, StreamKind};

use crate::append::{count, hash, head};
use crate::connection::Tx;
use crate::error::TxError;
use crate::journal::{PostgresJournal, text};

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

/// Converts the row of a device.
fn row(row: &Row) -> Result<DeviceRow, TxError> {
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

fn add(tx: &mut Tx<'_>, stream: i64, holder: &[u8], key: &[u8], printed: bool) -> Result<u32, TxError> {
    // A number that was never used may be assigned again; its old secret no longer matches. Numbers are assigned one
    // after the other.
    tx.query("SELECT pg_advisory_xact_lock(hashtext('cantina.device'))", &[])?;
    let added = tx.first(
        "INSERT INTO cantina.device (id, stream, holder, key, printed)
         SELECT coalesce(max(id), 0) + 1, $1::bigint, $2::bytea, $3::bytea, $4::boolean FROM cantina.device
         RETURNING id",
        &[&stream, &holder, &key, &printed],
    )?;
    Ok(added.and_then(|row| u32::try_from(row.get::<_, i64>(0)).ok()).unwrap_or_default())
}

/// Returns the number of a holder's printed invitation with this key, or `None` if the holder has a device.
fn printed(tx: &mut Tx<'_>, stream: i64, holder: &[u8], key: &[u8]) -> Result<Option<u32>, TxError> {
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

impl Devices for PostgresJournal {
    fn enrol(&self, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.write(|tx, _| {
            let (owner, holder) = (head(tx, stream)?.row, holder.as_bytes());
            tx.execute(
                "DELETE FROM cantina.device WHERE stream = $1 AND holder = $2 AND asked = 0 AND NOT printed",
                &[&owner, &holder],
            )?;
            add(tx, owner, holder, key, false)
        })
    }

    fn print_key(&self, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.write(|tx, _| {
            let owner = head(tx, stream)?.row;
            tx.execute(
                "INSERT INTO cantina.device_print (stream, key) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                &[&owner, &&fresh[..]],
            )?;
            let known = tx.first("SELECT key FROM cantina.device_print WHERE stream = $1", &[&owner])?;
            Ok(known.map_or(*fresh, |row| hash(&row, 0)))
        })
    }

    fn printed(&self, stream: StreamId, holders: &[(String, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        self.write(|tx, _| {
            let owner = head(tx, stream)?.row;
            holders.iter().map(|(holder, key)| printed(tx, owner, holder.as_bytes(), key)).collect()
        })
    }

    fn device(&self, id: u32) -> Result<Option<DeviceRow>, StoreError> {
        self.read_rows(devices!("WHERE device.id = $1"), &[&i64::from(id)], row).map(|rows| rows.into_iter().next())
    }

    fn devices(&self, stream: StreamId) -> Result<Vec<DeviceRow>, StoreError> {
        let sql = devices!("WHERE kind = $1 AND number = $2 AND NOT ended ORDER BY device.id");
        self.read_rows(sql, &[&stream.kind.code(), &i64::from(stream.number)], row)
    }

    fn revoke(&self, stream: StreamId, device: u32) -> Result<bool, StoreError> {
        self.write(|tx, again| {
            let changed = tx.execute(
                "UPDATE cantina.device SET ended = true, key = $4 WHERE id = $1 AND NOT ended AND stream =
                     (SELECT id FROM cantina.stream WHERE kind = $2 AND number = $3)",
                &[&i64::from(device), &stream.kind.code(), &i64::from(stream.number), &&[0_u8; 32][..]],
            )?;
            Ok(changed > 0 || again)
        })
    }

    fn revoke_all(&self, stream: StreamId) -> Result<(), StoreError> {
        self.write(|tx, _| {
            let owner = head(tx, stream)?.row;
            tx.execute(
                "UPDATE cantina.device SET ended = true, key = $2 WHERE stream = $1",
                &[&owner, &&[0_u8; 32][..]],
            )?;
            tx.execute("DELETE FROM cantina.device_print WHERE stream = $1", &[&owner])?;
            Ok(())
        })
    }

    fn reserve_reads(&self, device: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        let highest = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        self.write(|tx, _| {
            tx.skip_count();
            let id = i64::from(device);
            let known = tx.first("SELECT reads FROM cantina.device WHERE id = $1 FOR UPDATE", &[&id])?;
            let known = known.map_or(i64::MAX, |row| row.get(0));
            if highest(from) <= known {
                return Ok(Some(known.unsigned_abs()));
            }
            tx.execute("UPDATE cantina.device SET reads = $2 WHERE id = $1", &[&id, &highest(to)])?;
            Ok(None)
        })
    }

    fn accept(&self, request: &Request, refused: bool) -> Result<RequestOutcome, StoreError> {
        self.write(|tx, _| accept(tx, request, refused))
    }

    fn epoch(&self) -> Result<String, StoreError> {
        Ok(self.epoch.clone())
    }
}

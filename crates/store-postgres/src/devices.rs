//! The devices of events, as the trait.

use store::{DeviceRow, Devices, Request, RequestOutcome, StoreError, StreamId};

use crate::device_rows::{accept, add, devices, printed, row};
use crate::journal::PostgresJournal;
use crate::rows::{hash, head};

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

//! A journal in memory: the second implementation of [`Journal`] and [`Devices`], for tests and demonstrations.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::journal::{Appended, Entry, Journal, NewEntry, NewStream, Step, StreamId, StreamKind, StreamRow};
use crate::{DeviceRow, Devices, Request, RequestOutcome, StoreError};

/// A journal whose streams are lost when it is dropped.
#[derive(Debug, Default)]
pub struct MemoryJournal {
    data: Mutex<Data>,
}

#[derive(Debug, Default)]
struct Data {
    streams: BTreeMap<StreamId, (StreamRow, Vec<Entry>)>,
    devices: BTreeMap<u32, Device>,
    print_keys: BTreeMap<StreamId, [u8; 32]>,
    writes: u64,
}

#[derive(Debug)]
struct Device {
    row: DeviceRow,
    printed: bool,
    reads: u64,
}

impl MemoryJournal {
    fn write(&self) -> MutexGuard<'_, Data> {
        let mut data = self.lock();
        data.writes += 1;
        data
    }

    fn lock(&self) -> MutexGuard<'_, Data> {
        // A panic elsewhere leaves complete data behind: nothing below fails after its first change.
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Data {
    fn stream(&mut self, id: StreamId) -> Result<&mut (StreamRow, Vec<Entry>), StoreError> {
        self.streams.get_mut(&id).ok_or(StoreError::NoStream { stream: id })
    }

    fn of_holder(&mut self, stream: StreamId, holder: &str) -> impl Iterator<Item = &mut Device> {
        self.devices.values_mut().filter(move |device| device.row.stream == stream && device.row.holder == holder)
    }

    fn add(&mut self, stream: StreamId, holder: &str, key: &[u8; 32], printed: bool) -> u32 {
        let id = self.devices.keys().next_back().map_or(1, |last| last + 1);
        let row = DeviceRow {
            id,
            stream,
            holder: holder.into(),
            key: *key,
            asked: 0,
            newest: None,
            refused: false,
            ended: false,
        };
        self.devices.insert(id, Device { row, printed, reads: 0 });
        id
    }

    fn outcome(&self, request: &Request) -> RequestOutcome {
        self.devices.get(&request.device).map_or(RequestOutcome::Unknown, |device| device.row.outcome(request))
    }

    fn accept(&mut self, request: &Request, refused: bool) -> RequestOutcome {
        let outcome = self.outcome(request);
        let Some(device) = self.devices.get_mut(&request.device).filter(|_| outcome == RequestOutcome::Now) else {
            return outcome;
        };
        let is_first = device.row.asked == 0;
        device.row.asked += 1;
        device.row.newest = Some(request.digest);
        device.row.refused = refused;
        let (id, stream, holder) = (device.row.id, device.row.stream, device.row.holder.clone());
        if is_first {
            self.of_holder(stream, &holder).filter(|other| other.row.id != id).for_each(|other| other.row.ended = true);
        }
        outcome
    }
}

fn extend(entries: &mut Vec<Entry>, new: &[NewEntry]) {
    for NewEntry { kind, at, body } in new {
        let seq = entries.len() as u64;
        entries.push(Entry { seq, kind: kind.clone(), at: at.clone(), body: body.clone() });
    }
}

impl Journal for MemoryJournal {
    fn create(&self, new: &NewStream) -> Result<StreamId, StoreError> {
        let mut data = self.write();
        let number = data.streams.keys().filter(|id| id.kind == new.kind).map(|id| id.number).max().unwrap_or(0) + 1;
        let id = StreamId { kind: new.kind, number };
        let mut entries = Vec::new();
        extend(&mut entries, &new.entries);
        let row = StreamRow {
            id,
            name: new.name.clone(),
            created_at: new.at.clone(),
            updated_at: new.entries.last().map_or(&new.at, |last| &last.at).clone(),
            archived: false,
            start: new.start.clone(),
            status: new.status.clone(),
            length: entries.len() as u64,
        };
        data.streams.insert(id, (row, entries));
        Ok(id)
    }

    fn append(&self, stream: StreamId, step: &Step<'_>) -> Result<Appended, StoreError> {
        let mut data = self.write();
        let found = data.stream(stream)?.0.length;
        let request = step.request.map_or(RequestOutcome::Now, |request| data.outcome(request));
        if request != RequestOutcome::Now {
            return Ok(Appended { length: found, request });
        }
        if found != step.expected {
            return Err(StoreError::Conflict { expected: step.expected, found });
        }
        if let Some(request) = step.request {
            data.accept(request, false);
        }
        let (row, entries) = data.stream(stream)?;
        if let Some(newest) = step.entries.last() {
            extend(entries, step.entries);
            row.length = entries.len() as u64;
            row.updated_at = step.at.unwrap_or(&newest.at).to_owned();
            if let Some(name) = step.name {
                row.name = name.to_owned();
            }
            if let Some(status) = step.status {
                row.status = status.to_owned();
            }
        }
        Ok(Appended { length: row.length, request })
    }

    fn read(&self, stream: StreamId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let mut data = self.lock();
        let (_, entries) = data.stream(stream)?;
        let from = usize::try_from(from).unwrap_or(usize::MAX).min(entries.len());
        Ok(entries[from..].to_vec())
    }

    fn first(&self, stream: StreamId) -> Result<Option<Entry>, StoreError> {
        Ok(self.lock().stream(stream)?.1.first().cloned())
    }

    fn heads(&self, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, StoreError> {
        Ok(self.rows(kind)?.into_iter().map(|row| (row.id, row.length)).collect())
    }

    fn rows(&self, kind: StreamKind) -> Result<Vec<StreamRow>, StoreError> {
        let data = self.lock();
        Ok(data.streams.values().rev().map(|(row, _)| row).filter(|row| row.id.kind == kind).cloned().collect())
    }

    fn row(&self, stream: StreamId) -> Result<Option<StreamRow>, StoreError> {
        Ok(self.lock().streams.get(&stream).map(|(row, _)| row.clone()))
    }

    fn rename(&self, stream: StreamId, name: &str) -> Result<(), StoreError> {
        name.clone_into(&mut self.write().stream(stream)?.0.name);
        Ok(())
    }

    fn archive(&self, stream: StreamId, archived: bool) -> Result<(), StoreError> {
        self.write().stream(stream)?.0.archived = archived;
        Ok(())
    }

    fn revision(&self) -> Result<u64, StoreError> {
        Ok(self.lock().writes)
    }
}

impl Devices for MemoryJournal {
    fn enrol(&self, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, StoreError> {
        let mut data = self.write();
        data.stream(stream)?;
        data.devices.retain(|_, Device { row, printed, .. }| {
            row.stream != stream || row.holder != holder || row.asked > 0 || *printed
        });
        Ok(data.add(stream, holder, key, false))
    }

    fn print_key(&self, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        let mut data = self.write();
        data.stream(stream)?;
        Ok(*data.print_keys.entry(stream).or_insert(*fresh))
    }

    fn printed(&self, stream: StreamId, holders: &[(String, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        let mut data = self.write();
        data.stream(stream)?;
        let of_one = |(holder, key): &(String, [u8; 32])| {
            if data.of_holder(stream, holder).any(|device| device.row.asked > 0 && !device.row.ended) {
                return None;
            }
            let is_theirs = |device: &&mut Device| device.printed && !device.row.ended && device.row.key == *key;
            let known = data.of_holder(stream, holder).find(is_theirs).map(|device| device.row.id);
            Some(known.unwrap_or_else(|| data.add(stream, holder, key, true)))
        };
        Ok(holders.iter().map(of_one).collect())
    }

    fn device(&self, id: u32) -> Result<Option<DeviceRow>, StoreError> {
        Ok(self.lock().devices.get(&id).map(|device| device.row.clone()))
    }

    fn devices(&self, stream: StreamId) -> Result<Vec<DeviceRow>, StoreError> {
        let data = self.lock();
        let rows = data.devices.values().map(|device| &device.row);
        Ok(rows.filter(|row| row.stream == stream && !row.ended).cloned().collect())
    }

    fn revoke(&self, stream: StreamId, device: u32) -> Result<bool, StoreError> {
        let mut data = self.write();
        let found = data.devices.get_mut(&device).filter(|found| found.row.stream == stream && !found.row.ended);
        let Some(found) = found else { return Ok(false) };
        (found.row.ended, found.row.key) = (true, [0; 32]);
        Ok(true)
    }

    fn revoke_all(&self, stream: StreamId) -> Result<(), StoreError> {
        let mut data = self.write();
        data.stream(stream)?;
        for device in data.devices.values_mut().filter(|device| device.row.stream == stream) {
            (device.row.ended, device.row.key) = (true, [0; 32]);
        }
        data.print_keys.remove(&stream);
        Ok(())
    }

    fn reserve_reads(&self, device: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        // Numbers beyond an `i64` do not fit a database.
        let highest = |number: u64| number.min(i64::MAX.unsigned_abs());
        let mut data = self.lock();
        let Some(found) = data.devices.get_mut(&device) else { return Ok(Some(highest(u64::MAX))) };
        if highest(from) <= found.reads {
            return Ok(Some(found.reads));
        }
        found.reads = highest(to);
        Ok(None)
    }

    fn accept(&self, request: &Request, refused: bool) -> Result<RequestOutcome, StoreError> {
        Ok(self.write().accept(request, refused))
    }

    fn epoch(&self) -> Result<String, StoreError> {
        Ok(String::new())
    }
}

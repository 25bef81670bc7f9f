//! The journals and devices of an open database.

use crate::journal::{Appended, Entry, Journal, NewStream, Step, StreamId, StreamKind, StreamRow};
use crate::table::{device, entry, stream};
use crate::{DeviceRow, Devices, Request, RequestOutcome, Store, StoreError, epoch, write_counter};

impl Journal for Store {
    fn create(&self, new: &NewStream) -> Result<StreamId, StoreError> {
        self.transaction(|tx| {
            let (id, _) = stream::insert(tx, new)?;
            entry::append(tx, id, &Step::new(0, &new.entries))?;
            Ok(id)
        })
    }

    fn append(&self, stream: StreamId, step: &Step<'_>) -> Result<Appended, StoreError> {
        self.transaction(|tx| entry::append(tx, stream, step))
    }

    fn read(&self, stream: StreamId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.query(|conn| entry::read(conn, stream, from))
    }

    fn first(&self, stream: StreamId) -> Result<Option<Entry>, StoreError> {
        self.query(|conn| entry::first(conn, stream))
    }

    fn heads(&self, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, StoreError> {
        self.query(|conn| stream::lengths(conn, kind))
    }

    fn rows(&self, kind: StreamKind) -> Result<Vec<StreamRow>, StoreError> {
        self.query(|conn| stream::all(conn, kind))
    }

    fn row(&self, stream: StreamId) -> Result<Option<StreamRow>, StoreError> {
        self.query(|conn| stream::one(conn, stream))
    }

    fn rename(&self, stream: StreamId, name: &str) -> Result<(), StoreError> {
        self.transaction(|tx| stream::rename(tx, stream, name))
    }

    fn archive(&self, stream: StreamId, archived: bool) -> Result<(), StoreError> {
        self.transaction(|tx| stream::archive(tx, stream, archived))
    }

    fn revision(&self) -> Result<u64, StoreError> {
        self.query(write_counter::number)
    }
}

impl Devices for Store {
    fn enrol(&self, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.transaction(|tx| device::insert(tx, stream, holder, key))
    }

    fn print_key(&self, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.transaction(|tx| device::print_key(tx, stream, fresh))
    }

    fn printed(&self, stream: StreamId, holders: &[(String, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        self.transaction(|tx| holders.iter().map(|(holder, key)| device::printed(tx, stream, holder, key)).collect())
    }

    fn device(&self, id: u32) -> Result<Option<DeviceRow>, StoreError> {
        self.query(|conn| device::one(conn, id))
    }

    fn devices(&self, stream: StreamId) -> Result<Vec<DeviceRow>, StoreError> {
        self.query(|conn| device::all(conn, stream))
    }

    fn revoke(&self, stream: StreamId, device: u32) -> Result<bool, StoreError> {
        self.transaction(|tx| device::revoke(tx, stream, device))
    }

    fn revoke_all(&self, stream: StreamId) -> Result<(), StoreError> {
        self.transaction(|tx| device::revoke_all(tx, stream))
    }

    fn reserve_reads(&self, device: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        self.transaction(|tx| device::reserve_reads(tx, device, from, to))
    }

    fn accept(&self, request: &Request, refused: bool) -> Result<RequestOutcome, StoreError> {
        self.transaction(|tx| device::accept(tx, request, refused))
    }

    fn epoch(&self) -> Result<String, StoreError> {
        self.query(epoch::current)
    }
}

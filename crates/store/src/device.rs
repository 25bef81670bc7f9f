//! Devices that send signed requests: phones of players and staff.

use crate::{StoreError, StreamId};

/// A device enrolled for a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceRow {
    /// Number of the device.
    pub id: u32,
    /// Stream the device belongs to.
    pub stream: StreamId,
    /// Owner of the device, as text that the store does not interpret.
    pub holder: String,
    /// Key that verifies its requests.
    pub key: [u8; 32],
    /// Number of accepted requests.
    pub asked: u64,
    /// Digest of the latest accepted request.
    pub newest: Option<[u8; 32]>,
    /// `true` if the latest request was rejected.
    pub refused: bool,
    /// `true` if the device was replaced or revoked.
    pub ended: bool,
}

/// A signed request of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// Number of the device.
    pub device: u32,
    /// Sequence number of the request, from 1.
    pub counter: u64,
    /// Digest of the request.
    pub digest: [u8; 32],
}

/// Outcome of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestOutcome {
    /// The request was accepted.
    Now,
    /// Accepted earlier: the response had not arrived.
    Again,
    /// Rejected earlier, and still rejected.
    Refused,
    /// Out of order: not the next number.
    OutOfOrder {
        /// Number of requests accepted so far.
        asked: u64,
    },
    /// The device is revoked.
    Ended,
    /// The device does not exist.
    Unknown,
}

impl DeviceRow {
    /// Returns the outcome of a request of this device if it is sent now: [`RequestOutcome::Now`] for the next one in
    /// order.
    pub fn outcome(&self, request: &Request) -> RequestOutcome {
        if self.ended {
            return RequestOutcome::Ended;
        }
        if request.counter == self.asked && self.newest.as_ref() == Some(&request.digest) {
            return if self.refused { RequestOutcome::Refused } else { RequestOutcome::Again };
        }
        if Some(request.counter) != self.asked.checked_add(1) {
            return RequestOutcome::OutOfOrder { asked: self.asked };
        }
        RequestOutcome::Now
    }
}

/// Devices and their requests. A request with entries is accepted by [`crate::Journal::append`].
pub trait Devices: Send + Sync {
    /// Creates an invitation for a device and returns its number. Removes an unused invitation of the same holder unless
    /// it is printed.
    ///
    /// # Errors
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn enrol(&self, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, StoreError>;

    /// Returns the secret the printed codes of a stream are derived from. Stores `fresh` if there is none yet.
    ///
    /// # Errors
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn print_key(&self, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Returns the numbers of printed invitations, given with their holders and keys: the same on every call. `None` for
    /// a holder who has a device.
    ///
    /// # Errors
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn printed(&self, stream: StreamId, holders: &[(String, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError>;

    /// Returns the device with this number, or `None`.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn device(&self, id: u32) -> Result<Option<DeviceRow>, StoreError>;

    /// Returns the devices and invitations of a stream that are not revoked, by number.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn devices(&self, stream: StreamId) -> Result<Vec<DeviceRow>, StoreError>;

    /// Revokes a device of a stream and deletes its key. Returns `true` if it existed.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    fn revoke(&self, stream: StreamId, device: u32) -> Result<bool, StoreError>;

    /// Revokes all devices of a stream and deletes their keys.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    fn revoke_all(&self, stream: StreamId) -> Result<(), StoreError>;

    /// Reserves the numbers `from` to `to` for reads of a device, which are not stored individually. Returns `None` if
    /// they were reserved, otherwise the highest number reserved before.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    fn reserve_reads(&self, device: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError>;

    /// Stores a request without entries, if it is the next one in order. `refused` is `true` if it was rejected: its
    /// number is used up. The first request of a device revokes the other devices of the same holder.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    fn accept(&self, request: &Request, refused: bool) -> Result<RequestOutcome, StoreError>;

    /// Returns the epoch of requests, which is part of their signature. Empty for a database that was never replaced. It
    /// does not change while the database is open.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn epoch(&self) -> Result<String, StoreError>;
}

//! The phones of an open database.

use crate::table::phone;
use crate::{EventId, Store, StoreError};

/// A phone of a player.
#[derive(Clone, PartialEq, Eq)]
pub struct PhoneRow {
    /// The event that the phone belongs to.
    pub event: EventId,
    /// The player's number in the event.
    pub player: u32,
    /// The key by which its requests are signed.
    pub key: [u8; 32],
    /// How many of its requests were taken in.
    pub asked: u64,
    /// The digest of the newest of them.
    pub newest: Option<[u8; 32]>,
    /// Whether another phone has taken its place, or the event was put away.
    pub ended: bool,
}

/// What a player says of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PhoneReport {
    /// The round, from 1.
    pub round: u16,
    /// The player who reports, by the number in the event.
    pub player: u32,
    /// Whom they have met.
    pub opponent: u32,
    /// Games that the player won.
    pub won: u8,
    /// Games that the opponent won.
    pub lost: u8,
    /// Games without a winner.
    pub drawn: u8,
}

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accepted {
    /// It was taken in.
    Now,
    /// It was taken in before: the response had not arrived.
    Again,
    /// It is not the next one: so many were taken in.
    OutOfOrder {
        /// The number of requests that were taken in.
        asked: u64,
    },
    /// This phone may not ask any more.
    Ended,
    /// There is no such phone.
    Unknown,
}

impl Store {
    /// Makes a place for a phone and returns its number. A place of the same player that no phone has taken is gone then.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError`], as of any writing.
    pub fn issue_phone(&self, event: EventId, player: u32, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.write(|tx| phone::insert(tx, event, player, key))
    }

    /// A phone, if there is one with this number.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn phone(&self, id: u32) -> Result<Option<PhoneRow>, StoreError> {
        self.read(|conn| phone::one(conn, id))
    }

    /// Takes in a request of a phone together with the report that it brings, in one transaction: the next one in order,
    /// once. The first request of a phone ends the other phones of the same player.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn accept_phone(
        &self,
        id: u32,
        counter: u64,
        digest: &[u8; 32],
        report: Option<&PhoneReport>,
    ) -> Result<Accepted, StoreError> {
        self.write(|tx| phone::accept(tx, id, counter, digest, report))
    }

    /// What players say of the matches of a round.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn phone_reports(&self, event: EventId, round: u16) -> Result<Vec<PhoneReport>, StoreError> {
        self.read(|conn| phone::reports(conn, event, round))
    }

    /// Forgets what two players say of their match of a round.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn forget_phone_reports(&self, event: EventId, round: u16, players: [u32; 2]) -> Result<(), StoreError> {
        self.write(|tx| phone::forget_reports(tx, event, round, players))
    }

    /// Ends every phone of an event, and forgets their keys.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn end_phones(&self, event: EventId) -> Result<(), StoreError> {
        self.write(|tx| phone::end_all(tx, event))
    }
}

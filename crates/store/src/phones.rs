//! The phones of an open database.

use crate::table::phone;
use crate::{EventId, NewEntry, Store, StoreError, epoch};

/// Owner of a phone.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PhoneHolder {
    /// Player, by number in the event.
    Player(u32),
    /// Floor judge, by name.
    Judge(String),
    /// Scorekeeper, by name.
    Scorekeeper(String),
}

/// An active device of a judge or scorekeeper.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StaffPhoneRow {
    /// Number of the device.
    pub phone: u32,
    /// Owner; never a player.
    pub holder: PhoneHolder,
    /// `true` if it has sent at least one request.
    pub joined: bool,
    /// Table its owner has reported being at.
    pub at_table: Option<u16>,
}

/// A phone of a player, judge or scorekeeper.
#[derive(Clone, PartialEq, Eq)]
pub struct PhoneRow {
    /// Event the phone belongs to.
    pub event: EventId,
    /// Owner of the phone.
    pub holder: PhoneHolder,
    /// Key that verifies its requests.
    pub key: [u8; 32],
    /// Number of accepted requests.
    pub asked: u64,
    /// Digest of the latest accepted request.
    pub newest: Option<[u8; 32]>,
    /// `true` if the latest request was rejected.
    pub refused: bool,
    /// `true` if the phone was replaced or revoked, or the event was archived.
    pub ended: bool,
}

/// A player's report of a match result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PhoneReport {
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the reporting player in the event.
    pub player: u32,
    /// Number of the opponent.
    pub opponent: u32,
    /// Number of games the player won.
    pub won: u8,
    /// Number of games the opponent won.
    pub lost: u8,
    /// Number of drawn games.
    pub drawn: u8,
}

/// Kind of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PhoneCallKind {
    /// Judge to the table.
    Judge,
    /// Drop from the event.
    Drop,
}

/// A call that is open until the desk has answered it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PhoneCall {
    /// Number of the player who calls.
    pub player: u32,
    /// Kind of the call.
    pub kind: PhoneCallKind,
    /// Time of the call (RFC 3339).
    pub at: String,
}

/// The stored effect of a phone's request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhonePayload {
    /// Result of a match.
    Report(PhoneReport),
    /// A call; an open one of the same kind is kept unchanged.
    Call(PhoneCall),
    /// Withdrawal of a call.
    TakesBack {
        /// Number of the player who called.
        player: u32,
        /// Kind of the call.
        kind: PhoneCallKind,
    },
    /// A step of the event: entries to append to its journal.
    Step {
        /// Length of the journal the step was decided on.
        expected: u64,
        /// Entries of the step.
        entries: Vec<NewEntry>,
    },
    /// Table of a judge.
    At {
        /// Number of the table; `None` for no table.
        table: Option<u16>,
        /// Players whose judge calls this closes.
        answers: Vec<u32>,
    },
    /// No effect: the request was rejected and its number is used up.
    Refusal,
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
    /// The phone is revoked.
    Ended,
    /// The phone does not exist.
    Unknown,
}

impl Store {
    /// Creates an invitation for a phone and returns its number. Removes an unused invitation of the same owner
    /// unless it is printed.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError`], as for any write.
    pub fn enrol_phone(&self, event: EventId, holder: &PhoneHolder, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.write(|tx| phone::insert(tx, event, holder, key))
    }

    /// Returns the secret the printed codes of an event are derived from. Stores `fresh` if there is none yet.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError`], as for any write.
    pub fn phone_print_key(&self, event: EventId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.write(|tx| phone::print_key(tx, event, fresh))
    }

    /// Returns the numbers of the players' printed invitations, the same on every call. Each is given with the key of
    /// its secret. `None` for a player who has a phone.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn printed_phones(&self, event: EventId, players: &[(u32, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        self.write(|tx| players.iter().map(|(player, key)| phone::printed(tx, event, *player, key)).collect())
    }

    /// Returns the active devices of an event's judges and scorekeepers, by role and name.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn staff_phones(&self, event: EventId) -> Result<Vec<StaffPhoneRow>, StoreError> {
        self.read(|conn| phone::staff(conn, event))
    }

    /// Revokes the device of a judge or scorekeeper and deletes its key. Returns `true` if it existed.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn revoke_staff_phone(&self, event: EventId, phone: u32) -> Result<bool, StoreError> {
        self.write(|tx| phone::end_staff(tx, event, phone))
    }

    /// Returns the phone with this number, or `None`.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn phone(&self, id: u32) -> Result<Option<PhoneRow>, StoreError> {
        self.read(|conn| phone::one(conn, id))
    }

    /// Returns the epoch of phone requests, which is part of their signature. Empty for a database that was never
    /// replaced. It does not change while the database is open.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn phone_epoch(&self) -> Result<String, StoreError> {
        self.read(epoch::current)
    }

    /// Reserves the numbers `from` to `to` for reads of a phone, which are not stored individually. Returns `None` if
    /// they were reserved, otherwise the highest number reserved before.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn reserve_phone_reads(&self, id: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        self.write(|tx| phone::reserve_reads(tx, id, from, to))
    }

    /// Stores a phone's request with its effect in one transaction, if it is the next one in order. The first request
    /// of a phone revokes the other phones of the same owner.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn accept_phone(
        &self,
        id: u32,
        counter: u64,
        digest: &[u8; 32],
        brought: Option<&PhonePayload>,
    ) -> Result<RequestOutcome, StoreError> {
        self.write(|tx| phone::accept(tx, id, counter, digest, brought))
    }

    /// Returns the open calls of an event, oldest first.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn phone_calls(&self, event: EventId) -> Result<Vec<PhoneCall>, StoreError> {
        self.read(|conn| phone::calls(conn, event))
    }

    /// Closes a player's call, if it is open.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn end_phone_call(&self, event: EventId, player: u32, kind: PhoneCallKind) -> Result<(), StoreError> {
        self.write(|tx| phone::end_call(tx, event, player, kind))
    }

    /// Returns the players of an event with an active, enrolled phone, by number.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn players_with_phones(&self, event: EventId) -> Result<Vec<u32>, StoreError> {
        self.read(|conn| phone::players(conn, event))
    }

    /// Returns the players' reports of a round.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn phone_reports(&self, event: EventId, round: u16) -> Result<Vec<PhoneReport>, StoreError> {
        self.read(|conn| phone::reports(conn, event, round))
    }

    /// Deletes the reports of two players about their match in a round.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn forget_phone_reports(&self, event: EventId, round: u16, players: [u32; 2]) -> Result<(), StoreError> {
        self.write(|tx| phone::forget_reports(tx, event, round, players))
    }

    /// Revokes all phones of an event and deletes their keys.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn revoke_phones(&self, event: EventId) -> Result<(), StoreError> {
        self.write(|tx| phone::end_all(tx, event))
    }
}

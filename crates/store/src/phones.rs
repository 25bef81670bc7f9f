//! The phones of an open database.

use crate::table::phone;
use crate::{EventId, NewEntry, Store, StoreError, epoch};

/// Whose phone it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PhoneHolder {
    /// A player, by the number in the event.
    Player(u32),
    /// A floor judge, by name.
    Judge(String),
    /// A scorekeeper, by name.
    Scorekeeper(String),
}

/// A phone of a judge or scorekeeper that may ask.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StaffPhoneRow {
    /// The number of the phone.
    pub phone: u32,
    /// Whose phone it is; never a player's.
    pub holder: PhoneHolder,
    /// Whether it has asked at least once.
    pub joined: bool,
    /// The table at which its holder is, as that person has said.
    pub at_table: Option<u16>,
}

/// A phone of a player, a judge or a scorekeeper.
#[derive(Clone, PartialEq, Eq)]
pub struct PhoneRow {
    /// The event that the phone belongs to.
    pub event: EventId,
    /// Whose phone it is.
    pub holder: PhoneHolder,
    /// The key by which its requests are signed.
    pub key: [u8; 32],
    /// How many of its requests were taken in.
    pub asked: u64,
    /// The digest of the newest of them.
    pub newest: Option<[u8; 32]>,
    /// Whether the newest of them was refused.
    pub refused: bool,
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

/// What a player asks the desk for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PhoneCallKind {
    /// A judge at the table.
    Judge,
    /// To leave the event.
    Drop,
}

/// A call that stands until the desk has seen to it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PhoneCall {
    /// The player who calls.
    pub player: u32,
    /// What for.
    pub kind: PhoneCallKind,
    /// When the call came (RFC 3339).
    pub at: String,
}

/// What a request of a phone leaves behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneBrought {
    /// How a match ended.
    Report(PhoneReport),
    /// A call; one of the same kind that stands already stays as it is.
    Call(PhoneCall),
    /// The end of a call.
    TakesBack {
        /// The player who called.
        player: u32,
        /// What for.
        kind: PhoneCallKind,
    },
    /// A step of the event: entries of its journal, after so many.
    Step {
        /// The length of the journal that the step was decided by.
        expected: u64,
        /// The entries that make the step.
        entries: Vec<NewEntry>,
    },
    /// Where a judge is.
    At {
        /// The table; none for no table any more.
        table: Option<u16>,
        /// The players whose calls for a judge end by that.
        answers: Vec<u32>,
    },
    /// Nothing: the request was refused. Its number is used up.
    Refusal,
}

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accepted {
    /// It was taken in.
    Now,
    /// It was taken in before: the response had not arrived.
    Again,
    /// It was refused before, and stays refused.
    Refused,
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
    /// Makes a place for a phone and returns its number. A place of the same holder that no phone has taken is gone then,
    /// unless it stands on paper.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError`], as of any writing.
    pub fn issue_phone(&self, event: EventId, holder: &PhoneHolder, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.write(|tx| phone::insert(tx, event, holder, key))
    }

    /// The secret that the printed codes of an event are derived from; `fresh` becomes it where there is none yet.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError`], as of any writing.
    pub fn phone_print_key(&self, event: EventId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.write(|tx| phone::print_key(tx, event, fresh))
    }

    /// The numbers of the places that stand on paper for players, each with the key of its secret: the same each time it
    /// is asked. None for a player who has a phone.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn printed_phones(&self, event: EventId, players: &[(u32, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        self.write(|tx| players.iter().map(|(player, key)| phone::printed(tx, event, *player, key)).collect())
    }

    /// The phones of judges and scorekeepers of an event that may ask, by role and name.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn staff_phones(&self, event: EventId) -> Result<Vec<StaffPhoneRow>, StoreError> {
        self.read(|conn| phone::staff(conn, event))
    }

    /// Ends a phone of a judge or scorekeeper and forgets its key; whether there was one.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn end_staff_phone(&self, event: EventId, phone: u32) -> Result<bool, StoreError> {
        self.write(|tx| phone::end_staff(tx, event, phone))
    }

    /// A phone, if there is one with this number.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn phone(&self, id: u32) -> Result<Option<PhoneRow>, StoreError> {
        self.read(|conn| phone::one(conn, id))
    }

    /// Returns the epoch of the requests of phones, which is part of what they sign; empty for a database that was never
    /// replaced. It does not change while the database is open.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn phone_epoch(&self) -> Result<String, StoreError> {
        self.read(epoch::current)
    }

    /// Reserves the numbers `from` to `to` for reads of a phone, which need no entry each. Returns `None` when they are
    /// reserved now, else the highest number that was reserved before.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn reserve_phone_reads(&self, id: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        self.write(|tx| phone::reserve_reads(tx, id, from, to))
    }

    /// Takes in a request of a phone together with what it brings, in one transaction: the next one in order,
    /// once. The first request of a phone ends the other phones of the same holder.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn accept_phone(
        &self,
        id: u32,
        counter: u64,
        digest: &[u8; 32],
        brought: Option<&PhoneBrought>,
    ) -> Result<Accepted, StoreError> {
        self.write(|tx| phone::accept(tx, id, counter, digest, brought))
    }

    /// What players of an event ask the desk for, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn phone_calls(&self, event: EventId) -> Result<Vec<PhoneCall>, StoreError> {
        self.read(|conn| phone::calls(conn, event))
    }

    /// Ends a call of a player, if it stands.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn end_phone_call(&self, event: EventId, player: u32, kind: PhoneCallKind) -> Result<(), StoreError> {
        self.write(|tx| phone::end_call(tx, event, player, kind))
    }

    /// The players of an event whose phones have asked at least once and may still ask, by number.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn players_with_phones(&self, event: EventId) -> Result<Vec<u32>, StoreError> {
        self.read(|conn| phone::players(conn, event))
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

//! Records of an event's journal, one for each action. [`crate::journal::event`] defines their format on disk.

pub(crate) mod game;
pub(crate) mod kind;
pub(crate) mod pack_source;
pub(crate) mod phone_entries;
pub(crate) mod pick_clock;

use std::sync::Arc;

use catalog::{Catalog, Package};
use decks::DeckList;
use tournament::{Operation, PlayerId};

use crate::AppError;
use crate::document::case::Ruling;
use crate::error::Cause;
use crate::record::kind::{DraftMode, DraftShape, EventKind};
use crate::record::pack_source::PackSource;
use crate::record::phone_entries::{PhoneCall, ResultReport, StaffRole};
use crate::record::pick_clock::PickClockAction;

/// Settings that are fixed when an event is created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EventSettings {
    /// The name of the event at its creation.
    pub name: String,
    /// The kind of event: draft, sealed or constructed.
    pub kind: EventKind,
    /// The set that is drafted or opened; `None` for constructed events.
    pub set: Option<model::SetCode>,
    /// The draft mode: on this computer or with real cards.
    pub mode: DraftMode,
    /// The shape of the draft.
    pub shape: DraftShape,
    /// Maximum number of seats in a draft pod, 2 to 16.
    pub pod_size: u8,
    /// The key of the rules profile.
    pub profile: String,
    /// The seed of seats and pairings. It is printed with them.
    pub seed: u64,
    /// Sealed: the number of boosters per player; `None` uses the profile's number.
    pub sealed_packs: Option<u8>,
    /// Sealed: leaders that each pool gets in addition to its boosters.
    pub pool_leaders: Vec<model::CardNumber>,
    /// The secret seed of the boosters, shown nowhere. Older events had none and opened boosters from the pairing seed.
    pub packs_seed: Option<u64>,
    /// The packs, if they are not all boosters of `set`, which is then the first of their sets.
    pub packs: Option<Arc<PackSource>>,
    /// `true` if the boosters come from whole boxes.
    pub boxed: bool,
}

impl EventSettings {
    /// Returns the seed of the event's boosters.
    pub(crate) fn boosters_seed(&self) -> u64 {
        self.packs_seed.unwrap_or(self.seed)
    }

    /// Returns the set whose cards bots rate, or `None` for all sets.
    ///
    /// # Errors
    /// `event.no_set` for a constructed event.
    pub(crate) fn rated_set(&self) -> Result<Option<model::SetCode>, AppError> {
        let set = self.set()?;
        Ok(Some(set).filter(|_| self.packs.is_none()))
    }

    /// Returns the set that is drafted or opened, the first of several.
    ///
    /// # Errors
    /// `event.no_set` for a constructed event.
    pub(crate) fn set(&self) -> Result<model::SetCode, AppError> {
        self.set.ok_or_else(|| AppError::of(Cause::EventNoSet))
    }
}

/// The version of a card data package that an event or game uses.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RecordedPackage {
    /// The id.
    pub id: String,
    /// The version, for people.
    pub version: String,
    /// The hash of its files: [`catalog::Package::hash`].
    pub hash: String,
}

impl RecordedPackage {
    /// Returns the packages of a catalogue by id, without the built-in data.
    pub(crate) fn all_of(catalog: &Catalog) -> Vec<RecordedPackage> {
        let added = catalog.packages().iter().filter(|package| !package.hash().is_empty());
        let mut all: Vec<RecordedPackage> = added.map(|package| RecordedPackage::of(package)).collect();
        all.sort();
        all
    }

    /// Returns the version of a package.
    pub(crate) fn of(package: &Package) -> RecordedPackage {
        RecordedPackage {
            id: package.id().to_owned(),
            version: package.manifest().version.to_string(),
            hash: package.hash().to_owned(),
        }
    }
}

/// A phone that changes an event. Each of its requests is applied once, in one transaction with its changes.
pub(crate) struct Requester<'a> {
    /// The author name for the records.
    pub by: String,
    /// The device number of the phone.
    pub phone: u32,
    /// The sequence number of the request.
    pub counter: u64,
    /// The digest of the request.
    pub digest: &'a [u8; 32],
}

impl Requester<'_> {
    /// Returns the request for the journal.
    pub(crate) fn request(&self) -> store::Request {
        store::Request { device: self.phone, counter: self.counter, digest: *self.digest }
    }
}

/// A journal record. The journal is the event: folding its records yields the state.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Record {
    /// The event was created; always the first record.
    Opened {
        /// The settings fixed at creation.
        settings: EventSettings,
    },
    /// A tournament operation.
    Tournament {
        /// The operation.
        operation: Operation,
        /// The person who entered it, if known.
        by: Option<String>,
        /// `true` if it belongs to the same step as the previous operation: undo reverts both.
        part: bool,
    },
    /// A bot replaces a player.
    Bot {
        /// The player that the bot replaces.
        player: PlayerId,
    },
    /// The draft of all pods started.
    DraftStarted {
        /// The draft of each pod with its packs, in pod order; empty for a draft with real cards.
        pods: Vec<draft::DraftRecord>,
        /// The draft of each table with its packs, if its shape is not a pod.
        tables: Vec<draft::VariantRecord>,
    },
    /// A card was picked.
    Pick {
        /// The index of the pod, from 0.
        pod: u8,
        /// The pick, with the reason if a bot made it.
        action: draft::Action,
    },
    /// A seat made a choice in a draft of a shape other than a pod.
    Choice {
        /// The index of the table, from 0.
        pod: u8,
        /// The choice.
        action: draft::VariantAction,
    },
    /// A player was shown the pack, which starts the time of the pick.
    PackShown {
        /// The index of the pod, from 0.
        pod: u8,
        /// The seat, from 0.
        seat: u8,
        /// `true` if the pack was shown on a phone. From then on, all players share the time of a pick.
        phone: bool,
    },
    /// The pick clock was changed.
    Clock {
        /// The index of the pod, from 0.
        pod: u8,
        /// The action: resumed, paused, or moved to another pick.
        action: PickClockAction,
    },
    /// A deck was saved.
    Deck {
        /// The player who owns the deck.
        player: PlayerId,
        /// The list as saved by the player, legal or not: a leader, a base and the main deck.
        list: DeckList,
    },
    /// A judge's ruling on a position.
    Ruling {
        /// The ruling, with the position and the branches that were tried.
        ruling: Box<Ruling>,
    },
    /// A player reported the result of a match on a phone.
    Report {
        /// The report.
        report: ResultReport,
    },
    /// A player called the desk from a phone.
    Call {
        /// The player who calls.
        player: PlayerId,
        /// The purpose of the call.
        call: PhoneCall,
    },
    /// A player's call was closed.
    CallClosed {
        /// The player who called.
        player: PlayerId,
        /// The purpose of the call.
        call: PhoneCall,
        /// `true` if the player withdrew the call, `false` if it was answered.
        withdrawn: bool,
    },
    /// A judge or scorekeeper is at a table, or has left it.
    JudgeAt {
        /// The role of the person.
        role: StaffRole,
        /// The name of the person.
        name: String,
        /// The table; `None` for no table.
        table: Option<u16>,
    },
    /// The event continues with card data packages that it has not recorded yet, or with other versions of them. It
    /// comes before the records of the step that uses them.
    CardData {
        /// These packages, by id.
        packages: Vec<RecordedPackage>,
    },
    /// The phones of the event were revoked, which discards reports, calls and judges' tables.
    PhonesCleared,
}

impl Record {
    /// Creates the record of a tournament operation. The desk adds the author.
    pub(crate) fn of(operation: Operation) -> Record {
        Record::Tournament { operation, by: None, part: false }
    }

    /// Returns `true` if the log of the event lists the record.
    pub(crate) fn is_listed(&self) -> bool {
        match self {
            Record::Opened { .. }
            | Record::Tournament { .. }
            | Record::Bot { .. }
            | Record::DraftStarted { .. }
            | Record::Clock { .. }
            | Record::Deck { .. }
            | Record::CardData { .. }
            | Record::Ruling { .. } => true,
            Record::Pick { .. }
            | Record::Choice { .. }
            | Record::PackShown { .. }
            | Record::Report { .. }
            | Record::Call { .. }
            | Record::CallClosed { .. }
            | Record::JudgeAt { .. }
            | Record::PhonesCleared => false,
        }
    }

    /// Returns the store's name for this kind of record.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Record::Opened { .. } => "opened",
            Record::Tournament { .. } => "tournament",
            Record::Bot { .. } => "bot",
            Record::DraftStarted { .. } => "draft_started",
            Record::Pick { .. } => "pick",
            Record::Choice { .. } => "choice",
            Record::PackShown { .. } => "pack_shown",
            Record::Clock { .. } => "clock",
            Record::Deck { .. } => "deck",
            Record::Ruling { .. } => "ruling",
            Record::Report { .. } => "report",
            Record::Call { .. } => "call",
            Record::CallClosed { .. } => "call_closed",
            Record::JudgeAt { .. } => "judge_at",
            Record::CardData { .. } => "card_data",
            Record::PhonesCleared => "phones_cleared",
        }
    }
}

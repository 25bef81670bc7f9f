//! What an event's journal holds: one record for each thing that was done. How records stand on disk is said in
//! [`crate::journal::event`].

use crate::error::Cause;
use tournament::{Operation, PlayerId};

use crate::AppError;
use crate::contract::{ClockAction, DeckEntry, DraftMode, EventKind, Ruling};

/// What is fixed when an event is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EventSettings {
    /// The name of the event when it was made.
    pub name: String,
    /// What it is played with.
    pub kind: EventKind,
    /// The set that is drafted or opened; none for decks brought along.
    pub set: Option<model::SetCode>,
    /// Whether it is drafted on this computer or with real cards.
    pub mode: DraftMode,
    /// The most players that a draft pod seats, 2 to 16.
    pub pod_size: u8,
    /// The key of the rules profile.
    pub profile: String,
    /// The seed that seats and pairings are drawn from. It is printed with them.
    pub seed: u64,
    /// Sealed: the boosters each player opens; none leaves it to the profile.
    pub sealed_packs: Option<u8>,
    /// Sealed: leaders that each pool gets beside its boosters.
    pub pool_leaders: Vec<model::CardNumber>,
    /// The seed that boosters are opened from: a secret, shown nowhere. Events of before had none, and opened theirs from
    /// the seed of the pairings.
    pub packs_seed: Option<u64>,
}

impl EventSettings {
    /// What the event's boosters are opened from.
    pub(crate) fn boosters_seed(&self) -> u64 {
        self.packs_seed.unwrap_or(self.seed)
    }

    /// The set that is drafted or opened.
    ///
    /// # Errors
    /// `event.no_set` for an event with decks brought along.
    pub(crate) fn set(&self) -> Result<model::SetCode, AppError> {
        self.set.ok_or_else(|| AppError::of(Cause::EventNoSet))
    }
}

/// Who changes an event from a phone: each request of the phone is taken in once, together with what it changes.
pub(crate) struct Asker<'a> {
    /// The name that the records get.
    pub by: String,
    /// The number of the phone.
    pub phone: u32,
    /// The number of its request.
    pub counter: u64,
    /// The digest of the request.
    pub digest: &'a [u8; 32],
}

/// One thing that was done. The journal is the event: folding its records yields the state.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Record {
    /// The event was made; always first.
    Opened {
        /// What is fixed from now on.
        settings: EventSettings,
    },
    /// Something happened in the tournament.
    Tournament {
        /// The operation of the tournament.
        operation: Operation,
        /// Who entered it, if the program knows.
        by: Option<String>,
        /// Whether it belongs to the step of the operation before it: undo takes them back together.
        part: bool,
    },
    /// A program sits in for this player.
    Bot {
        /// The player whose place it takes.
        player: PlayerId,
    },
    /// The draft of every pod began.
    DraftStarted {
        /// The draft of each pod with its packs, in order; empty when it is drafted with real cards.
        pods: Vec<draft::DraftRecord>,
    },
    /// A card was picked.
    Pick {
        /// The pod, from 0.
        pod: u8,
        /// The pick, with a bot's reason.
        action: draft::Action,
    },
    /// A person was shown the pack to pick from: the time of the pick began.
    PackShown {
        /// The pod, from 0.
        pod: u8,
        /// The seat, from 0.
        seat: u8,
        /// Whether it was shown on the person's own phone: from then on the time of a pick is everybody's at once.
        phone: bool,
    },
    /// Somebody touched the pick clock.
    Clock {
        /// The pod, from 0.
        pod: u8,
        /// Whether it ran on, stood still, or went to another pick.
        action: ClockAction,
    },
    /// A deck was saved.
    Deck {
        /// The player whose deck it is.
        player: PlayerId,
        /// The list as the player saved it, legal or not.
        list: DeckEntry,
    },
    /// A judge decided about a position.
    Ruling {
        /// What, with the position and what was tried.
        ruling: Box<Ruling>,
    },
}

impl Record {
    /// Something that happens in the tournament; the desk adds who enters it.
    pub(crate) fn of(operation: Operation) -> Record {
        Record::Tournament { operation, by: None, part: false }
    }

    /// The kind that the store files it under.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Record::Opened { .. } => "opened",
            Record::Tournament { .. } => "tournament",
            Record::Bot { .. } => "bot",
            Record::DraftStarted { .. } => "draft_started",
            Record::Pick { .. } => "pick",
            Record::PackShown { .. } => "pack_shown",
            Record::Clock { .. } => "clock",
            Record::Deck { .. } => "deck",
            Record::Ruling { .. } => "ruling",
        }
    }
}

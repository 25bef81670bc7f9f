//! Who takes part, and where they sit.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::RegisteredDeck;

/// A player of one event. The number is assigned by whoever registers the player and never used twice in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// A player who is entered in the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The player's number in this event.
    pub id: PlayerId,
    /// The name as it was entered.
    pub name: String,
    /// The first round that the player can be paired in: 1, or later for a late entry.
    pub entered_in_round: u16,
    /// The round after which the player left (0: before the first); none while the player takes part.
    pub dropped_after: Option<u16>,
    /// Whether a judge has put the player out.
    pub disqualified: bool,
    /// The table that the player is fixed to.
    pub fixed_table: Option<u16>,
    /// Rounds for which a bye is declared, ascending; those already paired among them.
    pub declared_byes: Vec<u16>,
    /// The lists handed in, by their slot.
    pub decks: Vec<RegisteredDeck>,
    /// Whether the lists can no longer be replaced.
    pub decks_locked: bool,
}

impl Player {
    pub(crate) fn new(id: PlayerId, name: &str, entered_in_round: u16, decks_locked: bool) -> Player {
        Player {
            id,
            name: name.to_owned(),
            entered_in_round,
            dropped_after: None,
            disqualified: false,
            fixed_table: None,
            declared_byes: Vec::new(),
            decks: Vec::new(),
            decks_locked,
        }
    }

    /// Whether the player has left the event.
    pub fn is_dropped(&self) -> bool {
        self.dropped_after.is_some()
    }
}

/// The pods of one draft of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftPods {
    /// The first round played with them.
    pub from_round: u16,
    /// The pods, pod 1 first.
    pub pods: Vec<Pod>,
}

/// A draft pod. The player at seat `i` passes left to the one at seat `i + 1`, and the last to the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The pod's number, from 1.
    pub number: u16,
    /// The players in the order of their seats.
    pub seats: Vec<PlayerId>,
}

//! Who takes part, and where they sit.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player of one event. The number is given by whoever registers the player and never used twice in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// A registered player.
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
}

impl Player {
    /// Whether the player has left the event.
    pub fn is_dropped(&self) -> bool {
        self.dropped_after.is_some()
    }
}

/// A draft pod. The player at seat `i` passes left to the one at seat `i + 1`, and the last to the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The pod's number, from 1.
    pub number: u16,
    /// The players in the order of their seats.
    pub seats: Vec<PlayerId>,
}

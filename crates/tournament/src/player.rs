//! Players and draft pods.

use std::fmt;

use serde::{Deserialize, Serialize};

/// ID of a player within one event. It is assigned at registration and never reused in the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// A player of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The player's number in this event.
    pub id: PlayerId,
    /// The name as entered.
    pub name: String,
    /// The first round that the player can be paired in: 1, or later for a late entry.
    pub entered_in_round: u16,
    /// The round after which the player dropped (0: before round 1); `None` while the player takes part.
    pub dropped_after: Option<u16>,
    /// `true` if a judge has disqualified the player.
    pub disqualified: bool,
    /// The table that the player is assigned to.
    pub fixed_table: Option<u16>,
    /// Rounds with a declared bye, ascending, including those already paired.
    pub declared_byes: Vec<u16>,
    /// The registered deck lists, by slot.
    pub decks: Vec<RegisteredDeck>,
    /// `true` if the lists can no longer be replaced.
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

    /// Returns `true` if the player has dropped.
    pub fn is_dropped(&self) -> bool {
        self.dropped_after.is_some()
    }
}

/// The pods of one draft of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftPods {
    /// The first round that uses these pods.
    pub from_round: u16,
    /// The pods, pod 1 first.
    pub pods: Vec<Pod>,
}

/// A draft pod. The player in seat `i` passes left to seat `i + 1`, and the last seat to the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The pod's number, from 1.
    pub number: u16,
    /// The players in seat order.
    pub seats: Vec<PlayerId>,
}

/// A registered deck list. This crate does not interpret it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisteredDeck {
    /// Number of the deck: 1, or 1 to 3 in Trilogy.
    pub slot: u8,
    /// The deck's name, as the player entered it.
    pub name: String,
    /// The leader, for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The base, for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<String>,
    /// The list as text.
    pub list: String,
}

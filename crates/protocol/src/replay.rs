//! A whole game as data: how it began and what was done since.

use std::collections::BTreeMap;

use model::CardNumber;
use rules::{Edit, Edition, Position};
use serde::{Deserialize, Serialize};

use crate::act::Act;

/// The start of a game: decks and seed, or a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Start {
    /// A new game of these decks.
    New {
        decks: Vec<DeckLine>,
        seed: u64,
        /// A replay that names none was played by 8.0.
        #[serde(default = "before_editions")]
        edition: Edition,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ask_always: bool,
    },
    /// A game that begins in this position, which names its edition.
    Position {
        position: Position,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ask_always: bool,
    },
}

/// The edition of the rules by which games were played when a replay did not name any.
pub(crate) fn before_editions() -> Edition {
    Edition::Eighth
}

/// The moves of a game since its start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Move {
    /// A decision; `auto`: forced ones after it were answered as well.
    Choose {
        action: Act,
        #[serde(default)]
        auto: bool,
    },
    /// An edit of the position by a judge.
    Edit { edit: Edit },
    /// A player gave up.
    Concede { player: u8 },
    /// What a player does not see was imagined.
    Imagine { player: u8, seed: u64 },
}

/// A whole game as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    pub start: Start,
    pub moves: Vec<Move>,
    /// What the position at the end looks like ([`rules::Fingerprint`]); checked when it is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What version 0.1 wrote in its place; it says nothing to another version.
    #[serde(default, skip_serializing)]
    pub hash: Option<String>,
}

/// The cards of a deck by their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckLine {
    /// One leader, or two for Twin Suns.
    pub leaders: Vec<CardNumber>,
    /// The number of the base.
    pub base: CardNumber,
    /// The deck: how many of each.
    pub cards: BTreeMap<CardNumber, u8>,
}

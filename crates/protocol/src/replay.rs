//! A whole game as data: its start and its moves.

use std::collections::BTreeMap;

use model::CardNumber;
use rules::{Edit, Edition, Position};
use serde::{Deserialize, Serialize};

use crate::act::WireAction;

/// The start of a game: decks and seed, or a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Start {
    /// A new game of these decks.
    New {
        decks: Vec<DeckLine>,
        seed: u64,
        /// A replay without an edition was played with edition 8.0.
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

/// Returns the edition of replays that do not name one.
pub(crate) fn before_editions() -> Edition {
    Edition::Eighth
}

/// The moves of a game since its start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ReplayMove {
    /// A decision; with `auto`, forced decisions after it were answered as well.
    Choose {
        action: WireAction,
        #[serde(default)]
        auto: bool,
    },
    /// An edit of the position by a judge.
    Edit { edit: Edit },
    /// A player conceded.
    Concede { player: u8 },
    /// The information hidden from a player was determinized.
    Imagine { player: u8, seed: u64 },
}

/// A whole game as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    pub start: Start,
    pub moves: Vec<ReplayMove>,
    /// Fingerprint of the final position ([`rules::Fingerprint`]); checked if present.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The hash that version 0.1 wrote instead; other versions ignore it.
    #[serde(default, skip_serializing)]
    pub hash: Option<String>,
}

/// The cards of a deck, by card number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckLine {
    /// The leader, or both for Twin Suns.
    pub leaders: Vec<CardNumber>,
    /// Card number of the base.
    pub base: CardNumber,
    /// The main deck: number of copies per card.
    pub cards: BTreeMap<CardNumber, u8>,
}

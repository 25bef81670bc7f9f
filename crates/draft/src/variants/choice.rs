//! Choices in a variant draft.

use model::CardNumber;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::table::DraftError;

/// A choice of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "choice", rename_all = "snake_case", deny_unknown_fields)]
pub enum VariantChoice {
    /// Takes one card: a leader, a card of an open pool, or a card from the hand.
    Card {
        /// Index of the card among those shown, from 0.
        index: u16,
        /// The number on the card, so that a record cannot be replayed with other packs.
        printing: CardNumber,
    },
    /// Takes the Winston pile in view, or passes it.
    Pile {
        /// The pile, from 0.
        pile: u8,
        /// `true` to take it.
        take: bool,
    },
    /// Takes the cards left in a row or column of the grid.
    Line {
        /// Index in [`GRID_LINES`](super::GRID_LINES): rows 0 to 2 from the top, columns 3 to 5 from the left.
        line: u8,
    },
}

/// A choice with its seat, for the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantAction {
    /// The seat, from 0.
    pub seat: u8,
    /// The choice.
    pub choice: VariantChoice,
    /// `true` if a bot made the choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

/// The reason why a choice is rejected. The draft is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum VariantError {
    /// The draft is over.
    #[error("the draft is over")]
    Over,
    /// The seat does not exist.
    #[error("seat {seat} does not exist")]
    NoSuchSeat {
        /// The seat requested, from 0.
        seat: u8,
    },
    /// Another seat has to choose first.
    #[error("it is not the turn of seat {seat}")]
    NotYourTurn {
        /// The seat requested, from 0.
        seat: u8,
    },
    /// The choice is not possible now.
    #[error("seat {seat} cannot make this choice")]
    NoSuchChoice {
        /// The seat, from 0.
        seat: u8,
    },
}

/// Errors in starting or resuming a variant draft.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum VariantStartError {
    /// The shape needs another number of seats.
    #[error("this draft has {fewest} to {most} seats, not {have}")]
    Seats {
        /// Number of seats requested.
        have: usize,
        /// Minimum number of seats.
        fewest: usize,
        /// Maximum number of seats.
        most: usize,
    },
    /// The boosters cannot be printed, or do not fit the draft.
    #[error(transparent)]
    Packs(#[from] DraftError),
    /// A choice in a record is not possible.
    #[error("choice {number} of the record: {refused}")]
    Record {
        /// Number of the choice, from 1.
        number: usize,
        /// The reason for the rejection.
        refused: VariantError,
    },
}

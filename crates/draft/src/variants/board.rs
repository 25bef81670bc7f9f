//! The cards on the table, as one seat may see them.

use crate::packs::PackCard;

/// The cards that a seat sees, besides those already drafted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VariantBoard {
    /// Leaders or other cards face up, taken one at a time.
    Open {
        /// The cards that are left.
        cards: Vec<PackCard>,
    },
    /// Winston piles.
    Piles {
        /// Number of cards in each pile.
        sizes: [u16; 3],
        /// The pile that the seat with the turn looks at.
        current: u8,
        /// The cards of that pile; empty for the other seat.
        cards: Vec<PackCard>,
        /// Number of cards in the stock.
        stock: u16,
    },
    /// A square of three by three cards, row by row.
    Grid {
        /// The square, from 1.
        number: u16,
        /// Number of squares.
        of: u16,
        /// The cards; `None` where one was taken.
        cells: [Option<PackCard>; 9],
    },
    /// A pack in the hand.
    Hand {
        /// The round, from 1.
        round: u16,
        /// Number of rounds.
        of: u16,
        /// Number of cards to take before the packs are swapped or set aside; 0 while waiting for the other seat.
        take: u8,
        /// The cards to choose from; empty while waiting.
        cards: Vec<PackCard>,
    },
    /// Nothing: the draft is over.
    Empty,
}

/// Returns a number in the type that views use.
pub(super) fn narrow(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

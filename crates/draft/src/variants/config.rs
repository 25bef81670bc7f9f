//! The configuration of a variant draft.

use std::ops::RangeInclusive;

use model::SetCode;
use serde::{Deserialize, Serialize};

use crate::packs::{Pack, PackPrinter};
use crate::rng::DraftRng;
use crate::table::SeatKind;
use crate::variants::choice::VariantStartError;

/// A shape of draft without passing round a pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VariantShape {
    /// Two players look at three hidden piles in turn, and take one or let it grow.
    ///
    /// The cards of six boosters are shuffled into a hidden stock, and three piles of one card are dealt from it. On
    /// a turn, the player looks at the first pile and takes it, which replaces it with a card from the stock; or
    /// passes, which adds a card from the stock to it, and looks at the next pile. A player who passes the third pile
    /// takes the top card of the stock instead. With an empty stock, nothing is added or replaced, empty piles are
    /// skipped, and the last pile that is left must be taken. The draft ends when no pile is left.
    Winston,
    /// Two players take rows or columns of three cards from a square of nine.
    ///
    /// The cards of nine boosters are shuffled and laid out face up, nine at a time, as long as there are nine. The
    /// first player takes a row or a column, then the other player takes the rest of a row or a column. The rest is
    /// set aside, and the next square begins with the other player.
    Grid,
    /// Two players open small packs at the same time, swap them and swap them back ("Minneapolis").
    ///
    /// The cards of eight boosters are shuffled and dealt into packs of seven, eight for each player; a booster usually
    /// has enough cards for two packs. In each round, both players take one card from the pack in hand, swap packs,
    /// take two cards, swap back and take two more. The last two cards of each pack are set aside.
    Minneapolis,
    /// Up to eight players take one card at a time from everything face up.
    ///
    /// Four boosters for each player are laid out face up. Players take one card each, in order from the first seat to
    /// the last and then back, until each has 42 cards besides the leaders. The rest is set aside.
    Rotisserie,
}

impl VariantShape {
    /// All shapes.
    pub const ALL: [VariantShape; 4] =
        [VariantShape::Winston, VariantShape::Grid, VariantShape::Minneapolis, VariantShape::Rotisserie];

    /// Returns the possible numbers of seats.
    pub fn seats(self) -> RangeInclusive<usize> {
        match self {
            VariantShape::Winston | VariantShape::Grid | VariantShape::Minneapolis => 2..=2,
            VariantShape::Rotisserie => 2..=8,
        }
    }

    /// Returns the number of boosters for this number of seats.
    pub fn boosters(self, seats: usize) -> usize {
        match self {
            VariantShape::Winston => 6,
            VariantShape::Grid => 9,
            VariantShape::Minneapolis => 8,
            VariantShape::Rotisserie => 4 * seats,
        }
    }

    /// Returns `true` if every card is drafted face up.
    pub fn is_open(self) -> bool {
        match self {
            VariantShape::Grid | VariantShape::Rotisserie => true,
            VariantShape::Winston | VariantShape::Minneapolis => false,
        }
    }

    /// Returns the word used in JSON and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            VariantShape::Winston => "winston",
            VariantShape::Grid => "grid",
            VariantShape::Minneapolis => "minneapolis",
            VariantShape::Rotisserie => "rotisserie",
        }
    }
}

/// All inputs of a variant draft except its choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantConfig {
    /// The shape.
    pub shape: VariantShape,
    /// The set of the boosters.
    pub set: SetCode,
    /// The seed for packs and for shuffling them.
    pub seed: u64,
    /// The player kind of each seat.
    pub seats: Vec<SeatKind>,
}

impl VariantConfig {
    pub(crate) fn check_seats(&self) -> Result<(), VariantStartError> {
        let (range, have) = (self.shape.seats(), self.seats.len());
        if range.contains(&have) {
            return Ok(());
        }
        Err(VariantStartError::Seats { have, fewest: *range.start(), most: *range.end() })
    }

    /// Prints the boosters of the draft.
    pub(crate) fn print_packs(&self, printer: &PackPrinter) -> Vec<Pack> {
        let mut rng = DraftRng::seeded(self.seed);
        (0..self.shape.boosters(self.seats.len())).map(|_| printer.loose(&mut rng)).collect()
    }

    /// Shuffles cards, independently of the packs.
    pub(crate) fn shuffle<T>(&self, cards: &mut [T]) {
        DraftRng::stream(self.seed, 1).shuffle(cards);
    }
}

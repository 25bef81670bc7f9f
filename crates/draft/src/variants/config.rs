//! The configuration of a variant draft.

use std::ops::RangeInclusive;

use std::sync::Arc;

use catalog::Catalog;
use model::SetCode;
use serde::{Deserialize, Serialize};

use crate::packs::{BoosterPlan, Pack, PackPrinter};
use crate::rng::DraftRng;
use crate::table::{DraftError, DraftSource, MixedPacks, SeatKind, print_boxes};
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

    /// Returns the number of seats that this many packs are enough for, at tables of this shape.
    pub fn seats_for(self, packs: usize) -> usize {
        let fewest = *self.seats().start();
        match self {
            VariantShape::Winston | VariantShape::Grid | VariantShape::Minneapolis => {
                packs / self.boosters(fewest) * fewest
            }
            VariantShape::Rotisserie => packs / self.boosters(1),
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
    /// The set of the boosters; the first of several.
    pub set: SetCode,
    /// The packs, if they are not all boosters of `set`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mixed: Option<MixedPacks>,
    /// The source of boosters of one set.
    #[serde(default, skip_serializing_if = "DraftSource::is_loose")]
    pub source: DraftSource,
    /// The seed for packs and for shuffling them.
    pub seed: u64,
    /// The player kind of each seat.
    pub seats: Vec<SeatKind>,
}

impl VariantConfig {
    /// Creates a draft of loose boosters of one set.
    pub fn new(shape: VariantShape, set: SetCode, seats: Vec<SeatKind>, seed: u64) -> VariantConfig {
        VariantConfig { shape, set, mixed: None, source: DraftSource::Loose, seed, seats }
    }

    /// Creates a draft of boosters of several sets.
    ///
    /// # Errors
    /// [`DraftError::NoSets`] if the plan names no set.
    pub fn of_plan(
        shape: VariantShape,
        plan: &BoosterPlan,
        seats: Vec<SeatKind>,
        seed: u64,
    ) -> Result<VariantConfig, DraftError> {
        let mixed = MixedPacks::shared_boosters(plan, seats.len(), shape.boosters(seats.len()), seed);
        VariantConfig::of_mixed(shape, mixed, seats, seed)
    }

    /// Creates a draft of these packs.
    ///
    /// # Errors
    /// [`DraftError::NoSets`] if `mixed` names no set.
    pub(crate) fn of_mixed(
        shape: VariantShape,
        mixed: MixedPacks,
        seats: Vec<SeatKind>,
        seed: u64,
    ) -> Result<VariantConfig, DraftError> {
        let set = mixed.sets().first().copied().ok_or(DraftError::NoSets)?;
        Ok(VariantConfig { mixed: Some(mixed), ..VariantConfig::new(shape, set, seats, seed) })
    }

    pub(crate) fn check_seats(&self) -> Result<(), VariantStartError> {
        let (range, have) = (self.shape.seats(), self.seats.len());
        if range.contains(&have) {
            return Ok(());
        }
        Err(VariantStartError::Seats { have, fewest: *range.start(), most: *range.end() })
    }

    /// Opens the boosters of the draft.
    ///
    /// # Errors
    /// [`DraftError::Packs`] if a set has no boosters, [`DraftError::Dealt`] for a cube.
    pub(crate) fn open_packs(&self, catalog: &Arc<Catalog>) -> Result<Vec<Pack>, DraftError> {
        if let Some(mixed) = &self.mixed {
            return mixed.open(catalog, self.seed);
        }
        let printer = PackPrinter::new(catalog, self.set)?;
        let mut rng = DraftRng::seeded(self.seed);
        let wanted = self.shape.boosters(self.seats.len());
        Ok(match self.source {
            DraftSource::Loose => (0..wanted).map(|_| printer.loose(&mut rng)).collect(),
            DraftSource::Box => {
                let mut boxes = print_boxes(&printer, wanted, &mut rng);
                boxes.truncate(wanted);
                boxes
            }
        })
    }

    /// Shuffles cards, independently of the packs.
    pub(crate) fn shuffle<T>(&self, cards: &mut [T]) {
        DraftRng::stream(self.seed, 1).shuffle(cards);
    }
}

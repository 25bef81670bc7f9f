//! The configuration of a draft.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::Catalog;
use decks::Pool;
use model::{CardId, CardNumber, SetCode};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::TimerTable;
use crate::packs::{BoosterPlan, Cube, CubeError, Pack, PackError, PackPrinter};
use crate::rng::DraftRng;

/// The kind of player in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// The source of the packs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftSource {
    /// Independent loose packs.
    #[default]
    Loose,
    /// Whole boxes, dealt round the table in box order.
    Box,
}

impl DraftSource {
    /// Returns `true` for loose packs.
    pub(crate) fn is_loose(&self) -> bool {
        *self == DraftSource::Loose
    }
}

/// Packs that are not all boosters of one set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MixedPacks {
    /// The set of each booster; in a pod three for each seat, seat after seat.
    Boosters(Vec<SetCode>),
    /// Packs dealt from a cube.
    Cube {
        /// Sets of the cube's cards, whose Common bases are free to use.
        sets: Vec<SetCode>,
        /// Bases that every player may use.
        bases: Vec<CardNumber>,
    },
}

impl MixedPacks {
    /// Draws the sets of the boosters for a table.
    pub fn boosters(plan: &BoosterPlan, seats: usize, seed: u64) -> MixedPacks {
        MixedPacks::Boosters(plan.boosters(seats, PACKS_EACH, &mut DraftRng::stream(seed, PLAN_STREAM)))
    }

    /// Draws the sets of a number of boosters that a table shares.
    pub fn shared_boosters(plan: &BoosterPlan, seats: usize, boosters: usize, seed: u64) -> MixedPacks {
        let mut rng = DraftRng::stream(seed, PLAN_STREAM);
        let mut sets = match plan {
            BoosterPlan::Rounds(_) | BoosterPlan::Chaos(_) => plan.boosters(1, boosters, &mut rng),
            // Each seat opens as many of its boosters as the others, or one more.
            BoosterPlan::Seats(_) => plan.boosters(seats, boosters.div_ceil(seats.max(1)), &mut rng),
        };
        sets.truncate(boosters);
        MixedPacks::Boosters(sets)
    }

    /// Returns the packs of a cube.
    pub fn cube(catalog: &Catalog, cube: &Cube) -> MixedPacks {
        let bases = cube.shared_bases().iter().map(|base| catalog.card(*base).number).collect();
        MixedPacks::Cube { sets: cube.sets().to_vec(), bases }
    }

    /// Returns the sets whose Common bases are free to use.
    pub fn sets(&self) -> &[SetCode] {
        match self {
            MixedPacks::Boosters(sets) | MixedPacks::Cube { sets, .. } => sets,
        }
    }

    /// Opens the boosters.
    ///
    /// # Errors
    /// [`DraftError::Packs`] if a set has no boosters, [`DraftError::Dealt`] for a cube.
    pub(crate) fn open(&self, catalog: &Arc<Catalog>, seed: u64) -> Result<Vec<Pack>, DraftError> {
        let MixedPacks::Boosters(sets) = self else { return Err(DraftError::Dealt) };
        let mut rng = DraftRng::seeded(seed);
        let mut printers: BTreeMap<SetCode, PackPrinter> = BTreeMap::new();
        let mut packs = Vec::new();
        for set in sets {
            let printer = match printers.entry(*set) {
                std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
                std::collections::btree_map::Entry::Vacant(new) => new.insert(PackPrinter::new(catalog, *set)?),
            };
            packs.push(printer.loose(&mut rng));
        }
        Ok(packs)
    }

    /// Returns the bases that every player may use besides the Common ones.
    ///
    /// # Errors
    /// [`DraftError::StrangeCard`] for an unknown number.
    pub(crate) fn bases_of(mixed: Option<&MixedPacks>, catalog: &Catalog) -> Result<Vec<CardId>, DraftError> {
        let provided = match mixed {
            Some(MixedPacks::Cube { bases, .. }) => bases.as_slice(),
            Some(MixedPacks::Boosters(_)) | None => &[],
        };
        let base = |number: &CardNumber| catalog.by_number(*number).ok_or(DraftError::StrangeCard(*number));
        provided.iter().map(base).collect()
    }
}

/// Returns a pool without cards, with the sets and bases that its decks may use.
pub(crate) fn empty_pool(set: SetCode, mixed: Option<&MixedPacks>, bases: &[CardId]) -> Pool {
    let mut pool = Pool::new(set);
    mixed.into_iter().flat_map(MixedPacks::sets).for_each(|set| pool.add_set(*set));
    bases.iter().for_each(|base| pool.add_base(*base));
    pool
}

/// The sequence of the RNG that draws the sets of boosters, apart from that of their contents.
const PLAN_STREAM: u64 = 0x5345_5453;

/// Number of packs for each player (CR 10.3.1A).
pub const PACKS_EACH: usize = 3;

/// All inputs of a draft except its picks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftConfig {
    /// The set of the boosters; the first of several.
    pub set: SetCode,
    /// The packs, if they are not all boosters of `set`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mixed: Option<MixedPacks>,
    /// The seed for packs and bots.
    pub seed: u64,
    /// The player kind of each seat; the left neighbour of seat `i` is seat `i + 1`.
    pub seats: Vec<SeatKind>,
    /// The source of the packs.
    pub source: DraftSource,
    /// Time limits of picks. They are only information; the draft has no clock.
    pub timers: TimerTable,
}

impl DraftConfig {
    /// Minimum number of seats in a pod.
    pub const FEWEST_SEATS: usize = 2;
    /// Maximum number of seats in a pod.
    pub const MOST_SEATS: usize = 16;

    /// Creates a draft of loose packs with the regulation times.
    pub fn new(set: SetCode, seats: Vec<SeatKind>, seed: u64) -> DraftConfig {
        DraftConfig { set, mixed: None, seed, seats, source: DraftSource::Loose, timers: TimerTable::regulation() }
    }

    /// Creates a draft of boosters of several sets, or of packs dealt from a cube.
    ///
    /// # Errors
    /// [`DraftError::NoSets`] if `mixed` names no set.
    pub fn of_mixed(mixed: MixedPacks, seats: Vec<SeatKind>, seed: u64) -> Result<DraftConfig, DraftError> {
        let set = mixed.sets().first().copied().ok_or(DraftError::NoSets)?;
        Ok(DraftConfig { mixed: Some(mixed), ..DraftConfig::new(set, seats, seed) })
    }

    /// Creates a draft with bots only.
    pub fn of_bots(set: SetCode, seats: usize, seed: u64) -> DraftConfig {
        DraftConfig::new(set, vec![SeatKind::Bot; seats.min(Self::MOST_SEATS + 1)], seed)
    }

    pub(crate) fn check_seats(&self) -> Result<(), DraftError> {
        match self.seats.len() {
            Self::FEWEST_SEATS..=Self::MOST_SEATS => Ok(()),
            have => Err(DraftError::Seats { have }),
        }
    }

    /// Opens three packs for each seat, seat after seat.
    ///
    /// # Errors
    /// [`DraftError::Packs`] if a set has no boosters, [`DraftError::Dealt`] for a cube.
    pub(crate) fn open_packs(&self, catalog: &Arc<Catalog>) -> Result<Vec<Pack>, DraftError> {
        match &self.mixed {
            None => Ok(self.print_packs(&PackPrinter::new(catalog, self.set)?)),
            Some(mixed) => mixed.open(catalog, self.seed),
        }
    }

    /// Returns `true` if a card with this number may be in the pack with this index, seat after seat.
    pub(crate) fn may_contain(&self, pack: usize, card: CardNumber) -> bool {
        match &self.mixed {
            None => card.set == self.set,
            Some(MixedPacks::Boosters(sets)) => sets.get(pack) == Some(&card.set),
            Some(MixedPacks::Cube { .. }) => true,
        }
    }

    /// Prints three packs for each seat, seat after seat.
    pub(crate) fn print_packs(&self, printer: &PackPrinter) -> Vec<Pack> {
        let mut rng = DraftRng::seeded(self.seed);
        let wanted = self.seats.len() * PACKS_EACH;
        match self.source {
            DraftSource::Loose => (0..wanted).map(|_| printer.loose(&mut rng)).collect(),
            DraftSource::Box => {
                let boxes = print_boxes(printer, wanted, &mut rng);
                let dealt = |seat: usize, round: usize| boxes[round * self.seats.len() + seat].clone();
                (0..wanted).map(|at| dealt(at / PACKS_EACH, at % PACKS_EACH)).collect()
            }
        }
    }
}

/// Prints whole boxes, at least this many packs.
pub(crate) fn print_boxes(printer: &PackPrinter, wanted: usize, rng: &mut DraftRng) -> Vec<Pack> {
    let mut boxes = Vec::new();
    while boxes.len() < wanted {
        boxes.extend(printer.box_of_24(rng));
    }
    boxes
}

/// Errors in starting a draft.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DraftError {
    /// The number of seats is too low or too high.
    #[error("a pod has 2 to 16 seats, not {have}")]
    Seats {
        /// Number of seats requested.
        have: usize,
    },
    /// The packs cannot be printed.
    #[error(transparent)]
    Packs(#[from] PackError),
    /// There are not three packs for each seat.
    #[error("the draft needs {need} packs, three for each seat, not {have}")]
    PackCount {
        /// Number of packs passed in.
        have: usize,
        /// Number of packs needed.
        need: usize,
    },
    /// No set is named.
    #[error("the draft names no set")]
    NoSets,
    /// The packs of a cube must be dealt first ([`Draft::from_packs`](super::Draft::from_packs)).
    #[error("the packs of a cube are dealt before the draft")]
    Dealt,
    /// The cube is invalid or too small.
    #[error(transparent)]
    Cube(#[from] CubeError),
    /// A pack has too many cards.
    #[error("a pack has at most 64 cards, not {have}")]
    PackSize {
        /// Number of cards in the pack.
        have: usize,
    },
    /// A pack has a card that is unknown or that does not belong to packs of this set.
    #[error("{0} cannot be in a draft of this set")]
    StrangeCard(CardNumber),
    /// A pick in a record is not possible.
    #[error("pick {number} of the record: {refused}")]
    Record {
        /// Number of the pick, from 1.
        number: usize,
        /// The reason for the rejection.
        refused: super::ActionError,
    },
}

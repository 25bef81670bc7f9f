//! The configuration of a draft.

use model::{CardNumber, SetCode};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::TimerTable;
use crate::packs::{Pack, PackError, PackPrinter};
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftSource {
    /// Independent loose packs.
    Loose,
    /// Whole boxes, dealt round the table in box order.
    Box,
}

/// Number of packs for each player (CR 10.3.1A).
pub(crate) const PACKS_EACH: usize = 3;

/// All inputs of a draft except its picks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftConfig {
    /// The set of the boosters.
    pub set: SetCode,
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
        DraftConfig { set, seed, seats, source: DraftSource::Loose, timers: TimerTable::regulation() }
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

    /// Prints three packs for each seat, seat after seat.
    pub(crate) fn print_packs(&self, printer: &PackPrinter) -> Vec<Pack> {
        let mut rng = DraftRng::seeded(self.seed);
        let wanted = self.seats.len() * PACKS_EACH;
        match self.source {
            DraftSource::Loose => (0..wanted).map(|_| printer.loose(&mut rng)).collect(),
            DraftSource::Box => {
                let mut boxes = Vec::new();
                while boxes.len() < wanted {
                    boxes.extend(printer.box_of_24(&mut rng));
                }
                let dealt = |seat: usize, round: usize| boxes[round * self.seats.len() + seat].clone();
                (0..wanted).map(|at| dealt(at / PACKS_EACH, at % PACKS_EACH)).collect()
            }
        }
    }
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

//! What a draft is started with.

use model::{CardNumber, SetCode};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::TimerTable;
use crate::dice::Dice;
use crate::packs::{Pack, PackError, PackPrinter};

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person who picks for themselves.
    Person,
    /// A bot that picks by itself.
    Bot,
}

/// Where the packs come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftSource {
    /// Loose packs that know nothing of each other.
    Loose,
    /// Whole boxes, dealt round the table in the order in which the packs lie in them.
    Box,
}

/// Packs that each player opens (CR 10.3.1A).
pub(crate) const PACKS_EACH: usize = 3;

/// Everything a draft follows from, apart from its picks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftConfig {
    /// The set whose boosters are opened.
    pub set: SetCode,
    /// The seed of packs and bots.
    pub seed: u64,
    /// Who sits where; the left neighbour of seat `i` is seat `i + 1`.
    pub seats: Vec<SeatKind>,
    /// Where the packs come from.
    pub source: DraftSource,
    /// How long picks may take. The draft only says so; it keeps no clock.
    pub timers: TimerTable,
}

impl DraftConfig {
    /// The fewest seats of a pod.
    pub const FEWEST_SEATS: usize = 2;
    /// The most seats of a pod.
    pub const MOST_SEATS: usize = 16;

    /// A draft of loose packs with the regulation times.
    pub fn new(set: SetCode, seats: Vec<SeatKind>, seed: u64) -> DraftConfig {
        DraftConfig { set, seed, seats, source: DraftSource::Loose, timers: TimerTable::regulation() }
    }

    /// A draft among bots only.
    pub fn of_bots(set: SetCode, seats: usize, seed: u64) -> DraftConfig {
        DraftConfig::new(set, vec![SeatKind::Bot; seats.min(Self::MOST_SEATS + 1)], seed)
    }

    pub(crate) fn check_seats(&self) -> Result<(), DraftError> {
        match self.seats.len() {
            Self::FEWEST_SEATS..=Self::MOST_SEATS => Ok(()),
            have => Err(DraftError::Seats { have }),
        }
    }

    /// Three packs for each seat, seat after seat.
    pub(crate) fn print_packs(&self, printer: &PackPrinter) -> Vec<Pack> {
        let mut dice = Dice::seeded(self.seed);
        let wanted = self.seats.len() * PACKS_EACH;
        match self.source {
            DraftSource::Loose => (0..wanted).map(|_| printer.loose(&mut dice)).collect(),
            DraftSource::Box => {
                let mut boxes = Vec::new();
                while boxes.len() < wanted {
                    boxes.extend(printer.box_of_24(&mut dice));
                }
                let dealt = |seat: usize, round: usize| boxes[round * self.seats.len() + seat].clone();
                (0..wanted).map(|at| dealt(at / PACKS_EACH, at % PACKS_EACH)).collect()
            }
        }
    }
}

/// Why a draft cannot start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DraftError {
    /// Too few or too many seats.
    #[error("a pod has 2 to 16 seats, not {have}")]
    Seats {
        /// How many were asked for.
        have: usize,
    },
    /// The packs cannot be made.
    #[error(transparent)]
    Packs(#[from] PackError),
    /// Not three packs for each seat.
    #[error("{need} packs are needed, three for each seat, not {have}")]
    PackCount {
        /// Number of packs that were passed in.
        have: usize,
        /// Number of packs that the seats need.
        need: usize,
    },
    /// A pack holds something that the catalogue does not know, or that no pack of this set holds.
    #[error("{0} is no card for a draft of this set")]
    StrangeCard(CardNumber),
    /// A pick in a record is not possible where it stands.
    #[error("pick {number} of the record: {refused}")]
    Record {
        /// Which pick, from 1.
        number: usize,
        /// The reason why it is refused.
        refused: super::Refused,
    },
}

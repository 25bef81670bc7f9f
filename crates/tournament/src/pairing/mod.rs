//! Pairing the next round.
//!
//! The criteria, the first before the second and so on, none ever traded for a lower one:
//! everyone once, at most one bye; no second bye, no rematch (the fewest where some are forced); within the pods where
//! that is wished; in small fields no forced rematch in a later planned round; the bye to the lowest; the least sum of
//! squared score differences; the fewest players paired down twice in a row; and chance, from the seed.

mod explain;
mod field;
mod levels;
mod look_ahead;
mod rounds_left;
mod sparse;

use serde::{Deserialize, Serialize};

pub(crate) use field::Field;
pub(crate) use levels::Levels;

use crate::{Operation, Refused, TablePairing, Tournament};

/// A round as it would be paired. Nothing has happened yet: apply [`PairingPlan::into_operation`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingPlan {
    /// The round, from 1.
    pub round: u16,
    /// The seed that decided what was left to chance.
    pub seed: u64,
    /// Whether players were to meet inside their pods.
    pub within_pods: bool,
    /// The tables, table 1 first, a bye last.
    pub tables: Vec<TablePairing>,
    /// What the round costs by each criterion.
    pub report: PairingReport,
}

impl PairingPlan {
    /// The operation that makes it so.
    pub fn into_operation(self) -> Operation {
        let PairingPlan { round, seed, within_pods, tables, report: _ } = self;
        Operation::Pair { round, seed, within_pods, tables }
    }
}

/// What a round costs by each criterion; every figure is the least possible after those before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingReport {
    /// 1 when the bye goes to somebody who had one, because everybody had or the rest could not be paired.
    pub second_byes: u32,
    /// Forced rematches.
    pub rematches: u32,
    /// Tables with players of different pods, when the round is paired inside the pods.
    pub out_of_pod: u32,
    /// The sum of the squared score differences.
    pub squared_differences: u64,
    /// Tables with different scores.
    pub pair_downs: u32,
    /// Players paired down in this round and the one before.
    pub floated_twice: u32,
    /// How far a small field is safe; none for a large field, or in the last round.
    pub look_ahead: Option<LookAheadReport>,
}

/// How far the rounds to come are safe from forced rematches and second byes, if nobody enters or leaves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookAheadReport {
    /// Planned rounds still to come after this one.
    pub rounds: u16,
    /// So many of them can be paired without; fewer than `rounds` only where no pairing of this round gives more.
    pub safe: u16,
    /// Whether looking ahead has changed this round's pairing.
    pub changed: bool,
}

impl Tournament {
    /// Pairs the next round. Pure: the same event and seed give the same pairing. It is never refused as long as
    /// somebody takes part (a single player has a bye) and the last round is finished.
    ///
    /// # Errors
    /// [`Refused::RoundOpen`], [`Refused::NoPlayers`], [`Refused::TooManyRounds`].
    pub fn pair_next(&self, seed: u64) -> Result<PairingPlan, Refused> {
        self.plan_round(seed, false)
    }

    /// Pairs the next round inside the draft pods, as far as that is possible without a rematch.
    ///
    /// # Errors
    /// As [`Tournament::pair_next`].
    pub fn pair_next_within_pods(&self, seed: u64) -> Result<PairingPlan, Refused> {
        self.plan_round(seed, true)
    }

    fn plan_round(&self, seed: u64, within_pods: bool) -> Result<PairingPlan, Refused> {
        self.may_pair()?;
        let field = Field::of(self, seed, within_pods);
        let mut mate = sparse::best(&field);
        let round = self.rounds().len() as u16 + 1;
        let planned = self
            .planned_rounds()
            .unwrap_or_else(|| Tournament::recommended_rounds(field.players().len(), self.profile()));
        let looked = look_ahead::refine(&field, &mut mate, planned.saturating_sub(round));
        let (tables, report) = explain::explain(&field, &mate, round, looked);
        Ok(PairingPlan { round, seed, within_pods, tables, report })
    }
}

#[cfg(test)]
mod tests;

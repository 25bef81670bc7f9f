//! Event setup: seats, planned rounds, structure, profile and table numbers.

use std::sync::Arc;

use super::{MOST_TABLE_GAPS, State, cut};
use crate::{DraftPods, MOST_ROUNDS, MOST_SEATS, OperationError, PlayerId, Pod, Profile, RoundKind, Structure};

impl State {
    pub(super) fn seat(&mut self, pods: &[Vec<PlayerId>]) -> Result<(), OperationError> {
        let mut seated = std::collections::HashSet::new();
        for (seats, pod) in pods.iter().zip(1u16..) {
            if !(2..=MOST_SEATS).contains(&seats.len()) {
                return Err(OperationError::PodSize { pod, seats: u32::try_from(seats.len()).unwrap_or(u32::MAX) });
            }
            for player in seats {
                if self.player_mut(*player)?.is_dropped() {
                    return Err(OperationError::AlreadyDropped { player: *player });
                }
                if !seated.insert(*player) {
                    return Err(OperationError::SeatedTwice { player: *player });
                }
            }
        }
        let pods = pods.iter().zip(1..).map(|(seats, number)| Pod { number, seats: seats.clone() }).collect();
        let from_round = self.newest() + 1;
        // Seats drawn again before a round is played replace the earlier ones.
        if self.drafts.last().is_some_and(|draft| draft.from_round == from_round) {
            self.drafts.pop();
        }
        self.drafts.push(DraftPods { from_round, pods });
        Ok(())
    }

    pub(super) fn plan_rounds(&mut self, rounds: u16) -> Result<(), OperationError> {
        let played = self.rounds.iter().filter(|round| !self.is_of_the_cut(round)).count() as u16;
        let least = played.max(1);
        if !(least..=MOST_ROUNDS).contains(&rounds) {
            return Err(OperationError::PlannedRounds { rounds, least, most: MOST_ROUNDS });
        }
        self.planned_rounds = Some(rounds);
        Ok(())
    }

    pub(super) fn set_structure(&mut self, structure: Structure) -> Result<(), OperationError> {
        for games in [structure.best_of, structure.cut_best_of].into_iter().flatten() {
            if ![1, 3, 5].contains(&games) {
                return Err(OperationError::BestOf { games });
            }
        }
        if let Some(size) = structure.cut.filter(|size| !cut::SIZES.contains(size)) {
            return Err(OperationError::CutSize { size });
        }
        let tables = |kind: RoundKind| kind == RoundKind::Tables;
        let changes = tables(structure.rounds) != tables(self.structure.rounds);
        if structure.rounds == RoundKind::Elimination || (changes && !self.rounds.is_empty()) {
            return Err(OperationError::OtherRounds);
        }
        self.structure = structure;
        Ok(())
    }

    pub(super) fn set_profile(&mut self, profile: &Profile) -> Result<(), OperationError> {
        if let Some(problem) = profile.problems().into_iter().next() {
            return Err(OperationError::ProfileInvalid { problem });
        }
        self.profile = Arc::new(profile.clone());
        Ok(())
    }

    pub(super) fn set_room(&mut self, first: u16, missing: &[u16]) -> Result<(), OperationError> {
        if first == 0 || missing.contains(&0) || missing.len() > usize::from(MOST_TABLE_GAPS) {
            return Err(OperationError::TableNumber { table: 0 });
        }
        let mut missing = missing.to_vec();
        missing.sort_unstable();
        missing.dedup();
        (self.first_table, self.missing_tables) = (first, missing);
        Ok(())
    }
}

//! What a correction would change: asked before it is made.

use super::Tournament;
use crate::{MatchResult, Operation, PlayerId, Refused, RoundKind};

/// What another result would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequences {
    /// Players whose rank would be another, the highest of the new ranks first.
    pub ranks: Vec<RankChange>,
    /// Pairings of later rounds whose two had another difference of scores than the results would then say.
    pub pairings: Vec<PairingConsequence>,
    /// Players in the bracket who would not be in it, and those who would.
    pub cut: (Vec<PlayerId>, Vec<PlayerId>),
}

/// A rank that would change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankChange {
    /// Whose.
    pub player: PlayerId,
    /// The rank now.
    pub was: u32,
    /// The rank then.
    pub is: u32,
}

/// A later pairing that was made by the old result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingConsequence {
    /// Its round.
    pub round: u16,
    /// Its table.
    pub table: u16,
    /// The scores of its two (match wins, or match points if the profile ranks by them) as they were.
    pub was: (u32, u32),
    /// As they would be.
    pub is: (u32, u32),
}

/// A table and the scores of its two.
type ScoredTable = (u16, (u32, u32));

impl Tournament {
    /// What would change if this were the result of a table. Nothing is changed.
    ///
    /// # Errors
    /// As [`Operation::Result`].
    pub fn consequences(&self, round: u16, table: u16, result: MatchResult) -> Result<Consequences, Refused> {
        let mut after = self.clone();
        after.apply(&Operation::Result { round, table, result })?;
        let was = self.standings();
        let rank = |player: PlayerId| was.iter().find(|line| line.player == player).map_or(0, |line| line.rank);
        let changes = after.standings().into_iter().map(|line| RankChange {
            player: line.player,
            was: rank(line.player),
            is: line.rank,
        });
        let ranks = changes.filter(|change| change.was != change.is).collect();
        let (before, then) = (self.scores_by_round(), after.scores_by_round());
        let mut pairings = Vec::new();
        for (old, new) in before.iter().zip(&then).filter(|(old, _)| old.0 > round) {
            for ((table, was), (_, is)) in old.1.iter().zip(&new.1) {
                if was.0.abs_diff(was.1) != is.0.abs_diff(is.1) {
                    pairings.push(PairingConsequence { round: old.0, table: *table, was: *was, is: *is });
                }
            }
        }
        Ok(Consequences { ranks, pairings, cut: self.cut_changes(&after) })
    }

    /// For each round of matches the scores of the two at each table before it.
    fn scores_by_round(&self) -> Vec<(u16, Vec<ScoredTable>)> {
        let profile = self.profile().clone();
        let mut rounds = Vec::new();
        self.walk(|round, before| {
            let score = |place: u32| before[place as usize].score(&profile);
            let scores =
                |pairing: &super::Pairing| Some((pairing.table, (score(pairing.a_place), score(pairing.b_place?))));
            rounds.push((round.number, round.pairings.iter().filter_map(scores).collect()));
        });
        rounds
    }

    /// Who of the bracket would not be in it by the standings then, and who would.
    fn cut_changes(&self, after: &Tournament) -> (Vec<PlayerId>, Vec<PlayerId>) {
        let Some(bracket) = self.bracket() else { return Default::default() };
        let may_be_in = |player: &PlayerId| {
            bracket.seeds.contains(player) || self.player(*player).is_some_and(|player| !player.is_dropped())
        };
        let inside = |standings: Vec<crate::Standing>| -> Vec<PlayerId> {
            let players = standings.into_iter().map(|line| line.player);
            players.filter(may_be_in).take(bracket.seeds.len()).collect()
        };
        if after.structure().rounds == RoundKind::Tables {
            return Default::default();
        }
        let (was, is) = (inside(self.standings()), inside(after.standings()));
        let out = was.iter().filter(|player| !is.contains(player) && bracket.seeds.contains(player));
        let fresh = is.iter().filter(|player| !was.contains(player) && !bracket.seeds.contains(player));
        (out.copied().collect(), fresh.copied().collect())
    }
}

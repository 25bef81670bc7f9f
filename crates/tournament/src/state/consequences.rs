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
    /// The player whose rank would change.
    pub player: PlayerId,
    /// The rank by the results as they are, from 1.
    pub was: u32,
    /// The rank by the corrected result, from 1.
    pub is: u32,
}

/// A later pairing that was made by the old result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingConsequence {
    /// The round of that pairing, from 1.
    pub round: u16,
    /// The table's number in the room.
    pub table: u16,
    /// The scores of its two (match wins, or match points if the profile ranks by them) as they were.
    pub was: (u32, u32),
    /// The scores as they would be with the corrected result.
    pub is: (u32, u32),
}

/// A table and the scores of its two.
type ScoredTable = (u16, (u32, u32));

impl Tournament {
    /// What would change if this were the result of a match. Nothing is changed.
    ///
    /// # Errors
    /// As [`Operation::Result`].
    pub fn consequences(&self, round: u16, table: u16, result: MatchResult) -> Result<Consequences, Refused> {
        self.consequences_of(round, &Operation::Result { round, table, result })
    }

    /// What would change if these were the HP left at a table of three or four. Nothing is changed.
    ///
    /// # Errors
    /// As [`Operation::TableResult`].
    pub fn table_consequences(&self, round: u16, table: u16, hp: &[u16]) -> Result<Consequences, Refused> {
        self.consequences_of(round, &Operation::TableResult { round, table, hp: hp.to_vec() })
    }

    fn consequences_of(&self, round: u16, correction: &Operation) -> Result<Consequences, Refused> {
        let mut after = self.clone();
        after.apply(correction)?;
        let was = self.ranking();
        let rank = |player: PlayerId| was.iter().find(|line| line.1 == player).map_or(0, |line| line.0);
        let changes = after.ranking().into_iter().map(|(is, player)| RankChange { player, was: rank(player), is });
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

    /// Everybody with the rank, best first, by the standings that the event has.
    pub(super) fn ranking(&self) -> Vec<(u32, PlayerId)> {
        match self.structure().rounds {
            RoundKind::Tables => self.table_standings().iter().map(|line| (line.rank, line.player)).collect(),
            RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
                self.standings().iter().map(|line| (line.rank, line.player)).collect()
            }
        }
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
        // Where chance has drawn who of a tie is in, it stands: who is in stays in as long as the tie allows it.
        let inside = |event: &Tournament| -> Vec<PlayerId> {
            let ranking = event.ranking();
            let mut in_cut = Vec::new();
            for tied in ranking.chunk_by(|one, other| one.0 == other.0) {
                let (drawn, rest): (Vec<_>, Vec<_>) = tied
                    .iter()
                    .map(|(_, player)| *player)
                    .filter(may_be_in)
                    .partition(|player| bracket.seeds.contains(player));
                in_cut.extend(drawn.into_iter().chain(rest));
            }
            in_cut.truncate(bracket.seeds.len());
            in_cut
        };
        let (was, is) = (inside(self), inside(after));
        let out = was.iter().filter(|player| !is.contains(player) && bracket.seeds.contains(player));
        let fresh = is.iter().filter(|player| !was.contains(player) && !bracket.seeds.contains(player));
        (out.copied().collect(), fresh.copied().collect())
    }
}

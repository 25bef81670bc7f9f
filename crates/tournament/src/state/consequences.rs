//! Preview of the effects of a correction.

use super::Tournament;
use crate::{MatchResult, Operation, OperationError, PlayerId, RoundKind};

/// The effects of changing a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequences {
    /// Players whose rank would change, by new rank, best first.
    pub ranks: Vec<RankChange>,
    /// Pairings of later rounds whose score difference would change.
    pub pairings: Vec<PairingConsequence>,
    /// Players who would leave the bracket, and players who would enter it.
    pub cut: (Vec<PlayerId>, Vec<PlayerId>),
}

/// A changed rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankChange {
    /// The player.
    pub player: PlayerId,
    /// The current rank, from 1.
    pub was: u32,
    /// The rank with the corrected result, from 1.
    pub is: u32,
}

/// A later pairing that was based on the old result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingConsequence {
    /// The round of the pairing, from 1.
    pub round: u16,
    /// The table's number in the room.
    pub table: u16,
    /// The scores of the two players (match wins, or match points if the profile ranks by them) when paired.
    pub was: (u32, u32),
    /// The scores with the corrected result.
    pub is: (u32, u32),
}

/// A table number and the scores of its two players.
type ScoredTable = (u16, (u32, u32));

impl Tournament {
    /// Returns the effects of entering this result for a match. The event is not changed.
    ///
    /// # Errors
    /// As [`Operation::Result`].
    pub fn consequences(&self, round: u16, table: u16, result: MatchResult) -> Result<Consequences, OperationError> {
        self.consequences_of(round, &Operation::Result { round, table, result })
    }

    /// Returns the effects of entering these HP values for a multiplayer table. The event is not changed.
    ///
    /// # Errors
    /// As [`Operation::TableResult`].
    pub fn table_consequences(&self, round: u16, table: u16, hp: &[u16]) -> Result<Consequences, OperationError> {
        self.consequences_of(round, &Operation::TableResult { round, table, hp: hp.to_vec() })
    }

    fn consequences_of(&self, round: u16, correction: &Operation) -> Result<Consequences, OperationError> {
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

    /// Returns all players with their ranks, best first, by the standings that the event uses.
    pub(super) fn ranking(&self) -> Vec<(u32, PlayerId)> {
        match self.structure().rounds {
            RoundKind::Tables => self.table_standings().iter().map(|line| (line.rank, line.player)).collect(),
            RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
                self.standings().iter().map(|line| (line.rank, line.player)).collect()
            }
        }
    }

    /// Returns, for each round of matches, the scores of the two players at each table before the round.
    fn scores_by_round(&self) -> Vec<(u16, Vec<ScoredTable>)> {
        let profile = self.profile().clone();
        let mut rounds = Vec::new();
        self.walk(|round, before| {
            let score = |place: u32| before[place as usize].score(&profile);
            let scores =
                |pairing: &crate::Pairing| Some((pairing.table, (score(pairing.a_place), score(pairing.b_place?))));
            rounds.push((round.number, round.pairings.iter().filter_map(scores).collect()));
        });
        rounds
    }

    /// Returns the players who would leave the bracket with the other standings, and those who would enter it.
    fn cut_changes(&self, after: &Tournament) -> (Vec<PlayerId>, Vec<PlayerId>) {
        let Some(bracket) = self.bracket() else { return Default::default() };
        let may_be_in = |player: &PlayerId| {
            bracket.seeds.contains(player) || self.player(*player).is_some_and(|player| !player.is_dropped())
        };
        // Random tie-breaks for the cut are kept: players in the bracket stay in it while the tie allows.
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

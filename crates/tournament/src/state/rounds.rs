//! Rounds of matches: pairing, re-pairing and results.

use super::{State, check_note};
use crate::profile::Penalty;
use crate::round::{Pairing, Round};
use crate::{Game, MOST_ROUNDS, MatchResult, OperationError, PairScope, Player, PlayerId, RoundKind, TablePairing};

/// Maximum number of drawn games in a match.
const MOST_DRAWN: u8 = 9;

/// A result that was corrected after a later round had been paired from it. That pairing is kept and may no longer
/// match the results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateCorrection {
    /// The round of the result.
    pub round: u16,
    /// The table's number in the room.
    pub table: u16,
    /// The result used to pair the later round.
    pub was: MatchResult,
    /// The corrected result.
    pub is: MatchResult,
    /// The latest round that was paired at the time of the correction.
    pub paired_until: u16,
}

impl State {
    /// Returns an error if no round can be paired now.
    pub(super) fn check_can_pair(&self) -> Result<(), OperationError> {
        if let Some(round) = self.rounds.iter().find(|round| !round.is_finished()) {
            return Err(OperationError::RoundOpen { round: round.number, open: round.open_results() as u32 });
        }
        if self.rounds.len() >= usize::from(MOST_ROUNDS) {
            return Err(OperationError::TooManyRounds { most: MOST_ROUNDS });
        }
        if self.players.iter().all(Player::is_dropped) {
            return Err(OperationError::NoPlayers);
        }
        Ok(())
    }

    /// Returns the number of games that win a match in the next round of this kind.
    pub(super) fn games_to_win(&self, kind: RoundKind) -> u8 {
        let best_of = match kind {
            RoundKind::Swiss | RoundKind::RoundRobin => self.structure.best_of,
            RoundKind::Elimination => self.structure.cut_best_of.or(self.structure.best_of),
            RoundKind::Tables => Some(1),
        };
        best_of.map_or(self.profile.games_to_win, |games| games / 2 + 1)
    }

    pub(super) fn pair(
        &mut self,
        round: u16,
        seed: u64,
        scope: PairScope,
        tables: &[TablePairing],
        kind: RoundKind,
    ) -> Result<(), OperationError> {
        self.check_can_pair()?;
        let expected = self.newest() + 1;
        if round != expected {
            return Err(OperationError::WrongRound { round, expected });
        }
        let fits = match kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {
                self.bracket.is_none() && self.structure.rounds != RoundKind::Tables
            }
            RoundKind::Elimination => self.bracket.is_some(),
            RoundKind::Tables => false,
        };
        if !fits {
            return Err(OperationError::WrongKind { round });
        }
        let pairings = self.pairings(tables, kind, None)?;
        let mut paired = Round::new(round, kind, seed, self.games_to_win(kind));
        (paired.scope, paired.pairings) = (scope, pairings);
        self.rounds.push(paired);
        self.recompute_round(round);
        Ok(())
    }

    /// Checks a round's tables and returns its pairings: every active player exactly once.
    ///
    /// When an existing round is re-paired, a match or bye of it may be kept although a player has dropped, and players
    /// who entered after it was paired may wait for the next round.
    fn pairings(
        &self,
        tables: &[TablePairing],
        kind: RoundKind,
        re_paired: Option<&Round>,
    ) -> Result<Vec<Pairing>, OperationError> {
        let mut seen = vec![false; self.players.len()];
        let mut numbers = std::collections::HashSet::new();
        let mut pairings = Vec::with_capacity(tables.len());
        for table in tables {
            if table.table == 0 || !numbers.insert(table.table) {
                return Err(OperationError::TableNumber { table: table.table });
            }
            let was_there = |old: &Round| old.pairings.iter().any(|old| (old.a, old.b) == (table.a, table.b));
            let stays = re_paired.is_some_and(was_there);
            let a_place = self.take_place(table.a, &mut seen, stays)?;
            let b_place = table.b.map(|player| self.take_place(player, &mut seen, stays)).transpose()?;
            let bye = table.b.is_none().then_some(MatchResult::Bye);
            pairings.push(Pairing {
                table: table.table,
                a: table.a,
                b: table.b,
                reasons: table.reasons.clone(),
                result: bye,
                games: Vec::new(),
                bans: None,
                game_losses: [0; 2],
                match_losses: [false; 2],
                entered: bye,
                a_place,
                b_place,
            });
        }
        if kind == RoundKind::Elimination {
            self.check_bracket(tables)?;
        } else {
            let waits = |player: &Player| re_paired.is_some_and(|round| player.entered_in_round > round.number);
            let expected = |player: &Player| !player.is_dropped() && !waits(player);
            let missing = self.players.iter().zip(seen).find(|(player, seen)| expected(player) && !seen);
            if let Some((player, _)) = missing {
                return Err(OperationError::NotPaired { player: player.id });
            }
        }
        Ok(pairings)
    }

    /// Returns the index of a player who needs a table or bye, and marks the player as seen.
    pub(super) fn take_seat(&self, player: PlayerId, seen: &mut [bool]) -> Result<u32, OperationError> {
        self.take_place(player, seen, false)
    }

    /// Like [`State::take_seat`], but also accepts a dropped player if `stays` is set.
    pub(super) fn take_place(&self, player: PlayerId, seen: &mut [bool], stays: bool) -> Result<u32, OperationError> {
        let place = self.place(player)?;
        if !stays && self.players[place as usize].is_dropped() {
            return Err(OperationError::AlreadyDropped { player });
        }
        if std::mem::replace(&mut seen[place as usize], true) {
            return Err(OperationError::PairedTwice { player });
        }
        Ok(place)
    }

    /// Returns the current round if it has this number.
    pub(super) fn current_round_mut(&mut self, round: u16) -> Result<&mut Round, OperationError> {
        let newest = self.newest();
        self.rounds.last_mut().filter(|last| last.number == round).ok_or(OperationError::NotNewest { round, newest })
    }

    pub(super) fn re_pair(
        &mut self,
        round: u16,
        seed: u64,
        scope: PairScope,
        tables: &[TablePairing],
        note: &str,
    ) -> Result<(), OperationError> {
        check_note(note)?;
        let old = self.current_round_mut(round)?;
        match old.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => return Err(OperationError::WrongKind { round }),
        }
        let (kind, mut fresh) = (old.kind, old.clone());
        fresh.pairings = self.pairings(tables, kind, Some(&fresh))?;
        for pairing in &mut fresh.pairings {
            let old = self.rounds[usize::from(round) - 1].pairings.iter();
            let same = old.into_iter().find(|old| (old.a, old.b) == (pairing.a, pairing.b));
            if let Some(old) = same {
                (pairing.entered, pairing.bans) = (old.entered, old.bans);
                pairing.games.clone_from(&old.games);
            }
        }
        (fresh.seed, fresh.scope) = (seed, scope);
        // Late entries that are now part of the round no longer count as late for it.
        for pairing in &fresh.pairings {
            for place in [Some(pairing.a_place), pairing.b_place].into_iter().flatten() {
                let player = &mut self.players[place as usize];
                player.entered_in_round = player.entered_in_round.min(round);
                self.missed.remove(&(place, round));
            }
        }
        self.rounds[usize::from(round) - 1] = fresh;
        self.recompute_round(round);
        Ok(())
    }

    pub(super) fn delete_round(&mut self, round: u16, note: &str) -> Result<(), OperationError> {
        check_note(note)?;
        self.current_round_mut(round)?;
        self.rounds.pop();
        self.missed.retain(|(_, missed), _| *missed < round);
        self.checks.retain(|check| check.round < round);
        self.late_corrections.retain(|late| late.round < round);
        // A bracket without a played round can be replaced.
        if self.bracket.as_ref().is_some_and(|bracket| bracket.first_round == round) {
            self.bracket = None;
        }
        let left = self.newest();
        for player in &mut self.players {
            player.entered_in_round = player.entered_in_round.min(left + 1);
            player.dropped_after = player.dropped_after.map(|after| after.min(left));
        }
        Ok(())
    }

    fn pairing_mut(&mut self, number: u16, table: u16) -> Result<(RoundKind, u8, &mut Pairing), OperationError> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        let round = round.ok_or(OperationError::UnknownRound { round: number })?;
        if round.tables.iter().any(|seated| seated.table == table) {
            return Err(OperationError::PlayedAtTables { round: number, table });
        }
        let (kind, games_to_win) = (round.kind, round.games_to_win);
        let pairing = round.pairings.iter_mut().find(|pairing| pairing.table == table);
        Ok((kind, games_to_win, pairing.ok_or(OperationError::UnknownTable { round: number, table })?))
    }

    pub(super) fn enter_result(&mut self, number: u16, table: u16, result: MatchResult) -> Result<(), OperationError> {
        let paired_until = self.newest();
        let (kind, games_to_win, pairing) = self.pairing_mut(number, table)?;
        fits_the_match(number, pairing, result, games_to_win)?;
        if pairing.result != pairing.entered {
            return Err(OperationError::PenaltyResult { round: number, table });
        }
        if kind == RoundKind::Elimination {
            let before = pairing.winner();
            let mut tried = pairing.clone();
            (tried.entered, tried.result) = (Some(result), Some(result));
            let drawn = matches!(result, MatchResult::Games { a, b, .. } if a == b);
            if drawn {
                return Err(OperationError::NeedsWinner { round: number, table });
            }
            if tried.winner() != before && number < paired_until {
                return Err(OperationError::BuiltOn { round: number + 1 });
            }
        }
        let was = pairing.entered.replace(result);
        pairing.games.clear();
        pairing.update_result(games_to_win);
        if let Some(was) = was.filter(|was| number < paired_until && *was != result) {
            self.late_corrections.push(LateCorrection { round: number, table, was, is: result, paired_until });
        }
        Ok(())
    }

    pub(super) fn enter_games(
        &mut self,
        number: u16,
        table: u16,
        bans: Option<[u8; 2]>,
        games: &[Game],
    ) -> Result<(), OperationError> {
        let trilogy = self.structure.trilogy;
        let (_, games_to_win, _) = self.pairing_mut(number, table)?;
        let result = result_of(trilogy, games_to_win, bans, games)?;
        self.enter_result(number, table, result)?;
        let (_, _, pairing) = self.pairing_mut(number, table)?;
        (pairing.games, pairing.bans) = (games.to_vec(), bans);
        Ok(())
    }

    /// Recomputes the effect of penalties on a round's matches and tables.
    pub(super) fn recompute_round(&mut self, number: u16) {
        let Some(round) = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index)) else {
            return;
        };
        let loses = |player: PlayerId| {
            let of_round = |penalty: &&super::PenaltyEntry| penalty.is_active() && penalty.round == number;
            let theirs = self.penalties.iter().filter(of_round).filter(|penalty| penalty.player == player);
            theirs.into_iter().any(|penalty| match penalty.penalty {
                Penalty::Tracking | Penalty::Warning => false,
                // A round of multiplayer tables is a single game.
                Penalty::GameLoss | Penalty::MatchLoss | Penalty::Disqualification => true,
            })
        };
        for table in &mut round.tables {
            table.lost = table.players.iter().map(|player| loses(*player)).collect();
        }
        for pairing in &mut round.pairings {
            (pairing.game_losses, pairing.match_losses) = ([0; 2], [false; 2]);
            for penalty in self.penalties.iter().filter(|penalty| penalty.is_active() && penalty.round == number) {
                let Some(side) = pairing.side_of(penalty.player) else { continue };
                match penalty.penalty {
                    Penalty::Tracking | Penalty::Warning => {}
                    Penalty::GameLoss => {
                        pairing.game_losses[side.index()] = pairing.game_losses[side.index()].saturating_add(1);
                    }
                    Penalty::MatchLoss | Penalty::Disqualification => pairing.match_losses[side.index()] = true,
                }
            }
            pairing.update_result(round.games_to_win);
        }
    }
}

/// Rejects a result that is impossible for this match.
fn fits_the_match(number: u16, pairing: &Pairing, result: MatchResult, games_to_win: u8) -> Result<(), OperationError> {
    match result {
        MatchResult::Games { a, b, drawn } => {
            if a.max(b) > games_to_win || a.min(b) == games_to_win || drawn > MOST_DRAWN {
                return Err(OperationError::ImpossibleGames { a, b, drawn, games_to_win });
            }
            let [lost_by_a, lost_by_b] = pairing.game_losses;
            if b < lost_by_a || a < lost_by_b {
                return Err(OperationError::GameLossMissing { a, b, games: lost_by_a.saturating_add(lost_by_b) });
            }
        }
        MatchResult::Bye | MatchResult::NoShow { .. } | MatchResult::DoubleLoss | MatchResult::MatchLoss { .. } => {}
    }
    if (result == MatchResult::Bye) != pairing.b.is_none() {
        return Err(OperationError::ByeResult { round: number, table: pairing.table });
    }
    Ok(())
}

/// Returns the result that follows from the individual games.
fn result_of(
    trilogy: bool,
    games_to_win: u8,
    bans: Option<[u8; 2]>,
    games: &[Game],
) -> Result<MatchResult, OperationError> {
    let deck = |deck: u8| (1..=3).contains(&deck);
    match bans {
        Some(bans) if !trilogy || !bans.into_iter().all(deck) => return Err(OperationError::Bans),
        None if trilogy && !games.is_empty() => return Err(OperationError::Bans),
        Some(_) | None => {}
    }
    let (mut won, mut drawn) = ([0u8; 2], 0u8);
    // The decks that each side can no longer play: the banned deck and those that have won (CR 9.3.3).
    let mut out: [Vec<u8>; 2] = bans.map_or_else(Default::default, |bans| bans.map(|banned| vec![banned]));
    let mut replay: Option<[u8; 2]> = None;
    for (game, number) in games.iter().zip(1u8..) {
        if won.iter().any(|won| *won >= games_to_win) {
            return Err(OperationError::GamesAfterEnd { game: number });
        }
        match game.decks {
            Some(decks) if trilogy => {
                let playable = (0..2).all(|side| deck(decks[side]) && !out[side].contains(&decks[side]));
                if !playable || replay.is_some_and(|replay| replay != decks) {
                    return Err(OperationError::GameDecks { game: number });
                }
            }
            None if !trilogy => {}
            Some(_) | None => return Err(OperationError::GameDecks { game: number }),
        }
        replay = game.decks.filter(|_| game.winner.is_none());
        match game.winner {
            None => drawn = drawn.saturating_add(1),
            Some(side) => {
                won[side.index()] += 1;
                out[side.index()].extend(game.decks.map(|decks| decks[side.index()]));
            }
        }
    }
    Ok(MatchResult::Games { a: won[0], b: won[1], drawn })
}

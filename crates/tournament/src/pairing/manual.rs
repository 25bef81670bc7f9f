//! Pairings set by the organiser: declared byes, manual matches, and swaps of two players.

use std::collections::HashSet;

use super::{Fixed, PairRequest, PairingPlan};
use crate::tally::Tally;
use crate::{Operation, OperationError, PairScope, PlayerId, Reason, RoundKind, TablePairing, Tournament};

/// Returns the round's tables that are set before the rest is paired.
pub(super) fn preset_tables(
    event: &Tournament,
    request: &PairRequest,
    round: u16,
    fixed: &Fixed,
) -> Result<Vec<TablePairing>, OperationError> {
    let before = Before::of(event);
    let mut placed = HashSet::new();
    let mut take = |player: PlayerId| {
        let known = event.player(player).ok_or(OperationError::UnknownPlayer { player })?;
        if known.is_dropped() {
            return Err(OperationError::AlreadyDropped { player });
        }
        if !fixed.has(player) && placed.insert(player) { Ok(()) } else { Err(OperationError::PairedTwice { player }) }
    };
    let mut tables = Vec::new();
    for (a, b) in &request.by_hand {
        take(*a)?;
        b.map(&mut take).transpose()?;
        let reasons = before.and_before(*a, *b, Reason::ByHand { note: request.note.clone() });
        tables.push(TablePairing { table: 0, a: *a, b: *b, reasons });
    }
    for player in event.active().filter(|player| player.declared_byes.contains(&round)) {
        // A manual match takes precedence over a declared bye.
        if take(player.id).is_ok() {
            let reasons = before.and_before(player.id, None, Reason::DeclaredBye);
            tables.push(TablePairing { table: 0, a: player.id, b: None, reasons });
        }
    }
    if request.scope == PairScope::Teams {
        for (a, b, (team, other)) in event.team_matches(request.seed) {
            let free =
                |player: PlayerId| !placed.contains(&player) && !fixed.has(player) && !fixed.waiting.contains(&player);
            if free(a) && b.is_none_or(free) {
                placed.extend([Some(a), b].into_iter().flatten());
                let reasons = before.and_before(a, b, Reason::TeamRound { a: team, b: other });
                tables.push(TablePairing { table: 0, a, b, reasons });
            }
        }
    }
    if request.scope == PairScope::OppositeSeats {
        for (a, b, pod) in opposite(event) {
            let met = event
                .rounds()
                .iter()
                .any(|round| round.pairing_of(a).is_some_and(|pairing| pairing.side_of(b).is_some()));
            let free =
                |player: PlayerId| !placed.contains(&player) && !fixed.has(player) && !fixed.waiting.contains(&player);
            if !met && free(a) && free(b) {
                placed.extend([a, b]);
                tables.push(TablePairing { table: 0, a, b: Some(b), reasons: vec![Reason::Opposite { pod }] });
            }
        }
    }
    Ok(tables)
}

/// The history of players in manual pairings.
struct Before<'a> {
    event: &'a Tournament,
    tallies: Vec<Tally>,
}

impl Before<'_> {
    fn of(event: &Tournament) -> Before<'_> {
        Before { event, tallies: event.tallies() }
    }

    /// Returns the given reason, and any rematch or second bye that the organiser should know about.
    fn and_before(&self, a: PlayerId, b: Option<PlayerId>, reason: Reason) -> Vec<Reason> {
        let place = |player: PlayerId| self.event.place(player);
        let tally = place(a).map(|place| &self.tallies[place]);
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let mut reasons = vec![reason];
        match (b, tally) {
            (Some(b), Some(tally)) => {
                let met = tally.opponents.iter().filter(|met| place(b) == Some(**met as usize)).count();
                if met > 0 {
                    reasons.push(Reason::Rematch { times_met: count(met) });
                }
            }
            (None, Some(tally)) if tally.byes > 0 => {
                reasons.push(Reason::Bye { byes_before: count(tally.byes as usize), passed_over: 0 });
            }
            (None, Some(_)) | (_, None) => {}
        }
        reasons
    }
}

/// Returns the pairs of players in opposite seats of each pod, with the pod's number. In an odd pod, the last seat has
/// no opponent.
fn opposite(event: &Tournament) -> Vec<(PlayerId, PlayerId, u16)> {
    let here = |player: &PlayerId| event.player(*player).is_some_and(|player| !player.is_dropped());
    let of_pod = |pod: &crate::Pod| {
        let seats: Vec<PlayerId> = pod.seats.iter().copied().filter(here).collect();
        let half = seats.len() / 2;
        (0..half).map(|seat| (seats[seat], seats[seat + half], pod.number)).collect::<Vec<_>>()
    };
    event.pods().iter().flat_map(of_pod).collect()
}

impl Tournament {
    /// Swaps two players of the current round. Only their tables change, and lose their results.
    ///
    /// # Errors
    /// [`OperationError::NotNewest`] before round 1; [`OperationError::UnknownPlayer`] and
    /// [`OperationError::NotPaired`] if a player is not in the round; [`OperationError::PairedTwice`] if both are at
    /// the same table; [`OperationError::WrongKind`].
    pub fn plan_swap(&self, one: PlayerId, other: PlayerId, note: &str) -> Result<Operation, OperationError> {
        let round = self.rounds().last().ok_or(OperationError::NotNewest { round: 0, newest: 0 })?;
        match round.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => {
                return Err(OperationError::WrongKind { round: round.number });
            }
        }
        for player in [one, other] {
            self.player(player).ok_or(OperationError::UnknownPlayer { player })?;
            round.pairing_of(player).ok_or(OperationError::NotPaired { player })?;
        }
        let earlier = self.without_current_round();
        let before = Before::of(&earlier);
        let swapped = |player: PlayerId| {
            if player == one {
                other
            } else if player == other {
                one
            } else {
                player
            }
        };
        let table = |pairing: &crate::Pairing| {
            let touched = |player: PlayerId| pairing.side_of(player).is_some();
            if touched(one) && touched(other) {
                return Err(OperationError::PairedTwice { player: one });
            }
            let (a, b) = (swapped(pairing.a), pairing.b.map(swapped));
            let reasons = match touched(one) || touched(other) {
                true => before.and_before(a, b, Reason::ByHand { note: note.to_owned() }),
                false => pairing.reasons.clone(),
            };
            Ok(TablePairing { table: pairing.table, a, b, reasons })
        };
        let tables = round.pairings.iter().map(table).collect::<Result<_, _>>()?;
        let (round, seed, scope) = (round.number, round.seed, round.scope);
        Ok(Operation::RePair { round, seed, scope, tables, note: note.to_owned() })
    }

    /// Sets matches and byes of the current round manually.
    ///
    /// Other tables are unchanged. Players who lose their opponent are paired with each other. A late entry is added to
    /// the round if named here.
    ///
    /// # Errors
    /// As [`Tournament::plan_re_pairing`].
    pub fn plan_by_hand(
        &self,
        by_hand: &[(PlayerId, Option<PlayerId>)],
        seed: u64,
        note: &str,
    ) -> Result<PairingPlan, OperationError> {
        let newest = self.rounds().last().ok_or(OperationError::NotNewest { round: 0, newest: 0 })?;
        match newest.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => {
                return Err(OperationError::WrongKind { round: newest.number });
            }
        }
        let set: HashSet<PlayerId> = by_hand.iter().flat_map(|(a, b)| [Some(*a), *b]).flatten().collect();
        let here =
            |player: PlayerId| !set.contains(&player) && self.player(player).is_some_and(|player| !player.is_dropped());
        let stays = |pairing: &&crate::Pairing| match pairing.b {
            Some(b) => (here(pairing.a) && here(b)) || self.is_over_for_good(pairing),
            // Other byes are paired again, because a player who loses an opponent may need one.
            None => self.is_over_for_good(pairing),
        };
        let tables = newest.pairings.iter().filter(stays).map(super::table_of).collect();
        let mut waiting = self.waiting(newest.number);
        waiting.retain(|player| !set.contains(player));
        let request = PairRequest {
            seed,
            scope: newest.scope,
            by_hand: by_hand.to_vec(),
            note: note.to_owned(),
            ..PairRequest::default()
        };
        self.plan_re_pairing_around(&request, &Fixed { tables, waiting })
    }
}

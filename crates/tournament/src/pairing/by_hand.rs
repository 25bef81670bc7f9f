//! What the organiser has set: declared byes, matches by hand, two players who change places.

use std::collections::HashSet;

use super::{PairRequest, PairingPlan};
use crate::{Operation, PairScope, PlayerId, Reason, Refused, RoundKind, TablePairing, Tournament};

/// The tables of a round that are set before it is paired.
pub(super) fn set(event: &Tournament, request: &PairRequest, round: u16) -> Result<Vec<TablePairing>, Refused> {
    let mut placed = HashSet::new();
    let mut take = |player: PlayerId| {
        let known = event.player(player).ok_or(Refused::UnknownPlayer { player })?;
        if known.is_dropped() {
            return Err(Refused::AlreadyDropped { player });
        }
        if placed.insert(player) { Ok(()) } else { Err(Refused::PairedTwice { player }) }
    };
    let mut tables = Vec::new();
    for (a, b) in &request.by_hand {
        take(*a)?;
        b.map(&mut take).transpose()?;
        let reasons = vec![Reason::ByHand { note: request.note.clone() }];
        tables.push(TablePairing { table: 0, a: *a, b: *b, reasons });
    }
    for player in event.active().filter(|player| player.declared_byes.contains(&round)) {
        // A match by hand is newer than the declaration.
        if take(player.id).is_ok() {
            tables.push(TablePairing { table: 0, a: player.id, b: None, reasons: vec![Reason::DeclaredBye] });
        }
    }
    if request.scope == PairScope::OppositeSeats {
        for (a, b, pod) in opposite(event) {
            let met = event
                .rounds()
                .iter()
                .any(|round| round.pairing_of(a).is_some_and(|pairing| pairing.side_of(b).is_some()));
            let free = |player: PlayerId| !placed.contains(&player);
            if !met && free(a) && free(b) {
                placed.extend([a, b]);
                tables.push(TablePairing { table: 0, a, b: Some(b), reasons: vec![Reason::Opposite { pod }] });
            }
        }
    }
    Ok(tables)
}

/// Who sits opposite whom in the pods; in an odd pod the last seat has nobody.
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
    /// Two players of the newest round change places. Only their tables change, and lose their results.
    ///
    /// # Errors
    /// [`Refused::NotNewest`] before the first round; [`Refused::UnknownPlayer`] and [`Refused::NotPaired`] when one has
    /// no place in it; [`Refused::PairedTwice`] when they sit at one table; [`Refused::WrongKind`].
    pub fn plan_swap(&self, one: PlayerId, other: PlayerId, note: &str) -> Result<Operation, Refused> {
        let round = self.rounds().last().ok_or(Refused::NotNewest { round: 0, newest: 0 })?;
        match round.kind {
            RoundKind::Swiss | RoundKind::RoundRobin => {}
            RoundKind::Elimination | RoundKind::Tables => return Err(Refused::WrongKind { round: round.number }),
        }
        for player in [one, other] {
            self.player(player).ok_or(Refused::UnknownPlayer { player })?;
            round.pairing_of(player).ok_or(Refused::NotPaired { player })?;
        }
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
                return Err(Refused::PairedTwice { player: one });
            }
            let reasons = match touched(one) || touched(other) {
                true => vec![Reason::ByHand { note: note.to_owned() }],
                false => pairing.reasons.clone(),
            };
            let (a, b) = (swapped(pairing.a), pairing.b.map(swapped));
            Ok(TablePairing { table: pairing.table, a, b, reasons })
        };
        let tables = round.pairings.iter().map(table).collect::<Result<_, _>>()?;
        let (round, seed, scope) = (round.number, round.seed, round.scope);
        Ok(Operation::Repair { round, seed, scope, tables, note: note.to_owned() })
    }

    /// Sets matches and byes of the newest round by hand. Every other table stays as it is; who loses the opponent by
    /// this, and who came too late for the round, is paired with the others of those.
    ///
    /// # Errors
    /// As [`Tournament::plan_repair`].
    pub fn plan_by_hand(
        &self,
        by_hand: &[(PlayerId, Option<PlayerId>)],
        seed: u64,
        note: &str,
    ) -> Result<PairingPlan, Refused> {
        let newest = self.rounds().last().ok_or(Refused::NotNewest { round: 0, newest: 0 })?;
        let set: HashSet<PlayerId> = by_hand.iter().flat_map(|(a, b)| [Some(*a), *b]).flatten().collect();
        let here =
            |player: PlayerId| !set.contains(&player) && self.player(player).is_some_and(|player| !player.is_dropped());
        let stays = |pairing: &&crate::Pairing| match pairing.b {
            Some(b) => here(pairing.a) && here(b),
            // A bye stays only when nobody is without an opponent now: it is paired anew.
            None => false,
        };
        let kept: Vec<&crate::Pairing> = newest.pairings.iter().filter(stays).collect();
        let mut request = PairRequest { seed, scope: newest.scope, by_hand: by_hand.to_vec(), note: note.to_owned() };
        request.by_hand.extend(kept.iter().map(|pairing| (pairing.a, pairing.b)));
        let mut plan = self.plan_repair(&request)?;
        for table in &mut plan.tables {
            if let Some(old) = kept.iter().find(|old| (old.a, old.b) == (table.a, table.b)) {
                table.reasons.clone_from(&old.reasons);
            }
        }
        keep_numbers(&mut plan.tables, &kept);
        Ok(plan)
    }
}

/// Tables that stay keep their numbers; the others share those that are left.
fn keep_numbers(tables: &mut [TablePairing], kept: &[&crate::Pairing]) {
    let number =
        |table: &TablePairing| kept.iter().find(|old| (old.a, old.b) == (table.a, table.b)).map(|old| old.table);
    let held: HashSet<u16> = kept.iter().map(|old| old.table).collect();
    let mut free: Vec<u16> = tables.iter().map(|table| table.table).filter(|table| !held.contains(table)).collect();
    let most = tables.iter().map(|table| table.table).chain(held.iter().copied()).max().unwrap_or(0);
    free.extend((most..).skip(1).take(tables.len()));
    let mut free = free.into_iter();
    for table in tables {
        table.table = number(table).or_else(|| free.next()).unwrap_or(table.table);
    }
}

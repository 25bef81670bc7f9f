//! Merging of two entries that belong to the same person.

use std::collections::HashMap;

use super::{State, Tournament, check_note};
use crate::{OperationError, Player, PlayerId, Round, RoundKind};

impl State {
    /// Moves all data of `player` to `into`. The entry `player` is removed; its number stays taken.
    pub(super) fn merge(&mut self, player: PlayerId, into: PlayerId, note: &str) -> Result<(), OperationError> {
        check_note(note)?;
        let (from, to) = (self.place(player)?, self.place(into)?);
        if from == to {
            return Err(OperationError::MergedWithItself { player });
        }
        self.may_be_one(player, into)?;
        // The effect of both entries' penalties on results is known only afterwards, so work on a scratch copy.
        let mut tried = self.clone();
        tried.become_one(player, into, from, to);
        tried.recompute_all_rounds()?;
        *self = tried;
        Ok(())
    }

    /// Rejects a merge that would put one person in two places.
    fn may_be_one(&self, player: PlayerId, into: PlayerId) -> Result<(), OperationError> {
        for round in &self.rounds {
            let met = round.pairing_of(player).is_some_and(|pairing| pairing.side_of(into).is_some())
                || round.tables.iter().any(|table| table.players.contains(&player) && table.players.contains(&into));
            if met {
                return Err(OperationError::MergeMet { player, into, round: round.number });
            }
            if round.holds(player) && round.holds(into) {
                return Err(OperationError::MergeSameRound { player, into, round: round.number });
            }
        }
        for draft in &self.drafts {
            let seated = |player: PlayerId| draft.pods.iter().any(|pod| pod.seats.contains(&player));
            if seated(player) && seated(into) {
                return Err(OperationError::MergeSeats { player, into });
            }
        }
        let seeded = |player: PlayerId| self.bracket.as_ref().is_some_and(|bracket| bracket.seeds.contains(&player));
        if seeded(player) && seeded(into) {
            return Err(OperationError::MergeSeeds { player, into });
        }
        Ok(())
    }

    fn become_one(&mut self, player: PlayerId, into: PlayerId, from: u32, to: u32) {
        let old = self.players[from as usize].clone();
        take_over(&mut self.players[to as usize], old);
        self.merge_missed(player, into, from, to);
        for round in &mut self.rounds {
            round.replace(player, into, to);
        }
        for seat in self.drafts.iter_mut().flat_map(|draft| &mut draft.pods).flat_map(|pod| &mut pod.seats) {
            replace(seat, player, into);
        }
        for seed in self.bracket.iter_mut().flat_map(|bracket| &mut bracket.seeds) {
            replace(seed, player, into);
        }
        for penalty in &mut self.penalties {
            replace(&mut penalty.player, player, into);
        }
        for check in &mut self.checks {
            replace(&mut check.player, player, into);
        }
        for about in self.notes.iter_mut().filter_map(|note| note.player.as_mut()) {
            replace(about, player, into);
        }
        self.merged.push((player, into));
        self.remove_place(from);
    }

    /// Merges the rulings on missed rounds. They are dropped where the person played, otherwise those of `into` take
    /// precedence.
    fn merge_missed(&mut self, player: PlayerId, into: PlayerId, from: u32, to: u32) {
        let theirs: Vec<((u32, u16), crate::MissedRoundRule)> =
            self.missed.iter().filter(|((place, _), _)| *place == from).map(|(key, counts)| (*key, *counts)).collect();
        for ((_, round), counts) in theirs {
            self.missed.remove(&(from, round));
            self.missed.entry((to, round)).or_insert(counts);
        }
        let there = |round: u16| {
            let paired = usize::from(round).checked_sub(1).and_then(|index| self.rounds.get(index));
            paired.is_some_and(|paired| paired.holds(player) || paired.holds(into))
        };
        let present: Vec<u16> = self
            .missed
            .keys()
            .filter(|(place, round)| *place == to && there(*round))
            .map(|(_, round)| *round)
            .collect();
        for round in present {
            self.missed.remove(&(to, round));
        }
    }

    /// Removes a player from the list and shifts the indices behind it.
    fn remove_place(&mut self, gone: u32) {
        self.players.remove(gone as usize);
        let up = |place: &mut u32| *place -= u32::from(*place > gone);
        self.places = self.players.iter().zip(0..).map(|(player, place)| (player.id, place)).collect();
        for round in &mut self.rounds {
            for pairing in &mut round.pairings {
                up(&mut pairing.a_place);
                pairing.b_place.iter_mut().for_each(up);
            }
            round.tables.iter_mut().flat_map(|table| &mut table.places).for_each(up);
        }
        let missed: HashMap<(u32, u16), crate::MissedRoundRule> = std::mem::take(&mut self.missed);
        self.missed = missed
            .into_iter()
            .map(|((mut place, round), counts)| {
                up(&mut place);
                ((place, round), counts)
            })
            .collect();
    }

    /// Recomputes the results of every round from the penalties. Fails if that changes who advanced in a bracket that
    /// was played on.
    fn recompute_all_rounds(&mut self) -> Result<(), OperationError> {
        let newest = self.newest();
        for number in 1..=newest {
            let winners = |state: &State| -> Vec<Option<PlayerId>> {
                state.rounds[usize::from(number) - 1].pairings.iter().map(crate::Pairing::winner).collect()
            };
            let before = winners(self);
            self.recompute_round(number);
            let built_on = self.rounds[usize::from(number) - 1].kind == RoundKind::Elimination && number < newest;
            if built_on && winners(self) != before {
                return Err(OperationError::BuiltOn { round: number + 1 });
            }
        }
        Ok(())
    }
}

impl Round {
    /// Returns `true` if a player has a table or a bye in the round.
    fn holds(&self, player: PlayerId) -> bool {
        self.pairing_of(player).is_some()
            || self.tables.iter().any(|table| table.players.contains(&player))
            || self.table_byes.contains(&player)
    }

    fn replace(&mut self, player: PlayerId, into: PlayerId, to: u32) {
        for pairing in &mut self.pairings {
            if pairing.a == player {
                (pairing.a, pairing.a_place) = (into, to);
            }
            if pairing.b == Some(player) {
                (pairing.b, pairing.b_place) = (Some(into), Some(to));
            }
        }
        for table in &mut self.tables {
            for (seat, place) in table.players.iter_mut().zip(&mut table.places) {
                if *seat == player {
                    (*seat, *place) = (into, to);
                }
            }
        }
        for bye in &mut self.table_byes {
            replace(bye, player, into);
        }
    }
}

fn replace(here: &mut PlayerId, player: PlayerId, into: PlayerId) {
    if *here == player {
        *here = into;
    }
}

/// Fills gaps of the kept entry with data of the removed one.
fn take_over(into: &mut Player, old: Player) {
    into.entered_in_round = into.entered_in_round.min(old.entered_in_round);
    into.disqualified |= old.disqualified;
    // The person takes part if either entry does, unless disqualified.
    into.dropped_after = match (into.dropped_after, old.dropped_after, into.disqualified) {
        (one, other, true) => one.max(other),
        (Some(one), Some(other), false) => Some(one.max(other)),
        (None, Some(_), false) | (Some(_), None, false) | (None, None, false) => None,
    };
    into.fixed_table = into.fixed_table.or(old.fixed_table);
    into.declared_byes.extend(old.declared_byes);
    into.declared_byes.sort_unstable();
    into.declared_byes.dedup();
    for deck in old.decks {
        if into.decks.iter().all(|kept| kept.slot != deck.slot) {
            into.decks.push(deck);
        }
    }
    into.decks.sort_by_key(|deck| deck.slot);
    into.decks_locked |= old.decks_locked;
}

impl Tournament {
    /// Returns the merged entries and their targets, oldest first.
    pub fn merged(&self) -> &[(PlayerId, PlayerId)] {
        &self.state.merged
    }

    /// Returns the current entry for this number: itself, unless it was merged.
    pub fn current_entry(&self, player: PlayerId) -> PlayerId {
        self.merged().iter().fold(player, |now, (from, into)| if now == *from { *into } else { now })
    }
}

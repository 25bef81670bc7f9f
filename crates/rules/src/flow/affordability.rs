//! Budget of a player who pays additional costs with cards (CR 6.2.3, 6.2.4A). The cards are exploited units and those
//! that the played card's text asks for.

use ability::{DelayedTiming, ExtraCost};

use crate::Game;
use crate::read::View;
use crate::read::damage::Damage;
use crate::state::{CardBeingPlayed, CardIndex, CardZone, Flags, Seat, Task};

/// Cards used for additional costs before the played card is paid for.
#[derive(Clone, Copy, Default)]
pub(crate) struct CostForfeit<'a> {
    /// The played card and the ability that asks for cards.
    pub additional_cost: Option<(CardIndex, &'a ExtraCost)>,
    /// The cards chosen for that ability.
    pub chosen: &'a [CardIndex],
    /// The units exploited after that.
    pub exploited: &'a [CardIndex],
}

impl Game {
    /// Exhausts resources owned by other players before the rest of the cost is paid. Paying the rest may return them
    /// to their owners. Costs can be paid in any order (CR 6.2.4D). The resource that is played using Smuggle can
    /// always pay (CR 7.5.14E).
    pub(crate) fn prepays_with_resources(&mut self, seat: Seat, card: CardIndex) {
        let Some(playing) = self.paying() else { return };
        if !self.state.delayed().iter().any(|delayed| delayed.when == DelayedTiming::ThisLeavesPlay) {
            return;
        }
        let is_ready = |of: &CardIndex| self.state.card(*of).is_ready();
        let own = usize::from(self.state.card(card).place == CardZone::Resources && is_ready(&card));
        let left = usize::from(self.resources_for(seat, playing.cost).saturating_sub(playing.paid)).saturating_sub(own);
        let others: Vec<CardIndex> = self
            .state
            .list(seat, CardZone::Resources)
            .iter()
            .copied()
            .filter(|of| *of != card && self.state.card(*of).owner != seat && is_ready(of))
            .take(left)
            .collect();
        for of in &others {
            self.set_flags(*of, Flags::EXHAUSTED);
        }
        if let Some(Task::PutIntoPlay(playing) | Task::PayFor(playing)) = self.course().tasks.last_mut() {
            playing.paid = playing.paid.saturating_add(others.len().min(255) as u8);
        }
    }
}

impl View {
    /// Returns `true` if a player can pay a cost after these additional costs.
    pub(crate) fn can_afford(&self, seat: Seat, cost: u8, given: CostForfeit<'_>) -> bool {
        cost <= self.budget_after(seat, given)
    }

    /// Returns the highest cost that a player can pay after these additional costs. If cards in play affect the budget,
    /// the additional costs are tried on a scratch copy, because a card that leaves play may take other cards or their
    /// abilities with it. Optional effects are declined there.
    pub(crate) fn budget_after(&self, seat: Seat, given: CostForfeit<'_>) -> u8 {
        let is_ready = |card: &CardIndex| {
            let here = self.state.card(*card);
            here.place == CardZone::Resources && here.controller == seat && here.is_ready()
        };
        if !self.affects_payment() {
            let lost = given.chosen.iter().filter(|card| is_ready(card)).count().min(255) as u8;
            return self.worth(seat, self.available_resources(seat).saturating_sub(lost));
        }
        let mut after = self.scratch_copy();
        if let Some((card, additional_cost)) = given.additional_cost
            && !given.chosen.is_empty()
        {
            after.apply_extra_cost(additional_cost, given.chosen, card, seat);
            after.run_state_checks();
        }
        if !given.exploited.is_empty() {
            after.defeat(given.exploited, seat);
            after.run_state_checks();
        }
        let lost = after.ready_lost(seat);
        after.worth(seat, after.available_resources(seat).saturating_sub(lost))
    }

    /// Returns `true` if the rest of a cost can be paid after this damage is dealt as a part of it.
    pub(crate) fn pays_after_damage(&self, seat: Seat, card: CardIndex, damage: Damage) -> bool {
        if !self.affects_payment() || self.paying().is_none() {
            return true;
        }
        let mut after = self.scratch_copy();
        after.prepays_with_resources(seat, card);
        let Some(playing) = after.paying() else { return true };
        after.deal(damage);
        after.run_state_checks();
        playing.cost <= after.worth(seat, after.available_resources(seat).saturating_add(playing.paid))
    }

    /// Returns the card being paid for, if any.
    fn paying(&self) -> Option<CardBeingPlayed> {
        if let Some(Task::PutIntoPlay(playing) | Task::PayFor(playing)) = self.state.tasks().last() {
            Some(*playing)
        } else {
            None
        }
    }

    /// Returns the number of ready resources that are about to return to their owners. The card that took them has left
    /// play (CR 7.7.4B). This happens before costs are paid (CR 6.2.4).
    fn ready_lost(&self, seat: Seat) -> u8 {
        let is_lost = |card: &CardIndex| {
            let here = self.state.card(*card);
            here.place == CardZone::Resources && here.controller == seat && here.owner != seat && here.is_ready()
        };
        let mut lost: Vec<CardIndex> = Vec::new();
        for delayed in self.state.delayed().iter().filter(|delayed| delayed.when == DelayedTiming::ThisLeavesPlay) {
            let source = delayed.frame.source;
            if !(self.state.is_current(source) && self.state.in_play(source.card)) {
                let bound = delayed.frame.cards.iter().filter(|(_, of)| self.state.is_current(*of));
                lost.extend(bound.map(|(_, of)| of.card).filter(is_lost));
            }
        }
        lost.sort_unstable();
        lost.dedup();
        lost.len().min(255) as u8
    }
}

//! What a player can still pay when cards are given up for the card that they play (CR 6.2.3, 6.2.4A): units that they
//! exploit, and what its text asks for.

use ability::{Moment, WhilePlaying};

use crate::Game;
use crate::state::{CardIx, Flags, Place, Playing, Seat, Task};
use crate::write::damage::Damage;

/// What is given up while a card is played, before it is paid for.
#[derive(Clone, Copy, Default)]
pub(crate) struct GivenUp<'a> {
    /// The card that is played, and its text by which cards are given up for it.
    pub toll: Option<(CardIx, &'a WhilePlaying)>,
    /// The cards that are given up by that text.
    pub chosen: &'a [CardIx],
    /// The units that are exploited after that.
    pub exploited: &'a [CardIx],
}

impl Game {
    /// Whether a player can pay so much once this is given up.
    pub(crate) fn affords(&self, seat: Seat, cost: u8, given: GivenUp<'_>) -> bool {
        cost <= self.means_after(seat, given)
    }

    /// The highest cost that a player can pay once this is given up. Where cards in play have a part in paying it is tried
    /// out, as a card that leaves may take others or their abilities with it; what may be declined then is declined.
    pub(crate) fn means_after(&self, seat: Seat, given: GivenUp<'_>) -> u8 {
        let is_ready = |card: &CardIx| {
            let here = self.state.card(*card);
            here.place == Place::Resources && here.controller == seat && here.is_ready()
        };
        if !self.play_pays() {
            let lost = given.chosen.iter().filter(|card| is_ready(card)).count().min(255) as u8;
            return self.worth(seat, self.purse(seat).saturating_sub(lost));
        }
        let mut after = self.trial();
        if let Some((card, toll)) = given.toll
            && !given.chosen.is_empty()
        {
            after.exact(toll, given.chosen, card, seat);
            after.settle();
        }
        if !given.exploited.is_empty() {
            after.defeat(given.exploited, seat);
            after.settle();
        }
        let lost = after.ready_lost(seat);
        after.worth(seat, after.purse(seat).saturating_sub(lost))
    }

    /// What is being paid for next.
    fn paying(&self) -> Option<Playing> {
        if let Some(Task::PutIntoPlay(playing) | Task::PayFor(playing)) = self.state.tasks.last() {
            Some(*playing)
        } else {
            None
        }
    }

    /// Pays with resources of others before the rest of the cost is paid, which may send them back to their owners: costs
    /// are paid in any order (CR 6.2.4D). The resource that is played using Smuggle pays in any case (CR 7.5.14E).
    pub(crate) fn pays_ahead(&mut self, seat: Seat, card: CardIx) {
        let Some(playing) = self.paying() else { return };
        if !self.state.delayed.iter().any(|delayed| delayed.when == Moment::ThisLeavesPlay) {
            return;
        }
        let is_ready = |of: &CardIx| self.state.card(*of).is_ready();
        let own = usize::from(self.state.card(card).place == Place::Resources && is_ready(&card));
        let left = usize::from(self.resources_for(seat, playing.cost).saturating_sub(playing.paid)).saturating_sub(own);
        let others: Vec<CardIx> = self
            .state
            .list(seat, Place::Resources)
            .iter()
            .copied()
            .filter(|of| *of != card && self.state.card(*of).owner != seat && is_ready(of))
            .take(left)
            .collect();
        for of in &others {
            self.state.card_mut(*of).flags.set(Flags::EXHAUSTED);
        }
        if let Some(Task::PutIntoPlay(playing) | Task::PayFor(playing)) = self.state.tasks.last_mut() {
            playing.paid = playing.paid.saturating_add(others.len().min(255) as u8);
        }
    }

    /// Whether the rest can be paid when this damage is dealt as a part of the cost.
    pub(crate) fn pays_after_damage(&self, seat: Seat, card: CardIx, damage: Damage) -> bool {
        if !self.play_pays() || self.paying().is_none() {
            return true;
        }
        let mut after = self.trial();
        after.pays_ahead(seat, card);
        let Some(playing) = after.paying() else { return true };
        after.deal(damage);
        after.settle();
        playing.cost <= after.worth(seat, after.purse(seat).saturating_add(playing.paid))
    }

    /// Whether a card in play has a part in what can be paid: its leaving may change that.
    pub(crate) fn play_pays(&self) -> bool {
        let board = self.board();
        board.units_pay || board.halves_costs || !self.state.delayed.is_empty()
    }

    /// How many ready resources go back to their owner at once, as what they were taken for has left play (CR 7.7.4B): that
    /// is before costs are paid (CR 6.2.4).
    fn ready_lost(&self, seat: Seat) -> u8 {
        let is_lost = |card: &CardIx| {
            let here = self.state.card(*card);
            here.place == Place::Resources && here.controller == seat && here.owner != seat && here.is_ready()
        };
        let mut lost: Vec<CardIx> = Vec::new();
        for delayed in self.state.delayed.iter().filter(|delayed| delayed.when == Moment::ThisLeavesPlay) {
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

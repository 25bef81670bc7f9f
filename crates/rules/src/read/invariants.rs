//! Invariants of a game, checked after every action of the random games in the tests.

use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{CardIndex, CardZone, QuestionKind, Task};

impl View {
    /// Checks all invariants.
    ///
    /// # Errors
    /// The first violated invariant. For a game that has stopped, the one that stopped it.
    pub fn check(&self) -> Result<(), Invariant> {
        let state = &self.state;
        if let Some(violation) = self.violation() {
            return Err(violation.what);
        }
        let mut seen = vec![0u8; state.cards().len()];
        for seat in state.seats() {
            for place in [CardZone::Deck, CardZone::Hand, CardZone::Discard, CardZone::Resources, CardZone::Arena] {
                for card in state.list(seat, place) {
                    seen[card.at()] += 1;
                    let here = state.card(*card);
                    let whose = if matches!(place, CardZone::Resources | CardZone::Arena) {
                        here.controller
                    } else {
                        here.owner
                    };
                    if here.place != place || whose != seat {
                        return Err(Invariant::Zone(*card));
                    }
                }
            }
            let base = state.player(seat).base;
            for host in state.list(seat, CardZone::Arena).iter().chain([&base]) {
                for below in state.under(*host) {
                    seen[below.at()] += 1;
                    let here = state.card(below);
                    // A base can also guard cards and have upgrades.
                    if here.host != *host || !matches!(here.place, CardZone::Captured | CardZone::Attached) {
                        return Err(Invariant::Zone(below));
                    }
                }
            }
        }
        for (at, count) in seen.iter().enumerate() {
            let card = CardIndex(at as u16);
            let here = state.card(card);
            let listed = !matches!(here.place, CardZone::BaseZone | CardZone::Aside);
            if *count != u8::from(listed) {
                return Err(Invariant::Zone(card));
            }
            if here.damage < 0 {
                return Err(Invariant::Damage(card));
            }
        }
        if state.outcome().is_some() != state.options().is_empty()
            || state.question().is_some() == state.outcome().is_some()
        {
            return Err(Invariant::Stall);
        }
        let frames = state.tasks().iter().filter(|task| **task == Task::EndFrame).count();
        if frames != state.frames().len() {
            return Err(Invariant::NoFrame);
        }
        let begins = state.question().is_some_and(|question| question.ask == QuestionKind::Action);
        if begins && !(state.frames().is_empty() && state.waiting().is_empty() && state.pending().is_empty()) {
            return Err(Invariant::Unfinished);
        }
        self.check_cache()
    }

    /// Checks that cached values equal those computed from the state. They are the index of cards in play, the
    /// tokens of the base zones and the features of the game's cards.
    fn check_cache(&self) -> Result<(), Invariant> {
        // A clone starts with an empty cache.
        let fresh = self.clone();
        let tokens = self.state.seats().all(|seat| self.base_zone_tokens(seat) == fresh.base_zone_tokens(seat));
        let is_so = *self.ability_index() == *fresh.ability_index()
            && tokens
            && self.features.cover(self.book.features(&self.state));
        if is_so { Ok(()) } else { Err(Invariant::Cache) }
    }
}

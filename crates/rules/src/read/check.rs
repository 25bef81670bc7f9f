//! Invariants of a game, checked after every action of the random games in the tests.

use crate::Game;
use crate::fault::Broken;
use crate::state::{Ask, CardIx, Place, Task};

impl Game {
    /// Checks all invariants.
    ///
    /// # Errors
    /// The first violated invariant. For a game that has stopped, the one that stopped it.
    pub fn check(&self) -> Result<(), Broken> {
        let state = &self.state;
        if let Some(fault) = self.fault() {
            return Err(fault.what);
        }
        let mut seen = vec![0u8; state.cards.len()];
        for seat in state.seats() {
            for place in [Place::Deck, Place::Hand, Place::Discard, Place::Resources, Place::Arena] {
                for card in state.list(seat, place) {
                    seen[card.at()] += 1;
                    let here = state.card(*card);
                    let whose =
                        if matches!(place, Place::Resources | Place::Arena) { here.controller } else { here.owner };
                    if here.place != place || whose != seat {
                        return Err(Broken::Zone(*card));
                    }
                }
            }
            let base = state.player(seat).base;
            for host in state.list(seat, Place::Arena).iter().chain([&base]) {
                for below in state.under(*host) {
                    seen[below.at()] += 1;
                    let here = state.card(below);
                    // A base can also guard cards and have upgrades.
                    if here.host != *host || !matches!(here.place, Place::Captured | Place::Attached) {
                        return Err(Broken::Zone(below));
                    }
                }
            }
        }
        for (at, count) in seen.iter().enumerate() {
            let card = CardIx(at as u16);
            let here = state.card(card);
            let listed = !matches!(here.place, Place::BaseZone | Place::Aside);
            if *count != u8::from(listed) {
                return Err(Broken::Zone(card));
            }
            if here.damage < 0 {
                return Err(Broken::Damage(card));
            }
        }
        if state.outcome.is_some() != state.options.is_empty() || state.question.is_some() == state.outcome.is_some() {
            return Err(Broken::Stall);
        }
        let frames = state.tasks.iter().filter(|task| **task == Task::EndFrame).count();
        if frames != state.frames.len() {
            return Err(Broken::NoFrame);
        }
        let begins = state.question.is_some_and(|question| question.ask == Ask::Action);
        if begins && !(state.frames.is_empty() && state.waiting.is_empty() && state.pending.is_empty()) {
            return Err(Broken::Unfinished);
        }
        self.check_cache()
    }

    /// Checks that cached values equal those computed from the state. They are the index of cards in play and the
    /// features of the game's cards.
    fn check_cache(&self) -> Result<(), Broken> {
        // A clone starts with an empty cache.
        let fresh = self.clone();
        let is_so = *self.board() == *fresh.board() && self.features.cover(self.book.features(&self.state));
        if is_so { Ok(()) } else { Err(Broken::Cache) }
    }
}

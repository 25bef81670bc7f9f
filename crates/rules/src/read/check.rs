//! What must always be so: checked after every action of the random games.

use crate::Game;
use crate::state::{CardIx, Place};

/// An invariant that does not hold, and the card concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Broken {
    /// The card is not in just one zone, or not where it says.
    Zone(CardIx),
    /// The game waits for nobody and is not over, or is over and waits.
    Stall,
    /// A card has negative damage.
    Damage(CardIx),
}

impl Game {
    /// Looks at every invariant.
    ///
    /// # Errors
    /// The first that does not hold.
    pub fn check(&self) -> Result<(), Broken> {
        let state = &self.state;
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
            for unit in state.list(seat, Place::Arena) {
                for below in state.under(*unit) {
                    seen[below.at()] += 1;
                    let here = state.card(below);
                    if here.host != *unit || !matches!(here.place, Place::Attached | Place::Captured) {
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
        Ok(())
    }
}

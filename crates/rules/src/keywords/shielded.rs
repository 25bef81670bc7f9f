//! Shielded (CR 7.5.12): a unit that enters play gets a Shield token.

use ability::Token;

use crate::Game;
use crate::explain::log::{Event, Idle};
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::state::Waiting;

impl Game {
    /// Resolves Shielded: gives the Shield, or lapses if the unit has left play (CR 7.5.12A).
    pub(super) fn resolve_shielded(&mut self, waiting: &Waiting) -> Result<(), Broken> {
        let Waiting { controller, source, what, .. } = *waiting;
        if self.state.is_current(source) {
            for _ in 0..self.created_instead(controller, 1) {
                self.give(Token::Shield, source.card, controller)?;
            }
            self.fire(&Happening::Upgraded { unit: source });
        } else {
            self.note("7.5.12A", Event::Lapsed { player: controller, card: source.card, what, why: Idle::Gone });
        }
        Ok(())
    }
}

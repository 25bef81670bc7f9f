//! Shielded (CR 7.5.12): when a unit enters play it is given a Shield token.

use ability::Token;

use crate::Game;
use crate::explain::log::{Event, Idle};
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::state::Waiting;

impl Game {
    /// It resolves: the Shield is given, or it lapses because the unit is gone (CR 7.5.12A).
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

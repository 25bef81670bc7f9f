//! Foresight, an invented keyword: when a unit enters play, its controller draws a card.

use crate::Game;
use crate::state::PendingTrigger;

impl Game {
    /// Resolves Foresight, even if the unit has left play (CR 7.6.3).
    pub(super) fn resolve_foresight(&mut self, waiting: &PendingTrigger) {
        self.draw_by_rule(waiting.controller, 1, "7.5");
    }
}

//! Restore (CR 7.5.9): when a unit attacks, its controller's base is healed.

use crate::Game;
use crate::state::Seat;

impl Game {
    /// It resolves: damage is healed from the base of the unit's controller, as much as the numbers add up to.
    pub(super) fn resolve_restore(&mut self, controller: Seat, amount: u8) {
        let base = self.state.player(controller).base;
        self.heal(base, i16::from(amount));
    }
}

//! Restore (CR 7.5.9): heals the controller's base when a unit attacks.

use crate::Game;
use crate::state::Seat;

impl Game {
    /// Resolves Restore: heals the base of the unit's controller. The amount is the sum of the unit's Restore numbers.
    pub(super) fn resolve_restore(&mut self, controller: Seat, amount: u8) {
        let base = self.state.player(controller).base;
        self.heal(base, i16::from(amount));
    }
}

//! Smuggle (CR 7.5.14): a resource can be played for a special cost.

use crate::Game;
use crate::state::{CardZone, Seat};
use crate::write::card_changes::LeaveDestination;

impl Game {
    /// Replaces a played resource with the top card of the deck (CR 7.5.14G, 7.5.19C). An empty deck replaces nothing
    /// (CR 7.5.14H).
    pub(crate) fn replace_played_resource(&mut self, seat: Seat) {
        if let Some(top) = self.state.list(seat, CardZone::Deck).last().copied() {
            self.put(top, LeaveDestination::Resources(seat), seat);
        }
    }
}

//! Coordinate (CR 7.5.15): an ability that is active while its controller has at least three units.

use crate::read::View;
use crate::state::{CardZone, Seat};

/// Number of units required (CR 7.5.15A).
const UNITS: usize = 3;

impl View {
    /// Returns `true` if the Coordinate abilities of a player's cards are active.
    #[inline]
    pub(crate) fn is_coordinate_active(&self, seat: Seat) -> bool {
        self.state.list(seat, CardZone::Arena).len() >= UNITS
    }
}

//! Coordinate (CR 7.5.15): an ability that is active while its controller has three units or more.

use crate::Game;
use crate::state::{Place, Seat};

/// How many units a player needs (CR 7.5.15A).
const UNITS: usize = 3;

impl Game {
    /// Whether the Coordinate abilities of a player's cards are active.
    #[inline]
    pub(crate) fn coordinates(&self, seat: Seat) -> bool {
        self.state.list(seat, Place::Arena).len() >= UNITS
    }
}

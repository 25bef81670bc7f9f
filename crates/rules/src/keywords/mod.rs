//! What the keywords do (CR 7.5), a file for each.
//!
//! Which keywords a card has is worked out in [`crate::read`] (`sets`, `modifiers`). Here stand the places at which the
//! flow asks what the keywords say to something, so that a keyword is its own file and a line where it has a say.

pub(crate) mod bounty;
mod hidden;

use crate::Game;
use crate::read::modifiers::{Rules, Stats};
use crate::state::CardIx;

impl Game {
    /// Whether something says that a unit cannot be attacked; Sentinel goes before it (CR 8.3.3A).
    pub(crate) fn cannot_be_attacked(&self, unit: CardIx, stats: &Stats) -> bool {
        stats.rules.has(Rules::CANT_BE_ATTACKED) || self.is_hidden(unit, stats)
    }
}

//! Fortify (edition 9.0, 7.5.21): an upgrade that is attached to its player's own base instead of a unit.

use model::CardType;

use crate::Game;
use crate::state::{CardIx, Place};

impl Game {
    /// Whether an upgrade has Fortify: one that has lost all abilities goes on a unit like any other.
    pub(crate) fn fortifies(&self, upgrade: CardIx) -> bool {
        self.def(upgrade).host() == CardType::Base && self.silencer(upgrade).is_none()
    }

    /// Whether upgrades may be on a card where it is: on a unit in play, or a base.
    pub(crate) fn takes_upgrades(&self, card: CardIx) -> bool {
        self.state.card(card).place == Place::Arena || self.def(card).kind == CardType::Base
    }
}

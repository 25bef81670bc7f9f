//! Fortify (edition 9.0, 7.5.21): an upgrade that is attached to its player's own base instead of a unit.

use model::CardType;

use crate::read::View;
use crate::state::{CardIndex, CardZone};

impl View {
    /// Returns `true` if an upgrade has Fortify. An upgrade that has lost all abilities is attached to a unit like any
    /// other.
    pub(crate) fn has_fortify(&self, upgrade: CardIndex) -> bool {
        self.def(upgrade).host() == CardType::Base && self.ability_loss_source(upgrade).is_none()
    }

    /// Returns `true` if a card can have upgrades in its present zone: a unit in play, or a base.
    pub(crate) fn takes_upgrades(&self, card: CardIndex) -> bool {
        self.state.card(card).place == CardZone::Arena || self.def(card).kind == CardType::Base
    }
}

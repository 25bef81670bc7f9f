//! Bounties of a unit (CR 7.5.13).

use ability::{Ability, AbilityId, Effect, FlowEffect};

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardRef, NO_BOUNTY, Seat};

impl View {
    /// Returns the bounties of a unit, printed and granted (CR 7.5.13B).
    pub(crate) fn bounties(&self, unit: CardIndex) -> Vec<AbilityId> {
        if self.is_blank(unit) {
            return Vec::new();
        }
        let granted = if self.has_grants() { self.granted(unit) } else { Vec::new() };
        let granted = granted.into_iter().filter(|id| matches!(self.book.ability(*id), Ability::Bounty(_)));
        self.face(unit).bounties.iter().copied().chain(granted).collect()
    }

    /// Returns `true` if a bounty applies to a player. If the whole bounty depends on a condition, such as owning the
    /// unit, it does not trigger for other players (ruling for the card with such a bounty; CR 7.5.13A).
    pub(crate) fn is_bounty_for(&self, id: AbilityId, unit: CardRef, you: Seat) -> bool {
        let Ability::Bounty(block) = self.book.ability(id) else { return false };
        match block.steps() {
            [Effect::Flow(FlowEffect::If { condition, otherwise: None, .. })] => {
                self.condition_holds(condition, Ctx::of(unit, you))
            }
            _ => true,
        }
    }

    /// Returns the bounties that a unit has, or had when it left play (CR 8.11).
    pub(crate) fn known_bounties(&self, unit: CardRef) -> Vec<AbilityId> {
        match self.last_known(unit) {
            Some(snapshot) => snapshot.bounties.into_iter().filter(|id| *id != NO_BOUNTY).collect(),
            None => self.bounties(unit.card),
        }
    }
}

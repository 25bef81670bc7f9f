//! Shielded (CR 7.5.12): a unit that enters play gets a Shield token.

use ability::Token;

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::{Idle, LogEvent};
use crate::state::PendingTrigger;
use crate::state::invariant::Invariant;

impl Game {
    /// Resolves Shielded: gives the Shield, or lapses if the unit has left play (CR 7.5.12A).
    pub(super) fn resolve_shielded(&mut self, waiting: &PendingTrigger) -> Result<(), Invariant> {
        let PendingTrigger { controller, source, what, .. } = *waiting;
        if self.state.is_current(source) {
            for _ in 0..self.replaced_token_count(controller, 1) {
                self.give(Token::Shield, source.card, controller)?;
            }
            self.emit(&TriggerEvent::Upgraded { unit: source });
        } else {
            self.log_event(
                "7.5.12A",
                LogEvent::Lapsed { player: controller, card: source.card, what, why: Idle::Gone },
            );
        }
        Ok(())
    }
}

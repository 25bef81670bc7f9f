//! Saboteur (CR 7.5.10): an attacking unit defeats the Shields of the defending unit and ignores Sentinel.

use ability::ProtectedAction;

use crate::Game;
use crate::state::{CardIndex, PendingTrigger};

impl Game {
    /// Resolves Saboteur: defeats all Shields on the defending unit. Shields that have lost their ability are included.
    /// Nothing happens if the unit has left play.
    pub(super) fn resolve_saboteur(&mut self, waiting: &PendingTrigger) {
        if self.state.is_current(waiting.subject) {
            let mut shields: Vec<CardIndex> = self.shield_tokens_on(waiting.subject.card).collect();
            // CR 8.3.2: Saboteur is a card ability like any other.
            shields.retain(|shield| !self.is_protected_from(*shield, ProtectedAction::Defeated, waiting.controller));
            self.defeat(&shields, waiting.controller);
        }
    }
}

//! Saboteur (CR 7.5.10): an attacking unit defeats the Shields of the defending unit and ignores Sentinel.

use ability::ProtectedAction;
use model::Keyword;

use crate::Game;
use crate::flow::attack::AttackTerms;
use crate::read::sets::Keywords;
use crate::state::{CardIndex, PendingTrigger};

impl Game {
    /// Returns `true` if an attacker ignores Sentinel (CR 7.5.10B). It has Saboteur or gains it for this attack.
    pub(crate) fn ignores_sentinel(&self, attacker: CardIndex, keywords: Keywords, terms: &AttackTerms<'_>) -> bool {
        let gains = terms.gains_saboteur && self.can_gain(attacker, Some(Keyword::Saboteur));
        gains || keywords.has(Keyword::Saboteur)
    }

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

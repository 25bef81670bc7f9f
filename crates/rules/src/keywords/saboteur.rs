//! Saboteur (CR 7.5.10): when a unit attacks, the Shields of the defending unit are defeated; and it ignores Sentinel.

use model::Keyword;

use crate::Game;
use crate::flow::attack::Terms;
use crate::read::modifiers::Stats;
use crate::state::{CardIx, Waiting};

impl Game {
    /// Whether an attacker ignores Sentinel (CR 7.5.10B): it has Saboteur, or gains it for this attack.
    pub(crate) fn ignores_sentinel(&self, attacker: CardIx, stats: &Stats, terms: &Terms<'_>) -> bool {
        let gains = terms.gains_saboteur && self.can_gain(attacker, Some(Keyword::Saboteur));
        gains || stats.keywords.has(Keyword::Saboteur)
    }

    /// It resolves: all Shields on the defending unit are defeated, if it is still there.
    pub(super) fn resolve_saboteur(&mut self, waiting: &Waiting) {
        if self.state.is_current(waiting.subject) {
            let shields: Vec<CardIx> = self.shields_on(waiting.subject.card).collect();
            self.defeat(&shields, waiting.controller);
        }
    }
}

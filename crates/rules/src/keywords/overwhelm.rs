//! Overwhelm (CR 7.5.7): an attacker deals its excess damage to the base of the defending player.

use model::Keyword;

use crate::Game;
use crate::read::sets::Keywords;

/// Whether an attacker has it.
pub(crate) fn overwhelms(keywords: Keywords) -> bool {
    keywords.has(Keyword::Overwhelm)
}

impl Game {
    /// CR 1.9.11, 7.5.7F: all damage is excess when the defending unit has left play; of two, the damage for each.
    pub(crate) fn overwhelm_gone_defenders(&mut self, at: usize) {
        let attack = self.state.attacks[at];
        if overwhelms(self.keywords_now(attack.attacker.card)) {
            let excess = self.strength(attack.attacker.card) * attack.defending().count() as i16;
            self.deal_excess(at, excess, true);
        }
    }
}

//! Overwhelm (CR 7.5.7): an attacker deals its excess damage to the base of the defending player.

use model::Keyword;

use crate::Game;
use crate::read::modifiers::Stats;
use crate::state::Attack;

/// Whether an attacker has it.
pub(crate) fn overwhelms(stats: &Stats) -> bool {
    stats.keywords.has(Keyword::Overwhelm)
}

impl Game {
    /// Deals the excess damage of an attack to the base (CR 7.5.7A).
    pub(crate) fn overwhelm(&mut self, attack: &Attack, excess: i16) {
        let base = self.state.player(attack.defender).base;
        self.deal(self.combat_damage(attack, base, excess));
    }

    /// CR 1.9.11, 7.5.7F: all damage is excess when the defending unit has left play; of two, the damage for each.
    pub(crate) fn overwhelm_gone_defenders(&mut self, at: usize) {
        let attack = self.state.attacks[at];
        let stats = self.stats(attack.attacker.card);
        if overwhelms(&stats) {
            let excess = self.strength(attack.attacker.card) * attack.defending().count() as i16;
            self.state.attacks[at].excess = excess;
            self.overwhelm(&attack, excess);
        }
    }
}

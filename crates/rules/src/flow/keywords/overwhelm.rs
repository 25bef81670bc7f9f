//! Overwhelm (CR 7.5.7): an attacker deals its excess damage to the defending player's base.

use crate::Game;
use crate::read::keywords::overwhelm::has_overwhelm;

impl Game {
    /// Deals all damage as excess after the defending unit has left play (CR 1.9.11, 7.5.7F). With two defending units,
    /// the damage counts once for each.
    pub(crate) fn overwhelm_gone_defenders(&mut self, at: usize) {
        let attack = self.state.attacks()[at];
        if has_overwhelm(self.keywords_now(attack.attacker.card)) {
            let excess = self.combat_power(attack.attacker.card) * attack.defending().count() as i16;
            self.deal_excess(at, excess, true);
        }
    }
}

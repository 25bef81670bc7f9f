//! Saboteur (CR 7.5.10): an attacking unit ignores Sentinel.

use model::Keyword;

use crate::read::View;
use crate::read::attack::AttackTerms;
use crate::sets::Keywords;
use crate::state::CardIndex;

impl View {
    /// Returns `true` if an attacker ignores Sentinel (CR 7.5.10B). It has Saboteur or gains it for this attack.
    pub(crate) fn ignores_sentinel(&self, attacker: CardIndex, keywords: Keywords, terms: &AttackTerms<'_>) -> bool {
        let gains = terms.gains_saboteur && self.can_gain(attacker, Some(Keyword::Saboteur));
        gains || keywords.has(Keyword::Saboteur)
    }
}

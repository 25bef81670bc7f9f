//! Raid (CR 7.5.8): a unit has additional power while it attacks, the sum of its Raid numbers.

use model::Keyword;

use crate::read::View;
use crate::sets::Keywords;
use crate::state::CardIndex;

impl View {
    /// Returns the power that Raid adds to a unit.
    #[inline]
    pub(crate) fn raid(&self, keywords: Keywords, unit: CardIndex) -> i16 {
        let raid = keywords.number(Keyword::Raid);
        if raid > 0 && self.attack_by(self.state.now(unit)).is_some() { i16::from(raid) } else { 0 }
    }
}

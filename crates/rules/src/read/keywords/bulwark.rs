//! Bulwark, an invented keyword: a unit has 1 more power while it is defending.

use model::Keyword;

use crate::read::View;
use crate::sets::Keywords;
use crate::state::CardIndex;

impl View {
    /// Returns the power that Bulwark adds to a unit.
    #[inline]
    pub(crate) fn bulwark(&self, keywords: Keywords, unit: CardIndex) -> i16 {
        i16::from(keywords.has(Keyword::Bulwark) && self.is_attacked(self.state.now(unit)))
    }
}

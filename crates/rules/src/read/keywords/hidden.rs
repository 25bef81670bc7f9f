//! Hidden (CR 7.5.18): a unit cannot be attacked during the phase it is played, deployed or created.

use model::Keyword;

use crate::read::View;
use crate::sets::Keywords;
use crate::state::{CardIndex, Flags};

impl View {
    /// Returns `true` if Hidden prevents attacks on a unit (CR 7.5.18A). The unit was played, deployed or created this
    /// phase. Being rescued is another way of entering play, and does not count.
    pub(crate) fn is_hidden(&self, unit: CardIndex, keywords: Keywords) -> bool {
        let flags = self.state.card(unit).flags;
        keywords.has(Keyword::Hidden)
            && flags.contains(Flags::ENTERED_PHASE)
            && (flags.contains(Flags::PLAYED_PHASE) || flags.contains(Flags::DEPLOYED) || self.is_token(unit))
    }
}

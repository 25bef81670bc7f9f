//! Overwhelm (CR 7.5.7).

use model::Keyword;

use crate::sets::Keywords;

/// Returns `true` if an attacker has Overwhelm.
pub(crate) fn has_overwhelm(keywords: Keywords) -> bool {
    keywords.has(Keyword::Overwhelm)
}

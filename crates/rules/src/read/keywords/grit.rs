//! Grit (CR 7.5.6): a unit has 1 more power for each damage on it.

use model::Keyword;

use crate::sets::Keywords;
use crate::state::Card;

/// Returns the power that Grit adds to a unit.
#[inline]
pub(crate) fn power(keywords: Keywords, unit: &Card) -> i16 {
    if keywords.has(Keyword::Grit) { unit.damage } else { 0 }
}

//! Sentinel (CR 7.5.11): enemy units in its arena must attack a unit with Sentinel.

use model::Keyword;

use crate::sets::Keywords;

/// Returns `true` if a unit has Sentinel.
pub(crate) fn has_visible_sentinel(keywords: Keywords) -> bool {
    keywords.has(Keyword::Sentinel)
}

/// Returns `true` if units with Sentinel restrict an attacker. One in the attacker's arena does (CR 7.5.11A). It must
/// then attack any of the units with Sentinel, in either arena (CR 7.5.11B). `guards` has the value `in_space` of each.
pub(crate) fn restricts_attacker(mut guards: impl Iterator<Item = bool>, in_space: bool) -> bool {
    guards.any(|guard| guard == in_space)
}

//! Sentinel (CR 7.5.11): enemies in its arena that attack its side must attack a unit with Sentinel.

use model::Keyword;

use crate::read::sets::Keywords;

/// Whether attackers see Sentinel on a unit.
pub(crate) fn guards(keywords: Keywords) -> bool {
    keywords.has(Keyword::Sentinel)
}

/// Whether units with Sentinel bind an attacker in one of the arenas to them: one in its own arena does (CR 7.5.11A). Then
/// it attacks one of those, wherever they are (CR 7.5.11B). `in_space` of each is asked.
pub(crate) fn binds(mut guards: impl Iterator<Item = bool>, in_space: bool) -> bool {
    guards.any(|guard| guard == in_space)
}

//! Sentinel (CR 7.5.11): enemies in its arena that attack its side must attack a unit with Sentinel.

use model::Keyword;

use crate::flow::attack::Attackable;
use crate::read::modifiers::Stats;

/// Whether attackers see Sentinel on a unit.
pub(crate) fn guards(stats: &Stats) -> bool {
    stats.keywords.has(Keyword::Sentinel)
}

/// Whether these units of one side bind an attacker in one of the arenas to those of them with Sentinel: a unit with
/// Sentinel in its own arena does (CR 7.5.11A). Then it attacks one of those, wherever they are (CR 7.5.11B).
pub(crate) fn binds<'a>(mut units: impl Iterator<Item = &'a Attackable>, in_space: bool) -> bool {
    units.any(|unit| unit.sentinel && unit.in_space == in_space)
}

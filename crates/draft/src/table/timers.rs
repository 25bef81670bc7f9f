//! Time limits for picks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Seconds for a pick, by number of cards in hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimerTable {
    /// Seconds by number of cards in hand, for packs.
    pub pack: BTreeMap<u8, u16>,
    /// Seconds by number of leaders in hand.
    pub leaders: BTreeMap<u8, u16>,
    /// Seconds for reviewing the pool between two packs.
    pub review: u16,
}

impl TimerTable {
    /// Returns the times of the tournament regulations (Appendix C) from `data/packs/timers.ron`.
    pub fn regulation() -> TimerTable {
        // A test checks the embedded file; if it were unreadable, no limit is better than a wrong one.
        ron::from_str(include_str!("../../../../data/packs/timers.ron")).unwrap_or_else(|_| TimerTable::none())
    }

    /// Returns a table without limits: 0 seconds for every pick, which means no clock.
    pub fn none() -> TimerTable {
        TimerTable { pack: BTreeMap::new(), leaders: BTreeMap::new(), review: 0 }
    }

    /// Returns the seconds for a pick from this many cards; larger groups get the longest time.
    pub fn for_pack(&self, cards: usize) -> u16 {
        Self::at(&self.pack, cards)
    }

    /// Returns the seconds for a pick from this many leaders.
    pub fn for_leaders(&self, leaders: usize) -> u16 {
        Self::at(&self.leaders, leaders)
    }

    fn at(times: &BTreeMap<u8, u16>, cards: usize) -> u16 {
        let cards = u8::try_from(cards).unwrap_or(u8::MAX);
        times.range(..=cards).next_back().map_or(0, |(_, seconds)| *seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Appendix C: 14 cards 60 s, 13 and 12 40 s, ... 3 and 2 5 s; leaders 15 and 10 s; 30 s between packs.
    #[test]
    fn the_pick_times_are_those_of_the_regulations() {
        let times = TimerTable::regulation();
        let listed: Vec<u16> = (2..=15).rev().map(|cards| times.for_pack(cards)).collect();
        assert_eq!(listed, [60, 60, 40, 40, 30, 30, 25, 25, 20, 15, 10, 10, 5, 5]);
        assert_eq!((times.for_leaders(3), times.for_leaders(2), times.review), (15, 10, 30));
        assert_eq!(times.for_pack(0), 0);
    }
}

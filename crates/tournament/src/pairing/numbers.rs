//! Table numbers: the numbers of the room, around assigned tables.

use std::collections::{HashMap, HashSet};

use crate::{PlayerId, TablePairing, Tournament};

/// The two players of a match, or the one with a bye.
type Two = (PlayerId, Option<PlayerId>);

impl Tournament {
    /// Returns the table that one of these players is assigned to.
    fn kept_table(&self, players: &[PlayerId]) -> Option<u16> {
        players.iter().find_map(|player| self.player(*player)?.fixed_table)
    }

    /// Returns a number for each group of players, in order. A group with an assigned table gets that number (the first
    /// group, if several want the same); the others get the free numbers of the room, ascending.
    pub(crate) fn table_numbers(&self, groups: &[Vec<PlayerId>]) -> Vec<u16> {
        self.free_numbers(groups, HashSet::new())
    }

    /// Returns [`Tournament::table_numbers`], skipping the taken numbers.
    pub(crate) fn free_numbers(&self, groups: &[Vec<PlayerId>], mut taken: HashSet<u16>) -> Vec<u16> {
        let (first, missing) = self.room();
        let kept: Vec<Option<u16>> =
            groups.iter().map(|group| self.kept_table(group).filter(|table| taken.insert(*table))).collect();
        let mut free =
            (first..=u16::MAX).filter(|number| !taken.contains(number) && missing.binary_search(number).is_err());
        // A room has 65,535 numbers and a round at most 8,192 tables.
        kept.into_iter().map(|kept| kept.or_else(|| free.next()).unwrap_or(u16::MAX)).collect()
    }

    /// Numbers the tables in a round around those that are kept. Byes come after the matches and keep no table number.
    pub(crate) fn number_around(&self, tables: &mut [TablePairing], stay: &[TablePairing]) {
        let held: HashMap<Two, u16> = stay.iter().map(|table| ((table.a, table.b), table.table)).collect();
        let stays = |table: &TablePairing| held.get(&(table.a, table.b)).copied();
        let fresh = tables.iter().filter(|table| stays(table).is_none());
        let groups: Vec<Vec<PlayerId>> = fresh.filter_map(|table| Some(vec![table.a, table.b?])).collect();
        let numbers = self.free_numbers(&groups, held.values().copied().collect());
        let used = numbers.iter().chain(held.values()).copied();
        let mut last = used.max().unwrap_or(self.room().0 - 1);
        let mut numbers = numbers.into_iter();
        for table in tables {
            let number = stays(table).or_else(|| table.b.and_then(|_| numbers.next()));
            table.table = number.unwrap_or_else(|| {
                last = last.saturating_add(1);
                last
            });
        }
    }
}

//! Numbers for tables: the room's, around those that players keep.

use std::collections::HashSet;

use crate::{PlayerId, TablePairing, Tournament};

impl Tournament {
    /// The table that one of these players keeps.
    fn kept_table(&self, players: &[PlayerId]) -> Option<u16> {
        players.iter().find_map(|player| self.player(*player)?.fixed_table)
    }

    /// A number for each group of players, in their order. Who keeps a table has it, the first of several who keep the
    /// same; the others get the free numbers of the room, ascending.
    pub(crate) fn table_numbers(&self, groups: &[Vec<PlayerId>]) -> Vec<u16> {
        let (first, missing) = self.room();
        let mut taken = HashSet::new();
        let kept: Vec<Option<u16>> =
            groups.iter().map(|group| self.kept_table(group).filter(|table| taken.insert(*table))).collect();
        let mut free =
            (first..=u16::MAX).filter(|number| !taken.contains(number) && missing.binary_search(number).is_err());
        // A room has 65,535 numbers and a round at most 8,192 tables.
        kept.into_iter().map(|kept| kept.or_else(|| free.next()).unwrap_or(u16::MAX)).collect()
    }

    /// Numbers the tables of a round; byes come after the matches and keep no table.
    pub(crate) fn number_tables(&self, tables: &mut [TablePairing]) {
        let groups: Vec<Vec<PlayerId>> = tables.iter().filter_map(|table| Some(vec![table.a, table.b?])).collect();
        let numbers = self.table_numbers(&groups);
        let mut last = numbers.iter().copied().max().unwrap_or(self.room().0 - 1);
        let mut numbers = numbers.into_iter();
        for table in tables {
            table.table = match table.b.and_then(|_| numbers.next()) {
                Some(number) => number,
                None => {
                    last = last.saturating_add(1);
                    last
                }
            };
        }
    }
}

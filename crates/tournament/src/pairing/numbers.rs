//! Numbers for tables: the room's, around those that players are fixed to.

use std::collections::{HashMap, HashSet};

use crate::{PlayerId, TablePairing, Tournament};

/// The two of a match, or the one of a bye.
type Two = (PlayerId, Option<PlayerId>);

impl Tournament {
    /// The table that one of these players is fixed to.
    fn kept_table(&self, players: &[PlayerId]) -> Option<u16> {
        players.iter().find_map(|player| self.player(*player)?.fixed_table)
    }

    /// A number for each group of players, in their order. Who keeps a table has it, the first of several who keep the
    /// same; the others get the free numbers of the room, ascending.
    pub(crate) fn table_numbers(&self, groups: &[Vec<PlayerId>]) -> Vec<u16> {
        self.free_numbers(groups, HashSet::new())
    }

    /// [`Tournament::table_numbers`] beside tables that are taken.
    pub(crate) fn free_numbers(&self, groups: &[Vec<PlayerId>], mut taken: HashSet<u16>) -> Vec<u16> {
        let (first, missing) = self.room();
        let kept: Vec<Option<u16>> =
            groups.iter().map(|group| self.kept_table(group).filter(|table| taken.insert(*table))).collect();
        let mut free =
            (first..=u16::MAX).filter(|number| !taken.contains(number) && missing.binary_search(number).is_err());
        // A room has 65,535 numbers and a round at most 8,192 tables.
        kept.into_iter().map(|kept| kept.or_else(|| free.next()).unwrap_or(u16::MAX)).collect()
    }

    /// Numbers the tables of a round around those that stay; byes come after the matches and keep no table.
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

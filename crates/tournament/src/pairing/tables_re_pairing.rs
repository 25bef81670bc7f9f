//! Changes to a round of multiplayer tables: re-pairing, swaps, and manual tables.

use std::collections::HashSet;

use super::tables::FixedTables;
use crate::round::{GameTable, Round};
use crate::state::TablesPlan;
use crate::{Operation, OperationError, PlayerId, RoundKind, SeatedTable, Tournament};

fn seated(table: &GameTable) -> SeatedTable {
    SeatedTable { table: table.table, players: table.players.clone() }
}

impl Tournament {
    /// Returns the current round if it has multiplayer tables.
    fn current_table_round(&self) -> Result<&Round, OperationError> {
        let newest = self.rounds().last().ok_or(OperationError::NotNewest { round: 0, newest: 0 })?;
        let fits = newest.kind == RoundKind::Tables;
        if fits { Ok(newest) } else { Err(OperationError::WrongKind { round: newest.number }) }
    }

    fn has_left(&self, player: PlayerId) -> bool {
        self.player(player).is_some_and(crate::Player::is_dropped)
    }

    /// Re-pairs the current round of multiplayer tables with another seed. A table with a result is kept if one of its
    /// players has dropped since. Late entries are seated if requested.
    ///
    /// # Errors
    /// As [`Tournament::plan_tables`]; [`OperationError::NotNewest`] before round 1.
    pub fn plan_tables_again(&self, seed: u64, let_late_in: bool) -> Result<TablesPlan, OperationError> {
        let newest = self.current_table_round()?;
        let stays =
            |table: &&GameTable| table.hp.is_some() && table.players.iter().any(|player| self.has_left(*player));
        let fixed = FixedTables {
            tables: newest.tables.iter().filter(stays).map(seated).collect(),
            byes: newest.table_byes.iter().copied().filter(|player| self.has_left(*player)).collect(),
            waiting: if let_late_in { HashSet::new() } else { self.waiting(newest.number) },
        };
        self.without_current_round().plan_tables_around(seed, &fixed)
    }

    /// Sets tables (three or four players) and byes (one player) of the current round manually.
    ///
    /// Other tables are unchanged. Players who lose their table are seated together. A late entry is added to the round
    /// if named.
    ///
    /// # Errors
    /// As [`Tournament::plan_tables_again`], and errors in the tables.
    pub fn plan_tables_by_hand(&self, by_hand: &[Vec<PlayerId>], seed: u64) -> Result<TablesPlan, OperationError> {
        let newest = self.current_table_round()?;
        let mut set = HashSet::new();
        for player in by_hand.iter().flatten() {
            let known = self.player(*player).ok_or(OperationError::UnknownPlayer { player: *player })?;
            if known.is_dropped() {
                return Err(OperationError::AlreadyDropped { player: *player });
            }
            if !set.insert(*player) {
                return Err(OperationError::PairedTwice { player: *player });
            }
        }
        let over = |table: &GameTable| table.hp.is_some() && table.players.iter().any(|player| self.has_left(*player));
        let untouched = |table: &&GameTable| {
            let here = |player: &PlayerId| !self.has_left(*player) && !set.contains(player);
            table.players.iter().all(here) || over(table)
        };
        let kept: Vec<&GameTable> = newest.tables.iter().filter(untouched).collect();
        let (tables, byes): (Vec<_>, Vec<_>) = by_hand.iter().partition(|group| group.len() != 1);
        let held = kept.iter().map(|table| table.table).collect();
        let groups: Vec<Vec<PlayerId>> = tables.into_iter().cloned().collect();
        let numbers = self.free_numbers(&groups, held);
        let fresh = groups.into_iter().zip(numbers).map(|(players, table)| SeatedTable { table, players });
        let left = newest.table_byes.iter().copied().filter(|player| self.has_left(*player) && !set.contains(player));
        let mut waiting = self.waiting(newest.number);
        waiting.retain(|player| !set.contains(player));
        let fixed = FixedTables {
            tables: kept.into_iter().map(seated).chain(fresh).collect(),
            byes: byes.into_iter().flatten().copied().chain(left).collect(),
            waiting,
        };
        self.without_current_round().plan_tables_around(seed, &fixed)
    }

    /// Swaps two players of the current round of multiplayer tables. Only their tables change, and lose their results.
    ///
    /// # Errors
    /// [`OperationError::NotPaired`] if a player is not in the round, [`OperationError::PairedTwice`] if both are at
    /// the same table.
    pub fn plan_tables_swap(&self, one: PlayerId, other: PlayerId, note: &str) -> Result<Operation, OperationError> {
        let round = self.current_table_round()?;
        let place = |player: PlayerId| {
            self.player(player).ok_or(OperationError::UnknownPlayer { player })?;
            let table = round.tables.iter().find(|table| table.players.contains(&player)).map(|table| table.table);
            match (table, round.table_byes.contains(&player)) {
                (Some(table), _) => Ok(Some(table)),
                (None, true) => Ok(None),
                (None, false) => Err(OperationError::NotPaired { player }),
            }
        };
        if place(one)? == place(other)? {
            return Err(OperationError::PairedTwice { player: one });
        }
        let swapped = |player: &PlayerId| match *player {
            player if player == one => other,
            player if player == other => one,
            player => player,
        };
        let table = |table: &GameTable| SeatedTable {
            table: table.table,
            players: table.players.iter().map(swapped).collect(),
        };
        let (number, seed, note) = (round.number, round.seed, note.to_owned());
        let tables = round.tables.iter().map(table).collect();
        let byes = round.table_byes.iter().map(swapped).collect();
        Ok(Operation::RePairTables { round: number, seed, tables, byes, note })
    }
}

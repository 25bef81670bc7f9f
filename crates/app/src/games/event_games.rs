//! Index of the saved games of events, so that a request need not read all games.

use std::collections::HashMap;

use super::record::{EventSeats, GameStart};
use crate::document::game::RoundTable;

/// A saved game of a table.
#[derive(Debug)]
struct TableGame {
    number: u32,
    players: Option<EventSeats>,
    names: Vec<String>,
}

/// Saved games by table. A cache: the journal is authoritative.
#[derive(Debug, Default)]
pub(crate) struct EventGames {
    newest: Option<u32>,
    by_table: HashMap<RoundTable, Vec<TableGame>>,
}

impl EventGames {
    /// Returns the highest number of a game that was added, or `None` before the first.
    pub(crate) fn newest(&self) -> Option<u32> {
        self.newest
    }

    /// Adds a game, unless it or a later one has been added. Games of no table, and those whose start cannot be read,
    /// only raise the highest number.
    pub(crate) fn add(&mut self, number: u32, start: Option<GameStart>) {
        if Some(number) <= self.newest {
            return;
        }
        self.newest = Some(number);
        let Some((from, start)) = start.and_then(|start| Some((start.from?, start))) else { return };
        let names = start.seats.into_iter().map(|seat| seat.name).collect();
        self.by_table.entry(from).or_default().push(TableGame { number, players: start.players, names });
    }

    /// Returns the games of a table whose players `are_wanted`, given by number and by name; the latest first.
    pub(crate) fn of_table(
        &self,
        at: RoundTable,
        are_wanted: impl Fn(Option<&EventSeats>, &[String]) -> bool,
    ) -> Vec<u32> {
        let of_table = self.by_table.get(&at).map_or(&[][..], Vec::as_slice);
        let wanted = of_table.iter().filter(|game| are_wanted(game.players.as_ref(), &game.names));
        let mut found: Vec<u32> = wanted.map(|game| game.number).collect();
        found.sort_unstable_by(|one, other| other.cmp(one));
        found
    }
}

//! Matches, multiplayer tables and byes of a round, read from the state of the event.

use tournament::{GameTable, Pairing, PlayerId, Round};

use crate::event::state::EventState;

/// A match, a multiplayer table, or a bye.
#[derive(Debug, Clone, Copy)]
pub(super) enum RoundSeats<'a> {
    /// A match of two players, or a bye of a round of matches.
    Match(&'a Pairing),
    /// A multiplayer table.
    Table(&'a GameTable),
    /// A bye of a round of multiplayer tables.
    Bye(PlayerId),
}

impl<'a> RoundSeats<'a> {
    /// Returns everything in a round: matches in pairing order, then multiplayer tables, then their byes.
    pub(super) fn all(round: &'a Round) -> impl Iterator<Item = RoundSeats<'a>> {
        let matches = round.pairings.iter().map(RoundSeats::Match);
        let tables = round.tables.iter().map(RoundSeats::Table);
        matches.chain(tables).chain(round.table_byes.iter().map(|player| RoundSeats::Bye(*player)))
    }

    /// Returns the match, table or bye of a player in a round, or `None`.
    pub(super) fn of_player(round: &'a Round, player: PlayerId) -> Option<RoundSeats<'a>> {
        RoundSeats::all(round).find(|seats| seats.seated_players().any(|seated| seated == player))
    }

    /// Returns the players in seat order; a bye has one.
    pub(super) fn seated_players(self) -> impl Iterator<Item = PlayerId> + 'a {
        let (two, more) = match self {
            RoundSeats::Match(pairing) => ([Some(pairing.a), pairing.b], &[][..]),
            RoundSeats::Table(table) => ([None, None], table.players.as_slice()),
            RoundSeats::Bye(player) => ([Some(player), None], &[][..]),
        };
        two.into_iter().flatten().chain(more.iter().copied())
    }

    /// Returns the number of the table; `None` for a bye.
    pub(super) fn table_number(self) -> Option<u16> {
        match self {
            RoundSeats::Match(pairing) => pairing.b.map(|_| pairing.table),
            RoundSeats::Table(table) => Some(table.table),
            RoundSeats::Bye(_) => None,
        }
    }

    /// Returns the time extension in seconds.
    pub(super) fn extension_in(self, round: &Round) -> u32 {
        match self {
            RoundSeats::Match(pairing) => round.extension(pairing.table),
            RoundSeats::Table(table) => round.extension(table.table),
            RoundSeats::Bye(_) => 0,
        }
    }

    /// Returns the text of a player's record before the round: matches won, lost and drawn. Empty at multiplayer tables.
    pub(super) fn record_text(self, before: Option<(u32, u32, u32)>) -> String {
        match (self, before) {
            (RoundSeats::Match(_), Some((wins, losses, draws))) => format!("{wins}-{losses}-{draws}"),
            (RoundSeats::Match(_), None) => "0-0-0".to_owned(),
            (RoundSeats::Table(_) | RoundSeats::Bye(_), _) => String::new(),
        }
    }
}

/// Returns the name of a player, or an empty text for an unknown number.
pub(super) fn name_of(state: &EventState, player: PlayerId) -> &str {
    state.tournament.player(player).map_or("", |player| player.name.as_str())
}

/// Returns a player's table in the current round, or `None` for a bye or without a round.
pub(super) fn current_table(state: &EventState, player: PlayerId) -> Option<u16> {
    RoundSeats::of_player(state.tournament.rounds().last()?, player)?.table_number()
}

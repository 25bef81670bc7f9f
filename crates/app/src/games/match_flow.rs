//! The game list, sideboarding between games, match results, and card texts.

use std::sync::{MutexGuard, PoisonError};

use messages::games as wording;
use model::CardNumber;
use rules::Seat;
use store::{StreamId, StreamKind, StreamRow};

use super::aggregate::{GameCommand, read_standing, read_start};
use super::sideboarding::sideboard_of;
use crate::AppError;
use crate::cards::words::card_words;
use crate::contract::{
    CardTextView, GameSeat, GameState, GameSummary, GameView, RoundTable, SideboardChoice, SideboardView,
};
use crate::games::Games;
use crate::games::event_games::EventGames;
use crate::games::live::LiveGame;
use crate::games::record::{EventSeats, GameStatus};
use crate::games::{book, game_language};

impl Games {
    /// Returns the games, last played first. Puzzles have a separate list ([`Games::puzzles`]).
    ///
    /// # Errors
    /// `store.*`.
    pub fn list_games(&self) -> Result<Vec<GameSummary>, AppError> {
        Ok(self.game_rows()?.into_iter().filter_map(|row| self.game_summary(row)).collect())
    }

    /// Returns the rows of all games, last played first.
    fn game_rows(&self) -> Result<Vec<StreamRow>, AppError> {
        let mut rows = self.core.journal().rows(StreamKind::Game)?;
        rows.sort_unstable_by(|one, other| (&other.updated_at, other.id).cmp(&(&one.updated_at, one.id)));
        Ok(rows)
    }

    /// Returns the latest saved game of a table that is not archived and whose players `are_wanted`, given by number
    /// and by name. Reads only the games that began since the last call.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn latest_game_of_table(
        &self,
        at: RoundTable,
        are_wanted: impl Fn(Option<&EventSeats>, &[String]) -> bool,
    ) -> Result<Option<u32>, AppError> {
        let newest = self.event_games().newest();
        let mut begun = match newest {
            None => self.core.journal().rows(StreamKind::Game)?,
            // The numbers of new games have no gaps.
            Some(newest) => (newest + 1..)
                .map_while(|game| self.core.journal().row(StreamId::game(game)).transpose())
                .collect::<Result<Vec<_>, _>>()?,
        };
        begun.sort_unstable_by_key(|row| row.id);
        let found = {
            let mut games = self.event_games();
            for row in begun {
                games.add(row.id.number, read_start(&row.start).ok());
            }
            games.of_table(at, are_wanted)
        };
        for game in found {
            if self.core.journal().row(StreamId::game(game))?.is_some_and(|row| !row.archived) {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    fn event_games(&self) -> MutexGuard<'_, EventGames> {
        self.tables.of_events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the list entry of a game, or `None` for a puzzle.
    fn game_summary(&self, row: StreamRow) -> Option<GameSummary> {
        let id = row.id.number;
        let start = read_start(&row.start);
        let standing = read_standing(&row.status);
        let (start, damaged) = match start {
            Ok(start) => (Some(start), None),
            Err(error) => (None, Some(self.core.localize(error))),
        };
        if start.as_ref().is_some_and(|start| start.puzzle.is_some()) {
            return None;
        }
        let seats = start.as_ref().map_or_else(Vec::new, |start| {
            let seats = start.seats.iter();
            seats
                .map(|seat| GameSeat { name: seat.name.clone(), kind: seat.kind, deck: seat.deck.name.clone() })
                .collect()
        });
        let standing =
            standing.unwrap_or(GameStatus { state: GameState::Over, wins: Vec::new(), status_text: String::new() });
        Some(GameSummary {
            id,
            best_of: start.as_ref().map_or(1, |start| u32::from(start.best_of)),
            from: start.and_then(|start| start.from),
            seats,
            wins: standing.wins,
            state: standing.state,
            created_at: row.created_at,
            updated_at: row.updated_at,
            archived: row.archived,
            damaged,
        })
    }

    /// Archives or restores a game.
    ///
    /// # Errors
    /// `store.*`.
    pub fn archive_game(&self, game: u32, archived: bool) -> Result<Vec<GameSummary>, AppError> {
        self.core.journal().archive(StreamId::game(game), archived)?;
        self.list_games()
    }

    /// Returns card texts in Cantina's own wording, in the order of the numbers. Unknown numbers are left out.
    ///
    /// # Errors
    /// `catalog.broken`, `store.*`.
    pub fn card_words(&self, numbers: &[String]) -> Result<Vec<CardTextView>, AppError> {
        let (book, language) = (book()?, game_language(self.core.language()?));
        let known = numbers.iter().filter_map(|number| self.core.catalog.by_number(number.parse::<CardNumber>().ok()?));
        Ok(known.map(|card| card_words(&book, card, language)).collect())
    }

    /// Returns the decks and sideboards between two games of a match, for the seats of people.
    ///
    /// # Errors
    /// `store.*`.
    pub fn sideboards(&self, game: u32) -> Result<Vec<SideboardView>, AppError> {
        let table = self.live(game)?;
        let live = table.lock();
        Ok(live.people().into_iter().filter_map(|seat| sideboard_of(&live, seat, None)).collect())
    }

    /// Starts the next game of a match, with the decks of the players who sideboarded.
    ///
    /// # Errors
    /// `play.not_now`; `play.sideboard` if a card is not from the sideboard or the deck is too small; `store.*`.
    pub fn next_game(&self, game: u32, decks: &[SideboardChoice], reader: Option<u32>) -> Result<GameView, AppError> {
        self.take_step(game, &GameCommand::Next { decks: decks.to_vec() }, None)?;
        self.open_game(game, reader, 0)
    }

    /// Enters the result of a match in its round. Returns a message about the outcome.
    pub(super) fn report(&self, from: RoundTable, outcome: &MatchOutcome) -> String {
        let language = self.core.message_language();
        let (written, said) = match outcome {
            MatchOutcome::HpLeft(hp) => {
                let said = hp.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
                (self.places_once(from, hp.clone()), wording::HpLeft { hp: &said }.text(language))
            }
            MatchOutcome::Games { a, b, drawn } => (self.result_once(from, *a, *b, *drawn), format!("{a}-{b}")),
        };
        match written {
            Ok(()) => wording::ResultEntered { result: &said, table: &from.table, round: &from.round }.text(language),
            Err(error) => wording::ResultNotEntered { why: &self.core.localize(error) }.text(language),
        }
    }
}

/// The outcome of a finished match.
pub(super) enum MatchOutcome {
    /// Games won by the first and the second player, and drawn games.
    Games { a: u32, b: u32, drawn: u32 },
    /// HP left on each base, by seat, with more than two players.
    HpLeft(Vec<u32>),
}

impl MatchOutcome {
    /// Returns the outcome of a tournament match that is over but not reported, with its table.
    pub(super) fn to_report(live: &LiveGame) -> Option<(RoundTable, MatchOutcome)> {
        let from = live.start.from.filter(|_| live.state() == GameState::Over && live.reported.is_none())?;
        if live.start.seats.len() > 2 {
            return Some((from, MatchOutcome::HpLeft(hp_left(live))));
        }
        let wins = live.wins();
        let (a, b) = (wins.first().copied().unwrap_or(0), wins.get(1).copied().unwrap_or(0));
        let drawn = (live.played().len() as u32).saturating_sub(a + b);
        Some((from, MatchOutcome::Games { a, b, drawn }))
    }
}

/// Returns the HP left on each base at the end of the game, by seat; 0 for eliminated players.
fn hp_left(live: &LiveGame) -> Vec<u32> {
    let state = &live.game.state;
    let left = |seat: Seat| {
        let side = state.player(seat);
        let base = state.card(side.base);
        let printed = live.game.book().catalog().card(base.def).hp.map_or(0, i32::from);
        if side.lost { 0 } else { u32::try_from(printed - i32::from(base.damage)).unwrap_or(0) }
    };
    state.seats().map(left).collect()
}

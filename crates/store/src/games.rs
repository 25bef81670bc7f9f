//! The games of an open database.

use crate::table::{game, game_step};
use crate::{GameId, GameRow, Store, StoreError};

/// A game to be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// When (RFC 3339; lists are sorted by it as text, so always in the same time zone).
    pub at: String,
    /// How it begins: text that the store does not read.
    pub start: String,
    /// How it stands, in short.
    pub standing: String,
}

/// Steps that follow those that the caller has seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSteps {
    /// How many steps the caller has seen.
    pub expected: u64,
    /// When (RFC 3339, in the time zone of [`NewGame::at`]).
    pub at: String,
    /// What happened, a step each: text that the store does not read.
    pub steps: Vec<String>,
    /// How the game stands then, in short.
    pub standing: String,
}

impl Store {
    /// Begins a game.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn create_game(&self, new: &NewGame) -> Result<GameId, StoreError> {
        self.write(|tx| game::insert(tx, &new.at, &new.start, &new.standing, &game_step::START))
    }

    /// Every game, put away or not, last played first.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        self.read(game::all)
    }

    /// One game, if it is there.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        self.read(|conn| game::one(conn, id))
    }

    /// Appends steps to a game, all or none, and returns how many it has once they are on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there are others by now (another window); [`StoreError::NoGame`];
    /// [`StoreError`], as of any writing.
    pub fn append_steps(&self, id: GameId, steps: &GameSteps) -> Result<u64, StoreError> {
        self.write(|tx| game_step::append(tx, id, steps.expected, &steps.steps, &steps.standing, &steps.at))
    }

    /// The steps of a game, each verified.
    ///
    /// # Errors
    /// [`StoreError::CorruptGame`] when one is not what was once acknowledged; [`StoreError::NoGame`];
    /// [`StoreError`], as of any reading.
    pub fn game_steps(&self, id: GameId) -> Result<Vec<String>, StoreError> {
        self.read(|conn| game_step::all(conn, id))
    }

    /// Puts a game away, or back. Nothing is ever deleted.
    ///
    /// # Errors
    /// [`StoreError::NoGame`]; [`StoreError`], as of any writing.
    pub fn archive_game(&self, id: GameId, archived: bool) -> Result<(), StoreError> {
        self.write(|tx| game::archive(tx, id, archived))
    }
}

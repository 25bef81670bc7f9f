//! The games of an open database.

use crate::table::{game, game_step};
use crate::{GameId, GameRow, Store, StoreError};

/// A new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// Time as RFC 3339, always in the same time zone because lists are sorted by it as text.
    pub at: String,
    /// Start of the game as text that the store does not interpret.
    pub start: String,
    /// Short status.
    pub standing: String,
}

/// Steps to append after those that the caller has seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSteps {
    /// Number of steps the caller has seen.
    pub expected: u64,
    /// Time as RFC 3339, in the time zone of [`NewGame::at`].
    pub at: String,
    /// The steps as texts that the store does not interpret.
    pub steps: Vec<String>,
    /// Short status after the steps.
    pub standing: String,
}

impl Store {
    /// Creates a game.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn create_game(&self, new: &NewGame) -> Result<GameId, StoreError> {
        self.write(|tx| game::insert(tx, &new.at, &new.start, &new.standing, &game_step::START))
    }

    /// Returns all games, including archived ones, last played first.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        self.read(game::all)
    }

    /// Returns a game, or `None` if it does not exist.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        self.read(|conn| game::one(conn, id))
    }

    /// Appends steps to a game, all or none, and returns their new number once they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are others by now (another window); [`StoreError::NoGame`]; [`StoreError`],
    /// as for any write.
    pub fn append_steps(&self, id: GameId, steps: &GameSteps) -> Result<u64, StoreError> {
        self.write(|tx| game_step::append(tx, id, steps.expected, &steps.steps, &steps.standing, &steps.at))
    }

    /// Returns the verified steps of a game.
    ///
    /// # Errors
    /// [`StoreError::CorruptGame`] if a step differs from the acknowledged one; [`StoreError::NoGame`];
    /// [`StoreError`], as for any read.
    pub fn game_steps(&self, id: GameId) -> Result<Vec<String>, StoreError> {
        self.read(|conn| game_step::all(conn, id))
    }

    /// Archives a game or restores it. Nothing is ever deleted.
    ///
    /// # Errors
    /// [`StoreError::NoGame`]; [`StoreError`], as for any write.
    pub fn archive_game(&self, id: GameId, archived: bool) -> Result<(), StoreError> {
        self.write(|tx| game::archive(tx, id, archived))
    }
}

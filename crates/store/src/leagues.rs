//! The leagues of an open database.

use crate::table::{league, league_step};
use crate::{LeagueId, LeagueRow, LeagueStep, Store, StoreError, hash_chain};

impl Store {
    /// Creates a league with its first step.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn create_league(&self, name: &str, first: &LeagueStep) -> Result<LeagueId, StoreError> {
        self.write(|tx| {
            let id = league::insert(tx, name, &first.at, &hash_chain::START)?;
            league_step::append(tx, id, 0, first, name)?;
            Ok(id)
        })
    }

    /// Returns all leagues, including archived ones, newest first.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn leagues(&self) -> Result<Vec<LeagueRow>, StoreError> {
        self.read(league::all)
    }

    /// Returns a league, or `None` if it does not exist.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn league(&self, id: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        self.read(|conn| league::one(conn, id))
    }

    /// Appends a step to a league and returns the new number of steps once it is on disk. `name` becomes the league's
    /// name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are more than the `expected` steps by now (another window);
    /// [`StoreError::NoLeague`]; [`StoreError`], as for any write.
    pub fn append_league_step(
        &self,
        id: LeagueId,
        expected: u64,
        step: &LeagueStep,
        name: &str,
    ) -> Result<u64, StoreError> {
        self.write(|tx| league_step::append(tx, id, expected, step, name))
    }

    /// Returns the verified steps of a league.
    ///
    /// # Errors
    /// [`StoreError::CorruptLeague`] if a step differs from the acknowledged one; [`StoreError::NoLeague`];
    /// [`StoreError`], as for any read.
    pub fn league_steps(&self, id: LeagueId) -> Result<Vec<LeagueStep>, StoreError> {
        self.read(|conn| league_step::all(conn, id))
    }

    /// Archives a league or restores it. Nothing is ever deleted.
    ///
    /// # Errors
    /// [`StoreError::NoLeague`]; [`StoreError`], as for any write.
    pub fn archive_league(&self, id: LeagueId, archived: bool) -> Result<(), StoreError> {
        self.write(|tx| league::archive(tx, id, archived))
    }
}

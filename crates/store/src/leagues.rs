//! The leagues of an open database.

use crate::table::{league, league_step};
use crate::{LeagueId, LeagueRow, LeagueStep, Store, StoreError, seal};

impl Store {
    /// Makes a league together with its first step.
    ///
    /// # Errors
    /// [`StoreError`], as of any writing.
    pub fn create_league(&self, name: &str, first: &LeagueStep) -> Result<LeagueId, StoreError> {
        self.write(|tx| {
            let id = league::insert(tx, name, &first.at, &seal::START)?;
            league_step::append(tx, id, 0, first, name)?;
            Ok(id)
        })
    }

    /// Every league, put away or not, newest first.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn leagues(&self) -> Result<Vec<LeagueRow>, StoreError> {
        self.read(league::all)
    }

    /// One league, if it is there.
    ///
    /// # Errors
    /// [`StoreError`], as of any reading.
    pub fn league(&self, id: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        self.read(|conn| league::one(conn, id))
    }

    /// Appends a step to a league and returns how many it has once it is on the disk. `name` is the league's name then.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there are others than the `expected` ones by now (another window);
    /// [`StoreError::NoLeague`]; [`StoreError`], as of any writing.
    pub fn append_league_step(
        &self,
        id: LeagueId,
        expected: u64,
        step: &LeagueStep,
        name: &str,
    ) -> Result<u64, StoreError> {
        self.write(|tx| league_step::append(tx, id, expected, step, name))
    }

    /// The steps of a league, each verified.
    ///
    /// # Errors
    /// [`StoreError::CorruptLeague`] when one is not what was once acknowledged; [`StoreError::NoLeague`];
    /// [`StoreError`], as of any reading.
    pub fn league_steps(&self, id: LeagueId) -> Result<Vec<LeagueStep>, StoreError> {
        self.read(|conn| league_step::all(conn, id))
    }

    /// Puts a league away, or back. Nothing is ever deleted.
    ///
    /// # Errors
    /// [`StoreError::NoLeague`]; [`StoreError`], as of any writing.
    pub fn archive_league(&self, id: LeagueId, archived: bool) -> Result<(), StoreError> {
        self.write(|tx| league::archive(tx, id, archived))
    }
}

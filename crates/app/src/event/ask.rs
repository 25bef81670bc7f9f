//! Questions about an event that change nothing: advice, plans, and what a correction would change.

use crate::contract::{AdviceView, ConsequencesView, CutPlanView, ResultEntry};
use crate::event::act::players::{self, known};
use crate::event::act::{capped, match_result, round_number, table_number};
use crate::event::view;
use crate::{AppError, Desk};

impl Desk {
    /// What the profile's path says about an infraction of a player.
    ///
    /// # Errors
    /// `player.not_found`, `tournament.unknown_infraction`.
    pub fn advise_penalty(&self, event: u32, player: u32, infraction: &str) -> Result<AdviceView, AppError> {
        self.read(event, |state, _| {
            let player = known(state, player)?;
            let advice = state.tournament.advise_penalty(player, infraction).map_err(AppError::from)?;
            Ok(view::advice(&advice))
        })
    }

    /// Who would be in a cut now, and what chance would decide.
    ///
    /// # Errors
    /// `tournament.cut_size`, `tournament.cut_seeds`.
    pub fn plan_cut(&self, event: u32, size: u32) -> Result<CutPlanView, AppError> {
        let language = self.language_of_words();
        self.read(event, |state, _| {
            let plan = state.tournament.plan_cut(capped(size), state.settings.seed).map_err(AppError::from)?;
            Ok(view::cut_plan(language, state, &plan))
        })
    }

    /// What other HP left at a table of three or four would change, before they are entered.
    ///
    /// # Errors
    /// `tournament.*` when the result is not possible.
    pub fn table_consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        hp: &[u32],
    ) -> Result<ConsequencesView, AppError> {
        let language = self.language_of_words();
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, table_number(table)?);
            let hp: Vec<u16> = hp.iter().map(|hp| capped(*hp)).collect();
            let found = state.tournament.table_consequences(round, table, &hp).map_err(AppError::from)?;
            Ok(view::consequences(language, state, &found))
        })
    }

    /// The number of a player who is named by number or by name: the whole name, or a part of it that only one has;
    /// capitals and spaces do not matter.
    ///
    /// # Errors
    /// `player.not_found`, `player.ambiguous`.
    pub fn player_number(&self, event: u32, named: &str) -> Result<u32, AppError> {
        self.read(event, |state, _| players::named(state, named).map(|player| player.0))
    }

    /// What a correction would change, before it is made.
    ///
    /// # Errors
    /// `tournament.*` when the result is not possible.
    pub fn consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        result: &ResultEntry,
    ) -> Result<ConsequencesView, AppError> {
        let language = self.language_of_words();
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, table_number(table)?);
            let found = state.tournament.consequences(round, table, match_result(result)).map_err(AppError::from)?;
            Ok(view::consequences(language, state, &found))
        })
    }
}

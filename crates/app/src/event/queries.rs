//! Read-only queries about an event: the desk's view, pairing reasons, penalty advice, cut plans and consequences of corrections.

use crate::contract::{AdviceView, ConsequencesView, CutPlanView, EventUpdate, ResultEntry};
use crate::error::Cause;
use crate::event::act::players::{self, player_by_number};
use crate::event::act::{match_result, round_number, saturating_cast, table_number};
use crate::event::view;
use crate::{App, AppError};

impl App {
    /// Returns the view of an event for a page of the desk: what changed since the view with the revision `have`, or
    /// the whole view if this revision is `None` or not known (any more).
    ///
    /// # Errors
    /// As [`App::event`].
    pub fn desk_view(&self, event: u32, have: Option<&str>) -> Result<EventUpdate, AppError> {
        Ok(self.sent_views.update(event, self.event(event)?, have))
    }

    /// Returns the reasons of a pairing as text; empty for a multiplayer table.
    ///
    /// # Errors
    /// `round.not_found`, `table.not_found`.
    pub fn pairing_reasons(&self, event: u32, round: u32, table: u32) -> Result<Vec<String>, AppError> {
        let language = self.message_language();
        self.read(event, |state, _| {
            let found = state.tournament.round(round_number(round)?);
            let found = found.ok_or_else(|| AppError::of(Cause::RoundNotFound { round: round.into() }))?;
            let table = table_number(table)?;
            let pairing = found.pairings.iter().find(|pairing| pairing.table == table);
            match pairing {
                Some(pairing) => Ok(view::reasons(language, state, pairing)),
                None if found.tables.iter().any(|seated| seated.table == table) => Ok(Vec::new()),
                None => Err(AppError::of(Cause::TableNotFound { table: table.into() })),
            }
        })
    }

    /// Returns the recommendation of the profile's penalty path for an infraction by a player.
    ///
    /// # Errors
    /// `player.not_found`, `tournament.unknown_infraction`.
    pub fn advise_penalty(&self, event: u32, player: u32, infraction: &str) -> Result<AdviceView, AppError> {
        self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            let advice = state.tournament.advise_penalty(player, infraction).map_err(AppError::from)?;
            Ok(view::advice(&advice))
        })
    }

    /// Returns the players a cut would have now, and the ties that a random draw would decide.
    ///
    /// # Errors
    /// `tournament.cut_size`, `tournament.cut_seeds`.
    pub fn plan_cut(&self, event: u32, size: u32) -> Result<CutPlanView, AppError> {
        let language = self.message_language();
        self.read(event, |state, _| {
            let plan = state.tournament.plan_cut(saturating_cast(size), state.settings.seed).map_err(AppError::from)?;
            Ok(view::cut_plan(language, state, &plan))
        })
    }

    /// Previews the consequences of changing the remaining HP at a multiplayer table.
    ///
    /// # Errors
    /// `tournament.*` if the result is not possible.
    pub fn table_consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        hp: &[u32],
    ) -> Result<ConsequencesView, AppError> {
        let language = self.message_language();
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, table_number(table)?);
            let hp: Vec<u16> = hp.iter().map(|hp| saturating_cast(*hp)).collect();
            let found = state.tournament.table_consequences(round, table, &hp).map_err(AppError::from)?;
            Ok(view::consequences(language, state, &found))
        })
    }

    /// Finds a player by number, full name or a unique part of a name. Case and spaces do not matter.
    ///
    /// # Errors
    /// `player.not_found`, `player.ambiguous`.
    pub fn player_number(&self, event: u32, named: &str) -> Result<u32, AppError> {
        self.read(event, |state, _| players::find_player(state, named).map(|player| player.0))
    }

    /// Previews the consequences of correcting a match result.
    ///
    /// # Errors
    /// `tournament.*` if the result is not possible.
    pub fn consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        result: &ResultEntry,
    ) -> Result<ConsequencesView, AppError> {
        let language = self.message_language();
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, table_number(table)?);
            let found = state.tournament.consequences(round, table, match_result(result)).map_err(AppError::from)?;
            Ok(view::consequences(language, state, &found))
        })
    }
}

//! Read-only queries about an event: the desk's view and its parts, pairing reasons, penalty advice, cut plans and
//! consequences of corrections.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use store::{StreamId, StreamKind, StreamRow};
use tournament::{PlayerId, Round, RoundKind};

use crate::AppError;
use crate::contract::{
    AdviceView, ConsequencesView, CutPlanView, EventSummary, EventUpdate, EventView, FinalPlaceView, LogLine, NextStep,
    PairingScope, PlayerView, PodView, ProfileView, ResultEntry, RoundClockView, RoundStandings, RoundView,
    TeamStandingView,
};
use crate::error::Cause;
use crate::event::Events;
use crate::event::act::players::{self, player_by_number};
use crate::event::act::{match_result, round_number, saturating_cast, table_number};
use crate::event::observations::{HandsOfTable, Observed, observations};
use crate::event::phone_holder::PhoneHolder;
use crate::event::standings::columns;
use crate::event::state::{EventState, count};
use crate::event::status::status_of;
use crate::event::{steps, view};
use crate::journal::status::EventStatus;
use crate::streams::Aggregate;

impl Events {
    /// Returns the view of an event for a page of the desk: what changed since the view with the revision `have`, or
    /// the whole view if this revision is `None` or not known (any more).
    ///
    /// # Errors
    /// As [`Events::event`].
    pub fn desk_view(&self, event: u32, have: Option<&str>) -> Result<EventUpdate, AppError> {
        Ok(self.sent_views.update(event, self.event(event)?, have))
    }

    /// Returns the reasons of a pairing as text; empty for a multiplayer table.
    ///
    /// # Errors
    /// `round.not_found`, `table.not_found`.
    pub fn pairing_reasons(&self, event: u32, round: u32, table: u32) -> Result<Vec<String>, AppError> {
        let language = self.core.message_language();
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

    /// Returns an event's line in the list of events.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_summary(&self, event: u32) -> Result<EventSummary, AppError> {
        let row = self.event_row(event)?;
        self.read(event, |state, _| Ok(view::summary(&row, status_of(&self.core.catalog, state))))
    }

    /// Returns the rules profile of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_profile(&self, event: u32) -> Result<ProfileView, AppError> {
        self.read(event, |state, _| Ok(view::profile_of(self.core.message_language(), &state.tournament)))
    }

    /// Returns the players of an event in order of registration.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_players(&self, event: u32) -> Result<Vec<PlayerView>, AppError> {
        self.read(event, |state, _| Ok(view::players_of(self, state)))
    }

    /// Returns the pods of an event, without the phones of their players. Empty before seating.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_pods(&self, event: u32) -> Result<Vec<PodView>, AppError> {
        self.read(event, |state, now| Ok(view::pods(state, now)))
    }

    /// Returns the rounds of an event, oldest first.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_rounds(&self, event: u32) -> Result<Vec<RoundView>, AppError> {
        let language = self.core.message_language();
        self.read(event, |state, now| Ok(view::rounds(language, state, now)))
    }

    /// Returns a round of an event, or the current one. Returns `None` if it does not exist.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_round(&self, event: u32, round: Option<u32>) -> Result<Option<RoundView>, AppError> {
        self.read(event, |state, now| {
            let mut rounds = state.tournament.rounds().iter().rev();
            let found = rounds.find(|paired| round.is_none_or(|number| u32::from(paired.number) == number));
            Ok(found.map(|found| view::round(self.core.message_language(), state, found, now)))
        })
    }

    /// Returns the current standings; a finished cut ranks its players. The round is 0 before round 1.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_standings(&self, event: u32) -> Result<RoundStandings, AppError> {
        self.read(event, |state, _| {
            let rounds = state.tournament.rounds();
            let (standings, table_standings) = view::current_standings(state);
            Ok(RoundStandings {
                round: rounds.last().map_or(0, |round| u32::from(round.number)),
                open: count(rounds.iter().map(Round::open_results).sum()),
                columns: columns(state),
                standings,
                table_standings,
            })
        })
    }

    /// Returns `true` if the rounds before a cut are played at multiplayer tables.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn has_multiplayer_tables(&self, event: u32) -> Result<bool, AppError> {
        self.read(event, |state, _| Ok(state.tournament.structure().rounds == RoundKind::Tables))
    }

    /// Returns the standings of an event's teams; empty without teams and before round 1.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_team_standings(&self, event: u32) -> Result<Vec<TeamStandingView>, AppError> {
        self.read(event, |state, _| Ok(view::team_standings(state)))
    }

    /// Returns the final places of an event; empty until its bracket is over.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_final_places(&self, event: u32) -> Result<Vec<FinalPlaceView>, AppError> {
        self.read(event, |state, _| Ok(view::final_places(state)))
    }

    /// Returns the deck-building clock of an event, once started.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_deck_clock(&self, event: u32) -> Result<Option<RoundClockView>, AppError> {
        self.read(event, |state, now| Ok(state.tournament.deck_clock().map(|clock| view::clock_view(&clock, now))))
    }

    /// Returns the log of an event, newest first. Picks are not listed.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_log(&self, event: u32) -> Result<Vec<LogLine>, AppError> {
        self.read(event, |state, _| Ok(view::log(self.core.message_language(), state)))
    }

    /// Returns the step that usually comes next.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn next_step(&self, event: u32) -> Result<NextStep, AppError> {
        self.read(event, |state, _| Ok(steps::next(state).into()))
    }

    /// Returns the recommended scope of the next round.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn pair_scope(&self, event: u32) -> Result<PairingScope, AppError> {
        self.read(event, |state, _| Ok(steps::pair_scope(state).into()))
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
        let language = self.core.message_language();
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
        let language = self.core.message_language();
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
        let language = self.core.message_language();
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, table_number(table)?);
            let found = state.tournament.consequences(round, table, match_result(result)).map_err(AppError::from)?;
            Ok(view::consequences(language, state, &found))
        })
    }

    /// Returns the events, newest first. An event whose status is not known is read, and listed with its error if its
    /// history is damaged. Other damage is reported when the event is opened, and by
    /// [`Safety::damaged`](crate::Safety::damaged).
    ///
    /// # Errors
    /// `store.*`.
    pub fn list_events(&self) -> Result<Vec<EventSummary>, AppError> {
        let rows = self.core.journal().rows(StreamKind::Event)?;
        Ok(rows.iter().map(|row| self.summary(row)).collect())
    }

    /// Returns the line of an event in lists, from its row if possible.
    pub(crate) fn summary(&self, row: &StreamRow) -> EventSummary {
        if let Some(status) = EventStatus::read(row) {
            return view::summary(row, status);
        }
        let status = self.read(row.id.number, |state, _| Ok(status_of(&self.core.catalog, state)));
        match status {
            Ok(status) => view::summary(row, status),
            Err(problem) => view::unreadable(row, self.core.localize(problem)),
        }
    }

    /// Returns the observations of an event. An event that was not in use is not kept in
    /// memory.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub(crate) fn observed(&self, event: u32, hands: &HandsOfTable<'_>) -> Result<Observed, AppError> {
        let state = self.streams.passing_state(event)?;
        Ok(observations(&self.core.catalog, event, &state, hands))
    }

    /// Returns the complete view of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event(&self, event: u32) -> Result<EventView, AppError> {
        self.read(event, |state, now| self.view(event, state, now))
    }

    /// Returns the stored row of an event, without its journal.
    pub(crate) fn event_row(&self, event: u32) -> Result<StreamRow, AppError> {
        self.core.journal().row(StreamId::event(event))?.ok_or_else(|| EventState::not_found(event))
    }

    /// Returns the name of an event.
    pub(crate) fn event_name(&self, event: u32) -> Result<String, AppError> {
        Ok(self.event_row(event)?.name)
    }

    /// Returns the complete view of an event from its state.
    pub(crate) fn view(&self, event: u32, state: &EventState, now: DateTime<Utc>) -> Result<EventView, AppError> {
        let row = self.event_row(event)?;
        let mut seen = view::event(self, &row, state, now);
        if !seen.pods.is_empty() {
            let joined = self.enrolled_players(event, state)?;
            for seat in seen.pods.iter_mut().flat_map(|pod| &mut pod.seats) {
                seat.phone = joined.contains(&seat.player);
            }
        }
        Ok(seen)
    }

    /// Calls `look` with the current state of an event.
    pub(crate) fn read<T>(
        &self,
        event: u32,
        look: impl FnOnce(&EventState, DateTime<Utc>) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let state = self.state(event)?;
        look(&state, self.core.now())
    }

    /// Returns the numbers of the players with an enrolled phone. A phone of a merged entry belongs to the remaining
    /// player.
    pub(crate) fn enrolled_players(&self, event: u32, state: &EventState) -> Result<BTreeSet<u32>, AppError> {
        let devices = self.core.journal().devices(StreamId::event(event))?;
        let enrolled = devices.iter().filter(|device| device.asked > 0);
        let players = enrolled.filter_map(|device| match PhoneHolder::read(&device.holder)? {
            PhoneHolder::Player(player) => Some(state.tournament.current_entry(PlayerId(player)).0),
            PhoneHolder::Staff(..) => None,
        });
        Ok(players.collect())
    }

    /// Returns the current state of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub(crate) fn state(&self, event: u32) -> Result<Arc<EventState>, AppError> {
        self.streams.state(event)
    }
}

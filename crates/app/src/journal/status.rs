//! The status of an event in the list of events, so that the list can be shown without folding every journal.
//!
//! It is a cache: a status from another version of the program, or of another length, is ignored.

use catalog::Catalog;
use serde::{Deserialize, Serialize};
use store::StreamRow;

use super::event::{DraftMode, EventKind};
use super::{Persisted, saved};
use crate::contract::{self, EventSummary};
use crate::event::state::EventState;
use crate::event::steps;

saved! {
    /// The stage of an event.
    enum Stage for contract::Stage {
        "registration" Registration,
        "seated" Seated,
        "drafting" Drafting,
        "deck_building" DeckBuilding,
        "rounds" Rounds,
        "finished" Finished,
    }
}

/// The part of [`EventSummary`] that the journal decides.
#[derive(Serialize, Deserialize)]
pub(crate) struct EventStatus {
    /// Version of the program that wrote it.
    program: String,
    /// Number of entries it was derived from.
    length: u64,
    set: String,
    set_name: String,
    kind: EventKind,
    mode: DraftMode,
    stage: Stage,
    players: u32,
    round: u32,
    planned_rounds: u32,
}

impl EventStatus {
    /// Returns the status of an event.
    pub(crate) fn of(catalog: &Catalog, state: &EventState) -> EventStatus {
        let set = state.settings.set;
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        EventStatus {
            program: crate::version().to_owned(),
            length: state.length(),
            set: set.map_or_else(String::new, |set| set.to_string()),
            set_name: set.and_then(|set| catalog.set(set)).map_or_else(String::new, |set| set.name.to_string()),
            kind: EventKind::of(&state.settings.kind),
            mode: DraftMode::of(&state.settings.mode),
            stage: Stage::of(&steps::stage(state)),
            players: count(state.tournament.players().len()),
            round: count(state.tournament.rounds().len()),
            planned_rounds: u32::from(steps::planned_rounds(state)),
        }
    }

    /// Returns the text for the database.
    pub(crate) fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads the status of an event. Returns `None` if it was not written by this version for these entries.
    pub(crate) fn read(row: &StreamRow) -> Option<EventStatus> {
        let status: EventStatus = serde_json::from_str(&row.status).ok()?;
        (status.program == crate::version() && status.length == row.length).then_some(status)
    }

    /// Returns the line of the event in the list of events.
    pub(crate) fn summary(self, row: &StreamRow) -> EventSummary {
        EventSummary {
            id: row.id.number,
            name: row.name.clone(),
            set: self.set,
            set_name: self.set_name,
            kind: self.kind.live(),
            mode: self.mode.live(),
            created_at: row.created_at.clone(),
            stage: self.stage.live(),
            players: self.players,
            round: self.round,
            planned_rounds: self.planned_rounds,
            archived: row.archived,
            problem: None,
        }
    }
}

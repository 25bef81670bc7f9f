//! The status of an event in the list of events, so that the list can be shown without folding every journal.
//!
//! It is a cache: a status from another version of the program, or of another length, is ignored.

use catalog::Catalog;
use serde::{Deserialize, Serialize};
use store::StreamRow;

use super::event::{DraftMode, EventKind};
use super::{Persisted, saved};
use crate::event::state::EventState;
use crate::event::{kind, steps};

saved! {
    /// The stage of an event.
    enum Stage for steps::Stage {
        "registration" Registration,
        "seated" Seated,
        "drafting" Drafting,
        "deck_building" DeckBuilding,
        "rounds" Rounds,
        "finished" Finished,
    }
}

/// The part of an event's line in the list of events that the journal decides.
#[derive(Serialize, Deserialize)]
pub(crate) struct EventStatus {
    /// Version of the program that wrote it.
    program: String,
    /// Number of entries it was derived from.
    length: u64,
    /// Code of the set that is drafted; empty without one.
    pub set: String,
    /// Name of that set.
    pub set_name: String,
    kind: EventKind,
    mode: DraftMode,
    stage: Stage,
    /// Number of players, including dropped ones.
    pub players: u32,
    /// The current round; 0 before round 1.
    pub round: u32,
    /// Number of planned rounds.
    pub planned_rounds: u32,
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

    /// Returns the kind of the event.
    pub(crate) fn kind(&self) -> kind::EventKind {
        self.kind.live()
    }

    /// Returns the mode of its draft.
    pub(crate) fn mode(&self) -> kind::DraftMode {
        self.mode.live()
    }

    /// Returns its stage.
    pub(crate) fn stage(&self) -> steps::Stage {
        self.stage.live()
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
}

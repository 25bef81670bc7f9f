//! The status of an event in the list of events, so that the list can be shown without folding every journal.
//!
//! It is a cache: a status from another version of the program, or of another length, is ignored.

use serde::{Deserialize, Serialize};
use store::StreamRow;

use super::event::{DraftMode, EventKind};
use super::{Persisted, saved};
use crate::record::kind;

saved! {
    /// The stage of an event.
    enum Stage for kind::Stage {
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
    /// Code of the set that is drafted, the first of several; empty without one.
    pub set: String,
    /// Name of that set, or a description of the packs if they are of several sets or a cube.
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

/// The values of an [`EventStatus`], as the event has them now.
pub(crate) struct LiveStatus {
    pub length: u64,
    pub set: String,
    pub set_name: String,
    pub kind: kind::EventKind,
    pub mode: kind::DraftMode,
    pub stage: kind::Stage,
    pub players: u32,
    pub round: u32,
    pub planned_rounds: u32,
}

impl EventStatus {
    /// Returns the status with this program's version.
    pub(crate) fn of(live: LiveStatus) -> EventStatus {
        EventStatus {
            program: crate::version().to_owned(),
            length: live.length,
            set: live.set,
            set_name: live.set_name,
            kind: EventKind::of(&live.kind),
            mode: DraftMode::of(&live.mode),
            stage: Stage::of(&live.stage),
            players: live.players,
            round: live.round,
            planned_rounds: live.planned_rounds,
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
    pub(crate) fn stage(&self) -> kind::Stage {
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

//! The status of an event in the list of events.

use catalog::Catalog;

use crate::event::state::{EventState, count};
use crate::event::steps;
use crate::journal::status::{EventStatus, LiveStatus};

/// Returns the status of an event.
pub(crate) fn status_of(catalog: &Catalog, state: &EventState) -> EventStatus {
    let settings = &state.settings;
    let set = settings.set;
    let set_name = match &settings.packs {
        Some(packs) => packs.label(),
        None => set.and_then(|set| catalog.set(set)).map_or_else(String::new, |set| set.name.to_string()),
    };
    EventStatus::of(LiveStatus {
        length: state.length(),
        set: set.map_or_else(String::new, |set| set.to_string()),
        set_name,
        kind: settings.kind,
        mode: settings.mode,
        stage: steps::stage(state),
        players: count(state.tournament.players().len()),
        round: count(state.tournament.rounds().len()),
        planned_rounds: u32::from(steps::planned_rounds(state)),
    })
}

//! The settings of an event, for a new event like it.

use std::fmt::Write;

use crate::AppError;
use crate::contract::{self, CubeInput, NewEvent};
use crate::event::{Events, view};
use crate::record::kind::DraftMode;
use crate::record::pack_source::{CubeList, PackSource};
use draft::{BoosterPlan, CubeBases, CubeLeaders};
use model::SetCode;

impl Events {
    /// Returns the settings of an event with its packs, for a new event like it. The new event gets its own seed.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn new_event_like(&self, event: u32) -> Result<NewEvent, AppError> {
        self.read(event, |state, _| {
            let settings = &state.settings;
            Ok(NewEvent {
                name: settings.name.clone(),
                kind: settings.kind.into(),
                set: settings.set.map(|set| set.to_string()),
                digital: settings.mode == DraftMode::Digital,
                shape: settings.shape.into(),
                pod_size: u32::from(settings.pod_size),
                profile: Some(state.tournament.profile().key.clone()),
                seed: None,
                structure: view::structure(&state.tournament),
                sealed_packs: settings.sealed_packs.map(u32::from),
                pool_leaders: settings.pool_leaders.iter().map(ToString::to_string).collect(),
                packs: settings.packs.as_deref().map(pack_source),
                boxed: settings.boxed,
            })
        })
    }
}

fn pack_source(packs: &PackSource) -> contract::PackSource {
    let codes = |sets: &[SetCode]| sets.iter().map(SetCode::to_string).collect::<Vec<_>>();
    match packs {
        PackSource::Boosters(BoosterPlan::Rounds(sets)) => contract::PackSource::Rounds { sets: codes(sets) },
        PackSource::Boosters(BoosterPlan::Chaos(sets)) => contract::PackSource::Chaos { sets: codes(sets) },
        PackSource::Boosters(BoosterPlan::Seats(seats)) => {
            contract::PackSource::Seats { seats: seats.iter().map(|sets| codes(sets)).collect() }
        }
        PackSource::Cube(list) => contract::PackSource::Cube { cube: cube_input(list) },
    }
}

fn cube_input(list: &CubeList) -> CubeInput {
    let mut text = String::new();
    for (number, count) in &list.cards {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{count} {number}");
    }
    CubeInput {
        name: list.name.clone(),
        list: text,
        leaders: match list.rules.leaders {
            CubeLeaders::Separate => contract::CubeLeaders::Separate,
            CubeLeaders::Mixed => contract::CubeLeaders::Mixed,
        },
        bases: match list.rules.bases {
            CubeBases::Shared => contract::CubeBases::Shared,
            CubeBases::Mixed => contract::CubeBases::Mixed,
        },
        pack_size: Some(u32::from(list.rules.pack_size)),
    }
}

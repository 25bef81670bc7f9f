//! Leagues from file to file: export of a league with its events, and import of what was exported.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::LeagueId;

use super::state::{Decision, ELSEWHERE, League, Step};
use crate::contract::LeagueView;
use crate::error::{Cause, Fact};
use crate::event::LARGEST;
use crate::{AppError, Desk, bounded};

/// A league as it is written into a file.
#[derive(Serialize)]
struct Exported<'a> {
    cantina: &'a str,
    /// What it has come to, for people and other programs; it is worked out from the rest and never read again.
    league: LeagueView,
    steps: Vec<Dated>,
    events: Vec<Carried>,
}

#[derive(Serialize, Deserialize)]
struct Dated {
    at: String,
    step: Step,
}

/// An event of the league as a document of its own, and its number where it was written.
#[derive(Serialize, Deserialize)]
struct Carried {
    number: u32,
    document: Value,
}

/// The same as it is read. Version 0.1 wrote no events at first.
#[derive(Deserialize)]
struct Imported {
    steps: Vec<Dated>,
    events: Option<Vec<Carried>>,
}

fn unreadable(what: impl std::fmt::Display) -> AppError {
    AppError::of(Cause::LeagueExportUnreadable { error: Fact::said(what) })
}

impl Desk {
    /// A league as one readable JSON document: what it has come to, its decisions, and its events with their journals.
    /// [`Desk::import_league`] reads it.
    ///
    /// # Errors
    /// As [`Desk::league`].
    pub fn export_league(&self, league: u32) -> Result<String, AppError> {
        let (_, steps) = self.read_league(league)?;
        let failed = |error: serde_json::Error| AppError::of(Cause::ExportFailed { error: Fact::said(error) });
        let mut events = Vec::new();
        for number in mentioned(steps.iter().map(|(_, step)| step)) {
            // One that cannot be read is not carried; the league says of it why.
            if let Ok(document) = self.export(number) {
                events.push(Carried { number, document: serde_json::from_str(&document).map_err(failed)? });
            }
        }
        let document = Exported {
            cantina: env!("CARGO_PKG_VERSION"),
            league: self.league(league)?,
            steps: steps.into_iter().map(|(at, step)| Dated { at, step }).collect(),
            events,
        };
        serde_json::to_string_pretty(&document).map_err(failed)
    }

    /// [`Desk::export_league`] into a file, whole or not at all. Returns the path.
    ///
    /// # Errors
    /// As there, and `store.*` when the file cannot be written.
    pub fn export_league_to(&self, league: u32, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.export_league(league)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Takes an exported league in, with its events; what is here already, as far as the document goes, is not taken in a
    /// second time. Returns the league as it is here, and whether it was here.
    ///
    /// # Errors
    /// `league.export` for what is no exported league or lacks an event; as [`Desk::import`] for its events; nothing is
    /// taken in then.
    pub fn import_league(&self, json: &str) -> Result<(LeagueView, bool), AppError> {
        if json.len() > LARGEST {
            return Err(unreadable("too long"));
        }
        let document: Imported = serde_json::from_str(json).map_err(unreadable)?;
        let carried = document.events.ok_or_else(|| AppError::of(Cause::LeagueExportOld))?;
        let plain: Vec<Step> = document.steps.iter().map(|dated| dated.step.clone()).collect();
        let written = League::fold(&plain)?;
        let has = |number: &u32| carried.iter().any(|one| one.number == *number);
        if let Some(missing) = written.events.iter().find(|event| **event < ELSEWHERE && !has(event)) {
            return Err(AppError::of(Cause::LeagueExportNoEvent { event: (*missing).into() }));
        }
        for dated in &document.steps {
            chrono::DateTime::parse_from_rfc3339(&dated.at).map_err(unreadable)?;
        }
        // All of them are looked at before the first is taken in.
        for event in &carried {
            self.may_import(&event.document.to_string())?;
        }
        let mut numbers = BTreeMap::new();
        for event in &carried {
            numbers.insert(event.number, self.import_once(&event.document.to_string())?.0.summary.id);
        }
        let steps: Vec<Dated> =
            document.steps.into_iter().map(|dated| Dated { step: renumbered(dated.step, &numbers), ..dated }).collect();
        self.take_league_in(&steps)
    }

    fn take_league_in(&self, steps: &[Dated]) -> Result<(LeagueView, bool), AppError> {
        for row in self.store().leagues()? {
            let Ok(number) = u32::try_from(row.id.0) else { continue };
            let here = self.read_league(number).map(|(_, here)| here).unwrap_or_default();
            let same = |((at, step), dated): (&(String, Step), &Dated)| *at == dated.at && *step == dated.step;
            if here.len() >= steps.len() && here.iter().zip(steps).all(same) {
                return Ok((self.league(number)?, true));
            }
        }
        let mut so_far: Vec<Step> = Vec::new();
        let mut id: Option<LeagueId> = None;
        for dated in steps {
            let seen = so_far.len() as u64;
            so_far.push(dated.step.clone());
            let name = League::fold(&so_far)?.name;
            let step = store::LeagueStep { at: dated.at.clone(), ..self.kept(&dated.step)? };
            match id {
                None => id = Some(self.store().create_league(&name, &step)?),
                Some(id) => drop(self.store().append_league_step(id, seen, &step, &name)?),
            }
        }
        let id = id.ok_or_else(|| AppError::of(Cause::LeagueNoOpening))?;
        let number = u32::try_from(id.0).map_err(|_| AppError::of(Cause::LeagueNumber))?;
        Ok((self.league(number)?, false))
    }

    /// [`Desk::import_league`] from a file.
    ///
    /// # Errors
    /// As there, and `file.unreadable`.
    pub fn import_league_from(&self, file: &Path) -> Result<(LeagueView, bool), AppError> {
        self.import_league(&bounded::read_text(file, LARGEST as u64)?)
    }
}

/// Whether a text looks like an exported league.
pub(crate) fn looks_like_league(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Marks {
        league: Option<serde::de::IgnoredAny>,
        steps: Option<serde::de::IgnoredAny>,
    }
    serde_json::from_str(text).is_ok_and(|Marks { league, steps }| league.is_some() && steps.is_some())
}

/// The events of the database that the steps speak of.
fn mentioned<'a>(steps: impl Iterator<Item = &'a Step>) -> BTreeSet<u32> {
    let event = |step: &Step| match &step.decision {
        Decision::Added { event } | Decision::Removed { event } => Some(*event),
        Decision::SameIn { event, .. } | Decision::ApartIn { event, .. } => Some(*event),
        Decision::Opened { .. }
        | Decision::Renamed { .. }
        | Decision::Points { .. }
        | Decision::Same { .. }
        | Decision::Apart { .. }
        | Decision::Elsewhere { .. }
        | Decision::Undo => None,
    };
    steps.filter_map(event).filter(|event| *event < ELSEWHERE).collect()
}

/// A step with the numbers that its events have here. An event that was not carried, because it no longer counts, has a
/// number that no event has.
fn renumbered(step: Step, numbers: &BTreeMap<u32, u32>) -> Step {
    let here = |event: u32| match event < ELSEWHERE {
        true => numbers.get(&event).copied().unwrap_or(ELSEWHERE - 1 - event),
        false => event,
    };
    let decision = match step.decision {
        Decision::Added { event } => Decision::Added { event: here(event) },
        Decision::Removed { event } => Decision::Removed { event: here(event) },
        Decision::SameIn { event, name, person } => Decision::SameIn { event: here(event), name, person },
        Decision::ApartIn { event, name } => Decision::ApartIn { event: here(event), name },
        other @ (Decision::Opened { .. }
        | Decision::Renamed { .. }
        | Decision::Points { .. }
        | Decision::Same { .. }
        | Decision::Apart { .. }
        | Decision::Elsewhere { .. }
        | Decision::Undo) => other,
    };
    Step { decision, ..step }
}

//! Export of a league with its events to a file, and import of such a file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::ser::{Error as _, SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::StreamKind;

use super::state::{ELSEWHERE, League, StoredDecision};
use crate::contract::LeagueView;
use crate::error::{Cause, ErrorDetail};
use crate::event::Events;
use crate::event::{LARGEST, export_failed, write_document};
use crate::journal::export::SortedExported;
use crate::league::Leagues;
use crate::{AppError, limited_read};

/// A league in the exported format.
#[derive(Serialize)]
struct Exported<'a> {
    cantina: &'a str,
    /// The league's current standings, for people and other programs. They are derived from the rest and ignored by the
    /// import.
    league: LeagueView,
    steps: Vec<Dated>,
    events: ExportedEvents<'a>,
}

/// The readable events of a league, each exported while it is written.
struct ExportedEvents<'a> {
    all: &'a Events,
    numbers: BTreeSet<u32>,
}

impl Serialize for ExportedEvents<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut events = serializer.serialize_seq(None)?;
        for number in self.numbers.iter().copied() {
            // An unreadable event is left out; the exported league view includes the reason.
            if let Ok(event) = self.all.exported(number, false) {
                let document = event.sorted().map_err(S::Error::custom)?;
                events.serialize_element(&ExportedEvent { number, document })?;
            }
        }
        events.end()
    }
}

#[derive(Serialize, Deserialize)]
struct Dated {
    at: String,
    step: StoredDecision,
}

/// An event of the league as a separate document, with its number in the exporting database.
#[derive(Serialize)]
struct ExportedEvent {
    number: u32,
    document: SortedExported,
}

/// A league in the format read by the import. Early files of version 0.1 have no events.
#[derive(Deserialize)]
struct Imported<'a> {
    steps: Vec<Dated>,
    #[serde(borrow)]
    events: Option<Vec<Carried<'a>>>,
}

/// An event in the format read by the import.
#[derive(Deserialize)]
struct Carried<'a> {
    number: u32,
    #[serde(borrow)]
    document: &'a RawValue,
}

fn unreadable(what: impl std::fmt::Display) -> AppError {
    AppError::of(Cause::LeagueExportUnreadable { error: ErrorDetail::text(what) })
}

impl Leagues {
    /// Exports a league as a readable JSON document. It contains the standings, the decisions, and the events with
    /// their journals. [`Leagues::import_league`] reads it.
    ///
    /// # Errors
    /// As [`Leagues::league`].
    pub fn export_league(&self, league: u32) -> Result<String, AppError> {
        serde_json::to_string_pretty(&self.exported_league(league)?).map_err(export_failed)
    }

    fn exported_league(&self, league: u32) -> Result<Exported<'_>, AppError> {
        let history = self.read_league(league)?;
        let steps = &history.steps;
        Ok(Exported {
            cantina: env!("CARGO_PKG_VERSION"),
            league: self.league_view(league, &history),
            steps: steps.iter().map(|(at, step)| Dated { at: at.clone(), step: step.clone() }).collect(),
            events: ExportedEvents { all: &self.events, numbers: mentioned(steps.iter().map(|(_, step)| step)) },
        })
    }

    /// Exports a league to a file like [`Leagues::export_league`], atomically. Returns the path. Needs less memory.
    ///
    /// # Errors
    /// As there, and `store.*` if the file cannot be written.
    pub fn export_league_to(&self, league: u32, to: &Path) -> Result<String, AppError> {
        write_document(to, &self.exported_league(league)?)?;
        Ok(to.display().to_string())
    }

    /// Imports an exported league with its events. Events and leagues that already exist here with the same history are
    /// not imported again. Returns the league as stored here, and `true` if it existed already.
    ///
    /// # Errors
    /// `league.export` if the document is not an exported league or lacks an event; as [`Events::import`] for its
    /// events. Nothing is imported then.
    pub fn import_league(&self, json: &str) -> Result<(LeagueView, bool), AppError> {
        if json.len() > LARGEST {
            return Err(unreadable("too long"));
        }
        let document: Imported = serde_json::from_str(json).map_err(unreadable)?;
        let carried = document.events.ok_or_else(|| AppError::of(Cause::LeagueExportOld))?;
        let plain: Vec<StoredDecision> = document.steps.iter().map(|dated| dated.step.clone()).collect();
        let written = League::fold(&plain)?;
        let has = |number: &u32| carried.iter().any(|one| one.number == *number);
        if let Some(missing) = written.events.iter().find(|event| **event < ELSEWHERE && !has(event)) {
            return Err(AppError::of(Cause::LeagueExportNoEvent { event: (*missing).into() }));
        }
        for dated in &document.steps {
            chrono::DateTime::parse_from_rfc3339(&dated.at).map_err(unreadable)?;
        }
        // All events are checked before the first one is imported.
        for event in &carried {
            self.events.may_import(event.document.get())?;
        }
        let mut numbers = BTreeMap::new();
        for event in &carried {
            numbers.insert(event.number, self.events.import_once(event.document.get())?.0);
        }
        let steps: Vec<Dated> =
            document.steps.into_iter().map(|dated| Dated { step: renumbered(dated.step, &numbers), ..dated }).collect();
        self.take_league_in(&steps)
    }

    fn take_league_in(&self, steps: &[Dated]) -> Result<(LeagueView, bool), AppError> {
        for row in self.core.journal().rows(StreamKind::League)? {
            let number = row.id.number;
            let here = self.read_league(number).map(|here| here.steps.clone()).unwrap_or_default();
            let same =
                |((at, step), dated): (&(String, StoredDecision), &Dated)| *at == dated.at && *step == dated.step;
            if here.len() >= steps.len() && here.iter().zip(steps).all(same) {
                return Ok((self.league(number)?, true));
            }
        }
        if steps.is_empty() {
            return Err(AppError::of(Cause::LeagueNoOpening));
        }
        let steps: Vec<(String, StoredDecision)> =
            steps.iter().map(|dated| (dated.at.clone(), dated.step.clone())).collect();
        let number = self.store_league(steps)?;
        Ok((self.league(number)?, false))
    }

    /// Imports a league from a file like [`Leagues::import_league`].
    ///
    /// # Errors
    /// As there, and `file.unreadable`.
    pub fn import_league_from(&self, file: &Path) -> Result<(LeagueView, bool), AppError> {
        self.import_league(&limited_read::read_text(file, LARGEST as u64)?)
    }
}

/// Returns `true` if a text looks like an exported league.
pub(crate) fn looks_like_league(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Marks {
        league: Option<serde::de::IgnoredAny>,
        steps: Option<serde::de::IgnoredAny>,
    }
    serde_json::from_str(text).is_ok_and(|Marks { league, steps }| league.is_some() && steps.is_some())
}

/// Returns the numbers of the database events that the steps refer to.
fn mentioned<'a>(steps: impl Iterator<Item = &'a StoredDecision>) -> BTreeSet<u32> {
    let event = |step: &StoredDecision| step.decision.clone().event_mut().copied();
    steps.filter_map(event).filter(|event| *event < ELSEWHERE).collect()
}

/// Replaces the event numbers in a step with those of this database. An event that was not exported, because it no
/// longer counts, gets a number that no event has.
fn renumbered(mut step: StoredDecision, numbers: &BTreeMap<u32, u32>) -> StoredDecision {
    let here = |event: u32| match event < ELSEWHERE {
        true => numbers.get(&event).copied().unwrap_or(ELSEWHERE - 1 - event),
        false => event,
    };
    if let Some(event) = step.decision.event_mut() {
        *event = here(*event);
    }
    step
}

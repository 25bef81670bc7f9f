//! Leagues as streams of the journal.

use std::sync::Arc;

use catalog::Catalog;
use store::{Entry, NewEntry, StreamKind, StreamRow};

use crate::AppError;
use crate::context::Context;
use crate::contract::LeagueAct;
use crate::error::{Cause, ErrorDetail};
use crate::league::act;
use crate::league::state::{LeagueHistory, StoredDecision};
use crate::streams::Aggregate;

impl Aggregate for LeagueHistory {
    const KIND: StreamKind = StreamKind::League;

    type Record = StoredDecision;

    type Command = LeagueAct;

    fn fold(_: &Arc<Catalog>, _: &StreamRow, entries: &[Entry]) -> Result<LeagueHistory, AppError> {
        LeagueHistory::of(entries.iter().map(dated).collect::<Result<_, _>>()?)
    }

    fn apply_entry(&mut self, catalog: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        let (at, mut step) = dated(entry)?;
        self.apply(catalog, &mut step, &at)
    }

    fn decide(&self, act: &LeagueAct, context: &Context<'_>) -> Result<Vec<StoredDecision>, AppError> {
        Ok(vec![StoredDecision { decision: act::decide(act)?, by: context.author.clone() }])
    }

    fn apply(&mut self, _: &Arc<Catalog>, step: &mut StoredDecision, at: &str) -> Result<(), AppError> {
        let steps = self.steps.iter().cloned().chain([(at.to_owned(), step.clone())]);
        *self = LeagueHistory::of(steps.collect())?;
        Ok(())
    }

    fn to_entry(&self, step: &StoredDecision, at: &str) -> Result<NewEntry, AppError> {
        let body = serde_json::to_string(step)
            .map_err(|error| AppError::of(Cause::LeagueUnwritable { error: ErrorDetail::text(error) }))?;
        Ok(NewEntry { kind: String::new(), at: at.to_owned(), body })
    }

    fn length(&self) -> u64 {
        self.steps.len() as u64
    }

    fn name(&self) -> Option<&str> {
        Some(&self.league.name)
    }

    fn status(&self, _: &Catalog) -> Option<String> {
        None
    }

    fn label(_: &StoredDecision) -> Option<&str> {
        None
    }

    fn not_found(number: u32) -> AppError {
        AppError::of(Cause::StoreNoLeague { league: number.into() })
    }

    fn busy() -> Cause {
        Cause::StoreBusyLeague
    }
}

/// Reads a decision with its time.
fn dated(entry: &Entry) -> Result<(String, StoredDecision), AppError> {
    let unreadable = |error: serde_json::Error| AppError::of(Cause::LeagueBroken { error: ErrorDetail::text(error) });
    Ok((entry.at.clone(), serde_json::from_str(&entry.body).map_err(unreadable)?))
}

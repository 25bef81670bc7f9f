//! Events as streams of the journal.

use std::sync::Arc;

use catalog::Catalog;
use store::{Entry, NewEntry, StreamKind, StreamRow};

use crate::AppError;
use crate::context::Context;
use crate::error::Cause;
use crate::event::act::{self, EventCommand};
use crate::event::state::EventState;
use crate::event::status::status_of;
use crate::record::Record;
use crate::streams::Aggregate;

impl Aggregate for EventState {
    const KIND: StreamKind = StreamKind::Event;

    type Record = Record;

    type Command = EventCommand;

    fn fold(catalog: &Arc<Catalog>, _: &StreamRow, entries: &[Entry]) -> Result<EventState, AppError> {
        EventState::fold(catalog, entries)
    }

    fn apply_entry(&mut self, catalog: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        EventState::apply_entry(self, catalog, entry)
    }

    fn apply(&mut self, catalog: &Arc<Catalog>, record: &mut Record, at: &str) -> Result<(), AppError> {
        EventState::apply(self, catalog, record, at)
    }

    fn decide(&self, command: &EventCommand, context: &Context<'_>) -> Result<Vec<Record>, AppError> {
        let mut records = Vec::new();
        for act in &command.acts {
            if command.is_first_result && act::is_entered(self, act)? {
                continue;
            }
            records.extend(act::decide(self, act, context)?);
        }
        sign(&mut records, context.author.as_deref());
        make_one_step(&mut records);
        if let Some(packages) = self.new_packages(context.catalog).filter(|_| !records.is_empty()) {
            records.insert(0, Record::CardData { packages });
        }
        Ok(records)
    }

    fn to_entry(&self, record: &Record, at: &str) -> Result<NewEntry, AppError> {
        record.to_entry(at)
    }

    fn length(&self) -> u64 {
        EventState::length(self)
    }

    /// The organiser's name for an event is in the list of events, not in its journal.
    fn name(&self) -> Option<&str> {
        None
    }

    fn status(&self, catalog: &Catalog) -> Option<String> {
        status_of(catalog, self).text()
    }

    fn label(_: &Record) -> Option<&str> {
        None
    }

    fn not_found(number: u32) -> AppError {
        AppError::of(Cause::EventNotFound { event: number.into() })
    }

    fn busy() -> Cause {
        Cause::StoreBusyEvent
    }
}

/// Adds an author to records without one.
pub(super) fn sign(records: &mut [Record], author: Option<&str>) {
    for record in records {
        if let Record::Tournament { by: by @ None, .. } = record {
            *by = author.map(str::to_owned);
        }
    }
}

/// Marks the operations of one decision as a single step for undo.
fn make_one_step(records: &mut [Record]) {
    let operations = records.iter_mut().filter_map(|record| {
        let Record::Tournament { operation, part, .. } = record else { return None };
        (*operation != tournament::Operation::Undo).then_some(part)
    });
    for part in operations.skip(1) {
        *part = true;
    }
}

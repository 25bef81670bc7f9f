//! Events as streams of the journal.

use std::sync::Arc;

use catalog::Catalog;
use store::{Entry, NewEntry, StreamKind, StreamRow};

use crate::AppError;
use crate::error::Cause;
use crate::event::state::EventState;
use crate::journal::status::EventStatus;
use crate::record::Record;
use crate::streams::Aggregate;

impl Aggregate for EventState {
    const KIND: StreamKind = StreamKind::Event;

    type Record = Record;

    fn fold(catalog: &Arc<Catalog>, _: &StreamRow, entries: &[Entry]) -> Result<EventState, AppError> {
        EventState::fold(catalog, entries)
    }

    fn apply_entry(&mut self, catalog: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        EventState::apply_entry(self, catalog, entry)
    }

    fn apply(&mut self, catalog: &Arc<Catalog>, record: &Record, at: &str) -> Result<(), AppError> {
        EventState::apply(self, catalog, record, at)
    }

    fn to_entry(record: &Record, at: &str) -> Result<NewEntry, AppError> {
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
        EventStatus::of(catalog, self).text()
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

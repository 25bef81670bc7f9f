//! Copies of events, games and leagues between database files and servers.

use std::path::Path;

use store::{Journal, Store, StreamId, Transfer, copy_streams, push_streams};
use store_postgres::{Address, PostgresJournal};

use crate::AppError;
use crate::contract::{PushedEventView, TransferView};

/// Copies all events, games and leagues between two places: files or addresses of servers.
pub(crate) fn copy(from: &str, to: &str) -> Result<TransferView, AppError> {
    Ok(view(copy_streams(&*source(from)?, &*target(to)?)?, Vec::new()))
}

/// Adds some events of a journal to a place that may have others under their numbers.
pub(crate) fn push(from: &dyn Journal, to: &str, events: &[u32]) -> Result<TransferView, AppError> {
    let streams: Vec<StreamId> = events.iter().copied().map(StreamId::event).collect();
    let (done, there) = push_streams(from, &*target(to)?, &streams)?;
    let pushed = streams.iter().zip(there);
    Ok(view(done, pushed.map(|(here, there)| PushedEventView { event: here.number, number: there.number }).collect()))
}

fn view(done: Transfer, events: Vec<PushedEventView>) -> TransferView {
    TransferView { created: done.created, continued: done.continued, unchanged: done.unchanged, events }
}

/// Opens a journal to read. A file is not changed.
fn source(place: &str) -> Result<Box<dyn Journal>, AppError> {
    match Address::is_address(place) {
        true => target(place),
        false => Ok(Box::new(Store::read_into_memory(Path::new(place))?)),
    }
}

/// Opens a journal to write. A file is created if it does not exist.
fn target(place: &str) -> Result<Box<dyn Journal>, AppError> {
    Ok(match Address::is_address(place) {
        true => Box::new(PostgresJournal::open(&place.parse()?)?),
        false => Box::new(Store::open(Path::new(place))?),
    })
}

//! Counts of events, cached by the length of their journals.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use statistics::{Observations, Summary};

use crate::AppError;
use crate::event::Events;

/// The observations and counts of an event.
pub(super) struct CountedEvent {
    /// Number of entries of its journal.
    pub(super) length: u64,
    pub(super) observations: Observations,
    pub(super) summary: Summary,
}

/// Counted events with their numbers, in order.
pub(super) type Counted = Vec<(u32, Arc<CountedEvent>)>;

/// Counts of events by number.
#[derive(Default)]
pub(super) struct Counts {
    known: Mutex<BTreeMap<u32, Arc<CountedEvent>>>,
}

impl Counts {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, Arc<CountedEvent>>> {
        // A panic elsewhere leaves valid counts behind: they are replaced, never changed in place.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the counts of events, given by number and length of their journals. No lock is held while one is
    /// counted. If `tolerant`, events that cannot be read are left out; their number is returned as well.
    ///
    /// # Errors
    /// As [`Events::observed`], unless `tolerant`.
    pub(super) fn of(
        &self,
        events: &Events,
        selected: &[(u32, u64)],
        tolerant: bool,
    ) -> Result<(Counted, u32), AppError> {
        let mut counted = Vec::with_capacity(selected.len());
        let mut unreadable = 0;
        for (number, length) in selected {
            let known = self.lock().get(number).filter(|event| event.length >= *length).map(Arc::clone);
            let event = match known.map_or_else(|| self.count(events, *number), Ok) {
                Ok(event) => event,
                Err(_) if tolerant => {
                    unreadable += 1;
                    continue;
                }
                Err(error) => return Err(error),
            };
            counted.push((*number, event));
        }
        Ok((counted, unreadable))
    }

    fn count(&self, events: &Events, number: u32) -> Result<Arc<CountedEvent>, AppError> {
        let (length, observations) = events.observed(number)?;
        Ok(self.keep(number, length, observations))
    }

    /// Counts the observations of an event with `length` entries, and keeps the counts.
    pub(super) fn keep(&self, number: u32, length: u64, observations: Observations) -> Arc<CountedEvent> {
        let event = Arc::new(CountedEvent { length, summary: Summary::of(&observations), observations });
        self.lock().insert(number, Arc::clone(&event));
        event
    }
}

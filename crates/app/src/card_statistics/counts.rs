//! Counts of events, cached by the length of their journals.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use statistics::{Observations, Season, SeasonEvent, Summary};

use super::Selected;
use crate::AppError;
use crate::event::{Events, Observed};
use crate::games::Games;

/// The observations and counts of an event.
pub(super) struct CountedEvent {
    /// Number of entries of its journal.
    pub(super) length: u64,
    /// Names of the people by the index of their seat; empty for bots.
    pub(super) names: Vec<String>,
    pub(super) observations: Observations,
    pub(super) summary: Summary,
}

/// Counted events with their numbers, in order.
pub(super) type Counted = Vec<(u32, Arc<CountedEvent>)>;

/// The counts of a selection of events.
pub(super) struct CountedSelection {
    pub(super) counted: Counted,
    /// Number of events that are left out because they cannot be read.
    pub(super) unreadable: u32,
    /// Number of events that are left out because they are still being counted.
    pub(super) counting: u32,
}

/// An event whose journal was read.
#[derive(Clone)]
struct Known {
    /// Number of entries of its journal.
    length: u64,
    /// `None` if it could not be read.
    event: Option<Arc<CountedEvent>>,
}

#[derive(Default)]
struct State {
    known: BTreeMap<u32, Known>,
    /// Events that the thread counts next, last one first.
    next: Vec<Selected>,
    /// `true` while there is a thread.
    has_thread: bool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere leaves valid counts behind: they are replaced, never changed in place.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self, (number, length): Selected) -> Option<Known> {
        self.lock().known.get(&number).filter(|known| known.length >= length).cloned()
    }

    /// Counts an event. No lock is held meanwhile.
    fn count(&self, sources: &Sources<'_>, (number, length): Selected) -> Result<Arc<CountedEvent>, AppError> {
        let games = sources.games;
        // A match whose saved game cannot be found counts without hands.
        let hands = |at, players| games.hands_of_table(at, players).unwrap_or_default();
        match sources.events.observed(number, &hands) {
            Ok(observed) => Ok(self.keep(number, observed)),
            Err(error) => {
                self.lock().known.insert(number, Known { length, event: None });
                Err(error)
            }
        }
    }

    /// Counts observations of an event, and keeps the counts.
    fn keep(&self, number: u32, observed: Observed) -> Arc<CountedEvent> {
        let Observed { length, names, observations } = observed;
        let summary = Summary::of(&observations);
        let event = Arc::new(CountedEvent { length, names, observations, summary });
        self.lock().known.insert(number, Known { length, event: Some(Arc::clone(&event)) });
        event
    }

    /// Counts events until there is none, or until the database is closed.
    fn work(&self, events: &Weak<Events>, games: &Weak<Games>) {
        let thread = Thread { shared: self };
        while let Some(selected) = thread.next() {
            // Between two events, the thread does not keep the database open.
            let (Some(events), Some(games)) = (events.upgrade(), games.upgrade()) else {
                self.lock().has_thread = false;
                return;
            };
            if self.known(selected).is_none() {
                // An event that cannot be read is known as such from now on.
                let _ = self.count(&Sources { events: &events, games: &games }, selected);
            }
        }
    }
}

/// The subjects with the events and their games.
#[derive(Clone, Copy)]
pub(super) struct Sources<'a> {
    pub(super) events: &'a Arc<Events>,
    pub(super) games: &'a Arc<Games>,
}

/// The thread; without it, [`State::has_thread`] is `false`, even after a panic.
struct Thread<'a> {
    shared: &'a Shared,
}

impl Thread<'_> {
    fn next(&self) -> Option<Selected> {
        let mut state = self.shared.lock();
        let selected = state.next.pop();
        // Set while the lock is held, so that no event arrives between the last look and the end of the thread.
        state.has_thread = selected.is_some();
        selected
    }
}

impl Drop for Thread<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.shared.lock().has_thread = false;
        }
    }
}

/// Counts of events by number.
#[derive(Default)]
pub(super) struct Counts {
    shared: Arc<Shared>,
    /// Sums of the latest selection.
    season: Mutex<Season>,
}

impl Counts {
    /// Returns the counts of events, given by number and length of their journals. Unknown events are counted here for
    /// at most `patience` (`None` for as long as it takes), the rest on a thread.
    ///
    /// If `tolerant`, events that cannot be read are left out.
    ///
    /// # Errors
    /// As [`Events::observed`], unless `tolerant`.
    pub(super) fn of(
        &self,
        sources: Sources<'_>,
        selected: &[Selected],
        tolerant: bool,
        patience: Option<Duration>,
    ) -> Result<CountedSelection, AppError> {
        let start = Instant::now();
        let mut found = CountedSelection { counted: Vec::with_capacity(selected.len()), unreadable: 0, counting: 0 };
        let mut missing = Vec::new();
        for selected in selected {
            let event = match self.shared.known(*selected) {
                Some(Known { event: Some(event), .. }) => event,
                Some(Known { event: None, .. }) if tolerant => {
                    found.unreadable += 1;
                    continue;
                }
                None if patience.is_some_and(|patience| start.elapsed() >= patience) => {
                    missing.push(*selected);
                    continue;
                }
                _ => match self.shared.count(&sources, *selected) {
                    Ok(event) => event,
                    Err(_) if tolerant => {
                        found.unreadable += 1;
                        continue;
                    }
                    Err(error) => return Err(error),
                },
            };
            found.counted.push((selected.0, event));
        }
        found.counting = u32::try_from(missing.len()).unwrap_or(u32::MAX);
        if !missing.is_empty() {
            missing.reverse();
            self.begin(sources, missing);
        }
        Ok(found)
    }

    /// Lets the thread count events.
    fn begin(&self, sources: Sources<'_>, next: Vec<Selected>) {
        let mut state = self.shared.lock();
        state.next = next;
        if state.has_thread {
            return;
        }
        let shared = Arc::clone(&self.shared);
        let (events, games) = (Arc::downgrade(sources.events), Arc::downgrade(sources.games));
        let thread = std::thread::Builder::new().name("event counts".to_owned());
        let work = move || shared.work(&events, &games);
        // Without a thread the next request counts some more events itself.
        state.has_thread = thread.spawn(work).is_ok();
    }

    /// Counts observations of an event, and keeps the counts.
    pub(super) fn keep(&self, number: u32, observed: Observed) {
        self.shared.keep(number, observed);
    }

    /// Returns the sum of counted events. Little is added up again if few have changed since the last call.
    pub(super) fn sum(&self, counted: &Counted) -> Summary {
        let events: Vec<SeasonEvent<'_>> =
            counted.iter().map(|(number, event)| (*number, event.length, &event.summary)).collect();
        self.season.lock().unwrap_or_else(PoisonError::into_inner).sum(&events)
    }
}

//! Estimates that take seconds: preferences, effects of cards, and the check of the model.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use model::CardNumber;
use statistics::{CardEffect, Games, HeldOut, Model, Population, Preference, Stage, preferences};

use super::counts::Counted;

/// Number of estimates that are kept.
const MOST_KEPT: usize = 8;

/// Events with the lengths of their journals, and people or bots: the subject of an estimate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wanted {
    pub(super) events: Vec<(u32, u64)>,
    pub(super) population: Population,
}

impl Wanted {
    /// Returns `true` if both are about the same events, whatever has been added to these.
    fn is_of_same_events(&self, other: &Wanted) -> bool {
        self.population == other.population
            && self.events.iter().map(|(number, _)| number).eq(other.events.iter().map(|(number, _)| number))
    }
}

/// An estimate to be computed, with its data.
pub(super) struct Job {
    pub(super) wanted: Wanted,
    pub(super) counted: Counted,
    /// Values of cards for drafts: the prior means of their effects.
    pub(super) worth: BTreeMap<CardNumber, f64>,
}

/// Estimates of one population over events.
#[derive(Default)]
pub(super) struct Estimate {
    /// Comparison of predictions with games that were held out; `None` with too few events.
    pub(super) check: Option<HeldOut>,
    pub(super) preferences: BTreeMap<CardNumber, Preference>,
    /// Effects of cards on the chance to win; empty if the check does not show any.
    pub(super) effects: BTreeMap<CardNumber, CardEffect>,
}

impl Estimate {
    fn of(job: &Job) -> Estimate {
        let population = job.wanted.population;
        let picks = || {
            job.counted.iter().map(|(_, event)| &event.observations).flat_map(move |event| {
                let counts = move |seat| event.seat(seat).is_some_and(|seat| seat.population == population);
                event.picks.iter().filter(move |pick| counts(pick.seat))
            })
        };
        let preferences = [Stage::Leaders, Stage::Cards].into_iter().flat_map(|stage| preferences(picks(), stage, &[]));
        let events = job.counted.iter().map(|(number, event)| (*number, &event.observations));
        let games = Games::new(events, population, &job.worth);
        let check = HeldOut::check(&games);
        let effects = match check.filter(HeldOut::shows_effects) {
            Some(_) => Model::fit(&games, None).cards,
            None => Vec::new(),
        };
        Estimate {
            check,
            preferences: preferences.map(|line| (line.card, line)).collect(),
            effects: effects.into_iter().map(|effect| (effect.card, effect)).collect(),
        }
    }
}

/// The estimate for a view.
pub(super) enum Available {
    /// Of all results.
    Current(Arc<Estimate>),
    /// From before the latest results; the current one is being computed.
    Outdated(Arc<Estimate>),
    /// The first one is being computed.
    Computing,
}

#[derive(Default)]
struct State {
    /// Finished estimates, latest last.
    done: VecDeque<(Wanted, Arc<Estimate>)>,
    /// The estimate that the thread is computing.
    running: Option<Wanted>,
    /// The next one: the latest that was asked for.
    next: Option<Job>,
    /// `true` while there is a thread.
    has_thread: bool,
}

impl State {
    fn finished(&self, wanted: &Wanted) -> Option<Arc<Estimate>> {
        self.done.iter().find(|(done, _)| done == wanted).map(|(_, found)| Arc::clone(found))
    }
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// Signals a finished estimate.
    finished: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere leaves a valid state behind: every change is a single assignment.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, wanted: &Wanted, estimate: &Arc<Estimate>) {
        let mut state = self.lock();
        // One of the same events replaces the earlier one, so that a busy event does not displace other selections.
        state.done.retain(|(done, _)| !done.is_of_same_events(wanted));
        if state.done.len() == MOST_KEPT {
            state.done.pop_front();
        }
        state.done.push_back((wanted.clone(), Arc::clone(estimate)));
        self.finished.notify_all();
    }

    /// Computes the next estimate until there is none.
    fn work(&self) {
        let thread = Thread { shared: self };
        while let Some(job) = thread.next() {
            self.keep(&job.wanted, &Arc::new(Estimate::of(&job)));
        }
    }
}

/// The thread; without it, [`State::has_thread`] is `false`, even after a panic.
struct Thread<'a> {
    shared: &'a Shared,
}

impl Thread<'_> {
    fn next(&self) -> Option<Job> {
        let mut state = self.shared.lock();
        let job = state.next.take();
        state.running = job.as_ref().map(|job| job.wanted.clone());
        // Set while the lock is held, so that no job arrives between the last look and the end of the thread.
        state.has_thread = job.is_some();
        job
    }
}

impl Drop for Thread<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut state = self.shared.lock();
            (state.running, state.has_thread) = (None, false);
        }
    }
}

/// Estimates, computed one at a time on a thread that ends when nothing is left to do.
#[derive(Default)]
pub(super) struct Estimates {
    shared: Arc<Shared>,
}

impl Estimates {
    /// Returns an estimate. If it is unknown, the thread computes it next. The estimate from before the latest results
    /// is returned immediately; without one, this waits for at most `patience`.
    pub(super) fn begin(&self, job: Job, patience: Duration) -> Available {
        let wanted = job.wanted.clone();
        let mut state = self.shared.lock();
        if let Some(found) = state.finished(&wanted) {
            return Available::Current(found);
        }
        if state.running.as_ref() != Some(&wanted) {
            state.next = Some(job);
        }
        if !state.has_thread {
            let shared = Arc::clone(&self.shared);
            let thread = std::thread::Builder::new().name("card statistics".to_owned());
            // Without a thread the view lacks its estimates, and the next request tries again.
            state.has_thread = thread.spawn(move || shared.work()).is_ok();
        }
        let earlier = state.done.iter().find(|(done, _)| done.is_of_same_events(&wanted));
        if let Some((_, earlier)) = earlier {
            return Available::Outdated(Arc::clone(earlier));
        }
        let waiting = |state: &mut State| state.finished(&wanted).is_none();
        let waited = self.shared.finished.wait_timeout_while(state, patience, waiting);
        let state = waited.unwrap_or_else(PoisonError::into_inner).0;
        state.finished(&wanted).map_or(Available::Computing, Available::Current)
    }

    /// Returns an estimate. If it is unknown, it is computed here.
    pub(super) fn compute(&self, job: &Job) -> Arc<Estimate> {
        if let Some(found) = self.shared.lock().finished(&job.wanted) {
            return found;
        }
        let estimate = Arc::new(Estimate::of(job));
        self.shared.keep(&job.wanted, &estimate);
        estimate
    }
}

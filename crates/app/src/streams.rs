//! Aggregates: state that is folded from the entries of a stream, and changed only by appending to it.
//!
//! Commit, retry after a conflict, and idempotency of requests are here, once for all aggregates. Invariants:
//! - The journal is authoritative; the folded states here are a cache.
//! - No lock is held while the journal is read or appended to: a slow disk stops no reader.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Catalog;
use store::{Entry, NewEntry, NewStream, Request, RequestOutcome, Step, StoreError, StreamId, StreamKind, StreamRow};

use crate::AppError;
use crate::context::Context;
use crate::core::Core;
use crate::error::Cause;

/// Number of attempts if others have written to the same stream. Each conflict means that another writer succeeded.
const TRIES: usize = 100;

/// State that is folded from the entries of a stream.
pub(crate) trait Aggregate: Clone + Send + Sync {
    /// Kind of its streams.
    const KIND: StreamKind;

    /// `true` if the state is folded from the entries, `false` if the row of the stream is enough.
    const FOLDS_ENTRIES: bool = true;

    /// `true` if changes by other programs are shown immediately. Otherwise they are found when a change conflicts with
    /// them: it fails with `store.conflict`, because its author has not seen them.
    const FOLLOWS_OTHERS: bool = true;

    /// A change, stored as one entry.
    type Record;

    /// A request to change the state.
    type Command: ?Sized;

    /// Folds the entries of a stream, or its row if [`Aggregate::FOLDS_ENTRIES`] is `false`.
    ///
    /// # Errors
    /// As [`Aggregate::apply_entry`].
    fn fold(catalog: &Arc<Catalog>, row: &StreamRow, entries: &[Entry]) -> Result<Self, AppError>;

    /// Applies the next entry.
    ///
    /// # Errors
    /// If the entry cannot be read, or does not fit the state.
    fn apply_entry(&mut self, catalog: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError>;

    /// Returns the records that a command adds to this state. Has no side effects.
    ///
    /// # Errors
    /// If the command is not possible now.
    fn decide(&self, command: &Self::Command, context: &Context<'_>) -> Result<Vec<Self::Record>, AppError>;

    /// Applies a record that is about to be appended, and adds to the record what only applying it shows.
    ///
    /// # Errors
    /// If the record does not fit the state; nothing is appended then.
    fn apply(&mut self, catalog: &Arc<Catalog>, record: &mut Self::Record, at: &str) -> Result<(), AppError>;

    /// Returns a record that was applied to this state as an entry.
    ///
    /// # Errors
    /// If the record cannot be written.
    fn to_entry(&self, record: &Self::Record, at: &str) -> Result<NewEntry, AppError>;

    /// Returns the number of entries.
    fn length(&self) -> u64;

    /// Returns the name of the stream if its entries decide it.
    fn name(&self) -> Option<&str>;

    /// Returns the status of the stream in lists, if it has one.
    fn status(&self, catalog: &Catalog) -> Option<String>;

    /// Returns the label of a record, if it has one: [`Step::label`].
    fn label(record: &Self::Record) -> Option<&str>;

    /// Returns the error for a stream that does not exist.
    fn not_found(number: u32) -> AppError;

    /// Returns the cause if others wrote to the stream at every attempt.
    fn busy() -> Cause;
}

/// The streams of one kind, with their folded states by number.
pub(crate) struct Streams<A> {
    core: Arc<Core>,
    known: Mutex<HashMap<u32, Known<A>>>,
}

struct Known<A> {
    /// Latest state, or `None` if it must be folded.
    state: Option<Arc<A>>,
    /// Number of this program's appends in progress.
    appending: usize,
}

impl<A: Aggregate> Streams<A> {
    /// Creates the streams of a database, with no state known.
    pub(crate) fn new(core: &Arc<Core>) -> Streams<A> {
        Streams { core: Arc::clone(core), known: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u32, Known<A>>> {
        // A panic elsewhere leaves valid states behind: they are replaced, never changed in place.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, number: u32) -> Option<Arc<A>> {
        self.lock().get(&number)?.state.as_ref().map(Arc::clone)
    }

    /// Returns the known states with their numbers.
    pub(crate) fn known(&self) -> Vec<(u32, Arc<A>)> {
        let known = self.lock();
        known.iter().filter_map(|(number, known)| Some((*number, Arc::clone(known.state.as_ref()?)))).collect()
    }

    /// Keeps a state unless another thread has put a later one. A state that is only the row of the stream is read
    /// again each time, and not kept.
    pub(crate) fn put(&self, number: u32, state: &Arc<A>) {
        if !A::FOLDS_ENTRIES {
            return;
        }
        let mut known = self.lock();
        let known = known.entry(number).or_insert(Known { state: None, appending: 0 });
        if known.state.as_ref().is_none_or(|known| known.length() <= state.length()) {
            known.state = Some(Arc::clone(state));
        }
    }

    /// Forgets a state, so that it is folded when it is needed again.
    pub(crate) fn forget(&self, number: u32) {
        if let Some(known) = self.lock().get_mut(&number) {
            known.state = None;
        }
    }

    /// Marks an append as in progress until the result is dropped.
    fn begin_append(&self, number: u32) -> Append<'_, A> {
        self.lock().entry(number).or_insert(Known { state: None, appending: 0 }).appending += 1;
        Append { streams: self, number }
    }
}

/// An append in progress.
struct Append<'a, A: Aggregate> {
    streams: &'a Streams<A>,
    number: u32,
}

impl<A: Aggregate> Append<'_, A> {
    /// Returns `true` if another thread of this program has appended after `length` entries, or is about to.
    fn has_rivals(&self, length: u64) -> bool {
        let known = self.streams.lock();
        known.get(&self.number).is_some_and(|known| {
            known.appending > 1 || known.state.as_ref().is_some_and(|state| state.length() > length)
        })
    }
}

impl<A: Aggregate> Drop for Append<'_, A> {
    fn drop(&mut self) {
        if let Some(known) = self.streams.lock().get_mut(&self.number) {
            known.appending -= 1;
        }
    }
}

/// A successful commit.
pub(crate) struct Committed<A> {
    /// State that the records were decided on.
    pub(crate) before: Arc<A>,
    /// State with the records.
    pub(crate) after: Arc<A>,
}

impl<A: Aggregate> Streams<A> {
    /// Returns the current state of a stream. Entries appended by other programs are applied first if
    /// [`Aggregate::FOLLOWS_OTHERS`].
    ///
    /// # Errors
    /// [`Aggregate::not_found`]; as [`Aggregate::fold`]; `store.*`.
    pub(crate) fn state(&self, number: u32) -> Result<Arc<A>, AppError> {
        match self.get(number) {
            Some(known) if !A::FOLLOWS_OTHERS => Ok(known),
            known => self.latest(number, known),
        }
    }

    /// Returns [`Streams::state`], for a reader of many streams: a state that was not known before is not kept.
    ///
    /// # Errors
    /// As [`Streams::state`].
    pub(crate) fn passing_state(&self, number: u32) -> Result<Arc<A>, AppError> {
        let was_known = self.get(number).is_some();
        let state = self.state(number)?;
        if !was_known {
            self.forget(number);
        }
        Ok(state)
    }

    /// Returns the state of a stream after all its entries. `known` is an earlier one.
    fn latest(&self, number: u32, known: Option<Arc<A>>) -> Result<Arc<A>, AppError> {
        let (stream, journal) = (StreamId { kind: A::KIND, number }, self.core.journal_of(A::KIND));
        let read = |from: u64| {
            journal.read(stream, from).map_err(|error| match error {
                StoreError::NoStream { .. } => A::not_found(number),
                other => other.into(),
            })
        };
        let mut grown = None;
        if let Some(known) = known.filter(|_| A::FOLDS_ENTRIES) {
            let entries = read(known.length())?;
            if entries.is_empty() {
                return Ok(known);
            }
            let mut state = A::clone(&known);
            let applied = entries.iter().try_for_each(|entry| state.apply_entry(&self.core.catalog, entry));
            // Entries that do not fit the known state may fit when all are folded: those of a game cut others off.
            grown = applied.is_ok().then_some(state);
        }
        let state = match grown {
            Some(state) => state,
            None => {
                let row = journal.row(stream)?.ok_or_else(|| A::not_found(number))?;
                let entries = if A::FOLDS_ENTRIES { read(0)? } else { Vec::new() };
                A::fold(&self.core.catalog, &row, &entries)?
            }
        };
        let state = Arc::new(state);
        self.put(number, &state);
        Ok(state)
    }

    /// Creates a stream, whose state with its first entries is known, and returns its number. The status is that of the
    /// state, so that lists do not fold the stream.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn create(&self, new: NewStream, state: A) -> Result<u32, AppError> {
        let status = state.status(&self.core.catalog).unwrap_or_default();
        let number = self.core.journal_of(A::KIND).create(&NewStream { kind: A::KIND, status, ..new })?.number;
        self.put(number, &Arc::new(state));
        Ok(number)
    }

    /// Appends the records of a command, with the request that it belongs to. They are tested on a copy, then written,
    /// then shown. If another writer was faster, the command is decided again on the new state. Returns `None` if
    /// nothing was appended because the request was accepted before.
    ///
    /// # Errors
    /// As [`Aggregate::decide`] and [`Aggregate::apply`]; `phones.*` if the request is not accepted;
    /// [`Aggregate::busy`]; `store.*`. Nothing changes in that case.
    pub(crate) fn commit(
        &self,
        number: u32,
        request: Option<&Request>,
        command: &A::Command,
        context: &Context<'_>,
    ) -> Result<Option<Committed<A>>, AppError> {
        let stream = StreamId { kind: A::KIND, number };
        let mut before = self.state(number)?;
        for _ in 0..TRIES {
            let mut records = before.decide(command, context)?;
            if records.is_empty() && request.is_none() {
                return Ok(Some(Committed { after: Arc::clone(&before), before }));
            }
            let at = self.core.now_rfc3339()?;
            let mut changed = A::clone(&before);
            for record in &mut records {
                changed.apply(&self.core.catalog, record, &at)?;
            }
            let entries = records.iter().map(|record| changed.to_entry(record, &at)).collect::<Result<Vec<_>, _>>()?;
            let status = changed.status(&self.core.catalog);
            let step = Step {
                expected: before.length(),
                entries: &entries,
                at: Some(&at),
                name: changed.name(),
                status: status.as_deref(),
                label: records.last().and_then(A::label),
                request,
            };
            let append = self.begin_append(number);
            match self.core.journal_of(A::KIND).append(stream, &step) {
                Ok(appended) => {
                    if !is_accepted_now(appended.request)? {
                        return Ok(None);
                    }
                    let after = Arc::new(changed);
                    self.put(number, &after);
                    return Ok(Some(Committed { before, after }));
                }
                Err(StoreError::Conflict { .. }) if A::FOLLOWS_OTHERS || append.has_rivals(before.length()) => {
                    before = self.latest(number, Some(before))?;
                }
                Err(error @ StoreError::Conflict { .. }) => {
                    self.forget(number);
                    return Err(error.into());
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(AppError::of(A::busy()))
    }
}

/// Returns `true` if a phone's request was accepted now, and `false` if it was accepted before.
///
/// # Errors
/// `phones.order`, `phones.gone`, `phones.refused`.
pub(crate) fn is_accepted_now(outcome: RequestOutcome) -> Result<bool, AppError> {
    match outcome {
        RequestOutcome::Now => Ok(true),
        RequestOutcome::Again => Ok(false),
        RequestOutcome::Refused => Err(AppError::of(Cause::PhonesRefused)),
        RequestOutcome::OutOfOrder { asked } => Err(AppError::of(Cause::PhonesOrder { asked: asked.into() })),
        RequestOutcome::Ended | RequestOutcome::Unknown => Err(AppError::of(Cause::PhonesGone)),
    }
}

#[cfg(test)]
pub(crate) mod tests;

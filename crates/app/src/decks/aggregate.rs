//! Decks of the library as streams of the journal.

use std::sync::Arc;

use catalog::Catalog;
use store::{DeckWrite, Entry, NewEntry, StreamKind, StreamRow};

use crate::AppError;
use crate::error::{Cause, ErrorDetail};
use crate::streams::Aggregate;

/// A deck of the library, which grows by versions. Each version is read separately, because a damaged one must not make
/// the others unreadable: the state has only their number and the deck's name.
#[derive(Debug, Clone)]
pub(crate) struct LibraryDeck {
    /// Number of versions. The latest version has this number.
    versions: u64,
    /// Name in the latest version.
    name: String,
}

impl LibraryDeck {
    /// Returns the record that adds a version after `seen`, the version that its author started from.
    ///
    /// # Errors
    /// `store.conflict` if there is a later version.
    pub(crate) fn add_version(&self, seen: u32, version: &DeckWrite) -> Result<Vec<DeckWrite>, AppError> {
        match self.versions == u64::from(seen) {
            true => Ok(vec![version.clone()]),
            false => Err(AppError::of(Cause::StoreConflictDeck)),
        }
    }
}

impl Aggregate for LibraryDeck {
    const KIND: StreamKind = StreamKind::Deck;

    const FOLDS_ENTRIES: bool = false;

    type Record = DeckWrite;

    fn fold(_: &Arc<Catalog>, row: &StreamRow, _: &[Entry]) -> Result<LibraryDeck, AppError> {
        Ok(LibraryDeck { versions: row.length, name: row.name.clone() })
    }

    fn apply_entry(&mut self, _: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        self.versions = entry.seq + 1;
        self.name.clone_from(&entry.kind);
        Ok(())
    }

    fn apply(&mut self, _: &Arc<Catalog>, version: &DeckWrite, _: &str) -> Result<(), AppError> {
        self.versions += 1;
        self.name = version.entry()?.0.kind;
        Ok(())
    }

    fn to_entry(version: &DeckWrite, _: &str) -> Result<NewEntry, AppError> {
        Ok(version.entry()?.0)
    }

    fn length(&self) -> u64 {
        self.versions
    }

    fn name(&self) -> Option<&str> {
        Some(&self.name)
    }

    fn status(&self, _: &Catalog) -> Option<String> {
        None
    }

    fn label(version: &DeckWrite) -> Option<&str> {
        version.label.as_deref().map(str::trim)
    }

    fn not_found(number: u32) -> AppError {
        AppError::of(Cause::DeckNone { deck: ErrorDetail::text(number) })
    }

    fn busy() -> Cause {
        Cause::StoreConflictDeck
    }
}

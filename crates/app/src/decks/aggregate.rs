//! Decks of the library as streams of the journal.

use std::sync::Arc;

use catalog::Catalog;
use messages::deck_library as wording;
use store::{DeckWrite, Entry, NewEntry, StreamKind, StreamRow};

use crate::AppError;
use crate::context::Context;
use crate::contract::{DeckContent, TextLanguage};
use crate::decks::content;
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, deck as saved};
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

/// Adds a version to a deck.
pub(crate) struct AddVersion {
    /// The version that its author started from.
    pub(crate) seen: u32,
    /// The content, whose name becomes that of the deck.
    pub(crate) content: DeckContent,
    /// The label, if any.
    pub(crate) label: Option<String>,
}

impl Aggregate for LibraryDeck {
    const KIND: StreamKind = StreamKind::Deck;

    const FOLDS_ENTRIES: bool = false;

    /// A version; its time is that of its entry.
    type Record = DeckWrite;

    type Command = AddVersion;

    fn fold(_: &Arc<Catalog>, row: &StreamRow, _: &[Entry]) -> Result<LibraryDeck, AppError> {
        Ok(LibraryDeck { versions: row.length, name: row.name.clone() })
    }

    fn apply_entry(&mut self, _: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        self.versions = entry.seq + 1;
        self.name.clone_from(&entry.kind);
        Ok(())
    }

    fn decide(&self, command: &AddVersion, context: &Context<'_>) -> Result<Vec<DeckWrite>, AppError> {
        let AddVersion { seen, content, label } = command;
        let content = tidy(context.catalog, content, *context.language)?;
        if self.versions != u64::from(*seen) {
            return Err(AppError::of(Cause::StoreConflictDeck));
        }
        let (name, body) = (content.name.clone(), to_body(&content)?);
        Ok(vec![DeckWrite { name, body, at: String::new(), label: label.clone() }])
    }

    fn apply(&mut self, _: &Arc<Catalog>, version: &mut DeckWrite, _: &str) -> Result<(), AppError> {
        self.versions += 1;
        self.name = version.entry()?.0.kind;
        Ok(())
    }

    fn to_entry(&self, version: &DeckWrite, at: &str) -> Result<NewEntry, AppError> {
        Ok(NewEntry { at: at.to_owned(), ..version.entry()?.0 })
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

/// Checks and normalizes content for storage: it must be readable, and gets a name in the given language.
///
/// # Errors
/// `deck.unreadable`, `deck.too_long`.
pub(super) fn tidy(catalog: &Catalog, content: &DeckContent, language: TextLanguage) -> Result<DeckContent, AppError> {
    content::read(catalog, content)?;
    let name = content.name.trim();
    let name = if name.is_empty() { wording::UnnamedDeck {}.text(language) } else { name.to_owned() };
    Ok(DeckContent { name, ..content.clone() })
}

/// Returns content in its stored form.
///
/// # Errors
/// `deck.unreadable`.
pub(super) fn to_body(content: &DeckContent) -> Result<String, AppError> {
    serde_json::to_string(&saved::DeckContent::of(content))
        .map_err(|error| AppError::of(Cause::DeckUnreadable { error: ErrorDetail::text(error) }))
}

//! Export of an event with its journal to a file, and import of such files.

use std::io::{BufWriter, Write};
use std::path::Path;

use chrono::DateTime;

use serde::Serialize;
use store::{StreamId, StreamKind};

use crate::error::{Cause, ErrorDetail, ErrorLocation};
use crate::event::Events;
use crate::event::create::check_event_name;
use crate::event::roster;
use crate::event::state::EventState;
use crate::journal::{Persisted, event as saved_event, export as saved};
use crate::{AppError, limited_read};

/// Maximum size of an imported document, in bytes.
pub(crate) const LARGEST: usize = 256 << 20;
/// Maximum number of journal records per imported event.
const MOST_RECORDS: usize = 1_000_000;

/// An exported event that may be imported.
struct ExportedJournal {
    name: String,
    entries: Vec<store::Entry>,
    /// The state after the entries.
    state: EventState,
    /// The card data packages that came with it.
    card_data: Vec<saved::CarriedPackage>,
}

fn unreadable(what: impl std::fmt::Display) -> AppError {
    AppError::of(Cause::ImportUnreadable { what: ErrorDetail::text(&what) })
}

/// Creates the error for a document that cannot be serialized.
pub(crate) fn export_failed(error: serde_json::Error) -> AppError {
    AppError::of(Cause::ExportFailed { error: ErrorDetail::text(error) })
}

/// Writes a document as readable JSON to a file, piece by piece and atomically.
///
/// # Errors
/// `store.*` if the file cannot be written.
pub(crate) fn write_document(to: &Path, document: &impl Serialize) -> Result<(), AppError> {
    Ok(store::write_file_atomically_with(to, |file| {
        let mut file = BufWriter::new(file);
        serde_json::to_writer_pretty(&mut file, document)?;
        file.flush()
    })?)
}

impl Events {
    /// Exports an event as one readable JSON document. It contains the current results (`event`) and the journal they
    /// are derived from. [`Events::import`] reads it.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn export(&self, event: u32) -> Result<String, AppError> {
        self.export_with(event, false)
    }

    /// Works like [`Events::export`], and includes the card data packages that the event has recorded if `card_data`.
    ///
    /// # Errors
    /// As [`Events::export`].
    pub fn export_with(&self, event: u32, card_data: bool) -> Result<String, AppError> {
        serde_json::to_string_pretty(&self.exported(event, card_data)?).map_err(export_failed)
    }

    /// Writes [`Events::export`] to a file atomically, with the card data packages that the event has recorded if
    /// `card_data`. Returns the path. Needs less memory.
    ///
    /// # Errors
    /// As [`Events::export`], and `store.*` if the file cannot be written.
    pub fn export_to(&self, event: u32, to: &Path, card_data: bool) -> Result<String, AppError> {
        write_document(to, &self.exported(event, card_data)?)?;
        Ok(to.display().to_string())
    }

    /// Returns an event in the exported format.
    pub(crate) fn exported(&self, event: u32, card_data: bool) -> Result<saved::Exported<impl Serialize>, AppError> {
        let (view, length, packages) =
            self.read(event, |state, now| Ok((self.view(event, state, now)?, state.length(), state.packages.clone())))?;
        let card_data = if card_data { self.packages_to_carry(&packages) } else { Vec::new() };
        let mut entries = self.core.journal().read(StreamId::event(event), 0)?;
        // Entries appended since are not in the view.
        entries.truncate(usize::try_from(length).unwrap_or(usize::MAX));
        let journal = saved::ExportedRecords::new(entries)?;
        Ok(saved::Exported {
            cantina: env!("CARGO_PKG_VERSION"),
            name: view.summary.name.clone(),
            event: view,
            card_data,
            journal,
        })
    }

    /// Imports an exported event as a new one, with the same journal and so the same standings, and returns its number.
    /// A damaged journal is rejected and nothing is imported.
    ///
    /// # Errors
    /// `import.unreadable`, `journal.*` with the entry.
    pub fn import(&self, json: &str) -> Result<u32, AppError> {
        self.take_in(self.exported_journal(json)?)
    }

    /// Works like [`Events::import`], but skips an event that this database already has. The document's journal
    /// decides. Returns the existing event's number in that case. The second value is `true` if the event already
    /// existed.
    ///
    /// # Errors
    /// As [`Events::import`].
    pub fn import_once(&self, json: &str) -> Result<(u32, bool), AppError> {
        let journal = self.exported_journal(json)?;
        let length = journal.entries.len() as u64;
        for (stream, _) in self.core.journal().heads(StreamKind::Event)?.iter().filter(|(_, found)| *found >= length) {
            if self.core.journal().read(*stream, 0)?.starts_with(&journal.entries) {
                self.keep_carried(journal.card_data, &journal.state.packages)?;
                return Ok((stream.number, true));
            }
        }
        Ok((self.take_in(journal)?, false))
    }

    /// Checks that [`Events::import`] would accept this document.
    pub(crate) fn may_import(&self, json: &str) -> Result<(), AppError> {
        self.exported_journal(json).map(drop)
    }

    /// Returns an exported event after checking that it may be imported.
    fn exported_journal(&self, json: &str) -> Result<ExportedJournal, AppError> {
        if json.len() > LARGEST {
            return Err(AppError::of(Cause::ImportTooLong));
        }
        let document: saved::Imported = serde_json::from_str(json).map_err(unreadable)?;
        let name = document.name().ok_or_else(|| unreadable("missing field `name`"))?.to_owned();
        if document.journal.len() > MOST_RECORDS {
            return Err(AppError::of(Cause::ImportTooManyRecords));
        }
        let card_data = document.card_data;
        let mut entries = Vec::with_capacity(document.journal.len());
        for (exported, seq) in document.journal.into_iter().zip(0..) {
            let place = ErrorLocation::JournalEntry(seq + 1);
            let record = serde_json::from_str::<serde_json::Value>(exported.record.get());
            let record = record.and_then(serde_json::from_value::<saved_event::Record>).map(Persisted::live);
            let record = record.map_err(|error| unreadable(error).at(place))?;
            let store::NewEntry { kind, at, body } = record.to_entry(&exported.at)?;
            entries.push(store::Entry { seq, kind, at, body });
        }
        let state = EventState::fold(&self.core.catalog, &entries)?;
        check_importable(&name, &state, &entries)?;
        Ok(ExportedJournal { name, entries, state, card_data })
    }

    fn take_in(&self, journal: ExportedJournal) -> Result<u32, AppError> {
        let ExportedJournal { name, entries, state, card_data } = journal;
        self.keep_carried(card_data, &state.packages)?;
        let created_at = entries.first().map_or_else(|| self.core.now_rfc3339(), |entry| Ok(entry.at.clone()))?;
        self.store_event(name, created_at, entries, state)
    }

    /// Imports an event from a file, like [`Events::import`].
    ///
    /// # Errors
    /// As [`Events::import`], and `file.unreadable`.
    pub fn import_from(&self, file: &Path) -> Result<u32, AppError> {
        self.import(&limited_read::read_text(file, LARGEST as u64)?)
    }
}

/// Returns `true` if a text looks like an exported event, even a damaged one.
pub(crate) fn is_event_export(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Marks {
        cantina: Option<serde::de::IgnoredAny>,
        journal: Option<serde::de::IgnoredAny>,
    }
    serde_json::from_str(text).is_ok_and(|Marks { cantina, journal }| cantina.is_some() && journal.is_some())
}

/// Rejects names and times that Cantina's own forms would not accept.
fn check_importable(name: &str, state: &EventState, entries: &[store::Entry]) -> Result<(), AppError> {
    use tournament::Operation;
    check_event_name(name)?;
    check_event_name(&state.settings.name)?;
    for entry in entries {
        let place = || ErrorLocation::JournalEntry(entry.seq + 1);
        if DateTime::parse_from_rfc3339(&entry.at).is_err() {
            return Err(AppError::of(Cause::JournalTime { at: (&entry.at).into() }).at(place()));
        }
    }
    for operation in state.tournament.operations() {
        if let Operation::Register { name, .. } | Operation::Rename { name, .. } = operation {
            roster::check_stored_name(name)?;
        }
    }
    let mut seen = std::collections::HashSet::new();
    for player in state.tournament.players() {
        if !seen.insert(player.name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()) {
            return Err(AppError::of(Cause::PlayersTwiceInFile { name: (&player.name).into() }));
        }
    }
    Ok(())
}

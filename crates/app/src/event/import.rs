//! Events from file to file: export of an event with its journal, and import of what was exported.

use std::path::Path;

use chrono::DateTime;

use crate::contract::EventView;
use crate::desk::event_number;
use crate::error::{Cause, Fact, Place};
use crate::event::create::check_event_name;
use crate::event::roster;
use crate::event::state::EventState;
use crate::journal::{Saved, event as saved_event, export as saved};
use crate::{AppError, Desk, bounded};

/// The largest document that is read, in bytes.
const LARGEST: usize = 256 << 20;
/// The most records of an event that are read.
const MOST_RECORDS: usize = 1_000_000;

fn unreadable(what: impl std::fmt::Display) -> AppError {
    AppError::of(Cause::ImportUnreadable { what: Fact::said(&what) })
}

impl Desk {
    /// Everything of an event as one readable JSON document: what it has come to (`event`) and its journal, from
    /// which all of that is worked out. [`Desk::import`] reads it.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn export(&self, event: u32) -> Result<String, AppError> {
        let view = self.event(event)?;
        let records = self.store().journal(store::EventId(i64::from(event)), 0)?;
        let journal = records
            .into_iter()
            .map(|entry| match serde_json::from_str(&entry.body) {
                Ok(record) => Ok(saved::ExportedRecord { at: entry.at, record, seq: entry.seq }),
                Err(error) => {
                    let cause = Cause::JournalUnreadable { error: Fact::said(&error) };
                    Err(AppError::of(cause).at(Place::JournalEntry(entry.seq + 1)))
                }
            })
            .collect::<Result<_, _>>()?;
        let document = saved::Exported {
            cantina: env!("CARGO_PKG_VERSION").to_owned(),
            name: view.summary.name.clone(),
            event: view,
            journal,
        };
        serde_json::to_string_pretty(&document)
            .map_err(|error| AppError::of(Cause::ExportFailed { error: Fact::said(error) }))
    }

    /// Writes [`Desk::export`] to a file, whole or not at all. Returns the path.
    ///
    /// # Errors
    /// `store.*` when the file cannot be written.
    pub fn export_to(&self, event: u32, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.export(event)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Takes an exported event in as a new one of this database: the same journal, so the same standings. A journal that
    /// cannot be followed is refused, and nothing is taken in.
    ///
    /// # Errors
    /// `import.unreadable`, `journal.*` with the entry.
    pub fn import(&self, json: &str) -> Result<EventView, AppError> {
        if json.len() > LARGEST {
            return Err(AppError::of(Cause::ImportTooLong));
        }
        let document: saved::Imported = serde_json::from_str(json).map_err(unreadable)?;
        let name = document.name().ok_or_else(|| unreadable("missing field `name`"))?.to_owned();
        if document.journal.len() > MOST_RECORDS {
            return Err(AppError::of(Cause::ImportTooManyRecords));
        }
        let mut entries = Vec::with_capacity(document.journal.len());
        for (exported, seq) in document.journal.into_iter().zip(0..) {
            let place = Place::JournalEntry(seq + 1);
            let record = serde_json::from_value::<saved_event::Record>(exported.record).map(Saved::live);
            let record = record.map_err(|error| unreadable(error).at(place))?;
            let store::NewEntry { kind, at, body } = record.to_entry(&exported.at)?;
            entries.push(store::Entry { seq, kind, at, body });
        }
        let state = EventState::fold(&self.catalog, &entries)?;
        may_be_taken_in(&name, &state, &entries)?;
        let created_at = entries.first().map_or_else(|| self.at(), |entry| entry.at.clone());
        let first =
            entries.into_iter().map(|entry| store::NewEntry { kind: entry.kind, at: entry.at, body: entry.body });
        let new = store::NewEvent { name, created_at, first: first.collect() };
        let id = self.store().create_event(&new)?;
        self.event(event_number(id)?)
    }

    /// [`Desk::import`] from a file.
    ///
    /// # Errors
    /// As [`Desk::import`], and `file.unreadable`.
    pub fn import_from(&self, file: &Path) -> Result<EventView, AppError> {
        self.import(&bounded::read_text(file, LARGEST as u64)?)
    }
}

/// Refuses names and times that no form of ours lets in.
fn may_be_taken_in(name: &str, state: &EventState, entries: &[store::Entry]) -> Result<(), AppError> {
    use tournament::Operation;
    check_event_name(name)?;
    check_event_name(&state.settings.name)?;
    for entry in entries {
        let place = || Place::JournalEntry(entry.seq + 1);
        if DateTime::parse_from_rfc3339(&entry.at).is_err() {
            return Err(AppError::of(Cause::JournalTime { at: (&entry.at).into() }).at(place()));
        }
    }
    for operation in state.tournament.operations() {
        if let Operation::Register { name, .. } | Operation::Rename { name, .. } = operation {
            roster::check_name(name)?;
        }
    }
    let mut seen = std::collections::HashSet::new();
    for player in state.tournament.players() {
        if !seen.insert(roster::key(&player.name)) {
            return Err(AppError::of(Cause::PlayersTwiceInFile { name: (&player.name).into() }));
        }
    }
    Ok(())
}

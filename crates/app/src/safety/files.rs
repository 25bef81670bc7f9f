//! Export, backup, restore.

use std::path::Path;

use store::Store;

use crate::error::{Cause, Fact};
use crate::{AppError, Desk};

/// Settings that name folders and files of one machine.
const PATH_SETTINGS: [&str; 3] =
    [crate::event::carry::SECOND_FOLDER, crate::rulebook::own_text::SETTING, crate::cards::images::SETTING];

impl Desk {
    /// Everything of an event as one readable JSON document: what it has come to (`event`) and its journal, from
    /// which all of that is worked out. [`Desk::import`] reads it.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn export(&self, event: u32) -> Result<String, AppError> {
        let view = self.event(event)?;
        let journal = self.store().journal(store::EventId(i64::from(event)), 0)?;
        let entries: Vec<serde_json::Value> = journal
            .iter()
            .map(|entry| {
                let body: serde_json::Value = serde_json::from_str(&entry.body).unwrap_or_default();
                serde_json::json!({"seq": entry.seq, "at": entry.at, "record": body})
            })
            .collect();
        let document = serde_json::json!({"cantina": env!("CARGO_PKG_VERSION"), "event": view, "journal": entries});
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

    /// Copies the whole database into one file while it is in use. Returns the path. A damaged database is copied as it
    /// is, never over an older backup, and the answer says that the copy is unsound.
    ///
    /// # Errors
    /// `store.exists` unless `replace`, and `store.*`.
    pub fn backup_to(&self, to: &Path, replace: bool) -> Result<String, AppError> {
        let copied = if replace { self.store().backup_over(to) } else { self.store().backup(to) };
        let Err(error) = copied else { return Ok(to.display().to_string()) };
        if error.code() != "store.corrupt" {
            return Err(error.into());
        }
        // An older backup may be the last sound one: the unsound copy goes beside it.
        let mut free = std::iter::once(to.to_owned()).chain((1u32..).map(|number| {
            let mut name = to.as_os_str().to_owned();
            name.push(format!(".unsound-{number}"));
            name.into()
        }));
        let beside = free.find(|path| !path.exists()).unwrap_or_else(|| to.to_owned());
        self.store().backup_unsound(&beside)?;
        let damage = self.said(error.into());
        Ok(format!("{}, which is unsound: {damage} Everything else is in it", beside.display()))
    }

    /// Puts a backup in the place of the database, which no program may have open. Returns where the old one is kept.
    /// What the backup says of folders of its machine (second folder, text of the rules, pictures) is dropped.
    ///
    /// # Errors
    /// `store.*`; the old database is then as it was.
    pub fn restore(from: &Path, to: &Path) -> Result<Option<String>, AppError> {
        let kept = Store::restore_without(from, to, &PATH_SETTINGS)?;
        Ok(kept.map(|kept| kept.display().to_string()))
    }
}

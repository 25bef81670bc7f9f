//! Backup and restore of the whole database.

use std::path::Path;

use chrono::{DateTime, SecondsFormat, Utc};
use store::{Store, StreamKind};

use crate::contract::BackupContent;
use crate::event::messages::localized;
use crate::{App, AppError, Environment};

/// Settings that hold paths of one machine.
const PATH_SETTINGS: [&str; 3] =
    [crate::safety::copies::SECOND_FOLDER, crate::rulebook::custom_text::SETTING, crate::cards::images::SETTING];

impl App {
    /// Copies the whole database into one file while it is in use. Returns the path. A damaged database is copied
    /// unchanged, never over an older backup, and the result reports the damage.
    ///
    /// # Errors
    /// `store.exists` unless `replace`, and `store.*`.
    pub fn backup_to(&self, to: &Path, replace: bool) -> Result<String, AppError> {
        let copied = if replace { self.store().backup_over(to) } else { self.store().backup(to) };
        let Err(error) = copied else { return Ok(to.display().to_string()) };
        if error.code() != "store.corrupt" {
            return Err(error.into());
        }
        // The older backup may be the last intact one, so a damaged copy is saved under another name.
        let mut free = std::iter::once(to.to_owned()).chain((1u32..).map(|number| {
            let mut name = to.as_os_str().to_owned();
            name.push(format!(".unsound-{number}"));
            name.into()
        }));
        let free_path = free.find(|path| !path.exists()).unwrap_or_else(|| to.to_owned());
        self.store().backup_damaged(&free_path)?;
        let damage = self.localize(error.into());
        let copy = free_path.display();
        Ok(localized!(
            self.message_language(),
            "{copy}, which contains the same damage as the database: {damage} Everything else in it is intact",
            "{copy}, mit demselben Schaden wie in der Datenbank: {damage} Alles andere darin ist intakt"
        ))
    }

    /// Returns the contents of a backup, without changing anything.
    ///
    /// # Errors
    /// `store.*` as for [`App::restore`].
    pub fn backup_content(from: &Path) -> Result<BackupContent, AppError> {
        let desk = App::with_store(Store::read_into_memory(from)?, Environment::default())?;
        let count = |rows: usize| u32::try_from(rows).unwrap_or(u32::MAX);
        // The time is unknown on a file system that stores none.
        let written = std::fs::metadata(from).and_then(|file| file.modified()).ok();
        let shown = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
        Ok(BackupContent {
            path: from.display().to_string(),
            written: written.map(|time| shown(time.into())),
            events: desk.list_events()?,
            decks: count(desk.store().decks()?.len()),
            games: count(desk.journal().heads(StreamKind::Game)?.len()),
        })
    }

    /// Replaces the database with a backup. No program may have the database open. Returns the new path of the old
    /// database, if there was one. Paths stored in the backup (mirror folder, rules text, card images) are dropped
    /// because they belong to the other machine.
    ///
    /// # Errors
    /// `store.*`; the old database is then unchanged.
    pub fn restore(from: &Path, to: &Path) -> Result<Option<String>, AppError> {
        let kept = Store::restore_without(from, to, &PATH_SETTINGS)?;
        Ok(kept.map(|kept| kept.display().to_string()))
    }
}

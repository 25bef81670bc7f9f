//! Backup and restore of the whole database.

use std::path::Path;

use store::Store;

use crate::{AppError, Desk};

/// Settings that name folders and files of one machine.
const PATH_SETTINGS: [&str; 3] =
    [crate::safety::copies::SECOND_FOLDER, crate::rulebook::own_text::SETTING, crate::cards::images::SETTING];

impl Desk {
    /// Copies the whole database into one file while it is in use. Returns the path. A damaged database is copied as it
    /// is, never over an older backup, and the result says that the copy is unsound.
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

    /// Puts a backup in the place of the database, which no program may have open. Returns the path to which the old
    /// one was moved. What the backup says of folders of its machine (second folder, text of the rules, pictures) is
    /// dropped.
    ///
    /// # Errors
    /// `store.*`; the old database is then as it was.
    pub fn restore(from: &Path, to: &Path) -> Result<Option<String>, AppError> {
        let kept = Store::restore_without(from, to, &PATH_SETTINGS)?;
        Ok(kept.map(|kept| kept.display().to_string()))
    }
}

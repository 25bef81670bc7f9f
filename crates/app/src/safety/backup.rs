//! Backup and restore of the whole database.

use std::path::Path;

use messages::safety as wording;

use crate::safety::Safety;
use crate::{AppError, card_data};

impl Safety {
    /// Copies the whole database into one file while it is in use. Returns the path. A damaged database is copied
    /// unchanged, never over an older backup, and the result reports the damage. Card data packages go into the folder
    /// `card-data` next to the backup.
    ///
    /// # Errors
    /// `store.exists` unless `replace`, and `store.*`.
    pub fn backup_to(&self, to: &Path, replace: bool) -> Result<String, AppError> {
        if let Some(database) = self.core.store().path() {
            card_data::back_up_packages(&card_data::folder(database), &card_data::folder(to))?;
        }
        let copied = if replace { self.core.store().backup_over(to) } else { self.core.store().backup(to) };
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
        self.core.store().backup_damaged(&free_path)?;
        let damage = self.core.localize(error.into());
        let copy = free_path.display();
        Ok(wording::WhichContainsTheSameDamageAs { copy: &copy.to_string(), damage: &damage }
            .text(self.core.message_language()))
    }
}

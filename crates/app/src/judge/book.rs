//! The collection of rulings: those in event logs and those saved without an event.

use std::path::Path;

use crate::AppError;
use crate::contract::{Ruling, StoredRuling};
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, ruling as saved};
use crate::judge::Judge;
use crate::position::{self, dated};

/// The setting that stores the rulings without an event.
const SETTING: &str = "rulings";
/// Maximum size of a file of rulings, in bytes.
const LARGEST: u64 = 64 << 20;

impl Judge {
    /// Returns all rulings, newest first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn ruling_book(&self) -> Result<Vec<StoredRuling>, AppError> {
        let free = self.free_rulings()?.into_iter();
        let mut all: Vec<StoredRuling> =
            free.map(|ruling| StoredRuling { ruling, event: None, event_name: String::new() }).collect();
        for event in self.events.list_events()? {
            // Opening the unreadable event reports its error; its rulings are missing here.
            for ruling in self.rulings(event.id).unwrap_or_default() {
                all.push(StoredRuling { ruling, event: Some(event.id), event_name: event.name.clone() });
            }
        }
        all.sort_by(|a, b| b.ruling.at.cmp(&a.ruling.at));
        Ok(all)
    }

    /// Saves a ruling without an event, and returns it with its time.
    ///
    /// # Errors
    /// `judge.no_outcome`, `judge.no_judge`, `judge.rule`, `judge.words`, `store.*`.
    pub fn keep_ruling(&self, ruling: &Ruling) -> Result<Ruling, AppError> {
        let kept = dated(ruling, self.core.now())?;
        let mut all = self.free_rulings()?;
        if !all.contains(&kept) {
            all.push(kept.clone());
            self.write_rulings(&all)?;
        }
        Ok(kept)
    }

    /// Removes a ruling that was saved without an event.
    ///
    /// # Errors
    /// `store.*`.
    pub fn drop_ruling(&self, ruling: &Ruling) -> Result<Vec<StoredRuling>, AppError> {
        let mut all = self.free_rulings()?;
        all.retain(|one| one != ruling);
        self.write_rulings(&all)?;
        self.ruling_book()
    }

    /// Writes rulings to one file, for import on another computer.
    ///
    /// # Errors
    /// `judge.unwritable`; `store.*` if the file cannot be written.
    pub fn export_rulings(&self, rulings: &[Ruling], file: &Path) -> Result<String, AppError> {
        let rulings = rulings.iter().map(saved::Ruling::of).collect();
        let text = serde_json::to_string_pretty(&saved::RulingsFile { cantina_rulings: saved::FILE_VERSION, rulings })
            .map_err(|error| AppError::of(Cause::JudgeUnwritable { error: ErrorDetail::text(error) }))?;
        store::write_file_atomically(file, text.as_bytes())?;
        Ok(file.display().to_string())
    }

    /// Imports a file with one or several rulings. Rulings that exist already are skipped. Returns the number of new
    /// ones.
    ///
    /// # Errors
    /// `judge.unreadable`, `file.unreadable`; for each ruling as [`Judge::keep_ruling`].
    pub fn import_rulings(&self, file: &Path) -> Result<u32, AppError> {
        let text = crate::limited_read::read_text(file, LARGEST)?;
        let rulings = match serde_json::from_str::<saved::RulingsFile>(&text) {
            Ok(several) => several.rulings.into_iter().map(|one| position::fitting(one.live())).collect(),
            Err(_) => vec![position::read(&text).map_err(|error| error.at(file.display().to_string()))?],
        };
        let mut all = self.free_rulings()?;
        let before = all.len();
        for ruling in rulings {
            let kept = dated(&ruling, self.core.now())?;
            if !all.contains(&kept) {
                all.push(kept);
            }
        }
        self.write_rulings(&all)?;
        Ok((all.len() - before) as u32)
    }

    fn free_rulings(&self) -> Result<Vec<Ruling>, AppError> {
        let Some(text) = self.core.store().filled_setting(SETTING)? else {
            return Ok(Vec::new());
        };
        let all: Vec<saved::Ruling> = serde_json::from_str(&text)
            .map_err(|error| AppError::of(Cause::JudgeRulingUnreadable { error: ErrorDetail::text(error) }))?;
        Ok(all.into_iter().map(|one| position::fitting(one.live())).collect())
    }

    fn write_rulings(&self, all: &[Ruling]) -> Result<(), AppError> {
        let all: Vec<saved::Ruling> = all.iter().map(saved::Ruling::of).collect();
        let text = serde_json::to_string(&all)
            .map_err(|error| AppError::of(Cause::JudgeUnwritable { error: ErrorDetail::text(error) }))?;
        Ok(self.core.store().set_setting(SETTING, &text)?)
    }
}

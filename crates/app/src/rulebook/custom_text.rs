//! Rules reference with the wording from the user's file.
//!
//! Invariant: the wording is read from the file on demand and kept in memory only. The database stores the file's path
//! and none of its text.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use ::rulebook::{Search, SearchError, Wording};

use crate::contract::{RuleEntry, RulesFound, RulesText, TextLanguage};
use crate::rulebook::Rulebook;
use crate::rulebook::{broken, entry, index, read_wording, search};
use crate::{AppError, limited_read};

/// The setting that stores the file's path.
pub(crate) const SETTING: &str = "rules_text";

/// The file as of the last read.
#[derive(Debug, Clone)]
struct Held {
    path: PathBuf,
    changed: Option<SystemTime>,
    wording: Arc<Wording>,
    /// Search indexes of the summaries and the file's wording, one per language. Created by the first search.
    searches: Arc<[OnceLock<Result<Search, SearchError>>; 2]>,
}

impl Held {
    fn search(&self, language: TextLanguage) -> Result<&Search, AppError> {
        let index = index(language)?;
        let once = &self.searches[usize::from(language == TextLanguage::German)];
        let made = once.get_or_init(|| Search::new(index, Some(&self.wording)));
        made.as_ref().map_err(broken)
    }
}

/// Cache of the user's rules text.
#[derive(Debug, Default)]
pub(crate) struct CustomRulesText(Mutex<Option<Held>>);

impl CustomRulesText {
    fn read(&self, path: &Path) -> Result<Held, AppError> {
        let changed = std::fs::metadata(path).map_err(|error| limited_read::unreadable(path, &error))?.modified().ok();
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = held.as_ref().filter(|held| held.path == path && held.changed == changed) {
            return Ok(held.clone());
        }
        let wording = Arc::new(read_wording(path)?);
        let read = Held { path: path.to_owned(), changed, wording, searches: Arc::default() };
        *held = Some(read.clone());
        Ok(read)
    }
}

impl Rulebook {
    /// Returns every rule in order, in the language of the window.
    ///
    /// # Errors
    /// `rules.broken`.
    pub fn rules_index(&self) -> Result<Vec<RuleEntry>, AppError> {
        self.rules_index_in(self.core.message_language())
    }

    /// Returns every rule in order, in the given language.
    ///
    /// # Errors
    /// `rules.broken`.
    pub fn rules_index_in(&self, language: TextLanguage) -> Result<Vec<RuleEntry>, AppError> {
        Ok(index(language)?.rules().iter().map(entry).collect())
    }

    /// Returns the matching rules, best match first, in the window's language.
    ///
    /// # Errors
    /// `rules.broken`, `rules.too_long`, `store.*`.
    pub fn search_rules(&self, asked: &str) -> Result<RulesFound, AppError> {
        self.search_rules_in(asked, self.core.message_language())
    }

    /// Returns the rules that match a number or words in a language, best match first. If nothing
    /// matches, tries the words as English terms of the Comprehensive Rules.
    ///
    /// # Errors
    /// `rules.broken`, `rules.too_long`, `store.*`.
    pub fn search_rules_in(&self, asked: &str, language: TextLanguage) -> Result<RulesFound, AppError> {
        let own = self.rules_path()?.and_then(|path| self.custom_text.read(&path).ok());
        let find = |language: TextLanguage| {
            let with_own = own.as_ref().map(|held| held.search(language)).transpose()?;
            search(index(language)?, with_own, asked)
        };
        let mut found = find(language)?;
        if found.rules.is_empty() && language != TextLanguage::English {
            found = RulesFound { words: Vec::new(), ..find(TextLanguage::English)? };
        }
        Ok(found)
    }

    /// Returns the wording of each rule from the user's text, or "" if it has none.
    ///
    /// # Errors
    /// `store.*`.
    pub fn rules_wording(&self, numbers: &[String]) -> Result<Vec<String>, AppError> {
        let wording = match self.rules_path()? {
            // A missing file is reported by `rules_text`; here it has no wording.
            Some(path) => self.custom_text.read(&path).ok().map(|held| held.wording),
            None => None,
        };
        let of = |number: &String| wording.as_ref()?.of(number.parse().ok()?).map(str::to_owned);
        Ok(numbers.iter().map(|number| of(number).unwrap_or_default()).collect())
    }

    /// Returns the state of the user's rules text.
    ///
    /// # Errors
    /// `store.*`.
    pub fn rules_text(&self) -> Result<RulesText, AppError> {
        let Some(path) = self.rules_path()? else { return Ok(RulesText { path: None, rules: 0, problem: None }) };
        let shown = Some(path.display().to_string());
        Ok(match self.custom_text.read(&path) {
            Ok(held) => RulesText { path: shown, rules: held.wording.len() as u32, problem: None },
            Err(error) => RulesText { path: shown, rules: 0, problem: Some(self.core.localize(error)) },
        })
    }

    /// Sets the file of the rules text.
    ///
    /// # Errors
    /// `file.unreadable`, `rules.unreadable`: the previous file stays; `store.*`.
    pub fn take_rules_text(&self, file: &Path) -> Result<RulesText, AppError> {
        let file = std::path::absolute(file).map_err(|error| limited_read::unreadable(file, &error))?;
        self.custom_text.read(&file)?;
        self.core.store().set_setting(SETTING, &file.display().to_string())?;
        self.rules_text()
    }

    /// Removes the setting for the rules text.
    ///
    /// # Errors
    /// `store.*`.
    pub fn forget_rules_text(&self) -> Result<RulesText, AppError> {
        self.core.store().set_setting(SETTING, "")?;
        self.rules_text()
    }

    fn rules_path(&self) -> Result<Option<PathBuf>, AppError> {
        Ok(self.core.store().filled_setting(SETTING)?.map(PathBuf::from))
    }
}

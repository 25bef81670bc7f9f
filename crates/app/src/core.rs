//! The parts of the program that all subjects share: database, catalogue, clock, randomness, settings.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use catalog::Catalog;
use chrono::{DateTime, NaiveDate, Utc};
use decks::Formats;
use draft::{DraftModel, Ratings};
use model::{CardNumber, SetCode};
use store::{Devices, Journal, Store, StreamId, StreamKind};

use crate::AppError;
use crate::card_names::CustomNames;
use crate::context::{CachedRatings, Context, Lazy};
use crate::contract::{AutoAnswers, Refusal, Settings, TextLanguage, Theme};
use crate::environment::{self, Environment};
use crate::error::{Cause, FieldName};

/// The setting that stores the theme of the window.
const THEME: &str = "theme";
/// The setting that stores the language, and its value for German.
const LANGUAGE: &str = "language";
/// The setting for following the system language: "yes" or "no".
const LANGUAGE_OF_SYSTEM: &str = "language_of_system";
/// The setting for always prompting in games: "yes" or "no".
const ASK_ALWAYS: &str = "ask_always";
const ONLY_ANSWER: &str = "takes_only_answer";
const LONE_PASS: &str = "passes_alone";
const EQUAL_TRIGGERS: &str = "takes_equal_triggers";
const IDLE_TRIGGERS: &str = "takes_idle_triggers";

/// Journals and devices of one implementation.
pub(crate) trait Backend: Journal + Devices {}

impl<T: Journal + Devices> Backend for T {}

/// The database, the catalogue, and the sources of time and randomness. Knows no subject.
pub(crate) struct Core {
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) formats: Arc<Formats>,
    store: Arc<Store>,
    /// Journals of events, games and leagues, and the devices of events. The database itself, except in tests.
    journal: Arc<dyn Backend>,
    environment: Environment,
    /// Bot ratings of each set's cards, computed on first use.
    ratings: CachedRatings,
    /// Values of cards for the drafts of bots, read on first use.
    card_worth: OnceLock<BTreeMap<CardNumber, f64>>,
    /// Cache of the user's card names.
    pub(crate) custom_names: CustomNames,
    /// The author name for recorded changes, or `None` if it is not set.
    author: Mutex<Option<String>>,
    /// The language of this run, if it is not that of the settings.
    run_language: OnceLock<TextLanguage>,
}

/// Returns a language as it is stored in the settings.
fn setting_of(language: TextLanguage) -> &'static str {
    match language {
        TextLanguage::English => "english",
        TextLanguage::German => "german",
        TextLanguage::French => "french",
    }
}

impl Core {
    /// Creates the core over an open database and the journals of events, games and leagues.
    ///
    /// # Errors
    /// `catalog.broken` if the bundled data is damaged.
    pub(crate) fn new(
        store: Arc<Store>,
        journal: Arc<dyn Backend>,
        environment: Environment,
    ) -> Result<Core, AppError> {
        Ok(Core {
            catalog: Catalog::shared()?,
            formats: Formats::shared()?,
            store,
            journal,
            environment,
            ratings: CachedRatings::default(),
            card_worth: OnceLock::new(),
            custom_names: CustomNames::default(),
            author: Mutex::default(),
            run_language: OnceLock::new(),
        })
    }

    /// Returns the catalogue for name lookups, including the user's names if a file is set.
    pub(crate) fn names_catalog(&self) -> Arc<Catalog> {
        self.custom_names.catalog(&self.store, &self.catalog)
    }

    /// Returns the organiser's settings for the window.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn settings(&self) -> Result<Settings, AppError> {
        let theme = match self.store.setting(THEME)?.as_deref() {
            Some("dark") => Theme::Dark,
            Some("light") => Theme::Light,
            Some(_) | None => Theme::System,
        };
        let text_percent = self.store.setting("text_percent")?.and_then(|text| text.parse().ok()).unwrap_or(100);
        let (ask_always, auto_answers) = (self.auto_pass_disabled()?, self.auto_answers()?);
        // A language chosen before this setting existed is kept.
        let chosen = self.store.setting(LANGUAGE)?.is_some();
        let language_of_system = self.store.setting(LANGUAGE_OF_SYSTEM)?.map_or(!chosen, |word| word == "yes");
        Ok(Settings { theme, text_percent, language: self.language()?, language_of_system, ask_always, auto_answers })
    }

    /// Saves the organiser's settings for the window.
    ///
    /// # Errors
    /// `settings.invalid`, `store.*`.
    pub(crate) fn save_settings(&self, settings: Settings) -> Result<Settings, AppError> {
        if !(80..=400).contains(&settings.text_percent) {
            return Err(AppError::of(Cause::SettingsInvalid).at(FieldName::TextSize));
        }
        let theme = match settings.theme {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::System => "system",
        };
        self.store.set_setting(THEME, theme)?;
        self.store.set_setting("text_percent", &settings.text_percent.to_string())?;
        self.store.set_setting(LANGUAGE, setting_of(settings.language))?;
        let AutoAnswers { only_answer, lone_pass, equal_triggers, idle_triggers } = settings.auto_answers;
        let switches = [
            (LANGUAGE_OF_SYSTEM, settings.language_of_system),
            (ASK_ALWAYS, settings.ask_always),
            (ONLY_ANSWER, only_answer),
            (LONE_PASS, lone_pass),
            (EQUAL_TRIGGERS, equal_triggers),
            (IDLE_TRIGGERS, idle_triggers),
        ];
        for (key, is_on) in switches {
            self.store.set_setting(key, if is_on { "yes" } else { "no" })?;
        }
        Ok(settings)
    }

    /// Localizes an error in the window's language, or in English if that cannot be read.
    pub(crate) fn localize_error(&self, error: AppError) -> AppError {
        error.in_language(self.message_language())
    }

    /// Returns an error's message in the window's language.
    pub(crate) fn localize(&self, error: AppError) -> String {
        self.localize_error(error).message
    }

    /// Returns an error as a [`Refusal`] in the window's language.
    pub(crate) fn localize_refusal(&self, error: &AppError) -> Refusal {
        error.cause().refusal(self.message_language())
    }

    /// Returns the language of errors and notices: English if the setting cannot be read.
    pub(crate) fn message_language(&self) -> TextLanguage {
        self.language().unwrap_or(TextLanguage::English)
    }

    /// Uses a language for this run, whatever the settings. Without effect if one is used already.
    pub(crate) fn set_run_language(&self, language: TextLanguage) {
        let _ = self.run_language.set(language);
    }

    /// Returns the language of card and game texts.
    pub(crate) fn language(&self) -> Result<TextLanguage, AppError> {
        if let Some(language) = self.run_language.get() {
            return Ok(*language);
        }
        let stored = self.store.setting(LANGUAGE)?;
        let found = TextLanguage::ALL.into_iter().find(|language| stored.as_deref() == Some(setting_of(*language)));
        Ok(found.unwrap_or(TextLanguage::English))
    }

    /// Returns `true` if new games always prompt, even if a hidden card leaves no choice.
    pub(crate) fn auto_pass_disabled(&self) -> Result<bool, AppError> {
        Ok(self.store.setting(ASK_ALWAYS)?.is_some_and(|word| word == "yes"))
    }

    /// Returns the auto-answer settings for new games. All are on by default.
    pub(crate) fn auto_answers(&self) -> Result<AutoAnswers, AppError> {
        let is_on = |key: &str| Ok::<bool, AppError>(self.store.setting(key)?.is_none_or(|word| word != "no"));
        Ok(AutoAnswers {
            only_answer: is_on(ONLY_ANSWER)?,
            lone_pass: is_on(LONE_PASS)?,
            equal_triggers: is_on(EQUAL_TRIGGERS)?,
            idle_triggers: is_on(IDLE_TRIGGERS)?,
        })
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Returns the journals of events, games and leagues, and the devices.
    pub(crate) fn journal(&self) -> &dyn Backend {
        &*self.journal
    }

    /// Returns the damaged streams of journals outside the database file, each with the index of its first damaged entry.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn streams_damaged_elsewhere(&self) -> Result<Vec<(StreamId, u64)>, AppError> {
        let is_elsewhere = !std::ptr::addr_eq(Arc::as_ptr(&self.store), Arc::as_ptr(&self.journal));
        if is_elsewhere { Ok(self.journal.damaged_streams()?) } else { Ok(Vec::new()) }
    }

    /// Returns the journal of the streams of a kind. Decks are in the database, with their tags and labels.
    pub(crate) fn journal_of(&self, kind: StreamKind) -> &dyn Backend {
        match kind {
            StreamKind::Event | StreamKind::Game | StreamKind::League => self.journal(),
            StreamKind::Deck => &*self.store,
        }
    }

    /// Returns the clock.
    pub(crate) fn clock(&self) -> fn() -> DateTime<Utc> {
        self.environment.now
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.environment.now)()
    }

    /// Returns the current time in the format of the database.
    ///
    /// # Errors
    /// `clock.wrong` if the clock of this computer is set to a time that cannot be stored.
    pub(crate) fn now_rfc3339(&self) -> Result<String, AppError> {
        environment::rfc3339(self.now())
    }

    /// Returns the local date of this computer.
    pub(crate) fn today(&self) -> NaiveDate {
        self.environment.today()
    }

    pub(crate) fn fresh_seed(&self) -> u64 {
        (self.environment.seed)()
    }

    /// Returns a seed for a game: [`Environment::game_seed`].
    pub(crate) fn game_seed(&self) -> u64 {
        self.environment.game_seed()
    }

    /// Returns the bots' ratings of a set's cards.
    pub(crate) fn ratings(&self, set: Option<SetCode>) -> Result<Arc<Ratings>, AppError> {
        self.ratings.of_set(&self.catalog, set)
    }

    /// Returns the values of cards for the drafts of bots, in points.
    ///
    /// # Errors
    /// `packs.config` if the bundled values are damaged.
    pub(crate) fn card_worth(&self) -> Result<&BTreeMap<CardNumber, f64>, AppError> {
        if let Some(worth) = self.card_worth.get() {
            return Ok(worth);
        }
        let model = DraftModel::embedded()?;
        let worth = model.worth().map(|(card, points)| (card, f64::from(points))).collect();
        Ok(self.card_worth.get_or_init(|| worth))
    }

    /// Returns the context of a command. `seed` is 0 for streams whose commands draw nothing at random.
    pub(crate) fn context(&self, seed: u64) -> Context<'_> {
        Context {
            catalog: &self.catalog,
            names: Lazy::new(Box::new(|| self.names_catalog())),
            profiles: Vec::new(),
            ratings: &self.ratings,
            seed,
            now: self.now(),
            language: Lazy::new(Box::new(|| self.message_language())),
            author: self.author_name(),
        }
    }

    /// Sets the author name for all operations from now on. `None` leaves them unsigned.
    pub(crate) fn set_author(&self, name: Option<String>) {
        *self.author.lock().unwrap_or_else(PoisonError::into_inner) = name;
    }

    /// Returns the author name for recorded changes, or `None` if it is not set.
    pub(crate) fn author_name(&self) -> Option<String> {
        self.author.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn seed(&self, seed: Option<&str>) -> Result<u64, AppError> {
        match seed.map(str::trim) {
            None | Some("") => Ok(self.fresh_seed()),
            Some(digits) => digits.parse().map_err(|_| AppError::of(Cause::SeedUnreadable).at(FieldName::Seed)),
        }
    }
}

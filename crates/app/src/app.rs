//! The organiser's desk: every use case of an event and of the deck library.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Catalog;
use chrono::{DateTime, NaiveDate, Utc};
use decks::Formats;
use draft::Ratings;
use model::SetCode;
use store::{MemoryJournal, Store, StreamId, StreamKind, StreamRow};
use tournament::Profile;

use crate::cards::custom_names::CustomNames;
use crate::cards::images::CustomImages;
use crate::context::{CachedRatings, Context};
use crate::contract::{
    About, AutoAnswers, CardCount, EventAct, EventSummary, EventView, Refusal, SetView, Settings, TextLanguage, Theme,
};
use crate::environment::{self, Environment};
use crate::error::{Cause, FieldName};
use crate::event::lists::CheckedLists;
use crate::event::round_files;
use crate::event::sent_views::SentViews;
use crate::event::state::EventState;
use crate::event::view;
use crate::games::play::OpenGames;
use crate::journal::status::EventStatus;
use crate::league::state::LeagueHistory;
use crate::phones::SentTables;
use crate::record::Requester;
use crate::rulebook::custom_text::CustomRulesText;
use crate::safety::backup_worker::BackupWorker;
use crate::streams::{Aggregate, Backend, Committed, Streams, is_accepted_now};
use crate::{AppError, AppError as Error};

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
const GERMAN: &str = "german";

/// The organiser's desk over one database. Share it between threads.
pub struct App {
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) formats: Arc<Formats>,
    /// Makes automatic backups in the background. Dropped before the store because it relies on the store's lock.
    backup_worker: Mutex<BackupWorker>,
    store: Arc<Store>,
    /// Journals of events, games and leagues, and the devices of events. The database itself, except in tests.
    journal: Arc<dyn Backend>,
    environment: Environment,
    /// Cache of folded events; the journal is authoritative.
    pub(crate) events: Streams<EventState>,
    /// Cache of folded leagues; the journal is authoritative.
    pub(crate) leagues: Streams<LeagueHistory>,
    /// Bot ratings of each set's cards, computed on first use.
    ratings: CachedRatings,
    /// Cache of games in progress; their steps in the store are authoritative.
    pub(crate) tables: OpenGames,
    /// Cache of the user's rules text.
    pub(crate) custom_text: CustomRulesText,
    /// Cache of the user's card images.
    pub(crate) custom_images: CustomImages,
    /// Cache of the user's card names.
    pub(crate) custom_names: CustomNames,
    /// Checks of registered deck lists; a cache.
    pub(crate) lists: CheckedLists,
    /// Views that pages received lately; a cache.
    pub(crate) sent_views: SentViews,
    /// Tables of games that phones received lately; a cache.
    pub(crate) sent_tables: SentTables,
    /// The author name for recorded changes, or `None` if it is not set.
    author: Mutex<Option<String>>,
}

impl App {
    /// Opens the database at `path`. Creates it if it does not exist.
    ///
    /// # Errors
    /// `store.*`: locked, corrupt, from a newer version, not ours, not writable.
    pub fn open(path: &Path) -> Result<App, Error> {
        App::with_store(Store::open(path)?, Environment::default())
    }

    /// Creates a desk whose events are lost when it is dropped.
    ///
    /// # Errors
    /// `store.*`.
    pub fn in_memory() -> Result<App, Error> {
        App::with_journal(Store::in_memory()?, Arc::new(MemoryJournal::default()), Environment::default())
    }

    /// Creates a desk with its journals outside the database, which keeps decks, collection and settings.
    pub(crate) fn with_journal(
        store: Store,
        journal: Arc<dyn Backend>,
        environment: Environment,
    ) -> Result<App, Error> {
        Ok(App { journal, ..App::with_store(store, environment)? })
    }

    /// Creates a desk over an open database with the given clock and RNG.
    ///
    /// # Errors
    /// `catalog.broken` if the bundled data is damaged.
    pub fn with_store(store: Store, environment: Environment) -> Result<App, Error> {
        let store = Arc::new(store);
        let journal: Arc<dyn Backend> = Arc::<Store>::clone(&store);
        Ok(App {
            catalog: Catalog::shared()?,
            formats: Formats::shared()?,
            backup_worker: Mutex::new(BackupWorker::new(store.auto_backup(), environment.now)),
            store,
            journal,
            environment,
            events: Streams::default(),
            leagues: Streams::default(),
            ratings: CachedRatings::default(),
            tables: OpenGames::default(),
            custom_text: CustomRulesText::default(),
            custom_images: CustomImages::default(),
            custom_names: CustomNames::default(),
            lists: CheckedLists::default(),
            sent_views: SentViews::default(),
            sent_tables: SentTables::default(),
            author: Mutex::default(),
        })
    }

    /// Returns the data the window needs once, at startup.
    ///
    /// # Errors
    /// `store.*`.
    pub fn about(&self) -> Result<About, Error> {
        let boosters = draft::sets_with_packs();
        let sets = self.catalog.sets().iter().map(|set| SetView {
            code: set.code.to_string(),
            name: set.name.to_string(),
            boosters: boosters.contains(&set.code),
        });
        Ok(About {
            version: crate::version().to_owned(),
            database: self.store.path().map_or_else(String::new, |path| path.display().to_string()),
            sets: sets.collect(),
            profiles: self.list_profiles()?,
            settings: self.settings()?,
            own_limits: self.own_limits(),
            hand_bases: decks::hand_bases(&self.catalog)
                .map(|base| self.catalog.card(base).number.to_string())
                .collect(),
            second_desk: None,
        })
    }

    /// Returns the cards that set their own copy limit, each by its oldest printing.
    fn own_limits(&self) -> Vec<CardCount> {
        let oldest =
            |card: &&model::Card| self.catalog.reprints(card.id).next().is_none_or(|first| first.id == card.id);
        let limit = |card: &model::Card| {
            let count = self.formats.own_limit(card.id)?;
            Some(CardCount { id: card.number.to_string(), count })
        };
        self.catalog.cards().iter().filter(oldest).filter_map(limit).collect()
    }

    /// Returns the organiser's settings for the window.
    ///
    /// # Errors
    /// `store.*`.
    pub fn settings(&self) -> Result<Settings, Error> {
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

    /// Localizes an error in the window's language, or in English if that cannot be read.
    pub fn localize_error(&self, error: Error) -> Error {
        error.in_language(self.message_language())
    }

    /// Returns an error's message in the window's language.
    pub(crate) fn localize(&self, error: Error) -> String {
        self.localize_error(error).message
    }

    /// Returns an error as a [`Refusal`] in the window's language.
    pub(crate) fn localize_refusal(&self, error: &Error) -> Refusal {
        error.cause().refusal(self.message_language())
    }

    /// Returns the language of errors and notices: English if the setting cannot be read.
    pub(crate) fn message_language(&self) -> TextLanguage {
        self.language().unwrap_or(TextLanguage::English)
    }

    /// Returns `true` if new games always prompt, even if a hidden card leaves no choice.
    pub(crate) fn auto_pass_disabled(&self) -> Result<bool, Error> {
        Ok(self.store.setting(ASK_ALWAYS)?.is_some_and(|word| word == "yes"))
    }

    /// Returns the auto-answer settings for new games. All are on by default.
    pub(crate) fn auto_answers(&self) -> Result<AutoAnswers, Error> {
        let is_on = |key: &str| Ok::<bool, Error>(self.store.setting(key)?.is_none_or(|word| word != "no"));
        Ok(AutoAnswers {
            only_answer: is_on(ONLY_ANSWER)?,
            lone_pass: is_on(LONE_PASS)?,
            equal_triggers: is_on(EQUAL_TRIGGERS)?,
        })
    }

    /// Returns the language of card and game texts.
    pub(crate) fn language(&self) -> Result<TextLanguage, Error> {
        Ok(match self.store.setting(LANGUAGE)?.as_deref() {
            Some(GERMAN) => TextLanguage::German,
            Some(_) | None => TextLanguage::English,
        })
    }

    /// Saves the organiser's settings for the window.
    ///
    /// # Errors
    /// `settings.invalid`, `store.*`.
    pub fn save_settings(&self, settings: Settings) -> Result<Settings, Error> {
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
        let language = match settings.language {
            TextLanguage::English => "english",
            TextLanguage::German => GERMAN,
        };
        self.store.set_setting(LANGUAGE, language)?;
        let AutoAnswers { only_answer, lone_pass, equal_triggers } = settings.auto_answers;
        let switches = [
            (LANGUAGE_OF_SYSTEM, settings.language_of_system),
            (ASK_ALWAYS, settings.ask_always),
            (ONLY_ANSWER, only_answer),
            (LONE_PASS, lone_pass),
            (EQUAL_TRIGGERS, equal_triggers),
        ];
        for (key, is_on) in switches {
            self.store.set_setting(key, if is_on { "yes" } else { "no" })?;
        }
        Ok(settings)
    }

    /// Returns the events, newest first. An event whose status is not known is read, and listed with its error if its
    /// history is damaged. Other damage is reported when the event is opened, and by [`App::damaged`].
    ///
    /// # Errors
    /// `store.*`.
    pub fn list_events(&self) -> Result<Vec<EventSummary>, Error> {
        let rows = self.journal.rows(StreamKind::Event)?;
        rows.iter()
            .map(|row| {
                if let Some(status) = EventStatus::read(row) {
                    return Ok(view::summary(row, status));
                }
                let id = row.id.number;
                let summary = self.read(id, |state, _| Ok(view::summary(row, EventStatus::of(&self.catalog, state))));
                Ok(summary.unwrap_or_else(|problem| view::unreadable(row, self.localize(problem))))
            })
            .collect()
    }

    /// Returns the complete view of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event(&self, event: u32) -> Result<EventView, Error> {
        self.read(event, |state, now| self.view(event, state, now))
    }

    /// Archives or restores an event. Phones lose access to an archived event.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn archive_event(&self, event: u32, archived: bool) -> Result<Vec<EventSummary>, Error> {
        self.journal.archive(StreamId::event(event), archived)?;
        if archived {
            self.journal.revoke_all(StreamId::event(event))?;
            // A damaged history has no entries from phones, and can be archived.
            if self.read(event, |state, _| Ok(!state.phones.is_empty())).unwrap_or(false) {
                self.apply_act(event, &EventAct::ClearPhones)?;
            }
        }
        self.list_events()
    }

    pub(crate) fn backup_worker(&self) -> MutexGuard<'_, BackupWorker> {
        self.backup_worker.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Returns the journals of events, games and leagues, and the devices.
    pub(crate) fn journal(&self) -> &dyn Backend {
        &*self.journal
    }

    /// Returns the journal of the streams of a kind. Decks are in the database, with their tags and labels.
    pub(crate) fn journal_of(&self, kind: StreamKind) -> &dyn Backend {
        match kind {
            StreamKind::Event | StreamKind::Game | StreamKind::League => self.journal(),
            StreamKind::Deck => &*self.store,
        }
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.environment.now)()
    }

    pub(crate) fn fresh_seed(&self) -> u64 {
        (self.environment.seed)()
    }

    /// Returns a seed for a game: [`Environment::game_seed`].
    pub(crate) fn game_seed(&self) -> u64 {
        self.environment.game_seed()
    }

    /// Returns the local date of this computer.
    pub(crate) fn today(&self) -> NaiveDate {
        self.environment.today()
    }

    /// Returns the bots' ratings of a set's cards.
    pub(crate) fn ratings(&self, set: SetCode) -> Result<Arc<Ratings>, Error> {
        self.ratings.of_set(&self.catalog, set)
    }

    /// Returns the current time in the format of the database.
    ///
    /// # Errors
    /// `clock.wrong` if the clock of this computer is set to a time that cannot be stored.
    pub(crate) fn now_rfc3339(&self) -> Result<String, Error> {
        environment::rfc3339(self.now())
    }

    /// Returns the stored row of an event, without its journal.
    pub(crate) fn event_row(&self, event: u32) -> Result<StreamRow, Error> {
        self.journal.row(StreamId::event(event))?.ok_or_else(|| EventState::not_found(event))
    }

    /// Returns the name of an event.
    pub(crate) fn event_name(&self, event: u32) -> Result<String, Error> {
        Ok(self.event_row(event)?.name)
    }

    /// Returns the complete view of an event from its state.
    pub(crate) fn view(&self, event: u32, state: &EventState, now: DateTime<Utc>) -> Result<EventView, Error> {
        let row = self.event_row(event)?;
        let mut seen = view::event(self, &row, state, now);
        if !seen.pods.is_empty() {
            let joined = self.enrolled_players(event, state)?;
            for seat in seen.pods.iter_mut().flat_map(|pod| &mut pod.seats) {
                seat.phone = joined.contains(&seat.player);
            }
        }
        Ok(seen)
    }

    /// Calls `look` with the current state of an event.
    pub(crate) fn read<T>(
        &self,
        event: u32,
        look: impl FnOnce(&EventState, DateTime<Utc>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let state = self.state(&self.events, event)?;
        look(&state, self.now())
    }

    /// Returns the context of a command. `seed` is 0 for streams whose commands draw nothing at random.
    pub(crate) fn context(&self, seed: u64) -> Context<'_> {
        Context {
            catalog: &self.catalog,
            names: self.names_catalog(),
            profiles: Vec::new(),
            ratings: &self.ratings,
            seed,
            now: self.now(),
            language: self.message_language(),
            author: self.author_name(),
        }
    }

    /// Changes an event by acts that are decided on the same state and form one step, for a phone or the desk. A
    /// request that was already accepted has no effect.
    ///
    /// # Errors
    /// As [`App::act`]; `phones.order`, `phones.gone`.
    pub(crate) fn commit(
        &self,
        event: u32,
        acts: &[EventAct],
        requester: Option<&Requester<'_>>,
        seed: u64,
    ) -> Result<(), Error> {
        let mut context = self.context(seed);
        let is_custom = |act: &EventAct| matches!(act, EventAct::SetProfile { key } if Profile::by_key(key).is_none());
        if acts.iter().any(is_custom) {
            context.profiles = self.own_profiles()?;
        }
        if let Some(requester) = requester {
            context.author = Some(requester.by.clone());
        }
        let request = requester.map(Requester::request);
        let committed = self.commit_to(&self.events, event, request.as_ref(), acts, &context)?;
        let Some(Committed { before, after }) = committed else { return Ok(()) };
        let (notices, moments) = round_files::write(self.store.path(), event, &before, &after);
        if notices != after.notices {
            let mut shown = EventState::clone(&after);
            shown.notices = notices;
            self.events.put(event, &Arc::new(shown));
        }
        if !moments.is_empty() {
            // Prevents the loss of a complete round together with the write-ahead log. The data is on disk either way.
            let _ = self.store.checkpoint();
        }
        for moment in moments {
            // The change is on disk; a failed backup is reported by `App::safety`.
            let _ = self.request_backup(format!("event-{event}-{moment}"));
        }
        Ok(())
    }

    /// Accepts a phone's request that changes nothing in an event. It uses up its number.
    ///
    /// # Errors
    /// `phones.order`, `phones.gone`, `phones.refused`; `store.*`.
    pub(crate) fn accept_request(&self, asker: &Requester<'_>) -> Result<(), Error> {
        is_accepted_now(self.journal.accept(&asker.request(), false)?).map(drop)
    }

    /// Sets the author name for all operations from now on. `None` leaves them unsigned.
    ///
    /// # Errors
    /// `players.*` if the name is invalid.
    pub fn set_author(&self, name: Option<&str>) -> Result<(), Error> {
        let name = name.map(crate::event::roster::clean).filter(|name| !name.is_empty());
        name.as_deref().map_or(Ok(()), crate::event::roster::check_name)?;
        *self.author.lock().unwrap_or_else(PoisonError::into_inner) = name;
        Ok(())
    }

    /// Returns the author name for recorded changes, or `None` if it is not set.
    pub(crate) fn author_name(&self) -> Option<String> {
        self.author.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

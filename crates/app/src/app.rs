//! An open database with all subjects.

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, SecondsFormat, Utc};
use store::{MemoryJournal, Store, StreamKind};
use store_postgres::{Address, PostgresJournal};

use crate::AppError;
use crate::card_data::{self, CardData, PackageSource};
use crate::card_statistics::CardStatistics;
use crate::cards::Cards;
use crate::contract::{
    About, BackupContent, CardDataReport, DeckDocument, ServerNews, ServerView, Settings, Stage, TextLanguage,
    TransferView,
};
use crate::core::{Backend, Core};
use crate::decks::Decks;
use crate::environment::Environment;
use crate::event::Events;
use crate::games::Games;
use crate::judge::Judge;
use crate::league::Leagues;
use crate::phones::Phones;
use crate::rulebook::Rulebook;
use crate::safety::Safety;
use crate::server;
use crate::transfer;

/// Settings that hold paths of one machine.
const PATH_SETTINGS: [&str; 4] = [
    crate::safety::copies::SECOND_FOLDER,
    crate::rulebook::custom_text::SETTING,
    crate::cards::images::SETTING,
    crate::card_names::SETTING,
];

/// An open database with all subjects. Share it, or a subject, between threads.
///
/// A subject holds the subjects that it needs, never the `App`.
pub struct App {
    pub(crate) core: Arc<Core>,
    cards: Arc<Cards>,
    card_data: Arc<CardData>,
    rulebook: Arc<Rulebook>,
    safety: Arc<Safety>,
    decks: Arc<Decks>,
    events: Arc<Events>,
    leagues: Arc<Leagues>,
    card_statistics: Arc<CardStatistics>,
    games: Arc<Games>,
    judge: Arc<Judge>,
    phones: Arc<Phones>,
    /// The address of the database server without its password, if one is used.
    server: Option<String>,
}

impl App {
    /// Opens the database at `path`. Creates it if it does not exist.
    ///
    /// # Errors
    /// `store.*`: locked, corrupt, from a newer version, not ours, not writable.
    pub fn open(path: &Path) -> Result<App, AppError> {
        App::with_store(Store::open(path)?, Environment::default())
    }

    /// Opens the database at `path` and uses the events, games and leagues of a database server. Settings, the deck
    /// library, the collection and their backups remain in the file.
    ///
    /// # Errors
    /// `store.*`: as [`App::open`], and `store.server_*`.
    pub fn open_with_server(path: &Path, address: &str) -> Result<App, AppError> {
        App::on_server(path, &address.parse()?)
    }

    fn on_server(path: &Path, address: &Address) -> Result<App, AppError> {
        let journal = PostgresJournal::open(address)?;
        let app = App::with_journal(Store::open(path)?, Arc::new(journal), Environment::default())?;
        Ok(App { server: Some(address.to_string()), ..app })
    }

    /// Opens the database at `path`, with the server that was chosen for it, if any.
    ///
    /// # Errors
    /// As [`App::open_with_server`].
    pub fn open_chosen(path: &Path) -> Result<App, AppError> {
        match server::chosen(path)? {
            Some(address) => App::on_server(path, &address),
            None => App::open(path),
        }
    }

    /// Connects to a database server, then chooses it for the database at `path`; [`App::open_chosen`] uses it. If it
    /// cannot be used, the choice is unchanged. The password is only needed if it is not in the address.
    ///
    /// # Errors
    /// `store.server_*`; `store.*` if the choice cannot be written.
    pub fn choose_server(path: &Path, address: &str, password: Option<&str>) -> Result<(), AppError> {
        server::choose(path, address, password)
    }

    /// Chooses the file at `path` again, instead of a server.
    ///
    /// # Errors
    /// `store.io`.
    pub fn leave_server(path: &Path) -> Result<(), AppError> {
        server::leave(path)
    }

    /// Returns the server that is used, and the server chosen for the database at `path`.
    pub fn server(&self, path: &Path) -> ServerView {
        let chosen = server::chosen(path).ok().flatten().map(|address| address.to_string());
        ServerView { address: self.server.clone(), chosen: chosen.filter(|_| self.server.is_none()) }
    }

    /// Returns the write counter of the database, to detect changes of other desks.
    ///
    /// # Errors
    /// `store.*`, within five seconds if a server does not answer.
    pub fn server_news(&self) -> Result<ServerNews, AppError> {
        // Only differences count, so the low bits are enough.
        let writes = u32::try_from(self.core.journal().revision()? & u64::from(u32::MAX)).unwrap_or_default();
        Ok(ServerNews { writes })
    }

    /// Creates Cantina's tables on a database server with the login of the owner, if there are none, and gives the login
    /// of a desk its rights in a shop. Without `shop`, a login stays in its shop, and a new one gets the first shop.
    /// Returns the address without its password.
    ///
    /// # Errors
    /// `store.server_*`.
    pub fn set_up_server(owner: &str, desk: &str, shop: Option<&str>) -> Result<String, AppError> {
        let address: Address = owner.parse()?;
        store_postgres::set_up(&address, desk, shop)?;
        Ok(address.to_string())
    }

    /// Copies all events, games and leagues from one database to another, with their numbers and hashes. Both are paths of
    /// files or addresses of servers. A repeated copy adds only new entries. Decks, settings and the keys of phones
    /// are not copied.
    ///
    /// # Errors
    /// `store.different` if the target has another event, game or league under a number; `store.*`.
    pub fn copy_database(from: &str, to: &str) -> Result<TransferView, AppError> {
        transfer::copy(from, to)
    }

    /// Adds events to another database, a file or a server, where they may have other numbers. Events that were added
    /// before get only their new entries. Without `events`, adds all finished ones.
    ///
    /// # Errors
    /// `event.not_found`; `store.different` if an event continues differently there; `store.*`.
    pub fn push_events(&self, to: &str, events: &[u32]) -> Result<TransferView, AppError> {
        let finished: Vec<u32>;
        let events = match events {
            [] => {
                let all = self.events.list_events()?;
                let over = all.iter().rev().filter(|event| event.stage == Stage::Finished && !event.archived);
                finished = over.map(|event| event.id).collect();
                &finished
            }
            chosen => chosen,
        };
        transfer::push(self.core.journal(), to, events)
    }

    /// Returns `true` if a text is the address of a database server rather than the path of a file.
    pub fn is_server_address(text: &str) -> bool {
        Address::is_address(text)
    }

    /// Creates a desk whose events are lost when it is dropped.
    ///
    /// # Errors
    /// `store.*`.
    pub fn in_memory() -> Result<App, AppError> {
        App::with_journal(Store::in_memory()?, Arc::new(MemoryJournal::default()), Environment::default())
    }

    /// Creates a desk over an open database with the given clock and RNG.
    ///
    /// # Errors
    /// `catalog.broken` if the bundled data is damaged.
    pub fn with_store(store: Store, environment: Environment) -> Result<App, AppError> {
        let store = Arc::new(store);
        let journal: Arc<dyn Backend> = Arc::<Store>::clone(&store);
        Ok(App::with_core(Core::new(store, journal, environment)?))
    }

    /// Creates a desk with its journals outside the database, which keeps decks, collection and settings.
    pub(crate) fn with_journal(
        store: Store,
        journal: Arc<dyn Backend>,
        environment: Environment,
    ) -> Result<App, AppError> {
        Ok(App::with_core(Core::new(Arc::new(store), journal, environment)?))
    }

    fn with_core(core: Core) -> App {
        let core = Arc::new(core);
        let cards = Arc::new(Cards::new(&core));
        let card_data = Arc::new(CardData::new(&core));
        let rulebook = Arc::new(Rulebook::new(&core));
        let safety = Arc::new(Safety::new(&core));
        let decks = Arc::new(Decks::new(&core));
        let events = Arc::new(Events::new(&core, &safety));
        let leagues = Arc::new(Leagues::new(&core, &events));
        let games = Arc::new(Games::new(&core, &events, &decks));
        let card_statistics = Arc::new(CardStatistics::new(&core, &events, &leagues, &games));
        let judge = Arc::new(Judge::new(&core, &events, &games));
        let phones = Arc::new(Phones::new(&core, &cards, &rulebook, &events, &games, &judge));
        App {
            core,
            cards,
            card_data,
            rulebook,
            safety,
            decks,
            events,
            leagues,
            card_statistics,
            games,
            judge,
            phones,
            server: None,
        }
    }

    /// Returns the cards: search, images, names.
    pub fn cards(&self) -> &Arc<Cards> {
        &self.cards
    }

    /// Returns the card data packages.
    pub fn card_data(&self) -> &Arc<CardData> {
        &self.card_data
    }

    /// Returns the rules reference.
    pub fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// Returns the backups and checks of the data.
    pub fn safety(&self) -> &Arc<Safety> {
        &self.safety
    }

    /// Returns the deck library and the collection.
    pub fn decks(&self) -> &Arc<Decks> {
        &self.decks
    }

    /// Returns the events.
    pub fn events(&self) -> &Arc<Events> {
        &self.events
    }

    /// Returns the leagues.
    pub fn leagues(&self) -> &Arc<Leagues> {
        &self.leagues
    }

    /// Returns the statistics of cards, picks and archetypes.
    pub fn card_statistics(&self) -> &Arc<CardStatistics> {
        &self.card_statistics
    }

    /// Returns the saved games.
    pub fn games(&self) -> &Arc<Games> {
        &self.games
    }

    /// Returns the judge's table and the rulings.
    pub fn judge(&self) -> &Arc<Judge> {
        &self.judge
    }

    /// Returns the phones' access to events.
    pub fn phones(&self) -> &Arc<Phones> {
        &self.phones
    }

    /// Returns the data the window needs once, at startup.
    ///
    /// # Errors
    /// `store.*`.
    pub fn about(&self) -> Result<About, AppError> {
        self.events.about()
    }

    /// Returns the organiser's settings for the window.
    ///
    /// # Errors
    /// `store.*`.
    pub fn settings(&self) -> Result<Settings, AppError> {
        self.core.settings()
    }

    /// Saves the organiser's settings for the window.
    ///
    /// # Errors
    /// `settings.invalid`, `store.*`.
    pub fn save_settings(&self, settings: Settings) -> Result<Settings, AppError> {
        self.core.save_settings(settings)
    }

    /// Sets the author name for all operations from now on. `None` leaves them unsigned.
    ///
    /// # Errors
    /// `players.*` if the name is invalid.
    pub fn set_author(&self, name: Option<&str>) -> Result<(), AppError> {
        let name = name.map(crate::event::roster::clean).filter(|name| !name.is_empty());
        name.as_deref().map_or(Ok(()), crate::event::roster::check_name)?;
        self.core.set_author(name);
        Ok(())
    }

    /// Uses a language for all texts of this run, whatever the settings. Without effect if one is used already.
    pub fn set_run_language(&self, language: TextLanguage) {
        self.core.set_run_language(language);
    }

    /// Localizes an error in the window's language, or in English if that cannot be read.
    pub fn localize_error(&self, error: AppError) -> AppError {
        self.core.localize_error(error)
    }

    /// Copies a player's pool and deck from an event to the library.
    ///
    /// # Errors
    /// As [`Events::deck`] and [`Decks::create_deck`].
    pub fn take_deck_from_event(&self, event: u32, player: u32) -> Result<DeckDocument, AppError> {
        self.decks.create_deck(&self.events.deck_content(event, player)?, &[])
    }

    /// Checks a card data package and installs it if it has no problems. It is used from the next start.
    ///
    /// # Errors
    /// As [`CardData::check`]; `card_data.pools` if sealed events in progress would get other pools; `store.*` if it
    /// cannot be written.
    pub fn install_card_data(&self, source: &PackageSource) -> Result<CardDataReport, AppError> {
        self.card_data.install(source, &self.events.list_events()?)
    }

    /// Checks that installing a card data package changes no pool of a sealed event in progress.
    ///
    /// # Errors
    /// `card_data.pools` with the events; as [`CardData::check`].
    pub fn check_pools(&self, source: &PackageSource) -> Result<(), AppError> {
        self.card_data.check_pools(source, &self.events.list_events()?)
    }

    /// Installs a card data package that an event has recorded, from its export or an earlier installation. It is used
    /// from the next start.
    ///
    /// # Errors
    /// `card_data.missing` if this version of the package is not on this computer; as [`App::install_card_data`].
    pub fn install_event_package(&self, event: u32, id: &str) -> Result<CardDataReport, AppError> {
        self.install_card_data(&self.events.recorded_package(event, id)?)
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
            events: desk.events.list_events()?,
            decks: count(desk.core.store().decks()?.len()),
            games: count(desk.core.journal().heads(StreamKind::Game)?.len()),
        })
    }

    /// Replaces the database with a backup. No program may have the database open. Returns the new path of the old
    /// database, if there was one. Paths stored in the backup (mirror folder, rules text, card images, card names) are
    /// dropped because they belong to the other machine. Card data packages next to the backup are copied, too; they
    /// are used from the next start.
    ///
    /// # Errors
    /// `store.*`; the old database is then unchanged.
    pub fn restore(from: &Path, to: &Path) -> Result<Option<String>, AppError> {
        if from.is_file() {
            card_data::restore_packages(&card_data::folder(from), &card_data::folder(to))?;
        }
        let kept = Store::restore_without(from, to, &PATH_SETTINGS)?;
        Ok(kept.map(|kept| kept.display().to_string()))
    }
}

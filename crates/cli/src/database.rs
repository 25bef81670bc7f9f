//! Opens the database, and passes each command the subjects that it needs.
//!
//! Only this file holds an [`App`], so no other command can back up or restore the database or change settings, except
//! for those in `backups.rs` (`xtask/src/layers.rs`).

use std::path::{Path, PathBuf};

use app::card_data::PackageSource;
use app::contract::TransferView;
use app::safety::Safety;
use app::{App, AppError};
use messages::command_line as wording;

use crate::arguments::data::DataCommand;
use crate::arguments::digests::DigestCommand;
use crate::arguments::event::{DemoArguments, EventCommand};
use crate::arguments::league::LeagueCommand;
use crate::arguments::tournament::ProfileCommand;
use crate::arguments::{DatabaseCommand, ServeArguments, ServerCommand, StatisticsArguments};
use crate::input::database_path;
use crate::print::{OutputFormat, language, print_error};
use crate::{backups, card_statistics, data, digests, event, league, serve, steps, tournament};

/// The database file, and the server with the events if they are not in the file.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    pub(crate) file: Option<PathBuf>,
    pub(crate) server: Option<String>,
}

impl Place {
    /// Takes the address of a server that was given as the file for what it is.
    pub(crate) fn sorted(self) -> Place {
        match self.file.as_ref().and_then(|file| file.to_str()).filter(|text| App::is_server_address(text)) {
            Some(address) if self.server.is_none() => Place { server: Some(address.to_owned()), file: None },
            _ => self,
        }
    }

    /// Returns the path of the database file: the given one, or that of the window.
    fn file(&self) -> Result<PathBuf, AppError> {
        database_path(self.file.clone())
    }

    fn open(&self) -> Result<App, AppError> {
        let app = match &self.server {
            Some(address) => App::open_with_server(&self.file()?, address)?,
            None => App::open(&self.file()?)?,
        };
        app.set_run_language(language());
        Ok(app)
    }
}

/// Runs a command on the open database, then warns of failed backups and of missing acknowledged steps.
fn with<T>(place: Place, by: Option<&str>, command: impl FnOnce(&App) -> Result<T, AppError>) -> Result<T, AppError> {
    let app = place.open()?;
    app.set_author(by)?;
    let done = command(&app);
    warn(app.safety());
    done
}

fn warn(safety: &Safety) {
    match safety.warnings() {
        Ok(warnings) => {
            warnings.iter().for_each(|warning| print_error(&wording::Warning { warning: &warning }.text(language())))
        }
        Err(error) => {
            let warning = error.in_language(language()).message;
            print_error(&wording::Warning { warning: &warning }.text(language()));
        }
    }
}

/// Runs a command about the whole database. Returns `false` if `verify` finds damage.
pub(crate) fn database(
    out: &OutputFormat,
    place: Place,
    by: Option<&str>,
    command: DatabaseCommand,
) -> Result<bool, AppError> {
    match command {
        DatabaseCommand::Restore(restore) => backups::restore(out, &restore, &place.file()?).map(|()| true),
        DatabaseCommand::Server(command) => server(out, place, by, command).map(|()| true),
        DatabaseCommand::Safeguard(command) => with(place, by, |app| backups::run(out, app.safety(), command)),
    }
}

/// Runs one command of `cantina database`.
fn server(out: &OutputFormat, place: Place, by: Option<&str>, command: ServerCommand) -> Result<(), AppError> {
    match command {
        ServerCommand::SetUp { owner, desk, shop } => {
            let address = App::set_up_server(&owner, &desk, shop.as_deref())?;
            out.answer(&address, |address| {
                wording::IsReadyDesksUseTheLogin { address: &address, desk: &desk }.text(language())
            })
        }
        ServerCommand::Copy { from, to } => out.answer(&App::copy_database(&from, &to)?, transferred),
        ServerCommand::Push { to, event } => {
            let done = with(place, by, |app| app.push_events(&to, &event))?;
            out.answer(&done, transferred)
        }
    }
}

fn transferred(done: &TransferView) -> String {
    let numbers = done.events.iter().map(|pushed| {
        let (event, number) = (pushed.event, pushed.number);
        let line = wording::EventIsEventThere { event: &event, number: &number }.text(language());
        format!("{line}\n")
    });
    let numbers: String = numbers.collect();
    let (created, continued, unchanged) = (done.created, done.continued, done.unchanged);
    let counts =
        wording::CopiedContinuedWereThereAlready { created: &created, continued: &continued, unchanged: &unchanged }
            .text(language());
    format!("{numbers}{counts}")
}

/// Runs one command of `cantina event`. Returns `false` for exit code 1.
pub(crate) fn event(
    out: &OutputFormat,
    place: Place,
    by: Option<&str>,
    command: EventCommand,
) -> Result<bool, AppError> {
    match command {
        EventCommand::Database(old) => database(out, place, by, old.into()),
        EventCommand::Demo(asked) => demo(out, place, &asked).map(|()| true),
        EventCommand::Step(step) => with(place, by, |app| steps::run(out, app.events(), step)),
        EventCommand::Desk(command) => with(place, by, |app| event::run(out, app.events(), command)).map(|()| true),
        EventCommand::New(asked) => {
            with(place, by, |app| event::create(out, app.events(), app.decks(), asked)).map(|()| true)
        }
        EventCommand::InvitePlayer(asked) => {
            with(place, by, |app| serve::invite(out, app.events(), app.phones(), &asked)).map(|()| true)
        }
        EventCommand::InviteStaff(asked) => {
            with(place, by, |app| serve::invite_staff(out, app.phones(), &asked)).map(|()| true)
        }
        EventCommand::CardData { event, install } => with(place, by, |app| {
            if install {
                data::install_missing(app.events(), event, |id| app.install_event_package(event, id))?;
            }
            data::of_event(out, app.events(), event)
        })
        .map(|()| true),
    }
}

/// Runs a complete event by bots. Nothing is saved without `--db` or `--server`.
fn demo(out: &OutputFormat, place: Place, asked: &DemoArguments) -> Result<(), AppError> {
    let app = match &place {
        Place { file: None, server: None } => App::in_memory()?,
        place => place.open()?,
    };
    app.set_run_language(language());
    event::demo(out, app.events(), asked)
}

/// Runs one command of `cantina league`.
pub(crate) fn league(
    out: &OutputFormat,
    place: Place,
    by: Option<&str>,
    command: LeagueCommand,
) -> Result<(), AppError> {
    with(place, by, |app| league::run(out, app.leagues(), command))
}

/// Runs one command of `cantina profile`. Returns `false` if the profile has problems.
pub(crate) fn profile(out: &OutputFormat, place: Place, command: ProfileCommand) -> Result<bool, AppError> {
    with(place, None, |app| tournament::profile(out, app.events(), command))
}

/// Runs `cantina statistics`.
pub(crate) fn statistics(out: &OutputFormat, place: Place, asked: StatisticsArguments) -> Result<(), AppError> {
    with(place, None, |app| card_statistics::run(out, app.card_statistics(), asked))
}

/// Runs one command of `cantina digests`. Returns `false` if a digest was not imported.
pub(crate) fn digests(out: &OutputFormat, place: Place, command: DigestCommand) -> Result<bool, AppError> {
    with(place, None, |app| digests::run(out, app.card_statistics(), command))
}

/// Runs `cantina serve`.
pub(crate) fn serve(out: &OutputFormat, place: Place, asked: &ServeArguments) -> Result<(), AppError> {
    with(place, None, |app| serve::run(out, app.phones(), asked))
}

/// Runs one command of `cantina data`. Returns `false` if a package has problems.
pub(crate) fn data(out: &OutputFormat, place: Place, command: DataCommand) -> Result<bool, AppError> {
    let database = place.file()?;
    let users = |id: &str| events_with_package(&place, &database, id);
    data::run(out, &database, command, |package| check_pools(&place, &database, package), users)
}

/// Checks that installing a card data package changes no pool of a sealed event in progress of the database, if there
/// is one.
///
/// # Errors
/// As [`App::check_pools`].
fn check_pools(place: &Place, database: &Path, package: &Path) -> Result<(), AppError> {
    match place.server.is_some() || database.exists() {
        true => place.open()?.check_pools(&PackageSource::Path(package.to_owned())),
        false => Ok(()),
    }
}

/// Returns the names of the events of the database, if there is one, that use a card data package.
fn events_with_package(place: &Place, database: &Path, id: &str) -> Result<Vec<String>, AppError> {
    match place.server.is_some() || database.exists() {
        true => place.open()?.card_data().events_with_package(id),
        false => Ok(Vec::new()),
    }
}

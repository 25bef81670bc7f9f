//! Opens the database, and passes each command the subjects that it needs.
//!
//! Only this file holds an [`App`], so no other command can back up or restore the database or change settings, except
//! for those in `backups.rs` (`xtask/src/layers.rs`).

use std::path::{Path, PathBuf};

use app::card_data::PackageSource;
use app::safety::Safety;
use app::{App, AppError};

use crate::arguments::data::DataCommand;
use crate::arguments::event::{DemoArguments, EventCommand};
use crate::arguments::league::LeagueCommand;
use crate::arguments::tournament::ProfileCommand;
use crate::arguments::{DatabaseCommand, ServeArguments, StatisticsArguments};
use crate::input::database_path;
use crate::print::{OutputFormat, print_error};
use crate::{backups, card_statistics, data, event, league, serve, steps, tournament};

/// Runs a command on the open database, then warns of failed backups and of missing acknowledged steps.
fn with<T>(
    db: Option<PathBuf>,
    by: Option<&str>,
    command: impl FnOnce(&App) -> Result<T, AppError>,
) -> Result<T, AppError> {
    let app = App::open(&database_path(db)?)?;
    app.set_author(by)?;
    let done = command(&app);
    warn(app.safety());
    done
}

fn warn(safety: &Safety) {
    match safety.warnings() {
        Ok(warnings) => warnings.iter().for_each(|warning| print_error(&format!("warning: {warning}"))),
        Err(error) => print_error(&format!("warning: {}", error.message)),
    }
}

/// Runs a command about the whole database. Returns `false` if `verify` finds damage.
pub(crate) fn database(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: DatabaseCommand,
) -> Result<bool, AppError> {
    match command {
        DatabaseCommand::Restore(restore) => backups::restore(out, &restore, &database_path(db)?).map(|()| true),
        DatabaseCommand::Safeguard(command) => with(db, by, |app| backups::run(out, app.safety(), command)),
    }
}

/// Runs one command of `cantina event`. Returns `false` for exit code 1.
pub(crate) fn event(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: EventCommand,
) -> Result<bool, AppError> {
    match command {
        EventCommand::Database(old) => database(out, db, by, old.into()),
        EventCommand::Demo(asked) => demo(out, db, &asked).map(|()| true),
        EventCommand::Step(step) => with(db, by, |app| steps::run(out, app.events(), step)),
        EventCommand::Desk(command) => with(db, by, |app| event::run(out, app.events(), command)).map(|()| true),
        EventCommand::New(asked) => {
            with(db, by, |app| event::create(out, app.events(), app.decks(), asked)).map(|()| true)
        }
        EventCommand::InvitePlayer(asked) => {
            with(db, by, |app| serve::invite(out, app.events(), app.phones(), &asked)).map(|()| true)
        }
        EventCommand::InviteStaff(asked) => {
            with(db, by, |app| serve::invite_staff(out, app.phones(), &asked)).map(|()| true)
        }
        EventCommand::CardData { event, install } => with(db, by, |app| {
            if install {
                data::install_missing(app.events(), event, |id| app.install_event_package(event, id))?;
            }
            data::of_event(out, app.events(), event)
        })
        .map(|()| true),
    }
}

/// Runs a complete event by bots. Nothing is saved without `--db`.
fn demo(out: &OutputFormat, db: Option<PathBuf>, asked: &DemoArguments) -> Result<(), AppError> {
    let app = match db {
        Some(path) => App::open(&path)?,
        None => App::in_memory()?,
    };
    event::demo(out, app.events(), asked)
}

/// Runs one command of `cantina league`.
pub(crate) fn league(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: LeagueCommand,
) -> Result<(), AppError> {
    with(db, by, |app| league::run(out, app.leagues(), command))
}

/// Runs one command of `cantina profile`. Returns `false` if the profile has problems.
pub(crate) fn profile(out: &OutputFormat, db: Option<PathBuf>, command: ProfileCommand) -> Result<bool, AppError> {
    with(db, None, |app| tournament::profile(out, app.events(), command))
}

/// Runs `cantina statistics`.
pub(crate) fn statistics(out: &OutputFormat, db: Option<PathBuf>, asked: StatisticsArguments) -> Result<(), AppError> {
    with(db, None, |app| card_statistics::run(out, app.events(), app.leagues(), asked))
}

/// Runs `cantina serve`.
pub(crate) fn serve(out: &OutputFormat, db: Option<PathBuf>, asked: &ServeArguments) -> Result<(), AppError> {
    with(db, None, |app| serve::run(out, app.phones(), asked))
}

/// Runs one command of `cantina data`. Returns `false` if a package has problems.
pub(crate) fn data(out: &OutputFormat, db: Option<PathBuf>, command: DataCommand) -> Result<bool, AppError> {
    let database = database_path(db)?;
    let users = |id: &str| events_with_package(&database, id);
    data::run(out, &database, command, |package| check_pools(&database, package), users)
}

/// Checks that installing a card data package changes no pool of a sealed event in progress of the database, if there
/// is one.
///
/// # Errors
/// As [`App::check_pools`].
fn check_pools(database: &Path, package: &Path) -> Result<(), AppError> {
    match database.exists() {
        true => App::open(database)?.check_pools(&PackageSource::Path(package.to_owned())),
        false => Ok(()),
    }
}

/// Returns the names of the events of the database, if there is one, that use a card data package.
fn events_with_package(database: &Path, id: &str) -> Result<Vec<String>, AppError> {
    match database.exists() {
        true => App::open(database)?.card_data().events_with_package(id),
        false => Ok(Vec::new()),
    }
}

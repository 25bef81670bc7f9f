//! `cantina data`: card data packages.

use std::path::{Path, PathBuf};

use app::AppError;
use app::card_data::{self, InstalledPackage, PackageReport};
use app::contract::{CardDataReport, EventCardDataView, EventPackageState};
use app::event::Events;
use messages::command_line as wording;

use crate::arguments::data::DataCommand;
use crate::input::database_path;
use crate::print::{self, OutputFormat, language, table};

/// Maximum number of problems or changes that are printed as text. JSON has all of them.
const MOST_LINES: usize = 100;

/// Returns the folder of the packages that belong to a database. Returns `None` if the system has no data folder.
pub(crate) fn folder(db: Option<&Path>) -> Option<PathBuf> {
    Some(card_data::folder(&database_path(db.map(Path::to_owned)).ok()?))
}

/// Runs one command of `cantina data`. Returns `false` if a package has problems. `check_pools` checks that a package
/// changes no pool of an event in progress, and `users` returns the names of the events that use one.
pub(crate) fn run(
    out: &OutputFormat,
    database: &Path,
    command: DataCommand,
    check_pools: impl Fn(&Path) -> Result<(), AppError>,
    users: impl Fn(&str) -> Result<Vec<String>, AppError>,
) -> Result<bool, AppError> {
    let folder = card_data::folder(database);
    match command {
        DataCommand::List => out.answer(&card_data::list(&folder), |all| list(all))?,
        DataCommand::Check { file } => return report(out, &card_data::check(&file, &folder)?),
        DataCommand::Install { file } => {
            check_pools(&file)?;
            return report(out, &card_data::install(&file, &folder)?);
        }
        DataCommand::Remove { id } => {
            let removed = card_data::remove(&id, &folder, &users(&id)?)?;
            let id = &removed.id;
            out.answer(&removed, |_| wording::Removed { id: &id }.text(language()))?;
        }
        DataCommand::New { folder, set } => {
            let names = card_data::create(&folder, &set)?;
            out.answer(&names, |names| {
                let (folder, files) = (folder.display().to_string(), names.join(", "));
                wording::CreatedIn { folder: &folder, files: &files }.text(language())
            })?;
        }
        DataCommand::Diff { old, new } => {
            let changes = card_data::differences(&old, &new, &folder)?;
            out.answer(&changes, |changes| match changes.is_empty() {
                true => wording::NoDifferences {}.text(language()),
                false => changed(changes),
            })?;
        }
    }
    Ok(true)
}

/// Installs the card data packages that an event has recorded, that are missing and on this computer. Reports those
/// that have problems.
pub(crate) fn install_missing(
    events: &Events,
    event: u32,
    install: impl Fn(&str) -> Result<CardDataReport, AppError>,
) -> Result<(), AppError> {
    for package in events.event_card_data(event)?.packages.iter().filter(|package| package.can_install) {
        let installed = install(&package.id)?;
        if let Some(problem) = installed.problems.first() {
            let place = if problem.file.is_empty() { &package.id } else { &problem.file };
            let (id, what, fix) = (&package.id, &problem.what, &problem.fix);
            print::print_error(
                &wording::NotInstalled { id: &id, place: &place, what: &what, fix: &fix }.text(language()),
            );
        }
    }
    Ok(())
}

/// Lists the card data packages that an event has recorded.
pub(crate) fn of_event(out: &OutputFormat, events: &Events, event: u32) -> Result<(), AppError> {
    out.answer(&events.event_card_data(event)?, |view| match missing(event, view) {
        lines if view.packages.is_empty() => lines + &wording::ThisEventUsesOnlyTheBuilt {}.text(language()) + "\n",
        lines => lines,
    })
}

/// Describes the packages that an event has recorded, unless all of them are used. Empty then.
pub(crate) fn lacking(events: &Events, event: u32) -> Result<String, AppError> {
    let view = events.event_card_data(event)?;
    let all_used = view.packages.iter().all(|package| package.state == EventPackageState::Used);
    if all_used {
        return Ok(String::new());
    }
    let head = wording::CardDataPackagesOfThisEvent {}.text(language());
    Ok(format!("{head}\n{}", missing(event, &view)))
}

/// Describes the packages that an event has recorded: what is missing, and what to do about it.
fn missing(event: u32, view: &EventCardDataView) -> String {
    let mut text = String::new();
    for package in &view.packages {
        let (id, version) = (&package.id, &package.version);
        let line = match (package.state, package.used_version.as_deref()) {
            (EventPackageState::Used, _) => wording::Used { id: &id, version: &version }.text(language()),
            (EventPackageState::OtherVersion, used) => {
                let used = used.unwrap_or_default();
                let count = package.difference_count;
                let changed = match package.differences.as_slice() {
                    [] => String::new(),
                    places => {
                        let places = places.join(", ");
                        format!(" ({})", wording::DifferencesAt { count: &count, places: &places }.text(language()))
                    }
                };
                wording::VersionIsUsedInstead { id: &id, version: &version, used: &used, changed: &changed }
                    .text(language())
            }
            (EventPackageState::Missing, _) if package.after_restart => {
                wording::InstalledUsedFromTheNextStart { id: &id, version: &version }.text(language())
            }
            (EventPackageState::Missing, _) if package.can_install => {
                wording::MissingInstallItWithCantinaEvent { id: &id, version: &version, event: &event }.text(language())
            }
            (EventPackageState::Missing, _) => {
                wording::MissingGetTheFileAndInstall { id: &id, version: &version }.text(language())
            }
        };
        text.push_str(&line);
        text.push('\n');
    }
    if view.unknown_draft {
        text.push_str(&wording::TheCardsOfTheDraftAre {}.text(language()));
        text.push('\n');
    }
    text
}

fn list(all: &[InstalledPackage]) -> String {
    let rows = all.iter().map(|entry| {
        let file = entry.file.clone().unwrap_or_else(|| wording::BuiltIn {}.text(language()));
        match &entry.package {
            Some(package) => [
                package.id.clone(),
                package.version.clone(),
                package.date.clone(),
                package.title.clone(),
                package.sets.join(" "),
                file,
            ],
            None => ["?".to_owned(), String::new(), String::new(), String::new(), String::new(), file],
        }
    });
    let mut text = table(
        [
            wording::Id {}.text(language()),
            wording::Version {}.text(language()),
            wording::Date {}.text(language()),
            wording::Title {}.text(language()),
            wording::Sets {}.text(language()),
            wording::File {}.text(language()),
        ],
        rows,
    );
    for entry in all.iter().filter(|entry| !entry.problems.is_empty()) {
        let file = entry.file.as_deref().unwrap_or_default();
        text.push_str(&(wording::NotUsed { file: &file }.text(language()) + "\n"));
        text.push_str(&lines(entry.problems.iter().map(ToString::to_string)));
    }
    text
}

fn report(out: &OutputFormat, report: &PackageReport) -> Result<bool, AppError> {
    out.answer(report, words)?;
    Ok(report.problems.is_empty())
}

fn words(report: &PackageReport) -> String {
    let mut text = String::new();
    if let Some(package) = &report.package {
        text.push_str(&format!("{} {} ({}), {}\n", package.id, package.version, package.date, package.title));
    }
    if !report.problems.is_empty() {
        text.push_str(&wording::ProblemsToCorrect { count: &report.problems.len() }.text(language()));
        text.push('\n');
        return text + &lines(report.problems.iter().map(ToString::to_string));
    }
    if !report.changes.is_empty() {
        let head = wording::ChangesToTheCardData { count: &report.changes.len() }.text(language());
        text.push_str(&format!("{head}\n{}", changed(&report.changes)));
    }
    if !report.not_playable.is_empty() {
        text.push_str(&wording::CardsWithoutText { count: &report.not_playable.len() }.text(language()));
        text.push('\n');
        text.push_str(&lines(report.not_playable.iter().map(|card| match &card.unknown {
            Some(unknown) => format!("{} {}: {unknown}", card.card, card.name),
            None => format!("{} {}", card.card, card.name),
        })));
    }
    text.push_str(&wording::NoProblemsGamesPlayed { count: &report.games }.text(language()));
    text.push('\n');
    if report.installed {
        text.push_str(&wording::InstalledCantinaUsesItFromThe {}.text(language()));
        text.push('\n');
    }
    text
}

fn changed(changes: &[app::card_data::Change]) -> String {
    use app::card_data::ChangeKind;
    lines(changes.iter().map(|change| {
        let row = if change.row.is_empty() { String::new() } else { format!(" {}", change.row) };
        match &change.kind {
            ChangeKind::Added => format!("+ {}{row}", change.file),
            ChangeKind::Removed => format!("- {}{row}", change.file),
            ChangeKind::Changed { cells } => {
                let cells = cells.iter().map(|(column, old, new)| format!(" {column}: {old:?} -> {new:?}"));
                format!("~ {}{row}{}", change.file, cells.collect::<String>())
            }
        }
    }))
}

fn lines(all: impl ExactSizeIterator<Item = String>) -> String {
    let more = all.len().saturating_sub(MOST_LINES);
    let mut text: String = all.take(MOST_LINES).map(|line| format!("  {line}\n")).collect();
    if more > 0 {
        let line = wording::AndMore { more: &more }.text(language());
        text.push_str(&format!("  {line}\n"));
    }
    text
}

//! `cantina data`: card data packages.

use std::path::{Path, PathBuf};

use app::card_data::{self, InstalledPackage, PackageReport};
use app::{App, AppError};

use crate::arguments::data::DataCommand;
use crate::input::database;
use crate::print::{OutputFormat, counted, table};

/// Maximum number of problems or changes that are printed as text. JSON has all of them.
const MOST_LINES: usize = 100;

/// Returns the folder of the packages that belong to a database. Returns `None` if the system has no data folder.
pub(crate) fn folder(db: Option<&Path>) -> Option<PathBuf> {
    Some(card_data::folder(&database(db.map(Path::to_owned)).ok()?))
}

/// Runs one command of `cantina data`. Returns `false` if a package has problems.
pub(crate) fn run(out: &OutputFormat, db: Option<PathBuf>, command: DataCommand) -> Result<bool, AppError> {
    let database = database(db)?;
    let folder = card_data::folder(&database);
    match command {
        DataCommand::List => out.answer(&card_data::list(&folder), |all| list(all))?,
        DataCommand::Check { file } => return report(out, &card_data::check(&file, &folder)?),
        DataCommand::Install { file } => return report(out, &card_data::install(&file, &folder)?),
        DataCommand::Remove { id } => {
            let events = match database.exists() {
                true => card_data::events_with(&id, &folder, &App::open(&database)?.events().list_events()?),
                false => Vec::new(),
            };
            let removed = card_data::remove(&id, &folder, &events)?;
            out.answer(&removed, |removed| format!("Removed {}.", removed.id))?;
        }
        DataCommand::New { folder, set } => {
            let names = card_data::create(&folder, &set)?;
            out.answer(&names, |names| format!("Created in {}: {}", folder.display(), names.join(", ")))?;
        }
        DataCommand::Diff { old, new } => {
            let changes = card_data::differences(&old, &new, &folder)?;
            out.answer(&changes, |changes| match changes.is_empty() {
                true => "No differences.".to_owned(),
                false => changed(changes),
            })?;
        }
    }
    Ok(true)
}

fn list(all: &[InstalledPackage]) -> String {
    let rows = all.iter().map(|entry| {
        let file = entry.file.clone().unwrap_or_else(|| "built-in".to_owned());
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
    let mut text = table(["id", "version", "date", "title", "sets", "file"], rows);
    for entry in all.iter().filter(|entry| !entry.problems.is_empty()) {
        text.push_str(&format!("Not used: {}\n", entry.file.as_deref().unwrap_or_default()));
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
        text.push_str(&format!("{} to correct:\n", counted(report.problems.len(), "problem")));
        return text + &lines(report.problems.iter().map(ToString::to_string));
    }
    if !report.changes.is_empty() {
        text.push_str(&format!(
            "{} to the card data:\n{}",
            counted(report.changes.len(), "change"),
            changed(&report.changes)
        ));
    }
    if !report.not_playable.is_empty() {
        let count = counted(report.not_playable.len(), "card");
        text.push_str(&format!("{count} without a text that this version can play:\n"));
        text.push_str(&lines(report.not_playable.iter().map(|card| match &card.unknown {
            Some(unknown) => format!("{} {}: {unknown}", card.card, card.name),
            None => format!("{} {}", card.card, card.name),
        })));
    }
    text.push_str(&format!("No problems; {} played.\n", counted(report.games as usize, "random game")));
    if report.installed {
        text.push_str("Installed. Cantina uses it from the next start.\n");
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
        text.push_str(&format!("  and {more} more\n"));
    }
    text
}

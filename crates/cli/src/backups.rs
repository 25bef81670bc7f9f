//! `cantina backup`, `restore`, `backups` and `verify`: commands about the whole database.

use std::path::PathBuf;

use app::{App, AppError};

use crate::arguments::DatabaseCommand;
use crate::arguments::backups::{BackupsArguments, RestoreArguments};
use crate::event_words;
use crate::input::database;
use crate::print::{self, OutputFormat, table};

/// Runs a command on the database. Returns `false` if `verify` finds damage.
pub(crate) fn run(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: DatabaseCommand,
) -> Result<bool, AppError> {
    let path = database(db)?;
    if let DatabaseCommand::Restore(RestoreArguments { file, show: true }) = &command {
        out.answer(&App::backup_content(file)?, event_words::backup)?;
        return Ok(true);
    }
    if let DatabaseCommand::Restore(restore) = &command {
        let kept = App::restore(&restore.file, &path)?;
        out.answer(&kept, |kept| match kept {
            Some(kept) => format!("Restored. The previous database is saved as {kept}."),
            None => "Restored.".to_owned(),
        })?;
        return Ok(true);
    }
    let desk = App::open(&path)?;
    desk.set_author(by)?;
    let done = on_database(out, &desk, command);
    print::warn(&desk);
    done
}

fn on_database(out: &OutputFormat, desk: &App, command: DatabaseCommand) -> Result<bool, AppError> {
    match command {
        DatabaseCommand::Backup(backup) => {
            let to = desk.safety().backup_to(&backup.file, backup.replace)?;
            out.answer(&to, |to| format!("Backup saved to {to}."))?;
        }
        DatabaseCommand::Backups(arguments) => backups(out, desk, arguments)?,
        DatabaseCommand::Verify => {
            let damaged = desk.safety().damaged()?;
            out.answer(&damaged, |damaged| match damaged.is_empty() {
                true => "Every page, and every checksum of every event, game, league and deck, is intact.".to_owned(),
                false => damaged.iter().map(|one| one.message.as_str()).collect::<Vec<_>>().join("\n"),
            })?;
            return Ok(damaged.is_empty());
        }
        // Handled before the database is opened.
        DatabaseCommand::Restore(_) => {}
    }
    Ok(true)
}

fn backups(out: &OutputFormat, desk: &App, arguments: BackupsArguments) -> Result<(), AppError> {
    let BackupsArguments { now, mirror, accept_loss } = arguments;
    if accept_loss {
        desk.safety().acknowledge_loss()?;
    }
    if let Some(folder) = mirror {
        desk.safety().set_second_folder(Some(folder.as_path()).filter(|folder| !folder.as_os_str().is_empty()))?;
    }
    let safety = if now { desk.safety().copy_now()? } else { desk.safety().status()? };
    out.answer(&safety, |safety| {
        let last = safety.last_copy.clone().unwrap_or_else(|| "never".to_owned());
        let second =
            safety.second_folder.as_ref().map_or_else(String::new, |folder| format!("Mirror folder: {folder}\n"));
        let problem = safety.problem.as_ref().map_or_else(String::new, |problem| format!("{problem}\n"));
        let copies = safety.copies.iter().map(|copy| [copy.at.clone(), copy.kilobytes.to_string(), copy.path.clone()]);
        format!("Latest backup: {last}\n{second}{problem}\n{}", table(["created", "kB", "backup"], copies))
    })
}

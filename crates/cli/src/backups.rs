//! `cantina backup`, `restore`, `backups` and `verify`: commands about the whole database.

use std::path::Path;

use app::safety::Safety;
use app::{App, AppError};
use messages::command_line as wording;

use crate::arguments::SafetyCommand;
use crate::arguments::backups::{BackupsArguments, RestoreArguments};
use crate::event_words;
use crate::print::{OutputFormat, language, table};

/// Restores a backup over the database at `path`, or shows what it contains.
pub(crate) fn restore(out: &OutputFormat, asked: &RestoreArguments, path: &Path) -> Result<(), AppError> {
    if asked.show {
        return out.answer(&App::backup_content(&asked.file)?, event_words::backup);
    }
    out.answer(&App::restore(&asked.file, path)?, |kept| match kept {
        Some(kept) => wording::RestoredThePreviousDatabaseIsSaved { kept: &kept }.text(language()),
        None => wording::Restored {}.text(language()),
    })
}

/// Runs a command on the open database. Returns `false` if `verify` finds damage.
pub(crate) fn run(out: &OutputFormat, safety: &Safety, command: SafetyCommand) -> Result<bool, AppError> {
    match command {
        SafetyCommand::Backup(backup) => {
            let to = safety.backup_to(&backup.file, backup.replace)?;
            out.answer(&to, |to| wording::BackupSavedTo { to: &to }.text(language()))?;
        }
        SafetyCommand::Backups(arguments) => backups(out, safety, arguments)?,
        SafetyCommand::Verify => {
            let damaged = safety.damaged()?;
            out.answer(&damaged, |damaged| match damaged.is_empty() {
                true => wording::EveryPageAndEveryChecksumOf {}.text(language()),
                false => damaged.iter().map(|one| one.message.as_str()).collect::<Vec<_>>().join("\n"),
            })?;
            return Ok(damaged.is_empty());
        }
    }
    Ok(true)
}

fn backups(out: &OutputFormat, safety: &Safety, arguments: BackupsArguments) -> Result<(), AppError> {
    let BackupsArguments { now, mirror, accept_loss } = arguments;
    if accept_loss {
        safety.acknowledge_loss()?;
    }
    if let Some(folder) = mirror {
        safety.set_second_folder(Some(folder.as_path()).filter(|folder| !folder.as_os_str().is_empty()))?;
    }
    let status = if now { safety.copy_now()? } else { safety.status()? };
    out.answer(&status, |safety| {
        let last = safety.last_copy.clone().unwrap_or_else(|| wording::Never {}.text(language()));
        let second = safety
            .second_folder
            .as_ref()
            .map_or_else(String::new, |folder| wording::MirrorFolder { folder: &folder }.text(language()) + "\n");
        let problem = safety.problem.as_ref().map_or_else(String::new, |problem| format!("{problem}\n"));
        let copies = safety.copies.iter().map(|copy| [copy.at.clone(), copy.kilobytes.to_string(), copy.path.clone()]);
        let latest = wording::LatestBackup { last: &last }.text(language());
        format!(
            "{latest}\n{second}{problem}\n{}",
            table(
                [
                    wording::Created {}.text(language()),
                    wording::Kb {}.text(language()),
                    wording::Backup {}.text(language())
                ],
                copies
            )
        )
    })
}

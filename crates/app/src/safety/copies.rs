//! Backup status: automatic backups, copies in the mirror folder, and damaged data.

use std::path::{Path, PathBuf};

use chrono::{DateTime, SecondsFormat, Utc};

use store::StreamKind;

use crate::AppError;
use crate::contract::{BackupStatusView, BackupView, DamagedView, TextLanguage};
use crate::error::{Cause, ErrorDetail};
use crate::safety::Safety;

/// The setting that stores the mirror folder.
pub(crate) const SECOND_FOLDER: &str = "second_folder";
/// The setting that stores the last backup problem, for programs that make no backups.
const COPY_PROBLEM: &str = "copy_problem";

impl Safety {
    /// Requests a backup, here and in the mirror folder. Does not wait for it.
    pub(crate) fn request_backup(&self, label: String) -> Result<(), AppError> {
        let second = self.core.store().filled_setting(SECOND_FOLDER)?;
        self.backup_worker().enqueue_backup(label, second.map(PathBuf::from));
        Ok(())
    }

    /// Returns the times of the last backups and the list of copies, newest first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn status(&self) -> Result<BackupStatusView, AppError> {
        let time = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
        let second_folder = self.core.store().filled_setting(SECOND_FOLDER)?;
        let left_out = crate::card_data::left_out(self.core.message_language());
        let problem = self.warning_text()?.into_iter().chain(left_out).reduce(|all, one| format!("{all} {one}"));
        let lost = self.core.store().lost_steps()?;
        let backup_worker = self.backup_worker();
        let (kept, auto_backup) = (backup_worker.kept(), backup_worker.auto_backup());
        let copies = auto_backup.map(store::AutoBackup::copies).unwrap_or_default();
        let view = |copy: store::StoredBackup| BackupView {
            path: copy.path.display().to_string(),
            label: copy.label,
            kilobytes: u32::try_from(copy.bytes / 1024).unwrap_or(u32::MAX),
            at: time(copy.written.into()),
        };
        Ok(BackupStatusView {
            folder: auto_backup.map_or_else(String::new, |auto_backup| auto_backup.folder().display().to_string()),
            last_copy: kept.primary.or(copies.first().map(|copy| copy.written.into())).map(time),
            second_folder,
            last_second_copy: kept.second.map(time),
            problem,
            lost_steps: lost
                .map_or(0, |lost| lost.acknowledged.saturating_sub(lost.found).try_into().unwrap_or(u32::MAX)),
            copies: copies.into_iter().map(view).collect(),
        })
    }

    /// Returns the file of a backup by its label.
    ///
    /// # Errors
    /// `safety.no_copy`.
    pub fn backup_path(&self, label: &str) -> Result<PathBuf, AppError> {
        let backup_worker = self.backup_worker();
        let copies = backup_worker.auto_backup().map(store::AutoBackup::copies).unwrap_or_default();
        let found = copies.into_iter().find(|copy| copy.label == label).map(|copy| copy.path);
        found.ok_or_else(|| AppError::of(Cause::SafetyNoCopy { label: label.into() }))
    }

    /// Makes a backup now, next to the database and in the mirror folder, and waits for it.
    ///
    /// # Errors
    /// `store.*`.
    pub fn copy_now(&self) -> Result<BackupStatusView, AppError> {
        self.request_backup("by-hand".to_owned())?;
        self.backup_worker().wait();
        self.status()
    }

    /// Sets or clears the mirror folder. Tries a backup immediately, so that a wrong folder is noticed.
    ///
    /// # Errors
    /// `safety.no_folder`, `store.*`.
    pub fn set_second_folder(&self, folder: Option<&Path>) -> Result<BackupStatusView, AppError> {
        let folder = folder.map(PathBuf::from);
        if let Some(folder) = folder.as_ref().filter(|folder| !folder.is_dir()) {
            return Err(AppError::of(Cause::SafetyNoFolder).at(folder.display().to_string()));
        }
        let kept = folder.as_ref().map_or_else(String::new, |folder| folder.display().to_string());
        self.core.store().set_setting(SECOND_FOLDER, &kept)?;
        if folder.is_some() { self.copy_now() } else { self.status() }
    }

    /// Checks everything (every page, and the checksums of every event, game, league and deck). Returns the damaged
    /// data.
    ///
    /// # Errors
    /// `store.*`.
    pub fn damaged(&self) -> Result<Vec<DamagedView>, AppError> {
        let language = self.core.message_language();
        let view = |damaged: store::DamagedRecord| {
            let entry = u32::try_from(damaged.place()).unwrap_or(u32::MAX);
            let (what, event) = (damaged.kind().to_owned(), damaged.number());
            let message = damage(&damaged, entry).sentences(language);
            DamagedView { message, what, event, entry }
        };
        let mut damaged = self.core.store().verify()?;
        for (stream, seq) in self.core.streams_damaged_elsewhere()? {
            damaged.push(store::DamagedRecord::Stream { stream, seq });
        }
        Ok(damaged.into_iter().map(view).collect())
    }

    /// Acknowledges the missing steps, so that they are no longer reported.
    ///
    /// # Errors
    /// `store.*`.
    pub fn acknowledge_loss(&self) -> Result<BackupStatusView, AppError> {
        self.core.store().acknowledge_loss()?;
        self.status()
    }

    /// Returns backup and data warnings as text, for every front end. These are failed or damaged copies, missing
    /// acknowledged steps, and a read-only database. Waits for backups in progress.
    ///
    /// # Errors
    /// `store.*`.
    pub fn warnings(&self) -> Result<Vec<String>, AppError> {
        self.backup_worker().wait();
        Ok(self.warning_text()?.into_iter().collect())
    }

    /// Returns `true` if the database is on a full or read-only disk and can only be read.
    pub fn is_read_only(&self) -> bool {
        self.core.store().read_only().is_some()
    }

    /// Returns the reason the database is open for reading only, with the suggested fix. Returns `None` if it can be
    /// written.
    fn only_read(&self, language: TextLanguage) -> Option<String> {
        let reason = self.core.store().read_only()?;
        let is_full = reason.code() == "store.disk_full";
        let cause = if is_full { Cause::StoreReadOfFullDisk } else { Cause::StoreReadOfProtected };
        let words = AppError::of(cause).in_language(language);
        Some(format!("{} {}", words.message, words.next_step))
    }

    /// Returns the warnings known now as one text, without waiting.
    fn warning_text(&self) -> Result<Option<String>, AppError> {
        let language = self.core.message_language();
        let kept = self.backup_worker().kept();
        let before = self.core.store().filled_setting(COPY_PROBLEM)?;
        let problem = kept.problem.as_ref().map(|cause| cause.sentences(language));
        if kept.tried && problem != before {
            // For programs that make no backups. If the database rejects writes, the step itself reports it.
            let _ = self.core.store().set_setting(COPY_PROBLEM, problem.as_deref().unwrap_or_default());
        }
        // After an attempt, its own result counts; before that, the problem stored by the last program, in its
        // language.
        let of_copies = if kept.tried { problem } else { before };
        let lost = self.core.store().lost_steps()?.map(|lost| steps_lost(&lost).sentences(language));
        let all: Vec<String> = self.only_read(language).into_iter().chain(lost).chain(of_copies).collect();
        Ok((!all.is_empty()).then(|| all.join(" ")))
    }
}

/// Converts damaged data to a cause; `entry` counts from 1.
fn damage(damaged: &store::DamagedRecord, entry: u32) -> Cause {
    let number = ErrorDetail::from(damaged.number());
    match damaged {
        store::DamagedRecord::Stream { stream, .. } => match stream.kind {
            StreamKind::Event => Cause::DamagedEvent { event: number, entry: entry.into() },
            StreamKind::Game => Cause::DamagedGame { game: number, step: entry.into() },
            StreamKind::League => Cause::DamagedLeague { league: number, step: entry.into() },
            StreamKind::Deck => Cause::DamagedDeck { deck: number, version: entry.into() },
        },
        store::DamagedRecord::File { detail } => Cause::DamagedFile { detail: detail.into() },
        store::DamagedRecord::Lost { .. } if entry == 1 => Cause::DamagedStepMissing,
        store::DamagedRecord::Lost { .. } => Cause::DamagedStepsMissing { steps: entry.into() },
    }
}

/// Creates the cause for acknowledged steps missing from a damaged log.
fn steps_lost(lost: &store::LostSteps) -> Cause {
    match lost.acknowledged.saturating_sub(lost.found) {
        1 => Cause::StoreStepLost,
        steps => Cause::StoreStepsLost { steps: steps.into() },
    }
}

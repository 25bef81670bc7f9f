//! When the data were last safe: copies beside the work and in a second folder, and what of the data is damaged.

use std::path::{Path, PathBuf};

use chrono::{DateTime, SecondsFormat, Utc};

use crate::contract::{DamagedView, SafetyView, StoredCopyView};
use crate::error::{Cause, Fact};
use crate::{AppError, Desk};

/// The setting that names the second folder for copies.
pub(crate) const SECOND_FOLDER: &str = "second_folder";
/// The setting that says what went wrong with the last copy, for programs that make none.
const COPY_PROBLEM: &str = "copy_problem";

impl Desk {
    /// Asks for a copy of the database, here and in the second folder; does not wait for it.
    pub(crate) fn keep_copy(&self, label: String) -> Result<(), AppError> {
        let second = self.store().setting(SECOND_FOLDER)?.filter(|folder| !folder.is_empty());
        self.keeper().keep(label, second.map(PathBuf::from));
        Ok(())
    }

    /// When the event data were last safe, and where the copies are, the newest first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn safety(&self) -> Result<SafetyView, AppError> {
        let time = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
        let second_folder = self.store().setting(SECOND_FOLDER)?.filter(|folder| !folder.is_empty());
        let problem = self.troubles()?;
        let lost = self.store().lost_steps()?;
        let keeper = self.keeper();
        let (kept, copier) = (keeper.kept(), keeper.copier());
        let copies = copier.map(store::Copier::copies).unwrap_or_default();
        let view = |copy: store::StoredCopy| StoredCopyView {
            path: copy.path.display().to_string(),
            label: copy.label,
            kilobytes: u32::try_from(copy.bytes / 1024).unwrap_or(u32::MAX),
            at: time(copy.written.into()),
        };
        Ok(SafetyView {
            folder: copier.map_or_else(String::new, |copier| copier.folder().display().to_string()),
            last_copy: kept.beside.or(copies.first().map(|copy| copy.written.into())).map(time),
            second_folder,
            last_second_copy: kept.second.map(time),
            problem,
            lost_steps: lost
                .map_or(0, |lost| lost.acknowledged.saturating_sub(lost.found).try_into().unwrap_or(u32::MAX)),
            copies: copies.into_iter().map(view).collect(),
        })
    }

    /// The file of a copy, by its label.
    ///
    /// # Errors
    /// `safety.no_copy`.
    pub fn kept_copy(&self, label: &str) -> Result<PathBuf, AppError> {
        let keeper = self.keeper();
        let copies = keeper.copier().map(store::Copier::copies).unwrap_or_default();
        let found = copies.into_iter().find(|copy| copy.label == label).map(|copy| copy.path);
        found.ok_or_else(|| AppError::of(Cause::SafetyNoCopy { label: label.into() }))
    }

    /// Makes a copy now, beside the database and in the second folder, and waits for it.
    ///
    /// # Errors
    /// `store.*`.
    pub fn copy_now(&self) -> Result<SafetyView, AppError> {
        self.keep_copy("by-hand".to_owned())?;
        self.keeper().wait();
        self.safety()
    }

    /// Chooses the second folder for copies, or none. A copy is made there at once, so that a wrong folder shows now.
    ///
    /// # Errors
    /// `safety.no_folder`, `store.*`.
    pub fn set_second_folder(&self, folder: Option<&Path>) -> Result<SafetyView, AppError> {
        let folder = folder.map(PathBuf::from);
        if let Some(folder) = folder.as_ref().filter(|folder| !folder.is_dir()) {
            return Err(AppError::of(Cause::SafetyNoFolder).at(folder.display().to_string()));
        }
        let kept = folder.as_ref().map_or_else(String::new, |folder| folder.display().to_string());
        self.store().set_setting(SECOND_FOLDER, &kept)?;
        if folder.is_some() { self.copy_now() } else { self.safety() }
    }

    /// Reads everything (every page, and the checksums of every event, game, league and deck), and reports what is
    /// damaged.
    ///
    /// # Errors
    /// `store.*`.
    pub fn damaged(&self) -> Result<Vec<DamagedView>, AppError> {
        let language = self.language_of_words();
        let view = |damaged: store::Damaged| {
            let from_one = match damaged {
                store::Damaged::Event { .. } | store::Damaged::Game { .. } | store::Damaged::League { .. } => 1,
                store::Damaged::Deck { .. } | store::Damaged::File { .. } | store::Damaged::Lost { .. } => 0,
            };
            let entry = u32::try_from(damaged.place().saturating_add(from_one)).unwrap_or(u32::MAX);
            let (what, event) = (damaged.kind().to_owned(), damaged.number());
            let message = damage(&damaged, entry).sentences(language);
            DamagedView { message, what, event, entry }
        };
        Ok(self.store().verify()?.into_iter().map(view).collect())
    }

    /// Somebody has seen which acknowledged steps are missing: it is not reported again.
    ///
    /// # Errors
    /// `store.*`.
    pub fn accept_loss(&self) -> Result<SafetyView, AppError> {
        self.store().accept_loss()?;
        self.safety()
    }

    /// What went wrong beside the work, in words, for every face to show with every step: copies that failed or are
    /// unsound, acknowledged steps that are missing. Waits for copies that are being made.
    ///
    /// # Errors
    /// `store.*`.
    pub fn warnings(&self) -> Result<Vec<String>, AppError> {
        self.keeper().wait();
        Ok(self.troubles()?.into_iter().collect())
    }

    /// The same as it is known now.
    fn troubles(&self) -> Result<Option<String>, AppError> {
        let language = self.language_of_words();
        let kept = self.keeper().kept();
        let before = self.store().setting(COPY_PROBLEM)?.filter(|text| !text.is_empty());
        let problem = kept.problem.as_ref().map(|cause| cause.sentences(language));
        if kept.tried && problem != before {
            // For programs that make no copy. A database that takes no more is reported by the step itself.
            let _ = self.store().set_setting(COPY_PROBLEM, problem.as_deref().unwrap_or_default());
        }
        // A copy that was tried says how it stands now; before that, what the last program wrote, in its language.
        let of_copies = if kept.tried { problem } else { before };
        let lost = self.store().lost_steps()?.map(|lost| steps_lost(&lost).sentences(language));
        let all: Vec<String> = lost.into_iter().chain(of_copies).collect();
        Ok((!all.is_empty()).then(|| all.join(" ")))
    }
}

/// Something that is not what was once acknowledged; `entry` counts from 1.
fn damage(damaged: &store::Damaged, entry: u32) -> Cause {
    let number = Fact::from(damaged.number());
    match damaged {
        store::Damaged::Event { .. } => Cause::DamagedEvent { event: number, entry: entry.into() },
        store::Damaged::Game { .. } => Cause::DamagedGame { game: number, step: entry.into() },
        store::Damaged::League { .. } => Cause::DamagedLeague { league: number, step: entry.into() },
        store::Damaged::Deck { .. } => Cause::DamagedDeck { deck: number, version: entry.into() },
        store::Damaged::File { detail } => Cause::DamagedFile { detail: detail.into() },
        store::Damaged::Lost { .. } if entry == 1 => Cause::DamagedStepMissing,
        store::Damaged::Lost { .. } => Cause::DamagedStepsMissing { steps: entry.into() },
    }
}

/// Acknowledged steps that a damaged log has lost.
fn steps_lost(lost: &store::LostSteps) -> Cause {
    match lost.acknowledged.saturating_sub(lost.found) {
        1 => Cause::StoreStepLost,
        steps => Cause::StoreStepsLost { steps: steps.into() },
    }
}

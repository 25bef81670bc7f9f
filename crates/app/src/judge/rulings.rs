//! The judge's table: cases, rulings in an event's log, and exported rulings.

use std::path::Path;

use crate::AppError;
use crate::contract::{
    ComparisonRow, EventAct, IllegalActionView, JudgeCase, JudgeMove, JudgeView, ManualStep, OpenCases, Ruling,
    RulingDraft, RulingFile,
};
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, ruling as saved};
use crate::judge::Judge;
use crate::judge::{self, CaseReplay};
use crate::position::{self, dated};

/// The setting that stores the open cases.
const OPEN: &str = "judge_cases";
/// The setting with the single open case of earlier versions.
const ONE: &str = "judge_case";

/// Maximum size of a ruling file, in bytes.
const LARGEST: u64 = 16 << 20;

impl Judge {
    /// Returns a case after `step` steps of a branch.
    ///
    /// # Errors
    /// `judge.card`, `judge.range`, `judge.too_many`, `judge.no_branch` for an invalid request. Problems with the
    /// position are part of the returned view.
    pub fn judge_look(&self, case: &JudgeCase, branch: u32, step: u32) -> Result<JudgeView, AppError> {
        Ok(CaseReplay::at(case, branch, step, self.core.message_language())?.view())
    }

    /// Takes an option after `step` steps of a branch.
    ///
    /// # Errors
    /// As [`Judge::judge_look`]; `judge.impossible`, `judge.not_now`.
    pub fn judge_answer(&self, case: &JudgeCase, branch: u32, step: u32, option: u32) -> Result<JudgeMove, AppError> {
        let mut bench = CaseReplay::at(case, branch, step, self.core.message_language())?;
        let step = bench.answer(option)?;
        Ok(JudgeMove { step, view: bench.view() })
    }

    /// Applies a manual action after `step` steps of a branch, as a separate step.
    ///
    /// # Errors
    /// As [`Judge::judge_look`]; `judge.impossible`; `judge.not_now` if the action is not possible there.
    pub fn judge_by_hand(
        &self,
        case: &JudgeCase,
        branch: u32,
        step: u32,
        by_hand: &ManualStep,
    ) -> Result<JudgeMove, AppError> {
        let mut bench = CaseReplay::at(case, branch, step, self.core.message_language())?;
        let step = bench.by_hand(by_hand)?;
        Ok(JudgeMove { step, view: bench.view() })
    }

    /// Returns the reason a card cannot be used, or `None` if it can.
    ///
    /// # Errors
    /// As [`Judge::judge_look`].
    pub fn judge_why_not(
        &self,
        case: &JudgeCase,
        branch: u32,
        step: u32,
        card: u32,
        target: Option<u32>,
    ) -> Result<Option<IllegalActionView>, AppError> {
        let bench = CaseReplay::at(case, branch, step, self.core.message_language())?;
        Ok(bench.live.as_ref().and_then(|live| crate::games::play::why_not(live, card, target, None)))
    }

    /// Returns the differences between the position and the ends of the branches.
    ///
    /// # Errors
    /// As [`Judge::judge_look`].
    pub fn judge_compare(&self, case: &JudgeCase) -> Result<Vec<ComparisonRow>, AppError> {
        judge::compare(case, self.core.message_language())
    }

    /// Parses an exported ruling, a case, or a position in the engine's notation. A case or position becomes a ruling
    /// without an outcome.
    ///
    /// # Errors
    /// `judge.unreadable`.
    pub fn read_case(&self, text: &str) -> Result<Ruling, AppError> {
        position::read(text)
    }

    /// Parses a file like [`Judge::read_case`].
    ///
    /// # Errors
    /// As [`Judge::read_case`], and `file.unreadable`.
    pub fn read_case_file(&self, file: &Path) -> Result<Ruling, AppError> {
        let text = crate::limited_read::read_text(file, LARGEST)?;
        position::read(&text).map_err(|error| error.at(file.display().to_string()))
    }

    /// Returns a case as a link, for another computer.
    ///
    /// # Errors
    /// `judge.unwritable`.
    pub fn case_link(&self, ruling: &Ruling) -> Result<String, AppError> {
        let file = saved::RulingFile { cantina_ruling: saved::FILE_VERSION, ruling: saved::Ruling::of(ruling) };
        let text = serde_json::to_string(&file)
            .map_err(|error| AppError::of(Cause::JudgeUnwritable { error: ErrorDetail::text(error) }))?;
        Ok(position::link_of(&text))
    }

    /// Returns the cases that were open last, including incomplete ones. Empty if there were none, or they can no
    /// longer be read.
    ///
    /// # Errors
    /// `store.*`.
    pub fn judge_desk(&self) -> Result<OpenCases, AppError> {
        let text = self.core.store().filled_setting(OPEN)?;
        let open = text.and_then(|text| serde_json::from_str::<saved::OpenCases>(&text).ok()).map(Persisted::live);
        if let Some(mut desk) = open {
            desk.cases = desk.cases.into_iter().map(draft_fitting).collect();
            desk.at = desk.at.min((desk.cases.len() as u32).saturating_sub(1));
            return Ok(desk);
        }
        // Earlier versions had a single case, and before that a case without a ruling.
        let text = self.core.store().filled_setting(ONE)?;
        let one = text.and_then(|text| match serde_json::from_str::<saved::RulingDraft>(&text).map(Persisted::live) {
            Ok(draft) => Some(draft_fitting(draft)),
            Err(_) => position::read(&text).ok().map(|ruling| RulingDraft { ruling, event: None }),
        });
        Ok(OpenCases { cases: one.into_iter().collect(), at: 0 })
    }

    /// Saves the open cases, complete or not, so that they survive a crash.
    ///
    /// # Errors
    /// `store.*`.
    pub fn keep_judge_desk(&self, desk: &OpenCases) -> Result<(), AppError> {
        Ok(self.core.store().set_setting(OPEN, &json(&saved::OpenCases::of(desk))?)?)
    }

    /// Appends a ruling to the log of an event ([`EventAct::SaveRuling`]) and returns it as stored. It cannot be
    /// removed.
    ///
    /// # Errors
    /// `judge.no_outcome`, `judge.no_judge`, `judge.rule`, `judge.words`; `event.not_found`, `store.*`.
    pub fn save_ruling(&self, event: u32, ruling: &Ruling) -> Result<Ruling, AppError> {
        let kept = dated(ruling, self.core.now())?;
        self.events.apply_act(event, &EventAct::SaveRuling { ruling: Box::new(kept.clone()) })?;
        Ok(kept)
    }

    /// Returns the rulings of an event, oldest first.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn rulings(&self, event: u32) -> Result<Vec<Ruling>, AppError> {
        self.events.read(event, |state, _| Ok(state.rulings.clone()))
    }

    /// Writes a ruling to a file, either for import on another computer or as a report.
    ///
    /// # Errors
    /// As [`Judge::save_ruling`]; `store.*` if the file cannot be written.
    pub fn export_ruling(
        &self,
        ruling: &Ruling,
        event: Option<u32>,
        kind: RulingFile,
        file: &Path,
    ) -> Result<String, AppError> {
        let ruling = dated(ruling, self.core.now())?;
        let event = event.map(|event| self.events.event_name(event)).transpose()?;
        let text = match kind {
            RulingFile::Case => {
                json(&saved::RulingFile { cantina_ruling: saved::FILE_VERSION, ruling: saved::Ruling::of(&ruling) })?
            }
            RulingFile::Report => judge::report(&ruling, event.as_deref(), self.core.message_language())?,
        };
        store::write_file_atomically(file, text.as_bytes())?;
        Ok(file.display().to_string())
    }
}

fn draft_fitting(draft: RulingDraft) -> RulingDraft {
    RulingDraft { ruling: position::fitting(draft.ruling), event: draft.event }
}

fn json(value: &impl serde::Serialize) -> Result<String, AppError> {
    serde_json::to_string_pretty(value)
        .map_err(|error| AppError::of(Cause::JudgeUnwritable { error: ErrorDetail::text(error) }))
}

/// Returns a file name for a ruling.
pub fn ruling_file_name(ruling: &Ruling, kind: RulingFile) -> String {
    let title: String = ruling
        .case
        .title
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' })
        .take(60)
        .collect();
    let title = title.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let title = if title.is_empty() { "ruling".to_owned() } else { title };
    match kind {
        RulingFile::Case => format!("{title}.ruling.json"),
        RulingFile::Report => format!("{title}.md"),
    }
}

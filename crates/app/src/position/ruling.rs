//! Checks of a ruling before it is saved.

use chrono::{DateTime, Utc};

use crate::contract::{Ruling, TextLanguage};
use crate::error::{Cause, FieldName};
use crate::rulebook::index;
use crate::{AppError, environment};

/// Maximum length of an outcome, question or name, in characters.
const LONGEST_WORDS: usize = 8000;

/// Validates a ruling and adds the time and program version.
///
/// # Errors
/// `judge.no_outcome`, `judge.no_judge`, `judge.rule`, `judge.words`; `clock.wrong`.
pub(crate) fn dated(ruling: &Ruling, now: DateTime<Utc>) -> Result<Ruling, AppError> {
    let mut ruling = ruling.clone();
    ruling.outcome = ruling.outcome.trim().to_owned();
    ruling.judge = ruling.judge.trim().to_owned();
    if ruling.outcome.is_empty() {
        return Err(AppError::of(Cause::JudgeNoOutcome).at(FieldName::Outcome));
    }
    if ruling.judge.is_empty() {
        return Err(AppError::of(Cause::JudgeNoJudge).at(FieldName::Judge));
    }
    let texts = [&ruling.outcome, &ruling.judge, &ruling.case.title, &ruling.case.question];
    if texts.iter().any(|text| text.chars().count() > LONGEST_WORDS) {
        return Err(AppError::of(Cause::JudgeWords { longest_words: LONGEST_WORDS.into() }));
    }
    for rule in &mut ruling.rules {
        let known = rule
            .parse()
            .ok()
            .filter(|number| index(TextLanguage::English).is_ok_and(|index| index.get(*number).is_some()));
        let Some(number) = known else {
            return Err(AppError::of(Cause::JudgeRule { rule: (&*rule).into() }).at(FieldName::Rules));
        };
        *rule = number.to_string();
    }
    if ruling.branch.is_some_and(|branch| branch as usize >= ruling.case.branches.len()) {
        return Err(AppError::of(Cause::JudgeNoRuledBranch));
    }
    if ruling.at.is_empty() {
        ruling.at = environment::rfc3339(now)?;
        ruling.program = env!("CARGO_PKG_VERSION").to_owned();
    }
    Ok(ruling)
}

//! Rules reference: numbers of the Comprehensive Rules with Cantina's own one-line summaries.

pub(crate) mod custom_text;

use crate::error::{Cause, ErrorDetail};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use rulebook::{Index, LARGEST_FILE, Language, Rule, RuleNumber, Search, SearchError, Wording, WordingError};
use serde::Serialize;

use self::custom_text::CustomRulesText;
use crate::contract::{RuleEntry, RulesFound, TextLanguage};
use crate::core::Core;
use crate::{AppError, limited_read};

/// The rules reference, with the wording from the user's file.
pub struct Rulebook {
    core: Arc<Core>,
    /// Cache of the user's rules text.
    custom_text: CustomRulesText,
}

impl Rulebook {
    pub(crate) fn new(core: &Arc<Core>) -> Rulebook {
        Rulebook { core: Arc::clone(core), custom_text: CustomRulesText::default() }
    }
}

/// A rule with the wording from the user's file, for the command line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleAnswer {
    /// The rule's number, title and summary, in Cantina's own words.
    #[serde(flatten)]
    pub rule: RuleEntry,
    /// The official wording, if a file was given and contains the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wording: Option<String>,
}

/// Returns the index with Cantina's own summaries in a language.
///
/// # Errors
/// `rules.broken`, which a test rules out for releases.
pub(crate) fn index(language: TextLanguage) -> Result<&'static Index, AppError> {
    rulebook::embedded(language.into())
        .map_err(|error| AppError::of(Cause::RulesBroken { error: ErrorDetail::text(error) }))
}

pub(crate) fn entry(rule: &Rule) -> RuleEntry {
    RuleEntry {
        number: rule.number.to_string(),
        title: rule.title.clone(),
        summary: rule.summary.clone(),
        depth: rule.number.depth() as u32,
        edition: rule.edition.map(|edition| edition.word().to_owned()),
        number_confirmed: rule.edition.is_none_or(rulebook::OnlyEdition::is_number_confirmed),
    }
}

/// Reads the user's copy of the rules.
pub(crate) fn read_wording(file: &Path) -> Result<Wording, AppError> {
    let bytes = limited_read::read(file, LARGEST_FILE).map_err(|error| match error.cause() {
        Cause::FileTooLarge { megabytes } => wrong_file(file, Cause::RulesUnreadable { megabytes: megabytes.clone() }),
        _ => error,
    })?;
    Wording::read(&bytes, index(TextLanguage::English)?).map_err(|error| match error {
        WordingError::NotText => wrong_file(file, Cause::RulesNotText),
        WordingError::NotTheRules { found } => wrong_file(file, Cause::RulesNotTheRules { found: found.into() }),
    })
}

fn wrong_file(file: &Path, cause: Cause) -> AppError {
    AppError::of(cause).at(file.display().to_string())
}

/// Maximum length of a rules query, in characters; every summary is shorter.
const LONGEST_QUESTION: usize = 500;

/// Returns the search index of Cantina's own summaries, created on first use.
fn plain_search(index: &Index) -> Result<&'static Search, AppError> {
    type Once = OnceLock<Result<Search, SearchError>>;
    static IN_ENGLISH: Once = OnceLock::new();
    static IN_GERMAN: Once = OnceLock::new();
    let once = match index.language() {
        Language::English => &IN_ENGLISH,
        Language::German => &IN_GERMAN,
    };
    once.get_or_init(|| Search::new(index, None)).as_ref().map_err(broken)
}

pub(crate) fn broken(error: &SearchError) -> AppError {
    AppError::of(Cause::RulesBroken { error: ErrorDetail::text(error) })
}

/// Returns the rules that match a number or words, and the words that matched. `search` also covers the user's rules
/// text.
///
/// # Errors
/// `rules.too_long`; `rules.broken`.
pub(crate) fn search(index: &Index, search: Option<&Search>, asked: &str) -> Result<RulesFound, AppError> {
    let found = matching(index, search, asked)?;
    let used = search.map_or_else(|| plain_search(index), Ok)?;
    let words = used.matched_words(asked).map_err(|error| broken(&error))?;
    let rules = found.into_iter().map(|rule| rule.number.to_string()).collect();
    Ok(RulesFound { rules, words: words.into_iter().collect() })
}

fn matching<'a>(index: &'a Index, search: Option<&Search>, asked: &str) -> Result<Vec<&'a Rule>, AppError> {
    if asked.len() > 4 * LONGEST_QUESTION || asked.chars().count() > LONGEST_QUESTION {
        return Err(AppError::of(Cause::RulesTooLong { longest: LONGEST_QUESTION.into() }));
    }
    let search = match search {
        Some(search) => search,
        None => plain_search(index)?,
    };
    let found = search.find(index, asked).map_err(|error| broken(&error))?;
    Ok(found.into_iter().filter_map(|number| index.get(number)).collect())
}

/// Looks up rules for `cantina rules`. A number returns the rule with everything beneath it; words return the matching
/// rules, best first. Includes the wording from `file` if given.
///
/// # Errors
/// `rules.none` if nothing matches; `file.unreadable`, `rules.unreadable`.
pub fn look_up(asked: &str, file: Option<&Path>, language: TextLanguage) -> Result<Vec<RuleAnswer>, AppError> {
    let index = index(language)?;
    let wording = file.map(read_wording).transpose()?;
    let own = wording.as_ref().map(|wording| Search::new(index, Some(wording))).transpose();
    let found = matching(index, own.map_err(|error| broken(&error))?.as_ref(), asked)?;
    if found.is_empty() {
        let cause = match asked.parse::<RuleNumber>() {
            Ok(number) => Cause::RulesNone { rule: ErrorDetail::text(number) },
            Err(_) => Cause::RulesNoneFound { asked: asked.into() },
        };
        return Err(AppError::of(cause));
    }
    let answer = |rule: &Rule| RuleAnswer {
        rule: entry(rule),
        wording: wording.as_ref().and_then(|wording| wording.of(rule.number)).map(str::to_owned),
    };
    Ok(found.into_iter().map(answer).collect())
}

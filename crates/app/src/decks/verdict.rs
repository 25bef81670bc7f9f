//! `cantina deck check`: the problems of a deck in a file.

use catalog::Catalog;
use chrono::NaiveDate;
use decks::{
    ConstructedFormat, DeckList, Formats, LimitedFormat, Problem, check_constructed, check_limited, check_trilogy,
};
use exchange::{Content, ImportResult, UnresolvedRow};
use serde::Serialize;

use super::files::{one_deck, unplaced};
use super::problems;
use crate::AppError;
use crate::contract::{TextLanguage, TrilogyPool};
use crate::error::{Cause, FieldName};

/// A format for `cantina deck check`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckedFormat {
    /// CR 9.1 and 9.2, Premier.
    Premier,
    /// CR 9.1 and 9.2, Eternal.
    Eternal,
    /// Three decks (CR 9.3).
    Trilogy,
    /// Twin Suns (CR 12).
    TwinSuns,
    /// A deck from a sealed pool (CR 10.2).
    Sealed,
    /// A deck from a draft pool (CR 10.3).
    Draft,
}

/// The result of a check, the JSON output of `cantina deck check --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// `true` if the deck (or all three) is legal.
    pub legal: bool,
    /// All problems.
    pub problems: Vec<VerdictProblem>,
}

/// A problem with a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerdictProblem {
    /// The code of the problem, for programs.
    pub code: String,
    /// The message, for people.
    pub message: String,
    /// The cards concerned, by name.
    pub cards: Vec<String>,
    /// The number of the rule behind the problem.
    pub rule: String,
    /// The Trilogy deck, from 1; left out for a single deck, or if all three are affected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
}

/// Checks the deck (for Trilogy the three decks) in `bytes`, in any supported format. Limited formats need the pool.
///
/// # Errors
/// `exchange.*`, `pool.*` if the input cannot be read or does not fit the format.
pub fn check(
    bytes: &[u8],
    format: CheckedFormat,
    trilogy_pool: TrilogyPool,
    pool: Option<&[u8]>,
    on: NaiveDate,
) -> Result<Verdict, AppError> {
    let catalog = Catalog::embedded()?;
    let formats = Formats::embedded()?;
    let reading = exchange::read(&catalog, bytes).map_err(AppError::from)?;
    let constructed = |format| Ok(check_constructed(&catalog, &formats, one_deck(&reading)?, format, on));
    let limited = |format| {
        let pool = pool.ok_or_else(no_pool)?;
        let pool = exchange::read_pool(&catalog, pool).map_err(AppError::from)?;
        Ok(check_limited(&catalog, one_deck(&reading)?, &pool, format))
    };
    let problems: Result<Vec<Problem>, AppError> = match format {
        CheckedFormat::Premier => constructed(ConstructedFormat::Premier),
        CheckedFormat::Eternal => constructed(ConstructedFormat::Eternal),
        CheckedFormat::TwinSuns => constructed(ConstructedFormat::TwinSuns),
        CheckedFormat::Trilogy => {
            Ok(check_trilogy(&catalog, &formats, several_decks(&reading)?, card_pool(trilogy_pool), on))
        }
        CheckedFormat::Sealed => limited(LimitedFormat::Sealed),
        CheckedFormat::Draft => limited(LimitedFormat::Draft),
    };
    let unplaced = reading.unresolved.iter().map(|row| unplaced_problem(&catalog, row));
    let found = problems?;
    let problems: Vec<VerdictProblem> = unplaced.chain(found.iter().map(verdict_problem)).collect();
    Ok(Verdict { legal: problems.is_empty(), problems })
}

fn verdict_problem(problem: &Problem) -> VerdictProblem {
    VerdictProblem {
        code: problem.code().to_owned(),
        message: problems::message(problem, TextLanguage::English),
        cards: problem.names.clone(),
        rule: problem.rule.to_owned(),
        deck: problem.deck,
    }
}

fn no_pool() -> AppError {
    AppError::of(Cause::PoolMissing)
}

fn several_decks(reading: &ImportResult) -> Result<&[DeckList], AppError> {
    match &reading.content {
        Content::Decks(lists) => Ok(lists),
        Content::Deck(_) | Content::Collection(_) => one_deck(reading).map(std::slice::from_ref),
    }
}

/// Parses a date in the form `YYYY-MM-DD`.
///
/// # Errors
/// `date.unreadable`.
pub fn day(text: &str) -> Result<NaiveDate, AppError> {
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").map_err(|_| {
        let shown: String = text.chars().take(20).collect();
        AppError::of(Cause::DateUnreadable { shown: (&shown).into() }).at(FieldName::Date)
    })
}

/// Converts a Trilogy pool for the crate `decks`.
pub(crate) fn card_pool(pool: TrilogyPool) -> decks::CardPool {
    match pool {
        TrilogyPool::Premier => decks::CardPool::Premier,
        TrilogyPool::Eternal => decks::CardPool::Eternal,
    }
}

/// Converts an unresolved row to a problem of the deck: it contains something that is not a card.
fn unplaced_problem(catalog: &Catalog, row: &UnresolvedRow) -> VerdictProblem {
    VerdictProblem {
        code: row.kind.code().to_owned(),
        message: unplaced(catalog, row),
        cards: vec![row.text.clone()],
        // A deck consists of cards.
        rule: "CR 1.2.1".to_owned(),
        deck: None,
    }
}

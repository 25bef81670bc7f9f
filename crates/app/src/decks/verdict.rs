//! `cantina deck check`: the problems of a deck in a file.

use std::collections::BTreeSet;

use catalog::Catalog;
use chrono::NaiveDate;
use decks::{
    ConstructedFormat, DeckList, Formats, Legality, LimitedFormat, Problem, UnknownCards, check_constructed,
    check_limited, check_trilogy,
};
use exchange::{Content, ImportResult, Section, UnresolvedReason, UnresolvedRow};
use model::CardId;
use serde::Serialize;

use super::files::{one_deck, unplaced};
use super::problems;
use crate::AppError;
use crate::contract::{TextLanguage, TrilogyPool};
use crate::error::{Cause, ErrorDetail, FieldName};

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
    /// The answer in one word: `legal`, `illegal`, or `cannot_be_judged` if it has cards of a set that is known only in
    /// part, and no rule is broken by the others.
    pub answer: &'static str,
    /// `true` if all cards are known.
    pub known: bool,
    /// `true` if all cards are known and have texts, so that the engine can play with them.
    pub playable: bool,
    /// The known cards without a text, by name.
    pub not_playable: Vec<String>,
    /// All problems. If the deck cannot be judged, the unknown cards.
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

/// Checks the deck (for Trilogy the three decks) in `bytes`, in any supported format. Limited formats need the pool. The
/// messages of problems are in the language.
///
/// # Errors
/// `exchange.*`, `pool.*` if the input cannot be read or does not fit the format.
pub fn check(
    bytes: &[u8],
    format: CheckedFormat,
    trilogy_pool: TrilogyPool,
    pool: Option<&[u8]>,
    on: NaiveDate,
    language: TextLanguage,
) -> Result<Verdict, AppError> {
    let catalog = Catalog::shared()?;
    let formats = Formats::shared()?;
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
            Ok(check_trilogy(&catalog, &formats, several_decks(&reading)?, trilogy_pool.into(), on))
        }
        CheckedFormat::Sealed => limited(LimitedFormat::Sealed),
        CheckedFormat::Draft => limited(LimitedFormat::Draft),
    };
    let unplaced = reading.unresolved.iter().map(|row| unplaced_problem(&catalog, row, language));
    let (legality, found) = decks::legality(problems?, |deck| unknown_cards(&reading, deck));
    let problems: Vec<VerdictProblem> =
        unplaced.chain(found.iter().map(|problem| verdict_problem(problem, language))).collect();
    // Rows that name no card at all are problems as well.
    let others = reading.unresolved.iter().any(|row| !is_of_incomplete_set(row));
    let legality = if others { Legality::Illegal } else { legality };
    let not_playable = not_playable(&catalog, &reading)?;
    let known = reading.unresolved.is_empty();
    Ok(Verdict {
        legal: legality == Legality::Legal,
        answer: legality.as_str(),
        known,
        playable: known && not_playable.is_empty(),
        not_playable,
        problems,
    })
}

fn is_of_incomplete_set(row: &UnresolvedRow) -> bool {
    matches!(row.kind, UnresolvedReason::IncompleteSet(_))
}

/// Returns the cards of incomplete sets in a deck, from 1, or in all decks.
pub(crate) fn unknown_cards(reading: &ImportResult, deck: Option<u8>) -> UnknownCards {
    let mut unknown = UnknownCards::default();
    let wanted = |row: &&UnresolvedRow| deck.is_none_or(|deck| row.deck + 1 == usize::from(deck));
    for row in reading.unresolved.iter().filter(|row| is_of_incomplete_set(row)).filter(wanted) {
        let count = match row.section {
            Section::Leader => &mut unknown.leaders,
            Section::Base => &mut unknown.bases,
            Section::Main => &mut unknown.main,
            Section::Sideboard | Section::Collection => &mut unknown.sideboard,
        };
        *count = count.saturating_add(row.count);
    }
    unknown
}

/// Returns the names of the known cards without a text, each once.
fn not_playable(catalog: &Catalog, reading: &ImportResult) -> Result<Vec<String>, AppError> {
    let lists: &[DeckList] = match &reading.content {
        Content::Decks(lists) => lists,
        Content::Deck(list) => std::slice::from_ref(list),
        Content::Collection(_) => &[],
    };
    let sections = lists.iter().flat_map(|list| [&list.leaders, &list.bases, &list.main, &list.sideboard]);
    let cards = sections.flatten().filter_map(|entry| catalog.by_number(entry.card));
    let cards: BTreeSet<CardId> = cards.collect();
    let missing = catalog::texts::not_implemented(catalog, cards);
    let missing = missing.map_err(|error| AppError::of(Cause::CatalogBroken { what: ErrorDetail::text(error) }))?;
    Ok(missing.into_iter().map(|card| catalog.card(card).full_name()).collect())
}

/// Returns the names of the cards of a list that the engine cannot play with, each once. Empty if the card texts cannot
/// be read; games then give the reason.
pub(crate) fn not_playable_in(catalog: &Catalog, list: &DeckList) -> Vec<String> {
    let sections = [&list.leaders, &list.bases, &list.main, &list.sideboard];
    let cards = sections.into_iter().flatten().filter_map(|entry| catalog.by_number(entry.card));
    let missing = catalog::texts::not_implemented(catalog, cards.collect::<BTreeSet<CardId>>());
    missing.unwrap_or_default().into_iter().map(|card| catalog.card(card).full_name()).collect()
}

fn verdict_problem(problem: &Problem, language: TextLanguage) -> VerdictProblem {
    VerdictProblem {
        code: problem.code().to_owned(),
        message: problems::message(problem, language),
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

/// Converts an unresolved row to a problem of the deck: it contains something that is not a card.
fn unplaced_problem(catalog: &Catalog, row: &UnresolvedRow, language: TextLanguage) -> VerdictProblem {
    VerdictProblem {
        code: row.kind.code().to_owned(),
        message: unplaced(catalog, row, language),
        cards: vec![row.text.clone()],
        // A deck consists of cards.
        rule: "CR 1.2.1".to_owned(),
        deck: None,
    }
}

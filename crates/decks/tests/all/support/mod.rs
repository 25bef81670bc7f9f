//! Decks and helpers shared by the tests.

use std::sync::Arc;

use catalog::Catalog;
use chrono::NaiveDate;
use decks::{ConstructedFormat, DeckList, Entry, Formats, Problem, check_constructed};
use model::CardNumber;

/// Returns the bundled catalogue.
pub(crate) fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

/// Returns the bundled formats.
pub(crate) fn formats() -> Arc<Formats> {
    Formats::embedded().unwrap()
}

/// Parses a date such as "2026-11-21".
pub(crate) fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Parses a card number such as "SOR_042".
pub(crate) fn number(text: &str) -> CardNumber {
    text.parse().unwrap()
}

/// Creates a row with copies of a card.
pub(crate) fn row(card: &str, count: u32) -> Entry {
    Entry::new(number(card), count)
}

/// Returns the problems of a deck; empty for a legal one.
pub(crate) fn problems(list: &DeckList, format: ConstructedFormat, on: &str) -> Vec<Problem> {
    check_constructed(&catalog(), &formats(), list, format, day(on))
}

/// Panics with its problems if a deck is not legal.
pub(crate) fn assert_legal(list: &DeckList, format: ConstructedFormat, on: &str) {
    assert_eq!(problems(list, format, on), [], "{format} on {on}");
}

/// Returns the number of copies in a section of a list.
pub(crate) fn copies(entries: &[Entry]) -> u32 {
    entries.iter().map(|entry| entry.count).sum()
}

/// Returns the codes of a deck's problems without "deck.".
pub(crate) fn codes(list: &DeckList, format: ConstructedFormat, on: &str) -> Vec<&'static str> {
    problems(list, format, on).iter().map(short).collect()
}

/// Returns the codes with the rule numbers.
pub(crate) fn rules(list: &DeckList, format: ConstructedFormat, on: &str) -> Vec<(&'static str, &'static str)> {
    problems(list, format, on).iter().map(|problem| (short(problem), problem.rule)).collect()
}

/// Returns a problem's code without "deck.".
pub(crate) fn short(problem: &Problem) -> &'static str {
    problem.code().strip_prefix("deck.").unwrap()
}

/// Returns the only problem with this code.
pub(crate) fn only(list: &DeckList, format: ConstructedFormat, on: &str, code: &str) -> Problem {
    let found: Vec<Problem> = problems(list, format, on).into_iter().filter(|problem| short(problem) == code).collect();
    assert_eq!(found.len(), 1, "{code}: {found:?}");
    found.into_iter().next().unwrap()
}

/// A date when JTL to ASH are in Premier, SOR to TWI are not, and all sets are released.
pub(crate) const TODAY: &str = "2026-11-21";

/// Returns deck cards of Jump to Lightspeed from JTL_050 on, without the Vulture Droid and without reprints.
fn jtl_cards(different: usize, copies: u32) -> Vec<Entry> {
    let catalog = catalog();
    let cards = catalog.cards_of("JTL".parse().unwrap());
    cards
        .filter(|card| card.number.number >= 50 && card.kind.is_deck_card() && card.number != number("JTL_256"))
        .filter(|card| catalog.reprints(card.id).count() == 1)
        .filter(|card| ![number("JTL_170"), number("JTL_140")].contains(&card.number))
        .take(different)
        .map(|card| Entry::new(card.number, copies))
        .collect()
}

/// Returns a deck of 50 cards that is legal in Premier and Eternal from 2025-03-14: Boba Fett with a Common base.
pub(crate) fn premier() -> DeckList {
    let mut main = jtl_cards(17, 3);
    main[16].count = 2;
    DeckList { leaders: vec![row("JTL_009", 1)], bases: vec![row("JTL_020", 1)], main, ..DeckList::default() }
}

/// Returns a deck of 80 cards that is legal in Twin Suns from 2025-03-14: two leaders with Villainy.
pub(crate) fn twin_suns() -> DeckList {
    DeckList {
        leaders: vec![row("JTL_009", 1), row("JTL_001", 1)],
        bases: vec![row("JTL_020", 1)],
        main: jtl_cards(80, 1),
        ..DeckList::default()
    }
}

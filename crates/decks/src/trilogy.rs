//! Trilogy: three decks that share their limits (CR 9.3).

use std::collections::BTreeMap;

use catalog::Catalog;
use chrono::NaiveDate;
use model::CardId;

use crate::constructed::{DeckCheck, FormatRules, ListedCard, RuleCitations, SortedContents};
use crate::formats::{CardPool, Formats};
use crate::{CopyScope, DeckList, Problem, ProblemCode};

const RULES: RuleCitations = RuleCitations {
    contents: "CR 9.3.2A",
    leaders: "CR 9.3.2B",
    copies: "CR 9.3.2B",
    sideboard: "CR 9.3.2C",
    pool: "CR 9.3.2D",
};

/// Checks the decks of a Trilogy on a date with the chosen card pool. Returns all problems: the number of decks, then
/// the problems of each deck with its number, then those over all decks; empty if the decks are legal.
#[must_use]
pub fn check_trilogy(
    catalog: &Catalog,
    formats: &Formats,
    lists: &[DeckList],
    pool: CardPool,
    on: NaiveDate,
) -> Vec<Problem> {
    let law = FormatRules {
        formats,
        limits: formats.trilogy_limits(on),
        rules: &RULES,
        title: "Trilogy",
        pool,
        suspensions: Some(pool),
        sets: formats.sets_in(pool, on),
        on,
    };
    let mut check = DeckCheck { catalog, law, deck: None, problems: Vec::new() };
    let have = u32::try_from(lists.len()).unwrap_or(u32::MAX);
    let need = formats.trilogy_decks();
    if have != need {
        check.report(ProblemCode::DeckCount { have, need }, &[], "CR 9.3.1A");
    }
    let mut decks = Vec::with_capacity(lists.len());
    for (place, list) in lists.iter().enumerate() {
        check.deck = Some(deck_number(place));
        let contents = check.contents(list);
        check.sizes(&contents);
        decks.push(contents);
    }
    check.deck = None;
    shared(&mut check, &decks, |deck| deck.leaders.clone(), |decks| ProblemCode::SharedLeader { decks });
    shared(&mut check, &decks, |deck| deck.base.into_iter().collect(), |decks| ProblemCode::SharedBase { decks });
    copies(&mut check, &decks);
    check.problems
}

/// Returns the number of a deck, from 1. All decks after the 255th, far too many anyway, get the last number.
fn deck_number(place: usize) -> u8 {
    u8::try_from(place + 1).unwrap_or(u8::MAX)
}

/// CR 9.3.2B: no leader and no base may be in two of the decks, in any printing.
fn shared(
    check: &mut DeckCheck<'_>,
    decks: &[SortedContents],
    cards: impl Fn(&SortedContents) -> Vec<CardId>,
    problem: impl Fn(Vec<u8>) -> ProblemCode,
) {
    let mut held: BTreeMap<_, (Vec<CardId>, Vec<u8>)> = BTreeMap::new();
    for (place, deck) in decks.iter().enumerate() {
        for card in cards(deck) {
            let (printings, numbers) = held.entry(check.catalog.identity(card)).or_default();
            printings.push(card);
            if numbers.last() != Some(&deck_number(place)) {
                numbers.push(deck_number(place));
            }
        }
    }
    for (mut printings, numbers) in held.into_values().filter(|(_, numbers)| numbers.len() > 1) {
        printings.sort_unstable();
        check.report_printings(problem(numbers), printings, RULES.copies);
    }
}

/// CR 9.3.2B: the copy limit applies to all decks together.
fn copies(check: &mut DeckCheck<'_>, decks: &[SortedContents]) {
    let placed = |(place, deck): (usize, &SortedContents)| -> Vec<(ListedCard, usize)> {
        deck.cards.iter().map(|claim| (*claim, place)).collect()
    };
    let mut claims: Vec<(ListedCard, usize)> = decks.iter().enumerate().flat_map(placed).collect();
    claims.sort_unstable();
    for printings in claims.chunk_by(|(one, _), (next, _)| one.identity == next.identity) {
        let have = printings.iter().fold(0u32, |sum, (claim, _)| sum.saturating_add(claim.count));
        let most = check.most_copies(printings[0].0.identity);
        if have <= most {
            continue;
        }
        let mut each: BTreeMap<u8, u32> = BTreeMap::new();
        for (claim, place) in printings {
            let held = each.entry(deck_number(*place)).or_default();
            *held = held.saturating_add(claim.count);
        }
        let over = CopyScope::AllDecks(each.into_iter().collect());
        let what = ProblemCode::TooManyCopies { have, most, over };
        let cards = printings.iter().map(|(claim, _)| claim.card).collect();
        check.report_printings(what, cards, RULES.copies);
    }
}

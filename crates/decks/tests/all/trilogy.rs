//! Trilogy, rule by rule (CR 9.3).

use crate::support;

use decks::{CardPool, CopyScope, DeckList, Entry, Problem, ProblemCode, check_trilogy};
use support::*;

/// Returns three decks of 50 cards, legal with either pool, with different leaders, bases and cards.
fn three() -> Vec<DeckList> {
    let catalog = catalog();
    [("JTL", "JTL_009", "JTL_020"), ("LOF", "LOF_009", "LOF_021"), ("SEC", "SEC_016", "SEC_022")]
        .into_iter()
        .map(|(set, leader, base)| {
            let cards = catalog.cards_of(set.parse().unwrap()).filter(|card| card.kind.is_deck_card());
            let alone = cards.filter(|card| catalog.reprints(card.id).count() == 1 && card.number.number >= 50);
            let mut main: Vec<Entry> = alone.take(17).map(|card| Entry::new(card.number, 3)).collect();
            main[16].count = 2;
            DeckList { leaders: vec![row(leader, 1)], bases: vec![row(base, 1)], main, ..DeckList::default() }
        })
        .collect()
}

fn judge(lists: &[DeckList], pool: CardPool) -> Vec<Problem> {
    check_trilogy(&catalog(), &formats(), lists, pool, day(TODAY))
}

/// Returns code, rule and deck of each problem with the Premier pool.
fn found(lists: &[DeckList]) -> Vec<(&'static str, &'static str, Option<u8>)> {
    let problems = judge(lists, CardPool::Premier);
    problems.iter().map(|problem| (short(problem), problem.rule, problem.deck)).collect()
}

/// CR 9.3.1A, 9.3.2A: three decks with a leader, a base and fifty cards each.
#[test]
fn three_different_decks_are_a_legal_trilogy() {
    for pool in CardPool::ALL {
        let lists = three();
        assert_eq!(lists.iter().map(|list| copies(&list.main)).collect::<Vec<_>>(), [50, 50, 50]);
        assert_eq!(judge(&lists, pool), []);
    }
}

/// CR 9.3.1A: exactly three decks; problems inside them are reported as well.
#[test]
fn a_trilogy_has_exactly_three_decks() {
    let mut lists = three();
    lists[1].bases.clear();
    assert_eq!(found(&lists[..2]), [("deck_count", "CR 9.3.1A", None), ("base_count", "CR 9.3.2A", Some(2))]);
    assert_eq!(found(&[]), [("deck_count", "CR 9.3.1A", None)]);
    let problems = judge(&lists[..2], CardPool::Premier);
    assert_eq!(problems[0].what, ProblemCode::DeckCount { have: 2, need: 3 });
    assert_eq!(found(&vec![DeckList::default(); 300])[0], ("deck_count", "CR 9.3.1A", None));
}

/// CR 9.3.2A: each deck needs 50 cards; the problem names the deck.
#[test]
fn each_deck_of_a_trilogy_needs_fifty_cards() {
    let mut lists = three();
    lists[2].main[0].count = 2;
    assert_eq!(found(&lists), [("too_few_cards", "CR 9.3.2A", Some(3))]);
    let problems = judge(&lists, CardPool::Premier);
    assert_eq!(problems[0].what, ProblemCode::TooFewCards { have: 49, need: 50 });
    assert_eq!(problems[0].deck, Some(3));
}

/// CR 9.3.2B: no shared leader or base among the three decks, in any printing.
#[test]
fn leaders_and_bases_of_a_trilogy_must_differ() {
    let mut lists = three();
    lists[2].leaders = lists[0].leaders.clone();
    lists[1].bases = vec![row("JTL_029", 1)];
    lists[2].bases = vec![row("SOR_030", 1)];
    assert_eq!(found(&lists), [("shared_leader", "CR 9.3.2B", None), ("shared_base", "CR 9.3.2B", None)]);
    let problems = judge(&lists, CardPool::Premier);
    assert_eq!(problems[0].what, ProblemCode::SharedLeader { decks: vec![1, 3] });
    assert_eq!(problems[1].what, ProblemCode::SharedBase { decks: vec![2, 3] });
    assert_eq!((problems[1].names[0].as_str(), problems[1].cards.len()), ("Chopper Base", 2));
    assert_eq!(problems[1].deck, None);
}

/// CR 9.3.2B: three copies over all three decks, including reprints.
#[test]
fn the_limit_of_three_copies_is_shared_by_all_decks() {
    let mut lists = three();
    lists[0].main.push(row("SOR_033", 2));
    lists[1].main.push(row("SHD_030", 1));
    assert_eq!(found(&lists), []);
    lists[2].main.push(row("SEC_030", 1));
    assert_eq!(found(&lists), [("too_many_copies", "CR 9.3.2B", None)]);
    let problems = judge(&lists, CardPool::Premier);
    let over = CopyScope::AllDecks(vec![(1, 2), (2, 1), (3, 1)]);
    assert_eq!(problems[0].what, ProblemCode::TooManyCopies { have: 4, most: 3, over });
    assert_eq!(problems[0].names, ["Death Trooper"]);
}

/// CR 9.3.2B: fifteen Vulture Droids over all three decks.
#[test]
fn the_limit_of_fifteen_vulture_droids_is_shared_by_all_decks() {
    let mut lists = three();
    for list in &mut lists {
        list.main.push(row("JTL_256", 5));
    }
    assert_eq!(found(&lists), []);
    lists[0].main.push(row("JTL_256", 1));
    assert_eq!(found(&lists), [("too_many_copies", "CR 9.3.2B", None)]);
}

/// CR 9.3.2C: no sideboard.
#[test]
fn a_trilogy_deck_has_no_sideboard() {
    let mut lists = three();
    lists[1].sideboard.push(row("SEC_030", 1));
    assert_eq!(found(&lists), [("no_sideboard", "CR 9.3.2C", Some(2))]);
}

/// CR 9.3.2D: pool and suspensions are those of Premier or of Eternal.
#[test]
fn the_chosen_pool_applies_to_all_three_decks() {
    let mut lists = three();
    lists[0].main.push(row("SOR_040", 1));
    lists[1].leaders = vec![row("ASH_011", 1)];
    assert_eq!(found(&lists), [("rotated", "CR 9.3.2D", Some(1)), ("suspended", "CR 9.3.2D", Some(2))]);
    assert_eq!(judge(&lists, CardPool::Eternal), []);
    lists[2].main.push(row("JTL_170", 1));
    let eternal = check_trilogy(&catalog(), &formats(), &lists, CardPool::Eternal, day("2026-08-01"));
    assert_eq!(
        eternal.iter().map(|problem| (short(problem), problem.deck)).collect::<Vec<_>>(),
        [("suspended", Some(3))]
    );
}

/// Data Vault and Thermal Oscillator change only the size of the deck they are in.
#[test]
fn a_base_changes_only_the_size_of_its_own_deck() {
    let mut lists = three();
    lists[0].bases = vec![row("JTL_024", 1)];
    lists[1].bases = vec![row("JTL_025", 1)];
    lists[1].main.truncate(15);
    assert_eq!(found(&lists), [("too_few_cards", "CR 9.3.2A", Some(1))]);
    let problems = judge(&lists, CardPool::Premier);
    assert_eq!(problems[0].what, ProblemCode::TooFewCards { have: 50, need: 60 });
    assert_eq!(problems[0].names, ["Data Vault"]);
}

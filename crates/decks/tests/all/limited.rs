//! Limited decks against their pools (CR 10.2, 10.3).

use catalog::Catalog;
use decks::{DeckList, Entry, LimitedFormat, Pool, ProblemCode, check_limited, minimum_deck_size};
use model::CardNumber;

fn number(text: &str) -> CardNumber {
    text.parse().unwrap()
}

/// Leader SOR_010, and thirty different cards SOR_033 to SOR_062 in the pool; Common base SOR_020 (Capital City).
fn legal() -> (DeckList, Pool) {
    let catalog = Catalog::embedded().unwrap();
    let main: Vec<Entry> = (33..63).map(|n| Entry::new(number(&format!("SOR_{n:03}")), 1)).collect();
    let held =
        main.iter().map(|entry| (entry.card, entry.count)).chain([(number("SOR_010"), 1), (number("SOR_063"), 1)]);
    let pool = Pool::from_numbers(&catalog, "SOR".parse().unwrap(), held).unwrap();
    let list = DeckList {
        leaders: vec![Entry::new(number("SOR_010"), 1)],
        bases: vec![Entry::new(number("SOR_020"), 1)],
        main,
        sideboard: vec![Entry::new(number("SOR_063"), 1)],
        ..DeckList::default()
    };
    (list, pool)
}

fn codes(list: &DeckList, pool: &Pool) -> Vec<(&'static str, &'static str)> {
    let catalog = Catalog::embedded().unwrap();
    let problems = check_limited(&catalog, list, pool, LimitedFormat::Draft);
    problems.iter().map(|problem| (problem.code(), problem.rule)).collect()
}

/// CR 10.3.4A: 1 leader, 1 base, 30 others.
#[test]
fn thirty_cards_with_leader_and_base_are_legal() {
    let (list, pool) = legal();
    assert_eq!(list.main.iter().map(|entry| entry.count).sum::<u32>(), 30);
    assert_eq!(codes(&list, &pool), []);
}

/// CR 10.3.4A: 29 cards are too few, and the message has the number missing.
#[test]
fn twenty_nine_cards_are_too_few() {
    let (mut list, pool) = legal();
    let moved = list.main.pop().unwrap();
    list.sideboard.push(moved);
    assert_eq!(codes(&list, &pool), [("deck.too_few_cards", "CR 10.3.4A")]);
    let catalog = Catalog::embedded().unwrap();
    let problems = check_limited(&catalog, &list, &pool, LimitedFormat::Draft);
    assert_eq!(problems[0].what, ProblemCode::TooFewCards { have: 29, need: 30 });
}

/// CR 10.3.4B: the leader must have been drafted.
#[test]
fn a_leader_outside_the_pool_is_refused() {
    let (mut list, pool) = legal();
    list.leaders = vec![Entry::new(number("SOR_001"), 1)];
    assert_eq!(codes(&list, &pool), [("deck.not_in_pool", "CR 10.3.4B")]);
}

/// CR 10.3.4C: any Common base of the set is allowed; a Rare one must be in the pool.
#[test]
fn a_rare_base_must_be_in_the_pool() {
    let (mut list, mut pool) = legal();
    list.bases = vec![Entry::new(number("SOR_019"), 1)];
    assert_eq!(codes(&list, &pool), [("deck.base_not_allowed", "CR 10.3.4C")]);
    pool.add(Catalog::embedded().unwrap().by_number(number("SOR_019")).unwrap(), 1);
    assert_eq!(codes(&list, &pool), []);
}

/// CR 10.2.2C, 10.3.4C: "of the appropriate set". A Common base that is only in another set is not allowed; one that is
/// reprinted there is the same base (Chopper Base, SOR_030 and JTL_029).
#[test]
fn a_common_base_of_another_set_is_refused() {
    let (mut list, pool) = legal();
    list.bases = vec![Entry::new(number("SHD_019"), 1)];
    assert_eq!(codes(&list, &pool), [("deck.base_not_allowed", "CR 10.3.4C")]);
    list.bases = vec![Entry::new(number("JTL_029"), 1)];
    assert_eq!(codes(&list, &pool), []);
}

/// CR 10.3.4D: copies are limited only by the pool; a hyperspace number is the same card.
#[test]
fn copies_are_limited_only_by_the_pool() {
    let catalog = Catalog::embedded().unwrap();
    let (mut list, mut pool) = legal();
    let card = list.main[0].card;
    let hyperspace = catalog.number_in(catalog.by_number(card).unwrap(), model::Treatment::Hyperspace).unwrap();
    list.main.push(Entry::new(hyperspace, 4));
    assert_eq!(codes(&list, &pool), [("deck.not_in_pool", "CR 10.3.1A")]);
    pool.add(catalog.by_number(card).unwrap(), 4);
    assert_eq!(codes(&list, &pool), []);
}

/// All problems are reported at the same time, each with its code.
#[test]
fn all_problems_are_reported_at_once() {
    let (mut list, pool) = legal();
    list.leaders = vec![Entry::new(number("SOR_033"), 1), Entry::new(number("SOR_010"), 1)];
    list.bases.clear();
    list.main.truncate(10);
    list.main.push(Entry::new(number("SOR_T01"), 1));
    list.main.push(Entry::new(number("SOR_999"), u32::MAX));
    let found: Vec<&str> = codes(&list, &pool).iter().map(|(code, _)| *code).collect();
    assert_eq!(
        found,
        [
            "deck.leader_count",
            "deck.not_a_leader",
            "deck.base_count",
            "deck.unknown_card",
            "deck.not_a_deck_card",
            "deck.too_few_cards"
        ]
    );
}

/// Data Vault requires ten more cards, Thermal Oscillator five fewer (JTL_024, JTL_025).
#[test]
fn two_bases_change_the_minimum_deck_size() {
    let catalog = Catalog::embedded().unwrap();
    let size = |text: &str| minimum_deck_size(&catalog, catalog.by_number(number(text)));
    assert_eq!((size("JTL_024"), size("JTL_025"), size("JTL_029")), (40, 25, 30));
    assert_eq!(minimum_deck_size(&catalog, None), 30);
    let (mut list, mut pool) = legal();
    list.bases = vec![Entry::new(number("JTL_024"), 1)];
    pool.add(catalog.by_number(number("JTL_024")).unwrap(), 1);
    let problems = check_limited(&catalog, &list, &pool, LimitedFormat::Sealed);
    assert_eq!(problems[0].what, ProblemCode::TooFewCards { have: 30, need: 40 });
    assert_eq!(problems[0].rule, "CR 10.2.2A");
}

/// The message names the base that changes the size.
#[test]
fn the_base_that_changes_the_deck_size_is_named() {
    let (mut list, mut pool) = legal();
    list.bases = vec![Entry::new(number("JTL_024"), 1)];
    pool.add(Catalog::embedded().unwrap().by_number(number("JTL_024")).unwrap(), 1);
    let problems = check_limited(&Catalog::embedded().unwrap(), &list, &pool, LimitedFormat::Draft);
    assert!(matches!(problems[0].what, ProblemCode::TooFewCards { need: 40, .. }), "{:?}", problems[0]);
    assert_eq!(problems[0].names, ["Data Vault"]);
}

/// CR 1.2.3: tokens belong to no deck; CR 10.3.4A: a leader is not one of its cards.
#[test]
fn tokens_and_leaders_are_refused_as_cards_of_the_deck() {
    let (mut list, pool) = legal();
    list.main.push(Entry::new(number("SOR_T01"), 1));
    list.main.push(Entry::new(number("SOR_010"), 1));
    assert_eq!(codes(&list, &pool), [("deck.not_a_deck_card", "CR 1.2.3"), ("deck.not_a_deck_card", "CR 10.3.4A")]);
}

/// Websites export the rest of the pool as the sideboard, including unused leaders and bases (CR 10.3.4B, 10.3.4C). A
/// leader that is not in the pool is reported.
#[test]
fn the_sideboard_may_contain_leaders_and_bases_of_the_pool() {
    let (mut list, mut pool) = legal();
    let another = Catalog::embedded().unwrap().by_number(number("SOR_005")).unwrap();
    pool.add(another, 1);
    list.sideboard.push(Entry::new(number("SOR_005"), 1));
    list.sideboard.push(Entry::new(number("SOR_019"), 3));
    assert_eq!(codes(&list, &pool), []);
    list.sideboard.push(Entry::new(number("SOR_005"), 1));
    assert_eq!(codes(&list, &pool), [("deck.not_in_pool", "CR 10.3.4B")]);
}

/// Absurd counts do not overflow.
#[test]
fn absurd_counts_do_not_overflow() {
    let (mut list, mut pool) = legal();
    for entry in list.main.iter_mut().chain(&mut list.leaders).chain(&mut list.bases) {
        entry.count = u32::MAX;
    }
    let found: Vec<&str> = codes(&list, &pool).iter().map(|(code, _)| *code).collect();
    assert_eq!(found[..2], ["deck.leader_count", "deck.base_count"]);
    assert_eq!(found.len(), 2 + 31);
    let card = Catalog::embedded().unwrap().by_number(number("SOR_033")).unwrap();
    pool.add(card, u32::MAX);
    assert_eq!((pool.count(card), pool.size()), (u32::MAX, u32::MAX));
}

#[test]
fn a_problem_has_its_code_figures_and_rule() {
    let (mut list, pool) = legal();
    list.leaders.clear();
    let problems = check_limited(&Catalog::embedded().unwrap(), &list, &pool, LimitedFormat::Draft);
    assert_eq!(problems[0].code(), "deck.leader_count");
    assert_eq!(problems[0].what, ProblemCode::LeaderCount { have: 0, need: 1 });
    assert_eq!((problems[0].names.len(), problems[0].rule, problems[0].deck), (0, "CR 10.3.4A", None));
}

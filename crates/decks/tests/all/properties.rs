//! Properties of all lists: checking never panics, and a legal deck follows the rules.

use crate::support;

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use decks::{
    CardPool, ConstructedFormat, DeckList, Entry, LimitedFormat, Pool, check_constructed, check_limited, check_trilogy,
};
use model::{Aspect, CardId, CardNumber, CardType};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use support::{catalog, day, formats, number};

fn a_format() -> impl Strategy<Value = ConstructedFormat> {
    prop::sample::select(ConstructedFormat::ALL.to_vec())
}

fn a_day() -> impl Strategy<Value = NaiveDate> {
    (0u64..1200).prop_map(|days| day("2024-02-01").checked_add_days(Days::new(days)).unwrap())
}

/// Plain cards of all sets and kinds, other treatments, and unknown numbers.
fn a_number() -> impl Strategy<Value = CardNumber> {
    let plain: Vec<CardNumber> = catalog().cards().iter().map(|card| card.number).collect();
    let sets = ["SOR", "JTL", "ASH", "XY1"].map(|set| set.parse().unwrap());
    let any = (prop::sample::select(sets.to_vec()), any::<bool>(), 0u16..1300)
        .prop_map(|(set, token, number)| CardNumber { set, token, number });
    prop_oneof![3 => prop::sample::select(plain), 1 => any]
}

fn entries(most: usize) -> impl Strategy<Value = Vec<Entry>> {
    let count = prop_oneof![Just(0), 1u32..4, 14u32..17, Just(u32::MAX), Just(u32::MAX / 2 + 1)];
    prop::collection::vec((a_number(), count).prop_map(|(card, count)| Entry::new(card, count)), 0..most)
}

fn any_list() -> impl Strategy<Value = DeckList> {
    (entries(4), entries(3), entries(40), entries(15)).prop_map(|(leaders, bases, main, sideboard)| DeckList {
        leaders,
        bases,
        main,
        sideboard,
        ..DeckList::default()
    })
}

fn cards_of_kind(wanted: fn(CardType) -> bool) -> Vec<CardNumber> {
    catalog().cards().iter().filter(|card| wanted(card.kind)).map(|card| card.number).collect()
}

/// Lists that are sometimes legal: right kinds, sizes near the minimum, copies near the maximum.
fn likely_list(format: ConstructedFormat) -> impl Strategy<Value = DeckList> {
    let (leaders, copies, rows) = match format {
        ConstructedFormat::Premier | ConstructedFormat::Eternal => (1, 3, 16..26),
        ConstructedFormat::TwinSuns => (2, 1, 78..92),
    };
    let bases = vec![number("JTL_020"), number("JTL_024"), number("JTL_025"), number("SOR_030")];
    let row = |card: CardNumber, copies: u32| Entry::new(card, if card == number("JTL_256") { 15 } else { copies });
    (
        prop::sample::subsequence(cards_of_kind(|kind| kind == CardType::Leader), leaders),
        prop::sample::select(bases),
        prop::sample::subsequence(cards_of_kind(CardType::is_deck_card), rows),
        prop::sample::subsequence(cards_of_kind(CardType::is_deck_card), 0..4),
    )
        .prop_map(move |(leaders, base, main, sideboard)| DeckList {
            leaders: leaders.into_iter().map(|card| Entry::new(card, 1)).collect(),
            bases: vec![Entry::new(base, 1)],
            main: main.into_iter().map(|card| row(card, copies)).collect(),
            sideboard: sideboard.into_iter().map(|card| Entry::new(card, 1)).collect(),
            ..DeckList::default()
        })
}

/// Checks the rules directly from the catalogue, independent of the validator's tables.
fn keeps_the_rules(deck: &DeckList, format: ConstructedFormat, on: NaiveDate) {
    let catalog = catalog();
    let cards = |entries: &[Entry]| -> Vec<(CardId, u32)> {
        let copies = entries.iter().filter(|entry| entry.count > 0);
        copies.map(|entry| (catalog.by_number(entry.card).unwrap(), entry.count)).collect()
    };
    let [leaders, bases, main, sideboard] =
        [&deck.leaders, &deck.bases, &deck.main, &deck.sideboard].map(|entries| cards(entries));
    let [(base, 1)] = bases[..] else { panic!("{bases:?}") };
    let twin = format == ConstructedFormat::TwinSuns;
    let usual = match (twin, on < day("2025-03-14")) {
        (true, false) => 80,
        (true, true) | (false, _) => 50,
    };
    let change = match catalog.card(base).number.to_string().as_str() {
        "JTL_024" => 10,
        "JTL_025" => -5,
        _ => 0,
    };
    assert!(main.iter().map(|(_, count)| *count as i32).sum::<i32>() >= usual + change);
    assert_eq!(leaders.len(), if twin { 2 } else { 1 });
    assert!(leaders.iter().all(|(card, count)| *count == 1 && catalog.card(*card).kind == CardType::Leader));
    assert_eq!(catalog.card(base).kind, CardType::Base);
    let shows = |aspect| leaders.iter().any(|(card, _)| catalog.card(*card).aspects.contains(aspect));
    assert!(!(twin && shows(Aspect::Heroism) && shows(Aspect::Villainy)));
    let mut copies = BTreeMap::new();
    for (card, count) in main.iter().chain(&sideboard) {
        assert!(catalog.card(*card).kind.is_deck_card());
        let most = match (&*catalog.card(*card).name, twin) {
            ("Swarming Vulture Droid", _) => 15,
            (_, true) => 1,
            (_, false) => 3,
        };
        let held: &mut u32 = copies.entry(catalog.identity(*card)).or_default();
        *held += count;
        assert!(*held <= most);
    }
    let side: u32 = sideboard.iter().map(|(_, count)| count).sum();
    assert!(side <= if twin { 0 } else { 10 });
    for (card, _) in leaders.into_iter().chain(bases).chain(main).chain(sideboard) {
        let released = |printing: &model::Card| {
            let set = printing.number.set.as_str();
            let early = ["SOR", "SHD", "TWI"].contains(&set) && on >= day("2026-03-13");
            let premier = format != ConstructedFormat::Premier || !(early || set == "TS26");
            catalog.set(printing.number.set).unwrap().released.parse::<NaiveDate>().unwrap() <= on && premier
        };
        assert!(catalog.reprints(card).any(released), "{}", catalog.card(card).full_name());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// No list makes a check panic, and lists without problems follow the rules.
    #[test]
    fn checking_any_list_never_panics(list in any_list(), format in a_format(), on in a_day()) {
        if check_constructed(&catalog(), &formats(), &list, format, on).is_empty() {
            keeps_the_rules(&list, format, on);
        }
        let lists = [list.clone(), list.clone(), list.clone()];
        let problems = check_trilogy(&catalog(), &formats(), &lists, CardPool::Premier, on);
        prop_assert!(!problems.is_empty());
        let pool = Pool::new("SOR".parse().unwrap());
        let limited = check_limited(&catalog(), &list, &pool, LimitedFormat::Sealed);
        prop_assert!(!limited.is_empty());
    }

    /// A deck that passes follows every rule, by an independent check.
    #[test]
    fn a_deck_that_passes_the_check_follows_every_rule((format, list) in a_format().prop_flat_map(|format| (Just(format), likely_list(format)))) {
        // Cards are drawn from all sets, so most lists pass only in Eternal and Twin Suns on the last date.
        for on in [day("2026-03-12"), day("2026-11-21")] {
            if check_constructed(&catalog(), &formats(), &list, format, on).is_empty() {
                keeps_the_rules(&list, format, on);
            }
        }
    }
}

/// Ensures that the property above is not vacuous.
#[test]
fn generated_lists_sometimes_pass_the_check() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let passed = (0..200).filter(|_| {
        let list = likely_list(ConstructedFormat::Eternal).new_tree(&mut runner).unwrap().current();
        check_constructed(&catalog(), &formats(), &list, ConstructedFormat::Eternal, day("2026-11-21")).is_empty()
    });
    assert!(passed.count() > 10);
}

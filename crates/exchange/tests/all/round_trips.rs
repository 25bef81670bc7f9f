//! Written decks read back the same, independent of printings.

use crate::common;

use common::{IdentityCounts, catalog, identity_counts, size};
use decks::{DeckList, Entry, published_decks};
use exchange::{Content, InputFormat, OwnedPrinting, Target, read, write, write_collection};
use model::{CardNumber, CardType};
use proptest::prelude::*;

fn back(list: &DeckList, to: Target) -> DeckList {
    let text = write(&catalog(), list, to);
    let reading = read(&catalog(), text.as_bytes()).unwrap_or_else(|error| panic!("{to}: {error}\n{text}"));
    assert!(reading.unresolved.is_empty(), "{to}: {:?}\n{text}", reading.unresolved);
    match reading.content {
        Content::Deck(list) => list,
        other => panic!("{to}: {other:?}"),
    }
}

fn identity_counts_after(list: &DeckList, to: Target) -> IdentityCounts {
    identity_counts(&back(list, to))
}

#[test]
fn published_decks_round_trip_through_every_format() {
    assert_eq!(published_decks().len(), 24);
    for deck in published_decks() {
        for to in Target::ALL {
            assert_eq!(identity_counts_after(&deck.list, to), identity_counts(&deck.list), "{} as {to}", deck.key);
        }
    }
}

/// Each card separately, because a wrong match would go unnoticed in a larger deck.
#[test]
fn every_card_is_read_back_by_its_name() {
    let number_of = |card: &model::Card| Entry::new(card.number, 1);
    let mut list = DeckList::default();
    for card in catalog().cards() {
        match card.kind {
            CardType::Leader => list.leaders.push(number_of(card)),
            CardType::Base => list.bases.push(number_of(card)),
            CardType::Unit | CardType::Upgrade | CardType::Event => list.main.push(number_of(card)),
            CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => {
                list.sideboard.push(number_of(card));
            }
        }
    }
    for half in [0, 1] {
        let mut part = list.clone();
        part.main = list.main.iter().enumerate().filter(|(at, _)| at % 2 == half).map(|(_, row)| row.clone()).collect();
        for to in [Target::Melee, Target::Text, Target::Picklist, Target::Csv, Target::Tts] {
            assert_eq!(identity_counts_after(&part, to), identity_counts(&part), "{to}");
        }
    }
}

/// Every card in both finishes, and a row with count 0.
#[test]
fn a_collection_is_read_back_as_written() {
    let rows =
        |foil| move |card: &model::Card| OwnedPrinting { card: card.number, count: if foil { 2 } else { 9_999 }, foil };
    let cards = catalog();
    let owned: Vec<OwnedPrinting> =
        [false, true].into_iter().flat_map(|foil| cards.cards().iter().map(rows(foil))).collect();
    let none = OwnedPrinting { card: owned[0].card, count: 0, foil: true };
    let text = write_collection(&[owned.as_slice(), &[none]].concat());
    let reading = read(&catalog(), text.as_bytes()).unwrap();
    assert_eq!((reading.shape, reading.unresolved), (InputFormat::SwudbCollection, vec![]));
    assert_eq!(reading.content, Content::Collection(owned));
    let nothing = read(&catalog(), write_collection(&[]).as_bytes()).unwrap();
    assert_eq!(nothing.content, Content::Collection(vec![]));
}

/// Karabast accepts at most 5,000 characters, ids in one format, each once, and only its own keys.
#[test]
fn written_decks_meet_the_limits_of_karabast() {
    let id = |id: &str| {
        let (set, number) = id.split_once('_').unwrap();
        (3..=4).contains(&set.len())
            && set.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
            && number.len() == 3
            && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    for deck in published_decks().iter().filter(|deck| deck.list.leaders.len() == 1) {
        let mut list = deck.list.clone();
        list.name = Some("\u{1f600}\"\\\n".repeat(400));
        // Rows of the same card, one of them with its hyperspace number.
        list.main.extend(deck.list.main.clone());
        let text = write(&catalog(), &list, Target::Swudb);
        assert!(text.chars().count() <= 5_000, "{}", text.chars().count());
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        let object = json.as_object().unwrap();
        assert!(object.keys().all(|key| ["metadata", "leader", "base", "deck", "sideboard"].contains(&key.as_str())));
        let ids: Vec<&str> = json["deck"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
        assert!(ids.iter().all(|text| id(text)), "{ids:?}");
        assert_eq!(ids.iter().collect::<std::collections::BTreeSet<_>>().len(), ids.len());
        assert!(!text.contains("null"));
    }
}

/// The largest Premier deck by rows: 60 single cards.
#[test]
fn a_deck_of_sixty_single_cards_stays_under_five_thousand_characters() {
    let cards = catalog();
    let singles = |skip: usize, take: usize| -> Vec<Entry> {
        let deck_cards = cards.cards().iter().filter(|card| card.kind.is_deck_card());
        deck_cards.skip(skip).take(take).map(|card| Entry::new(card.number, 1)).collect()
    };
    let list = DeckList {
        name: Some("n".repeat(5_000)),
        author: Some("a".repeat(5_000)),
        leaders: vec![Entry::new("SOR_001".parse().unwrap(), 1)],
        bases: vec![Entry::new("SOR_019".parse().unwrap(), 1)],
        main: singles(0, 50),
        sideboard: singles(50, 10),
    };
    let text = write(&cards, &list, Target::Swudb);
    assert!(text.len() < 5_000, "{}", text.len());
    assert_eq!(size(&back(&list, Target::Swudb).main), 50);
}

#[test]
fn cards_without_a_place_in_a_format_are_not_lost() {
    let number = |text: &str| Entry::new(text.parse().unwrap(), 1);
    let list = DeckList {
        leaders: vec![number("SOR_001"), number("SOR_002"), number("SOR_003")],
        bases: vec![number("SOR_019"), number("SOR_020")],
        main: vec![number("SOR_042")],
        ..DeckList::default()
    };
    let read = back(&list, Target::Swudb);
    assert_eq!(common::all(&read), "1 SOR_001, 1 SOR_002 / 1 SOR_019 / 1 SOR_003, 1 SOR_020, 1 SOR_042 / ");
    // An unknown number is written, and reported when it is read.
    let unknown = DeckList { main: vec![number("XYZ_001")], ..DeckList::default() };
    for to in Target::ALL {
        let reading = exchange::read(&catalog(), write(&catalog(), &unknown, to).as_bytes()).unwrap();
        assert_eq!(reading.unresolved.len(), 1, "{to}");
        assert_eq!(reading.unresolved[0].kind, exchange::UnresolvedReason::UnknownNumber, "{to}");
    }
    // An empty list is still a deck.
    for to in Target::ALL {
        assert_eq!(identity_counts_after(&DeckList::default(), to), identity_counts(&DeckList::default()), "{to}");
    }
}

/// Picture addresses are written only if the user gives one.
#[test]
fn tabletop_simulator_gets_image_addresses_only_on_request() {
    let list = DeckList { leaders: vec![Entry::new("SOR_001".parse().unwrap(), 1)], ..DeckList::default() };
    let plain = exchange::write_tts(&catalog(), &list, None);
    assert_eq!(plain["ObjectStates"][0]["CustomDeck"]["1"]["FaceURL"], "");
    let scans = exchange::write_tts(&catalog(), &list, Some("file:///scans/"));
    assert_eq!(scans["ObjectStates"][0]["CustomDeck"]["1"]["FaceURL"], "file:///scans/SOR/001.png");
    assert_eq!(scans["ObjectStates"][0]["CustomDeck"]["1"]["BackURL"], "file:///scans/SOR/001-b.png");
}

fn numbers(keep: fn(CardType) -> bool) -> Vec<CardNumber> {
    let cards = catalog();
    let kept = cards.cards().iter().filter(|card| keep(card.kind));
    kept.flat_map(|card| cards.printings_of(card.id).map(|printing| printing.number)).collect()
}

fn entries(keep: fn(CardType) -> bool, most: usize) -> impl Strategy<Value = Vec<Entry>> {
    let row = (prop::sample::select(numbers(keep)), 1u32..=15).prop_map(|(number, count)| Entry::new(number, count));
    prop::collection::vec(row, 0..=most)
}

prop_compose! {
    fn lists()(
        name in prop::option::of(".{0,30}"),
        leaders in entries(|kind| kind == CardType::Leader, 2),
        bases in entries(|kind| kind == CardType::Base, 1),
        main in entries(CardType::is_deck_card, 30),
        sideboard in entries(CardType::is_deck_card, 6),
    ) -> DeckList {
        DeckList { name, author: None, leaders, bases, main, sideboard }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_list_round_trips_through_every_format(list in lists()) {
        for to in Target::ALL {
            prop_assert_eq!(identity_counts_after(&list, to), identity_counts(&list), "{}", to);
        }
    }

    /// Cards in wrong sections stay there, for the validator to report.
    #[test]
    fn cards_in_wrong_sections_are_written_and_read_there(
        leaders in entries(|_| true, 2),
        bases in entries(|_| true, 1),
        main in entries(|_| true, 10),
        sideboard in entries(|_| true, 4),
    ) {
        let list = DeckList { leaders, bases, main, sideboard, ..DeckList::default() };
        for to in [Target::Swudb, Target::Melee, Target::Text, Target::Tts, Target::Csv] {
            prop_assert_eq!(identity_counts_after(&list, to), identity_counts(&list), "{}", to);
        }
    }

    /// Deck names are untrusted input.
    #[test]
    fn hostile_deck_names_do_not_break_a_format(name in prop::sample::select(vec![
        "=HYPERLINK(\"http://x\")", "@SUM(A1)", "-----", "[ ] Ewok Warrior", "Sideboard", "\"}],\"deck\":[", "a\nDeck\n3 x",
        "\u{202e}\u{0}\u{feff}", "Picklist: x", "// Deck", "Set,Number,Name,Quantity,Foil", "',\"|;\t",
    ]), list in lists()) {
        let list = DeckList { name: Some(name.to_owned()), author: Some(name.to_owned()), ..list };
        for to in Target::ALL {
            prop_assert_eq!(identity_counts_after(&list, to), identity_counts(&list), "{}", to);
        }
    }

    /// No text makes the reader panic, and reading is deterministic.
    #[test]
    fn any_text_is_parsed_or_refused(text in "(?s).{0,200}") {
        let first = read(&catalog(), text.as_bytes());
        prop_assert_eq!(&first, &read(&catalog(), text.as_bytes()));
    }

    #[test]
    fn any_bytes_are_parsed_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let first = read(&catalog(), &bytes);
        prop_assert_eq!(&first, &read(&catalog(), &bytes));
        let _ = exchange::read_pool(&catalog(), &bytes);
    }
}

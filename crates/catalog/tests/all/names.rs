//! Card lookup by exact and approximate name, and printings.

use std::sync::Arc;

use catalog::Catalog;
use model::{CardId, Treatment};
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn numbers(ids: &[CardId]) -> Vec<String> {
    ids.iter().map(|id| catalog().card(*id).number.to_string()).collect()
}

fn by_name(name: &str, subtitle: Option<&str>) -> Vec<String> {
    numbers(&catalog().by_name(name, subtitle))
}

/// Returns the position of the wanted card among the five nearest, from 1.
fn place(text: &str, wanted: &str) -> Option<usize> {
    let catalog = catalog();
    let found = catalog.nearest(text, 5);
    found.iter().position(|id| catalog.card(*id).full_name() == wanted).map(|place| place + 1)
}

#[test]
fn a_name_finds_all_printings_newest_first() {
    assert_eq!(by_name("Death Trooper", None), ["SEC_030", "SHD_030", "SOR_033"]);
    assert_eq!(by_name("death trooper", Some("")), ["SEC_030", "SHD_030", "SOR_033"]);
    assert_eq!(by_name("Death Trooper", Some("Elite")), [""; 0]);
    assert_eq!(by_name("", None), [""; 0]);
}

#[test]
fn a_name_is_found_whatever_its_capitals_accents_and_punctuation() {
    assert_eq!(
        by_name("chirrut imwe", Some("ONE WITH THE FORCE")),
        by_name("Chirrut Îmwe", Some("One With the Force"))
    );
    assert!(!by_name("Chirrut I\u{302}mwe", None).is_empty());
    assert_eq!(by_name("R2D2", Some("Ignoring Protocol")), by_name("R2-D2", Some("Ignoring Protocol")));
    assert_eq!(by_name("TIE ln Fighter", None), by_name("TIE/ln Fighter", None));
}

#[test]
fn a_name_without_subtitle_finds_every_card_of_that_name() {
    let all = by_name("Luke Skywalker", None);
    let one = by_name("Luke Skywalker", Some("Faithful Friend"));
    assert_eq!(one, ["SOR_005"]);
    assert!(all.contains(&"SOR_005".into()) && all.contains(&"SOR_051".into()), "{all:?}");
}

/// Every card is found by its name, in any capitals.
#[test]
fn every_card_is_found_by_its_name() {
    let catalog = catalog();
    for card in catalog.cards() {
        let subtitle = card.subtitle.as_deref().unwrap_or_default();
        assert!(catalog.by_name(&card.name.to_uppercase(), Some(subtitle)).contains(&card.id), "{}", card.number);
    }
}

/// Typing errors as they occur in real lists.
#[test]
fn the_nearest_name_corrects_typing_errors() {
    for (typed, wanted) in [
        ("Darth Vadr, Dark Lord of the Sith", "Darth Vader, Dark Lord of the Sith"),
        ("Vader Darth Dark Lord of the Sith", "Darth Vader, Dark Lord of the Sith"),
        ("Dark Lord of the Sith", "Darth Vader, Dark Lord of the Sith"),
        ("Superlaser Blst", "Superlaser Blast"),
        ("Superlazer Blast", "Superlaser Blast"),
        ("Blast Superlaser", "Superlaser Blast"),
        ("vanguard infantery", "Vanguard Infantry"),
        ("Batlefield Marine", "Battlefield Marine"),
        ("Battlefeild Marnie", "Battlefield Marine"),
        ("Open Fier", "Open Fire"),
        ("Chopper Base", "Chopper Base"),
        ("Dirctor Krenic, Aspiring to Autority", "Director Krennic, Aspiring to Authority"),
        ("Obi Wan Kenobi Folowing Fate", "Obi-Wan Kenobi, Following Fate"),
    ] {
        assert_eq!(place(typed, wanted), Some(1), "{typed}");
    }
}

/// A text that resembles no card finds nothing.
#[test]
fn a_text_that_resembles_no_card_finds_nothing() {
    for text in ["", "   ", "qqqq", "12345", "!!!"] {
        assert_eq!(catalog().nearest(text, 5), [], "{text:?}");
    }
    assert_eq!(catalog().nearest("Darth Vader", 0), []);
    assert_eq!(catalog().nearest("Darth Vader", 3).len(), 3);
}

/// One wrong letter in any full name still finds the card: the letter is missing, doubled or swapped.
#[test]
fn a_name_with_one_wrong_letter_is_found() {
    let catalog = catalog();
    for card in catalog.cards().iter().filter(|card| !card.kind.is_token()).step_by(41) {
        let name = card.full_name();
        let letters: Vec<char> = name.chars().collect();
        let at = letters.len() / 2;
        let mut without = letters.clone();
        without.remove(at);
        let mut twice = letters.clone();
        twice.insert(at, letters[at]);
        let mut swapped = letters.clone();
        swapped.swap(at, at - 1);
        for typed in [without, twice, swapped] {
            let typed: String = typed.into_iter().collect();
            let first = catalog.nearest(&typed, 1).first().map(|id| catalog.card(*id).full_name());
            assert_eq!(first.as_deref(), Some(name.as_str()), "{typed}");
        }
    }
}

#[test]
fn printings_of_a_card_start_with_the_plain_one() {
    let catalog = catalog();
    for card in catalog.cards() {
        let printings: Vec<_> = catalog.printings_of(card.id).collect();
        assert_eq!((printings[0].number, printings[0].treatment), (card.number, Treatment::Normal));
        assert!(printings.is_sorted_by_key(|printing| (printing.treatment, printing.number)));
        assert!(printings.iter().all(|printing| catalog.printing(printing.number) == Some(*printing)));
    }
    let all: usize = catalog.cards().iter().map(|card| catalog.printings_of(card.id).count()).sum();
    assert_eq!(all, catalog.printing_count());
    let krennic = catalog.by_number("SOR_001".parse().unwrap()).unwrap();
    assert_eq!(
        catalog.number_in(krennic, Treatment::Showcase).map(|number| number.to_string()),
        Some("SOR_253".into())
    );
}

/// The index gives the same result as a scan over all identities.
#[test]
fn reprints_of_a_card_are_all_cards_of_its_identity() {
    let catalog = catalog();
    for card in catalog.cards().iter().step_by(7) {
        let scanned: Vec<CardId> = catalog
            .cards()
            .iter()
            .filter(|other| catalog.identity(other.id) == catalog.identity(card.id))
            .map(|other| other.id)
            .collect();
        assert_eq!(catalog.reprints(card.id).map(|other| other.id).collect::<Vec<_>>(), scanned);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any text gives a result, with one card per identity and no more than requested.
    #[test]
    fn any_text_gives_one_result_per_identity(text in ".{0,80}", most in 0usize..8) {
        let catalog = catalog();
        let found = catalog.nearest(&text, most);
        prop_assert!(found.len() <= most);
        let mut identities: Vec<_> = found.iter().map(|id| catalog.identity(*id)).collect();
        identities.sort();
        identities.dedup();
        prop_assert_eq!(identities.len(), found.len());
        catalog.by_name(&text, None);
    }
}

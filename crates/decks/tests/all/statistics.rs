//! Deck statistics compared with manual counts.

use std::sync::Arc;

use catalog::{Catalog, EffectTag};
use decks::{CurveStep, DeckList, Entry, Statistics, published_decks, statistics};
use model::{Arena, Aspect, CardType, Keyword, Rarity};
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn published(key: &str) -> DeckList {
    published_decks().iter().find(|deck| deck.key == key).map(|deck| deck.list.clone()).unwrap()
}

fn entries(cards: &[(&str, u32)]) -> Vec<Entry> {
    cards.iter().map(|(number, count)| Entry::new(number.parse().unwrap(), *count)).collect()
}

fn off_aspect(figures: &Statistics) -> Vec<(String, u32)> {
    let catalog = catalog();
    figures.off_aspect.iter().map(|(card, icons)| (catalog.card(*card).number.to_string(), *icons)).collect()
}

/// The starter deck with Darth Vader of Spark of Rebellion, counted card by card from its list.
#[test]
fn statistics_of_the_darth_vader_starter_deck_agree_with_a_hand_count() {
    let figures = statistics(&catalog(), &published("SOR-Vader"));
    assert_eq!((figures.size, figures.sideboard_size, figures.unknown, figures.unique), (50, 0, 0, 14));
    assert_eq!(figures.average_cost, Some(158.0 / 50.0));
    let curve: Vec<(u32, u32, u32, u32)> =
        figures.curve.iter().map(|step| (step.cost, step.units, step.upgrades, step.events)).collect();
    let counted = [
        (0, 0, 0, 0),
        (1, 5, 0, 1),
        (2, 11, 3, 1),
        (3, 7, 0, 7),
        (4, 7, 0, 1),
        (5, 0, 0, 1),
        (6, 3, 0, 0),
        (7, 3, 0, 0),
    ];
    assert_eq!(curve, counted);
    assert_eq!(figures.types, [(CardType::Unit, 36), (CardType::Upgrade, 3), (CardType::Event, 11)]);
    assert_eq!(figures.aspects, [(Aspect::Command, 13), (Aspect::Aggression, 17), (Aspect::Villainy, 45)]);
    assert_eq!(figures.neutral, 0);
    assert_eq!(figures.arenas, [(Arena::Ground, 28), (Arena::Space, 8)]);
    let traits: Vec<(&str, u32)> = figures.traits.iter().take(6).map(|(name, count)| (name.as_str(), *count)).collect();
    let counted = [("Imperial", 37), ("Vehicle", 11), ("Official", 10), ("Trooper", 10), ("Fighter", 6), ("Tactic", 5)];
    assert_eq!(traits, counted);
    assert_eq!(figures.keywords, [(Keyword::Overwhelm, 3), (Keyword::Sentinel, 3)]);
    let rarities = [(Rarity::Common, 29), (Rarity::Uncommon, 7), (Rarity::Rare, 2), (Rarity::Special, 12)];
    assert_eq!(figures.rarities, rarities);
    assert_eq!(figures.off_aspect, []);
}

/// Effect tags in Jump to Lightspeed and Legends of the Force: Pilots by their facts (CR 7.5.17), the Force by effects
/// that create and use it (CR 8.37), including use as a cost.
#[test]
fn effect_tags_are_counted_from_the_card_texts() {
    let list = DeckList {
        main: entries(&[
            ("JTL_057", 3), // a Pilot that may heal a unit when played as an upgrade
            ("LOF_048", 2), // may use the Force to heal a base
            ("LOF_178", 1), // uses it as a cost, to exhaust a unit
            ("SOR_162", 1), // may defeat an upgrade
        ]),
        ..DeckList::default()
    };
    let figures = statistics(&catalog(), &list);
    let count = |tag: EffectTag| figures.effect_tags.iter().find(|(one, _)| *one == tag).map_or(0, |(_, count)| *count);
    assert_eq!(count(EffectTag::Pilot), 3);
    assert_eq!(count(EffectTag::UseForce), 3);
    assert_eq!((count(EffectTag::Heal), count(EffectTag::Exhaust), count(EffectTag::Defeat)), (5, 1, 1));
    assert_eq!(count(EffectTag::Force), 0);
}

/// CR 1.5.6B: two leaders and the base all provide their icons.
#[test]
fn two_leaders_both_provide_their_aspects() {
    let mut list = published("TS26-against-the-odds");
    let figures = statistics(&catalog(), &list);
    assert_eq!((figures.size, figures.off_aspect.len()), (80, 0));
    assert_eq!(figures.aspects.iter().map(|(_, count)| count).sum::<u32>(), 31 + 31 + 30 + 28);
    // Without the second leader, its Aggression is missing: 30 cards have it, each once.
    list.leaders.truncate(1);
    let figures = statistics(&catalog(), &list);
    assert_eq!(figures.off_aspect.len(), 30);
    assert!(figures.off_aspect.iter().all(|(_, icons)| *icons == 1));
}

/// CR 8.1: an icon printed twice is needed twice; cards without icons have no penalty (CR 1.5.6C).
#[test]
fn the_aspect_penalty_counts_icons() {
    // Director Krennic provides Vigilance and Villainy.
    let mut list = DeckList {
        leaders: entries(&[("SOR_001", 1)]),
        bases: entries(&[("SOR_023", 1)]), // Command
        main: entries(&[
            ("SOR_033", 3), // Vigilance, Villainy
            ("SOR_056", 1), // Vigilance twice
            ("SOR_095", 2), // Command, Heroism
            ("SOR_142", 1), // Aggression, Heroism
            ("SOR_251", 1), // none
            ("SHD_030", 1), // a reprint of SOR_033
        ]),
        ..DeckList::default()
    };
    let figures = statistics(&catalog(), &list);
    let missing = [("SOR_056".to_owned(), 1), ("SOR_095".to_owned(), 1), ("SOR_142".to_owned(), 2)];
    assert_eq!(off_aspect(&figures), missing);
    assert_eq!(figures.neutral, 1);
    // A Vigilance base provides the second icon, but Command is now missing.
    list.bases = entries(&[("SOR_020", 1)]);
    let missing = [("SOR_095".to_owned(), 2), ("SOR_142".to_owned(), 2)];
    assert_eq!(off_aspect(&statistics(&catalog(), &list)), missing);
    // Nothing is off-aspect before a leader or base is chosen; a base listed as leader provides nothing.
    list.leaders = entries(&[("SOR_020", 1)]);
    list.bases.clear();
    assert_eq!(statistics(&catalog(), &list).off_aspect, []);
}

#[test]
fn cards_unknown_to_the_catalogue_are_counted_separately() {
    let list = DeckList {
        main: entries(&[("SOR_095", 2), ("SOR_999", 4), ("XYZ_001", 1), ("SOR_033", 0)]),
        sideboard: entries(&[("SOR_033", 1), ("SOR_998", 2)]),
        ..DeckList::default()
    };
    let figures = statistics(&catalog(), &list);
    assert_eq!((figures.size, figures.sideboard_size, figures.unknown), (2, 1, 7));
    let empty = statistics(&catalog(), &DeckList::default());
    let curve: Vec<CurveStep> = (0..=7).map(|cost| CurveStep { cost, ..CurveStep::default() }).collect();
    assert_eq!(empty, Statistics { curve, ..Statistics::default() });
}

/// A hyperspace number is its plain card; the last step includes all higher costs.
#[test]
fn statistics_count_printings_as_one_card_and_group_high_costs() {
    let list = DeckList { main: entries(&[("SOR_087", 1), ("SOR_351", 1), ("SOR_090", 2)]), ..DeckList::default() };
    let figures = statistics(&catalog(), &list);
    let dear = figures.curve[7];
    let costs: Vec<u8> = ["SOR_087", "SOR_351", "SOR_090"]
        .map(|number| catalog().by_number(number.parse().unwrap()).and_then(|card| catalog().card(card).cost).unwrap())
        .to_vec();
    assert_eq!(costs, [7, 7, 10]);
    assert_eq!((dear.units, dear.events), (4, 0));
    assert_eq!(figures.average_cost, Some((7.0 + 7.0 + 2.0 * 10.0) / 4.0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any list can be counted, with any cards and counts.
    #[test]
    fn statistics_can_be_computed_for_any_list(
        cards in prop::collection::vec((prop::sample::select(vec!["SOR", "JTL", "TWI", "XXX"]), 1u16..300, any::<u32>()), 0..30),
    ) {
        let all: Vec<Entry> = cards
            .iter()
            .map(|(set, number, count)| Entry::new(format!("{set}_{number}").parse().unwrap(), *count))
            .collect();
        let list = DeckList {
            leaders: all.clone(), bases: all.clone(), main: all.clone(), sideboard: all, ..DeckList::default()
        };
        let figures = statistics(&catalog(), &list);
        prop_assert_eq!(figures.size, figures.sideboard_size);
        prop_assert!(figures.types.iter().all(|(_, count)| *count <= figures.size));
        prop_assert!(figures.average_cost.is_none_or(|cost| (0.0..=20.0).contains(&cost)));
    }
}

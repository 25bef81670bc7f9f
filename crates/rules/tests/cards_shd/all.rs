//! That no card of Shadows of the Galaxy with a text of its own goes without a scenario.

use std::collections::BTreeSet;

/// The files whose scenarios name the card that they play, first thing in their comment.
const FILES: [&str; 11] = [
    include_str!("leaders.rs"),
    include_str!("leaders_2.rs"),
    include_str!("vigilance.rs"),
    include_str!("vigilance_2.rs"),
    include_str!("command.rs"),
    include_str!("command_2.rs"),
    include_str!("aggression.rs"),
    include_str!("aggression_2.rs"),
    include_str!("cunning.rs"),
    include_str!("cunning_2.rs"),
    include_str!("neutral.rs"),
];

/// Each card with a written ability or a printed keyword, a reprint of an earlier set's card among them, is the subject
/// of a scenario, and every scenario is about a card of the set.
#[test]
fn every_card_with_a_text_is_played() {
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let catalog = catalog::Catalog::embedded().expect("the embedded cards load");
    let written: BTreeSet<_> =
        texts.iter().filter_map(|text| catalog.by_number(text.id)).map(|card| catalog.identity(card)).collect();
    let of_the_set = || {
        let numbered = catalog.cards().iter().map(|card| (card, card.number.to_string()));
        numbered.filter(|(_, number)| number.starts_with("SHD_") && !number.starts_with("SHD_T"))
    };
    let all: BTreeSet<String> = of_the_set().map(|(_, number)| number).collect();
    let with_text: BTreeSet<String> = of_the_set()
        .filter(|(card, _)| !card.keywords.is_empty() || written.contains(&catalog.identity(card.id)))
        .map(|(_, number)| number)
        .collect();
    let played: BTreeSet<String> = FILES
        .iter()
        .flat_map(|file| file.lines())
        .filter_map(|line| line.strip_prefix("/// SHD_"))
        .map(|rest| format!("SHD_{}", &rest[..3]))
        .collect();
    let missing: Vec<&String> = with_text.difference(&played).collect();
    assert!(missing.is_empty(), "no scenario plays {missing:?}");
    let mistaken: Vec<&String> = played.difference(&all).filter(|number| !number.starts_with("SHD_T")).collect();
    assert!(mistaken.is_empty(), "no card has the number {mistaken:?}");
}

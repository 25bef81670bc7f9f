//! That no card of Spark of Rebellion with a text of its own goes without a scenario.

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

/// Each card with a written ability or a printed keyword is the subject of a scenario, and nothing else is.
#[test]
fn every_card_with_a_text_is_played() {
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let catalog = catalog::Catalog::embedded().expect("the embedded cards load");
    let with_keyword = catalog.cards().iter().filter(|card| !card.keywords.is_empty()).map(|card| card.number);
    let with_text: BTreeSet<String> = texts
        .iter()
        .map(|text| text.id)
        .chain(with_keyword)
        .map(|number| number.to_string())
        .filter(|number| number.starts_with("SOR_") && !number.starts_with("SOR_T"))
        .collect();
    let played: BTreeSet<String> = FILES
        .iter()
        .flat_map(|file| file.lines())
        .filter_map(|line| line.strip_prefix("/// SOR_"))
        .map(|rest| format!("SOR_{}", &rest[..3]))
        .filter(|number| !number.starts_with("SOR_T"))
        .collect();
    let missing: Vec<&String> = with_text.difference(&played).collect();
    assert!(missing.is_empty(), "no scenario plays {missing:?}");
    let mistaken: Vec<&String> = played.difference(&with_text).collect();
    assert!(mistaken.is_empty(), "no text is written for {mistaken:?}");
}

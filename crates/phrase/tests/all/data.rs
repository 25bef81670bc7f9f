//! Every card of the data has text, and reviewed texts are unchanged.

use std::collections::BTreeMap;

use ability::CardText;
use model::CardType;
use phrase::{Context, DataNames, Language, card_text};

use crate::abilities::all_texts;

fn all_cards() -> BTreeMap<String, CardText> {
    all_texts().into_iter().map(|card| (card.id.to_string(), card)).collect()
}

fn lines(card: &CardText) -> Vec<String> {
    let context = Context {
        language: Language::English,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let rendered = card_text(card, context);
    rendered.abilities.into_iter().chain(rendered.unit).chain(rendered.attach).collect()
}

#[test]
fn every_card_of_the_data_has_a_text() {
    let cards = all_cards();
    assert!(!cards.is_empty());
    for (id, card) in &cards {
        let lines = lines(card);
        assert!(!lines.is_empty(), "{id} has no text");
        for line in lines {
            let clean = line.trim() == line && !line.is_empty() && !line.contains("  ") && !line.contains("..");
            assert!(clean, "{id}: {line:?}");
            let first = line.chars().next().unwrap();
            // A keyword is not a sentence: "Raid 2".
            let body = line.strip_prefix("Coordinate \u{2014} ").unwrap_or(&line);
            assert!(
                first.is_uppercase() && line.ends_with(['.', '"', '\u{201d}', ']']) || body.split(' ').count() <= 2,
                "{id}: {line:?}"
            );
        }
    }
}

#[test]
fn every_reviewed_card_is_in_the_data_and_has_a_text() {
    let cards = all_cards();
    let mut before = "";
    for id in include_str!("../../reviewed.txt").lines().filter(|line| !line.starts_with('#')) {
        assert!(before < id, "{id} is listed twice or out of order");
        before = id;
        let card = cards.get(id).unwrap_or_else(|| panic!("{id} is not in the data"));
        assert!(!lines(card).is_empty(), "{id}");
    }
}

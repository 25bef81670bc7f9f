//! The texts of each set are unchanged, in both languages.
//!
//! A change of words on purpose changes the fingerprints of its sets. The message of the failed test shows the new ones.

use std::collections::BTreeMap;

use ability::CardText;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, Names, card_text};

use crate::abilities::all_texts;

/// Fingerprints of the English and the German texts of each set.
const EXPECTED: &str = include_str!("../fingerprints.txt");

/// Returns every text of a card, for every kind of card that it could belong to.
fn lines(text: &CardText, language: Language, names: &dyn Names) -> Vec<String> {
    let (unit, upgrade, base) = (CardType::Unit, CardType::Upgrade, CardType::Base);
    let kinds = [
        (unit, unit, false),
        (unit, unit, true),
        (CardType::Leader, unit, false),
        (CardType::Event, unit, false),
        (upgrade, unit, false),
        (upgrade, unit, true),
        (upgrade, base, false),
    ];
    let rendered = kinds.map(|(kind, host, pilot)| card_text(text, Context { language, kind, pilot, host, names }));
    rendered.into_iter().flat_map(|each| each.abilities.into_iter().chain(each.unit).chain(each.attach)).collect()
}

/// Adds text to a hash (FNV-1a).
pub(crate) fn add(hash: &mut u64, text: &str) {
    for byte in text.bytes().chain([0]) {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

#[test]
fn the_texts_of_each_set_are_unchanged() {
    let mut sets: BTreeMap<String, [u64; 2]> = BTreeMap::new();
    for text in all_texts() {
        let id = text.id.to_string();
        let set = id.split('_').next().unwrap_or_default();
        let [english, german] = sets.entry(set.to_owned()).or_insert([0xcbf2_9ce4_8422_2325; 2]);
        for line in lines(&text, Language::English, &DataNames) {
            add(english, &line);
        }
        for line in lines(&text, Language::German, &GermanNames) {
            add(german, &line);
        }
    }
    let found: String =
        sets.iter().map(|(set, [english, german])| format!("{set} {english:016x} {german:016x}\n")).collect();
    assert_eq!(found, EXPECTED, "if the words changed on purpose, these are the new fingerprints:\n{found}");
}

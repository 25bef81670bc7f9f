//! The texts of each set are unchanged, in both languages.
//!
//! A change of words on purpose changes the fingerprints of its sets. The message of the failed test shows the new ones.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ability::{CardText, Texts};
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, Names, card_text};

/// Fingerprints of the English and the German texts of each set.
const EXPECTED: &str = include_str!("../fingerprints.txt");

fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(ron_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    files.sort();
    files
}

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
fn add(hash: &mut u64, text: &str) {
    for byte in text.bytes().chain([0]) {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

#[test]
fn the_texts_of_each_set_are_unchanged() {
    let mut sets: BTreeMap<String, [u64; 2]> = BTreeMap::new();
    for file in ron_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities")) {
        let content = std::fs::read_to_string(&file).unwrap();
        for text in Texts::read(&file.display().to_string(), &content).unwrap().cards {
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
    }
    let found: String =
        sets.iter().map(|(set, [english, german])| format!("{set} {english:016x} {german:016x}\n")).collect();
    assert_eq!(found, EXPECTED, "if the words changed on purpose, these are the new fingerprints:\n{found}");
}

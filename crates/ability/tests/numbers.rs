//! Every block and every granted ability of the data has a number of its own.

use std::collections::BTreeMap;
use std::path::Path;

use ability::{CardText, Numbered, Part, Texts, Tree};

fn read(folder: &Path, into: &mut Vec<CardText>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            let text = std::fs::read_to_string(&path).unwrap();
            into.extend(Texts::read(&path.display().to_string(), &text).unwrap().cards);
        }
    }
}

/// How often each number stands in the printed form of the trees.
fn uses(printed: &str, word: &str) -> BTreeMap<u32, usize> {
    let mut uses = BTreeMap::new();
    for part in printed.split(word).skip(1) {
        let number: String = part.trim_start_matches('(').chars().take_while(char::is_ascii_digit).collect();
        *uses.entry(number.parse().unwrap()).or_default() += 1;
    }
    uses
}

#[test]
fn no_number_is_given_twice_or_left_out() {
    let mut cards = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities"), &mut cards);
    assert!(!cards.is_empty());
    let numbered = Numbered::of(cards);
    let texts: Vec<&CardText> = numbered.texts.iter().map(|each| &each.text).collect();
    let printed = format!("{texts:?}");

    let blocks = uses(&printed, "BlockId");
    assert!(blocks.values().all(|count| *count == 1), "{blocks:?}");
    assert_eq!(blocks.len(), numbered.blocks.len());

    let granted = uses(&printed, "AbilityId");
    assert!(granted.values().all(|count| *count == 1), "{granted:?}");
    let own: usize =
        numbered.texts.iter().map(|each| each.abilities.len() + each.unit.len() + each.other_side.len()).sum();
    assert_eq!(granted.len() + own, numbered.abilities.len());
}

/// What walks over the texts misses nothing: every numbered block and every granted ability is met exactly once.
#[test]
fn a_walk_meets_every_block_and_every_granted_ability() {
    let mut cards = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities"), &mut cards);
    let numbered = Numbered::of(cards);
    let (mut blocks, mut granted) = (Vec::new(), Vec::new());
    for text in &numbered.texts {
        for ability in text.text.abilities.iter().chain(&text.text.unit).chain(&text.text.other_side) {
            ability.walk(&mut |part| {
                if let Part::Block(block) = part {
                    blocks.push(block.id());
                } else if let Part::Granted(inner) = part {
                    granted.push(inner.id());
                }
            });
        }
    }
    blocks.sort_unstable();
    blocks.dedup();
    assert_eq!(blocks.len(), numbered.blocks.len());
    granted.sort_unstable();
    granted.dedup();
    let own: usize =
        numbered.texts.iter().map(|each| each.abilities.len() + each.unit.len() + each.other_side.len()).sum();
    assert_eq!(granted.len() + own, numbered.abilities.len());
}

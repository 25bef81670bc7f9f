//! Every block and every granted ability of the data has a unique number.

use std::path::Path;

use ability::{CardText, NumberedTexts, Part, Texts, Tree};

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

/// Numbers are unique and complete, and walks over the texts skip nothing: every numbered block and granted ability is
/// visited exactly once.
#[test]
fn walks_visit_every_block_and_granted_ability_exactly_once() {
    let mut cards = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities"), &mut cards);
    let numbered = NumberedTexts::of(cards);
    let (mut blocks, mut granted) = (Vec::new(), Vec::new());
    for text in &numbered.texts {
        for ability in
            text.text.abilities.iter().chain(&text.text.unit).chain(&text.text.other_side).chain(&text.text.pilot)
        {
            ability.walk(&mut |part| {
                if let Part::Block(block) = part {
                    blocks.push(block.id());
                } else if let Part::Granted(inner) = part {
                    granted.push(inner.id());
                }
            });
        }
    }
    assert!(!blocks.is_empty());
    let met = (blocks.len(), granted.len());
    blocks.sort_unstable();
    blocks.dedup();
    granted.sort_unstable();
    granted.dedup();
    assert_eq!((blocks.len(), granted.len()), met, "a number is given twice");
    assert_eq!(blocks.len(), numbered.blocks.len());
    let own: usize = numbered
        .texts
        .iter()
        .map(|each| each.abilities.len() + each.unit.len() + each.other_side.len() + each.pilot.len())
        .sum();
    assert_eq!(granted.len() + own, numbered.abilities.len());
}

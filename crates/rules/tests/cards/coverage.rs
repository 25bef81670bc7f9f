//! That no card with a text goes without a story, no card with an official ruling without a story of it, and that every
//! story stands with its card.
#![allow(clippy::disallowed_methods, reason = "it reads the stories' own files, which the rules never do")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalog::Catalog;
use model::Card;

/// Which part of a card's stories a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Main,
    Corners,
    Rulings,
}

/// A story: where it stands, and the cards that the first words of its comment name.
struct Story {
    file: String,
    /// The number of the heading above it; nothing in the files of stories that several cards share.
    heading: Option<String>,
    part: Part,
    cards: Vec<String>,
}

/// The card numbers that a text begins with: "SHD_064, SHD_124, CR 1.5.3A: ..." has two.
fn leading_cards(text: &str) -> Vec<String> {
    text.split(", ").map_while(|part| part.get(..7).filter(|number| is_number(number)).map(str::to_owned)).collect()
}

fn is_number(text: &str) -> bool {
    ["SOR_", "SHD_", "TWI_"].iter().filter_map(|set| text.strip_prefix(set)).any(|number| {
        let digits = number.strip_prefix('T').unwrap_or(number);
        digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// The folder of a set, and the Rust files in it but the one that declares them.
fn files(set: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards").join(set);
    let mut files: Vec<(String, String)> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a file").path())
        .map(|path| (path.file_stem().expect("a name").to_string_lossy().into_owned(), path))
        .filter(|(name, _)| name != "mod")
        .map(|(name, path)| (name, fs::read_to_string(path).expect("a text")))
        .collect();
    files.sort();
    files
}

fn stories(set: &str) -> Vec<Story> {
    let mut found = Vec::new();
    for (file, text) in files(set) {
        let mut heading = None;
        let mut part = if file == "several_rulings" { Part::Rulings } else { Part::Main };
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(rest) = line.strip_prefix("// ---- ") {
                heading = Some(rest[..7].to_owned());
                part = Part::Main;
            } else if line == "// Corners" {
                part = Part::Corners;
            } else if line == "// Rulings" {
                part = Part::Rulings;
            } else if let Some(first) = line.strip_prefix("/// ") {
                let mut comment = first.to_owned();
                while let Some(next) = lines.next_if(|next| next.starts_with("///")) {
                    comment.push_str(&next[3..]);
                }
                if lines.peek() == Some(&"#[test]") {
                    let cards = leading_cards(&comment);
                    found.push(Story { file: file.clone(), heading: heading.clone(), part, cards });
                }
            }
        }
    }
    found
}

const SETS: [&str; 3] = ["sor", "shd", "twi"];

fn of_the_set<'a>(catalog: &'a Catalog, set: &str) -> Vec<(&'a Card, String)> {
    let (cards, tokens) = (format!("{}_", set.to_uppercase()), format!("{}_T", set.to_uppercase()));
    let numbered = catalog.cards().iter().map(|card| (card, card.number.to_string()));
    numbered.filter(|(_, number)| number.starts_with(&cards) && !number.starts_with(&tokens)).collect()
}

/// Each card with a written ability or a printed keyword, a reprint of an earlier set's card among them, has a story of its
/// main case.
#[test]
fn every_card_with_a_text_is_played() {
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let catalog = Catalog::embedded().expect("the embedded cards load");
    let written: BTreeSet<_> =
        texts.iter().filter_map(|text| catalog.by_number(text.id)).map(|card| catalog.identity(card)).collect();
    for set in SETS {
        let played: BTreeSet<String> = stories(set)
            .into_iter()
            .filter(|story| story.part == Part::Main && story.heading.is_some())
            .flat_map(|story| story.cards)
            .collect();
        let missing: Vec<String> = of_the_set(&catalog, set)
            .into_iter()
            .filter(|(card, _)| !card.keywords.is_empty() || written.contains(&catalog.identity(card.id)))
            .map(|(_, number)| number)
            .filter(|number| !played.contains(number))
            .collect();
        assert!(missing.is_empty(), "no story plays {missing:?}");
    }
}

/// A ruling that the official list has on the wrong card: which opponent is meant, on a text that names none. It is told of
/// TWI_145, which does.
const MISPLACED: [&str; 1] = ["TWI_144"];

/// Each card on which there is an official ruling has a story of one: how many cards there are is counted.
#[test]
fn every_card_with_a_ruling_has_a_story_of_it() {
    let catalog = Catalog::embedded().expect("the embedded cards load");
    let ruled = include_str!("../../../../data/rulings.csv");
    for (set, cards) in [("sor", 109), ("shd", 122), ("twi", 87)] {
        let wanted: BTreeSet<&str> = ruled
            .lines()
            .filter_map(|line| line.split(',').next())
            .filter(|number| number.starts_with(&set.to_uppercase()))
            .collect();
        let has: BTreeSet<String> = stories(set)
            .into_iter()
            .filter(|story| story.part == Part::Rulings)
            .flat_map(|story| story.heading.into_iter().chain(story.cards))
            .collect();
        let missing: Vec<&&str> =
            wanted.iter().filter(|number| !has.contains(**number) && !MISPLACED.contains(number)).collect();
        assert!(missing.is_empty(), "no story of a ruling on {missing:?}");
        assert_eq!(wanted.len(), cards, "cards of {set} with rulings");
        assert!(of_the_set(&catalog, set).len() > cards);
    }
}

/// A story stands under the heading of its card, the heading says the card's name, and the file's name says its range.
/// What several cards share names them by number.
#[test]
fn every_story_stands_with_its_card() {
    let catalog = Catalog::embedded().expect("the embedded cards load");
    for set in SETS {
        for story in stories(set) {
            let Some(heading) = story.heading else {
                assert!(!story.cards.is_empty(), "{}: a story that names no card by number", story.file);
                continue;
            };
            assert!(
                story.cards.contains(&heading),
                "{}: a story under {heading} is about {:?}",
                story.file,
                story.cards
            );
        }
        for (file, text) in files(set) {
            let headings: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("// ---- ")).collect();
            for heading in &headings {
                let (number, name) = heading.split_at(7);
                let card = catalog.by_number(number.parse().expect("a card number")).expect("a card");
                let shown = format!(" {} ----", catalog.card(card).full_name());
                assert_eq!(name, shown, "{file}, {number}");
            }
            if let (Some(first), Some(last)) = (headings.first(), headings.last()) {
                let range = format!("{set}_{}_{}", &first[4..7], &last[4..7]).to_lowercase();
                assert_eq!(file, range, "the file of the cards from {first} to {last}");
            }
        }
    }
}

/// Every file of stories is declared, for what is not declared is not run.
#[test]
fn every_file_is_declared() {
    for set in SETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards").join(set);
        let declared = fs::read_to_string(folder.join("mod.rs")).expect("the set's list of files");
        for (file, _) in files(set) {
            assert!(declared.contains(&format!("mod {file};\n")), "{set}/{file}.rs is not declared in mod.rs");
        }
    }
}

/// The stories that docs/editions.md names exist.
#[test]
fn the_stories_of_the_editions_exist() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![tests.clone()];
    let mut code = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of tests") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                code.push_str(&fs::read_to_string(path).expect("a text"));
            }
        }
    }
    let editions = fs::read_to_string(tests.join("../../../docs/editions.md")).expect("docs/editions.md");
    let named: Vec<&str> = editions
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.contains('_') && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'))
        .collect();
    assert!(named.len() > 10, "{named:?}");
    let missing: Vec<&&str> = named.iter().filter(|name| !code.contains(&format!("fn {name}("))).collect();
    assert!(missing.is_empty(), "docs/editions.md names stories that are not there: {missing:?}");
}

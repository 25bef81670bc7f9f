//! Checks that every card with a text and every official ruling has a scenario test, and that every test is under the
//! heading of its card.
#![allow(clippy::disallowed_methods, reason = "it reads the stories' own files, which the rules never do")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Catalog, IdentityId};
use model::{Card, CardNumber};

/// The part of a card's scenario tests that a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Main,
    Corners,
    Rulings,
}

/// A scenario test: its place, and the cards named at the start of its comment.
struct Story {
    file: String,
    /// The number of the heading above it; none in the files of tests of several cards.
    heading: Option<String>,
    part: Part,
    cards: Vec<String>,
    /// The numbers of the official rulings that it tests, as in `data/rulings.csv` for each of its cards.
    rulings: Vec<u32>,
}

/// The card numbers that a text begins with: "SHD_064, SHD_124, CR 1.5.3A: ..." has two.
fn leading_cards(text: &str) -> Vec<String> {
    let ends = |sign: char| sign != '_' && !sign.is_ascii_alphanumeric();
    let number = |part: &str| part.split(ends).next().filter(|word| is_number(word)).map(str::to_owned);
    text.split(", ").map_while(number).collect()
}

/// The rulings named at the end of a comment: "... (ruling 2, 3)" has two.
fn shown_rulings(comment: &str) -> Vec<u32> {
    let end = comment.trim_end_matches('.').strip_suffix(')').and_then(|text| text.rsplit_once("(ruling "));
    let Some((_, numbers)) = end else { return Vec::new() };
    numbers.split(", ").map(|number| number.parse().unwrap_or_else(|_| panic!("{comment}"))).collect()
}

fn is_number(text: &str) -> bool {
    text.contains('_') && text.parse::<CardNumber>().is_ok_and(|number| number.to_string() == text)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards")
}

/// The sets that have a folder of scenario tests.
fn sets() -> Vec<String> {
    let entries =
        fs::read_dir(folder()).expect("the folder of the stories").map(|entry| entry.expect("an entry").path());
    let mut sets: Vec<String> = entries
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    sets.sort();
    assert!(sets.len() >= 3, "{sets:?}");
    sets
}

/// The Rust files in the folder of a set but the one that declares them.
fn files(set: &str) -> Vec<(String, String)> {
    let folder = folder().join(set);
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
                heading = rest.split(' ').next().map(str::to_owned);
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
                    let (cards, rulings) = (leading_cards(&comment), shown_rulings(&comment));
                    found.push(Story { file: file.clone(), heading: heading.clone(), part, cards, rulings });
                }
            }
        }
    }
    found
}

fn of_the_set<'a>(catalog: &'a Catalog, set: &str) -> Vec<&'a Card> {
    let code = set.parse().unwrap_or_else(|_| panic!("tests/cards/{set} is the folder of no set"));
    catalog.cards_of(code).filter(|card| !card.kind.is_token()).collect()
}

/// The cards of a set that need scenario tests: all of a complete set, reprints from earlier sets included; of an
/// incomplete set those in its own text files.
fn asked<'a>(catalog: &'a Catalog, set: &str) -> Vec<&'a Card> {
    let (vanilla, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let listed: BTreeSet<CardNumber> = vanilla.iter().copied().chain(texts.iter().map(|text| text.id)).collect();
    let cards = of_the_set(catalog, set);
    let coverage = catalog::texts::coverage(catalog).expect("the embedded texts load");
    let whole =
        coverage.iter().any(|one| Some(one.set) == cards.first().map(|card| card.number.set) && one.missing.is_empty());
    cards.into_iter().filter(|card| whole || listed.contains(&card.number)).collect()
}

/// The cards that these numbers name, each with all its reprints.
fn identities(catalog: &Catalog, numbers: impl Iterator<Item = String>) -> BTreeSet<IdentityId> {
    numbers.filter_map(|number| catalog.by_number(number.parse().ok()?)).map(|card| catalog.identity(card)).collect()
}

/// The numbers of the cards without a scenario test in their set. One test is enough for a card that has two numbers in
/// its set.
fn without(catalog: &Catalog, cards: Vec<&Card>, has: impl Iterator<Item = String>) -> Vec<String> {
    let has = identities(catalog, has);
    let cards = cards.into_iter().filter(|card| !has.contains(&catalog.identity(card.id)));
    cards.map(|card| card.number.to_string()).collect()
}

/// Each set with texts has a folder of scenario tests.
#[test]
fn every_set_with_texts_has_scenario_tests() {
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let written: BTreeSet<String> = texts.iter().map(|text| text.id.set.as_str().to_lowercase()).collect();
    let played: BTreeSet<String> = sets().into_iter().collect();
    assert_eq!(written, played);
}

/// Each card with a written ability or a printed keyword, reprints from earlier sets included, has a scenario test of
/// its main case.
#[test]
fn every_card_with_a_text_has_a_scenario_test() {
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let catalog = Catalog::embedded().expect("the embedded cards load");
    let written = identities(&catalog, texts.iter().map(|text| text.id.to_string()));
    for set in sets() {
        let played = stories(&set)
            .into_iter()
            .filter(|story| story.part == Part::Main && story.heading.is_some())
            .flat_map(|story| story.cards);
        let cards: Vec<&Card> = asked(&catalog, &set)
            .into_iter()
            .filter(|card| !card.keywords.is_empty() || written.contains(&catalog.identity(card.id)))
            .collect();
        let missing = without(&catalog, cards, played);
        assert!(missing.is_empty(), "no story plays {missing:?}");
    }
}

/// Cards whose only ruling is on the wrong card in the official list: which opponent is meant, on a text that names
/// none (it is tested for TWI_145, which does), and how Ambush is resolved, on a base.
const MISPLACED: [&str; 2] = ["LAW_019", "TWI_144"];

/// Each card with official rulings has a scenario test of one of them.
#[test]
fn every_card_with_a_ruling_has_a_scenario_test_of_one() {
    let catalog = Catalog::embedded().expect("the embedded cards load");
    let ruled: BTreeSet<&str> = include_str!("../../../../data/rulings.csv")
        .lines()
        .skip(1)
        .filter_map(|line| line.split(',').next())
        .filter(|number| !MISPLACED.contains(number))
        .collect();
    for set in sets() {
        let has = stories(&set)
            .into_iter()
            .filter(|story| story.part == Part::Rulings)
            .flat_map(|story| story.heading.into_iter().chain(story.cards));
        let mut cards = asked(&catalog, &set);
        cards.retain(|card| ruled.contains(card.number.to_string().as_str()));
        let missing = without(&catalog, cards, has);
        assert!(missing.is_empty(), "no story of a ruling on {missing:?}");
    }
}

/// The sets in which each ruling has a scenario test, or a reason why it has none.
const EVERY_RULING: [&str; 7] = ["ash", "ibh", "jtl", "law", "lof", "sec", "ts26"];

/// The rulings of those sets that no scenario test can check, each with the reason.
const NO_STORY: [(&str, u32, &str); 3] = [
    ("JTL_034", 1, "it speaks of a When Defeated ability, which the card does not have"),
    ("LOF_222", 4, "how players make themselves understood at a table: here the answer is a choice in any case"),
    ("LAW_019", 1, "it speaks of Ambush, which the base does not have"),
];

/// Each official ruling of the written cards of these sets has a scenario test that names it at the end of its comment:
/// `(ruling 2)`.
#[test]
fn every_ruling_has_a_scenario_test() {
    let official: Vec<(&str, u32)> = include_str!("../../../../data/rulings.csv")
        .lines()
        .skip(1)
        .map(|line| {
            let mut cells = line.split(',');
            (cells.next().expect("a card"), cells.next().and_then(|cell| cell.parse().ok()).expect("a ruling"))
        })
        .collect();
    let catalog = Catalog::embedded().expect("the embedded cards load");
    let (vanilla, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let listed = vanilla.iter().map(ToString::to_string).chain(texts.iter().map(|text| text.id.to_string()));
    let written = identities(&catalog, listed);
    let is_written = |card: &str| {
        let id = catalog.by_number(card.parse().expect("a card number")).expect("a card");
        written.contains(&catalog.identity(id))
    };
    for set in EVERY_RULING {
        let here = |card: &str| card.split('_').next().is_some_and(|code| code.eq_ignore_ascii_case(set));
        let stories = stories(set);
        let mut shown: BTreeSet<(&str, u32)> = BTreeSet::new();
        for story in stories.iter().filter(|story| !story.rulings.is_empty()) {
            assert_eq!(story.part, Part::Rulings, "a ruling of {:?} stands elsewhere", story.cards);
            let cards = story.cards.iter().filter(|card| here(card));
            shown.extend(cards.flat_map(|card| story.rulings.iter().map(|number| (card.as_str(), *number))));
        }
        let wanted: BTreeSet<(&str, u32)> =
            official.iter().copied().filter(|(card, _)| here(card) && is_written(card)).collect();
        let excepted: BTreeSet<(&str, u32)> =
            NO_STORY.iter().map(|(card, number, _)| (*card, *number)).filter(|(card, _)| here(card)).collect();
        let missing: Vec<_> =
            wanted.iter().filter(|ruling| !shown.contains(ruling) && !excepted.contains(ruling)).collect();
        assert!(missing.is_empty(), "{set}: no story shows {missing:?}");
        let needless: Vec<_> =
            shown.iter().filter(|ruling| !wanted.contains(ruling) || excepted.contains(ruling)).collect();
        assert!(needless.is_empty(), "{set}: no ruling, or one that is excepted: {needless:?}");
        assert!(excepted.is_subset(&wanted), "{set}: an exception that is no ruling: {excepted:?}");
    }
}

/// A card number without its set.
fn place(number: &str) -> &str {
    number.split_once('_').map_or(number, |(_, place)| place)
}

/// Each scenario test is under the heading of its card, the heading contains the card's name, and the file's name its
/// range. A test of several cards names them by number.
#[test]
fn every_scenario_test_is_under_the_heading_of_its_card() {
    let catalog = Catalog::embedded().expect("the embedded cards load");
    for set in sets() {
        for story in stories(&set) {
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
        for (file, text) in files(&set) {
            let headings: Vec<(&str, &str)> = text
                .lines()
                .filter_map(|line| line.strip_prefix("// ---- "))
                .map(|heading| heading.split_once(' ').unwrap_or_else(|| panic!("{file}: {heading}")))
                .collect();
            for (number, name) in &headings {
                let card = catalog.by_number(number.parse().expect("a card number")).expect("a card");
                let shown = format!("{} ----", catalog.card(card).full_name());
                assert_eq!(*name, shown, "{file}, {number}");
            }
            if let (Some(first), Some(last)) = (headings.first(), headings.last()) {
                let range = format!("{set}_{}_{}", place(first.0), place(last.0)).to_lowercase();
                assert_eq!(file, range, "the file of the cards from {} to {}", first.0, last.0);
            }
        }
    }
}

/// Each file of scenario tests is declared as a module; otherwise it would not run.
#[test]
fn every_file_of_scenario_tests_is_declared() {
    let sets_declared = fs::read_to_string(folder().join("main.rs")).expect("the list of sets");
    for set in sets() {
        assert!(sets_declared.contains(&format!("mod {set};\n")), "{set} is not declared in main.rs");
        let declared = fs::read_to_string(folder().join(&set).join("mod.rs")).expect("the set's list of files");
        for (file, _) in files(&set) {
            assert!(declared.contains(&format!("mod {file};\n")), "{set}/{file}.rs is not declared in mod.rs");
        }
    }
}

/// The tests named in docs/editions.md exist.
#[test]
fn the_tests_named_in_the_editions_document_exist() {
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

//! Every rule that the program cites is in the index: rules in the engine's log, in errors, questions and deck
//! problems, in comments and in the card data.

use std::fs;
use std::path::{Path, PathBuf};

use rulebook::{Index, Language, RuleNumber, embedded};

/// Crates whose literals may be rule numbers, such as the engine's log entries.
const PLACES: [&str; 9] = ["ability", "app", "bots", "decks", "draft", "phrase", "protocol", "rules", "testkit"];

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

/// Returns the citations in a text: literals such as "6.3.2A" or "6.3.2A, 7.6.9", and numbers after "CR".
fn cited(text: &str) -> Vec<&str> {
    let mut found = after_cr(text);
    for literal in text.split('"').filter(|literal| literal.len() < 40) {
        let parts: Vec<&str> = literal.split(", ").collect();
        // A rule has two dots: a version or number such as "8.0" is not one.
        if parts.iter().all(|part| part.matches('.').count() == 2 && part.parse::<RuleNumber>().is_ok()) {
            found.extend(parts);
        }
    }
    found
}

/// Returns the numbers after "CR" in comments and sentences.
fn after_cr(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("CR ") {
        let rest = &text[at + 3..];
        let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '.')).unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        if number.parse::<RuleNumber>().is_ok() && number != "8.0" {
            found.push(number);
        }
    }
    found
}

fn is_known(index: &Index, number: &str) -> bool {
    number.parse().is_ok_and(|number| index.get(number).is_some())
}

#[test]
fn every_cited_rule_is_in_the_index() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let index = embedded(Language::English).unwrap();
    let mut sources = Vec::new();
    for place in PLACES {
        files(&crates.join(place).join("src"), "rs", &mut sources);
    }
    files(&crates.join("../data/abilities"), "ron", &mut sources);
    let mut count = 0;
    let mut unknown = Vec::new();
    for source in &sources {
        let text = fs::read_to_string(source).unwrap();
        for number in cited(&text) {
            count += 1;
            if !is_known(index, number) {
                unknown.push(format!("{}: {number}", source.display()));
            }
        }
    }
    assert_eq!(unknown, Vec::<String>::new());
    // Guards against a broken search: the engine alone cites more rules than this.
    assert!(count > 500, "{count}");
}

/// Tests, the page and the documents cite rules in sentences.
#[test]
fn every_rule_cited_in_a_sentence_is_in_the_index() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let index = embedded(Language::English).unwrap();
    let mut sources = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|file| root.join(file)).to_vec();
    for (folder, ending) in [
        ("crates", "rs"),
        ("src-tauri/src", "rs"),
        ("fuzz/fuzz_targets", "rs"),
        ("ui/src", "ts"),
        ("ui/src", "svelte"),
        ("docs", "md"),
        ("data", "ron"),
    ] {
        files(&root.join(folder), ending, &mut sources);
    }
    // This file cites a number that is not a rule.
    sources.retain(|source| !source.ends_with("rulebook/tests/cited.rs"));
    let unknown: Vec<String> = sources
        .iter()
        .flat_map(|source| {
            let text = fs::read_to_string(source).unwrap();
            let wrong: Vec<String> =
                after_cr(&text).into_iter().filter(|number| !is_known(index, number)).map(str::to_owned).collect();
            wrong.into_iter().map(move |number| format!("{}: {number}", source.display()))
        })
        .collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn a_wrong_citation_is_found() {
    let index = embedded(Language::English).unwrap();
    let found = cited("self.note(\"6.3.2A\", x); // CR 7.6.99.\n (\"8.0\", \"1.2.3A, 6.3.4\")");
    assert_eq!(found, ["7.6.99", "6.3.2A", "1.2.3A", "6.3.4"]);
    assert!(!is_known(index, "7.6.99") && is_known(index, "6.3.2A"));
}

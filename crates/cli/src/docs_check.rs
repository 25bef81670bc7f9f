//! Checks that `docs/cli.md` documents exactly the existing commands.

use std::collections::BTreeSet;

use clap::{Command, CommandFactory};

use crate::arguments::Arguments;

const DOCUMENT: &str = include_str!("../../../docs/cli.md");
/// Other documents that mention commands of the program.
const OTHERS: [&str; 8] = [
    include_str!("../../../README.md"),
    include_str!("../../../ARCHITECTURE.md"),
    include_str!("../../../CONTRIBUTING.md"),
    include_str!("../../../docs/data.md"),
    include_str!("../../../docs/documents.md"),
    include_str!("../../../docs/numbers.md"),
    include_str!("../../../docs/protocol.md"),
    include_str!("../../../docs/searching.md"),
];

/// Returns the code spans outside code blocks.
fn spans(document: &'static str) -> Vec<&'static str> {
    let plain = document.split("```").step_by(2);
    plain.flat_map(|text| text.split('`').skip(1).step_by(2)).collect()
}

/// Returns the lines of the code blocks, as a user would type them.
fn block_lines(document: &'static str) -> impl Iterator<Item = &'static str> {
    document.split("```").skip(1).step_by(2).flat_map(str::lines).map(|line| line.trim_start_matches("$ ").trim())
}

/// Returns the words of a documented command, without `cantina`, up to its first argument.
fn words(span: &str) -> Vec<&str> {
    let is_word = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_lowercase()) && !word.contains('.');
    span.split_whitespace().skip_while(|word| *word == "cantina").take_while(is_word).collect()
}

/// Collects the paths of all executable commands, such as ["event", "player", "add"].
fn leaves(command: &Command, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    let mut inner = command.get_subcommands().filter(|inner| inner.get_name() != "help").peekable();
    if inner.peek().is_none() || !command.is_subcommand_required_set() && !path.is_empty() {
        found.push(path.clone());
    }
    for inner in inner {
        path.push(inner.get_name().to_owned());
        leaves(inner, path, found);
        path.pop();
    }
}

#[test]
fn every_command_is_in_the_document() {
    let mut all = Vec::new();
    leaves(&Arguments::command(), &mut Vec::new(), &mut all);
    assert!(all.len() > 80, "{} commands", all.len());
    let named: BTreeSet<&str> = spans(DOCUMENT)
        .into_iter()
        .flat_map(|span| span.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-'))
        .collect();
    let missing: Vec<String> = all
        .iter()
        .filter(|path| path.iter().any(|word| !named.contains(word.as_str())))
        .map(|path| path.join(" "))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Returns the number of lines with a known command, and the unknown ones.
fn unknown(lines: impl IntoIterator<Item = &'static str>) -> (usize, Vec<&'static str>) {
    let program = Arguments::command();
    let mut unknown = Vec::new();
    let mut seen = 0;
    for line in lines.into_iter().filter(|line| line.starts_with("cantina ")) {
        let mut at = &program;
        for word in words(line) {
            match at.find_subcommand(word) {
                Some(inner) => at = inner,
                // The words after a command with arguments are arguments.
                None if at.has_subcommands() => {
                    unknown.push(line);
                    break;
                }
                None => break,
            }
        }
        seen += 1;
    }
    (seen, unknown)
}

#[test]
fn every_command_in_the_document_exists() {
    let (seen, unknown) = unknown(spans(DOCUMENT));
    assert!(seen > 20, "{seen} commands in the document");
    assert_eq!(unknown, Vec::<&str>::new());
}

#[test]
fn every_command_in_the_other_documents_exists() {
    let (seen, unknown) = unknown(OTHERS.into_iter().flat_map(|text| spans(text).into_iter().chain(block_lines(text))));
    assert!(seen > 8, "{seen} commands in the other documents");
    assert_eq!(unknown, Vec::<&str>::new());
}

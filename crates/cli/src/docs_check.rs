//! Checks that `docs/cli.md` documents exactly the existing commands.

use std::collections::BTreeSet;

use clap::{Command, CommandFactory, Parser};

use crate::arguments::Arguments;

const DOCUMENT: &str = include_str!("../../../docs/cli.md");
/// Other documents that mention commands of the program.
const OTHERS: [&str; 9] = [
    include_str!("../../../README.md"),
    include_str!("../../../ARCHITECTURE.md"),
    include_str!("../../../CONTRIBUTING.md"),
    include_str!("../../../docs/card-data.md"),
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
    let mut inner =
        command.get_subcommands().filter(|inner| inner.get_name() != "help" && !inner.is_hide_set()).peekable();
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

/// Parses a command line.
fn parsed(line: &str) -> String {
    let arguments = Arguments::try_parse_from(line.split(' '));
    format!("{:?}", arguments.unwrap_or_else(|error| panic!("{line}: {error}")).command)
}

/// The names of version 0.1 work for one more version, hidden from the help.
#[test]
fn the_old_names_of_commands_still_work() {
    for (old, new) in [
        ("event player 1 add --look Ada", "event player 1 add --dry-run Ada"),
        ("event register-deck 1 2 f.txt --look", "event register-deck 1 2 f.txt --dry-run"),
        ("event paper 1 slips --out f.pdf", "event print 1 slips --out f.pdf"),
        ("event repair 1 --note why", "event pair-again 1 --note why"),
        ("event by-hand 1 3:5 --note why", "event set-pairings 1 3:5 --note why"),
        ("event room 1 --first 41", "event table-numbers 1 --first 41"),
        ("event fix-table 1 4 9", "event assign-table 1 4 9"),
        ("event checks 1 --draw 2", "event deck-checks 1 --draw 2"),
        ("event phone 1 Ada", "event invite-player 1 Ada"),
        ("event staff 1 judge Jo", "event invite-staff 1 judge Jo"),
        ("event consequences 1 --round 1 --table 1 2-0", "event preview-result 1 --round 1 --table 1 2-0"),
        ("event desk 1 --why", "event overview 1 --why"),
        ("league take 1 f.csv", "league import-results 1 f.csv"),
        ("league same 1 Ada --as Ben", "league merge-names 1 Ada --as Ben"),
        ("league apart 1 Ada", "league split-name 1 Ada"),
        ("league paper 1 --out f.pdf", "league print 1 --out f.pdf"),
        ("backups --second there", "backups --mirror there"),
        ("notices --texts", "licences --texts"),
        ("manual there", "man there"),
    ] {
        assert_eq!(parsed(&format!("cantina {old}")), parsed(&format!("cantina {new}")));
    }
    for moved in ["backup f.db --replace", "restore f.db", "safety --now --second there", "verify", "overview 1"] {
        parsed(&format!("cantina event {moved}"));
    }
    let help = Arguments::command().find_subcommand_mut("event").unwrap().render_help().to_string();
    assert!(help.contains("pair-again") && !help.contains("safety") && !help.contains("overview"), "{help}");
}

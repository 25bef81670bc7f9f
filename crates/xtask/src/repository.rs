//! Checks of the repository that no compiler makes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::step::root;
use crate::{Outcome, USAGE};

/// Folders with our files.
const OURS: [&str; 16] = [
    "crates",
    "src-tauri",
    "fuzz",
    "ui",
    "data",
    "docs",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "packaging",
    "data-packages",
    ".github",
    ".ci",
    ".cargo",
];
/// Subfolders with files that are not ours or not committed.
const NOT_KEPT: [&str; 5] = ["node_modules", "dist", "target", "gen", "icons"];
/// Leftovers that must not be committed. Written in two parts, so that the list does not match itself.
const LEFT_OVERS: [(&str, &str); 5] =
    [("todo", "!("), ("unimplemented", "!("), ("#[ign", "ore"), ("dbg", "!("), ("<<<<<", "<< ")];

/// The table of error codes.
const CODES: &str = "crates/app/src/error/code.rs";
/// Documents whose tests must exist, apart from ARCHITECTURE.md.
const NAME_TESTS: &str = "docs/editions.md";

/// Fails if a file contains something that must not be committed, or names a command, test or error code that does not
/// exist. The message lists every place.
pub(crate) fn check() -> Outcome {
    let root = root();
    let mut found = Vec::new();
    let codes = fs::read_to_string(root.join(CODES)).unwrap_or_default();
    let codes: BTreeSet<&str> = codes.split('"').skip(1).step_by(2).collect();
    for place in OURS {
        visit(&root.join(place), &mut |file, text| {
            let file = file.strip_prefix(&root).unwrap_or(file);
            found.extend(left_overs(file, text));
            if file.extension().is_some_and(|ending| ending == "rs") && file.iter().any(|part| part == "src") {
                found.extend(bare_words(file, text));
                if file.starts_with("crates/app") {
                    found.extend(unknown_codes(file, text, &codes));
                }
            }
            if file.extension().is_some_and(|ending| ending == "md") {
                found.extend(unknown_tasks(file, text));
            }
        });
    }
    let functions = functions(&root);
    for document in ["ARCHITECTURE.md", NAME_TESTS] {
        let text = fs::read_to_string(root.join(document)).unwrap_or_default();
        found.extend(missing_tests(document, &text, &functions));
    }
    if found.is_empty() { Ok(()) } else { Err(format!("must not be committed:\n{}", found.join("\n"))) }
}

/// Returns the names of all functions in our Rust code.
fn functions(root: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for place in ["crates", "src-tauri"] {
        visit(&root.join(place), &mut |file, text| {
            if file.extension().is_some_and(|ending| ending == "rs") {
                let after_fn = text.split("fn ").skip(1);
                names.extend(after_fn.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
            }
        });
    }
    names
}

/// Returns a line for each test that a document names and that does not exist. Names with at least three underscores are
/// taken for tests.
fn missing_tests(document: &str, text: &str, functions: &BTreeSet<String>) -> Vec<String> {
    let is_test = |span: &&str| {
        span.matches('_').count() >= 3 && span.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    let named = text.split('`').skip(1).step_by(2).filter(is_test);
    let missing = named.filter(|name| !functions.contains(*name));
    missing.map(|name| format!("{document}: there is no test {name}")).collect()
}

fn visit(place: &Path, look: &mut impl FnMut(&Path, &str)) {
    let kept = place.file_name().and_then(|name| name.to_str()).is_none_or(|name| !NOT_KEPT.contains(&name));
    if !kept {
        return;
    }
    if let Ok(inside) = fs::read_dir(place) {
        for entry in inside.flatten() {
            visit(&entry.path(), look);
        }
    } else if let Ok(text) = fs::read_to_string(place) {
        // Files that are not text, such as pictures, have no leftovers.
        look(place, &text);
    }
}

fn left_overs(file: &Path, text: &str) -> Vec<String> {
    let is_left_over = |line: &str| LEFT_OVERS.iter().any(|(first, second)| line.contains(&format!("{first}{second}")));
    let lines = text.lines().enumerate().filter(|(_, line)| is_left_over(line));
    lines.map(|(number, line)| format!("{}:{}: {}", file.display(), number + 1, line.trim())).collect()
}

/// Returns doc comments with a single word ("Which.", "How."), which add nothing to the name below them.
fn bare_words(file: &Path, text: &str) -> Vec<String> {
    let lines: Vec<Option<&str>> = text.lines().map(doc).collect();
    let is_bare = |at: &usize| {
        let around = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        let alone = around.filter_map(|near| lines.get(near)).all(Option::is_none);
        alone && lines[*at].is_some_and(|said| said.split_whitespace().count() == 1)
    };
    let bare = (0..lines.len()).filter(is_bare);
    bare.map(|at| {
        let said = lines[at].unwrap_or_default();
        format!("{}:{}: a doc comment of one word: {said}", file.display(), at + 1)
    })
    .collect()
}

/// Returns the `cargo xtask` commands that a document names and that do not exist.
fn unknown_tasks(file: &Path, text: &str) -> Vec<String> {
    let tasks: Vec<&str> =
        USAGE.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    let named = text.split("cargo xtask ").skip(1).map(|rest| {
        let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        &rest[..end.unwrap_or(rest.len())]
    });
    let unknown = named.filter(|task| !task.is_empty() && !tasks.contains(task));
    unknown.map(|task| format!("{}: there is no cargo xtask {task}", file.display())).collect()
}

/// Returns the error codes that a section `# Errors` of our crates names and that are not in the table.
fn unknown_codes(file: &Path, text: &str, codes: &BTreeSet<&str>) -> Vec<String> {
    let is_code = |span: &&str| {
        span.split_once('.').is_some_and(|(area, problem)| {
            let is_word = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            is_word(area) && is_word(problem)
        })
    };
    let (mut is_in_errors, mut found) = (false, Vec::new());
    for (number, line) in text.lines().enumerate() {
        let Some(said) = doc(line) else {
            is_in_errors = false;
            continue;
        };
        is_in_errors |= said == "# Errors";
        let named = said.split('`').skip(1).step_by(2).filter(is_code);
        let unknown = named.filter(|code| is_in_errors && !codes.contains(code));
        found.extend(unknown.map(|code| format!("{}:{}: there is no error code {code}", file.display(), number + 1)));
    }
    found
}

/// Returns the text of a doc comment line.
fn doc(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_repository_passes_its_checks() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_left_over_marker_is_named_with_its_place() {
        let text = format!("fn pick() {{\n    {}{}\"later\")\n}}\n", LEFT_OVERS[0].0, LEFT_OVERS[0].1);
        let found = left_overs(Path::new("draft.rs"), &text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("draft.rs:2: "), "{found:?}");
        assert!(left_overs(Path::new("draft.rs"), "fn pick() {}\n").is_empty());
    }

    #[test]
    fn a_doc_comment_of_one_word_is_named_with_its_place() {
        let text =
            "/// The seats.\npub struct Seats {\n    /// How.\n    pub how: u8,\n    /// Two\n    /// lines.\n}\n";
        assert_eq!(bare_words(Path::new("a.rs"), text), ["a.rs:3: a doc comment of one word: How."]);
    }

    #[test]
    fn an_unknown_error_code_is_named_with_its_place() {
        let codes = BTreeSet::from(["deck.missing"]);
        let text =
            "/// Opens `deck.gone`.\n///\n/// # Errors\n/// `deck.missing`, `deck.lost`, `store.*`.\nfn open() {}\n";
        assert_eq!(unknown_codes(Path::new("a.rs"), text, &codes), ["a.rs:4: there is no error code deck.lost"]);
    }

    #[test]
    fn an_unknown_task_is_named_with_its_document() {
        let text = "Run `cargo xtask test` or `cargo xtask measure-games`, not `cargo xtask fly`.";
        assert_eq!(unknown_tasks(Path::new("a.md"), text), ["a.md: there is no cargo xtask fly"]);
    }

    #[test]
    fn a_test_named_in_the_architecture_that_does_not_exist_is_reported() {
        let functions = BTreeSet::from(["a_kill_loses_no_entry".to_owned()]);
        let text = "Tests: `a_kill_loses_no_entry`, `a_kill_loses_no_deck` (`app::app`, `commit_for_request`).";
        assert_eq!(
            missing_tests("ARCHITECTURE.md", text, &functions),
            ["ARCHITECTURE.md: there is no test a_kill_loses_no_deck"]
        );
    }
}

//! Style check of the project's English, run by `cargo xtask prose` and `cargo xtask check`.
//!
//! Reads every text file that git does not ignore, counts the lines that match a phrase of `patterns.tsv` or a retired word of
//! `glossary.tsv`, and fails when a pattern has more lines than its row allows. The allowed counts only ever go down:
//! `cargo xtask prose --lower` writes the present ones. Lines that match for a good reason are listed in `allow.tsv`
//! with the reason. Spelling is checked with the dictionary of `typos` (correct words that it does not know are in
//! `words.txt`), and so are subjects of new commits. Start reading at [`main`].

mod commits;
mod parts;
mod patterns;
mod sentences;
mod spelling;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use patterns::{Allowed, Group, Patterns};

const USAGE: &str = "usage: cargo xtask prose [--lower | --list TIER]

  (nothing)    fails when a pattern has more lines than its table allows
  --lower      lowers the allowed counts to the present ones
  --list TIER  lists every line that matches a pattern of this tier (1 to 5, or glossary)";

/// Endings of the files that are read.
const ENDINGS: [&str; 5] = ["ftl", "rs", "md", "ts", "svelte"];
/// Parts of paths that are not read: German, French, generated files, snapshots, the patterns themselves.
const SKIPPED: [&str; 13] = [
    "data/messages/de",
    "data/messages/fr",
    "german",
    "french",
    "de.ts",
    "/en.ts",
    "/fr.ts",
    "docs/guide/de",
    "snapshots",
    "ui/src/lib/bindings.ts",
    "crates/rules/tests/cards",
    "crates/prose/",
    "third-party",
];

/// A line that a pattern matches.
struct Hit {
    /// Index of the pattern in [`Patterns::rows`].
    pattern: usize,
    /// Path from the root of the repository.
    file: String,
    /// Line number, from 1.
    line: usize,
    /// The line without surrounding spaces.
    text: String,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        [] => check(),
        ["--lower"] => lower(),
        ["--list", "glossary"] => list(|group| matches!(group, Group::Glossary(_))),
        ["--list", tier] => {
            let tier = tier.parse().map_err(|_| USAGE.to_owned());
            tier.and_then(|tier| list(|group| group == Group::Tier(tier)))
        }
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Fails with every line of a pattern that has more lines than allowed, and with every bad commit subject.
fn check() -> Result<String, String> {
    let (patterns, hits, unused) = read()?;
    let counts = patterns.counts(&hits);
    let mut problems: Vec<String> = Vec::new();
    for (at, row) in patterns.rows.iter().enumerate().filter(|(at, row)| counts[*at] > row.allowed) {
        problems.push(format!("{} lines, {} allowed: {} -> {}", counts[at], row.allowed, row.pattern, row.advice));
        let lines = hits.iter().filter(|hit| hit.pattern == at).take(10);
        problems.extend(lines.map(|hit| format!("  {}:{}: {}", hit.file, hit.line, hit.text)));
    }
    problems.extend(unused.iter().map(|line| format!("allow.tsv: no line matches any more: {line}")));
    problems.extend(misspellings()?);
    problems.extend(commits::problems(&root()));
    if !problems.is_empty() {
        return Err(problems.join("\n"));
    }
    let spare: usize = patterns.rows.iter().enumerate().map(|(at, row)| row.allowed - counts[at]).sum();
    let note = if spare > 0 { "; `cargo xtask prose --lower` takes the improvement into the tables" } else { "" };
    Ok(format!("{}{note}", patterns.summary(&counts)))
}

fn lower() -> Result<String, String> {
    let (mut patterns, hits, _) = read()?;
    let counts = patterns.counts(&hits);
    for (row, count) in patterns.rows.iter_mut().zip(&counts) {
        row.allowed = row.allowed.min(*count);
    }
    for (file, table) in ["patterns.tsv", "glossary.tsv"].into_iter().zip(patterns.write()) {
        fs::write(folder().join(file), table).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(patterns.summary(&counts))
}

fn list(is_listed: impl Fn(Group) -> bool) -> Result<String, String> {
    let (patterns, hits, _) = read()?;
    let hits = hits.iter().filter(|hit| is_listed(patterns.rows[hit.pattern].group));
    let lines =
        hits.map(|hit| format!("{}:{}: {}: {}", hit.file, hit.line, patterns.rows[hit.pattern].advice, hit.text));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// Reads the patterns and all files. Returns the hits without the allowed ones, and the allowed lines that match
/// nothing.
fn read() -> Result<(Patterns, Vec<Hit>, BTreeSet<String>), String> {
    let read = |file: &str| fs::read_to_string(folder().join(file)).map_err(|error| format!("{file}: {error}"));
    let patterns = Patterns::read(&read("patterns.tsv")?, &read("glossary.tsv")?)?;
    let allowed = Allowed::read(&read("allow.tsv")?)?;
    let mut hits = Vec::new();
    let mut unused = allowed.lines();
    for file in files()? {
        let Ok(text) = fs::read_to_string(root().join(&file)) else { continue };
        for (number, line) in text.lines().enumerate() {
            for pattern in patterns.matches(&file, line) {
                let text = line.trim();
                if allowed.has(&file, text) {
                    unused.remove(&Allowed::key(&file, text));
                } else {
                    hits.push(Hit { pattern, file: file.clone(), line: number + 1, text: text.to_owned() });
                }
            }
        }
        if let Some(pattern) = patterns.long_sentences() {
            let long = sentences::long(&file, &text).into_iter();
            hits.extend(long.map(|(line, text)| Hit { pattern, file: file.clone(), line, text }));
        }
    }
    Ok((patterns, hits, unused))
}

/// Returns a line for each misspelt word.
fn misspellings() -> Result<Vec<String>, String> {
    let words = fs::read_to_string(folder().join("words.txt")).map_err(|error| format!("words.txt: {error}"))?;
    let spelling = spelling::Spelling::read(&words);
    let mut found = Vec::new();
    for file in files()? {
        let Ok(text) = fs::read_to_string(root().join(&file)) else { continue };
        let here = spelling.check(&text).into_iter();
        found.extend(here.map(|one| format!("{file}:{}: {} -> {}", one.line, one.word, one.corrections.join(", "))));
    }
    Ok(found)
}

/// Returns the files that are read, as paths from the root.
fn files() -> Result<Vec<String>, String> {
    let listed = git(&root(), &["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
    let is_read = |file: &&str| {
        let ending = Path::new(file).extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ENDINGS.contains(&ending)) && !SKIPPED.iter().any(|part| file.contains(part))
    };
    Ok(listed.split('\0').filter(is_read).map(str::to_owned).collect())
}

/// Runs git in a folder and returns what it prints.
fn git(folder: &Path, arguments: &[&str]) -> Result<String, String> {
    let run = Command::new("git").arg("-C").arg(folder).args(arguments).output();
    let output = run.map_err(|error| format!("git could not be started: {error}. Install git."))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folder with the patterns: that of this crate.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn root() -> PathBuf {
    folder().join("../..")
}

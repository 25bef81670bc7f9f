//! Keeps wire types out of the domain: a list of files of `app` and `cli` with the names that they must not use.
//!
//! Tests and comments are not checked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::Outcome;
use crate::cycles::{code, words};
use crate::step::root;

/// Files that must not use some names.
struct Layer {
    /// Files and folders, from the root of the repository.
    paths: &'static [&'static str],
    /// Files in those folders that may use the names.
    except: &'static [&'static str],
    /// Names that the files must not use.
    without: &'static [&'static str],
}

const LAYERS: [Layer; 5] = [
    // The domain and its formats on disk. Front ends' types are converted in `convert.rs`, `event/act` and `event/view`.
    Layer {
        paths: &[
            "crates/app/src/card_statistics/counts.rs",
            "crates/app/src/card_statistics/estimates.rs",
            "crates/app/src/document",
            "crates/app/src/document.rs",
            "crates/app/src/edition.rs",
            "crates/app/src/event/aggregate.rs",
            "crates/app/src/event/bot_draft.rs",
            "crates/app/src/event/import.rs",
            "crates/app/src/event/limited.rs",
            "crates/app/src/event/lists.rs",
            "crates/app/src/event/log.rs",
            "crates/app/src/event/messages",
            "crates/app/src/event/messages.rs",
            "crates/app/src/event/observations.rs",
            "crates/app/src/event/pack_source.rs",
            "crates/app/src/event/pick_reasons.rs",
            "crates/app/src/event/registered_deck.rs",
            "crates/app/src/event/roster",
            "crates/app/src/event/roster.rs",
            "crates/app/src/event/round_files.rs",
            "crates/app/src/event/sealed.rs",
            "crates/app/src/event/simulate.rs",
            "crates/app/src/event/standings.rs",
            "crates/app/src/event/state.rs",
            "crates/app/src/event/statistics.rs",
            "crates/app/src/event/status.rs",
            "crates/app/src/event/steps.rs",
            "crates/app/src/event/tabletop_draft.rs",
            "crates/app/src/event/variant_draft.rs",
            "crates/app/src/journal",
            "crates/app/src/journal.rs",
            "crates/app/src/language.rs",
            "crates/app/src/league/state.rs",
            "crates/app/src/record",
            "crates/app/src/record.rs",
            "crates/app/src/streams.rs",
        ],
        except: &[],
        without: &["contract"],
    },
    // Acts, printouts, tables, leagues and phones read the state of an event, not its view. The second desk shows the
    // window in a browser.
    Layer {
        paths: &[
            "crates/app/src/event/act",
            "crates/app/src/event/act.rs",
            "crates/app/src/event/csv.rs",
            "crates/app/src/event/printing.rs",
            "crates/app/src/event/printouts.rs",
            "crates/app/src/league",
            "crates/app/src/phones/board.rs",
            "crates/app/src/phones/calls.rs",
            "crates/app/src/phones/casual.rs",
            "crates/app/src/phones/decks.rs",
            "crates/app/src/phones/draft.rs",
            "crates/app/src/phones/games.rs",
            "crates/app/src/phones/judge.rs",
            "crates/app/src/phones/player.rs",
            "crates/app/src/phones/staff.rs",
            "crates/app/src/phones/tables.rs",
            "crates/app/src/phones/watch.rs",
            "crates/lan/src",
        ],
        except: &[],
        without: &["EventView", "PlayerView", "PodView", "RoundView", "StandingView", "TableStandingView", "TableView"],
    },
    // The server for phones gets `Phones` only.
    Layer {
        paths: &["crates/lan/src"],
        except: &[],
        without: &["App", "Cards", "Decks", "Events", "Games", "Leagues", "Rulebook", "Safety", "Store"],
    },
    Layer {
        paths: &["crates/app/src/event/demo.rs", "crates/app/src/event/samples.rs", "crates/cli/src"],
        except: &[],
        without: &["EventView"],
    },
    // Commands get only the subjects that they need, so no other command can restore, back up or change settings.
    Layer {
        paths: &["crates/cli/src"],
        except: &["crates/cli/src/backups.rs", "crates/cli/src/database.rs"],
        without: &["App", "Safety", "Store"],
    },
];

/// Fails if a file uses a name that it must not use, or if a path of the list does not exist.
pub(crate) fn check() -> Outcome {
    let mut found = Vec::new();
    for layer in &LAYERS {
        for path in layer.paths {
            let allowed: Vec<PathBuf> = layer.except.iter().map(|path| root().join(path)).collect();
            for file in files(&root().join(path))?.into_iter().filter(|file| !allowed.contains(file)) {
                let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
                found.extend(used(&text, layer.without).map(|name| format!("{}: {name}", file.display())));
            }
        }
    }
    if found.is_empty() { Ok(()) } else { Err(format!("names that these files must not use:\n{}", found.join("\n"))) }
}

/// Returns a file, or the files of a folder that are not only tests.
fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let failed = |error: io::Error| format!("{}: {error}", path.display());
    let mut all = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.file_name().is_none_or(|name| name != "tests.rs") {
            all.extend(files(&path)?);
        }
    }
    all.sort();
    Ok(all)
}

/// Returns the names that occur in a text as words, without its comments, strings and tests. Variants of an enum and
/// other items of a type (`PublicResult::Games`) are not counted.
fn used<'a>(text: &str, names: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let all = words(&code(text));
    let is_of_type = |at: usize| {
        let before: Vec<&str> = all[at.saturating_sub(2)..at].iter().map(String::as_str).collect();
        matches!(before[..], [owner, "::"] if owner.starts_with(char::is_uppercase))
    };
    let found: BTreeSet<String> = (0..all.len()).filter(|at| !is_of_type(*at)).map(|at| all[at].clone()).collect();
    names.iter().copied().filter(move |name| found.contains(*name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_layer_uses_a_name_it_does_without() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn names_in_comments_and_tests_and_parts_of_words_do_not_count() {
        let text =
            "//! See [`contract`].\nuse crate::contracts::X;\n#[cfg(test)]\nmod tests {\n    use crate::contract;\n}\n";
        assert_eq!(used(text, &["contract"]).count(), 0);
        assert_eq!(used("use crate::contract::EventView;", &["contract", "EventView"]).count(), 2);
        assert_eq!(used("let result = PublicResult::Games { first };", &["Games"]).count(), 0);
        assert_eq!(used("fn take(games: app::Games, all: &[Games]) {}", &["Games"]).count(), 1);
    }
}

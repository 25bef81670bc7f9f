//! Compares the crate dependencies listed in ARCHITECTURE.md with the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::Outcome;
use crate::step::root;

/// For each crate, the workspace crates that it uses.
type Edges = BTreeMap<String, BTreeSet<String>>;

/// Fails if the manifests and the list differ. The message lists every difference.
pub(crate) fn check() -> Outcome {
    let root = root();
    let read = |file: &str| fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"));
    let written = listed(&read("ARCHITECTURE.md")?);
    let mut folders: Vec<(String, String)> = vec![("src-tauri".to_owned(), "src-tauri".to_owned())];
    let crates = fs::read_dir(root.join("crates")).map_err(|error| format!("crates: {error}"))?;
    for entry in crates.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        folders.push((format!("crates/{name}"), name));
    }
    let names: BTreeSet<String> = folders.iter().map(|(_, name)| name.clone()).collect();
    let mut found = Edges::new();
    for (folder, name) in folders {
        found.insert(name, used(&read(&format!("{folder}/Cargo.toml"))?, &names));
    }
    let differences = differences(&written, &found);
    if differences.is_empty() {
        Ok(())
    } else {
        Err(format!("crate dependencies differ from the list:\n{}", differences.join("\n")))
    }
}

/// Parses the list after "Who may use whom": a crate and its dependencies on each line, "-" for none.
fn listed(architecture: &str) -> Edges {
    let after = architecture.split_once("**Who may use whom.**").map_or("", |(_, after)| after);
    let list = after.split("```").nth(1).unwrap_or_default();
    let lines = list.lines().skip(1).filter(|line| !line.trim().is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            let name = words.next().unwrap_or_default();
            (name, words.filter(|word| word != "-").collect())
        })
        .collect()
}

/// Returns the workspace crates among the dependencies of a manifest, without dev-dependencies.
fn used(manifest: &str, ours: &BTreeSet<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut counts = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            counts = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
        } else if counts {
            let name: String =
                line.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect();
            if ours.contains(&name) {
                found.insert(name);
            }
        }
    }
    found
}

fn differences(written: &Edges, found: &Edges) -> Vec<String> {
    let names: BTreeSet<&String> = written.keys().chain(found.keys()).collect();
    let mut differences = Vec::new();
    for name in names {
        match (written.get(name), found.get(name)) {
            (Some(written), Some(found)) => {
                let more = found.difference(written).map(|other| {
                    format!("crates/{name} uses {other}, which the list in ARCHITECTURE.md does not allow")
                });
                let fewer = written
                    .difference(found)
                    .map(|other| format!("{name} does not use {other}: strike it from the list"));
                differences.extend(more.chain(fewer));
            }
            (None, Some(_)) => differences.push(format!("{name} is not in the list in ARCHITECTURE.md")),
            (Some(_), None) => differences.push(format!("{name} is in the list, but there is no such crate")),
            (None, None) => {}
        }
    }
    differences
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "text\n**Who may use whom.** And so on.\n\n```text\nmodel  -\nrules  model\n```\n";

    fn found(rules: &str) -> Edges {
        let ours = ["model", "rules", "store"].map(str::to_owned).into();
        [("model", "[dependencies]\nserde.workspace = true\n"), ("rules", rules)]
            .map(|(name, manifest)| (name.to_owned(), used(manifest, &ours)))
            .into()
    }

    #[test]
    fn the_manifests_use_only_allowed_dependencies() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_dependency_beyond_the_list_is_named() {
        let fits = "[dependencies]\nmodel.workspace = true\n\n[dev-dependencies]\nstore.workspace = true\n";
        assert_eq!(differences(&listed(LIST), &found(fits)), Vec::<String>::new());
        let more = "[dependencies]\nmodel.workspace = true\nstore = { workspace = true }\n";
        assert!(differences(&listed(LIST), &found(more))[0].starts_with("crates/rules uses store"));
        assert!(differences(&listed(LIST), &found(""))[0].contains("strike it"));
    }
}

//! Licence texts of third-party packages, collected from the packages for distribution.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::package::{PAGES_REGISTRY, Package, cargo_home};
use crate::step::root;

/// Prefixes of licence and notice files, in lower case.
const NAMES: [&str; 6] = ["licence", "license", "copying", "copyright", "notice", "unlicense"];
const RULE: &str = "------------------------------------------------------------------------------------------";

/// Returns all texts, each once, with the names of its packages. Packages without a text come last.
///
/// # Errors
/// A package whose folder is not on this machine; run `cargo fetch` and `npm ci`.
pub(crate) fn gathered(packages: &[Package]) -> Result<String, String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for package in packages {
        let folder = folder(package)?;
        let found = texts_in(&folder)?;
        if found.is_empty() {
            without.push(package);
        }
        for text in found {
            let carriers = texts.entry(text).or_default();
            let name = format!("{} {}", package.name, package.version);
            if carriers.last() != Some(&name) {
                carriers.push(name);
            }
        }
    }
    let mut by_carrier: Vec<(Vec<String>, String)> = texts.into_iter().map(|(text, of)| (of, text)).collect();
    by_carrier.sort();
    let mut all =
        "The licences of what others have written and Cantina is built from. Written by `cargo xtask notices`.\n"
            .to_owned();
    for (carriers, text) in by_carrier {
        all.push_str(&format!("\n{RULE}\n{}\n{RULE}\n\n{text}\n", carriers.join(", ")));
    }
    if !without.is_empty() {
        all.push_str(&format!("\n{RULE}\nPackages that carry no text of their licence\n{RULE}\n\n"));
        for Package { name, version, licence, repository } in without {
            all.push_str(&format!("{name} {version}, {licence}, {repository}\n"));
        }
    }
    Ok(all)
}

/// Returns the folder of a package. Crates are in cargo's registry, packages of the page in node_modules.
fn folder(package: &Package) -> Result<PathBuf, String> {
    if package.repository.starts_with(PAGES_REGISTRY) {
        let folder = root().join("ui/node_modules").join(&package.name);
        return if folder.is_dir() {
            Ok(folder)
        } else {
            Err(format!("{} is not installed: run npm ci", package.name))
        };
    }
    let sources = cargo_home().ok_or("the home folder was not found")?.join("registry/src");
    let name = format!("{}-{}", package.name, package.version);
    let registries = fs::read_dir(&sources).map_err(|problem| format!("{}: {problem}", sources.display()))?;
    let found = registries.flatten().map(|registry| registry.path().join(&name)).find(|folder| folder.is_dir());
    found.ok_or_else(|| format!("{name} is not on this machine: cargo fetch --locked"))
}

/// Returns the licences and notices in the top folder of a package, with normalised line breaks.
fn texts_in(folder: &Path) -> Result<Vec<String>, String> {
    let problem = |problem: std::io::Error| format!("{}: {problem}", folder.display());
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            files.push(path);
        }
    }
    files.sort();
    let read = |file: &PathBuf| fs::read(file).map(|bytes| tidied(&String::from_utf8_lossy(&bytes))).map_err(problem);
    files.iter().map(read).collect()
}

fn tidied(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_differ_only_in_line_ends_are_one() {
        assert_eq!(tidied("\n a \r\nb\r\n\r\n"), tidied(" a\nb"));
    }
}

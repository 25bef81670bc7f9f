//! Third-party packages: their sources, licences, and the notices shown for them. Works offline, from `cargo tree` and
//! the lock files.
//!
//! If `cargo deny` is installed, it runs as well (`deny.toml`), including security advisories if its advisory database,
//! which is on a separate host, has been downloaded. The public CI always runs it (`.github/workflows/checks.yml`).

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::advisories;
use crate::package::{PAGES_REGISTRY, Package, cargo_home};
use crate::step::{Step, root};
use crate::{Outcome, licence_texts};

/// The only allowed registry.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// Licences that can be combined with a program under the MIT licence, with their notices.
const LICENCES: [&str; 15] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
/// Packages that open network connections; none may be shipped. (`postgres` and `rustls` are: they connect to the database
/// server that the user names, and to nothing else.)
const BANNED: [&str; 8] = ["curl", "git2", "isahc", "native-tls", "openssl-sys", "reqwest", "tungstenite", "ureq"];
/// Packages that only listen, and the prefix of their client features, which must be disabled. They listen once the
/// organiser has started `lan`.
const LISTENING: [(&str, &str); 2] = [("hyper", "client"), ("hyper-util", "client")];
/// Build tools that become part of the page: svelte's runtime and bits-ui, with their dependencies. All other packages
/// in the page are dependencies of `ui/package.json`.
const BUILT_INTO_THE_PAGE: [&str; 12] = [
    "@floating-ui/core",
    "@floating-ui/dom",
    "@floating-ui/utils",
    "bits-ui",
    "clsx",
    "esm-env",
    "inline-style-parser",
    "runed",
    "style-to-object",
    "svelte",
    "svelte-toolbelt",
    "tabbable",
];
/// Packages of the page with a licence only in their LICENSE file, not in their npm metadata.
const LICENCE_IN_THE_FILE: [(&str, &str); 1] = [("svelte-toolbelt", "MIT")];
/// The file with the notices.
const NOTICES: &str = "crates/app/third-party.csv";
/// The file with the licence texts.
const TEXTS: &str = "crates/app/third-party.txt";

/// Checks third-party packages. Fails if one has another source, an unsuitable licence or network access, or if the
/// notices do not match the packages.
pub(crate) fn check() -> Outcome {
    let mut wrong = sources(&read(&root().join("Cargo.lock"))?);
    let built = packages(&["--workspace", "--edges", "normal,build,dev", "--target", "all"])?;
    wrong.extend(built.iter().filter(|package| !fits(&package.licence)).map(|package| {
        format!("{} {} has the licence {:?}, which is not in the list", package.name, package.version, package.licence)
    }));
    let shipped = shipped()?;
    wrong.extend(
        shipped
            .iter()
            .filter(|package| BANNED.contains(&package.name.as_str()))
            .map(|package| format!("{} is shipped, and talks to a network", package.name)),
    );
    wrong.extend(calling_out()?);
    let noticed = noticed(&shipped)?;
    for (file, text) in [(NOTICES, table(&noticed)?), (TEXTS, licence_texts::gathered(&noticed)?)] {
        if read(&root().join(file)).unwrap_or_default() != text {
            wrong.push(format!("{file} is out of date: run `cargo xtask notices`"));
        }
    }
    let twice = in_several_versions(&shipped);
    println!("\n== third-party packages\n   {} are shipped, {twice} of them in several versions", shipped.len());
    let databases = cargo_home().map(|home| advisories::copies(&home)).unwrap_or_default();
    let (lock, rules) = (read(&root().join("Cargo.lock"))?, read(&root().join("deny.toml"))?);
    for database in &databases {
        wrong.extend(advisories::found(&lock, database, &advisories::ignored(&rules))?);
    }
    if databases.is_empty() {
        println!("   no copy of the advisory database (cargo deny fetch db); the public CI has one");
    }
    if wrong.is_empty() { deny() } else { Err(format!("third-party packages:\n{}", wrong.join("\n"))) }
}

/// Runs `cargo deny`, if it is installed. It checks licences, bans and sources against `deny.toml`, and security
/// advisories if their database is present. Prints a message if it is not run. To install both, run `cargo install
/// cargo-deny` and `cargo deny fetch db`.
fn deny() -> Outcome {
    let installed = Command::new("cargo-deny").arg("--version").output().is_ok_and(|output| output.status.success());
    if !installed {
        println!("   cargo-deny is not installed: advisories were not asked for; the public CI asks for them");
        return Ok(());
    }
    let known = cargo_home().is_some_and(|home| home.join("advisory-dbs").is_dir());
    if !known {
        println!("   cargo-deny has no copy of the advisories (cargo deny fetch db); the public CI asks for them");
    }
    let mut ask = vec!["deny", "--offline", "--locked", "check", "--hide-inclusion-graph", "--allow", "duplicate"];
    ask.extend(["licenses", "bans", "sources"]);
    ask.extend(known.then_some("advisories"));
    Step::cargo("cargo deny", &ask).run()
}

/// Rewrites the notices and the licence texts.
pub(crate) fn write() -> Outcome {
    let noticed = noticed(&shipped()?)?;
    for (file, text) in [(NOTICES, table(&noticed)?), (TEXTS, licence_texts::gathered(&noticed)?)] {
        fs::write(root().join(file), text).map_err(|problem| format!("{file}: {problem}"))?;
    }
    Ok(())
}

/// Target systems of Cantina. (`all` would include mobile systems.)
const SYSTEMS: [&str; 3] = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "aarch64-apple-darwin"];

/// Returns the packages in the shipped programs, without build and test dependencies.
fn shipped() -> Result<Vec<Package>, String> {
    let mut all = Vec::new();
    for system in SYSTEMS {
        let programs = ["--package", "cantina-desktop", "--package", "cli", "--edges", "normal", "--target", system];
        all.extend(packages(&programs)?);
    }
    all.sort();
    all.dedup();
    Ok(all)
}

/// Returns the third-party packages of a release: those of the programs on all systems, and those of the page.
pub(crate) fn of_a_release() -> Result<Vec<Package>, String> {
    noticed(&shipped()?)
}

/// Returns the packages that must only listen but are shipped with a client feature.
fn calling_out() -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for system in SYSTEMS {
        let programs = ["--package", "cantina-desktop", "--package", "cli", "--edges", "normal", "--target", system];
        wrong.extend(tree("{p}|{f}", &programs)?.lines().filter_map(client));
    }
    wrong.sort();
    wrong.dedup();
    Ok(wrong)
}

/// Returns the error for a line such as "hyper v1.12.0|client,http1", if the package must not have this feature.
fn client(line: &str) -> Option<String> {
    let (what, features) = line.trim_end_matches(" (*)").split_once('|')?;
    let name = what.split_once(" v")?.0;
    let (_, banned) = LISTENING.iter().find(|(listening, _)| *listening == name)?;
    let feature = features.split(',').find(|feature| feature.starts_with(banned))?;
    Some(format!("{name} is shipped with its feature {feature}, which calls out"))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|problem| format!("{}: {problem}", file.display()))
}

/// Returns the third-party packages in a part of the dependencies, each once, by name.
fn packages(part: &[&str]) -> Result<Vec<Package>, String> {
    let mut found: Vec<Package> = tree("{p}|{l}|{r}", part)?.lines().filter_map(package).collect();
    found.sort();
    found.dedup();
    Ok(found)
}

/// Returns the output of `cargo tree` for a part of the dependencies, one package per line.
fn tree(format: &str, part: &[&str]) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let shape = ["tree", "--locked", "--prefix", "none", "--format", format];
    let output = Command::new(cargo).args(shape).args(part).current_dir(root()).output();
    let output = output.map_err(|problem| format!("cargo tree: {problem}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Parses "serde v1.0.229|MIT OR Apache-2.0|https://…", possibly with "(proc-macro)" or "(*)". Returns `None` for our
/// packages, which have a folder instead of a version.
fn package(line: &str) -> Option<Package> {
    let mut parts = line.trim_end_matches(" (*)").split('|');
    let (what, licence, repository) = (parts.next()?, parts.next()?, parts.next()?);
    let what = what.replace(" (proc-macro)", "");
    let (name, version) = what.split_once(" v")?;
    if version.contains('(') {
        return None;
    }
    let owned = |text: &str| text.trim().to_owned();
    Some(Package { name: owned(name), version: owned(version), licence: owned(licence), repository: owned(repository) })
}

/// Returns the packages in the lock file with another source.
fn sources(lock: &str) -> Vec<String> {
    let sources = lock.lines().filter_map(|line| line.strip_prefix("source = \"")?.strip_suffix('"'));
    sources.filter(|source| *source != REGISTRY).map(|source| format!("a package comes from {source}")).collect()
}

/// Returns `true` if a licence (SPDX, or the old "MIT/Apache-2.0") can be satisfied with licences from the list.
fn fits(licence: &str) -> bool {
    let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let whole = any_of(&mut words);
    whole && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> bool {
    let mut one = all_of(words);
    while words.next_if_eq(&"OR").is_some() {
        one |= all_of(words);
    }
    one
}

fn all_of(words: &mut Words<'_>) -> bool {
    let mut all = licence(words);
    while words.next_if_eq(&"AND").is_some() {
        all &= licence(words);
    }
    all
}

fn licence(words: &mut Words<'_>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let inside = any_of(words);
        return words.next_if_eq(&")").is_some() && inside;
    }
    let Some(name) = words.next() else { return false };
    match words.next_if_eq(&"WITH").and_then(|_| words.next()) {
        Some(exception) => LICENCES.contains(&format!("{name} WITH {exception}").as_str()),
        None => LICENCES.contains(&name),
    }
}

fn in_several_versions(packages: &[Package]) -> usize {
    let several = packages.chunk_by(|one, other| one.name == other.name).filter(|group| group.len() > 1);
    several.count()
}

/// Returns the packages whose notices are shown: those shipped and those in the page, by name.
fn noticed(shipped: &[Package]) -> Result<Vec<Package>, String> {
    let lock = read(&root().join("ui/package-lock.json"))?;
    let mut all = shipped.to_vec();
    for name in of_the_page(&lock) {
        all.push(page_package(&lock, name).ok_or_else(|| format!("ui/package-lock.json has no {name}"))?);
    }
    all.sort();
    all.dedup();
    Ok(all)
}

/// Returns the notices as a table, one package per line.
fn table(noticed: &[Package]) -> Result<String, String> {
    let mut text = "name,version,licence,repository\n".to_owned();
    for Package { name, version, licence, repository } in noticed {
        if [name, version, licence, repository].into_iter().any(|cell| cell.contains([',', '"', '\n'])) {
            return Err(format!("{name}: its notice must not contain commas, quotation marks or line breaks"));
        }
        text.push_str(&format!("{name},{version},{licence},{repository}\n"));
    }
    Ok(text)
}

/// Returns the names of the packages in the page.
fn of_the_page(lock: &str) -> Vec<&str> {
    let blocks = lock.split("\n    \"node_modules/").skip(1);
    let own = blocks.filter_map(|block| {
        let (name, rest) = block.split_once("\": {")?;
        let fields = rest.split("\n    }").next()?;
        let only_builds = ["\"dev\": true", "\"optional\": true"].iter().any(|mark| fields.contains(mark));
        (!only_builds).then_some(name)
    });
    own.chain(BUILT_INTO_THE_PAGE).collect()
}

/// Returns a package from the page's lock file, where version and licence are separate lines of its block.
fn page_package(lock: &str, name: &str) -> Option<Package> {
    let block = lock.split_once(&format!("\"node_modules/{name}\": {{"))?.1.split_once("\n    }")?.0;
    let field = |field: &str| {
        let line = block.lines().find_map(|line| line.trim().strip_prefix(&format!("\"{field}\": \"")))?;
        line.split('"').next().map(str::to_owned)
    };
    let in_its_file =
        || LICENCE_IN_THE_FILE.iter().find(|(package, _)| *package == name).map(|(_, licence)| (*licence).to_owned());
    let repository = format!("{PAGES_REGISTRY}{name}");
    let licence = field("license").or_else(in_its_file)?;
    Some(Package { name: name.to_owned(), version: field("version")?, licence, repository })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_accepted_if_every_required_part_is_in_the_list() {
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 / MIT",
            "MIT OR GPL-3.0-only",
            "(MIT OR GPL-3.0-only) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "MIT OR Apache-2.0 OR LGPL-2.1-or-later",
        ] {
            assert!(fits(good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "MIT AND (GPL-3.0-only OR AGPL-3.0-only)",
            "MIT)",
            "(MIT",
            "Apache-2.0 WITH Something-exception",
        ] {
            assert!(!fits(bad), "{bad}");
        }
    }

    #[test]
    fn packages_that_only_build_the_page_are_not_listed() {
        let block = |name: &str, more: &str| {
            format!(
                "\n    \"node_modules/{name}\": {{\n      \"version\": \"1.0.0\",{more}\n      \"license\": \"MIT\"\n    }},"
            )
        };
        let lock = format!("{{{}{}", block("@a/b", ""), block("vite", "\n      \"dev\": true,"));
        assert_eq!(of_the_page(&lock), [["@a/b"].as_slice(), BUILT_INTO_THE_PAGE.as_slice()].concat());
        assert_eq!(page_package(&lock, "@a/b").map(|package| package.version), Some("1.0.0".to_owned()));
    }

    #[test]
    fn a_shipped_http_package_with_client_features_is_reported() {
        assert_eq!(client("hyper v1.12.0|default,http1,server"), None);
        assert_eq!(client("serde v1.0.229|client"), None);
        assert!(
            client("hyper-util v0.1.21|client-legacy,http1 (*)").is_some_and(|said| said.contains("client-legacy"))
        );
    }

    #[test]
    fn packages_from_other_registries_are_named() {
        let lock = format!("[[package]]\nname = \"a\"\nsource = \"{REGISTRY}\"\n[[package]]\nname = \"ours\"\n");
        assert!(sources(&lock).is_empty());
        assert_eq!(sources("source = \"git+https://example.org/b#1\"\n").len(), 1);
    }

    #[test]
    fn a_line_of_cargo_tree_is_a_package_of_others_or_ours() {
        let read = package("serde_derive v1.0.229 (proc-macro)|MIT OR Apache-2.0|https://example.org (*)").unwrap();
        assert_eq!((read.name.as_str(), read.version.as_str()), ("serde_derive", "1.0.229"));
        assert_eq!(read.repository, "https://example.org");
        assert_eq!(package("app v0.1.0 (/home/ann/cantina/crates/app)|MIT|"), None);
        assert_eq!(package(""), None);
    }
}

//! Check of the locked packages against a local copy of the RustSec advisory database. Works offline and without
//! `cargo deny`.
//!
//! The rules are those of `deny.toml`: vulnerabilities in any package are errors; unmaintained packages and soundness
//! problems are errors only for direct dependencies of our crates.

use std::cmp::Ordering;
use std::fs;
use std::path::{Path, PathBuf};

/// A package of a lock file.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Locked {
    name: String,
    version: String,
    /// `true` if one of our crates (which have no source) depends on it.
    direct: bool,
}

/// The required fields of an advisory.
#[derive(Debug, Default)]
struct Advisory {
    id: String,
    package: String,
    informational: Option<String>,
    withdrawn: bool,
    /// Version requirements; a version that fulfils any of them is not affected.
    fine: Vec<String>,
}

/// Returns the copies of the database in cargo's folder, as downloaded by `cargo deny fetch db` and `cargo audit`.
pub(crate) fn copies(cargo_home: &Path) -> Vec<PathBuf> {
    let of_deny = fs::read_dir(cargo_home.join("advisory-dbs")).into_iter().flatten().flatten();
    let all = of_deny.map(|entry| entry.path()).chain([cargo_home.join("advisory-db")]);
    all.filter(|folder| folder.join("crates").is_dir()).collect()
}

/// Returns a message for each locked package with an advisory. `ignored` has the ids of ignored advisories.
///
/// # Errors
/// Returns an error if the database cannot be read.
pub(crate) fn found(lock: &str, database: &Path, ignored: &[String]) -> Result<Vec<String>, String> {
    let mut said = Vec::new();
    for package in locked(lock) {
        let folder = database.join("crates").join(&package.name);
        let Ok(files) = fs::read_dir(&folder) else { continue };
        for file in files.flatten().map(|entry| entry.path()) {
            let text = fs::read_to_string(&file).map_err(|problem| format!("{}: {problem}", file.display()))?;
            let Some(advisory) = advisory(&text) else { return Err(format!("{}: not an advisory", file.display())) };
            if concerns(&advisory, &package) && !ignored.contains(&advisory.id) {
                let kind = advisory.informational.as_deref().unwrap_or("vulnerability");
                said.push(format!("{} {}: {} ({kind})", package.name, package.version, advisory.id));
            }
        }
    }
    said.sort();
    Ok(said)
}

/// Returns the ids of advisories that `deny.toml` ignores.
pub(crate) fn ignored(deny: &str) -> Vec<String> {
    let lines = deny.lines().filter(|line| !line.trim_start().starts_with('#'));
    let texts = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    texts.filter(|text| text.starts_with("RUSTSEC-")).map(str::to_owned).collect()
}

fn concerns(advisory: &Advisory, package: &Locked) -> bool {
    let counts = match advisory.informational.as_deref() {
        None => true,
        Some("unmaintained" | "unsound") => package.direct,
        Some(_) => false,
    };
    let fine = advisory.fine.iter().any(|requirement| holds(requirement, &package.version));
    counts && !fine && !advisory.withdrawn && advisory.package == package.name
}

fn locked(lock: &str) -> Vec<Locked> {
    let field = |block: &str, name: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")))?;
        line.strip_suffix('"').map(str::to_owned)
    };
    let blocks: Vec<&str> = lock.split("[[package]]").skip(1).collect();
    let ours = blocks.iter().filter(|block| field(block, "source").is_none());
    let used: Vec<(&str, Option<&str>)> = ours
        .flat_map(|block| block.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\",")))
        .map(|used| match used.split_once(' ') {
            Some((name, version)) => (name, version.split(' ').next()),
            None => (used, None),
        })
        .collect();
    let others = blocks.iter().filter(|block| field(block, "source").is_some());
    others
        .filter_map(|block| {
            let (name, version) = (field(block, "name")?, field(block, "version")?);
            let is_it = |(used, of): &(&str, Option<&str>)| *used == name && of.is_none_or(|of| of == version);
            Some(Locked { direct: used.iter().any(is_it), name, version })
        })
        .collect()
}

/// Reads the front matter of an advisory: TOML between "```toml" and "```".
fn advisory(text: &str) -> Option<Advisory> {
    let front = text.split_once("```toml")?.1.split_once("\n```")?.0;
    let mut read = Advisory::default();
    let (mut section, mut list) = ("", String::new());
    for line in front.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')).filter(|_| list.is_empty()) {
            section = name;
            continue;
        }
        // A list may have several lines.
        list.push_str(line);
        if list.contains("= [") && !list.ends_with(']') {
            continue;
        }
        let whole = std::mem::take(&mut list);
        let Some((key, value)) = whole.split_once('=') else { continue };
        let texts: Vec<String> = value.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        let first = || texts.first().cloned().unwrap_or_default();
        match (section, key.trim()) {
            ("advisory", "id") => read.id = first(),
            ("advisory", "package") => read.package = first(),
            ("advisory", "informational") => read.informational = Some(first()),
            ("advisory", "withdrawn") => read.withdrawn = true,
            ("versions", "patched" | "unaffected") => read.fine.extend(texts),
            (_, _) => {}
        }
    }
    (!read.id.is_empty() && !read.package.is_empty()).then_some(read)
}

/// Returns `true` if a version fulfils a requirement such as ">= 1.2, < 2" or "^0.9.3".
fn holds(requirement: &str, version: &str) -> bool {
    requirement.split(',').map(str::trim).all(|one| {
        let (sign, wanted) = one.split_at(one.find(|letter: char| letter.is_ascii_digit()).unwrap_or(one.len()));
        let order = compare(version, wanted);
        match sign.trim() {
            ">=" => order != Ordering::Less,
            ">" => order == Ordering::Greater,
            "<=" => order != Ordering::Greater,
            "<" => order == Ordering::Less,
            "=" => order == Ordering::Equal,
            "~" => order != Ordering::Less && same(version, wanted, 2),
            // A caret requirement (also the default): the first part that is not 0 must not change.
            _ => {
                order != Ordering::Less
                    && same(version, wanted, parts(wanted).iter().position(|part| *part != 0).unwrap_or(2) + 1)
            }
        }
    })
}

fn same(version: &str, wanted: &str, parts_of_it: usize) -> bool {
    parts(version)[..parts_of_it] == parts(wanted)[..parts_of_it]
}

fn parts(version: &str) -> [u64; 3] {
    let mut read = [0; 3];
    let numbers = version.split(['-', '+']).next().unwrap_or_default().split('.');
    for (place, number) in read.iter_mut().zip(numbers) {
        *place = number.parse().unwrap_or(0);
    }
    read
}

/// Compares versions by their three numbers; a pre-release sorts before its release.
fn compare(version: &str, wanted: &str) -> Ordering {
    let release = |version: &str| !version.split('+').next().unwrap_or_default().contains('-');
    parts(version).cmp(&parts(wanted)).then(release(version).cmp(&release(wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
[[package]]
name = "ours"
version = "0.1.0"
dependencies = [
 "old-shaper",
 "leaky 1.4.2",
]

[[package]]
name = "old-shaper"
version = "0.20.1"
source = "registry+https://github.com/rust-lang/crates.io-index"
dependencies = [
 "old-parser",
]

[[package]]
name = "old-parser"
version = "0.25.1"
source = "registry+https://github.com/rust-lang/crates.io-index"

[[package]]
name = "leaky"
version = "1.4.2"
source = "registry+https://github.com/rust-lang/crates.io-index"
"#;

    fn fixture() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/advisory-db")
    }

    /// A test lock file with one vulnerable and two unmaintained packages. Only one of them is a direct dependency of
    /// our crates.
    #[test]
    fn a_known_advisory_in_a_lock_file_is_found() {
        let all = found(LOCK, &fixture(), &[]).expect("the fixture");
        let expected =
            ["leaky 1.4.2: RUSTSEC-2099-0001 (vulnerability)", "old-shaper 0.20.1: RUSTSEC-2099-0002 (unmaintained)"];
        assert_eq!(all, expected);
        let ignored = ignored("# \"RUSTSEC-2099-0001\"\nignore = [\"RUSTSEC-2099-0002\", \"other\"]\n");
        assert_eq!(found(LOCK, &fixture(), &ignored).expect("the fixture"), expected[..1]);
        let patched = LOCK.replace("1.4.2", "1.4.3").replace("0.20.1", "0.19.9");
        assert_eq!(found(&patched, &fixture(), &[]).expect("the fixture"), [expected[1].replace("0.20.1", "0.19.9")]);
    }

    /// The real lock file can be read and contains none of the test packages.
    #[test]
    fn the_real_lock_file_can_be_read() {
        let lock = fs::read_to_string(crate::step::root().join("Cargo.lock")).expect("the lock file");
        let all = locked(&lock);
        assert!(all.len() > 300 && all.iter().any(|package| package.direct && package.name == "serde"));
        assert!(all.iter().any(|package| !package.direct));
        assert!(all.iter().all(|package| !["rustybuzz", "ttf-parser"].contains(&package.name.as_str())));
    }

    #[test]
    fn version_requirements_are_evaluated_as_by_cargo() {
        for (requirement, version) in [
            (">= 1.2.0", "1.2.0"),
            (">= 1.2, < 2", "1.9.9"),
            ("^0.9.3", "0.9.4"),
            ("^1.2", "1.9.0"),
            ("< 0.3", "0.2.99"),
            ("=1.0.0", "1.0.0"),
            ("~1.4.3", "1.4.9"),
            (">0.8", "0.8.1"),
        ] {
            assert!(holds(requirement, version), "{requirement} {version}");
        }
        for (requirement, version) in [
            (">= 1.2.0", "1.1.9"),
            (">= 1.2.0", "1.2.0-rc.1"),
            ("^0.9.3", "0.10.0"),
            ("^1.2", "2.0.0"),
            ("^0.0.3", "0.0.4"),
            ("~1.4.3", "1.5.0"),
            (">= 1.2, < 2", "2.0.0"),
        ] {
            assert!(!holds(requirement, version), "{requirement} {version}");
        }
    }

    #[test]
    fn a_file_that_is_no_advisory_is_recognised() {
        assert!(advisory("# A README\n").is_none());
        let read =
            advisory("```toml\n[advisory]\nid = \"R\"\npackage = \"p\"\n[versions]\npatched = [\n\">= 2\",\n]\n```\n");
        assert_eq!(read.expect("an advisory").fine, [">= 2"]);
    }
}

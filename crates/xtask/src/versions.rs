//! The version number. `Cargo.toml` of the workspace defines it; every other place must have none or the same.

use std::fs;
use std::path::Path;

/// A place in the repository and the problem there.
type Problem = (&'static str, String);

/// Returns the version of the workspace.
pub(crate) fn workspace(root: &Path) -> Result<String, String> {
    let manifest = read(root, "Cargo.toml")?;
    let section = manifest.split("[workspace.package]").nth(1).unwrap_or_default();
    quoted(section, "version = \"").ok_or_else(|| "Cargo.toml: [workspace.package] has no version".to_owned())
}

/// Returns the places that contradict the version, and what the changelog lacks for its release.
pub(crate) fn problems(root: &Path, version: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for place in ["src-tauri/tauri.conf.json", "ui/package.json"] {
        let found = read(root, place).map(|text| quoted(&text, "\n  \"version\": \""));
        match found {
            Ok(None) => {}
            Ok(Some(found)) if found == version => {}
            Ok(Some(found)) => problems.push((place, format!("has the version {found}; remove the line"))),
            Err(problem) => problems.push((place, problem)),
        }
    }
    match read(root, "Cargo.lock") {
        Ok(lock) if lock.contains(&format!("name = \"app\"\nversion = \"{version}\"")) => {}
        Ok(_) => problems.push(("Cargo.lock", "has another version; run `cargo metadata`".into())),
        Err(problem) => problems.push(("Cargo.lock", problem)),
    }
    match read(root, "CHANGELOG.md") {
        Ok(text) => problems.extend(changelog(&text, version).into_iter().map(|problem| ("CHANGELOG.md", problem))),
        Err(problem) => problems.push(("CHANGELOG.md", problem)),
    }
    problems
}

/// Returns the releases of a changelog with their dates, the latest first.
pub(crate) fn releases(changelog: &str) -> Vec<(&str, &str)> {
    let headings = changelog.lines().filter_map(|line| line.strip_prefix("## [")?.split_once("] - "));
    headings.map(|(version, date)| (version, date.trim())).collect()
}

/// Returns what a changelog lacks for the release of this version.
fn changelog(text: &str, version: &str) -> Vec<String> {
    let mut problems = Vec::new();
    match releases(text).first() {
        Some((latest, date)) if *latest == version && is_date(date) => {}
        Some((latest, date)) if *latest == version => problems.push(format!("{date:?} is not a date like 2026-11-29")),
        Some((latest, _)) => problems.push(format!("the latest release is {latest}, not {version}")),
        None => problems.push(format!("there is no section \"## [{version}] - DATE\"")),
    }
    let unreleased = text.split("## [Unreleased]").nth(1).and_then(|rest| rest.split("\n## ").next());
    match unreleased {
        None => problems.push("there is no section \"## [Unreleased]\"".into()),
        Some(entries) if entries.lines().any(|line| line.starts_with("- ")) => {
            problems.push(format!("move the entries of Unreleased to {version}"));
        }
        Some(_) => {}
    }
    problems
}

fn is_date(text: &str) -> bool {
    let parts: Vec<usize> = text.split('-').map(str::len).collect();
    parts == [4, 2, 2] && text.chars().all(|letter| letter.is_ascii_digit() || letter == '-')
}

fn quoted(text: &str, start: &str) -> Option<String> {
    Some(text.split_once(start)?.1.split('"').next()?.to_owned())
}

fn read(root: &Path, place: &str) -> Result<String, String> {
    fs::read_to_string(root.join(place)).map_err(|problem| problem.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step;

    #[test]
    fn this_repository_has_one_version() {
        let root = step::root();
        let version = workspace(&root).unwrap();
        assert_eq!(version, env!("CARGO_PKG_VERSION"));
        // Entries of the next version are allowed until its release.
        let wrong = problems(&root, &version).into_iter().filter(|(_, problem)| !problem.starts_with("move the"));
        assert_eq!(wrong.collect::<Vec<Problem>>(), Vec::<Problem>::new());
    }

    #[test]
    fn a_changelog_is_ready_if_its_latest_section_is_the_release() {
        let ready = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-29\n\n### Added\n\n- A\n";
        assert_eq!(changelog(ready, "0.2.0"), Vec::<String>::new());
        assert_eq!(changelog(ready, "0.3.0"), ["the latest release is 0.2.0, not 0.3.0"]);
        let open = "## [Unreleased]\n\n- B\n\n## [0.2.0] - soon\n";
        let expected = ["\"soon\" is not a date like 2026-11-29", "move the entries of Unreleased to 0.2.0"];
        assert_eq!(changelog(open, "0.2.0"), expected);
        assert_eq!(changelog("", "0.2.0").len(), 2);
    }

    #[test]
    fn another_version_in_a_manifest_is_a_problem() {
        let folder = step::target().join("versions-test");
        for (place, text) in [
            ("Cargo.toml", "[workspace.package]\nversion = \"0.2.0\"\n"),
            ("Cargo.lock", "name = \"app\"\nversion = \"0.1.0\"\n"),
            ("src-tauri/tauri.conf.json", "{\n  \"version\": \"0.2.0\"\n}"),
            ("ui/package.json", "{\n  \"version\": \"0.1.0\"\n}"),
            ("CHANGELOG.md", "## [Unreleased]\n\n## [0.2.0] - 2026-11-29\n"),
        ] {
            crate::files::write(&folder.join(place), text.as_bytes()).unwrap();
        }
        assert_eq!(workspace(&folder), Ok("0.2.0".into()));
        let places: Vec<&str> = problems(&folder, "0.2.0").iter().map(|(place, _)| *place).collect();
        assert_eq!(places, ["ui/package.json", "Cargo.lock"]);
    }
}

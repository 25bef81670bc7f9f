//! `cargo xtask release --dry-run`: does everything for a release except publishing it.
//!
//! The public workflow publishes when a version tag is pushed. This command makes the same files on this machine and
//! prints what it did not do, with the reason.

mod sbom;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::{copy, empty, files_of, said, write};
use crate::identity::{self, Description};
use crate::step::{Step, root};
use crate::{Outcome, checksums, packaging, third_party, versions};

/// The environment variable with the path of the minisign secret key.
const SECRET_KEY: &str = "CANTINA_MINISIGN_KEY";
/// File name endings of packages.
const PACKAGES: [&str; 7] = ["deb", "rpm", "AppImage", "xz", "zip", "exe", "dmg"];
/// Maximum number of words in the release notes, for two minutes of reading.
const NOTE_WORDS: usize = 500;

/// Parts that can be skipped.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Skipped {
    /// Do not run the checks and tests.
    tests: bool,
    /// Use the packages of an earlier run.
    packages: bool,
    /// Continue if there are uncommitted changes.
    clean_tree: bool,
}

impl Skipped {
    /// Parses the flags of the command. Returns `None` if one is unknown.
    pub(crate) fn parse(flags: &[&str]) -> Option<Self> {
        let mut skipped = Self::default();
        for flag in flags {
            match *flag {
                "--skip-tests" => skipped.tests = true,
                "--skip-packages" => skipped.packages = true,
                "--allow-changes" => skipped.clean_tree = true,
                _ => return None,
            }
        }
        Some(skipped)
    }
}

/// Makes the files of a release in `target/release-files`, without publishing them.
pub(crate) fn dry_run(skipped: &Skipped, test: impl FnOnce() -> Outcome) -> Outcome {
    let version = versions::workspace(&root())?;
    let mut report = Report::default();
    println!("Release {version}, without publishing it.");
    let changes = said(Command::new("git").args(["status", "--porcelain"]).current_dir(root()))?;
    report.require("no uncommitted changes", changes.trim().is_empty(), "commit or discard them", skipped.clean_tree);
    for (place, problem) in versions::problems(&root(), &version) {
        report.problem(format!("{place}: {problem}"));
    }
    let notes = notes_file(&version);
    match fs::read_to_string(root().join(&notes)) {
        Ok(text) if words(&text) <= NOTE_WORDS => report.done(format!("{notes}: {} words", words(&text))),
        Ok(text) => report.problem(format!("{notes} has {} words; {NOTE_WORDS} are the limit", words(&text))),
        Err(problem) => report.problem(format!("{notes}: {problem}")),
    }
    let provisional = Description::of_the_repository()?.provisional().join(", ");
    if !provisional.is_empty() {
        let remedy = "only the owner can choose them: see \"Choose the identity\" in CONTRIBUTING.md";
        report.left(&format!("final identity ({provisional})"), remedy);
    }
    validate_metainfo(&mut report);
    if skipped.tests {
        report.left("checks and tests", "--skip-tests was given");
    } else {
        test()?;
        report.done("checks and tests".into());
    }
    if skipped.packages {
        report.left("new packages", "--skip-packages was given; those in target/package were used");
    } else {
        packaging::make()?;
        report.done("packages of this system".into());
    }
    report.left("packages of other systems", "the workflow packages.yml builds each on its own system");
    let folder = root().join("target/release-files");
    empty(&folder)?;
    let packages = collect(&folder, &version)?;
    if packages.is_empty() {
        report.problem("target/package has no package of this version: run without --skip-packages".into());
    }
    copy(&root().join(&notes), &folder.join("RELEASE-NOTES.md"))?;
    let bill = folder.join(format!("cantina-{version}.cdx.json"));
    let parts = third_party::of_a_release()?;
    write(&bill, sbom::cyclone_dx(&version, &parts).as_bytes())?;
    report.done(format!("bill of materials (CycloneDX): {} packages", parts.len()));
    let missing = identity::complete(&folder)?;
    report.done("files for Flatpak, winget and Homebrew".into());
    if !missing.is_empty() {
        let without = format!("checksums in these files of {}", missing.join(", "));
        report.left(&without, "these packages are built on other systems");
    }
    let sums = checksums::of_folder(&folder)?;
    write(&folder.join("SHA256SUMS"), sums.as_bytes())?;
    report.done(format!("SHA256SUMS of {} files", sums.lines().count()));
    sign(&folder, &mut report)?;
    publishing(&version, &provisional, &mut report);
    report.print(&folder)
}

/// Validates what software centres read, if AppStream is installed.
fn validate_metainfo(report: &mut Report) {
    let file = "src-tauri/linux/metainfo.xml";
    let validate = ["validate", "--no-net", file];
    let output = Command::new("appstreamcli").args(validate).current_dir(root()).output();
    match output {
        Err(_) => report.left(&format!("validation of {file}"), "appstreamcli is not installed"),
        Ok(output) if output.status.success() => report.done(format!("{file} is valid AppStream metainfo")),
        Ok(output) => report.problem(format!("{file}:\n{}", String::from_utf8_lossy(&output.stdout).trim())),
    }
}

/// Returns the path of the release notes in the repository.
fn notes_file(version: &str) -> String {
    format!("docs/releases/{version}.md")
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// Copies the packages of this version to the folder of the release.
fn collect(folder: &Path, version: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for place in ["target/package", "target/package/windows"] {
        let place = root().join(place);
        if place.is_dir() {
            found.extend(files_of(&place)?.into_iter().filter(|file| is_package(file, version)));
        }
    }
    let mut packages = Vec::new();
    for file in found {
        // Debian and GitHub treat spaces in file names differently.
        let name = file.file_name().unwrap_or_default().to_string_lossy().replace(' ', "-");
        let to = folder.join(name);
        copy(&file, &to)?;
        packages.push(to);
    }
    Ok(packages)
}

fn is_package(file: &Path, version: &str) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let ending = file.extension().unwrap_or_default().to_string_lossy();
    PACKAGES.contains(&ending.as_ref()) && name.contains(version)
}

/// Signs every file with minisign, if there is a key on this machine.
fn sign(folder: &Path, report: &mut Report) -> Outcome {
    let Some(key) = std::env::var_os(SECRET_KEY) else {
        report.left("signatures by minisign", &format!("{SECRET_KEY} does not name a secret key"));
        return Ok(());
    };
    let key = key.to_string_lossy().into_owned();
    let files = files_of(folder)?;
    let count = files.len();
    for file in files {
        let file = file.display().to_string();
        // The trusted comment is signed, too. Cantina shows it when the package is dropped on its window.
        let comment = file.rsplit(['/', '\\']).next().unwrap_or_default();
        let arguments = ["-S", "-s", &key, "-t", comment, "-m", &file];
        Step::new("sign", Path::new("minisign"), &arguments).quiet().run()?;
    }
    report.done(format!("signatures by minisign: {count} files"));
    Ok(())
}

/// Lists what only a maintainer can do.
fn publishing(version: &str, provisional: &str, report: &mut Report) {
    let tag = format!("v{version}");
    let tags = said(Command::new("git").args(["tag", "--list", &tag]).current_dir(root())).unwrap_or_default();
    if tags.trim().is_empty() {
        report.left(&format!("tag {tag}"), "a maintainer creates it: see \"Release a version\" in CONTRIBUTING.md");
    } else {
        report.done(format!("tag {tag}"));
        if !provisional.is_empty() {
            report.problem(format!("{tag} exists, but the identity is provisional: {provisional}"));
        }
    }
    report.left("provenance attestation", "only the public workflow can attest where a file was built");
    report.left("Authenticode and notarisation", "the public workflow signs if it has the certificates");
    report.left("publishing", "this is a dry run");
}

/// The result of each part of a release.
#[derive(Debug, Default)]
struct Report {
    done: Vec<String>,
    left: Vec<String>,
    problems: Vec<String>,
}

impl Report {
    fn done(&mut self, what: String) {
        self.done.push(what);
    }

    fn left(&mut self, what: &str, reason: &str) {
        self.left.push(format!("{what}: {reason}"));
    }

    fn problem(&mut self, problem: String) {
        self.problems.push(problem);
    }

    /// Adds a requirement, which a flag can turn into a part that is not done.
    fn require(&mut self, what: &str, holds: bool, remedy: &str, is_skipped: bool) {
        match (holds, is_skipped) {
            (true, _) => self.done(what.to_owned()),
            (false, true) => self.left(what, "--allow-changes was given"),
            (false, false) => self.problem(format!("not met: {what}; {remedy}")),
        }
    }

    /// Prints the report. Fails if there are problems.
    fn print(&self, folder: &Path) -> Outcome {
        println!("\nThe files are in {}.", folder.display());
        for (title, lines) in [("Done", &self.done), ("Not done", &self.left), ("Problems", &self.problems)] {
            if !lines.is_empty() {
                println!("\n{title}:");
            }
            for line in lines {
                println!("  - {line}");
            }
        }
        if self.problems.is_empty() {
            println!("\nNo problems. The parts that are not done are listed above.");
            Ok(())
        } else {
            Err(format!("not ready for a release: {} problems, listed above", self.problems.len()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_flags_are_rejected() {
        let all = ["--skip-tests", "--skip-packages", "--allow-changes"];
        assert_eq!(Skipped::parse(&all), Some(Skipped { tests: true, packages: true, clean_tree: true }));
        assert_eq!(Skipped::parse(&[]), Some(Skipped::default()));
        assert_eq!(Skipped::parse(&["--skip-test"]), None);
    }

    #[test]
    fn only_packages_of_the_version_are_released() {
        let is = |name: &str| is_package(Path::new(name), "0.2.0");
        assert!(is("Cantina_0.2.0_amd64.deb") && is("cantina-0.2.0-linux-x86_64.tar.xz") && is("Cantina-0.2.0.exe"));
        assert!(!is("Cantina_0.1.0_amd64.deb") && !is("cantina-0.2.0.txt") && !is("test-certificate.pem"));
    }

    #[test]
    fn the_notes_of_this_version_take_two_minutes_to_read() {
        let version = versions::workspace(&root()).unwrap();
        let notes = fs::read_to_string(root().join(notes_file(&version))).unwrap();
        assert!(words(&notes) <= NOTE_WORDS, "{} words", words(&notes));
        assert!(notes.starts_with(&format!("# Cantina {version}\n")));
    }

    #[test]
    fn a_release_with_a_problem_fails() {
        let mut report = Report::default();
        report.left("publishing", "this is a dry run");
        assert_eq!(report.print(Path::new("x")), Ok(()));
        report.require("no uncommitted changes", false, "commit them", true);
        assert_eq!(report.print(Path::new("x")), Ok(()));
        report.require("no uncommitted changes", false, "commit them", false);
        assert_eq!(report.print(Path::new("x")), Err("not ready for a release: 1 problems, listed above".into()));
    }
}

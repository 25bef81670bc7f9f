//! Release builds with profile-guided optimisation (PGO). The program is built with instrumentation, runs, and is built
//! again with the profile.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Step, built_in, root, target};

/// The workload of the instrumented program: all benchmarks of `cantina bench`, and games with bots that search.
const RUNS: [&[&str]; 3] = [
    &["bench"],
    &["play", "--deck", "SOR-Luke", "--deck", "SOR-Vader", "--p1", "quick", "--games", "100", "--seed", "1"],
    &["play", "--deck", "SOR-Luke", "--deck", "SOR-Vader", "--p1", "skilled", "--games", "4", "--seed", "2"],
];
/// The packages of a release. The instrumented program is built from the same packages, so that dependencies have the
/// same features and symbol names, which match the profile to the code.
pub(crate) const PACKAGES: [&str; 4] = ["-p", "cli", "-p", "cantina-desktop"];
/// The environment variable with compiler flags for cargo, separated by U+001F.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// Settings of a release build.
pub(crate) struct Release {
    /// The profile, if it could be recorded.
    counts: Option<PathBuf>,
}

impl Release {
    /// Builds and runs an instrumented program. If Rust was not installed by rustup and `llvm-profdata` is missing,
    /// prints a message and builds without a profile.
    pub(crate) fn prepare() -> Result<Self, String> {
        let Some(tool) = counts_reader()? else {
            println!(
                "Built without counts of what takes time: llvm-tools of rustup is not on this machine. It runs slower."
            );
            return Ok(Self { counts: None });
        };
        let folder = target().join("counted");
        let raw = folder.join("raw");
        let flag = format!("-Cprofile-generate={}", raw.display());
        let place = folder.display().to_string();
        let build = ["build", "--release", "--locked", "--target-dir", &place, "--bin", "cantina"];
        Step::cargo("build a program that counts", &build).with(&PACKAGES).env(FLAGS, &flag).run()?;
        // Remove the counts of build scripts and procedural macros.
        if raw.exists() {
            fs::remove_dir_all(&raw).map_err(|problem| format!("{}: {problem}", raw.display()))?;
        }
        let (program, database) = (built_in(&folder, "release", "cantina"), folder.join("counted.db"));
        let database = database.display().to_string();
        for arguments in RUNS {
            let arguments = [arguments, &["--db", &database]].concat();
            Step::new("count", &program, &arguments).run()?;
        }
        let counts = folder.join("counts.profdata");
        let (from, to) = (raw.display().to_string(), counts.display().to_string());
        Step::new("read the counts", &tool, &["merge", "-o", &to, &from]).run()?;
        Ok(Self { counts: Some(counts) })
    }

    /// Returns a cargo command that builds these packages for a release.
    pub(crate) fn build(&self, packages: &[&str]) -> Step {
        let step = Step::cargo("build for release", &["build", "--release", "--locked"]).with(packages);
        match &self.counts {
            Some(counts) => step.env(FLAGS, &format!("-Cprofile-use={}", counts.display())),
            None => step,
        }
    }
}

/// Returns the path of this compiler's `llvm-profdata`; installs it with rustup if it is missing.
fn counts_reader() -> Result<Option<PathBuf>, String> {
    let asked = Command::new("rustc").args(["--print", "target-libdir"]).current_dir(root()).output();
    let asked = asked.map_err(|problem| format!("rustc: {problem}"))?;
    let libraries = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    let tools = Path::new(&libraries).with_file_name("bin");
    let tool = tools.join("llvm-profdata").with_extension(std::env::consts::EXE_EXTENSION);
    if !tool.is_file() {
        // The release is built even without rustup or a network.
        let added = Step::new("add llvm-tools", Path::new("rustup"), &["component", "add", "llvm-tools"]).run();
        if let Err(problem) = added {
            println!("{problem}");
        }
    }
    Ok(tool.is_file().then_some(tool))
}

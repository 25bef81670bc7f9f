//! `cargo xtask`: sets up the machine, builds, starts and tests Cantina.
//!
//! Invariant: no dependencies, so that it builds in a second on a machine that only has Rust. Start reading at
//! [`main`].

mod advisories;
mod candidate;
mod checksums;
mod crate_graph;
mod cycles;
mod files;
mod first_screen;
mod front_end;
mod identity;
mod layers;
mod licence_texts;
mod machine;
mod modules;
mod package;
mod packaging;
mod receivers;
mod release;
mod repository;
mod several_desks;
mod step;
mod third_party;
mod versions;
mod workflows;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use candidate::Skipped;
use machine::Purpose;
use release::{PACKAGES, Release};
use step::Step;

const USAGE: &str = "usage: cargo xtask <command>

  run             sets up what is missing, builds Cantina and opens its window
  run --debug     the same with the build that the tests use (starts slower, builds faster)
  test --portable ... the tests that need neither this window nor PostgreSQL, on any system
  test            sets up what is missing, then checks and tests everything (also the real window, on a hidden display)
  check           the checks of test that need nothing compiled, in about a minute
  doctor          says what is missing on this machine; changes nothing
  prose           checks the English of code, documents and commit subjects: cargo xtask prose --help (part of test)
  modules [CRATE] prints how the top-level modules of app, rules and tournament depend on each other (checked by check)
  modules CRATE MODULE MODULE lists the method calls from one module to another
  licences        checks what others have written: sources, licences, bans, notices (part of test)
  notices         rewrites the third-party notices (crates/app/third-party.*), after a change of what Cantina is built from
  identity        rewrites what stores and package managers show, after a change of packaging/description.toml or the
                  changelog's releases
  messages        rewrites the page's tables of messages, after a change of data/messages
  bindings        rewrites ui/src/lib/bindings.ts, after a change of what the window may ask for
  package         builds for release, by what takes time in it, and makes what is installed: .deb, .rpm and an archive
                  (on other systems theirs; half an hour)
  package --try FILE.deb [--from OLD.deb] ... instead installs this package in a small Debian made for it, starts it and
                  removes it (root); with --from, as an update of an earlier version
  first-screen PROGRAMS DATA ... starts the window of this folder with this data folder, and waits for its first screen
  release --dry-run [--skip-tests] [--skip-packages] [--allow-changes]
                  does everything for a release but publish it: versions, tests, packages, bill of materials, checksums,
                  signatures; files in target/release-files
  windows         builds both programs and the installer for Windows, on Debian (an hour the first time)
  windows --test  runs the tests of the command line, the database and phones for Windows under Wine, and tries the
                  installer if it was built
  shots ...       builds, then takes pictures of the window from a script: cargo xtask shots --help
  phone-shots FOLDER [NAME] ... builds, then takes pictures of every page that phones show, in every look
  film ...        builds, then takes ten pictures of one round of a game: cargo xtask film --help
  measure ...     builds for release, then measures start and memory: cargo xtask measure --help
  measure-games ... the same for the game table: cargo xtask measure-games --help
  several-desks   performs docs/several-desks.md on two virtual machines with PostgreSQL, up to a lost primary and a
                  finished event (root, on Debian or Ubuntu)
  numbers         builds what package builds, measures this machine and writes docs/numbers.md (half an hour)
  numbers --print the same, and only prints the table
  train ...       learns from games what cards are worth in a draft and how a game stands, and measures drafters and
                  players against each other: cargo xtask train help";

/// The result of a task; the error is a message for the terminal.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        ["run"] => run(&["--profile", "quick"], "quick"),
        ["run", "--debug"] => run(&[], "debug"),
        ["test"] => test(),
        ["test", "--portable"] => test_portable(),
        ["check"] => machine::set_up(Purpose::Test).and_then(|()| check()),
        ["doctor"] => machine::look(Purpose::Test).map(|()| println!("Everything is here.")),
        ["messages"] => messages(),
        ["bindings"] => bindings(),
        ["prose", rest @ ..] => prose(rest),
        ["modules"] => modules::print(None),
        ["modules", name] => modules::print(Some(name)),
        ["modules", name, from, to] => modules::print_calls(name, from, to),
        ["licences"] => front_end::install().and_then(|()| third_party::check()),
        ["identity"] => identity::write(),
        ["notices"] => front_end::install().and_then(|()| third_party::write()),
        ["package"] => packaging::make(),
        ["package", "--try", file] => packaging::trial::run(Path::new(file), None),
        ["package", "--try", file, "--from", old] => packaging::trial::run(Path::new(file), Some(Path::new(old))),
        ["first-screen", programs, data] => first_screen::run(Path::new(programs), Path::new(data)),
        ["release", "--dry-run", flags @ ..] if Skipped::parse(flags).is_some() => {
            candidate::dry_run(&Skipped::parse(flags).unwrap_or_default(), test)
        }
        ["windows"] => packaging::windows::make(),
        ["windows", "--test"] => packaging::windows::try_out(),
        ["shots", rest @ ..] => tool("e2e-shots", &[], "debug", rest),
        ["phone-shots", rest @ ..] => {
            let built = Step::cargo("build", &["build", "--quiet", "--locked", "-p", "cli"]).quiet().run();
            built.and_then(|()| tool("e2e-phone-shots", &[], "debug", rest))
        }
        ["film", rest @ ..] => tool("e2e-film", &[], "debug", rest),
        ["measure", rest @ ..] => tool("e2e-measure", &["--release"], "release", rest),
        ["measure-games", rest @ ..] => tool("e2e-measure-games", &["--release"], "release", rest),
        ["several-desks"] => several_desks::walk(),
        ["numbers"] => numbers(&["--write", "docs/numbers.md"]),
        ["numbers", "--print"] => numbers(&[]),
        ["train", rest @ ..] => {
            let run = ["run", "--release", "--quiet", "--locked", "-p", "train", "--"];
            Step::cargo("train", &run).with(rest).quiet().run()
        }
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(profile: &[&str], folder: &str) -> Outcome {
    machine::set_up(Purpose::Run)?;
    front_end::build()?;
    Step::cargo("build the window", &["build", "--locked", "-p", "cantina-desktop"]).with(profile).run()?;
    println!("Opening the window.");
    Step::new("cantina-desktop", &step::built(folder, "cantina-desktop"), &[]).quiet().run()
}

fn tool(name: &'static str, profile: &[&str], folder: &str, arguments: &[&str]) -> Outcome {
    machine::set_up(Purpose::Test)?;
    front_end::build()?;
    let packages = ["build", "--quiet", "--locked", "-p", "cantina-desktop", "-p", "e2e"];
    Step::cargo("build", &packages).with(profile).quiet().run()?;
    Step::new(name, &step::built(folder, name), arguments).quiet().run()
}

fn numbers(arguments: &[&str]) -> Outcome {
    machine::set_up(Purpose::Test)?;
    front_end::build()?;
    let release = Release::prepare()?;
    for packages in [&PACKAGES, ["-p", "rules", "--example", "playout"].as_slice(), &["-p", "e2e"]] {
        release.build(packages).run()?;
    }
    Step::new("e2e-numbers", &step::built("release", "e2e-numbers"), arguments).quiet().run()
}

fn messages() -> Outcome {
    let test = ["test", "--locked", "--quiet", "-p", "message-compiler", "the_tables_of_the_page_match_the_catalogue"];
    Step::cargo("write the page's tables of messages", &test).env("CANTINA_BINDINGS", "write").run()
}

fn bindings() -> Outcome {
    machine::set_up(Purpose::Run)?;
    // The page may need the types that are written here, so any earlier build of it is good enough.
    front_end::build_if_never_built()?;
    let test = ["test", "--locked", "--quiet", "-p", "cantina-desktop", "--lib", "the_bindings_match_the_types"];
    Step::cargo("write ui/src/lib/bindings.ts", &test).env("CANTINA_BINDINGS", "write").run()
}

/// The check of the project's English: a separate program, because xtask has no dependencies.
fn prose(arguments: &[&str]) -> Outcome {
    Step::cargo("English", &["run", "--quiet", "--locked", "-p", "prose", "--"]).with(arguments).run()
}

/// Runs all checks that need no compilation, in about a minute.
fn check() -> Outcome {
    repository::check()?;
    identity::check()?;
    workflows::check()?;
    crate_graph::check()?;
    cycles::check()?;
    layers::check()?;
    modules::check()?;
    prose(&[])?;
    Step::cargo("format of Rust", &["fmt", "--all", "--check"]).run()?;
    front_end::install()?;
    third_party::check()?;
    front_end::script("format and lint of the front end", "lint")?;
    front_end::script("types of the front end", "check")
}

/// Tests that start a PostgreSQL server.
const NEED_POSTGRES: [&str; 3] = [
    "several_desks",
    "server::",
    "news_end_within_five_seconds_if_the_database_server_falls_silent_and_return_with_it",
];

/// Runs the tests that need nothing but Rust and the page, on any system: those of the real window need the driver that
/// only Linux has, and those of several desks need PostgreSQL.
fn test_portable() -> Outcome {
    machine::set_up(Purpose::Run)?;
    front_end::build()?;
    let packages = ["--workspace", "--exclude", "e2e", "--exclude", "store-postgres", "--exclude", "test-postgres"];
    let skipped = NEED_POSTGRES.map(|name| ["--skip", name]).concat();
    Step::cargo("tests of Rust", &["test", "--locked"]).with(&packages).with(&["--"]).with(&skipped).run()?;
    Step::cargo("build both programs", &["build", "--locked", "-p", "cli", "-p", "cantina-desktop"]).run()
}

/// Runs cheap checks first, so that mistakes show within seconds. All steps share one set of build artefacts: the whole
/// workspace, one profile, one set of features. (Clippy has a separate cache in any case.)
fn test() -> Outcome {
    let since = Instant::now();
    machine::set_up(Purpose::Test)?;
    check()?;
    front_end::build()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    Step::cargo("lint of Rust", &clippy).run()?;
    // The same command builds the window for the window tests, the bridge for those of the page, the command line and
    // the tests.
    Step::cargo("build", &["build", "--workspace", "--all-targets", "--locked"]).run()?;
    // The tests of the window wait for much of their time; these use another core.
    let page = front_end::start_script("tests of the front end", "test");
    let tests = ["test", "--workspace", "--locked"];
    Step::cargo("tests of Rust, and of the real window", &tests).run()?;
    page.wait()?;
    step::report(since.elapsed());
    Ok(())
}

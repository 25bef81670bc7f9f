//! `cargo xtask windows --test`: runs the tests of the command line, events, the database and phones on the Windows
//! build, under Wine, and tries the installer.
//!
//! Not part of `cargo xtask test`: building the standard library and all tests takes half an hour.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::super::{copy, empty, files_of, said};
use super::{PROGRAMS, build_command, folder, installer_file, wine};
use crate::machine::{self, Purpose};
use crate::step::root;
use crate::{Outcome, front_end};

/// The crates whose integration tests run.
const TESTED: [&str; 8] = ["-p", "cli", "-p", "store", "-p", "app", "-p", "lan"];
/// The tests that cannot run under Wine, with the reason. Tests that only make sense on Linux or Unix are not built.
const SKIPPED: [(&str, &str); 5] = [
    ("server::", NO_SERVER),
    // Also those of `several_desks`.
    ("desks::", NO_SERVER),
    ("the_server_and_the_memory_give_the_same_outcomes_for_random_steps", NO_SERVER),
    ("news_end_within_five_seconds_if_the_database_server_falls_silent", NO_SERVER),
    ("pages::", "a program in Wine cannot start Node.js of Linux"),
];
const NO_SERVER: &str = "the PostgreSQL server of the tests is started by a Unix shell";
/// Folder of the installed programs, for all users.
const INSTALLED: &str = "drive_c/Program Files/Cantina";
/// The keys of the registry that open files and links with Cantina, with a part of their values.
const CLASSES: [(&str, &str); 4] = [
    (".cantina", "Cantina.Event"),
    (".cantina-set", "Cantina.Data"),
    ("Cantina.Event\\shell\\open\\command", "cantina-desktop.exe\" \"%1\""),
    ("cantina\\shell\\open\\command", "cantina-desktop.exe\" \"%1\""),
];
/// Time that an uninstaller takes at most. It copies itself and continues in the background.
const PATIENCE: Duration = Duration::from_secs(60);
/// The exit code of an installer that found a program running.
const OPEN: i32 = 3;
/// Source of a stand-in for Microsoft's installer of WebView2, which is not in this repository.
const WEB_VIEW: &str = "#include <string.h>
#include <windows.h>
int main(void) {
  const char *key = \"Software\\\\Microsoft\\\\EdgeUpdate\\\\Clients\\\\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}\";
  if (!strstr(GetCommandLineA(), \"/silent /install\")) return 1;
  return RegSetKeyValueA(HKEY_CURRENT_USER, key, \"pv\", REG_SZ, \"1.2.3.4\", 8);
}
";

/// Builds the tests for Windows and runs them under Wine, then installs, uses and removes the programs if they were
/// built.
pub(crate) fn run() -> Outcome {
    machine::set_up(Purpose::Windows)?;
    front_end::build_if_never_built()?;
    let prefix = wine::prefix()?;
    for (name, reason) in SKIPPED {
        println!("skipped: {name} ({reason})");
    }
    let skipped: Vec<&str> = SKIPPED.iter().flat_map(|(name, _)| ["--skip", name]).collect();
    wine::environment(build_command("tests under Wine", "test"), &prefix)
        .with(&["--no-fail-fast", "--test", "all"])
        .with(&TESTED)
        .with(&["--"])
        .with(&skipped)
        .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", wine::WINE)
        // Otherwise the tests of texts ask cargo for the folder, which a program in Wine cannot start.
        .env("INSTA_WORKSPACE_ROOT", &root().display().to_string())
        // Smaller files, faster to build.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .run()?;
    let installer = installer_file("");
    if !installer.is_file() {
        println!("There is no installer to try: `cargo xtask windows` builds it.");
        return Ok(());
    }
    install(&installer, &prefix)?;
    install_web_view(&prefix)
}

/// Installs for all users without questions, uses the command line from its folder, installs again as an upgrade would,
/// and removes it. The user's data must be the only remaining files.
fn install(installer: &Path, prefix: &Path) -> Outcome {
    let installer = installer.display().to_string();
    let setup = || wine::step("install", prefix).with(&[&installer, "/AllUsers", "/S"]).run();
    let installed = prefix.join(INSTALLED);
    let firewall = prefix.join("drive_c/firewall.txt");
    let _ = fs::remove_file(&firewall);
    setup()?;
    for file in PROGRAMS.iter().chain(&["uninstall.exe"]) {
        if !installed.join(file).is_file() {
            return Err(format!("{file} is not in {}", installed.display()));
        }
    }
    let rules = fs::read_to_string(&firewall).map_err(|problem| format!("{}: {problem}", firewall.display()))?;
    let rules: Vec<&str> = rules.lines().filter(|line| line.contains(" add rule ")).collect();
    for program in &PROGRAMS[..2] {
        let program = format!("program=\"C:\\Program Files\\Cantina\\{program}\"");
        if rules.iter().filter(|rule| rule.contains(&program)).count() != 1 {
            return Err(format!("there is no firewall rule for {program}: {rules:?}"));
        }
    }
    for (class, wanted) in CLASSES {
        let key = format!("HKLM\\Software\\Classes\\{class}");
        let found = said(wine::command(prefix).args(["reg", "query", &key, "/ve"]))?;
        if !found.contains(wanted) {
            return Err(format!("{key} is not {wanted}: {found}"));
        }
    }
    let program = installed.join("cantina.exe");
    let data = prefix.join("drive_c/Größe und Maß");
    empty(&data)?;
    let used = [
        &["--version"] as &[&str],
        &["event", "demo", "--set", "HMW", "--players", "16", "--db", "events.db"],
        &["event", "list", "--db", "events.db"],
    ];
    for arguments in used {
        let program = program.display().to_string();
        wine::step("use the program", prefix).with(&[&program]).with(arguments).within(&data).run()?;
    }
    reject_while_open(&program, &installer, prefix)?;
    setup()?;
    remove(prefix)?;
    if !data.join("events.db").is_file() {
        return Err("the uninstaller removed the user's data".to_owned());
    }
    Ok(())
}

/// Starts the line protocol, during which the programs must not be replaced.
fn reject_while_open(program: &Path, installer: &str, prefix: &Path) -> Outcome {
    let (input, output) = (Stdio::piped(), Stdio::piped());
    let mut open = wine::command(prefix);
    let open = open.arg(program).arg("engine").stdin(input).stdout(output).spawn();
    let mut open = open.map_err(|problem| format!("{}: {problem}", program.display()))?;
    // The program runs once it has answered.
    let (to, from) = (open.stdin.take(), open.stdout.take());
    let answered = to.zip(from).map(|(mut to, from)| {
        use std::io::{BufRead, BufReader, Write};
        let mut line = String::new();
        let answered = writeln!(to, "?").is_ok() && BufReader::new(from).read_line(&mut line).is_ok();
        (answered, to)
    });
    let status = wine::command(prefix).args([installer, "/AllUsers", "/S"]).status();
    drop(answered);
    let _ = open.wait();
    match status.map(|status| status.code()) {
        Ok(Some(OPEN)) => Ok(()),
        other => Err(format!("the installer replaced a program that was running: {other:?}")),
    }
}

/// Removes what the installer put there.
fn remove(prefix: &Path) -> Outcome {
    let installed = prefix.join(INSTALLED);
    let uninstaller = installed.join("uninstall.exe").display().to_string();
    wine::step("remove", prefix).with(&[&uninstaller, "/AllUsers", "/S"]).run()?;
    let since = Instant::now();
    while installed.exists() {
        if since.elapsed() > PATIENCE {
            return Err(format!("the uninstaller left {:?}", files_of(&installed)?));
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    for (class, _) in CLASSES {
        let key = format!("HKLM\\Software\\Classes\\{class}");
        if said(wine::command(prefix).args(["reg", "query", &key, "/ve"])).is_ok() {
            return Err(format!("the uninstaller left {key}"));
        }
    }
    Ok(())
}

/// Makes an installer with a stand-in for WebView2 and checks that it installs it.
fn install_web_view(prefix: &Path) -> Outcome {
    let trial = folder().join("trial");
    empty(&trial)?;
    let web_view = trial.join("webview2.exe");
    wine::compile(&web_view, WEB_VIEW, &[], &["-ladvapi32"])?;
    let programs = trial.join("programs");
    for file in files_of(&folder().join("programs"))? {
        copy(&file, &programs.join(file.file_name().unwrap_or_default()))?;
    }
    let installer = trial.join("setup.exe");
    super::installer(&programs, &installer, Some(web_view.into_os_string()))?;
    let installer = installer.display().to_string();
    wine::step("install with WebView2", prefix).with(&[&installer, "/AllUsers", "/S"]).run()?;
    let key = "HKCU\\Software\\Microsoft\\EdgeUpdate\\Clients\\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}";
    let found = said(wine::command(prefix).args(["reg", "query", key, "/v", "pv"]))?;
    said(wine::command(prefix).args(["reg", "delete", key, "/f"]))?;
    if !found.contains("1.2.3.4") {
        return Err(format!("the installer did not install WebView2: {found}"));
    }
    remove(prefix)
}

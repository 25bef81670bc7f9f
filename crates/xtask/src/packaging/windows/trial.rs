//! `cargo xtask windows --test`: runs the tests of the command line, the journal and the database on the Windows build,
//! under Wine.
//!
//! Not part of `cargo xtask test`: building the standard library and all tests takes half an hour.

use std::fs;
use std::path::{Path, PathBuf};

use super::super::files_of;
use super::{build_command, installer_file, target};
use crate::machine::{self, Purpose};
use crate::step::Step;
use crate::{Outcome, front_end};

/// Debian's Wine.
const WINE: &str = "/usr/lib/wine/wine64";
/// The crates whose tests run, with the arguments that choose their test programs.
const SUITES: [(&str, &[&str]); 4] = [
    ("tests of the command line", &["-p", "cli"]),
    ("tests of the database", &["-p", "store"]),
    ("kill tests of events", &["-p", "app", "--test", "all"]),
    ("tests of phones", &["-p", "lan", "--test", "all"]),
];
/// The tests that cannot run under Wine on Linux, with the reason.
const SKIPPED: [(&str, &str); 0] = [];
/// Source of the DLL that Wine 8 lacks: Rust's standard library takes its random numbers from it.
const RANDOM_DLL: &str = "__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *bytes, unsigned long long count)
{ return SystemFunction036(bytes, (unsigned long)count); }
";

/// Builds the tests for Windows and runs them under Wine, then installs, uses and removes the installer if it was built.
pub(crate) fn run() -> Outcome {
    machine::set_up(Purpose::Windows)?;
    front_end::build_if_never_built()?;
    let prefix = prefix()?;
    for (name, reason) in SKIPPED {
        println!("skipped: {name} ({reason})");
    }
    for (name, arguments) in SUITES {
        let skipped = SKIPPED.iter().flat_map(|(name, _)| ["--skip", name]);
        let arguments: Vec<&str> = arguments.iter().copied().chain(["--"]).chain(skipped).collect();
        under_wine(build_command(name, "test"), &prefix)
            .with(&arguments)
            .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", WINE)
            .run()?;
    }
    let installer = installer_file();
    if installer.is_file() { install(&installer, &prefix) } else { Ok(()) }
}

/// Creates Wine's folder, which imitates a computer with Windows.
fn prefix() -> Result<PathBuf, String> {
    let prefix = target().join("wine");
    let system = prefix.join("drive_c/windows/system32");
    if !system.is_dir() {
        let step = Step::new("make a Windows for Wine", Path::new("/usr/lib/wine/wine64"), &["wineboot", "-i"]);
        under_wine(step, &prefix).run()?;
    }
    let dll = system.join("bcryptprimitives.dll");
    if !dll.is_file() {
        let source = target().join("random.c");
        fs::write(&source, RANDOM_DLL).map_err(|problem| format!("{}: {problem}", source.display()))?;
        let (source, dll) = (source.display().to_string(), dll.display().to_string());
        let arguments = ["-shared", "-o", &dll, &source, "-ladvapi32"];
        Step::new("add what Wine lacks", Path::new("x86_64-w64-mingw32-gcc"), &arguments).run()?;
    }
    Ok(prefix)
}

fn under_wine(step: Step, prefix: &Path) -> Step {
    step.env("WINEPREFIX", &prefix.display().to_string()).env("WINEARCH", "win64").env("WINEDEBUG", "-all")
}

/// Installs for one user without questions, uses the command line from its folder and removes it. The user's data must
/// be the only remaining files.
fn install(installer: &Path, prefix: &Path) -> Outcome {
    let wine = Path::new(WINE);
    let installer = installer.display().to_string();
    let installed = prefix.join("drive_c/Program Files/Cantina");
    under_wine(Step::new("install", wine, &[&installer, "/AllUsers", "/S"]), prefix).run()?;
    for file in ["cantina.exe", "cantina-desktop.exe", "WebView2Loader.dll", "uninstall.exe"] {
        if !installed.join(file).is_file() {
            return Err(format!("{file} is not in {}", installed.display()));
        }
    }
    let program = installed.join("cantina.exe").display().to_string();
    let data = prefix.join("drive_c/Größe und Maß");
    fs::create_dir_all(&data).map_err(|problem| format!("{}: {problem}", data.display()))?;
    let used = [
        &["--version"] as &[&str],
        &["--db", "events.db", "event", "demo", "--set", "HMW", "--players", "16"],
        &["--db", "events.db", "event", "list"],
    ];
    for arguments in used {
        let step = Step::new("use the program", wine, &[&program]).with(arguments).within(&data);
        under_wine(step, prefix).run()?;
    }
    // The uninstaller copies itself and returns immediately; this option keeps it in this process.
    let remove = [&*installed.join("uninstall.exe").display().to_string(), "/AllUsers", "/S"];
    let place = format!("_?={}", windows_path(&installed));
    under_wine(Step::new("remove", wine, &remove).with(&[&place]), prefix).run()?;
    let left = files_of(&installed).unwrap_or_default();
    let left: Vec<_> = left.iter().filter(|file| !file.ends_with("uninstall.exe")).collect();
    if !left.is_empty() {
        return Err(format!("the uninstaller left {left:?}"));
    }
    if !data.join("events.db").is_file() {
        return Err("the uninstaller removed the user's data".to_owned());
    }
    Ok(())
}

/// Returns the path as Windows programs see it, in Wine's folder.
fn windows_path(path: &Path) -> String {
    let path = path.display().to_string();
    let inside = path.split_once("drive_c").map_or(&*path, |(_, inside)| inside);
    format!("C:{}", inside.replace('/', "\\"))
}

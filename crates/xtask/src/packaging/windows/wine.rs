//! Wine, which runs programs for Windows on Linux.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::target;
use crate::step::Step;

/// Debian's Wine.
pub(super) const WINE: &str = "/usr/lib/wine/wine64";
/// Source of the DLL that Wine 8 lacks: Rust's standard library takes its random numbers from it.
const RANDOM_DLL: &str = "__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *bytes, unsigned long long count)
{ return SystemFunction036(bytes, (unsigned long)count); }
";
/// Source of a `netsh` that appends its command line to a file: Wine has no firewall.
const NETSH: &str = "#include <stdio.h>
#include <windows.h>
int main(void) {
  FILE *out = fopen(\"C:\\\\firewall.txt\", \"a\");
  fprintf(out, \"%s\\n\", GetCommandLineA());
  return fclose(out);
}
";
/// The environment of every program.
const ENVIRONMENT: [(&str, &str); 3] = [
    ("WINEARCH", "win64"),
    ("WINEDEBUG", "-all"),
    ("WINEDLLOVERRIDES", "netsh.exe=n;winemenubuilder.exe,mscoree,mshtml="),
];

/// Returns Wine's folder, which imitates a computer with Windows 10. Creates it on first use.
pub(super) fn prefix() -> Result<PathBuf, String> {
    let prefix = target().join("wine");
    let ready = prefix.join("ready");
    if ready.is_file() {
        return Ok(prefix);
    }
    let failed = |path: &Path, problem| format!("{}: {problem}", path.display());
    fs::create_dir_all(&prefix).map_err(|problem| failed(&prefix, problem))?;
    for arguments in [&["wineboot", "-i"], &["winecfg", "-v", "win10"] as &[&str]] {
        step("make a Windows for Wine", &prefix).with(arguments).run()?;
    }
    let system = prefix.join("drive_c/windows/system32");
    compile(&system.join("bcryptprimitives.dll"), RANDOM_DLL, &["-shared"], &["-ladvapi32"])?;
    compile(&system.join("netsh.exe"), NETSH, &[], &[])?;
    fs::write(&ready, "").map_err(|problem| failed(&ready, problem))?;
    Ok(prefix)
}

/// Compiles a C program for Windows.
pub(super) fn compile(to: &Path, source: &str, before: &[&str], after: &[&str]) -> Result<(), String> {
    let file = target().join("source.c");
    fs::write(&file, source).map_err(|problem| format!("{}: {problem}", file.display()))?;
    let (file, to) = (file.display().to_string(), to.display().to_string());
    Step::new("add what Wine lacks", Path::new("x86_64-w64-mingw32-gcc"), before)
        .with(&["-o", &to, &file])
        .with(after)
        .quiet()
        .run()
}

/// Returns a step that runs in Wine; its arguments begin with the program.
pub(super) fn step(name: &'static str, prefix: &Path) -> Step {
    environment(Step::new(name, Path::new(WINE), &[]), prefix)
}

/// Adds Wine's environment.
pub(super) fn environment(step: Step, prefix: &Path) -> Step {
    let step = step.env("WINEPREFIX", &prefix.display().to_string());
    ENVIRONMENT.iter().fold(step, |step, (name, value)| step.env(name, value))
}

/// Returns a command that runs in Wine; its arguments begin with the program.
pub(super) fn command(prefix: &Path) -> Command {
    let mut command = Command::new(WINE);
    command.env("WINEPREFIX", prefix).envs(ENVIRONMENT);
    command
}

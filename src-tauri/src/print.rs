//! Opening of PDF files in the system's viewer for printing, and of other files in their default programs.
//!
//! Tests have no such program: in debug builds, `CANTINA_PRINT_TO` names a file to write instead.

use app::Cause;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use app::AppError;

use crate::shell::Answer;

/// Time limit for the system's opener to report a failure.
const PATIENCE: Duration = Duration::from_secs(2);

/// Returns the file to write instead of opening a viewer.
pub(crate) fn instead() -> Option<PathBuf> {
    crate::environment::test_switch("CANTINA_PRINT_TO").map(PathBuf::from)
}

/// Opens a PDF in the system's viewer. Waits briefly for a failure: never call it on the main thread.
///
/// # Errors
/// `print.no_viewer`.
pub(crate) fn open(file: &Path) -> Answer<()> {
    if opened(file) { Ok(()) } else { Err(AppError::of(Cause::PrintNoViewer).at(file.display().to_string())) }
}

/// Opens a file in the system's default program.
///
/// # Errors
/// `open.no_program`; `print.no_viewer` for a PDF.
pub(crate) fn open_file(file: &Path) -> Answer<()> {
    let none = || AppError::of(Cause::OpenNoProgram).at(file.display().to_string());
    if let Some(to) = instead() {
        return std::fs::copy(file, to).map(drop).map_err(|_| none());
    }
    match file.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("pdf") => open(file),
        _ if opened(file) => Ok(()),
        _ => Err(none()),
    }
}

/// Opens a web address in the system's browser. Returns `false` if there is none. Waits briefly for a failure: never
/// call it on the main thread.
pub(crate) fn open_address(address: &str) -> bool {
    match instead() {
        Some(to) => std::fs::write(to, address).is_ok(),
        None => opened(Path::new(address)),
    }
}

fn opened(file: &Path) -> bool {
    let started =
        Command::new(OPENER).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    started.is_ok_and(|child| !fails_soon(child))
}

#[cfg(target_os = "windows")]
const OPENER: &str = "explorer";
#[cfg(target_os = "macos")]
const OPENER: &str = "open";
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
const OPENER: &str = "xdg-open";

/// Returns `true` if the opener fails within the time limit. A running opener is awaited on another thread.
fn fails_soon(mut child: Child) -> bool {
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        match child.try_wait() {
            // The opener of Windows returns 1 even on success.
            Ok(Some(status)) => return !status.success() && cfg!(not(target_os = "windows")),
            Ok(None) => std::thread::sleep(Duration::from_millis(20)),
            Err(_) => return true,
        }
    }
    // The viewer keeps running; wait for it so that it leaves no zombie process.
    std::thread::spawn(move || child.wait());
    false
}

//! A paper in the program that the system opens PDFs with: from there it is printed. And other files that were written,
//! each in the program that the system has for it.
//!
//! A test has no such program: `CANTINA_PRINT_TO` names a file that takes its place, in debug builds.

use app::Cause;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use app::AppError;

use crate::shell::Answer;

/// How long the system's opener has to say that it cannot.
const PATIENCE: Duration = Duration::from_secs(2);

/// The file that is written in the place of opening a viewer.
pub(crate) fn instead() -> Option<PathBuf> {
    crate::environment::test_switch("CANTINA_PRINT_TO").map(PathBuf::from)
}

/// Opens a PDF in the system's viewer. Waits a moment to hear whether there is none: not for the main thread.
///
/// # Errors
/// `print.no_viewer`.
pub(crate) fn open(file: &Path) -> Answer<()> {
    if opened(file) { Ok(()) } else { Err(AppError::of(Cause::PrintNoViewer).at(file.display().to_string())) }
}

/// Opens a file in the program that the system has for it.
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

/// Whether the opener ends with a failure while we wait; one that runs on is waited for elsewhere.
fn fails_soon(mut child: Child) -> bool {
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        match child.try_wait() {
            // Windows' opener returns 1 also when it has opened the file.
            Ok(Some(status)) => return !status.success() && cfg!(not(target_os = "windows")),
            Ok(None) => std::thread::sleep(Duration::from_millis(20)),
            Err(_) => return true,
        }
    }
    // The viewer itself runs on: it is waited for, so that nothing is left of it when it ends.
    std::thread::spawn(move || child.wait());
    false
}

//! What the page may ask for.
//!
//! Invariant: no command decides anything. It takes the desk, calls the one method for the use case and hands back
//! the answer. To add a command: a function of three lines here, its name in `command_list.rs`, and
//! `cargo xtask bindings` for the TypeScript.

use serde::Serialize;
use specta::Type;
use tauri::{State, WebviewWindow};

use crate::{AppError, Shell};

/// What a command that can be refused answers.
type Answer<T> = Result<T, AppError>;

/// What this program is and which data it uses.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct About {
    /// The version of the program, for example "0.1.0".
    pub version: String,
    /// The database file.
    pub db_path: String,
}

/// What this program is and which data it uses.
#[tauri::command]
#[specta::specta]
pub fn about(shell: State<'_, Shell>) -> About {
    let db_path = shell.database.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    About { version: env!("CARGO_PKG_VERSION").into(), db_path }
}

/// Why the data could not be opened; nothing when all is well.
#[tauri::command]
#[specta::specta]
pub fn start_error(shell: State<'_, Shell>) -> Option<AppError> {
    shell.problem.clone()
}

/// Called once by the page after its first painted frame. Answers the milliseconds since the start of the program;
/// with `CANTINA_TIMING` in the environment they are also printed, for measuring.
#[tauri::command]
#[specta::specta]
pub fn app_ready(shell: State<'_, Shell>) -> u32 {
    let ms = u32::try_from(shell.started.elapsed().as_millis()).unwrap_or(u32::MAX);
    if std::env::var_os("CANTINA_TIMING").is_some() {
        eprintln!("first-paint-ms {ms}");
    }
    ms
}

/// Opens the system's print dialog for the page as it is styled for print.
#[tauri::command]
#[specta::specta]
pub fn print_page(window: WebviewWindow) -> Answer<()> {
    window.print().map_err(|problem| AppError {
        code: "print.failed".into(),
        message: format!("The print dialog did not open: {problem}."),
        place: None,
        way_out: None,
    })
}

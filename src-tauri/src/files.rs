//! Files that the organiser chooses. The dialogs are opened here and not by the page, so that the page can neither
//! name nor read a file by itself.
//!
//! A test cannot click in a system dialog: `CANTINA_SAVE_TO` and `CANTINA_OPEN_FROM` answer in its place, in debug builds.

use std::path::PathBuf;

use crate::environment;
use tauri::{AppHandle, Wry};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};

/// Asks where to save something, with a name to start from. Nothing when the dialog is cancelled.
/// Blocks: never call it on the main thread.
pub(crate) fn ask_where_to_save(app: &AppHandle, name: &str) -> Option<PathBuf> {
    answered("CANTINA_SAVE_TO", || dialog(app).set_file_name(name).blocking_save_file())
}

/// Asks which backup to open. Nothing when the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_what_to_open(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Cantina", &["db"]).blocking_pick_file())
}

/// Asks which deck or collection to read. Nothing when the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_list(app: &AppHandle) -> Option<PathBuf> {
    let lists = ["json", "txt", "csv", "dek", "md"];
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Decks and collections", &lists).blocking_pick_file())
}

/// Asks which exported event to take in. Nothing when the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_event(app: &AppHandle) -> Option<PathBuf> {
    let events = [app::opened::EVENT_ENDING, "json"];
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Events", &events).blocking_pick_file())
}

/// Asks which text of the rules to read. Nothing when the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_text(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Text", &["txt", "md"]).blocking_pick_file())
}

/// Asks for a folder. Nothing when the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_folder(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).blocking_pick_folder())
}

fn dialog(app: &AppHandle) -> FileDialogBuilder<Wry> {
    app.dialog().file()
}

fn answered(variable: &str, ask: impl FnOnce() -> Option<FilePath>) -> Option<PathBuf> {
    match environment::test_switch(variable) {
        Some(file) => Some(file.into()),
        // A desktop's dialog returns paths; nothing can be saved to any other address.
        None => ask()?.into_path().ok(),
    }
}

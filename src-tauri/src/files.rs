//! File dialogs. They are opened here, so that the page can neither name nor read files without the organiser.
//!
//! Tests cannot click in a system dialog: in debug builds, `CANTINA_SAVE_TO` and `CANTINA_OPEN_FROM` answer instead.

use std::path::PathBuf;

use crate::environment;
use tauri::{AppHandle, Wry};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};

/// Asks for a file to save, with a suggested name. Returns `None` if the dialog is cancelled. Blocks: never call it on
/// the main thread.
pub(crate) fn ask_where_to_save(app: &AppHandle, name: &str) -> Option<PathBuf> {
    answered("CANTINA_SAVE_TO", || dialog(app).set_file_name(name).blocking_save_file())
}

/// Asks for a backup to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_what_to_open(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Cantina", &["db"]).blocking_pick_file())
}

/// Asks for a deck or collection to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_list(app: &AppHandle) -> Option<PathBuf> {
    let lists = ["json", "txt", "csv", "dek", "md"];
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Decks and collections", &lists).blocking_pick_file())
}

/// Asks for an exported event to import. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_event(app: &AppHandle) -> Option<PathBuf> {
    let events = [app::open_file::EVENT_ENDING, "json"];
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Events", &events).blocking_pick_file())
}

/// Asks for a card data package to check. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_package(app: &AppHandle) -> Option<PathBuf> {
    let packages = [app::card_data::EXTENSION];
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Card data", &packages).blocking_pick_file())
}

/// Asks for a text of the rules to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_text(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).add_filter("Text", &["txt", "md"]).blocking_pick_file())
}

/// Asks for a folder. Returns `None` if the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_folder(app: &AppHandle) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || dialog(app).blocking_pick_folder())
}

fn dialog(app: &AppHandle) -> FileDialogBuilder<Wry> {
    app.dialog().file()
}

fn answered(variable: &str, ask: impl FnOnce() -> Option<FilePath>) -> Option<PathBuf> {
    match environment::test_switch(variable) {
        Some(file) => Some(file.into()),
        // Desktop dialogs return paths; other addresses cannot be used for saving.
        None => ask()?.into_path().ok(),
    }
}

//! File dialogs. They are opened here, so that the page can neither name nor read files without the organiser.
//!
//! Tests cannot click in a system dialog: in debug builds, `CANTINA_SAVE_TO` and `CANTINA_OPEN_FROM` answer instead.

use std::path::PathBuf;

use tauri_plugin_dialog::FilePath;

use crate::environment;
use crate::page_host::PageHost;

/// Asks for a file to save, with a suggested name. Returns `None` if the dialog is cancelled. Blocks: never call it on
/// the main thread.
pub(crate) fn ask_where_to_save(host: &PageHost, name: &str) -> Option<PathBuf> {
    answered("CANTINA_SAVE_TO", || host.file_dialog()?.set_file_name(name).blocking_save_file())
}

/// Asks for a backup to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_what_to_open(host: &PageHost) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.add_filter("Cantina", &["db"]).blocking_pick_file())
}

/// Asks for a deck or collection to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_list(host: &PageHost) -> Option<PathBuf> {
    let lists = ["json", "txt", "csv", "dek", "md"];
    answered("CANTINA_OPEN_FROM", || {
        host.file_dialog()?.add_filter("Decks and collections", &lists).blocking_pick_file()
    })
}

/// Asks for an exported event to import. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_event(host: &PageHost) -> Option<PathBuf> {
    let events = [app::open_file::EVENT_ENDING, "json"];
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.add_filter("Events", &events).blocking_pick_file())
}

/// Asks for a card data package to check. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_package(host: &PageHost) -> Option<PathBuf> {
    let packages = [app::card_data::EXTENSION];
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.add_filter("Card data", &packages).blocking_pick_file())
}

/// Asks for a text of the rules to open. Returns `None` if the dialog is cancelled. Blocks: never call it on the main
/// thread.
pub(crate) fn ask_which_text(host: &PageHost) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.add_filter("Text", &["txt", "md"]).blocking_pick_file())
}

/// Asks for a file with a public key. Returns `None` if the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_key(host: &PageHost) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.add_filter("Public key", &["pub"]).blocking_pick_file())
}

/// Asks for a folder. Returns `None` if the dialog is cancelled. Blocks: never call it on the main thread.
pub(crate) fn ask_which_folder(host: &PageHost) -> Option<PathBuf> {
    answered("CANTINA_OPEN_FROM", || host.file_dialog()?.blocking_pick_folder())
}

fn answered(variable: &str, ask: impl FnOnce() -> Option<FilePath>) -> Option<PathBuf> {
    match environment::test_switch(variable) {
        Some(file) => Some(file.into()),
        // Desktop dialogs return paths; other addresses cannot be used for saving.
        None => ask()?.into_path().ok(),
    }
}

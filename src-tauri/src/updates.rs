//! Commands for updates, without logic, as in `commands`.

use app::contract::{ReleaseSource, UpdateCheck};

use crate::print;
use crate::shell::Answer;

/// Returns the page with releases, and this version. Nothing is loaded.
#[tauri::command]
#[specta::specta]
pub(crate) async fn release_source() -> Answer<ReleaseSource> {
    Ok(app::updates::release_source())
}

/// Opens the page with releases in the browser. Returns `false` if there is no page or no browser.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_release_page() -> Answer<bool> {
    Ok(app::updates::release_page().is_some_and(print::open_address))
}

/// Checks a package that was dropped onto the window, given its content in base64 and the text of its signature.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_update(name: String, content: String, signature: Option<String>) -> Answer<UpdateCheck> {
    Ok(app::updates::check_package(&name, &content, signature.as_deref()))
}

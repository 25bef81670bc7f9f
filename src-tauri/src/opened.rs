//! Files opened with Cantina while its window is open. The window checks every half second for notes from a second
//! process.

use std::path::Path;
use std::time::Duration;

use app::card_data::PackageSource;
use app::contract::OpenedFile;
use tauri::{AppHandle, Emitter, Manager, State};

use crate::shell::{Answer, Shell};
use crate::{arrivals, environment};

/// The event that notifies the page of a file to open.
const ARRIVED: &str = "file-arrived";
/// Interval between checks for notes.
const GLANCE: Duration = Duration::from_millis(500);

/// Checks for notes while the program runs, and brings the window to the front if there is one.
pub(crate) fn watch(app: AppHandle) {
    tauri::async_runtime::spawn(async move {
        let mut glances = tokio::time::interval(GLANCE);
        loop {
            glances.tick().await;
            let shell = app.state::<Shell>();
            let Some(folder) = shell.folder() else { continue };
            let files = arrivals::take(&folder);
            if files.is_empty() {
                continue;
            }
            shell.waiting.add(files);
            if let Some(window) = app.get_webview_window("main") {
                // A desktop may keep the window in the background.
                let _ = window.unminimize().and_then(|()| window.set_focus());
            }
            if let Err(problem) = app.emit_to("main", ARRIVED, ()) {
                environment::complain(&format!("the page was not told of a file: {problem}"));
            }
        }
    });
}

/// Opens the next file. Returns `None` if there is none.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_waiting_file(shell: State<'_, Shell>) -> Answer<Option<OpenedFile>> {
    let Some(file) = shell.waiting.next() else { return Ok(None) };
    if app::open_file::is_package(&file) {
        let report = shell.check_package(PackageSource::Path(file))?;
        return Ok(Some(OpenedFile::CardData { report }));
    }
    shell.ask(|desk| desk.open_file(&file).map(Some))
}

/// Opens a file dropped onto the window, given its name and text.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_dropped_file(shell: State<'_, Shell>, name: String, text: String) -> Answer<OpenedFile> {
    shell.ask(|desk| desk.open_text(Path::new(&name), text))
}

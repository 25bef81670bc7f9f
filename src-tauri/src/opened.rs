//! Files that are opened with Cantina while its window is open. The window looks every half second for what a second copy
//! of the program has handed over.

use std::path::Path;
use std::time::Duration;

use app::contract::OpenedFile;
use tauri::{AppHandle, Emitter, Manager, State};

use crate::shell::{Answer, Shell};
use crate::{arrivals, environment};

/// Tells the page that a file waits for it.
const ARRIVED: &str = "file-arrived";
/// How often the window looks for notes.
const GLANCE: Duration = Duration::from_millis(500);

/// Looks for notes as long as the program runs, and brings the window to the front when there is one.
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
                // A desktop that keeps its windows where they are is right about that.
                let _ = window.unminimize().and_then(|()| window.set_focus());
            }
            if let Err(problem) = app.emit_to("main", ARRIVED, ()) {
                environment::complain(&format!("the page was not told of a file: {problem}"));
            }
        }
    });
}

/// Takes in the next file that was opened with Cantina. Nothing when none waits.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_waiting_file(shell: State<'_, Shell>) -> Answer<Option<OpenedFile>> {
    let Some(file) = shell.waiting.next() else { return Ok(None) };
    shell.ask(|desk| desk.open_file(&file).map(Some))
}

/// Takes in a file that was dropped onto the window, by its name and its text.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_dropped_file(shell: State<'_, Shell>, name: String, text: String) -> Answer<OpenedFile> {
    shell.ask(|desk| desk.open_text(Path::new(&name), text))
}

//! The program around the page: the window, or the bridge, which has no window.

use std::any::Any;
use std::path::PathBuf;

use app::{AppError, Cause, ErrorDetail};
use lan::PageFile;
use tauri::ipc::{CommandArg, CommandItem, InvokeError};
use tauri::test::MockRuntime;
use tauri::{AppHandle, Manager, Runtime, State, WebviewUrl, WebviewWindowBuilder, Wry};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder};

use crate::shell::{Answer, Shell};

/// The program that shows the page, as an argument of commands.
#[derive(Clone)]
pub(crate) enum PageHost {
    /// The window.
    Window(AppHandle<Wry>),
    /// The bridge. Its dialogs are always cancelled.
    Bridge(AppHandle<MockRuntime>),
}

impl PageHost {
    /// Returns the data folder and the desk.
    pub(crate) fn shell(&self) -> State<'_, Shell> {
        match self {
            PageHost::Window(app) => app.state::<Shell>(),
            PageHost::Bridge(app) => app.state::<Shell>(),
        }
    }

    /// Returns a system dialog for files, or `None` without a window.
    pub(crate) fn file_dialog(&self) -> Option<FileDialogBuilder<Wry>> {
        match self {
            PageHost::Window(app) => Some(app.dialog().file()),
            PageHost::Bridge(_) => None,
        }
    }

    /// Returns a file of the bundled page.
    pub(crate) fn page_file(&self, path: &str) -> Option<PageFile> {
        match self {
            PageHost::Window(app) => {
                let found = app.asset_resolver().get(path.to_owned())?;
                Some(PageFile { bytes: found.bytes, kind: found.mime_type })
            }
            PageHost::Bridge(_) => None,
        }
    }

    /// Opens a second window, or brings it to the front. Does nothing without a window.
    ///
    /// # Errors
    /// `window.failed`.
    pub(crate) fn open_beside(
        &self,
        label: String,
        title: &str,
        page: String,
        web_view_files: Option<PathBuf>,
    ) -> Answer<()> {
        let PageHost::Window(app) = self else { return Ok(()) };
        let failed = |why: tauri::Error| AppError::of(Cause::WindowFailed { why: ErrorDetail::text(&why) });
        if let Some(open) = app.get_webview_window(&label) {
            return open.set_focus().map_err(failed);
        }
        let mut window = WebviewWindowBuilder::new(app, label, WebviewUrl::App(page.into())).title(title);
        window = window.inner_size(1280.0, 800.0);
        if let Some(folder) = web_view_files {
            window = window.data_directory(folder);
        }
        window.build().map(|_| ()).map_err(failed)
    }

    /// Ends the program and starts it again. Does nothing without a window.
    pub(crate) fn restart(&self) {
        if let PageHost::Window(app) = self {
            app.request_restart();
        }
    }
}

impl<'de, R: Runtime> CommandArg<'de, R> for PageHost {
    fn from_command(command: CommandItem<'de, R>) -> Result<Self, InvokeError> {
        let app = AppHandle::<R>::from_command(command)?;
        let app: &dyn Any = &app;
        let window = app.downcast_ref().map(|app: &AppHandle<Wry>| PageHost::Window(app.clone()));
        let bridge = || app.downcast_ref().map(|app: &AppHandle<MockRuntime>| PageHost::Bridge(app.clone()));
        window.or_else(bridge).ok_or_else(|| InvokeError::from("the page has an unknown runtime"))
    }
}

/// The page does not pass this argument, so it is not part of the TypeScript.
impl specta::function::FunctionArg for PageHost {
    fn to_datatype(_: &mut specta::Types) -> Option<specta::datatype::DataType> {
        None
    }
}

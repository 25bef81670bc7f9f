//! The bridge: every command of the page, without a window, for the page in a browser during development and for the
//! tests of its components.

use std::error::Error;
use std::path::Path;

use serde_json::Value;
use tauri::ipc::{CallbackFn, InvokeBody, InvokeResponseBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder, mock_context, noop_assets};
use tauri::webview::InvokeRequest;
use tauri::{App, Manager, Url, WebviewWindow, WebviewWindowBuilder};

use crate::page_contract;
use crate::shell::Shell;

/// A program with its own data folder, which answers the commands of a page.
pub struct Bridge {
    app: App<MockRuntime>,
    page: WebviewWindow<MockRuntime>,
    url: Url,
}

impl Bridge {
    /// Opens the data in a folder, as the window would.
    ///
    /// # Errors
    /// If the runtime cannot be set up. An error of the data is the result of each command, as in the window.
    pub fn open(folder: &Path) -> Result<Self, Box<dyn Error>> {
        let contract = page_contract::<MockRuntime>();
        let app = mock_builder()
            .invoke_handler(contract.invoke_handler())
            .manage(Shell::in_folder(folder))
            .build(mock_context(noop_assets()))?;
        let page = WebviewWindowBuilder::new(&app, "main", tauri::WebviewUrl::default()).build()?;
        let url = if cfg!(windows) { "http://tauri.localhost" } else { "tauri://localhost" };
        Ok(Self { app, page, url: Url::parse(url)? })
    }

    /// Runs a command with its arguments, and waits for its result as JSON.
    ///
    /// # Errors
    /// The error of the command, as the page receives it.
    pub fn ask(&self, command: &str, arguments: Value) -> Result<String, Value> {
        let request = InvokeRequest {
            cmd: command.to_owned(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: self.url.clone(),
            body: InvokeBody::Json(arguments),
            headers: tauri::http::HeaderMap::new(),
            invoke_key: INVOKE_KEY.to_owned(),
        };
        match get_ipc_response(&self.page, request)? {
            InvokeResponseBody::Json(json) => Ok(json),
            InvokeResponseBody::Raw(_) => Err(Value::from("the result is not JSON")),
        }
    }

    /// Copies the database to a file. Another bridge can start with it.
    ///
    /// # Errors
    /// The reason the file cannot be written.
    pub fn copy_to(&self, file: &Path) -> Result<(), Box<dyn Error>> {
        let copied = self.app.state::<Shell>().ask(|desk| desk.safety().backup_to(file, true));
        copied.map(drop).map_err(|error| error.message.into())
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        self.app.state::<Shell>().close();
    }
}

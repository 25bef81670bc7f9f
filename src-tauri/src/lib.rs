//! The window: a thin shell around the desk of crate `app`.
//!
//! Invariant: it holds no decision about events, drafts or results. It claims the data folder, opens the desk,
//! shows the page, passes requests on and shuts down cleanly.
//! Start reading at [`run`].

mod commands;
mod data_folder;
pub mod environment;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use commands::*;
use data_folder::DataFolder;
use tauri::{Manager, Url, WebviewWindowBuilder};
use tauri_specta::{Builder, ErrorHandlingMode, collect_commands};

include!("command_list.rs");

/// Why a request could not be met, in a form that the page can show and act on.
#[derive(Debug, Clone, serde::Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct AppError {
    /// Which kind of problem, for example "data.in_use".
    pub code: String,
    /// What happened, in words.
    pub message: String,
    /// Where: a file, a field, a line.
    pub place: Option<String>,
    /// What the reader can do about it.
    pub way_out: Option<String>,
}

/// What lives as long as the window.
pub(crate) struct Shell {
    started: Instant,
    database: Option<PathBuf>,
    problem: Option<AppError>,
    _folder: Option<DataFolder>,
}

impl Shell {
    /// Claims the data and opens them. What fails is kept, so that the window can open and show it.
    fn open(started: Instant) -> Self {
        let opened = data_folder::locate(|name| std::env::var_os(name)).and_then(DataFolder::claim);
        match opened {
            Ok(folder) => Self { started, database: Some(folder.database()), problem: None, _folder: Some(folder) },
            Err(problem) => {
                eprintln!("{}: {}", problem.code, problem.message);
                Self { started, database: None, problem: Some(problem), _folder: None }
            }
        }
    }
}

/// The commands, for the window and for the generated TypeScript.
///
/// One type serves both directions (no serde phases): what differs by direction has no place in the contract.
fn page_contract() -> Builder<tauri::Wry> {
    Builder::new()
        .error_handling(ErrorHandlingMode::Result)
        .disable_serde_phases()
        .commands(with_every_command!(collect_commands))
}

/// Opens the window and stays until it is closed or the process is asked to end (SIGTERM, SIGINT).
pub fn run() -> ExitCode {
    let shell = Shell::open(Instant::now());
    let contract = page_contract();
    let built = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .plugin(navigation_guard())
        .invoke_handler(contract.invoke_handler())
        .manage(shell)
        .setup(|app| {
            end_on_signal(app.handle().clone());
            open_window(app)
        })
        .build(tauri::generate_context!());
    match built {
        Ok(app) => {
            let code = app.run_return(|_, _| ());
            data_folder::remove_passing_web_view_files();
            if code == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(problem) => {
            eprintln!("cantina-desktop: the window could not be opened: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the window of the configuration. What the web view stores goes beside the data, so that a folder given by
/// `CANTINA_DATA_DIR` holds everything.
fn open_window(app: &tauri::App) -> Result<(), Box<dyn std::error::Error>> {
    let config = app.config().app.windows.first().ok_or("tauri.conf.json describes no window")?;
    let mut window = WebviewWindowBuilder::from_config(app, config)?;
    let files = match app.state::<Shell>().database.as_deref().and_then(Path::parent) {
        Some(folder) => data_folder::web_view_files(folder),
        None => data_folder::passing_web_view_files(),
    };
    window = window.data_directory(files);
    // The variable that opens the web view to a driver (a test) also lets the page's problems be read by it.
    if std::env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some() {
        window = window.initialization_script(include_str!("page_problems.js"));
    }
    window.build()?;
    Ok(())
}

/// The window shows the bundled page and nothing else, whatever a link or a script asks for.
fn navigation_guard() -> tauri::plugin::TauriPlugin<tauri::Wry> {
    tauri::plugin::Builder::new("stay-home")
        .on_navigation(|_, url| {
            let stays = is_our_page(url);
            if !stays {
                eprintln!("refused to open {url}");
            }
            stays
        })
        .build()
}

fn is_our_page(url: &Url) -> bool {
    let ours = matches!(
        (url.scheme(), url.host_str()),
        ("tauri", Some("localhost")) | ("http" | "https", Some("tauri.localhost"))
    );
    ours || url.as_str() == "about:blank"
}

/// A log-out or Ctrl-C ends the program the same way as closing its window does.
fn end_on_signal(app: tauri::AppHandle) {
    #[cfg(unix)]
    tauri::async_runtime::spawn(async move {
        use tokio::signal::unix::{SignalKind, signal};
        let (Ok(mut ended), Ok(mut interrupted)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
        else {
            return eprintln!("cantina-desktop: signals cannot be caught; close the window to end");
        };
        tokio::select! { _ = ended.recv() => {}, _ = interrupted.recv() => {} }
        app.exit(0);
    });
    #[cfg(not(unix))]
    drop(app);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes ui/src/lib/bindings.ts; with `BINDINGS_CHECK` in the environment it only compares.
    #[test]
    fn the_page_speaks_the_same_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/lib/bindings.ts");
        let folder = tempfile::tempdir().unwrap();
        let fresh = folder.path().join("bindings.ts");
        page_contract().export(specta_typescript::Typescript::default(), &fresh).unwrap();
        let fresh = std::fs::read_to_string(fresh).unwrap();
        if std::fs::read_to_string(path).unwrap_or_default() != fresh {
            let compare_only = std::env::var_os("BINDINGS_CHECK").is_some();
            assert!(!compare_only, "ui/src/lib/bindings.ts is out of date: run `cargo xtask bindings`");
            std::fs::write(path, fresh).unwrap();
        }
    }

    #[test]
    fn only_the_bundled_page_is_shown() {
        let shown = |url: &str| is_our_page(&Url::parse(url).unwrap());
        assert!(shown("tauri://localhost/index.html") && shown("http://tauri.localhost/"));
        assert!(!shown("https://example.org/") && !shown("file:///etc/passwd") && !shown("http://localhost:5173/"));
        assert!(!shown("javascript:alert(1)") && !shown("data:text/html,x"));
    }
}

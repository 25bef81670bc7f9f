//! The window: a thin shell around the desk of the crate `app`.
//!
//! Invariant: it contains no logic for events, drafts or results. It locks the data folder, opens the desk, shows the
//! page, forwards requests and shuts down cleanly. Start with [`run`].

mod arrivals;
pub mod bridge;
mod card_data;
mod commands;
mod data_folder;
pub mod environment;
mod files;
mod games;
mod images;
mod judge;
mod league;
mod library;
mod opened;
mod page_host;
mod phones;
mod print;
mod rulebook;
mod server;
mod shell;
mod tournament;
mod updates;
mod window_place;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use card_data::*;
use commands::*;
use games::*;
use images::*;
use judge::*;
use league::*;
use library::*;
use opened::*;
use phones::*;
use rulebook::*;
use server::*;
use shell::Shell;
use tauri::{Manager, RunEvent, Runtime, Url, WebviewWindowBuilder};
use tauri_specta::{Builder, ErrorHandlingMode, collect_commands};
use tournament::*;
use updates::*;
use window_place::WindowPlace;

include!("command_list.rs");

/// Returns the commands, for the window and for the generated TypeScript.
///
/// Each type is used in both directions (no serde phases), so there are no direction-specific wire types.
fn page_contract<R: Runtime>() -> Builder<R> {
    Builder::new()
        .error_handling(ErrorHandlingMode::Result)
        .disable_serde_phases()
        .commands(with_every_command!(collect_commands))
        .typ::<app::contract::JoinView>()
        .typ::<app::contract::JoinStatus>()
        .typ::<app::contract::FloorQuery>()
        .typ::<app::contract::FloorView>()
        .typ::<app::contract::PlayerPhoneView>()
        .typ::<app::contract::PhoneTableUpdate>()
        .constant("everyColumn", app::standing_columns::every_column())
}

pub use arrivals::Start;

/// Opens the window and runs until it is closed or the process is asked to end (SIGTERM, SIGINT). Opens the given files
/// first, in the other window if one already uses the data.
pub fn run(files: Vec<PathBuf>) -> ExitCode {
    if Shell::handed_over(&files) {
        return ExitCode::SUCCESS;
    }
    let shell = Shell::open(Instant::now(), files);
    let contract = page_contract::<tauri::Wry>();
    let built = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .plugin(navigation_guard())
        .invoke_handler(contract.invoke_handler())
        .manage(shell)
        .on_window_event(|window, event| {
            if window.label() != "main" {
                return;
            }
            match event {
                tauri::WindowEvent::Resized(_) | tauri::WindowEvent::Moved(_) => {
                    window.state::<WindowPlace>().note(window);
                }
                // Additional windows close with the main one.
                tauri::WindowEvent::Destroyed => window.app_handle().exit(0),
                _ => {}
            }
        })
        .setup(|app| {
            end_on_signal(app.handle().clone());
            opened::watch(app.handle().clone());
            open_window(app)
        })
        .build(tauri::generate_context!());
    match built {
        Ok(app) => {
            let code = app.run_return(|app, event| {
                if let RunEvent::Exit = event {
                    app.state::<WindowPlace>().write();
                    app.state::<Shell>().close();
                }
            });
            data_folder::remove_passing_web_view_files();
            if code == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(problem) => {
            environment::report_no_window(&format!("the window could not be opened: {problem}"));
            ExitCode::FAILURE
        }
    }
}

/// Creates the window from the configuration. The web view stores its files next to the data, so that the folder in
/// `CANTINA_DATA_DIR` contains everything.
fn open_window(app: &tauri::App) -> Result<(), Box<dyn std::error::Error>> {
    let config = app.config().app.windows.first().ok_or("tauri.conf.json describes no window")?;
    let mut window = WebviewWindowBuilder::from_config(app, config)?;
    let files = match app.state::<Shell>().writable_folder() {
        Some(folder) => data_folder::web_view_files(&folder),
        None => data_folder::passing_web_view_files(),
    };
    window = window.data_directory(files);
    // In debug builds, the variable that enables a test driver also lets it read the page's problems.
    if environment::test_switch("TAURI_WEBVIEW_AUTOMATION").is_some() {
        window = window.initialization_script(include_str!("page_problems.js"));
    }
    let shell = app.state::<Shell>();
    let place =
        WindowPlace::read(shell.writable_folder().map(|folder| data_folder::web_view_files(&folder)).as_deref());
    window = place.apply(window, &app.available_monitors().unwrap_or_default());
    app.manage(place);
    window_place::paint(&window.build()?, shell.light());
    Ok(())
}

/// Restricts the window to the bundled page, regardless of links and scripts.
fn navigation_guard() -> tauri::plugin::TauriPlugin<tauri::Wry> {
    tauri::plugin::Builder::new("stay-home")
        .on_navigation(|_, url| {
            let stays = is_our_page(url);
            if !stays {
                environment::complain(&format!("refused to open {url}"));
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

/// Ends the program on a log-out or Ctrl-C in the same way as closing its window.
fn end_on_signal(app: tauri::AppHandle) {
    #[cfg(unix)]
    tauri::async_runtime::spawn(async move {
        use tokio::signal::unix::{SignalKind, signal};
        let (Ok(mut ended), Ok(mut interrupted)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
        else {
            return environment::complain("cantina-desktop: signals cannot be caught; close the window to end");
        };
        tokio::select! { _ = ended.recv() => {}, _ = interrupted.recv() => {} }
        app.exit(0);
        // An open system dialog blocks the main thread. All confirmed steps are on disk, so exit without it.
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        app.state::<Shell>().close();
        std::process::exit(0);
    });
    #[cfg(not(unix))]
    drop(app);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares ui/src/lib/bindings.ts with the types. With `CANTINA_BINDINGS=write` in the environment, writes it first.
    #[test]
    fn the_bindings_match_the_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/lib/bindings.ts");
        let folder = tempfile::tempdir().unwrap();
        let fresh = folder.path().join("bindings.ts");
        page_contract::<tauri::Wry>().export(specta_typescript::Typescript::default(), &fresh).unwrap();
        let fresh = std::fs::read_to_string(fresh).unwrap();
        if std::env::var("CANTINA_BINDINGS").is_ok_and(|what| what == "write") {
            std::fs::write(path, &fresh).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == fresh, "ui/src/lib/bindings.ts is out of date: run `cargo xtask bindings`");
    }

    /// The clock window is on a screen for the whole room, so it must not give access to the event.
    #[test]
    fn a_secondary_window_may_call_only_what_it_needs() {
        macro_rules! names {
            ($($command:ident),* $(,)?) => { [$(stringify!($command)),*].as_slice() };
        }
        let (every, clock) = (with_every_command!(names), with_clock_commands!(names));
        assert_eq!(clock, ["about", "app_ready", "board", "round_clock", "set_author"]);
        assert!(clock.iter().all(|command| every.contains(command)));
        let (main, beside) = (include_str!("../capabilities/main.json"), include_str!("../capabilities/clock.json"));
        assert!(main.contains("\"windows\": [\"main\"]") && main.contains("every-command"));
        assert!(beside.contains("\"clock-*\"") && beside.contains("clock-window") && !beside.contains("every-command"));
    }

    /// In a release build, the test switches would let any program that starts Cantina choose its files.
    #[test]
    fn test_switches_exist_only_in_debug_builds() {
        assert_eq!(environment::test_switch("PATH").is_some(), cfg!(debug_assertions));
        for source in [include_str!("files.rs"), include_str!("print.rs")] {
            assert!(!source.contains("env::var"), "a switch that is not `test_switch`");
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

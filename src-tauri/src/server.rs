//! Commands for the database server, without logic, as in `commands`.

use app::App;
use app::contract::{ServerNews, ServerView};
use tauri::State;

use crate::shell::{Answer, Shell};

/// Returns the database server that is used.
#[tauri::command]
#[specta::specta]
pub(crate) async fn server(shell: State<'_, Shell>) -> Answer<ServerView> {
    shell.server()
}

/// Connects to a database server and uses it from now on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_server(
    shell: State<'_, Shell>,
    address: String,
    password: Option<String>,
) -> Answer<ServerView> {
    shell.choose_server(&address, password.as_deref())
}

/// Uses the events in the database file again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn leave_server(shell: State<'_, Shell>) -> Answer<ServerView> {
    shell.leave_server()
}

/// Uses the events in the database file until the program ends.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_without_server(shell: State<'_, Shell>) -> Answer<ServerView> {
    shell.open_without_server()
}

/// Returns the write counter of the database server, to detect changes of other desks.
#[tauri::command]
#[specta::specta]
pub(crate) async fn server_news(shell: State<'_, Shell>) -> Answer<ServerNews> {
    shell.ask(App::server_news)
}

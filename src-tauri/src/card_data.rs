//! Commands for card data packages, without logic, as in `commands`.

use app::card_data::PackageSource;
use app::contract::{CardDataReport, CardDataView, EventCardDataView};
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns the built-in card data and the installed packages.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_data(shell: Desks<'_>) -> Answer<CardDataView> {
    shell.ask(|desk| Ok(desk.card_data().view()))
}

/// Checks a card data package that the organiser chooses: a file, or a folder. Returns `None` if the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_card_data(host: PageHost, shell: Desks<'_>, folder: bool) -> Answer<Option<CardDataReport>> {
    let chosen = if folder { files::ask_which_folder(&host) } else { files::ask_which_package(&host) };
    chosen.map(|path| shell.check_package(PackageSource::Path(path))).transpose()
}

/// Checks a card data package that was dropped onto the window, given its content in base64.
#[tauri::command]
#[specta::specta]
pub(crate) async fn drop_card_data(shell: Desks<'_>, content: String) -> Answer<CardDataReport> {
    shell.check_package(PackageSource::of_base64(&content))
}

/// Installs the card data package that was checked last. Returns `None` if there is none.
#[tauri::command]
#[specta::specta]
pub(crate) async fn install_card_data(shell: Desks<'_>) -> Answer<Option<CardDataReport>> {
    shell.install_package()
}

/// Removes an installed card data package.
#[tauri::command]
#[specta::specta]
pub(crate) async fn remove_card_data(shell: Desks<'_>, id: String) -> Answer<CardDataView> {
    shell.ask(|desk| desk.card_data().remove(&id))
}

/// Returns the card data packages that an event has recorded, and what to do about those that are missing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event_card_data(shell: Desks<'_>, event: u32) -> Answer<EventCardDataView> {
    shell.ask(|desk| desk.events().event_card_data(event))
}

/// Installs a card data package that an event has recorded, from its export or an earlier installation.
#[tauri::command]
#[specta::specta]
pub(crate) async fn install_event_package(shell: Desks<'_>, event: u32, id: String) -> Answer<CardDataReport> {
    shell.ask(|desk| desk.install_event_package(event, &id))
}

/// Ends the program and starts it again, so that it uses the packages as they are installed now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restart(host: PageHost) {
    host.restart();
}

//! Commands for the page.
//!
//! Invariant: commands contain no logic. Each calls one method of the desk and returns its result. To add a command,
//! write a function of three lines here, add its name to `command_list.rs`, and run `cargo xtask bindings` for the
//! TypeScript.

use app::App;
use app::contract::{
    About, BackupContent, ChoiceView, DeckCheck, DeckEntry, DeckView, DraftView, EventSummary, EventView, PickView,
    Settings, ThirdPartyView,
};
use tauri::State;

use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};
use crate::{environment, files};

type Desks<'a> = State<'a, Shell>;

/// Returns program information for the start of the window. If the data could not be opened, tries again and returns
/// the error.
#[tauri::command]
#[specta::specta]
pub(crate) async fn about(shell: Desks<'_>) -> Answer<About> {
    shell.open_again()?;
    shell.ask(App::about)
}

/// Saves the settings of the window.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_settings(shell: Desks<'_>, settings: Settings) -> Answer<Settings> {
    shell.ask(|desk| desk.save_settings(settings))
}

/// Returns all events, newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_events(shell: Desks<'_>) -> Answer<Vec<EventSummary>> {
    shell.ask(|desk| desk.events().list_events())
}

/// Returns the complete view of an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event(shell: Desks<'_>, event: u32) -> Answer<EventView> {
    shell.ask(|desk| desk.events().event(event))
}

/// Archives or unarchives an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_event(shell: Desks<'_>, event: u32, archived: bool) -> Answer<Vec<EventSummary>> {
    shell.ask(|desk| desk.events().archive_event(event, archived))
}

/// Returns one seat's view of a draft.
#[tauri::command]
#[specta::specta]
pub(crate) async fn draft_view(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<DraftView> {
    shell.ask(|desk| desk.events().draft_view(event, pod, seat))
}

/// Shows a seat its pack, which starts the time of its pick.
#[tauri::command]
#[specta::specta]
pub(crate) async fn show_pack(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<DraftView> {
    shell.ask(|desk| desk.events().show_pack(event, pod, seat))
}

/// Picks a card of a seat's pack by its printing; rejected if the seat has another pack by now. `index` selects between
/// two copies. Saved before it returns, together with the picks of bots.
#[tauri::command]
#[specta::specta]
pub(crate) async fn draft_pick(
    shell: Desks<'_>,
    event: u32,
    pod: u32,
    seat: u32,
    index: u32,
    card: String,
) -> Answer<DraftView> {
    shell.ask(|desk| desk.events().pick_card(event, pod, seat, index, &card))
}

/// Returns every choice of a seat in a finished draft of another shape than a pod.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choice_log(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<Vec<ChoiceView>> {
    shell.ask(|desk| desk.events().choice_log(event, pod, seat))
}

/// Returns all picks of a seat.
#[tauri::command]
#[specta::specta]
pub(crate) async fn draft_log(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<Vec<PickView>> {
    shell.ask(|desk| desk.events().draft_log(event, pod, seat))
}

/// Returns a player's pool and deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn deck(shell: Desks<'_>, event: u32, player: u32) -> Answer<DeckView> {
    shell.ask(|desk| desk.events().deck(event, player))
}

/// Checks a deck that is being built.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_limited_deck(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    list: DeckEntry,
) -> Answer<DeckCheck> {
    shell.ask(|desk| desk.events().check_limited_deck(event, player, &list))
}

/// Saves a player's deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_deck(shell: Desks<'_>, event: u32, player: u32, list: DeckEntry) -> Answer<DeckView> {
    shell.ask(|desk| desk.events().save_deck(event, player, &list))
}

/// Suggests a legal deck from a player's pool.
#[tauri::command]
#[specta::specta]
pub(crate) async fn suggest_deck(shell: Desks<'_>, event: u32, player: u32) -> Answer<DeckEntry> {
    shell.ask(|desk| desk.events().suggest_deck(event, player))
}

/// Creates a draft of the newest set for one person against bots.
#[tauri::command]
#[specta::specta]
pub(crate) async fn practice_draft(shell: Desks<'_>, name: String, player: String) -> Answer<EventView> {
    shell.ask(|desk| desk.events().practice_draft(&name, &player))
}

/// Creates a half-played sample event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn sample_event(shell: Desks<'_>, name: String) -> Answer<EventView> {
    shell.ask(|desk| desk.events().sample_event(&name))
}

/// Exports an event to a file chosen by the organiser, with the card data packages that it has recorded if `card_data`.
/// Returns its path, or `None` if the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_event(
    host: PageHost,
    shell: Desks<'_>,
    event: u32,
    card_data: bool,
) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, &format!("cantina-event-{event}.{}", app::open_file::EVENT_ENDING));
    file.map(|file| shell.ask(|desk| desk.events().export_to(event, &file, card_data))).transpose()
}

/// Opens a file saved since the start in the system's default program, for example to print it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_written(shell: Desks<'_>, path: String) -> Answer<()> {
    let file = shell.written(&path)?;
    crate::print::open_file(&file).map_err(|error| shell.localize_error(error))
}

/// Backs up all data to a file chosen by the organiser. Returns its path, or `None` if the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn backup(host: PageHost, shell: Desks<'_>) -> Answer<Option<String>> {
    // The dialog has already confirmed the replacement of an existing file.
    let file = files::ask_where_to_save(&host, "cantina-backup.db");
    file.map(|file| shell.ask(|desk| desk.safety().backup_to(&file, true))).transpose()
}

/// Returns the contents of a backup that the organiser chooses; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_backup(host: PageHost, shell: Desks<'_>) -> Answer<Option<BackupContent>> {
    files::ask_what_to_open(&host).map(|file| shell.choose(file)).transpose()
}

/// Restores the backup chosen last. Returns the new path of the previous data, or `None` if none was chosen.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore(shell: Desks<'_>) -> Answer<Option<String>> {
    shell.restore_chosen()
}

/// Restores the latest backup if the database is empty or missing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_newest(shell: Desks<'_>) -> Answer<String> {
    shell.restore_newest()
}

/// Returns the third-party packages in Cantina, with their licences.
#[tauri::command]
#[specta::specta]
pub(crate) async fn third_party() -> Answer<Vec<ThirdPartyView>> {
    app::third_party::third_party()
}

/// Returns the licence texts of these packages, as one text of about 750 kB.
#[tauri::command]
#[specta::specta]
pub(crate) async fn licence_texts() -> Answer<&'static str> {
    Ok(app::third_party::licence_texts())
}

/// Returns the milliseconds since the start of the program. Called once by the page after its first painted frame. With
/// `CANTINA_TIMING` in the environment, the time is also printed.
#[tauri::command]
#[specta::specta]
pub(crate) fn app_ready(shell: Desks<'_>) -> u32 {
    let ms = shell.runs_for_ms();
    if std::env::var_os("CANTINA_TIMING").is_some() {
        environment::complain(&format!("first-paint-ms {ms}"));
    }
    ms
}

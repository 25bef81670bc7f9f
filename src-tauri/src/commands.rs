//! What the page may ask for.
//!
//! Invariant: no command decides anything. It asks the desk the one question for the use case and hands the answer
//! back. To add a command: a function of three lines here, its name in `command_list.rs`, and `cargo xtask bindings`
//! for the TypeScript.

use app::Desk;
use app::contract::{
    About, BackupContent, DeckCheck, DeckEntry, DeckView, DraftView, EventSummary, EventView, PickView, Settings,
    ThirdPartyView,
};
use tauri::{AppHandle, State};

use crate::shell::{Answer, Shell};
use crate::{environment, files};

type Desks<'a> = State<'a, Shell>;

/// What the window needs once, at the start. When the data could not be opened, it tries again; the error says why not.
#[tauri::command]
#[specta::specta]
pub(crate) async fn about(shell: Desks<'_>) -> Answer<About> {
    shell.open_again()?;
    shell.ask(Desk::about)
}

/// Saves the organiser's choices for the window.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_settings(shell: Desks<'_>, settings: Settings) -> Answer<Settings> {
    shell.ask(|desk| desk.save_settings(settings))
}

/// The events, newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_events(shell: Desks<'_>) -> Answer<Vec<EventSummary>> {
    shell.ask(Desk::list_events)
}

/// The whole event, as every screen of it shows it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event(shell: Desks<'_>, event: u32) -> Answer<EventView> {
    shell.ask(|desk| desk.event(event))
}

/// Puts an event away or takes it out again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_event(shell: Desks<'_>, event: u32, archived: bool) -> Answer<Vec<EventSummary>> {
    shell.ask(|desk| desk.archive_event(event, archived))
}

/// The draft as one seat sees it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn draft_view(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<DraftView> {
    shell.ask(|desk| desk.draft_view(event, pod, seat))
}

/// Shows a seat its pack: the time of its pick begins.
#[tauri::command]
#[specta::specta]
pub(crate) async fn show_pack(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<DraftView> {
    shell.ask(|desk| desk.show_pack(event, pod, seat))
}

/// Picks a card of the pack in front of a seat, by its printing: when the seat holds another pack by now, nothing is
/// taken. `index` says which where the pack has it twice. On disk before it returns; the bots have picked by then.
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
    shell.ask(|desk| desk.pick_card(event, pod, seat, index, &card))
}

/// Every pick of a seat.
#[tauri::command]
#[specta::specta]
pub(crate) async fn draft_log(shell: Desks<'_>, event: u32, pod: u32, seat: u32) -> Answer<Vec<PickView>> {
    shell.ask(|desk| desk.draft_log(event, pod, seat))
}

/// A player's pool and deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn deck(shell: Desks<'_>, event: u32, player: u32) -> Answer<DeckView> {
    shell.ask(|desk| desk.deck(event, player))
}

/// What is wrong with a deck that is being built.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_limited_deck(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    list: DeckEntry,
) -> Answer<DeckCheck> {
    shell.ask(|desk| desk.check_limited_deck(event, player, &list))
}

/// Saves a player's deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_deck(shell: Desks<'_>, event: u32, player: u32, list: DeckEntry) -> Answer<DeckView> {
    shell.ask(|desk| desk.save_deck(event, player, &list))
}

/// A legal deck from a player's pool.
#[tauri::command]
#[specta::specta]
pub(crate) async fn suggest_deck(shell: Desks<'_>, event: u32, player: u32) -> Answer<DeckEntry> {
    shell.ask(|desk| desk.suggest_deck(event, player))
}

/// A draft of the newest set for one person, against bots.
#[tauri::command]
#[specta::specta]
pub(crate) async fn practice_draft(shell: Desks<'_>, name: String, player: String) -> Answer<EventView> {
    shell.ask(|desk| desk.practice_draft(&name, &player))
}

/// An event to look around in, half played.
#[tauri::command]
#[specta::specta]
pub(crate) async fn sample_event(shell: Desks<'_>, name: String) -> Answer<EventView> {
    shell.ask(|desk| desk.sample_event(&name))
}

/// Writes an event to a file that the organiser chooses. Returns its path; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_event(app: AppHandle, shell: Desks<'_>, event: u32) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&app, &format!("cantina-event-{event}.{}", app::opened::EVENT_ENDING));
    file.map(|file| shell.ask(|desk| desk.export_to(event, &file))).transpose()
}

/// Opens a file that was written since the start in the program that the system has for it: there it is printed, too.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_written(shell: Desks<'_>, path: String) -> Answer<()> {
    let file = shell.written(&path)?;
    crate::print::open_file(&file).map_err(|error| shell.worded(error))
}

/// Copies all data into one file that the organiser chooses. Returns its path; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn backup(app: AppHandle, shell: Desks<'_>) -> Answer<Option<String>> {
    // The dialog has asked whether a file that is there is to be replaced.
    let file = files::ask_where_to_save(&app, "cantina-backup.db");
    file.map(|file| shell.ask(|desk| desk.backup_to(&file, true))).transpose()
}

/// Returns the contents of a backup that the organiser chooses; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_backup(app: AppHandle, shell: Desks<'_>) -> Answer<Option<BackupContent>> {
    files::ask_what_to_open(&app).map(|file| shell.choose(file)).transpose()
}

/// Puts the backup that was chosen last in the place of all data. Returns the path to which the old data were moved;
/// nothing when none was chosen.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore(shell: Desks<'_>) -> Answer<Option<String>> {
    shell.restore_chosen()
}

/// Puts the newest backup in the place of a database that is empty or missing, while the window shows that it is.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_newest(shell: Desks<'_>) -> Answer<String> {
    shell.restore_newest()
}

/// The packages of others that Cantina is built from, with their licences.
#[tauri::command]
#[specta::specta]
pub(crate) async fn third_party() -> Answer<Vec<ThirdPartyView>> {
    app::third_party::third_party()
}

/// The texts of the licences of these packages, as one text of about 750 kB.
#[tauri::command]
#[specta::specta]
pub(crate) async fn licence_texts() -> Answer<&'static str> {
    Ok(app::third_party::licence_texts())
}

/// Called once by the page after its first painted frame. Returns the milliseconds since the start of the program;
/// with `CANTINA_TIMING` in the environment they are also printed, for measuring.
#[tauri::command]
#[specta::specta]
pub(crate) fn app_ready(shell: Desks<'_>) -> u32 {
    let ms = shell.runs_for_ms();
    if std::env::var_os("CANTINA_TIMING").is_some() {
        environment::complain(&format!("first-paint-ms {ms}"));
    }
    ms
}

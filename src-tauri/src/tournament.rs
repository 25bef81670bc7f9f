//! What the page may ask of the head judge's desk. As in `commands`: nothing is decided here.

use app::contract::{
    Act, AdviceView, ConsequencesView, CsvTable, CutPlanView, DamagedView, DeskView, EventView, NewTournament,
    ProfileProblemView, ProfileView, ResultEntry, SafetyView,
};
use app::{AppError, Desk};
use tauri::{AppHandle, Manager, State, WebviewUrl, WebviewWindowBuilder};

use crate::shell::{Answer, Shell};
use crate::{data_folder, files};

type Desks<'a> = State<'a, Shell>;

/// Makes an event of any kind.
#[tauri::command]
#[specta::specta]
pub async fn create_tournament(shell: Desks<'_>, new_tournament: NewTournament) -> Answer<EventView> {
    shell.ask(|desk| desk.create_tournament(new_tournament))
}

/// Everything of an event that the head judge's desk shows.
#[tauri::command]
#[specta::specta]
pub async fn desk(shell: Desks<'_>, event: u32) -> Answer<DeskView> {
    shell.ask(|desk| desk.desk(event))
}

/// Takes one step at the desk. On disk before it answers.
#[tauri::command]
#[specta::specta]
pub async fn act(shell: Desks<'_>, event: u32, act: Act) -> Answer<DeskView> {
    shell.ask(|desk| desk.act(event, &act))
}

/// What the profile's path says about an infraction of a player.
#[tauri::command]
#[specta::specta]
pub async fn advise_penalty(shell: Desks<'_>, event: u32, player: u32, infraction: String) -> Answer<AdviceView> {
    shell.ask(|desk| desk.advise_penalty(event, player, &infraction))
}

/// Who would be in a cut now, and what chance would decide.
#[tauri::command]
#[specta::specta]
pub async fn plan_cut(shell: Desks<'_>, event: u32, size: u32) -> Answer<CutPlanView> {
    shell.ask(|desk| desk.plan_cut(event, size))
}

/// What a correction would change, before it is made.
#[tauri::command]
#[specta::specta]
pub async fn consequences(
    shell: Desks<'_>,
    event: u32,
    round: u32,
    table: u32,
    result: ResultEntry,
) -> Answer<ConsequencesView> {
    shell.ask(|desk| desk.consequences(event, round, table, &result))
}

/// Says who enters what is entered from now on; nobody leaves it unsigned.
#[tauri::command]
#[specta::specta]
pub async fn set_author(shell: Desks<'_>, name: Option<String>) -> Answer<()> {
    shell.ask(|desk| desk.set_author(name.as_deref()))
}

/// Every rules profile in words, the shipped ones first.
#[tauri::command]
#[specta::specta]
pub async fn list_profiles(shell: Desks<'_>) -> Answer<Vec<ProfileView>> {
    shell.ask(Desk::list_profiles)
}

/// A profile as JSON, to be edited.
#[tauri::command]
#[specta::specta]
pub async fn profile_json(shell: Desks<'_>, key: String) -> Answer<String> {
    shell.ask(|desk| desk.profile_json(&key))
}

/// What is wrong with an edited profile; nothing for a sound one.
#[tauri::command]
#[specta::specta]
pub async fn check_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileProblemView>> {
    shell.ask(|desk| desk.check_profile(&json))
}

/// Keeps a profile, in the place of an own one with its key.
#[tauri::command]
#[specta::specta]
pub async fn save_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.save_profile(&json))
}

/// Removes an own profile.
#[tauri::command]
#[specta::specta]
pub async fn remove_profile(shell: Desks<'_>, key: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.remove_profile(&key))
}

/// When the data were last safe, and the copies.
#[tauri::command]
#[specta::specta]
pub async fn safety(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(Desk::safety)
}

/// Makes a copy of all data now, and one in the second folder.
#[tauri::command]
#[specta::specta]
pub async fn copy_now(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(Desk::copy_now)
}

/// Puts one of the kept copies in the place of all data. Answers where the data that were there are kept.
#[tauri::command]
#[specta::specta]
pub async fn restore_copy(shell: Desks<'_>, label: String) -> Answer<String> {
    let copy = shell.ask(|desk| desk.kept_copy(&label))?;
    shell.restore(&copy)
}

/// Asks for the second folder for copies. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub async fn choose_second_folder(app: AppHandle, shell: Desks<'_>) -> Answer<Option<SafetyView>> {
    let folder = files::ask_which_folder(&app);
    folder.map(|folder| shell.ask(|desk| desk.set_second_folder(Some(&folder)))).transpose()
}

/// No copies go to a second folder from now on.
#[tauri::command]
#[specta::specta]
pub async fn forget_second_folder(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(|desk| desk.set_second_folder(None))
}

/// Follows every checksum of every journal, and tells which events are damaged.
#[tauri::command]
#[specta::specta]
pub async fn damaged(shell: Desks<'_>) -> Answer<Vec<DamagedView>> {
    shell.ask(Desk::damaged)
}

/// Takes in an exported event that the organiser chooses. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub async fn import_event(app: AppHandle, shell: Desks<'_>) -> Answer<Option<EventView>> {
    let file = files::ask_which_event(&app);
    file.map(|file| shell.ask(|desk| desk.import_from(&file))).transpose()
}

/// Writes a table of an event as CSV into a file that the organiser chooses. Answers where; nothing when the dialog was
/// cancelled.
#[tauri::command]
#[specta::specta]
pub async fn save_csv(app: AppHandle, shell: Desks<'_>, event: u32, table: CsvTable) -> Answer<Option<String>> {
    let name = match table {
        CsvTable::Players => "players",
        CsvTable::Rounds => "rounds",
        CsvTable::Standings => "standings",
    };
    let file = files::ask_where_to_save(&app, &format!("cantina-event-{event}-{name}.csv"));
    file.map(|file| shell.ask(|desk| desk.save_csv(event, table, &file))).transpose()
}

/// Opens the big clock of an event in a window of its own, for a second screen; brings it to the front when it is open.
#[tauri::command]
#[specta::specta]
pub async fn open_clock_window(app: AppHandle, shell: Desks<'_>, event: u32) -> Answer<()> {
    let failed = |why: tauri::Error| AppError::new("window.failed", format!("The window was not opened: {why}."));
    let label = format!("clock-{event}");
    if let Some(open) = app.get_webview_window(&label) {
        return open.set_focus().map_err(failed);
    }
    let page = WebviewUrl::App(format!("index.html#/event/{event}/clock").into());
    let mut window = WebviewWindowBuilder::new(&app, label, page).title("Round clock").inner_size(1280.0, 800.0);
    if let Some(folder) = shell.folder() {
        window = window.data_directory(data_folder::web_view_files(&folder));
    }
    window.build().map(|_| ()).map_err(failed)
}

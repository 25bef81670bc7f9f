//! What the page may ask at the head judge's desk. As in `commands`: nothing is decided here.

use app::contract::{
    AdviceView, BackupContent, ConsequencesView, CsvTable, CutPlanView, DamagedView, EntrantsView, EventAct,
    EventPaperKind, EventView, ListPreview, NewEvent, PaperOffer, PaperSize, ProfileProblemView, ProfileView,
    ResultEntry, RoomClockView, RoundClockAction, RoundStandings, SafetyView,
};
use app::phones::PhoneCodes;
use app::{AppError, Desk};
use app::{Cause, Fact};
use tauri::{AppHandle, Manager, State, WebviewUrl, WebviewWindowBuilder};

use crate::shell::{Answer, Shell};
use crate::{data_folder, files, print};

type Desks<'a> = State<'a, Shell>;

/// Makes an event of any kind.
#[tauri::command]
#[specta::specta]
pub(crate) async fn create_event(shell: Desks<'_>, new_event: NewEvent) -> Answer<EventView> {
    shell.ask(|desk| desk.create_event(new_event))
}

/// Takes one step of an event: what it changes is on disk before this returns.
#[tauri::command]
#[specta::specta]
pub(crate) async fn act(shell: Desks<'_>, event: u32, act: EventAct) -> Answer<EventView> {
    shell.ask(|desk| desk.act(event, &act))
}

/// What a text of players would enter; nothing is changed.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_players(shell: Desks<'_>, event: u32, text: String) -> Answer<EntrantsView> {
    shell.ask(|desk| desk.read_players(event, &text))
}

/// A deck list before it is registered: what cannot be read, the counts, whether it is legal. Nothing is changed.
#[tauri::command]
#[specta::specta]
pub(crate) async fn preview_list(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    slot: u32,
    list: String,
) -> Answer<ListPreview> {
    shell.ask(|desk| desk.preview_list(event, player, slot, &list))
}

/// Says who enters operations from now on; none leaves them unsigned.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_author(shell: Desks<'_>, name: Option<String>) -> Answer<()> {
    shell.ask(|desk| desk.set_author(name.as_deref()))
}

/// What the profile's path says about an infraction of a player.
#[tauri::command]
#[specta::specta]
pub(crate) async fn advise_penalty(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    infraction: String,
) -> Answer<AdviceView> {
    shell.ask(|desk| desk.advise_penalty(event, player, &infraction))
}

/// Who would be in a cut now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn plan_cut(shell: Desks<'_>, event: u32, size: u32) -> Answer<CutPlanView> {
    shell.ask(|desk| desk.plan_cut(event, size))
}

/// What a correction would change, before it is made.
#[tauri::command]
#[specta::specta]
pub(crate) async fn consequences(
    shell: Desks<'_>,
    event: u32,
    round: u32,
    table: u32,
    result: ResultEntry,
) -> Answer<ConsequencesView> {
    shell.ask(|desk| desk.consequences(event, round, table, &result))
}

/// Every rules profile, the shipped ones first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_profiles(shell: Desks<'_>) -> Answer<Vec<ProfileView>> {
    shell.ask(Desk::list_profiles)
}

/// A profile as JSON, to be edited.
#[tauri::command]
#[specta::specta]
pub(crate) async fn profile_json(shell: Desks<'_>, key: String) -> Answer<String> {
    shell.ask(|desk| desk.profile_json(&key))
}

/// What is wrong with an edited profile.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileProblemView>> {
    shell.ask(|desk| desk.check_profile(&json))
}

/// Saves an edited profile.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.save_profile(&json))
}

/// Removes a profile of one's own.
#[tauri::command]
#[specta::specta]
pub(crate) async fn remove_profile(shell: Desks<'_>, key: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.remove_profile(&key))
}

/// Takes in an exported event that the organiser chooses. Nothing when the dialog is cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_event(app: AppHandle, shell: Desks<'_>) -> Answer<Option<EventView>> {
    let Some(from) = files::ask_which_event(&app) else { return Ok(None) };
    shell.ask(|desk| desk.import_from(&from).map(Some))
}

/// Writes a table of an event as CSV to a file that the organiser chooses. Nothing when the dialog is cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_csv(app: AppHandle, shell: Desks<'_>, event: u32, table: CsvTable) -> Answer<Option<String>> {
    let name = match table {
        CsvTable::Players => "players.csv",
        CsvTable::Rounds => "rounds.csv",
        CsvTable::Standings => "standings.csv",
    };
    let Some(to) = files::ask_where_to_save(&app, name) else { return Ok(None) };
    shell.write(&to, |desk| desk.save_csv(event, table, &to).map(Some))
}

/// Every paper of an event, and whether it can be made now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event_papers(shell: Desks<'_>, event: u32) -> Answer<Vec<PaperOffer>> {
    shell.ask(|desk| desk.event_papers(event))
}

/// Opens a paper of an event in the program that the system shows PDFs with. Returns the file.
#[tauri::command]
#[specta::specta]
pub(crate) async fn print_event_paper(
    shell: Desks<'_>,
    event: u32,
    kind: EventPaperKind,
    size: PaperSize,
    round: Option<u32>,
) -> Answer<String> {
    let phones = phone_codes(&shell, event, kind)?;
    if let Some(to) = print::instead() {
        return shell.ask(|desk| desk.save_event_paper(event, kind, size, round, &phones, &to));
    }
    let file = shell.ask(|desk| desk.print_event_paper(event, kind, size, round, &phones))?;
    print::open(&file).map(|()| file.display().to_string())
}

/// The addresses that stand on slips and seat cards while this event is on the phones of the room, for players who have no phone yet.
fn phone_codes(shell: &Shell, event: u32, kind: EventPaperKind) -> Answer<PhoneCodes> {
    if !matches!(kind, EventPaperKind::Slips | EventPaperKind::SeatCards) {
        return Ok(PhoneCodes::new());
    }
    shell.with_phones(|desk, phones| {
        let served = phones.as_ref().filter(|server| server.event() == event);
        let Some(base) = served.and_then(|server| server.urls().into_iter().next()) else {
            return Ok(PhoneCodes::new());
        };
        let printed = lan::invite_on_paper(desk, event)?;
        Ok(printed.into_iter().map(|(player, path)| (player, format!("{base}{path}"))).collect())
    })
}

/// Writes a paper of an event to a file that the organiser chooses. Nothing when the dialog is cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_event_paper(
    app: AppHandle,
    shell: Desks<'_>,
    event: u32,
    kind: EventPaperKind,
    size: PaperSize,
    round: Option<u32>,
) -> Answer<Option<String>> {
    let name = shell.ask(|desk| desk.event_paper_name(event, kind, round))?;
    let Some(to) = files::ask_where_to_save(&app, &name) else { return Ok(None) };
    let phones = phone_codes(&shell, event, kind)?;
    shell.write(&to, |desk| desk.save_event_paper(event, kind, size, round, &phones, &to).map(Some))
}

/// The standings as they were after a round.
#[tauri::command]
#[specta::specta]
pub(crate) async fn standings_after(shell: Desks<'_>, event: u32, round: u32) -> Answer<RoundStandings> {
    shell.ask(|desk| desk.standings_after(event, round))
}

/// The clock of the newest round, for the whole room.
#[tauri::command]
#[specta::specta]
pub(crate) async fn board(shell: Desks<'_>, event: u32) -> Answer<RoomClockView> {
    shell.ask(|desk| desk.board(event))
}

/// When the data were last safe, and the copies that are on disk.
#[tauri::command]
#[specta::specta]
pub(crate) async fn safety(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(Desk::safety)
}

/// Returns the contents of a copy, named by its label.
#[tauri::command]
#[specta::specta]
pub(crate) async fn copy_content(shell: Desks<'_>, label: String) -> Answer<BackupContent> {
    shell.ask(|desk| Desk::backup_content(&desk.kept_copy(&label)?))
}

/// Puts a copy, named by its label, in the place of all data. Returns the path to which the old data were moved.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_copy(shell: Desks<'_>, label: String) -> Answer<String> {
    let copy = shell.ask(|desk| desk.kept_copy(&label))?;
    shell.restore(&copy)
}

/// Makes a copy now and waits for it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn copy_now(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(Desk::copy_now)
}

/// Asks for the second folder and copies there from now on. Nothing when the dialog is cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_second_folder(app: AppHandle, shell: Desks<'_>) -> Answer<Option<SafetyView>> {
    let Some(folder) = files::ask_which_folder(&app) else { return Ok(None) };
    shell.ask(|desk| desk.set_second_folder(Some(&folder)).map(Some))
}

/// Ends the copies to the second folder.
#[tauri::command]
#[specta::specta]
pub(crate) async fn end_second_folder(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(|desk| desk.set_second_folder(None))
}

/// Events whose journal is not what was once acknowledged.
#[tauri::command]
#[specta::specta]
pub(crate) async fn damaged_events(shell: Desks<'_>) -> Answer<Vec<DamagedView>> {
    shell.ask(Desk::damaged)
}

/// Starts, stops or sets the clock of a round: all that the window of the clock may change.
#[tauri::command]
#[specta::specta]
pub(crate) async fn round_clock(shell: Desks<'_>, event: u32, round: u32, action: RoundClockAction) -> Answer<()> {
    shell.ask(|desk| desk.act(event, &EventAct::Clock { round, action }).map(drop))
}

/// Somebody has seen which acknowledged steps are missing: it is not reported again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn accept_loss(shell: Desks<'_>) -> Answer<SafetyView> {
    shell.ask(Desk::accept_loss)
}

/// Opens the big clock of an event in a window of its own, for a second screen; brings it to the front when it is open.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_clock_window(app: AppHandle, shell: Desks<'_>, event: u32) -> Answer<()> {
    let failed = |why: tauri::Error| AppError::of(Cause::WindowFailed { why: Fact::said(&why) });
    let label = format!("clock-{event}");
    if let Some(open) = app.get_webview_window(&label) {
        return open.set_focus().map_err(failed);
    }
    let page = WebviewUrl::App(format!("index.html#/event/{event}/clock").into());
    let mut window = WebviewWindowBuilder::new(&app, label, page).title("Round clock").inner_size(1280.0, 800.0);
    if let Some(folder) = shell.writable_folder() {
        window = window.data_directory(data_folder::web_view_files(&folder));
    }
    window.build().map(|_| ()).map_err(failed)
}

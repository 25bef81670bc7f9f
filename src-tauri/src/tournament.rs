//! Commands for running an event, without logic, as in `commands`.

use app::App;
use app::contract::{
    AdviceView, BackupContent, BackupStatusView, ConsequencesView, CsvTable, CutPlanView, DamagedView, EventAct,
    EventUpdate, EventView, ListPreview, NewEvent, PaperSize, PlayerImportView, PrintoutKind, PrintoutOption,
    ProfileProblemView, ProfileView, ResultEntry, RoomClockView, RoundClockAction, RoundStandings,
};
use app::phones::PhoneCodes;
use tauri::State;

use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};
use crate::{data_folder, files, print};

type Desks<'a> = State<'a, Shell>;

/// Creates an event of any kind and returns its view, with the revision for the next step.
#[tauri::command]
#[specta::specta]
pub(crate) async fn create_event(shell: Desks<'_>, new_event: NewEvent) -> Answer<EventUpdate> {
    shell.ask(|desk| desk.events().create_and_update(new_event))
}

/// Returns the settings of an event, for a new event like it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn new_event_like(shell: Desks<'_>, event: u32) -> Answer<NewEvent> {
    shell.ask(|desk| desk.events().new_event_like(event))
}

/// Changes an event and returns what changed since the view with the revision `have`. The change is on disk before this
/// returns.
#[tauri::command]
#[specta::specta]
pub(crate) async fn act(shell: Desks<'_>, event: u32, act: EventAct, have: Option<String>) -> Answer<EventUpdate> {
    shell.ask(|desk| desk.events().act_and_update(event, &act, have.as_deref()))
}

/// Returns what changed in the view of an event since the view with the revision `have`.
#[tauri::command]
#[specta::specta]
pub(crate) async fn desk_view(shell: Desks<'_>, event: u32, have: Option<String>) -> Answer<EventUpdate> {
    shell.ask(|desk| desk.events().desk_view(event, have.as_deref()))
}

/// Returns the reasons of a pairing as text.
#[tauri::command]
#[specta::specta]
pub(crate) async fn pairing_reasons(shell: Desks<'_>, event: u32, round: u32, table: u32) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.events().pairing_reasons(event, round, table))
}

/// Previews an import of players, without adding anyone.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_players(shell: Desks<'_>, event: u32, text: String) -> Answer<PlayerImportView> {
    shell.ask(|desk| desk.events().read_players(event, &text))
}

/// Previews a deck list without registering it: unreadable rows, counts, legality.
#[tauri::command]
#[specta::specta]
pub(crate) async fn preview_list(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    slot: u32,
    list: String,
) -> Answer<ListPreview> {
    shell.ask(|desk| desk.events().preview_list(event, player, slot, &list))
}

/// Sets the author of all further entries; `None` for no author.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_author(shell: Desks<'_>, name: Option<String>) -> Answer<()> {
    shell.ask(|desk| desk.set_author(name.as_deref()))
}

/// Returns the recommended penalty for an infraction of a player.
#[tauri::command]
#[specta::specta]
pub(crate) async fn advise_penalty(
    shell: Desks<'_>,
    event: u32,
    player: u32,
    infraction: String,
) -> Answer<AdviceView> {
    shell.ask(|desk| desk.events().advise_penalty(event, player, &infraction))
}

/// Previews a cut from the current standings.
#[tauri::command]
#[specta::specta]
pub(crate) async fn plan_cut(shell: Desks<'_>, event: u32, size: u32) -> Answer<CutPlanView> {
    shell.ask(|desk| desk.events().plan_cut(event, size))
}

/// Returns the consequences of a correction, without entering it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn consequences(
    shell: Desks<'_>,
    event: u32,
    round: u32,
    table: u32,
    result: ResultEntry,
) -> Answer<ConsequencesView> {
    shell.ask(|desk| desk.events().consequences(event, round, table, &result))
}

/// Returns all rules profiles, built-in ones first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_profiles(shell: Desks<'_>) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.events().list_profiles())
}

/// Returns a profile as JSON for editing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn profile_json(shell: Desks<'_>, key: String) -> Answer<String> {
    shell.ask(|desk| desk.events().profile_json(&key))
}

/// Checks an edited profile.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileProblemView>> {
    shell.ask(|desk| desk.events().check_profile(&json))
}

/// Saves an edited profile.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_profile(shell: Desks<'_>, json: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.events().save_profile(&json))
}

/// Removes a custom profile.
#[tauri::command]
#[specta::specta]
pub(crate) async fn remove_profile(shell: Desks<'_>, key: String) -> Answer<Vec<ProfileView>> {
    shell.ask(|desk| desk.events().remove_profile(&key))
}

/// Imports an exported event chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_event(host: PageHost, shell: Desks<'_>) -> Answer<Option<EventView>> {
    let Some(from) = files::ask_which_event(&host) else { return Ok(None) };
    shell.ask(|desk| desk.events().event(desk.events().import_from(&from)?).map(Some))
}

/// Saves a table of an event as CSV to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_csv(host: PageHost, shell: Desks<'_>, event: u32, table: CsvTable) -> Answer<Option<String>> {
    let name = match table {
        CsvTable::Players => "players.csv",
        CsvTable::Rounds => "rounds.csv",
        CsvTable::Standings => "standings.csv",
        CsvTable::Teams => "teams.csv",
    };
    let Some(to) = files::ask_where_to_save(&host, name) else { return Ok(None) };
    shell.write(&to, |desk| desk.events().save_csv(event, table, &to).map(Some))
}

/// Returns all printouts of an event, and whether each can be created now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event_papers(shell: Desks<'_>, event: u32) -> Answer<Vec<PrintoutOption>> {
    shell.ask(|desk| desk.events().event_papers(event))
}

/// Opens a printout of an event in the system's PDF viewer. Returns the file.
#[tauri::command]
#[specta::specta]
pub(crate) async fn print_event_paper(
    shell: Desks<'_>,
    event: u32,
    kind: PrintoutKind,
    size: PaperSize,
    round: Option<u32>,
) -> Answer<String> {
    let phones = phone_codes(&shell, event, kind)?;
    if let Some(to) = print::instead() {
        return shell.ask(|desk| desk.events().save_event_paper(event, kind, size, round, &phones, &to));
    }
    let file = shell.ask(|desk| desk.events().print_event_paper(event, kind, size, round, &phones))?;
    print::open(&file).map(|()| file.display().to_string())
}

/// Returns the join addresses to print on match slips and seat cards while this event is shared. They are for players
/// without a phone.
fn phone_codes(shell: &Shell, event: u32, kind: PrintoutKind) -> Answer<PhoneCodes> {
    if !matches!(kind, PrintoutKind::Slips | PrintoutKind::SeatCards) {
        return Ok(PhoneCodes::new());
    }
    shell.with_phones(|desk, phones| {
        let served = phones.as_ref().filter(|server| server.event() == event);
        let Some(base) = served.and_then(|server| server.urls().into_iter().next()) else {
            return Ok(PhoneCodes::new());
        };
        let printed = lan::invite_on_paper(desk.phones(), event)?;
        let address =
            |(player, path): (u32, String)| (player, format!("{base}{}", lan::with_seat(&path, event, player)));
        Ok(printed.into_iter().map(address).collect())
    })
}

/// Saves a printout of an event to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_event_paper(
    host: PageHost,
    shell: Desks<'_>,
    event: u32,
    kind: PrintoutKind,
    size: PaperSize,
    round: Option<u32>,
) -> Answer<Option<String>> {
    let name = shell.ask(|desk| desk.events().event_paper_name(event, kind, round))?;
    let Some(to) = files::ask_where_to_save(&host, &name) else { return Ok(None) };
    let phones = phone_codes(&shell, event, kind)?;
    shell.write(&to, |desk| desk.events().save_event_paper(event, kind, size, round, &phones, &to).map(Some))
}

/// Returns the standings after a round.
#[tauri::command]
#[specta::specta]
pub(crate) async fn standings_after(shell: Desks<'_>, event: u32, round: u32) -> Answer<RoundStandings> {
    shell.ask(|desk| desk.events().standings_after(event, round))
}

/// Returns the big clock of the current round.
#[tauri::command]
#[specta::specta]
pub(crate) async fn board(shell: Desks<'_>, event: u32) -> Answer<RoomClockView> {
    shell.ask(|desk| desk.events().board(event))
}

/// Returns the state of the backups.
#[tauri::command]
#[specta::specta]
pub(crate) async fn safety(shell: Desks<'_>) -> Answer<BackupStatusView> {
    shell.ask(|desk| desk.safety().status())
}

/// Returns the contents of a copy, named by its label.
#[tauri::command]
#[specta::specta]
pub(crate) async fn copy_content(shell: Desks<'_>, label: String) -> Answer<BackupContent> {
    shell.ask(|desk| App::backup_content(&desk.safety().backup_path(&label)?))
}

/// Restores a backup by its label. Returns the new path of the previous data.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_copy(shell: Desks<'_>, label: String) -> Answer<String> {
    let copy = shell.ask(|desk| desk.safety().backup_path(&label))?;
    shell.restore(&copy)
}

/// Creates a backup now and waits for it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn copy_now(shell: Desks<'_>) -> Answer<BackupStatusView> {
    shell.ask(|desk| desk.safety().copy_now())
}

/// Sets the mirror folder for backups, chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn choose_second_folder(host: PageHost, shell: Desks<'_>) -> Answer<Option<BackupStatusView>> {
    let Some(folder) = files::ask_which_folder(&host) else { return Ok(None) };
    shell.ask(|desk| desk.safety().set_second_folder(Some(&folder)).map(Some))
}

/// Stops using the mirror folder.
#[tauri::command]
#[specta::specta]
pub(crate) async fn end_second_folder(shell: Desks<'_>) -> Answer<BackupStatusView> {
    shell.ask(|desk| desk.safety().set_second_folder(None))
}

/// Returns the damaged parts of the data.
#[tauri::command]
#[specta::specta]
pub(crate) async fn damaged_events(shell: Desks<'_>) -> Answer<Vec<DamagedView>> {
    shell.ask(|desk| desk.safety().damaged())
}

/// Starts, stops or sets the clock of a round. The clock window can change nothing else.
#[tauri::command]
#[specta::specta]
pub(crate) async fn round_clock(shell: Desks<'_>, event: u32, round: u32, action: RoundClockAction) -> Answer<()> {
    shell.ask(|desk| desk.events().act(event, &EventAct::SetRoundClock { round, action }).map(drop))
}

/// Acknowledges missing steps, so that they are not reported again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn acknowledge_loss(shell: Desks<'_>) -> Answer<BackupStatusView> {
    shell.ask(|desk| desk.safety().acknowledge_loss())
}

/// Opens the big clock of an event in a separate window for a second screen, or brings it to the front.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_clock_window(host: PageHost, shell: Desks<'_>, event: u32) -> Answer<()> {
    let page = format!("index.html#/event/{event}/clock");
    let files = shell.writable_folder().map(|folder| data_folder::web_view_files(&folder));
    host.open_beside(format!("clock-{event}"), "Round clock", page, files)
}

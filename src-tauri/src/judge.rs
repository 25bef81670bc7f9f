//! Commands for the judge's table, without logic, as in `commands`.

use app::contract::{
    AdvisorVisibility, ComparisonRow, GameCase, GameView, IllegalActionView, JudgeAdvice, JudgeCase, JudgeMove,
    JudgeView, ManualStep, OpenCases, Ruling, RulingFile, SeatKind, StoredRuling,
};
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns the view of a case after a number of steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_look(shell: Desks<'_>, judge_case: JudgeCase, branch: u32, step: u32) -> Answer<JudgeView> {
    shell.ask(|desk| desk.judge().judge_look(&judge_case, branch, step))
}

/// Chooses an option after a number of steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_answer(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    option: u32,
) -> Answer<JudgeMove> {
    shell.ask(|desk| desk.judge().judge_answer(&judge_case, branch, step, option))
}

/// Returns the advice of a strong bot for a side.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_advice(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    seat: u32,
    knows: AdvisorVisibility,
) -> Answer<JudgeAdvice> {
    shell.ask(|desk| desk.judge().judge_advice(&judge_case, branch, step, seat, knows))
}

/// Returns the reason a card cannot be used there, or `None` if it can.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_why_not(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    card: u32,
    target: Option<u32>,
) -> Answer<Option<IllegalActionView>> {
    shell.ask(|desk| desk.judge().judge_why_not(&judge_case, branch, step, card, target))
}

/// Compares the ends of the branches with the position.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_compare(shell: Desks<'_>, judge_case: JudgeCase) -> Answer<Vec<ComparisonRow>> {
    shell.ask(|desk| desk.judge().judge_compare(&judge_case))
}

/// Reads a ruling, case or position from text.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_case(shell: Desks<'_>, text: String) -> Answer<Ruling> {
    shell.ask(|desk| desk.judge().read_case(&text))
}

/// Reads from a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_case_file(host: PageHost, shell: Desks<'_>) -> Answer<Option<Ruling>> {
    let file = files::ask_which_list(&host);
    file.map(|file| shell.ask(|desk| desk.judge().read_case_file(&file))).transpose()
}

/// Returns a case as a link for another installation of Cantina.
#[tauri::command]
#[specta::specta]
pub(crate) async fn case_link(shell: Desks<'_>, ruling: Ruling) -> Answer<String> {
    shell.ask(|desk| desk.judge().case_link(&ruling))
}

/// Takes a manual action after a number of steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_by_hand(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    by_hand: ManualStep,
) -> Answer<JudgeMove> {
    shell.ask(|desk| desk.judge().judge_by_hand(&judge_case, branch, step, &by_hand))
}

/// Returns a case from a game after a number of steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_of_game(shell: Desks<'_>, game: u32, step: u32, reader: Option<u32>) -> Answer<GameCase> {
    shell.ask(|desk| desk.judge().judge_of_game(game, step, reader))
}

/// Returns the game of a player who calls a judge from a phone, with all cards visible.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_of_call(shell: Desks<'_>, event: u32, player: u32) -> Answer<GameCase> {
    shell.ask(|desk| desk.phones().judge_of_call(event, player))
}

/// Saves a game to a file that the user chooses. Returns its path, or `None` if the dialog is cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_game(host: PageHost, shell: Desks<'_>, game: u32) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, &format!("game-{game}.{}", app::open_file::EVENT_ENDING));
    file.map(|file| shell.write(&file, |desk| desk.games().save_game(game, &file))).transpose()
}

/// Starts a new game from another game after a number of steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_on(shell: Desks<'_>, game: u32, step: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.games().play_on(game, step))
}

/// Starts a game from the position of a case.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_play_on(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    kinds: Vec<SeatKind>,
) -> Answer<GameView> {
    shell.ask(|desk| desk.judge().judge_play_on(&judge_case, branch, step, &kinds))
}

/// Returns the cases that were open last.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_desk(shell: Desks<'_>) -> Answer<OpenCases> {
    shell.ask(|desk| desk.judge().judge_desk())
}

/// Saves the open cases.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_judge_desk(shell: Desks<'_>, desk: OpenCases) -> Answer<()> {
    shell.ask(|program| program.judge().keep_judge_desk(&desk))
}

/// Returns all saved rulings, newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn ruling_book(shell: Desks<'_>) -> Answer<Vec<StoredRuling>> {
    shell.ask(|desk| desk.judge().ruling_book())
}

/// Saves a ruling without an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_ruling(shell: Desks<'_>, ruling: Ruling) -> Answer<Ruling> {
    shell.ask(|desk| desk.judge().keep_ruling(&ruling))
}

/// Removes a saved ruling that is in no event's log.
#[tauri::command]
#[specta::specta]
pub(crate) async fn drop_ruling(shell: Desks<'_>, ruling: Ruling) -> Answer<Vec<StoredRuling>> {
    shell.ask(|desk| desk.judge().drop_ruling(&ruling))
}

/// Exports rulings to a file chosen in a dialog. Returns the path, or `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_rulings(host: PageHost, shell: Desks<'_>, rulings: Vec<Ruling>) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, "rulings.json");
    file.map(|file| shell.write(&file, |desk| desk.judge().export_rulings(&rulings, &file))).transpose()
}

/// Imports rulings from a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_rulings(host: PageHost, shell: Desks<'_>) -> Answer<Option<u32>> {
    let file = files::ask_which_list(&host);
    file.map(|file| shell.ask(|desk| desk.judge().import_rulings(&file))).transpose()
}

/// Saves a ruling in the log of an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_ruling(shell: Desks<'_>, event: u32, ruling: Ruling) -> Answer<Ruling> {
    shell.ask(|desk| desk.judge().save_ruling(event, &ruling))
}

/// Returns the rulings of an event, oldest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rulings(shell: Desks<'_>, event: u32) -> Answer<Vec<Ruling>> {
    shell.ask(|desk| desk.judge().rulings(event))
}

/// Exports a ruling to a file chosen in a dialog. Returns the path, or `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_ruling(
    host: PageHost,
    shell: Desks<'_>,
    ruling: Ruling,
    event: Option<u32>,
    kind: RulingFile,
) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, &app::judge::ruling_file_name(&ruling, kind));
    file.map(|file| shell.write(&file, |desk| desk.judge().export_ruling(&ruling, event, kind, &file))).transpose()
}

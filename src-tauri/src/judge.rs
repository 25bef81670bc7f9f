//! What the page may ask of the judge's table. As in `commands`: nothing is decided here.

use app::Desk;
use app::contract::{
    AdviserKnows, ByHand, CaseOfGame, ComparedThing, GameView, JudgeAdvice, JudgeCase, JudgeDesk, JudgeMove, JudgeView,
    KeptRuling, Ruling, RulingFile, SeatKind, WhyNot,
};
use tauri::{AppHandle, State};

use crate::files;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// How a case stands after so many steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_look(shell: Desks<'_>, judge_case: JudgeCase, branch: u32, step: u32) -> Answer<JudgeView> {
    shell.ask(|desk| desk.judge_look(&judge_case, branch, step))
}

/// Takes an option after so many steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_answer(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    option: u32,
) -> Answer<JudgeMove> {
    shell.ask(|desk| desk.judge_answer(&judge_case, branch, step, option))
}

/// What a strong player would do there, for a side.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_advice(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    seat: u32,
    knows: AdviserKnows,
) -> Answer<JudgeAdvice> {
    shell.ask(|desk| desk.judge_advice(&judge_case, branch, step, seat, knows))
}

/// Why a card cannot be used there; nothing when it can.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_why_not(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    card: u32,
    target: Option<u32>,
) -> Answer<Option<WhyNot>> {
    shell.ask(|desk| desk.judge_why_not(&judge_case, branch, step, card, target))
}

/// What differs between the ends of the branches and the position.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_compare(shell: Desks<'_>, judge_case: JudgeCase) -> Answer<Vec<ComparedThing>> {
    shell.ask(|desk| desk.judge_compare(&judge_case))
}

/// Reads a ruling from text; or a case or a position, about which nothing is ruled yet.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_case(shell: Desks<'_>, text: String) -> Answer<Ruling> {
    shell.ask(|desk| desk.read_case(&text))
}

/// The same from a file that the person chooses. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_case_file(app: AppHandle, shell: Desks<'_>) -> Answer<Option<Ruling>> {
    let file = files::ask_which_list(&app);
    file.map(|file| shell.ask(|desk| desk.read_case_file(&file))).transpose()
}

/// A case as a link, for another copy of the program.
#[tauri::command]
#[specta::specta]
pub(crate) async fn case_link(shell: Desks<'_>, ruling: Ruling) -> Answer<String> {
    shell.ask(|desk| desk.case_link(&ruling))
}

/// Does something by hand after so many steps of a branch.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_by_hand(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    by_hand: ByHand,
) -> Answer<JudgeMove> {
    shell.ask(|desk| desk.judge_by_hand(&judge_case, branch, step, &by_hand))
}

/// The case of a game after so many of its steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_of_game(shell: Desks<'_>, game: u32, step: u32, reader: Option<u32>) -> Answer<CaseOfGame> {
    shell.ask(|desk| desk.judge_of_game(game, step, reader))
}

/// The game of a player who calls a judge from a phone, with every card open.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_of_call(shell: Desks<'_>, event: u32, player: u32) -> Answer<CaseOfGame> {
    shell.ask(|desk| desk.judge_of_call(event, player))
}

/// A new game from how one stood after so many of its steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_on(shell: Desks<'_>, game: u32, step: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.play_on(game, step))
}

/// A game that goes on from how a case stands.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_play_on(
    shell: Desks<'_>,
    judge_case: JudgeCase,
    branch: u32,
    step: u32,
    kinds: Vec<SeatKind>,
) -> Answer<GameView> {
    shell.ask(|desk| desk.judge_play_on(&judge_case, branch, step, &kinds))
}

/// The cases that were open at last.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_desk(shell: Desks<'_>) -> Answer<JudgeDesk> {
    shell.ask(Desk::judge_desk)
}

/// Saves the open cases.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_judge_desk(shell: Desks<'_>, desk: JudgeDesk) -> Answer<()> {
    shell.ask(|program| program.keep_judge_desk(&desk))
}

/// Every ruling of this program, the newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn ruling_book(shell: Desks<'_>) -> Answer<Vec<KeptRuling>> {
    shell.ask(Desk::ruling_book)
}

/// Puts a ruling into the book without an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_ruling(shell: Desks<'_>, ruling: Ruling) -> Answer<Ruling> {
    shell.ask(|desk| desk.keep_ruling(&ruling))
}

/// Takes a ruling that stands in no event out of the book.
#[tauri::command]
#[specta::specta]
pub(crate) async fn drop_ruling(shell: Desks<'_>, ruling: Ruling) -> Answer<Vec<KeptRuling>> {
    shell.ask(|desk| desk.drop_ruling(&ruling))
}

/// Writes rulings into one file that the person chooses. Returns the path; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_rulings(app: AppHandle, shell: Desks<'_>, rulings: Vec<Ruling>) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&app, "rulings.json");
    file.map(|file| shell.write(&file, |desk| desk.export_rulings(&rulings, &file))).transpose()
}

/// Reads rulings into the book from a file that the person chooses. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_rulings(app: AppHandle, shell: Desks<'_>) -> Answer<Option<u32>> {
    let file = files::ask_which_list(&app);
    file.map(|file| shell.ask(|desk| desk.import_rulings(&file))).transpose()
}

/// Saves a ruling in the log of an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_ruling(shell: Desks<'_>, event: u32, ruling: Ruling) -> Answer<Ruling> {
    shell.ask(|desk| desk.save_ruling(event, &ruling))
}

/// The rulings of an event, the oldest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rulings(shell: Desks<'_>, event: u32) -> Answer<Vec<Ruling>> {
    shell.ask(|desk| desk.rulings(event))
}

/// Writes a ruling into a file that the person chooses. Returns the path; nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_ruling(
    app: AppHandle,
    shell: Desks<'_>,
    ruling: Ruling,
    event: Option<u32>,
    kind: RulingFile,
) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&app, &app::judge::ruling_file_name(&ruling, kind));
    file.map(|file| shell.write(&file, |desk| desk.export_ruling(&ruling, event, kind, &file))).transpose()
}

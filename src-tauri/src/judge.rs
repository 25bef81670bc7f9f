//! What the page may ask of the judge's table. As in `commands`: nothing is decided here.

use app::Desk;
use app::contract::{ComparedThing, JudgeCase, JudgeDraft, JudgeMove, JudgeView, Ruling, RulingFile, WhyNot};
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

/// What was worked at last, half written as it may be.
#[tauri::command]
#[specta::specta]
pub(crate) async fn judge_draft(shell: Desks<'_>) -> Answer<Option<JudgeDraft>> {
    shell.ask(Desk::judge_draft)
}

/// Saves the ruling in progress.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_judge_draft(shell: Desks<'_>, draft: JudgeDraft) -> Answer<()> {
    shell.ask(|desk| desk.keep_judge_draft(&draft))
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
    file.map(|file| shell.ask(|desk| desk.export_ruling(&ruling, event, kind, &file))).transpose()
}

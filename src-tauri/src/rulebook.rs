//! What the page may ask about the rules at hand. As in `commands`: nothing is decided here.

use app::Desk;
use app::contract::{RuleEntry, RulesText};
use tauri::{AppHandle, State};

use crate::files;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Every rule in order.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_index(shell: Desks<'_>) -> Answer<Vec<RuleEntry>> {
    shell.ask(Desk::rules_index)
}

/// The numbers of the rules that match a number or words, the best match first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn search_rules(shell: Desks<'_>, asked: String) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.search_rules(&asked))
}

/// What the person's own text says at each of the numbers; "" where it says nothing, or there is none.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_wording(shell: Desks<'_>, numbers: Vec<String>) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.rules_wording(&numbers))
}

/// The person's own text of the rules, as it stands.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_text(shell: Desks<'_>) -> Answer<RulesText> {
    shell.ask(Desk::rules_text)
}

/// Takes a file that the person chooses for the text of the rules. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_rules_text(app: AppHandle, shell: Desks<'_>) -> Answer<Option<RulesText>> {
    let file = files::ask_which_text(&app);
    file.map(|file| shell.ask(|desk| desk.take_rules_text(&file))).transpose()
}

/// Forgets the person's copy of the rules; the file stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn forget_rules_text(shell: Desks<'_>) -> Answer<RulesText> {
    shell.ask(Desk::forget_rules_text)
}

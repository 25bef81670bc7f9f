//! Commands for rule lookup, without logic, as in `commands`.

use app::contract::{RuleEntry, RulesFound, RulesText};
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns all rules in order.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_index(shell: Desks<'_>) -> Answer<Vec<RuleEntry>> {
    shell.ask(|desk| desk.rulebook().rules_index())
}

/// Returns the numbers of the rules that match a number or words, best match first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn search_rules(shell: Desks<'_>, asked: String) -> Answer<RulesFound> {
    shell.ask(|desk| desk.rulebook().search_rules(&asked))
}

/// Returns the official wording of each number from the user's copy; "" if it has none.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_wording(shell: Desks<'_>, numbers: Vec<String>) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.rulebook().rules_wording(&numbers))
}

/// Returns the state of the user's copy of the rules.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rules_text(shell: Desks<'_>) -> Answer<RulesText> {
    shell.ask(|desk| desk.rulebook().rules_text())
}

/// Sets the user's copy of the rules, chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_rules_text(host: PageHost, shell: Desks<'_>) -> Answer<Option<RulesText>> {
    let file = files::ask_which_text(&host);
    file.map(|file| shell.ask(|desk| desk.rulebook().take_rules_text(&file))).transpose()
}

/// Stops using the user's copy of the rules; the file itself stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn forget_rules_text(shell: Desks<'_>) -> Answer<RulesText> {
    shell.ask(|desk| desk.rulebook().forget_rules_text())
}

//! Commands for custom card images and names, without logic, as in `commands`.

use app::contract::{CardImageReport, CardImages, CustomCardNamesView};
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns the state of the custom card images.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_images(shell: Desks<'_>) -> Answer<CardImages> {
    shell.ask(|desk| desk.cards().card_images())
}

/// Sets the folder of custom card images, chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_image_folder(host: PageHost, shell: Desks<'_>) -> Answer<Option<CardImages>> {
    let folder = files::ask_which_folder(&host);
    folder.map(|folder| shell.ask(|desk| desk.cards().set_image_folder(&folder))).transpose()
}

/// Stops using the folder of custom card images; the folder itself stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn forget_card_images(shell: Desks<'_>) -> Answer<CardImages> {
    shell.ask(|desk| desk.cards().forget_card_images())
}

/// Returns the image of a card or of a leader's other side as an address for the page.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_image(shell: Desks<'_>, number: String, back: bool) -> Answer<Option<String>> {
    shell.ask(|desk| desk.cards().card_image(&number, back))
}

/// Returns the report on missing images, or `None` without a folder.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_images_report(shell: Desks<'_>) -> Answer<Option<CardImageReport>> {
    shell.ask(|desk| desk.cards().card_images_report())
}

/// Returns the state of the custom card names.
#[tauri::command]
#[specta::specta]
pub(crate) async fn custom_names(shell: Desks<'_>) -> Answer<CustomCardNamesView> {
    shell.ask(|desk| desk.cards().custom_names())
}

/// Sets the file of custom card names, chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_custom_names_file(host: PageHost, shell: Desks<'_>) -> Answer<Option<CustomCardNamesView>> {
    let file = files::ask_which_list(&host);
    file.map(|file| shell.ask(|desk| desk.cards().set_custom_names_file(&file))).transpose()
}

/// Stops using the file of custom card names; the file itself stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn clear_custom_names(shell: Desks<'_>) -> Answer<CustomCardNamesView> {
    shell.ask(|desk| desk.cards().clear_custom_names())
}

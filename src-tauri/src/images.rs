//! What the page may ask about a person's own pictures and names of cards. As in `commands`: nothing is decided here.

use app::Desk;
use app::contract::{CardImages, ImagesReport, OwnNamesView};
use tauri::{AppHandle, State};

use crate::files;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// The person's own pictures, as they stand.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_images(shell: Desks<'_>) -> Answer<CardImages> {
    shell.ask(Desk::card_images)
}

/// Takes a folder that the person chooses for the pictures. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_card_images(app: AppHandle, shell: Desks<'_>) -> Answer<Option<CardImages>> {
    let folder = files::ask_which_folder(&app);
    folder.map(|folder| shell.ask(|desk| desk.take_card_images(&folder))).transpose()
}

/// Forgets the folder of pictures; the folder stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn forget_card_images(shell: Desks<'_>) -> Answer<CardImages> {
    shell.ask(Desk::forget_card_images)
}

/// The picture of a card, or of a leader's other side, as an address that the page can show; nothing when there is none.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_image(shell: Desks<'_>, number: String, back: bool) -> Answer<Option<String>> {
    shell.ask(|desk| desk.card_image(&number, back))
}

/// What the folder of pictures lacks; nothing without a folder.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_images_report(shell: Desks<'_>) -> Answer<Option<ImagesReport>> {
    shell.ask(Desk::card_images_report)
}

/// The person's own names of cards, as they stand.
#[tauri::command]
#[specta::specta]
pub(crate) async fn own_names(shell: Desks<'_>) -> Answer<OwnNamesView> {
    shell.ask(Desk::own_names)
}

/// Takes a file that the person chooses for the names of cards. Nothing when the dialog was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_own_names(app: AppHandle, shell: Desks<'_>) -> Answer<Option<OwnNamesView>> {
    let file = files::ask_which_list(&app);
    file.map(|file| shell.ask(|desk| desk.take_own_names(&file))).transpose()
}

/// Forgets the file of names; the file stays.
#[tauri::command]
#[specta::specta]
pub(crate) async fn forget_own_names(shell: Desks<'_>) -> Answer<OwnNamesView> {
    shell.ask(Desk::forget_own_names)
}

//! Commands for decks and the collection, without logic, as in `commands`.

use app::contract::{
    CardFace, ComparedCard, CubeCheck, CubeInput, DeckContent, DeckDocument, DeckFormat, DeckReport, DeckSummary,
    ExportFormat, ImportView, MissingCard, OddsRequest, OddsView, OwnedCard, PoolEntry, PublishedDeckView,
    SealedBoosters, SheetRequest, TestHand, TrilogyPool, TrilogyReport, VersionLine,
};
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns all cards, in catalogue order.
#[tauri::command]
#[specta::specta]
pub(crate) async fn every_card(shell: Desks<'_>) -> Answer<Vec<CardFace>> {
    shell.ask(|desk| Ok(desk.cards().every_card()))
}

/// Returns the numbers of the cards that match a query, in query order. An unfinished last term is ignored.
#[tauri::command]
#[specta::specta]
pub(crate) async fn find_cards(shell: Desks<'_>, query: String) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.cards().find_cards(&query))
}

/// Returns the numbers of the legal cards of a format on a date (`None` for today).
#[tauri::command]
#[specta::specta]
pub(crate) async fn legal_cards(shell: Desks<'_>, format: DeckFormat, on: Option<String>) -> Answer<Vec<String>> {
    shell.ask(|desk| desk.decks().legal_cards(format, on.as_deref()))
}

/// Returns all decks of the library, last changed first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_decks(shell: Desks<'_>) -> Answer<Vec<DeckSummary>> {
    shell.ask(|desk| desk.decks().list_decks())
}

/// Returns the decks of the library that contain a card, in any printing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn decks_with_card(shell: Desks<'_>, card: String) -> Answer<Vec<u32>> {
    shell.ask(|desk| desk.decks().decks_with_card(&card))
}

/// Creates a deck in the library.
#[tauri::command]
#[specta::specta]
pub(crate) async fn create_deck(shell: Desks<'_>, content: DeckContent, tags: Vec<String>) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().create_deck(&content, &tags))
}

/// Opens a deck of the library.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_deck(shell: Desks<'_>, deck: u32) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().open_deck(deck))
}

/// Saves a new version of a deck, based on the given version.
#[tauri::command]
#[specta::specta]
pub(crate) async fn write_deck(
    shell: Desks<'_>,
    deck: u32,
    seen: u32,
    content: DeckContent,
    label: Option<String>,
) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().write_deck(deck, seen, &content, label.as_deref()))
}

/// Returns an earlier version of a deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn deck_version(shell: Desks<'_>, deck: u32, version: u32) -> Answer<DeckContent> {
    shell.ask(|desk| desk.decks().deck_version(deck, version))
}

/// Sets or removes the name of a deck version.
#[tauri::command]
#[specta::specta]
pub(crate) async fn label_version(
    shell: Desks<'_>,
    deck: u32,
    version: u32,
    label: Option<String>,
) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().label_version(deck, version, label.as_deref()))
}

/// Sets the tags of a deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn tag_deck(shell: Desks<'_>, deck: u32, tags: Vec<String>) -> Answer<Vec<DeckSummary>> {
    shell.ask(|desk| desk.decks().tag_deck(deck, &tags))
}

/// Archives or unarchives a deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_deck(shell: Desks<'_>, deck: u32, archived: bool) -> Answer<Vec<DeckSummary>> {
    shell.ask(|desk| desk.decks().archive_deck(deck, archived))
}

/// Duplicates a deck in the library.
#[tauri::command]
#[specta::specta]
pub(crate) async fn duplicate_deck(shell: Desks<'_>, deck: u32) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().duplicate_deck(deck))
}

/// Saves a player's pool and deck from an event to the library.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_deck_from_event(shell: Desks<'_>, event: u32, player: u32) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.take_deck_from_event(event, player))
}

/// Returns the readable versions of a deck, newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn readable_versions(shell: Desks<'_>, deck: u32) -> Answer<Vec<VersionLine>> {
    shell.ask(|desk| desk.decks().readable_versions(deck))
}

/// Restores an earlier version of a damaged deck, so that it can be opened again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_deck_version(shell: Desks<'_>, deck: u32, version: u32) -> Answer<DeckDocument> {
    shell.ask(|desk| desk.decks().restore_deck_version(deck, version))
}

/// Returns the validation report and statistics of a deck on a date (`None` for today), without saving it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_deck(shell: Desks<'_>, content: DeckContent, on: Option<String>) -> Answer<DeckReport> {
    shell.ask(|desk| desk.decks().check_deck(&content, on.as_deref()))
}

/// Checks three decks for Trilogy on a date (`None` for today).
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_trilogy(
    shell: Desks<'_>,
    decks: Vec<DeckContent>,
    pool: TrilogyPool,
    on: Option<String>,
) -> Answer<TrilogyReport> {
    shell.ask(|desk| desk.decks().check_trilogy(&decks, pool, on.as_deref()))
}

/// Calculates draw odds.
#[tauri::command]
#[specta::specta]
pub(crate) async fn deck_odds(shell: Desks<'_>, request: OddsRequest) -> Answer<OddsView> {
    shell.ask(|desk| desk.decks().deck_odds(&request))
}

/// Draws a test hand from a shuffled deck. Without a seed, a random one is used.
#[tauri::command]
#[specta::specta]
pub(crate) async fn test_hand(shell: Desks<'_>, content: DeckContent, seed: Option<String>) -> Answer<TestHand> {
    shell.ask(|desk| desk.decks().test_hand(&content, seed.as_deref()))
}

/// Compares two decks card by card; reprints count as the same card.
#[tauri::command]
#[specta::specta]
pub(crate) async fn compare_decks(
    shell: Desks<'_>,
    before: DeckContent,
    after: DeckContent,
) -> Answer<Vec<ComparedCard>> {
    shell.ask(|desk| desk.decks().compare_decks(&before, &after))
}

/// Reads decks or a collection from text in any supported format, without saving anything.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_deck(shell: Desks<'_>, text: String) -> Answer<ImportView> {
    shell.ask(|desk| desk.decks().read_deck(text.as_bytes()))
}

/// Reads from a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_deck_file(host: PageHost, shell: Desks<'_>) -> Answer<Option<ImportView>> {
    let file = files::ask_which_list(&host);
    file.map(|file| shell.ask(|desk| desk.decks().read_deck_file(&file))).transpose()
}

/// Returns a deck as text for another program.
#[tauri::command]
#[specta::specta]
pub(crate) async fn deck_as(shell: Desks<'_>, content: DeckContent, shape: ExportFormat) -> Answer<String> {
    shell.ask(|desk| desk.decks().deck_as(&content, shape))
}

/// Exports a deck for another program to a file chosen in a dialog. Returns the path, or `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_deck_as(
    host: PageHost,
    shell: Desks<'_>,
    content: DeckContent,
    shape: ExportFormat,
) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, &app::decks::deck_file_name(&content, shape));
    file.map(|file| shell.write(&file, |desk| desk.decks().save_deck_as(&content, shape, &file))).transpose()
}

/// Saves a deck sheet as PDF to a file chosen in a dialog. Returns the path, or `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_sheet(
    host: PageHost,
    shell: Desks<'_>,
    content: DeckContent,
    request: SheetRequest,
) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, &app::decks::sheet_file_name(&content, request.kind));
    file.map(|file| shell.write(&file, |desk| desk.decks().save_sheet(&content, &request, &file))).transpose()
}

/// Returns all owned cards, one entry per printing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn collection(shell: Desks<'_>) -> Answer<Vec<OwnedCard>> {
    shell.ask(|desk| desk.decks().collection())
}

/// Sets the number of owned copies of these cards. Returns the whole collection.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_owned_cards(shell: Desks<'_>, cards: Vec<OwnedCard>) -> Answer<Vec<OwnedCard>> {
    shell.ask(|desk| desk.decks().set_owned_cards(&cards))
}

/// Adds imported cards to the collection, or replaces it with them. Returns the whole collection.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_collection(
    shell: Desks<'_>,
    cards: Vec<OwnedCard>,
    replace: bool,
) -> Answer<Vec<OwnedCard>> {
    shell.ask(|desk| desk.decks().import_collection(&cards, replace))
}

/// Exports the collection as a table to a file chosen in a dialog. Returns the path, or `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_collection(host: PageHost, shell: Desks<'_>) -> Answer<Option<String>> {
    let file = files::ask_where_to_save(&host, app::decks::COLLECTION_FILE);
    file.map(|file| shell.write(&file, |desk| desk.decks().save_collection(&file))).transpose()
}

/// Returns the cards missing from the collection for a deck. Reprints count together.
#[tauri::command]
#[specta::specta]
pub(crate) async fn missing_cards(shell: Desks<'_>, content: DeckContent) -> Answer<Vec<MissingCard>> {
    shell.ask(|desk| desk.decks().missing_cards(&content))
}

/// Opens a sealed pool (CR 10.2.1). Without a seed, a random one is used.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_sealed(shell: Desks<'_>, boosters: SealedBoosters, seed: Option<String>) -> Answer<PoolEntry> {
    shell.ask(|desk| desk.events().open_sealed(&boosters, seed.as_deref()))
}

/// Checks the list of a cube. Nothing is saved.
#[tauri::command]
#[specta::specta]
pub(crate) async fn check_cube(shell: Desks<'_>, cube: CubeInput) -> Answer<CubeCheck> {
    shell.ask(|desk| desk.events().check_cube(&cube))
}

/// Returns a player's sealed pool in an event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn event_pool(shell: Desks<'_>, event: u32, player: u32) -> Answer<PoolEntry> {
    shell.ask(|desk| desk.events().event_pool(event, player))
}

/// Returns the published decks.
#[tauri::command]
#[specta::specta]
pub(crate) async fn published_decks(shell: Desks<'_>) -> Answer<Vec<PublishedDeckView>> {
    shell.ask(|desk| desk.decks().published_decks())
}

//! Commands for leagues and statistics, without logic, as in `commands`.

use app::contract::{
    CardHistoryView, CardStatisticsQuery, CardStatisticsView, DigestExportView, DigestImportView, LeagueAct,
    LeagueSummary, LeagueView, PaperSize, PlayerStatisticsView, PointsEntry, SharedStatisticsView,
    StatisticsPlayerView, StatisticsSharingView, StatisticsView,
};
use app::limited_read;
use tauri::State;

use crate::files;
use crate::page_host::PageHost;
use crate::phones;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Largest size of a file with a public key, in bytes.
const MOST_KEY: u64 = 4096;

/// Returns win rates of leaders, bases, aspects and first players in these events.
#[tauri::command]
#[specta::specta]
pub(crate) async fn statistics(shell: Desks<'_>, events: Vec<u32>, bots: bool) -> Answer<StatisticsView> {
    shell.ask(|desk| desk.events().statistics(&events, bots))
}

/// Returns statistics of cards, picks and archetypes over events.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_statistics(shell: Desks<'_>, query: CardStatisticsQuery) -> Answer<CardStatisticsView> {
    shell.ask(|desk| desk.card_statistics().statistics(&query))
}

/// Returns the statistics of a person over events, by name in any spelling.
#[tauri::command]
#[specta::specta]
pub(crate) async fn player_statistics(
    shell: Desks<'_>,
    player: String,
    query: CardStatisticsQuery,
) -> Answer<PlayerStatisticsView> {
    shell.ask(|desk| desk.card_statistics().player(&player, &query))
}

/// Returns a card by month and by archetype.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_history(
    shell: Desks<'_>,
    card: String,
    query: CardStatisticsQuery,
) -> Answer<CardHistoryView> {
    shell.ask(|desk| desk.card_statistics().card(&card, &query))
}

/// Returns the people of events, by name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn statistics_players(
    shell: Desks<'_>,
    query: CardStatisticsQuery,
) -> Answer<Vec<StatisticsPlayerView>> {
    shell.ask(|desk| desk.card_statistics().players(&query))
}

/// Returns the key of this shop and the trusted shops.
#[tauri::command]
#[specta::specta]
pub(crate) async fn statistics_sharing(shell: Desks<'_>) -> Answer<StatisticsSharingView> {
    shell.ask(|desk| desk.card_statistics().sharing())
}

/// Returns the public key of this shop as a QR code (SVG).
#[tauri::command]
#[specta::specta]
pub(crate) async fn shop_key_code(shell: Desks<'_>) -> Answer<String> {
    let key = shell.ask(|desk| desk.card_statistics().sharing())?.key;
    phones::code(&key)
}

/// Returns the text of a file with a public key, chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn read_shop_key(host: PageHost) -> Answer<Option<String>> {
    let Some(file) = files::ask_which_key(&host) else { return Ok(None) };
    limited_read::read_text(&file, MOST_KEY).map(Some)
}

/// Adds a trusted shop by its public key, or changes its name and weight.
#[tauri::command]
#[specta::specta]
pub(crate) async fn trust_shop(
    shell: Desks<'_>,
    key: String,
    name: String,
    weight: u8,
) -> Answer<StatisticsSharingView> {
    shell.ask(|desk| desk.card_statistics().trust_shop(&key, &name, weight))
}

/// Removes a trusted shop, by its key or name, with its digests.
#[tauri::command]
#[specta::specta]
pub(crate) async fn distrust_shop(shell: Desks<'_>, shop: String) -> Answer<StatisticsSharingView> {
    shell.ask(|desk| desk.card_statistics().distrust_shop(&shop))
}

/// Writes the digests of all finished events to a folder chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_digests(host: PageHost, shell: Desks<'_>) -> Answer<Option<DigestExportView>> {
    let Some(folder) = files::ask_which_folder(&host) else { return Ok(None) };
    shell.ask(|desk| desk.card_statistics().export_digests(&folder, &[]).map(Some))
}

/// Imports the digests of a folder chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_digests(host: PageHost, shell: Desks<'_>) -> Answer<Option<DigestImportView>> {
    let Some(folder) = files::ask_which_folder(&host) else { return Ok(None) };
    shell.ask(|desk| desk.card_statistics().import_digests(&[folder]).map(Some))
}

/// Returns win rates of cards over this shop and the trusted shops.
#[tauri::command]
#[specta::specta]
pub(crate) async fn shared_statistics(shell: Desks<'_>, query: CardStatisticsQuery) -> Answer<SharedStatisticsView> {
    shell.ask(|desk| desk.card_statistics().shared(&query))
}

/// Saves the statistics of cards as CSV to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_card_statistics(
    host: PageHost,
    shell: Desks<'_>,
    query: CardStatisticsQuery,
) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "cards.csv") else { return Ok(None) };
    shell.write(&to, |desk| desk.card_statistics().save_csv(&query, &to).map(Some))
}

/// Saves the statistics of cards and archetypes as PDF to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_card_statistics_paper(
    host: PageHost,
    shell: Desks<'_>,
    query: CardStatisticsQuery,
    size: PaperSize,
) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "cards.pdf") else { return Ok(None) };
    shell.write(&to, |desk| desk.card_statistics().save_paper(&query, size, &to).map(Some))
}

/// Saves the statistics of a person as PDF to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_player_paper(
    host: PageHost,
    shell: Desks<'_>,
    player: String,
    query: CardStatisticsQuery,
    size: PaperSize,
) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "player.pdf") else { return Ok(None) };
    shell.write(&to, |desk| desk.card_statistics().save_player_paper(&player, &query, size, &to).map(Some))
}

/// Returns the built-in points tables, default first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn points_tables(shell: Desks<'_>) -> Answer<Vec<PointsEntry>> {
    shell.ask(|desk| Ok(desk.leagues().points_tables()))
}

/// Returns all leagues, newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn leagues(shell: Desks<'_>) -> Answer<Vec<LeagueSummary>> {
    shell.ask(|desk| desk.leagues().list())
}

/// Creates a league and returns it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn create_league(shell: Desks<'_>, name: String, points: Option<String>) -> Answer<LeagueView> {
    shell.ask(|desk| desk.leagues().create_league(&name, points.as_deref()))
}

/// Returns a league with its standings.
#[tauri::command]
#[specta::specta]
pub(crate) async fn league(shell: Desks<'_>, league: u32) -> Answer<LeagueView> {
    shell.ask(|desk| desk.leagues().league(league))
}

/// Changes a league.
#[tauri::command]
#[specta::specta]
pub(crate) async fn league_act(shell: Desks<'_>, league: u32, act: LeagueAct) -> Answer<LeagueView> {
    shell.ask(|desk| desk.leagues().league_act(league, &act))
}

/// Archives or unarchives a league.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_league(shell: Desks<'_>, league: u32, archived: bool) -> Answer<Vec<LeagueSummary>> {
    shell.ask(|desk| desk.leagues().archive_league(league, archived))
}

/// Returns win rates of leaders, bases, aspects and first players in the events of a league.
#[tauri::command]
#[specta::specta]
pub(crate) async fn league_statistics(shell: Desks<'_>, league: u32, bots: bool) -> Answer<StatisticsView> {
    shell.ask(|desk| desk.leagues().league_statistics(league, bots))
}

/// Saves the standings of a league as CSV to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_league_csv(host: PageHost, shell: Desks<'_>, league: u32) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "league.csv") else { return Ok(None) };
    shell.write(&to, |desk| desk.leagues().save_league_csv(league, &to).map(Some))
}

/// Saves the standings of a league as PDF to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_league_paper(
    host: PageHost,
    shell: Desks<'_>,
    league: u32,
    size: PaperSize,
) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "league.pdf") else { return Ok(None) };
    shell.write(&to, |desk| desk.leagues().save_league_paper(league, size, &to).map(Some))
}

/// Exports a league with its events to a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_league(host: PageHost, shell: Desks<'_>, league: u32) -> Answer<Option<String>> {
    let Some(to) = files::ask_where_to_save(&host, "league.cantina") else { return Ok(None) };
    shell.write(&to, |desk| desk.leagues().export_league_to(league, &to).map(Some))
}

/// Imports a league with its events from a file chosen in a dialog. Returns `None` if it was cancelled.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_league(host: PageHost, shell: Desks<'_>) -> Answer<Option<LeagueView>> {
    let file = files::ask_which_event(&host);
    file.map(|file| shell.ask(|desk| desk.leagues().import_league_from(&file).map(|(league, _)| league))).transpose()
}

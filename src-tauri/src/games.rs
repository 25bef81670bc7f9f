//! Commands for games, without logic, as in `commands`. Long calls run on a separate thread, so that the page stays
//! responsive.

use app::App;
use app::Cause;
use app::contract::{
    AppError, CardTextView, DeckContent, GameAnalysis, GameDeckChoice, GameSummary, GameView, HintView,
    IllegalActionView, NewGame, OpeningHandStats, PuzzleLine, PuzzleStreak, PuzzleView, RoundTable, SeatKind,
    SideboardChoice, SideboardView, SimulatedMatch, TierLine,
};
use tauri::State;

use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Calls the desk on a separate thread for long calls.
async fn run_in_background<T: Send + 'static>(
    host: PageHost,
    question: impl FnOnce(&App) -> Answer<T> + Send + 'static,
) -> Answer<T> {
    let asked = tauri::async_runtime::spawn_blocking(move || host.shell().ask(question));
    asked.await.unwrap_or_else(|_| Err(AppError::of(Cause::ProgramFailed)))
}

/// Returns all games, last played first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_games(shell: Desks<'_>) -> Answer<Vec<GameSummary>> {
    shell.ask(|desk| desk.games().list_games())
}

/// Returns all decks to choose for a game.
#[tauri::command]
#[specta::specta]
pub(crate) async fn game_decks(shell: Desks<'_>) -> Answer<Vec<GameDeckChoice>> {
    shell.ask(|desk| desk.games().game_decks())
}

/// Starts a game and returns the first seat's view.
#[tauri::command]
#[specta::specta]
pub(crate) async fn start_game(shell: Desks<'_>, new_game: NewGame) -> Answer<GameView> {
    shell.ask(|desk| desk.games().start_game(&new_game))
}

/// Returns all puzzles.
#[tauri::command]
#[specta::specta]
pub(crate) async fn puzzles(shell: Desks<'_>) -> Answer<Vec<PuzzleLine>> {
    shell.ask(|desk| desk.games().puzzles())
}

/// Returns the days in a row with a solved puzzle.
#[tauri::command]
#[specta::specta]
pub(crate) async fn puzzle_streak(shell: Desks<'_>) -> Answer<PuzzleStreak> {
    shell.ask(|desk| desk.games().puzzle_streak())
}

/// Returns the tier list of a set.
#[tauri::command]
#[specta::specta]
pub(crate) async fn tier_list(shell: Desks<'_>, set: String) -> Answer<Vec<TierLine>> {
    shell.ask(|desk| desk.cards().tier_list(&set))
}

/// Starts a game from a puzzle.
#[tauri::command]
#[specta::specta]
pub(crate) async fn start_puzzle(shell: Desks<'_>, key: String) -> Answer<GameView> {
    shell.ask(|desk| desk.games().start_puzzle(&key))
}

/// Returns the state of a game's puzzle.
#[tauri::command]
#[specta::specta]
pub(crate) async fn puzzle_of_game(host: PageHost, game: u32) -> Answer<Option<PuzzleView>> {
    run_in_background(host, move |desk| desk.games().puzzle_of_game(game)).await
}

/// Starts a rematch with the same players and decks. With `swap`, each player gets the next player's deck.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rematch(shell: Desks<'_>, game: u32, swap: bool) -> Answer<GameView> {
    shell.ask(|desk| desk.games().rematch(game, swap))
}

/// Returns a reader's view of a game, with the log from line `known` on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_game(shell: Desks<'_>, game: u32, reader: Option<u32>, known: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.games().open_game(game, reader, known))
}

/// Answers a person's question. Saved before it returns.
#[tauri::command]
#[specta::specta]
pub(crate) async fn answer_game(shell: Desks<'_>, game: u32, step: u32, option: u32, known: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.games().answer_game(game, step, option, known))
}

/// Lets a bot answer once.
#[tauri::command]
#[specta::specta]
pub(crate) async fn bot_answers(host: PageHost, game: u32, reader: Option<u32>, known: u32) -> Answer<GameView> {
    run_in_background(host, move |desk| desk.games().bot_answers(game, reader, known)).await
}

/// Returns a strong bot's answer for a person.
#[tauri::command]
#[specta::specta]
pub(crate) async fn hint(host: PageHost, game: u32, step: u32) -> Answer<HintView> {
    run_in_background(host, move |desk| desk.games().hint(game, step)).await
}

/// Evaluates the decisions of a finished game from a step on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn analyse_game(host: PageHost, game: u32, from: u32, reader: Option<u32>) -> Answer<GameAnalysis> {
    run_in_background(host, move |desk| desk.games().analyse_game(game, from, reader)).await
}

/// Stops bots that are thinking, and matches that bots are playing.
#[tauri::command]
#[specta::specta]
pub(crate) async fn stop_thinking(shell: Desks<'_>) -> Answer<()> {
    shell.ask(|desk| {
        desk.games().stop_thinking();
        Ok(())
    })
}

/// Undoes a person's latest answer.
#[tauri::command]
#[specta::specta]
pub(crate) async fn undo_answer(shell: Desks<'_>, game: u32, agreed: bool, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.games().undo_answer(game, agreed, reader))
}

/// Lets a player concede the game.
#[tauri::command]
#[specta::specta]
pub(crate) async fn concede_game(shell: Desks<'_>, game: u32, seat: u32, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.games().concede_game(game, seat, reader))
}

/// Returns the decks between two games of a match.
#[tauri::command]
#[specta::specta]
pub(crate) async fn sideboards(shell: Desks<'_>, game: u32) -> Answer<Vec<SideboardView>> {
    shell.ask(|desk| desk.games().sideboards(game))
}

/// Starts the next game of a match.
#[tauri::command]
#[specta::specta]
pub(crate) async fn next_game(
    shell: Desks<'_>,
    game: u32,
    decks: Vec<SideboardChoice>,
    reader: Option<u32>,
) -> Answer<GameView> {
    shell.ask(|desk| desk.games().next_game(game, &decks, reader))
}

/// Returns the game table after a number of steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn look_back(shell: Desks<'_>, game: u32, step: u32, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.games().look_back(game, step, reader))
}

/// Returns the reason a card cannot be used for the open question.
#[tauri::command]
#[specta::specta]
pub(crate) async fn why_not(
    shell: Desks<'_>,
    game: u32,
    card: u32,
    target: Option<u32>,
) -> Answer<Option<IllegalActionView>> {
    shell.ask(|desk| desk.games().why_not(game, card, target))
}

/// Archives or unarchives a game.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_game(shell: Desks<'_>, game: u32, archived: bool) -> Answer<Vec<GameSummary>> {
    shell.ask(|desk| desk.games().archive_game(game, archived))
}

/// Returns the rendered texts of cards, by number.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_words(shell: Desks<'_>, numbers: Vec<String>) -> Answer<Vec<CardTextView>> {
    shell.ask(|desk| desk.games().card_words(&numbers))
}

/// Opens the match of a tournament table.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_match(shell: Desks<'_>, at: RoundTable, kind: SeatKind, think_ms: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.games().play_match(at, kind, think_ms))
}

/// Returns the current game of a tournament table's match.
#[tauri::command]
#[specta::specta]
pub(crate) async fn match_in_progress(shell: Desks<'_>, at: RoundTable) -> Answer<Option<u32>> {
    shell.ask(|desk| desk.games().match_in_progress(at))
}

/// Lets bots play the next open match, and enters its result.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_out_next(
    host: PageHost,
    event: u32,
    round: u32,
    kind: SeatKind,
    think_ms: u32,
    everybody: bool,
) -> Answer<SimulatedMatch> {
    run_in_background(host, move |desk| desk.games().play_out_next(event, round, kind, think_ms, everybody)).await
}

/// Returns statistics of many opening hands of a deck. Without a seed, a random one is used.
#[tauri::command]
#[specta::specta]
pub(crate) async fn hand_figures(
    shell: Desks<'_>,
    content: DeckContent,
    hands: u32,
    seed: Option<String>,
) -> Answer<OpeningHandStats> {
    shell.ask(|desk| desk.decks().hand_figures(&content, hands, seed.as_deref()))
}

//! What the page may ask about games. As in `commands`: nothing is decided here. What takes long runs on a thread of
//! its own, so that the page is answered meanwhile.

use app::Cause;
use app::Desk;
use app::contract::{
    AppError, CardWords, DeckContent, GameAnalysis, GameDeckChoice, GameSummary, GameView, HandFigures, NewGame,
    PlayedMatch, PuzzleLine, PuzzleView, RoundTable, SeatKind, SideboardView, Sideboarded, WhyNot,
};
use tauri::{AppHandle, Manager, State};

use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Asks the desk on a thread on which it may take its time.
async fn at_leisure<T: Send + 'static>(
    app: AppHandle,
    question: impl FnOnce(&Desk) -> Answer<T> + Send + 'static,
) -> Answer<T> {
    let asked = tauri::async_runtime::spawn_blocking(move || app.state::<Shell>().ask(question));
    asked.await.unwrap_or_else(|_| Err(AppError::of(Cause::ProgramFailed)))
}

/// The games, last played first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn list_games(shell: Desks<'_>) -> Answer<Vec<GameSummary>> {
    shell.ask(Desk::list_games)
}

/// Every deck that a game can be asked for.
#[tauri::command]
#[specta::specta]
pub(crate) async fn game_decks(shell: Desks<'_>) -> Answer<Vec<GameDeckChoice>> {
    shell.ask(Desk::game_decks)
}

/// Starts a game and returns what the first seat sees.
#[tauri::command]
#[specta::specta]
pub(crate) async fn start_game(shell: Desks<'_>, new_game: NewGame) -> Answer<GameView> {
    shell.ask(|desk| desk.start_game(&new_game))
}

/// Every puzzle.
#[tauri::command]
#[specta::specta]
pub(crate) async fn puzzles(shell: Desks<'_>) -> Answer<Vec<PuzzleLine>> {
    shell.ask(Desk::puzzles)
}

/// Begins a game with a puzzle.
#[tauri::command]
#[specta::specta]
pub(crate) async fn start_puzzle(shell: Desks<'_>, key: String) -> Answer<GameView> {
    shell.ask(|desk| desk.start_puzzle(&key))
}

/// How the puzzle stands that a game began with.
#[tauri::command]
#[specta::specta]
pub(crate) async fn puzzle_of_game(app: AppHandle, game: u32) -> Answer<Option<PuzzleView>> {
    at_leisure(app, move |desk| desk.puzzle_of_game(game)).await
}

/// The same players with the same decks once more; with `swap` each plays the deck of the next.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rematch(shell: Desks<'_>, game: u32, swap: bool) -> Answer<GameView> {
    shell.ask(|desk| desk.rematch(game, swap))
}

/// The table as a reader may see it, with the log from line `known` on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_game(shell: Desks<'_>, game: u32, reader: Option<u32>, known: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.open_game(game, reader, known))
}

/// Answers the question of a person. On disk before it returns.
#[tauri::command]
#[specta::specta]
pub(crate) async fn answer_game(shell: Desks<'_>, game: u32, step: u32, option: u32, known: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.answer_game(game, step, option, known))
}

/// Lets a program answer, once.
#[tauri::command]
#[specta::specta]
pub(crate) async fn bot_answers(app: AppHandle, game: u32, reader: Option<u32>, known: u32) -> Answer<GameView> {
    at_leisure(app, move |desk| desk.bot_answers(game, reader, known)).await
}

/// What a strong player would answer in a person's place: the place of the option.
#[tauri::command]
#[specta::specta]
pub(crate) async fn hint(app: AppHandle, game: u32, step: u32) -> Answer<u32> {
    at_leisure(app, move |desk| desk.hint(game, step)).await
}

/// What a search thinks of the decisions of a game that is over, from a step on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn analyse_game(app: AppHandle, game: u32, from: u32, reader: Option<u32>) -> Answer<GameAnalysis> {
    at_leisure(app, move |desk| desk.analyse_game(game, from, reader)).await
}

/// Stops programs that think, and matches that are being played out.
#[tauri::command]
#[specta::specta]
pub(crate) async fn stop_thinking(shell: Desks<'_>) -> Answer<()> {
    shell.ask(|desk| {
        desk.stop_thinking();
        Ok(())
    })
}

/// Takes back the newest answer of a person.
#[tauri::command]
#[specta::specta]
pub(crate) async fn undo_answer(shell: Desks<'_>, game: u32, agreed: bool, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.undo_answer(game, agreed, reader))
}

/// A player gives up the game.
#[tauri::command]
#[specta::specta]
pub(crate) async fn concede_game(shell: Desks<'_>, game: u32, seat: u32, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.concede_game(game, seat, reader))
}

/// The decks between two games of a match.
#[tauri::command]
#[specta::specta]
pub(crate) async fn sideboards(shell: Desks<'_>, game: u32) -> Answer<Vec<SideboardView>> {
    shell.ask(|desk| desk.sideboards(game))
}

/// Begins the next game of a match.
#[tauri::command]
#[specta::specta]
pub(crate) async fn next_game(
    shell: Desks<'_>,
    game: u32,
    decks: Vec<Sideboarded>,
    reader: Option<u32>,
) -> Answer<GameView> {
    shell.ask(|desk| desk.next_game(game, &decks, reader))
}

/// The table as it was after so many steps.
#[tauri::command]
#[specta::specta]
pub(crate) async fn look_back(shell: Desks<'_>, game: u32, step: u32, reader: Option<u32>) -> Answer<GameView> {
    shell.ask(|desk| desk.look_back(game, step, reader))
}

/// Why a card cannot be used in the open question.
#[tauri::command]
#[specta::specta]
pub(crate) async fn why_not(shell: Desks<'_>, game: u32, card: u32, target: Option<u32>) -> Answer<Option<WhyNot>> {
    shell.ask(|desk| desk.why_not(game, card, target))
}

/// Puts a game away, or back.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_game(shell: Desks<'_>, game: u32, archived: bool) -> Answer<Vec<GameSummary>> {
    shell.ask(|desk| desk.archive_game(game, archived))
}

/// The rendered texts of cards, by number.
#[tauri::command]
#[specta::specta]
pub(crate) async fn card_words(shell: Desks<'_>, numbers: Vec<String>) -> Answer<Vec<CardWords>> {
    shell.ask(|desk| desk.card_words(&numbers))
}

/// Opens the match of a table of a round.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_match(shell: Desks<'_>, at: RoundTable, kind: SeatKind, think_ms: u32) -> Answer<GameView> {
    shell.ask(|desk| desk.play_match(at, kind, think_ms))
}

/// The game in which the match of a table of a round is under way.
#[tauri::command]
#[specta::specta]
pub(crate) async fn match_under_way(shell: Desks<'_>, at: RoundTable) -> Answer<Option<u32>> {
    shell.ask(|desk| desk.match_under_way(at))
}

/// Lets programs play the first open match of a round and writes its result.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play_out_next(
    app: AppHandle,
    event: u32,
    round: u32,
    kind: SeatKind,
    think_ms: u32,
    everybody: bool,
) -> Answer<PlayedMatch> {
    at_leisure(app, move |desk| desk.play_out_next(event, round, kind, think_ms, everybody)).await
}

/// What many opening hands of a deck are like; the same seed gives the same figures, none draws one.
#[tauri::command]
#[specta::specta]
pub(crate) async fn hand_figures(
    shell: Desks<'_>,
    content: DeckContent,
    hands: u32,
    seed: Option<String>,
) -> Answer<HandFigures> {
    shell.ask(|desk| desk.hand_figures(&content, hands, seed.as_deref()))
}

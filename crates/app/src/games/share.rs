//! A game as one file that another copy of Cantina opens: its start and its steps.

use std::path::Path;

use rules::CardBook;
use serde::{Deserialize, Serialize};

use super::aggregate::GameCommand;
use super::live::LiveGame;
use super::play::{LONGEST_NAME, LONGEST_THOUGHT};
use super::record::{GameStart, Step, StoredDeck};
use super::{Games, book};
use crate::AppError;
use crate::contract::{GameState, GameView};
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, game as saved};

/// The format that this version writes and reads.
const FORMAT: u32 = 1;
/// Maximum number of steps of a shared match; matches have a few hundred.
const MOST_STEPS: usize = 20_000;
/// Maximum number of cards of a deck with its sideboard.
const MOST_CARDS: u32 = 400;

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SharedGame {
    /// The format of the file. Its name marks the file as a game.
    cantina_game: u32,
    start: saved::GameStart,
    steps: Vec<saved::Step>,
}

/// Returns `true` if a text is a shared game.
pub(crate) fn is_shared_game(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Mark {
        cantina_game: Option<serde::de::IgnoredAny>,
    }
    // An array would be accepted as the values of the fields in order.
    text.trim_start().starts_with('{')
        && serde_json::from_str(text).is_ok_and(|Mark { cantina_game }| cantina_game.is_some())
}

impl Games {
    /// Returns a game as the text of a file, without its event. The file contains every hidden card.
    ///
    /// # Errors
    /// `play.no_share` while a game between people, or of an event, is in progress; `store.*`.
    pub fn export_game(&self, game: u32) -> Result<String, AppError> {
        let (start, book) = {
            let table = self.live(game)?;
            let live = table.lock();
            let hides = live.start.from.is_some() || live.people().len() > 1;
            if hides && live.state() != GameState::Over {
                return Err(AppError::of(Cause::PlayNoShare));
            }
            (GameStart::clone(&live.start), live.game.book().clone())
        };
        let (steps, _) = self.steps_of(game)?;
        let start = GameStart { from: None, players: None, ..start };
        let shared = SharedGame {
            cantina_game: FORMAT,
            start: saved::GameStart::of(&start),
            steps: steps.iter().map(|step| saved::Step::of(step, &book)).collect(),
        };
        serde_json::to_string(&shared)
            .map_err(|error| AppError::of(Cause::PlayUnwritable { error: ErrorDetail::text(error) }))
    }

    /// Writes a game to a file, atomically. Returns the file's path.
    ///
    /// # Errors
    /// As [`Games::export_game`]; `store.*` if the file cannot be written.
    pub fn save_game(&self, game: u32, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.export_game(game)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Adds a shared game to the games of this database.
    ///
    /// # Errors
    /// `play.unreadable` for a text that is not a game in this format; `play.differs` if its steps cannot be replayed with
    /// the rules and card texts of this version; `play.*`, `store.*`.
    pub fn import_game(&self, text: &str) -> Result<GameView, AppError> {
        let unreadable = |error: ErrorDetail| AppError::of(Cause::PlaySharedUnreadable { error });
        let shared: SharedGame = serde_json::from_str(text).map_err(|error| unreadable(ErrorDetail::text(error)))?;
        let book = book()?;
        let bodies: Vec<String> = shared
            .steps
            .iter()
            .map(serde_json::to_string)
            .collect::<Result<_, _>>()
            .map_err(|error| unreadable(ErrorDetail::text(error)))?;
        let start = GameStart { from: None, players: None, ..shared.start.live() };
        if shared.cantina_game != FORMAT || !is_playable(&start, &shared.steps) {
            return Err(unreadable(ErrorDetail::text("cantina_game")));
        }
        let live = LiveGame::fold(&book, start.clone(), &bodies)?;
        if let Some(step) = live.cut {
            return Err(AppError::of(Cause::PlaySharedDiffers { step: u64::from(step + 1).into() }));
        }
        let steps = read(shared.steps, &book).ok_or_else(|| unreadable(ErrorDetail::text("steps")))?;
        let begun = self.begin_game(start)?;
        if !steps.is_empty() {
            self.take_step(begun.id, &GameCommand::Repeat { steps }, None)?;
        }
        self.open_game(begun.id, None, 0)
    }
}

/// Returns the steps in memory, without undone ones. `None` if one of them refers to something unknown.
fn read(steps: Vec<saved::Step>, book: &CardBook) -> Option<Vec<Step>> {
    let steps: Vec<Step> = steps.into_iter().map(|step| step.live(book).ok()).collect::<Option<_>>()?;
    let kept = |step: &Step| matches!(step, Step::Answer { .. } | Step::Concede { .. } | Step::Next { .. });
    steps.iter().all(kept).then_some(steps)
}

/// Returns `true` if the numbers and names of a start are within the limits of games that are started here.
fn is_playable(start: &GameStart, steps: &[saved::Step]) -> bool {
    let fits = |deck: &StoredDeck| {
        let counts = deck.main.iter().chain(&deck.sideboard).map(|row| row.count);
        counts.fold(0, u32::saturating_add) <= MOST_CARDS && deck.leaders.len() <= 2
    };
    let decks = steps.iter().filter_map(|step| {
        let saved::Step::Next { decks } = step else { return None };
        Some(decks.clone().live())
    });
    (2..=4).contains(&start.seats.len())
        && (start.best_of == 1 || start.best_of == 3)
        && steps.len() <= MOST_STEPS
        && decks.flatten().all(|deck| fits(&deck))
        && start.seats.iter().all(|seat| {
            let is_name = seat.name.chars().count() <= LONGEST_NAME && !seat.name.chars().any(char::is_control);
            is_name && seat.think_ms <= LONGEST_THOUGHT && fits(&seat.deck)
        })
}

//! Games as streams of the journal.
//!
//! Each open game has its own lock, because the engine's caches cannot be shared between threads. It is held while a
//! view is built or a command is decided, never while the journal is read or appended to, or while a bot thinks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Catalog;
use phrase::Language;
use rules::Seat;
use statistics::GameHands;
use store::{Entry, NewEntry, StoreError, StreamId, StreamKind, StreamRow};

use super::live::LiveGame;
use super::record::{GameStart, GameStatus, Step, StoredDeck};
use super::sideboarding::exchange;
use super::{book, game_language};
use crate::AppError;
use crate::context::Context;
use crate::contract::{GameState, SeatKind, SideboardChoice};
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, game as saved};
use crate::streams::Aggregate;

/// A request to change a game.
pub(crate) enum GameCommand {
    /// Answers a person's question.
    Answer {
        /// Number of the game in the match that the person has seen, if it matters.
        number: Option<u32>,
        /// Number of the game's steps that the person has seen.
        step: u32,
        /// The person's seat; `None` for whichever person is asked.
        seat: Option<Seat>,
        /// Index of the option, from 0.
        option: u32,
    },
    /// Gives a bot's answer, unless the game has advanced since `step` steps.
    BotAnswer { step: usize, action: rules::Action },
    /// Undoes a person's last answer. `agreed` if everyone at the table has agreed.
    Undo { agreed: bool },
    /// Concedes the game for a seat, if it is still the game with this number.
    Concede { number: Option<u32>, seat: u32 },
    /// Starts the next game of the match.
    Next { decks: Vec<SideboardChoice> },
    /// Repeats the steps of another game.
    Repeat { steps: Vec<Step> },
    /// Stores the message about the result of the match, unless there is one.
    Report { message: String },
}

/// A game in its current state.
pub(crate) struct OpenGame {
    start: Arc<GameStart>,
    /// Number of stored steps.
    stored: u64,
    live: Mutex<LiveGame>,
}

impl Clone for OpenGame {
    fn clone(&self) -> OpenGame {
        OpenGame { start: Arc::clone(&self.start), stored: self.stored, live: Mutex::new(self.lock().clone()) }
    }
}

impl OpenGame {
    /// Creates the state of a game with this number of stored steps.
    pub(super) fn new(live: LiveGame, stored: u64) -> OpenGame {
        OpenGame { start: Arc::clone(&live.start), stored, live: Mutex::new(live) }
    }

    /// Returns the start of the game, without waiting for its lock.
    pub(crate) fn start(&self) -> &GameStart {
        &self.start
    }

    /// Returns the cards of both sides in the finished games of the match.
    pub(crate) fn hands(&self) -> Vec<GameHands> {
        self.lock().hands()
    }

    fn lock(&self) -> MutexGuard<'_, LiveGame> {
        // A panic elsewhere leaves a valid game behind: steps are applied to copies.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn live_mut(&mut self) -> &mut LiveGame {
        self.live.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game at the step that was requested, for a reader in one language.
pub(crate) struct LiveTable {
    game: Arc<OpenGame>,
    language: Language,
}

impl LiveTable {
    /// Creates the table of a game.
    pub(crate) fn new(game: Arc<OpenGame>, language: Language) -> LiveTable {
        LiveTable { game, language }
    }

    /// Locks the game until the result is dropped. Do not hold it while something slow happens.
    pub(crate) fn lock(&self) -> MutexGuard<'_, LiveGame> {
        let mut live = self.game.lock();
        live.language = self.language;
        live
    }
}

impl Aggregate for OpenGame {
    const KIND: StreamKind = StreamKind::Game;

    /// Players decide on the table that they see.
    const FOLLOWS_OTHERS: bool = false;

    type Record = Step;

    type Command = GameCommand;

    fn fold(_: &Arc<Catalog>, row: &StreamRow, entries: &[Entry]) -> Result<OpenGame, AppError> {
        let bodies: Vec<String> = entries.iter().map(|entry| entry.body.clone()).collect();
        let mut live = LiveGame::fold(&book()?, read_start(&row.start)?, &bodies)?;
        let stored = entries.len() as u64;
        // A step that was appended after the row was read is not in the status.
        if stored == row.length {
            live.compare_with(read_standing(&row.status).as_ref());
        }
        Ok(OpenGame::new(live, stored))
    }

    fn apply_entry(&mut self, _: &Arc<Catalog>, entry: &Entry) -> Result<(), AppError> {
        let live = self.live_mut();
        let step: Option<saved::Step> = serde_json::from_str(&entry.body).ok();
        let step = step.and_then(|step| step.live(live.game.book()).ok()).filter(|_| live.cut.is_none());
        live.apply(&step.ok_or_else(|| AppError::of(Cause::PlayOutOfPlace))?)?;
        self.stored += 1;
        Ok(())
    }

    fn decide(&self, command: &GameCommand, context: &Context<'_>) -> Result<Vec<Step>, AppError> {
        let mut live = self.lock();
        live.language = game_language(*context.language);
        let steps = match command {
            GameCommand::Answer { number, step, seat, option } => vec![answer(&live, *number, *step, *seat, *option)?],
            GameCommand::BotAnswer { step, action } => match live.before.len() == *step {
                true => vec![Step::Answer { action: *action, position: None }],
                false => Vec::new(),
            },
            GameCommand::Undo { agreed } => vec![undo(&live, *agreed)?],
            GameCommand::Concede { number, seat } => vec![concede(&live, *number, *seat)?],
            GameCommand::Next { decks } => vec![Step::Next { decks: exchanged(&live, decks)? }],
            GameCommand::Repeat { steps } => steps.clone(),
            GameCommand::Report { message } => match live.state() == GameState::Over && live.reported.is_none() {
                true => vec![Step::Reported { message: message.clone() }],
                false => Vec::new(),
            },
        };
        let cut = live.cut.filter(|_| !steps.is_empty()).map(|keep| Step::Cut { keep });
        Ok(cut.into_iter().chain(steps).collect())
    }

    fn apply(&mut self, _: &Arc<Catalog>, step: &mut Step, _: &str) -> Result<(), AppError> {
        self.live_mut().take(step)?;
        self.stored += 1;
        Ok(())
    }

    fn to_entry(&self, step: &Step, _: &str) -> Result<NewEntry, AppError> {
        let body = serde_json::to_string(&saved::Step::of(step, self.lock().game.book()))
            .map_err(|error| AppError::of(Cause::PlayUnwritable { error: ErrorDetail::text(error) }))?;
        Ok(NewEntry { kind: String::new(), at: String::new(), body })
    }

    fn length(&self) -> u64 {
        self.stored
    }

    fn name(&self) -> Option<&str> {
        None
    }

    fn status(&self, _: &Catalog) -> Option<String> {
        serde_json::to_string(&saved::GameStatus::of(&self.lock().standing())).ok()
    }

    fn label(_: &Step) -> Option<&str> {
        None
    }

    fn not_found(number: u32) -> AppError {
        StoreError::NoStream { stream: StreamId::game(number) }.into()
    }

    fn busy() -> Cause {
        Cause::StoreConflict
    }
}

fn moved_on() -> AppError {
    AppError::of(Cause::PlayMovedOn)
}

/// Returns the step for a person's answer. Its fingerprint is added when it is applied.
fn answer(live: &LiveGame, number: Option<u32>, step: u32, seat: Option<Seat>, option: u32) -> Result<Step, AppError> {
    if number.is_some_and(|number| live.number() != number as usize) || live.before.len() != step as usize {
        return Err(moved_on());
    }
    let asked = live.game.question().map(|question| question.player);
    let is_asked = match seat {
        None => live.asked().is_some_and(|(_, kind)| kind == SeatKind::Person),
        Some(_) => asked == seat,
    };
    if !is_asked {
        return Err(AppError::of(Cause::PlayNotYours));
    }
    let action = live.game.options_for(asked).get(option as usize).copied();
    Ok(Step::Answer { action: action.ok_or_else(|| AppError::of(Cause::PlayNoOption))?, position: None })
}

/// Returns the step that undoes a person's last answer. Between people, and in a tournament match, everyone must have
/// agreed.
fn undo(live: &LiveGame, agreed: bool) -> Result<Step, AppError> {
    if !live.may_be_undone() {
        return Err(AppError::of(Cause::PlayReported));
    }
    if !agreed && (live.people().len() > 1 || live.start.from.is_some()) {
        return Err(AppError::of(Cause::PlayConsent));
    }
    let to = live.last_answer().ok_or_else(|| AppError::of(Cause::PlayNothingToUndo))?;
    Ok(Step::Back { to: to as u32 })
}

fn concede(live: &LiveGame, number: Option<u32>, seat: u32) -> Result<Step, AppError> {
    if number.is_some_and(|number| live.number() != number as usize) {
        return Err(moved_on());
    }
    let seat = u8::try_from(seat).ok().filter(|seat| usize::from(*seat) < live.start.seats.len());
    Ok(Step::Concede { seat: seat.ok_or_else(|| AppError::of(Cause::PlayNoSeat))? })
}

/// Returns the decks of the next game, after sideboarding.
fn exchanged(live: &LiveGame, choices: &[SideboardChoice]) -> Result<Vec<StoredDeck>, AppError> {
    let mut next = live.decks.clone();
    for choice in choices {
        let deck = next.get_mut(choice.seat as usize).ok_or_else(|| AppError::of(Cause::PlayNoSeat))?;
        *deck = exchange(deck, &choice.main)?;
    }
    Ok(next)
}

/// Parses the start of a saved game.
///
/// # Errors
/// `play.unreadable`.
pub(crate) fn read_start(text: &str) -> Result<GameStart, AppError> {
    let start = serde_json::from_str::<saved::GameStart>(text).map(Persisted::live);
    start.map_err(|error| AppError::of(Cause::PlayUnreadable { error: ErrorDetail::text(&error) }))
}

/// Parses a saved standing, or returns `None` if it cannot be read.
pub(super) fn read_standing(text: &str) -> Option<GameStatus> {
    serde_json::from_str::<saved::GameStatus>(text).ok().map(Persisted::live)
}

#[cfg(test)]
mod tests;

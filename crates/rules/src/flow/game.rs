//! A game: the entry points of the engine.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use thiserror::Error;

use crate::book::CardBook;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::read::cache::Cache;
use crate::read::handles::Handles;
use crate::state::invariant::InvariantViolation;
use crate::state::{Action, Seat, State};
use crate::write::Writer;

/// Reason why an action is rejected. Except for [`PlayError::Stopped`], nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The action is not among the legal actions.
    #[error("{0:?} is not legal now")]
    NotLegal(Action),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An invariant violation, in this action or an earlier one, has stopped the game.
    #[error("the game has stopped: {0}")]
    Stopped(InvariantViolation),
}

/// A game that can be played: runs the tasks and asks the players. It dereferences to [`Writer`], whose methods change
/// cards and players, and so to [`View`], whose methods answer questions.
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) writer: Writer,
    /// Answers questions with a single option automatically.
    pub auto: bool,
}

impl Deref for Game {
    type Target = Writer;

    #[inline(always)]
    fn deref(&self) -> &Writer {
        &self.writer
    }
}

impl DerefMut for Game {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Writer {
        &mut self.writer
    }
}

impl Game {
    /// Returns a game that continues from a saved state.
    pub fn resume(book: Arc<CardBook>, state: State) -> Game {
        Game { writer: Writer::new(View::new(book, state)), auto: false }
    }

    /// Performs a legal action and everything that follows from it, up to the next question.
    ///
    /// # Errors
    /// [`PlayError`] with nothing changed, except [`PlayError::Stopped`] if the action leads to an invariant violation.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.is_open()?;
        if !self.state.options().contains(&action) {
            return Err(PlayError::NotLegal(action));
        }
        self.play_legal(action);
        self.has_not_stopped()
    }

    /// Performs an action that is known to be legal, for use in searches. Check [`View::violation`] for invariant
    /// violations.
    pub fn play_legal(&mut self, action: Action) {
        self.start_step_log();
        self.answer_with(action);
        while self.auto && !self.always && self.state.outcome().is_none() && self.state.options().len() == 1 {
            let only = self.state.options()[0];
            self.answer_with(only);
        }
    }

    /// Makes a player concede (CR 5.6.4).
    ///
    /// # Errors
    /// [`PlayError::Over`] if the game is over, or over for this player; [`PlayError::Stopped`].
    pub fn concede(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.is_open()?;
        if seat.at() >= usize::from(self.state.seat_count()) || self.state.player(seat).lost {
            return Err(PlayError::Over);
        }
        self.start_step_log();
        self.log_event("5.6.4", LogEvent::Conceded { player: seat });
        self.players_lose(&[seat]);
        // The other players continue. The open question is asked again for the remaining players; questions to the
        // conceding player are decided without them.
        *self.course().question = None;
        self.course().options.clear();
        self.run();
        self.has_not_stopped()
    }

    /// Returns to an earlier state of this game and to its handles.
    pub fn restore_with_handles(&mut self, state: State, handles: Option<Handles>) {
        let (tells, always, before_plot) = (self.handles.is_some(), self.always, self.before_plot);
        let open_hands = self.open_hands;
        *self = Game::resume(self.book.common().clone(), state);
        self.always = always;
        self.before_plot = before_plot;
        self.view_mut().open_hands = open_hands;
        if tells {
            self.start_log();
            if handles.is_some() {
                self.handles = handles;
                self.refresh_handles(&[]);
            }
        }
    }

    /// Returns the state alone.
    pub fn into_state(self) -> State {
        self.writer.into_state()
    }

    /// Restores an earlier state and clears the cache, which belongs to the discarded state.
    pub(crate) fn restore_state(&mut self, before: State) {
        let view = self.view_mut();
        view.state = before;
        view.cache = Cache::default();
    }
}

impl View {
    /// Returns a scratch copy without a log, to try changes on. The rules make some questions depend on changes: a card
    /// may be played only if its cost can be paid (CR 6.2.4A), and cards that leave play for additional costs take
    /// other cards, abilities and resources with them, by replacement effects and state checks (CR 1.16.5). The
    /// current position does not contain the result. Nothing is played and no player is asked on the copy.
    pub(crate) fn scratch_copy(&self) -> Game {
        Game { writer: Writer::new(self.shared_copy()), auto: false }
    }

    /// Checks that the game is not over and has not stopped.
    ///
    /// # Errors
    /// [`PlayError::Over`] or [`PlayError::Stopped`].
    fn is_open(&self) -> Result<(), PlayError> {
        self.has_not_stopped()?;
        if self.state.outcome().is_some() { Err(PlayError::Over) } else { Ok(()) }
    }

    fn has_not_stopped(&self) -> Result<(), PlayError> {
        self.violation().map_or(Ok(()), |violation| Err(PlayError::Stopped(*violation)))
    }
}

//! The rules engine: a pure function of state and action (Comprehensive Rules 9.0 and 8.0, see [`Edition`]).
//!
//! The state is one plain value even while an ability is half resolved: it can be cloned, compared, hashed and saved at
//! any point, and the same seed and actions give the same game on every machine.
//!
//! Invariants:
//!
//! - No card is referred to by name.
//! - No I/O, no clock, no threads; random numbers come from the state.
//! - Every listed action is accepted; any other is rejected without a change.
//!
//! # Main types
//!
//! - [`CardBook`] has all cards in the form that the engine uses; [`CardBook::embedded`] builds it once.
//! - [`Game`] is a book and a [`State`]. [`Game::new`] sets up a game from two to four decks, [`Game::at`] from a
//!   [`Position`].
//! - [`Game::question`] returns the open [`Question`], [`Game::legal_actions`] lists the legal actions, and
//!   [`Game::play`] performs one.
//! - [`Game::visible`] decides what a player may see of a card.
//!
//! To read the code, start at [`Game::play`].
//!
//! # Example
//!
//! Play a game from two decks at random until it ends:
//!
//! ```
//! use rules::{CardBook, Game, Rng};
//!
//! let book = CardBook::embedded()?;
//! let decks = ["SOR-Luke", "SOR-Vader"].map(|key| testkit::deck(&book, key));
//! let mut game = Game::new(book, &decks, 7)?;
//! let mut rng = Rng::seeded(7);
//! while !game.is_over() {
//!     let options = game.legal_actions();
//!     let action = options[rng.next_below(options.len() as u32) as usize];
//!     game.play(action)?;
//! }
//! println!("{:?} in round {}", game.state.outcome, game.state.round);
//! assert!(game.state.outcome.is_some() && game.violation().is_none());
//! assert!(game.legal_actions().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod book;
mod edition;
mod explain;
mod face;
mod flow;
mod invariant;
mod keywords;
mod position;
mod read;
mod resolve;
mod rng;
mod state;
mod write;

pub use book::{BackFace, BookError, CardBook, CardDef};
pub use edition::Edition;
pub use explain::illegal::{IllegalReason, PilotProblem};
pub use explain::log::{GameLogEntry, Idle, LogEvent, LogField, LoggedCard, Source};
pub use face::{AbilityScope, FaceAbilities};
pub use flow::setup::{Deck, SetupError};
pub use invariant::{Invariant, InvariantViolation};
pub use position::*;
pub use read::determinize::Determinizer;
pub use read::fingerprint::{Fingerprint, FingerprintMatch};
pub use read::handles::Handles;
pub use read::modifiers::{Restrictions, Stats};
pub use read::path::{AbilityName, AbilityPath, NoPath, TextSide};
pub use read::play_cost::CostComponent;
pub use read::sets::{Keywords, Traits};
pub use read::view::Visibility;
pub use rng::Rng;
pub use state::*;

use book::BookHandle;
use read::features::Features;
use std::cell::Cell;
use std::sync::Arc;

use thiserror::Error;

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

/// A game: the card book, the state and an optional log.
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) book: BookHandle,
    /// The complete state, which is everything that is saved.
    pub state: State,
    /// Log entries since the log was last taken. With `None`, nothing is logged.
    pub log: Option<Vec<GameLogEntry>>,
    /// Answers questions with a single option automatically.
    pub auto: bool,
    /// Always prompts, even for questions about hidden cards without a real choice (CR 1.17.4). Opponents then cannot
    /// tell "found nothing" from "declined". Nothing is answered automatically.
    pub always: bool,
    /// Marks a game saved before Plot was implemented. Even with `always`, players without Plot are not asked about it
    /// (CR 7.5.19).
    pub before_plot: bool,
    /// Card handles of each reader, if a log is shown to readers.
    pub(crate) handles: Option<Handles>,
    /// Choices about replacement effects made in the current step (CR 7.7.5E).
    pub(crate) choices: flow::damage_replacement::ReplacementChoices,
    /// Features that the cards of this game use.
    pub(crate) features: Features,
    /// Cached values, valid until the cards in play change.
    pub(crate) cache: read::cache::Cache,
    /// Recursion depth of constant abilities that depend on each other (CR 7.3.3A).
    pub(crate) depth: Cell<u8>,
    /// Set while the effects of constant abilities on a card out of play are computed.
    pub(crate) evaluating_out_of_play: Cell<bool>,
    /// Set while the cards that match a filter are being compared.
    pub(crate) comparing: Cell<bool>,
}

impl Game {
    /// Returns a game that continues from a saved state.
    pub fn resume(book: Arc<CardBook>, state: State) -> Game {
        Game {
            features: book.features(&state),
            book: BookHandle::of(book),
            state,
            log: None,
            auto: false,
            always: false,
            before_plot: false,
            handles: None,
            choices: flow::damage_replacement::ReplacementChoices::default(),
            cache: read::cache::Cache::default(),
            depth: Cell::new(0),
            evaluating_out_of_play: Cell::new(false),
            comparing: Cell::new(false),
        }
    }

    /// Returns a scratch copy of the game, without a log.
    pub(crate) fn scratch_copy(&self) -> Game {
        Game {
            book: self.book.shared(),
            state: self.state.clone(),
            log: None,
            handles: None,
            choices: flow::damage_replacement::ReplacementChoices::default(),
            features: self.features,
            cache: self.cache.clone(),
            depth: self.depth.clone(),
            evaluating_out_of_play: self.evaluating_out_of_play.clone(),
            comparing: self.comparing.clone(),
            auto: self.auto,
            always: self.always,
            before_plot: self.before_plot,
        }
    }

    /// Restores an earlier state and clears the cache, which belongs to the discarded state.
    pub(crate) fn restore_state(&mut self, before: State) {
        self.state = before;
        self.cache = read::cache::Cache::default();
    }

    /// Returns the card book.
    pub fn book(&self) -> &Arc<CardBook> {
        self.book.common()
    }

    /// Returns the invariant violation that stopped the game, if any. It is a bug in the engine. The state is left as
    /// it was, for inspection; the only way to continue is from an earlier state.
    pub fn violation(&self) -> Option<&InvariantViolation> {
        self.state.step.violation.as_ref()
    }

    /// Returns `true` if the game has ended or was stopped by an invariant violation.
    pub fn is_over(&self) -> bool {
        self.state.outcome.is_some() || self.violation().is_some()
    }

    /// Returns the open question. Returns `None` only if the game is over or has stopped.
    pub fn question(&self) -> Option<&Question> {
        self.state.question.as_ref()
    }

    /// Returns the legal actions in a fixed order. The list is empty only if the game is over or has stopped.
    pub fn legal_actions(&self) -> &[Action] {
        &self.state.options
    }

    /// Performs a legal action and everything that follows from it, up to the next question.
    ///
    /// # Errors
    /// [`PlayError`] with nothing changed, except [`PlayError::Stopped`] if the action leads to an invariant violation.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.is_open()?;
        if !self.state.options.contains(&action) {
            return Err(PlayError::NotLegal(action));
        }
        self.play_legal(action);
        self.has_not_stopped()
    }

    /// Checks that the game is not over and has not stopped.
    ///
    /// # Errors
    /// [`PlayError::Over`] or [`PlayError::Stopped`].
    fn is_open(&self) -> Result<(), PlayError> {
        self.has_not_stopped()?;
        if self.state.outcome.is_some() { Err(PlayError::Over) } else { Ok(()) }
    }

    fn has_not_stopped(&self) -> Result<(), PlayError> {
        self.violation().map_or(Ok(()), |violation| Err(PlayError::Stopped(*violation)))
    }

    /// Performs an action that is known to be legal, for use in searches. Check [`Game::violation`] for invariant
    /// violations.
    pub fn play_legal(&mut self, action: Action) {
        self.start_step_log();
        self.answer_with(action);
        while self.auto && !self.always && self.state.outcome.is_none() && self.state.options.len() == 1 {
            let only = self.state.options[0];
            self.answer_with(only);
        }
    }

    /// Makes a player concede (CR 5.6.4).
    ///
    /// # Errors
    /// [`PlayError::Over`] if the game is over, or over for this player; [`PlayError::Stopped`].
    pub fn concede(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.is_open()?;
        if seat.at() >= usize::from(self.state.seats) || self.state.player(seat).lost {
            return Err(PlayError::Over);
        }
        self.start_step_log();
        self.log_event("5.6.4", LogEvent::Conceded { player: seat });
        self.players_lose(&[seat]);
        // The other players continue. The open question is asked again for the remaining players; questions to the
        // conceding player are decided without them.
        self.state.question = None;
        self.state.options.clear();
        self.run();
        self.has_not_stopped()
    }
}

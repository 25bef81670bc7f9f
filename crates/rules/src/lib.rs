//! The rules of the game as a pure function of state and action (Comprehensive Rules 9.0 and 8.0, [`Edition`]).
//!
//! A [`Game`] is a book of cards and a [`State`]. [`Game::legal_actions`] lists what may be done, [`Game::play`] does
//! it. The state is one plain value also in the middle of a half-resolved ability: it can be cloned, compared,
//! hashed and saved at every point, and the same seed and actions give the same game on every machine.
//!
//! Invariant: knows no card by name. Invariant: no I/O, clock or thread; chance comes from the state. Invariant:
//! every listed action is accepted, every other refused without a change. Start reading at [`Game::play`].

#![deny(clippy::wildcard_enum_match_arm)]

mod book;
mod chance;
mod edition;
mod explain;
mod face;
mod fault;
mod flow;
mod keywords;
mod position;
mod read;
mod resolve;
mod state;
mod write;

pub use book::{Book, BookError, Def, OtherSide};
pub use chance::Chance;
pub use edition::Edition;
pub use explain::log::{About, Entry, Event, EventFact, Idle, Source};
pub use explain::why::{PilotProblem, Why};
pub use face::{Face, Reach};
pub use fault::{Broken, Fault};
pub use flow::setup::{Deck, SetupError};
pub use position::*;
pub use read::fingerprint::{Agreement, Fingerprint};
pub use read::handles::Handles;
pub use read::imagine::Imaginer;
pub use read::modifiers::{Rules, Stats};
pub use read::path::{AbilityName, AbilityPath, NoPath, TextSide};
pub use read::price::PricePart;
pub use read::sets::{Keywords, Traits};
pub use read::view::Visible;
pub use state::*;

use book::HeldBook;
use read::features::Features;
use std::cell::Cell;
use std::sync::Arc;

use thiserror::Error;

/// Why an action is refused: but for [`Refused::Stopped`], nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is not among the legal actions.
    #[error("{0:?} is not legal now")]
    NotLegal(Action),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game has come to a broken invariant, with this action or before, and goes no further.
    #[error("the game has stopped: {0}")]
    Stopped(Fault),
}

/// A game: the book of cards, the state, and a log when one is wanted.
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) book: HeldBook,
    /// The state: everything that is saved.
    pub state: State,
    /// What happened since the log was last taken; with `None` nothing is logged.
    pub log: Option<Vec<Entry>>,
    /// Whether questions that leave no choice are answered without asking.
    pub auto: bool,
    /// Ask also what leaves no choice, as long as what it asks is hidden from somebody: nobody can tell "found nothing"
    /// from "declined" (CR 1.17.4). Nothing is answered by itself then.
    pub always: bool,
    /// A game from before Plot was known: with `always`, nobody is asked after Plot who has none (CR 7.5.19).
    pub before_plot: bool,
    /// What every reader calls the cards, when a log is shown to readers.
    pub(crate) handles: Option<Handles>,
    /// What is chosen in the step under way about replacement effects (CR 7.7.5E).
    pub(crate) choices: flow::replace::Choices,
    /// What the cards of this game can ask for.
    pub(crate) features: Features,
    /// What holds until what is in play changes.
    pub(crate) cache: read::cache::Cache,
    /// How deep constant abilities ask each other (CR 7.3.3A).
    pub(crate) depth: Cell<u8>,
    /// What constant abilities give to a card out of play is being worked out.
    pub(crate) afar: Cell<bool>,
    /// The cards that match a filter are being compared.
    pub(crate) comparing: Cell<bool>,
}

impl Game {
    /// A game that goes on from a saved state.
    pub fn resume(book: Arc<Book>, state: State) -> Game {
        Game {
            features: book.features(&state),
            book: HeldBook::of(book),
            state,
            log: None,
            auto: false,
            always: false,
            before_plot: false,
            handles: None,
            choices: flow::replace::Choices::default(),
            cache: read::cache::Cache::default(),
            depth: Cell::new(0),
            afar: Cell::new(false),
            comparing: Cell::new(false),
        }
    }

    /// A copy in which something is tried out: it tells nothing of what happens in it.
    pub(crate) fn trial(&self) -> Game {
        Game {
            book: self.book.shared(),
            state: self.state.clone(),
            log: None,
            handles: None,
            choices: flow::replace::Choices::default(),
            features: self.features,
            cache: self.cache.clone(),
            depth: self.depth.clone(),
            afar: self.afar.clone(),
            comparing: self.comparing.clone(),
            auto: self.auto,
            always: self.always,
            before_plot: self.before_plot,
        }
    }

    /// Takes an earlier state again. What was worked out belongs to the state that is left.
    pub(crate) fn go_back_to(&mut self, before: State) {
        self.state = before;
        self.cache = read::cache::Cache::default();
    }

    /// The book of cards.
    pub fn book(&self) -> &Arc<Book> {
        self.book.common()
    }

    /// Why the game has stopped before it was over: a broken invariant, which is a fault of the engine. The state is left
    /// as it was then, so that it can be looked at; only going back to an earlier state helps.
    pub fn fault(&self) -> Option<&Fault> {
        self.state.underway.fault.as_ref()
    }

    /// Whether the game goes no further: it is over, or has stopped with a fault.
    pub fn is_over(&self) -> bool {
        self.state.outcome.is_some() || self.fault().is_some()
    }

    /// The open question; `None` only when the game is over or has stopped.
    pub fn question(&self) -> Option<&Question> {
        self.state.question.as_ref()
    }

    /// What may be done now, in a fixed order; empty only when the game is over or has stopped.
    pub fn legal_actions(&self) -> &[Action] {
        &self.state.options
    }

    /// Does a legal action and everything that follows from it up to the next question.
    ///
    /// # Errors
    /// [`Refused`], and nothing has changed; but [`Refused::Stopped`] where the action leads to a broken invariant.
    pub fn play(&mut self, action: Action) -> Result<(), Refused> {
        self.is_open()?;
        if !self.state.options.contains(&action) {
            return Err(Refused::NotLegal(action));
        }
        self.play_legal(action);
        self.has_not_stopped()
    }

    /// # Errors
    /// The game is over, or has stopped.
    fn is_open(&self) -> Result<(), Refused> {
        self.has_not_stopped()?;
        if self.state.outcome.is_some() { Err(Refused::Over) } else { Ok(()) }
    }

    fn has_not_stopped(&self) -> Result<(), Refused> {
        self.fault().map_or(Ok(()), |fault| Err(Refused::Stopped(*fault)))
    }

    /// Does an action that is known to be legal: for search. Whether it led to a fault, [`Game::fault`] says.
    pub fn play_legal(&mut self, action: Action) {
        self.begin_telling();
        self.answer_with(action);
        while self.auto && !self.always && self.state.outcome.is_none() && self.state.options.len() == 1 {
            let only = self.state.options[0];
            self.answer_with(only);
        }
    }

    /// A player gives up (CR 5.6.4).
    ///
    /// # Errors
    /// [`Refused::Over`] when the game is over, also for that player alone; [`Refused::Stopped`].
    pub fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        self.is_open()?;
        if seat.at() >= usize::from(self.state.seats) || self.state.player(seat).lost {
            return Err(Refused::Over);
        }
        self.begin_telling();
        self.note("5.6.4", Event::Conceded { player: seat });
        self.lose(&[seat]);
        // Others go on: what was asked is asked anew, of what is left; what is asked of the player is decided without them.
        self.state.question = None;
        self.state.options.clear();
        self.run();
        self.has_not_stopped()
    }
}

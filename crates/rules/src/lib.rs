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
//! - [`View::question`] returns the open [`Question`], [`View::legal_actions`] lists the legal actions, and
//!   [`Game::play`] performs one.
//! - [`View::visible`] decides what a player may see of a card.
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
//! println!("{:?} in round {}", game.state.outcome(), game.state.round());
//! assert!(game.state.outcome().is_some() && game.violation().is_none());
//! assert!(game.legal_actions().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod book;
mod edition;
mod explain;
mod flow;
mod position;
mod read;
mod rng;
mod sets;
mod state;
mod write;

pub use book::face::{AbilityScope, FaceAbilities};
pub use book::path::{AbilityName, AbilityPath, NoPath, TextSide};
pub use book::{BackFace, BookError, CardBook, CardDef};
pub use edition::Edition;
pub use explain::illegal::{IllegalReason, PilotProblem};
pub use explain::log::{GameLogEntry, Idle, LogEvent, LogField, LoggedCard, Source};
pub use flow::determinize::Determinizer;
pub use flow::game::{Game, PlayError};
pub use flow::setup::{Deck, SetupError};
pub use position::*;
pub use read::View;
pub use read::fingerprint::{Fingerprint, FingerprintMatch};
pub use read::handles::Handles;
pub use read::modifiers::{Restrictions, Stats};
pub use read::play_cost::CostComponent;
pub use read::view::Visibility;
pub use rng::Rng;
pub use sets::{Keywords, Traits};
pub use state::*;
pub use write::Writer;

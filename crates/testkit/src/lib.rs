//! Scenario tests: set up a board, act, check the result. For tests only.
//!
//! A failed assertion prints the board, the open question, its options and the latest log entries.
//!
//! # Main types
//!
//! - [`Scenario`] is a position, built from [`scenario()`]. Cards are given by name.
//! - [`Scene`] is the game that starts from it. Its `expect_...` methods check cards and questions.
//! - [`Player`] acts for one side: [`Scene::us`], [`Scene::them`].
//! - [`deck`](fn@deck) returns a bundled deck, for tests of whole games.
//!
//! # Example
//!
//! Attack a unit with an Overwhelm unit:
//!
//! ```
//! use testkit::scenario;
//!
//! let mut game = scenario().ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
//! game.us().attack("Wampa", "Battlefield Marine");
//! game.expect_gone("Battlefield Marine").expect_damage("Wampa", 3).expect_exhausted("Wampa");
//! game.them().expect_base_damage(1).pass();
//! ```

mod act;
mod deck;
mod describe;
mod expect;
mod label;
mod lookup;
mod scenario;

pub use act::{Player, Scene};
pub use deck::{deck, deck_of};
pub use describe::card_text;
pub use model::{Keyword, Trait};
pub use rules::LogEvent;
pub use rules::QuestionKind;
pub use scenario::{Scenario, UnitSpec, scenario, unit};

/// A side of a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The side the scenario is about: seat 0.
    Us,
    /// The opponent: seat 1.
    Them,
    /// The third player, if there is one ([`Scenario::third`]): seat 2.
    Third,
}

impl Side {
    pub(crate) fn seat(self) -> rules::Seat {
        match self {
            Side::Us => rules::Seat(0),
            Side::Them => rules::Seat(1),
            Side::Third => rules::Seat(2),
        }
    }

    pub(crate) fn of(seat: rules::Seat) -> Side {
        match seat.0 {
            0 => Side::Us,
            1 => Side::Them,
            _ => Side::Third,
        }
    }

    /// Returns the name of the side in failures: "us" or "them".
    pub(crate) fn word(self) -> &'static str {
        match self {
            Side::Us => "us",
            Side::Them => "them",
            Side::Third => "third",
        }
    }
}

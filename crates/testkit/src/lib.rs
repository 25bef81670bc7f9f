//! Scenario tests: set up a board, act, check the result. For tests only.
//!
//! A failed assertion prints the board, the open question, its options and the latest log entries. Start with
//! [`scenario`].

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

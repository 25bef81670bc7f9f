//! Decks: what was read, what is legal, and why the rest is not.
//!
//! A [`DeckList`] is what a file, a paste or a screen says; a [`LegalDeck`] can only come from a validator.
//! Invariant: no I/O and no clock; a format's figures are data. Start reading at [`check_limited`].

mod deck;
mod limited;
mod pool;
mod problem;
mod swudb;

pub use deck::{DeckList, Entry, LegalDeck};
pub use limited::{LimitedFormat, check_limited, minimum_deck_size};
pub use pool::{Pool, PoolError};
pub use problem::{Problem, ProblemCode};
pub use swudb::{DeckReadError, read_swudb, write_swudb};

//! Decks: deck lists, legality checks, and the reasons why a deck is not legal.
//!
//! A [`DeckList`] is a list as it was read from a file, the clipboard or the screen. A [`LegalDeck`] can be created
//! only by a validator.
//!
//! Invariant: no I/O and no clock; the figures of a format are data. Start with [`check_constructed`].

mod constructed;
mod deck;
mod formats;
mod limited;
mod odds;
mod pool;
mod problem;
mod published;
mod statistics;
mod trilogy;

pub use constructed::{check_constructed, constructed_minimum};
pub use deck::{DeckList, Entry, LegalDeck};
pub use formats::{
    CardPool, ConstructedFormat, FormatDataError, Formats, Limits, PoolStatus, Suspension, UnknownFormat,
};
pub use limited::{LimitedFormat, check_limited, minimum_deck_size};
pub use odds::{
    DRAWS_PER_ROUND, Odds, OddsError, OddsQuestion, OpeningHand, RoundOdds, hand_bases, odds, opening_hand,
};
pub use pool::{Pool, PoolError};
pub use problem::{CopyScope, Problem, ProblemCode};
pub use published::{PublishedDeck, house_decks, published_decks};
pub use statistics::{CurveStep, Statistics, statistics};
pub use trilogy::check_trilogy;

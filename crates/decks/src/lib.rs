//! Decks: deck lists, legality checks, and the reasons why a deck is not legal.
//!
//! Invariant: no I/O and no clock; the figures of a format are data.
//!
//! # Main types
//!
//! - [`DeckList`] is a list as it was read from a file, the clipboard or the screen.
//! - [`Problem`] is a reason why a deck is not legal, with its code, its cards and the rule. A deck is legal if
//!   [`check_constructed`], [`check_limited`] or [`check_trilogy`] returns none.
//! - [`Formats`] has the formats with their rotations and suspensions by date.
//! - [`statistics`] and [`odds`](fn@odds) return figures about a deck.
//!
//! # Example
//!
//! Check a deck and print its problems:
//!
//! ```
//! use decks::{ConstructedFormat, DeckList, Entry, Formats, Problem, check_constructed};
//!
//! let (catalog, formats) = (catalog::Catalog::embedded()?, Formats::embedded()?);
//! let list = DeckList {
//!     leaders: vec![Entry::new("SOR_005".parse()?, 1)],
//!     bases: vec![Entry::new("SOR_023".parse()?, 1)],
//!     main: vec![Entry::new("SOR_095".parse()?, 49)],
//!     ..DeckList::default()
//! };
//! let day = "2024-06-01".parse()?;
//! let problems = check_constructed(&catalog, &formats, &list, ConstructedFormat::Premier, day);
//! for problem in &problems {
//!     println!("{} ({}): {}", problem.code(), problem.rule, problem.names.join(", "));
//! }
//! let codes: Vec<&str> = problems.iter().map(Problem::code).collect();
//! assert_eq!(codes, ["deck.too_many_copies", "deck.too_few_cards"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod constructed;
mod deck;
mod formats;
mod legality;
mod limited;
mod odds;
mod pool;
mod problem;
mod published;
mod statistics;
mod trilogy;

pub use constructed::{check_constructed, constructed_minimum};
pub use deck::{DeckList, Entry};
pub use formats::{
    CardPool, ConstructedFormat, FormatDataError, Formats, Limits, PoolStatus, Suspension, UnknownFormat,
};
pub use legality::{Legality, UnknownCards, legality};
pub use limited::{LimitedFormat, check_limited, minimum_deck_size};
pub use odds::{
    DRAWS_PER_ROUND, Odds, OddsError, OddsQuestion, OpeningHand, RoundOdds, check_opening_hands, hand_bases, odds,
    opening_hand,
};
pub use pool::{Pool, PoolError};
pub use problem::{CopyScope, Problem, ProblemCode};
pub use published::{PublishedDeck, house_decks, published_decks};
pub use statistics::{CurveStep, Statistics, statistics};
pub use trilogy::check_trilogy;

//! Errors that prevent reading the input at all.

use std::fmt;

use decks::PoolError;
use thiserror::Error;

use crate::import_result::Place;
use crate::limits::{MAX_BYTES, MAX_CARDS, MAX_DECKS, MAX_ROWS};

/// The content expected in place of unreadable JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedShape {
    /// A deck with its leader, base and cards.
    Deck,
    /// The rows of a deck, each with a card number and a count.
    Rows,
    /// A pool with its set and cards.
    Pool,
    /// The code of the pool's set.
    PoolSet,
    /// The cards of the pool with their counts.
    PoolCards,
    /// The objects of a Tabletop Simulator save.
    TabletopObjects,
}

impl fmt::Display for ExpectedShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedShape::Deck => "a deck with leader, base and deck",
            ExpectedShape::Rows => "rows such as {\"id\": \"SOR_042\", \"count\": 3}",
            ExpectedShape::Pool => "a pool such as {\"set\": \"SOR\", \"cards\": {\"SOR_001\": 1}}",
            ExpectedShape::PoolSet => "the code of a set, such as \"SOR\"",
            ExpectedShape::PoolCards => "the cards with their counts",
            ExpectedShape::TabletopObjects => "a list of Tabletop Simulator objects",
        })
    }
}

/// An error that prevents reading the input at all.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReadError {
    /// The input is larger than [`MAX_BYTES`].
    #[error("the input has {bytes} bytes; at most {MAX_BYTES} can be read")]
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
    },
    /// The input is not text, such as a picture, an archive or damaged data.
    #[error("this is not text (byte {at}); save the deck as plain text, JSON or CSV in UTF-8")]
    NotText {
        /// Offset of the first byte that cannot be text, from 0.
        at: usize,
    },
    /// The input is empty or blank.
    #[error("there is nothing to read")]
    Empty,
    /// The input is a web address instead of a deck.
    #[error(
        "{address} is a web address, and nothing is downloaded; open it in a browser, export the deck \
         there (as JSON, text or for Melee), and paste or open the result"
    )]
    Address {
        /// The address, shortened.
        address: String,
    },
    /// The input starts like JSON but is not valid.
    #[error("line {line}, column {column}: this is not valid JSON ({what})")]
    Json {
        /// The line in the input, from 1.
        line: usize,
        /// The column in that line, from 1.
        column: usize,
        /// The message of the JSON parser.
        what: String,
    },
    /// The JSON is not a deck in any known format.
    #[error("{place}: expected {expected}")]
    Shape {
        /// The place in the input.
        place: Place,
        /// The expected content.
        expected: ExpectedShape,
    },
    /// The input is a pool of a limited event, not a deck.
    #[error("this is a card pool, not a deck")]
    IsAPool,
    /// No card was found or guessed in the text.
    #[error(
        "this text names no card of the game; use JSON, CSV, or lines such as \"3 | Name | Subtitle\" \
         or \"3 SOR_042\""
    )]
    NoCards,
    /// There are more rows than [`MAX_ROWS`].
    #[error("{place}: there are more than {MAX_ROWS} rows")]
    TooManyRows {
        /// The first row beyond the limit.
        place: Place,
    },
    /// There are more decks than [`MAX_DECKS`].
    #[error("there are {decks} decks; at most {MAX_DECKS} can be read together")]
    TooManyDecks {
        /// Number of decks in the input.
        decks: usize,
    },
    /// A deck has more cards than [`MAX_CARDS`].
    #[error("{place}: a deck can have at most {MAX_CARDS} cards")]
    TooManyCards {
        /// The row that exceeds the limit.
        place: Place,
    },
    /// An entry of a pool cannot be parsed.
    #[error("{place}: {text:?} is not a card number with a count, such as \"SOR_042\": 1")]
    PoolEntry {
        /// The place in the input.
        place: Place,
        /// The text of the entry, shortened.
        text: String,
    },
    /// The pool has a card or set that is not in the catalogue.
    #[error(transparent)]
    Pool(#[from] PoolError),
}

impl ReadError {
    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ReadError::TooLarge { .. } => "exchange.too_large",
            ReadError::NotText { .. } => "exchange.not_text",
            ReadError::Empty => "exchange.empty",
            ReadError::Address { .. } => "exchange.address",
            ReadError::Json { .. } => "exchange.json",
            ReadError::Shape { .. } => "exchange.shape",
            ReadError::IsAPool => "exchange.is_a_pool",
            ReadError::NoCards => "exchange.no_cards",
            ReadError::TooManyRows { .. } => "exchange.too_many_rows",
            ReadError::TooManyDecks { .. } => "exchange.too_many_decks",
            ReadError::TooManyCards { .. } => "exchange.too_many_cards",
            ReadError::PoolEntry { .. } => "exchange.pool_entry",
            ReadError::Pool(_) => "exchange.pool",
        }
    }

    /// Returns the place in the input.
    pub fn place(&self) -> Place {
        match self {
            ReadError::NotText { at } => Place::Byte(*at),
            ReadError::Json { line, .. } => Place::Line(*line),
            ReadError::Shape { place, .. }
            | ReadError::TooManyRows { place }
            | ReadError::TooManyCards { place }
            | ReadError::PoolEntry { place, .. } => place.clone(),
            ReadError::TooLarge { .. }
            | ReadError::Empty
            | ReadError::Address { .. }
            | ReadError::IsAPool
            | ReadError::NoCards
            | ReadError::TooManyDecks { .. }
            | ReadError::Pool(_) => Place::Whole,
        }
    }
}

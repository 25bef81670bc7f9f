//! Why nothing at all could be read.

use decks::PoolError;
use thiserror::Error;

use crate::limits::{MAX_BYTES, MAX_CARDS, MAX_DECKS, MAX_ROWS};
use crate::reading::Place;

/// Why nothing at all could be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReadError {
    /// The input is larger than [`MAX_BYTES`].
    #[error("the input has {bytes} bytes; at most {MAX_BYTES} are read")]
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
    },
    /// Not text: a picture, an archive, damaged bytes.
    #[error("this is not text (byte {at}); save the deck as plain text, JSON or CSV in UTF-8")]
    NotText {
        /// The first byte that no text has, from 0.
        at: usize,
    },
    /// The input is empty, or nothing but spaces.
    #[error("there is nothing to read")]
    Empty,
    /// The address of a deck instead of the deck.
    #[error(
        "{address} is an address, and nothing is fetched from the network; open it in a browser, export the deck \
         there (as JSON, text or for Melee), and paste or open what you get"
    )]
    Address {
        /// The address as it stands in the input, shortened.
        address: String,
    },
    /// Begins like JSON and is none.
    #[error("line {line}, column {column}: this is not whole JSON ({what})")]
    Json {
        /// The line of the input, from 1.
        line: usize,
        /// The column in that line, from 1.
        column: usize,
        /// What the JSON reader says is wrong there.
        what: String,
    },
    /// JSON, but no deck of any known shape.
    #[error("{place}: expected {expected}")]
    Shape {
        /// Where it stands in the input.
        place: Place,
        /// What should stand there: a list, a number, the name of a field.
        expected: &'static str,
    },
    /// A pool of a limited event where a deck is wanted.
    #[error("this is a pool of cards, not a deck")]
    IsAPool,
    /// Text in which no card could be found or guessed.
    #[error(
        "no card of the game was found in this text; a deck is JSON, CSV, or lines such as \"3 | Name | Subtitle\" \
         or \"3 SOR_042\""
    )]
    NoCards,
    /// More rows than [`MAX_ROWS`].
    #[error("{place}: there are more than {MAX_ROWS} rows")]
    TooManyRows {
        /// The first row too many.
        place: Place,
    },
    /// More decks than [`MAX_DECKS`].
    #[error("there are {decks} decks; at most {MAX_DECKS} are read at once")]
    TooManyDecks {
        /// Number of decks in the input.
        decks: usize,
    },
    /// More cards in one deck than [`MAX_CARDS`].
    #[error("{place}: a deck with more than {MAX_CARDS} cards is not read")]
    TooManyCards {
        /// The row that passed the limit.
        place: Place,
    },
    /// An entry of a pool that cannot be read.
    #[error("{place}: {text:?} is not a card number with a count, such as \"SOR_042\": 1")]
    PoolEntry {
        /// Where it stands in the input.
        place: Place,
        /// What stands there, shortened.
        text: String,
    },
    /// A pool that the catalogue does not know.
    #[error(transparent)]
    Pool(#[from] PoolError),
}

impl ReadError {
    /// The code that programs act on.
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

    /// Where it stands in the input.
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

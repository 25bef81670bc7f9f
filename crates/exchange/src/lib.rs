//! Import and export of decks and collections, in all formats that players and websites of the game use.
//!
//! Invariants:
//! - No I/O and no network.
//! - Untrusted bytes never cause a panic.
//! - In a deck, the number of any treatment leads to the standard card.
//! - The [limits] are checked before memory is allocated.
//!
//! # Main types
//!
//! - [`read`] detects the format and returns an [`ImportResult`]: decks or a collection.
//! - [`UnresolvedRow`] is a row that could not be matched, with its place and the closest names, so that nothing is
//!   lost silently.
//! - [`write`](fn@write) creates one of the formats in [`Target`]; [`write_collection`] writes a collection.
//!
//! # Example
//!
//! Read a deck list, print what could not be matched, and write the deck in another format:
//!
//! ```
//! use catalog::Catalog;
//! use exchange::{Target, UnresolvedReason};
//!
//! let catalog = Catalog::embedded()?;
//! let text = "Leader\n1 | Luke Skywalker | Faithful Friend\n\nMainDeck\n3 | Battlefield Marine\n2 | Wompa\n";
//! let import = exchange::read(&catalog, text.as_bytes())?;
//! for row in &import.unresolved {
//!     println!("{row}; nearest: {}", catalog.card(row.nearest[0]).name);
//! }
//! assert_eq!(import.unresolved[0].kind, UnresolvedReason::UnknownName);
//!
//! let deck = &import.decks()[0];
//! let json = exchange::write(&catalog, deck, Target::Swudb);
//! assert_eq!(exchange::read(&catalog, json.as_bytes())?.decks()[0].main, deck.main);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card_lookup;
mod decode;
mod error;
mod fields;
mod import_result;
mod json;
pub mod limits;
mod line;
mod merged;
mod number;
mod pool;
mod row_collector;
mod table;
mod text;
mod tts;
mod unresolved_text;
mod write;
mod write_json;
mod write_text;

pub use decode::{decode, text};
pub use error::{ExpectedShape, ReadError};
pub use import_result::{
    Content, ImportResult, InputFormat, OwnedPrinting, Place, Section, UnresolvedReason, UnresolvedRow,
};
pub use pool::read_pool;
pub use write::{Target, UnknownTarget, write, write_collection};
pub use write_json::{write_swudb, write_tts};

use catalog::Catalog;

/// Reads a deck, several decks or a collection from a file or the clipboard, and detects the format.
///
/// # Errors
/// [`ReadError`] if the bytes are not text, contain no cards of the game, or exceed one of the [limits]. Rows that
/// cannot be matched are not errors; they are in [`ImportResult::unresolved`].
pub fn read(catalog: &Catalog, bytes: &[u8]) -> Result<ImportResult, ReadError> {
    let text = decode::text(bytes)?;
    match json::document(&text)? {
        Some(document) => json::read(catalog, &document),
        None => match table::read(catalog, &text) {
            Some(reading) => reading,
            None => text::read(catalog, &text),
        },
    }
}

//! Decks and collections carried in and out, in every shape that players and sites of the game use.
//!
//! [`read`] recognises the shape itself; [`write`] makes one of the shapes. What cannot be placed is returned as a
//! [`Trouble`] with its place and the nearest names, so that nothing is lost in silence.
//! Invariants: no I/O and no network; untrusted bytes never panic; a number of any treatment leads to its plain card
//! in a deck; the [limits] are checked before memory is spent.
//! Start reading at [`read`].

mod claim;
mod decode;
mod error;
mod fields;
mod gather;
mod json;
pub mod limits;
mod line;
mod merged;
mod number;
mod pool;
mod reading;
mod table;
mod text;
mod tts;
mod write;
mod write_json;
mod write_text;

pub use decode::{decode, text};
pub use error::ReadError;
pub use pool::read_pool;
pub use reading::{Content, Owned, Place, Reading, Section, Shape, Trouble, TroubleKind};
pub use write::{Target, UnknownTarget, write, write_collection};
pub use write_json::{write_swudb, write_tts};

use catalog::Catalog;

/// Reads a deck, several decks or a collection from a file, a drop or the clipboard, whatever its shape.
///
/// # Errors
/// [`ReadError`] when the bytes are no text, nothing of the game stands in them, or they pass one of the [limits].
/// Single rows that cannot be placed are no error: they are in [`Reading::troubles`].
pub fn read(catalog: &Catalog, bytes: &[u8]) -> Result<Reading, ReadError> {
    let text = decode::text(bytes)?;
    match json::document(&text)? {
        Some(document) => json::read(catalog, &document),
        None => match table::read(catalog, &text) {
            Some(reading) => reading,
            None => text::read(catalog, &text),
        },
    }
}

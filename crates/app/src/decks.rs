//! Decks: the library with its versions, the collection, import and export, validation and odds.

mod aggregate;
mod check;
mod collection;
pub(crate) mod content;
pub mod figures;
pub mod files;
mod goldfish;
pub(crate) mod interchange;
mod library;
pub(crate) mod lists;
pub mod odds;
pub(crate) mod problems;
pub mod sheet;
pub mod verdict;
pub(crate) mod words;

pub use interchange::{COLLECTION_FILE, deck_file_name, sheet_file_name};

use std::sync::Arc;

use self::aggregate::LibraryDeck;
use crate::core::Core;
use crate::streams::Streams;

/// The deck library, the collection, and checks of decks.
pub struct Decks {
    core: Arc<Core>,
    streams: Streams<LibraryDeck>,
}

impl Decks {
    pub(crate) fn new(core: &Arc<Core>) -> Decks {
        Decks { core: Arc::clone(core), streams: Streams::new(core) }
    }
}

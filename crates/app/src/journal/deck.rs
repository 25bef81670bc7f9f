//! Decks on disk: the versions of a deck of the library, and the lists that an event stores.

use super::saved;
use crate::contract;

saved! {
    /// Copies of a card.
    struct CardCount for contract::CardCount {
        "id" id: String,
        "count" count: u32,
    }

    /// The format that a deck is built for.
    enum DeckFormat for contract::DeckFormat {
        "premier" Premier,
        "eternal" Eternal,
        "twinSuns" TwinSuns,
        "sealed" Sealed,
        "draft" Draft,
    }

    /// What was opened or drafted.
    struct PoolEntry for contract::PoolEntry {
        "set" set: String,
        "cards" cards: Vec<CardCount>,
    }

    /// The body of a deck's version in the library.
    struct DeckContent for contract::DeckContent {
        "name" name: String,
        "author" author: String,
        "format" format: DeckFormat,
        "leaders" leaders: Vec<String>,
        "bases" bases: Vec<String>,
        "main" main: Vec<CardCount>,
        "sideboard" sideboard: Vec<CardCount>,
        "pool" pool: Option<PoolEntry>,
        "notes" notes: String,
    }

    /// A list as an event stores it.
    struct DeckEntry for contract::DeckEntry {
        "leader" leader: Option<String>,
        "base" base: Option<String>,
        "cards" cards: Vec<CardCount>,
    }
}

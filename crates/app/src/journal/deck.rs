//! Decks on disk: versions of library decks, and the lists stored in an event.

use super::saved;
use crate::contract;

saved! {
    /// A number of copies of a card.
    struct CardCount for contract::CardCount {
        "id" id: String,
        "count" count: u32,
    }

    /// The format of a deck.
    enum DeckFormat for contract::DeckFormat {
        "premier" Premier,
        "eternal" Eternal,
        "twinSuns" TwinSuns,
        "sealed" Sealed,
        "draft" Draft,
    }

    /// The opened or drafted cards.
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

    /// A deck list stored in an event.
    struct DeckEntry for contract::DeckEntry {
        "leader" leader: Option<String>,
        "base" base: Option<String>,
        "cards" cards: Vec<CardCount>,
    }
}

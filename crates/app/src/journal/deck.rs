//! Decks on disk: versions of library decks, and the lists stored in an event.

use decks::{DeckList, Entry};
use model::CardNumber;
use serde::{Deserialize, Serialize};

use super::{Persisted, saved};
use crate::document;

saved! {
    /// A number of copies of a card.
    struct CardCount for document::deck::CardCount {
        "id" id: String,
        "count" count: u32,
    }

    /// The format of a deck.
    enum DeckFormat for document::deck::DeckFormat {
        "premier" Premier,
        "eternal" Eternal,
        "twinSuns" TwinSuns,
        "sealed" Sealed,
        "draft" Draft,
    }

    /// The opened or drafted cards.
    struct PoolEntry for document::deck::PoolEntry {
        "set" set: String,
        "cards" cards: Vec<CardCount>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "more_sets" more_sets: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "free_bases" free_bases: Vec<String>,
    }

    /// The body of a deck's version in the library.
    struct DeckContent for document::deck::DeckContent {
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

    /// A number of copies of a card in a list stored in an event.
    struct ListRow for decks::Entry {
        "id" card: CardNumber,
        "count" count: u32,
    }
}

/// A deck list stored in an event: a leader, a base and the main deck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct DeckEntry {
    leader: Option<CardNumber>,
    base: Option<CardNumber>,
    cards: Vec<ListRow>,
}

impl Persisted for DeckEntry {
    type Live = DeckList;
    fn of(live: &DeckList) -> DeckEntry {
        let first = |entries: &[Entry]| entries.first().map(|entry| entry.card);
        DeckEntry { leader: first(&live.leaders), base: first(&live.bases), cards: Persisted::of(&live.main) }
    }
    fn live(self) -> DeckList {
        let one = |card: Option<CardNumber>| card.map(|card| Entry::new(card, 1)).into_iter().collect();
        let (leaders, bases) = (one(self.leader), one(self.base));
        DeckList { leaders, bases, main: self.cards.live(), ..DeckList::default() }
    }
}

//! Deck lists as read, and validated legal decks.

use model::{CardId, CardNumber};

/// A row of a deck list: copies of one printing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The number in the list; it may be that of any printing.
    pub card: CardNumber,
    /// Number of copies.
    pub count: u32,
}

impl Entry {
    /// Creates a row with copies of one printing.
    pub fn new(card: CardNumber, count: u32) -> Self {
        Entry { card, count }
    }
}

/// An unchecked deck list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckList {
    /// The name, if the list has one.
    pub name: Option<String>,
    /// The author, if the list names one.
    pub author: Option<String>,
    /// Leaders; most formats require one.
    pub leaders: Vec<Entry>,
    /// Bases; every format requires one.
    pub bases: Vec<Entry>,
    /// The cards of the main deck.
    pub main: Vec<Entry>,
    /// The sideboard; in limited, the rest of the pool.
    pub sideboard: Vec<Entry>,
}

/// A deck that is legal in the format it was checked for. Only the validators of this crate create it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalDeck {
    leaders: Vec<CardId>,
    base: CardId,
    main: Vec<(CardId, u32)>,
    sideboard: Vec<(CardId, u32)>,
}

impl LegalDeck {
    pub(crate) fn new(
        leaders: Vec<CardId>,
        base: CardId,
        main: Vec<(CardId, u32)>,
        sideboard: Vec<(CardId, u32)>,
    ) -> Self {
        LegalDeck { leaders, base, main, sideboard }
    }

    /// Returns the leaders: one, or two in Twin Suns.
    pub fn leaders(&self) -> &[CardId] {
        &self.leaders
    }

    /// Returns the base.
    pub fn base(&self) -> CardId {
        self.base
    }

    /// Returns the cards of the main deck with their counts, each card once, by id.
    pub fn main(&self) -> &[(CardId, u32)] {
        &self.main
    }

    /// Returns the cards of the sideboard with their counts, each card once, by id.
    pub fn sideboard(&self) -> &[(CardId, u32)] {
        &self.sideboard
    }

    /// Returns the number of cards in the main deck, without leader and base.
    pub fn size(&self) -> u32 {
        self.main.iter().fold(0, |sum, (_, count)| sum.saturating_add(*count))
    }
}

//! A deck as read, and a deck that a validator has passed.

use model::{CardId, CardNumber};

/// Copies of one printing, as a list names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The number in the list; it may be any printing's.
    pub card: CardNumber,
    /// Number of copies, from 1.
    pub count: u32,
}

impl Entry {
    /// Copies of one printing.
    pub fn new(card: CardNumber, count: u32) -> Self {
        Entry { card, count }
    }
}

/// A deck as it was read; nothing in it has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckList {
    /// Its name, where the list has one.
    pub name: Option<String>,
    /// Who made it, where the list says so.
    pub author: Option<String>,
    /// Leaders; most formats want one.
    pub leaders: Vec<Entry>,
    /// Bases; every format wants one.
    pub bases: Vec<Entry>,
    /// The cards of the main deck.
    pub main: Vec<Entry>,
    /// The sideboard; in limited the rest of the pool.
    pub sideboard: Vec<Entry>,
}

/// A deck that is legal in the format it was checked for. Only this crate's validators make one.
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

    /// The leaders: one, or two in Twin Suns.
    pub fn leaders(&self) -> &[CardId] {
        &self.leaders
    }

    /// The base, which every legal deck has.
    pub fn base(&self) -> CardId {
        self.base
    }

    /// Its cards with their counts, each card once, by id.
    pub fn main(&self) -> &[(CardId, u32)] {
        &self.main
    }

    /// Its sideboard with counts, each card once, by id.
    pub fn sideboard(&self) -> &[(CardId, u32)] {
        &self.sideboard
    }

    /// How many cards the deck has, leader and base not counted.
    pub fn size(&self) -> u32 {
        self.main.iter().fold(0, |sum, (_, count)| sum.saturating_add(*count))
    }
}

//! Deck lists as read.

use model::CardNumber;

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

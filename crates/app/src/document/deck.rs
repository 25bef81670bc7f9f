//! The body of a deck's version in the library, edited in the builder. [`crate::decks::content`] reads it into checked
//! types.

use serde::{Deserialize, Serialize};

wire! {
    /// Copies of a card.
    #[derive(Eq)]
    pub struct CardCount {
        /// The card's number, such as SOR_010.
        pub id: String,
        /// Number of copies, from 1.
        pub count: u32,
    }

    /// The format that a deck of the library is built for. (A Trilogy is three Premier or Eternal decks of it.)
    #[derive(Copy, Eq)]
    pub enum DeckFormat {
        /// Premier: the sets of the two newest rotation symbols (CR 9.2.2D).
        Premier,
        /// Eternal: every released card (CR 9.2).
        Eternal,
        /// Two leaders, one copy of each card.
        TwinSuns,
        /// A deck built from a sealed pool (CR 10.2).
        Sealed,
        /// A deck built from a drafted pool (CR 10.3).
        Draft,
    }

    /// The pool of opened or drafted cards.
    #[derive(Eq)]
    pub struct PoolEntry {
        /// The code of the set, such as "SOR".
        pub set: String,
        /// Leaders, bases and cards with their copies.
        pub cards: Vec<CardCount>,
        /// Codes of further sets that were opened.
        #[serde(default)]
        pub more_sets: Vec<String>,
        /// Numbers of bases that may be used although they are not among the cards, as in a cube.
        #[serde(default)]
        pub free_bases: Vec<String>,
    }

    /// A deck in the builder. Card numbers are those of standard printings; unknown numbers are kept and reported.
    #[derive(Eq)]
    pub struct DeckContent {
        /// The name.
        pub name: String,
        /// The author; may be empty.
        pub author: String,
        /// The format that the deck is built for.
        pub format: DeckFormat,
        /// Card numbers of the leaders.
        pub leaders: Vec<String>,
        /// Card numbers of the bases.
        pub bases: Vec<String>,
        /// The cards of the main deck.
        pub main: Vec<CardCount>,
        /// The sideboard. Empty in limited formats, where it is the rest of the pool.
        pub sideboard: Vec<CardCount>,
        /// The pool of a limited deck.
        pub pool: Option<PoolEntry>,
        /// The author's notes.
        pub notes: String,
    }
}

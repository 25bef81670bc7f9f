//! Decks that are built from a pool at an event.

use serde::{Deserialize, Serialize};

use super::CardFace;

wire! {
    /// A card of a pool with the copies held and those in the deck.
    pub struct PoolCard {
        /// The card as it is shown.
        pub face: CardFace,
        /// Copies in the pool.
        pub count: u32,
    }

    /// A list as the deck screen holds it. Cards that are not in the deck are the sideboard.
    #[derive(Default, Eq)]
    pub struct DeckEntry {
        /// The leader's card number.
        pub leader: Option<String>,
        /// The base's card number.
        pub base: Option<String>,
        /// Numbers and copies of the cards in the deck.
        pub cards: Vec<CardCount>,
    }

    /// Copies of a card.
    #[derive(Eq)]
    pub struct CardCount {
        /// The card's number, such as SOR_010.
        pub id: String,
        /// Number of copies, from 1.
        pub count: u32,
    }

    /// One thing that is wrong with a deck.
    pub struct ProblemView {
        /// The code that programs act on, "deck.too_few_cards".
        pub code: String,
        /// The same in words, for people.
        pub message: String,
        /// The cards concerned, by name.
        pub cards: Vec<String>,
        /// Their numbers, in the same order.
        pub card_ids: Vec<String>,
        /// Which deck of a Trilogy, from 1.
        pub deck: Option<u32>,
        /// Number of the rule that it rests on.
        pub rule: String,
    }

    /// What the validator and the counters say of a list.
    pub struct DeckCheck {
        /// Whether it is legal.
        pub legal: bool,
        /// Everything that is wrong.
        pub problems: Vec<ProblemView>,
        /// Cards in the deck, leader and base not counted.
        pub size: u32,
        /// The least it needs.
        pub minimum: u32,
        /// Cards by cost, 0 to 7 and above.
        pub curve: Vec<u32>,
        /// Cards that cost an aspect penalty with this leader and base (CR 8.1), by number.
        pub off_aspect: Vec<String>,
    }

    /// The deck screen of a player in a limited event.
    pub struct DeckView {
        /// The event's number in this database.
        pub event: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The player's name, as entered.
        pub name: String,
        /// The pool: leaders, bases and cards.
        pub pool: Vec<PoolCard>,
        /// The Common bases of the set, free to use (CR 10.3.4C).
        pub free_bases: Vec<CardFace>,
        /// The list as saved, or empty.
        pub list: DeckEntry,
        /// What the validator says of it.
        pub check: DeckCheck,
    }
}

//! Decks built from a pool at an event.

use serde::{Deserialize, Serialize};

use super::{CardCount, CardFace};

wire! {
    /// A card of a pool with its copies.
    pub struct PoolCard {
        /// The card.
        pub face: CardFace,
        /// Copies in the pool.
        pub count: u32,
    }

    /// A deck list on the deck screen. Cards outside the deck are the sideboard.
    #[derive(Default, Eq)]
    pub struct DeckEntry {
        /// The leader's card number.
        pub leader: Option<String>,
        /// The base's card number.
        pub base: Option<String>,
        /// Numbers and copies of the cards in the deck.
        pub cards: Vec<CardCount>,
    }

    /// A problem with a deck.
    pub struct ProblemView {
        /// The code for programs, such as "deck.too_few_cards".
        pub code: String,
        /// The message for people.
        pub message: String,
        /// The names of the affected cards.
        pub cards: Vec<String>,
        /// The numbers of the affected cards, in the same order.
        pub card_ids: Vec<String>,
        /// The deck of a Trilogy, from 1.
        pub deck: Option<u32>,
        /// The number of the rule behind it.
        pub rule: String,
    }

    /// The validation report and statistics of a list.
    pub struct DeckCheck {
        /// `true` if it is legal.
        pub legal: bool,
        /// All problems.
        pub problems: Vec<ProblemView>,
        /// Cards in the deck, leader and base not counted.
        pub size: u32,
        /// Minimum deck size.
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
        /// The saved list; may be empty.
        pub list: DeckEntry,
        /// The validation report.
        pub check: DeckCheck,
    }
}

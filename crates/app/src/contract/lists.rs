//! Deck lists of an event: how they look before they are registered, and whether they are legal.

use serde::{Deserialize, Serialize};

use super::TroubleView;

wire! {
    /// The rules that the lists of an event are checked by.
    #[derive(Copy, Eq)]
    pub enum ListFormat {
        /// Premier (CR 9.2).
        Premier,
        /// Two leaders, one copy of each card (CR 12).
        TwinSuns,
        /// Three decks (CR 9.3).
        Trilogy,
        /// A deck from opened boosters (CR 10.2).
        Sealed,
        /// A deck from drafted cards (CR 10.3).
        Draft,
    }

    /// A deck list with what the validator says of it.
    #[derive(Eq)]
    pub struct ListCheck {
        /// The rules that it was checked by.
        pub format: ListFormat,
        /// The day for which it was checked, `YYYY-MM-DD`.
        pub on: String,
        /// The names of leaders and base.
        pub front: Vec<String>,
        /// Cards in the deck, leaders and base not counted.
        pub size: u32,
        /// Cards in the sideboard.
        pub sideboard_size: u32,
        /// Whether it is legal. An illegal list can be registered: a judge decides.
        pub legal: bool,
        /// Everything that is wrong, in words. Where the pool is not known, whether the cards are in it is not checked.
        pub problems: Vec<String>,
        /// Whether its cards could be read; otherwise `problems` has the reason, and the counts are 0.
        pub readable: bool,
    }

    /// A deck list before it is registered.
    pub struct ListPreview {
        /// The name under which it will be registered.
        pub name: String,
        /// What the validator says of the cards that could be read.
        pub check: ListCheck,
        /// Rows that could not be read. While there are any, the list is refused.
        pub unread: Vec<TroubleView>,
    }
}

impl ListFormat {
    /// Returns the name of the format, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            ListFormat::Premier => "Premier",
            ListFormat::TwinSuns => "Twin Suns",
            ListFormat::Trilogy => "Trilogy",
            ListFormat::Sealed => "Sealed",
            ListFormat::Draft => "Draft",
        }
    }
}

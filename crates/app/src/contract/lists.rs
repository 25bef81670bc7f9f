//! Deck lists of an event: preview and legality.

use serde::{Deserialize, Serialize};

use super::UnresolvedRowView;

wire! {
    /// The format of an event's deck lists.
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

    /// The answer to the question whether a deck list is legal.
    #[derive(Copy, Eq)]
    pub enum LegalityAnswer {
        /// No rule is broken, and all cards are known.
        Legal,
        /// A rule is broken, whatever the unknown cards are.
        Illegal,
        /// The list has cards of a set that is known only in part, and no rule is broken by the others.
        CannotBeJudged,
    }

    /// The legality check of a deck list.
    #[derive(Eq)]
    pub struct ListCheck {
        /// The format of the check.
        pub format: ListFormat,
        /// The date of the check, `YYYY-MM-DD`.
        pub on: String,
        /// The names of leaders and base.
        pub front: Vec<String>,
        /// Cards in the deck, leaders and base not counted.
        pub size: u32,
        /// Cards in the sideboard.
        pub sideboard_size: u32,
        /// `true` if it is legal. Illegal lists can be registered too: a judge decides.
        pub legal: bool,
        /// The same as one of three answers: a list with unknown cards of a known set cannot be judged.
        pub answer: LegalityAnswer,
        /// The known cards that the engine cannot play with, by name.
        pub not_playable: Vec<String>,
        /// All problems, as text. If the pool is unknown, it is not checked.
        pub problems: Vec<String>,
        /// `true` if the cards could be read; otherwise `problems` has the reason and the counts are 0.
        pub readable: bool,
    }

    /// A preview of a deck list to register.
    pub struct ListPreview {
        /// The name to register.
        pub name: String,
        /// The legality check of the readable cards.
        pub check: ListCheck,
        /// The unreadable rows. The list is rejected while there are any.
        pub unread: Vec<UnresolvedRowView>,
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

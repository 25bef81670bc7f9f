//! Tier lists of sets for drafters.

use serde::{Deserialize, Serialize};

wire! {
    /// A tier of a tier list, best first.
    #[derive(Copy, Eq, PartialOrd, Ord)]
    pub enum CardTierName {
        /// The best 5 %.
        S,
        /// The next 15 %.
        A,
        /// The next 30 %.
        B,
        /// The next 30 %.
        C,
        /// The last 20 %.
        D,
    }

    /// A reason for the rating of a card.
    #[derive(Copy, Eq)]
    pub enum TierReasonName {
        /// It takes units off the board.
        Removal,
        /// It draws cards.
        Draw,
        /// It creates units.
        Units,
        /// It gives tokens.
        Tokens,
        /// It makes opponents discard.
        Discard,
        /// It adds resources.
        Resources,
        /// Its power and HP are above those of other units of this cost in the set.
        Large,
        /// Its power and HP are below those of other units of this cost in the set.
        Small,
        /// Its decks won more games between bots than its figures and text suggest.
        Winning,
        /// Its decks won fewer games between bots than its figures and text suggest.
        Losing,
    }

    /// A card of a tier list.
    #[derive(Eq)]
    pub struct TierLine {
        /// The card number.
        pub id: String,
        /// The tier among the leaders, or among the other cards.
        pub tier: CardTierName,
        /// The rating of the bots; higher is better.
        pub rating: i32,
        /// The reasons, the most telling first.
        pub reasons: Vec<TierReasonName>,
    }
}

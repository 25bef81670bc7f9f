//! Figures over events: how decks and first players fared.

use serde::{Deserialize, Serialize};

wire! {
    /// An event by its number and name.
    #[derive(Eq)]
    pub struct EventRef {
        /// The number in this database.
        pub event: u32,
        /// The name, as it was entered.
        pub name: String,
    }

    /// A share with where the true one lies, with 95 per cent confidence (Wilson's interval).
    #[derive(Copy)]
    pub struct ShareView {
        /// Per cent; none where nothing was counted.
        pub percent: Option<f64>,
        /// The lower end of the interval, in per cent.
        pub low: f64,
        /// The upper end of the interval, in per cent.
        pub high: f64,
    }

    /// How decks with something in common fared.
    pub struct RateView {
        /// The number of the leader or base, or the name of the aspect.
        pub id: String,
        /// The name by which people know it.
        pub name: String,
        /// Decks with it that played.
        pub decks: u32,
        /// Matches against decks without it.
        pub matches: u32,
        /// Number of matches won.
        pub wins: u32,
        /// Number of matches lost.
        pub losses: u32,
        /// Without a winner: in `matches`, not in the share.
        pub draws: u32,
        /// Matches of two decks that both have it: left out of everything else.
        pub mirrors: u32,
        /// Matches won of those with a winner.
        pub share: ShareView,
    }

    /// How often the first player won.
    pub struct FirstPlayerView {
        /// Games with a winner of which it is known who began.
        pub games: u32,
        /// Won by who began.
        pub won: u32,
        /// Drawn games of which it is known who began: not in `games`.
        pub drawn: u32,
        /// Games of which nobody wrote down who began.
        pub unknown: u32,
        /// Games won by who began.
        pub share: ShareView,
    }

    /// Figures over one event or several.
    pub struct StatisticsView {
        /// The events that are counted.
        pub events: Vec<EventRef>,
        /// Matches that were played between two known decks (in Trilogy games: each has its own decks).
        pub matches: u32,
        /// Matches that were played, of which a deck is not known: in no share of decks.
        pub unknown: u32,
        /// Leaders, the most played first.
        pub leaders: Vec<RateView>,
        /// Win rates by base, most matches first.
        pub bases: Vec<RateView>,
        /// Aspects that leader and base of a deck provide.
        pub aspects: Vec<RateView>,
        /// How often the first player won.
        pub first: FirstPlayerView,
        /// Whether a bot took part in any of the events.
        pub has_bots: bool,
        /// What was left out, in words.
        pub remarks: Vec<String>,
    }
}

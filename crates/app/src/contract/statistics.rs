//! Statistics over events: win rates of decks and first players.

use serde::{Deserialize, Serialize};

wire! {
    /// An event by its number and name.
    #[derive(Eq)]
    pub struct EventRef {
        /// The number in this database.
        pub event: u32,
        /// The name, as entered.
        pub name: String,
    }

    /// A share with its 95 % confidence interval (Wilson).
    #[derive(Copy)]
    pub struct ShareView {
        /// Percentage; `None` if nothing was counted.
        pub percent: Option<f64>,
        /// The lower end of the interval, in per cent.
        pub low: f64,
        /// The upper end of the interval, in per cent.
        pub high: f64,
    }

    /// The win rate of decks with something in common.
    pub struct RateView {
        /// The number of the leader or base, or the name of the aspect.
        pub id: String,
        /// The name.
        pub name: String,
        /// Number of decks that played.
        pub decks: u32,
        /// Number of matches against other decks.
        pub matches: u32,
        /// Number of matches won.
        pub wins: u32,
        /// Number of matches lost.
        pub losses: u32,
        /// Number of drawn matches, counted in `matches` but not in `share`.
        pub draws: u32,
        /// Number of mirror matches, which are excluded from all other counts.
        pub mirrors: u32,
        /// Share of matches won, without draws.
        pub share: ShareView,
    }

    /// The win rate of the first player.
    pub struct FirstPlayerView {
        /// Number of games with a winner and a recorded first player.
        pub games: u32,
        /// Number of games won by the first player.
        pub won: u32,
        /// Number of drawn games with a recorded first player; not in `games`.
        pub drawn: u32,
        /// Number of games without a recorded first player.
        pub unknown: u32,
        /// Share of games won by the first player.
        pub share: ShareView,
    }

    /// Statistics over one or more events.
    pub struct StatisticsView {
        /// The events.
        pub events: Vec<EventRef>,
        /// Number of matches between two known decks (in Trilogy: games).
        pub matches: u32,
        /// Number of matches with an unknown deck, which are excluded from win rates.
        pub unknown: u32,
        /// Win rates by leader, most matches first.
        pub leaders: Vec<RateView>,
        /// Win rates by base, most matches first.
        pub bases: Vec<RateView>,
        /// Win rates by aspect of leader and base.
        pub aspects: Vec<RateView>,
        /// The win rate of the first player.
        pub first: FirstPlayerView,
        /// `true` if a bot played in any of the events.
        pub has_bots: bool,
        /// Remarks on excluded data, as text.
        pub remarks: Vec<String>,
    }
}

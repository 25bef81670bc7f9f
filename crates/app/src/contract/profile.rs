//! Rules profiles: scoring, ranking, times and penalties of events.

use serde::{Deserialize, Serialize};

wire! {
    /// The rules profile.
    pub struct ProfileView {
        /// The key.
        pub key: String,
        /// The name.
        pub name: String,
        /// A description of the tiebreakers and the floor.
        pub describes: String,
        /// The ranking criteria of Swiss rounds, the most important first.
        pub ranked_by: String,
        /// The formula of the match-win percentage.
        pub match_win_share: String,
        /// The least match-win percentage that counts for opponents: "1/3".
        pub floor: String,
        /// `true` for a built-in profile; only custom profiles can be changed.
        pub shipped: bool,
        /// Number of boosters per player in sealed.
        pub sealed_packs: u32,
        /// Best of 1, 3 or 5 games, unless the event sets another number.
        pub best_of: u32,
        /// Length of a round in minutes.
        pub round_minutes: u32,
        /// Length of a best-of-one round in minutes.
        pub single_game_minutes: u32,
        /// Length of a top cut round in minutes; 0 means no limit.
        pub cut_minutes: u32,
    }

    /// A problem with an edited profile.
    pub struct ProfileProblemView {
        /// A code for programs.
        pub code: String,
        /// The field, with the index in a list from 0.
        pub field: String,
        /// The message.
        pub message: String,
    }
}

//! Rules profiles: by what an event scores, ranks, times and penalises.

use serde::{Deserialize, Serialize};

wire! {
    /// The rules profile in force.
    pub struct ProfileView {
        /// The key by which it is chosen.
        pub key: String,
        /// The name by which people know it.
        pub name: String,
        /// The order of tiebreakers and the floor, in words.
        pub describes: String,
        /// Whether the program brings it; one's own can be changed.
        pub shipped: bool,
        /// How many boosters each player opens in sealed.
        pub sealed_packs: u32,
        /// Best of so many games, unless the event sets another number.
        pub best_of: u32,
        /// Length of a round in minutes.
        pub round_minutes: u32,
        /// Length of a best-of-one round in minutes.
        pub single_game_minutes: u32,
        /// Length of a top cut round in minutes; 0 means no limit.
        pub cut_minutes: u32,
    }

    /// Something that is wrong with an edited profile.
    pub struct ProfileProblemView {
        /// A code for programs.
        pub code: String,
        /// The field, with the place in a list from 0.
        pub field: String,
        /// What is wrong, in words.
        pub message: String,
    }
}

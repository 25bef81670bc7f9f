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

//! What is known of a person's own pictures of cards.

use serde::{Deserialize, Serialize};

wire! {
    /// The folder with pictures of cards that a person has pointed the program at.
    #[derive(Eq)]
    pub struct CardImages {
        /// The folder; none when none was chosen.
        pub folder: Option<String>,
        /// Of how many cards it has a picture.
        pub cards: u32,
        /// Why it cannot be read now, in words.
        pub problem: Option<String>,
    }
}

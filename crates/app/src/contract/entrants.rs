//! Players of a text that is looked at before it is entered.

use serde::{Deserialize, Serialize};

use super::ListPreview;

wire! {
    /// As what a text of players was read.
    #[derive(Copy, Eq)]
    pub enum PlayersShape {
        /// One name a line.
        Names,
        /// CSV with a row for each player.
        Table,
        /// CSV with a row for each card of each player.
        CardRows,
        /// JSON with an object for each player or deck.
        Json,
    }

    /// What a text would enter.
    pub struct EntrantsView {
        /// As what it was read.
        pub shape: PlayersShape,
        /// The players, in the order of the text.
        pub players: Vec<EntrantView>,
        /// The heads of columns that nothing is read from.
        pub unused: Vec<String>,
    }

    /// A player of the text.
    pub struct EntrantView {
        /// The name, as it will be entered.
        pub name: String,
        /// Whether the player is in the event already, so that only the lists come.
        pub known: bool,
        /// The deck lists beside the name.
        pub decks: Vec<EntrantDeckView>,
    }

    /// A deck list beside a name.
    pub struct EntrantDeckView {
        /// Which of the player's decks it is, from 1.
        pub slot: u32,
        /// What it is called; none when it is not taken in.
        pub name: Option<String>,
        /// Why it is not taken in, in words.
        pub problem: Option<String>,
        /// The list, where it could be read at all.
        pub preview: Option<ListPreview>,
    }
}

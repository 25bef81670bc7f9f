//! A preview of players to import.

use serde::{Deserialize, Serialize};

use super::ListPreview;

wire! {
    /// A recognised format of a list of players.
    #[derive(Copy, Eq)]
    pub enum PlayerListFormat {
        /// One name per line.
        Names,
        /// CSV with one row per player.
        Table,
        /// CSV with one row per card of each player.
        CardRows,
        /// JSON with one object per player or deck.
        Json,
    }

    /// The preview of an import.
    pub struct PlayerImportView {
        /// The recognised format.
        pub shape: PlayerListFormat,
        /// The players, in text order.
        pub players: Vec<ImportedPlayerView>,
        /// The headers of unused columns.
        pub unused: Vec<String>,
    }

    /// A player of the text.
    pub struct ImportedPlayerView {
        /// The name to add.
        pub name: String,
        /// `true` if the player is already in the event, so that only the deck lists are imported.
        pub known: bool,
        /// The player's deck lists.
        pub decks: Vec<ImportedDeckView>,
    }

    /// A deck list of an imported player.
    pub struct ImportedDeckView {
        /// The deck's slot, from 1.
        pub slot: u32,
        /// The deck's name; `None` if the list is not imported.
        pub name: Option<String>,
        /// The reason it is not imported, as text.
        pub problem: Option<String>,
        /// The list, if it could be read.
        pub preview: Option<ListPreview>,
    }
}

//! Custom card images and custom card names.

use serde::{Deserialize, Serialize};

wire! {
    /// The folder of custom card images.
    #[derive(Eq)]
    pub struct CardImages {
        /// The folder; `None` if none is chosen.
        pub folder: Option<String>,
        /// Number of cards with an image.
        pub cards: u32,
        /// The reason it cannot be read now, as text.
        pub problem: Option<String>,
    }
    /// A report on missing and invalid card images.
    #[derive(Eq)]
    pub struct CardImageReport {
        /// Every set, in order of release.
        pub sets: Vec<SetImages>,
        /// Files that look like card images but are not valid, each with the reason.
        pub refused: Vec<String>,
    }

    /// The card images of a set.
    #[derive(Eq)]
    pub struct SetImages {
        /// The code, such as "SOR".
        pub set: String,
        /// The name.
        pub name: String,
        /// Number of possible images: one for each card, and a second for each leader.
        pub all: u32,
        /// Number of images found.
        pub here: u32,
        /// The missing images, in order of card number.
        pub missing: Vec<MissingImage>,
    }

    /// A missing image.
    #[derive(Eq)]
    pub struct MissingImage {
        /// The number of the card, which is a valid file name.
        pub id: String,
        /// The name, with the subtitle.
        pub name: String,
        /// `true` for the other side of a leader ("SOR_005-back").
        pub back: bool,
    }

    /// The custom card names in another language.
    #[derive(Eq, Default)]
    pub struct CustomCardNamesView {
        /// The file; `None` if none is chosen.
        pub file: Option<String>,
        /// The names by card number.
        pub names: Vec<CustomCardName>,
        /// Number of lines that name a card.
        pub lines: u32,
        /// Number of unresolved lines.
        pub unplaced: u32,
        /// The first unresolved lines, each with its line number.
        pub told: Vec<String>,
        /// The reason it cannot be read now, as text.
        pub problem: Option<String>,
    }

    /// A card's name in another language.
    #[derive(Eq)]
    pub struct CustomCardName {
        /// The number of the card.
        pub id: String,
        /// The name.
        pub name: String,
        /// The subtitle, if the file has it.
        pub subtitle: Option<String>,
    }
}

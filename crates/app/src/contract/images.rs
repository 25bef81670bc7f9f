//! What is known of a person's own pictures of cards, and of the file with their names in another language.

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
    /// Which cards the folder has no picture of, and what in it is none.
    #[derive(Eq)]
    pub struct ImagesReport {
        /// Every set, in order of release.
        pub sets: Vec<ImagesOfSet>,
        /// Files that look like pictures of cards and are none, each with the reason.
        pub refused: Vec<String>,
    }

    /// The pictures of a set.
    #[derive(Eq)]
    pub struct ImagesOfSet {
        /// Its code, such as "SOR".
        pub set: String,
        /// Its name.
        pub name: String,
        /// How many pictures it could have: one for each card, a second for each leader.
        pub all: u32,
        /// How many it has.
        pub here: u32,
        /// What it lacks, in the order of the numbers.
        pub missing: Vec<MissingImage>,
    }

    /// A picture that is not there.
    #[derive(Eq)]
    pub struct MissingImage {
        /// The number of the card; the file may be called so.
        pub id: String,
        /// Its name, with the subtitle.
        pub name: String,
        /// It is the other side of a leader ("SOR_005-back").
        pub back: bool,
    }

    /// What is known of the person's own file with names of cards in another language.
    #[derive(Eq, Default)]
    pub struct OwnNamesView {
        /// The file; none when none was chosen.
        pub file: Option<String>,
        /// The names, by the numbers of all cards that have them.
        pub names: Vec<OwnCardName>,
        /// How many lines of the file name a card.
        pub lines: u32,
        /// How many lines could not be placed.
        pub unplaced: u32,
        /// The first of those, each with its line.
        pub told: Vec<String>,
        /// Why it cannot be read now, in words.
        pub problem: Option<String>,
    }

    /// What a card is called in another language.
    #[derive(Eq)]
    pub struct OwnCardName {
        /// The number of the card.
        pub id: String,
        /// Its name there.
        pub name: String,
        /// Its subtitle there, where the file has it.
        pub subtitle: Option<String>,
    }
}

//! Writing of decks in all output formats.

use std::fmt;
use std::str::FromStr;

use catalog::Catalog;
use decks::DeckList;
use thiserror::Error;

use crate::import_result::OwnedPrinting;
use crate::write_json::{swudb_text, write_tts};
use crate::write_text::{collection, csv, lines, picklist};

/// The output formats for decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// SWUDB's JSON, in the variant that Karabast also accepts.
    Swudb,
    /// Melee's text format.
    Melee,
    /// The text format of swu.com and swubase.
    Text,
    /// A picklist: a box for each copy, and all accepted printings.
    Picklist,
    /// A saved object of Tabletop Simulator, without pictures.
    Tts,
    /// SWUDB's CSV format for decks.
    Csv,
}

impl Target {
    /// All output formats.
    pub const ALL: [Target; 6] =
        [Target::Swudb, Target::Melee, Target::Text, Target::Picklist, Target::Tts, Target::Csv];

    /// Returns the word used in commands.
    pub fn word(self) -> &'static str {
        match self {
            Target::Swudb => "swudb",
            Target::Melee => "melee",
            Target::Text => "text",
            Target::Picklist => "picklist",
            Target::Tts => "tts",
            Target::Csv => "csv",
        }
    }

    /// Returns the file extension of the format.
    pub fn extension(self) -> &'static str {
        match self {
            Target::Swudb | Target::Tts => "json",
            Target::Melee | Target::Text | Target::Picklist => "txt",
            Target::Csv => "csv",
        }
    }
}

/// A word that is not the name of an output format.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not a deck format; the formats are swudb, melee, text, picklist, tts and csv")]
pub struct UnknownTarget(pub String);

impl FromStr for Target {
    type Err = UnknownTarget;

    /// Parses the word, ignoring case.
    fn from_str(s: &str) -> Result<Self, UnknownTarget> {
        let found = Target::ALL.into_iter().find(|target| target.word().eq_ignore_ascii_case(s.trim()));
        found.ok_or_else(|| UnknownTarget(s.chars().take(40).collect()))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Writes a deck in one of the formats. Numbers of other treatments become their plain number, rows of one card are
/// merged, and rows with count 0 are left out. Unknown numbers are written unchanged.
pub fn write(catalog: &Catalog, list: &DeckList, to: Target) -> String {
    match to {
        Target::Swudb => swudb_text(catalog, list),
        Target::Melee => lines(catalog, list, ["Leader", "Leaders", "Base", "MainDeck", "Sideboard"]),
        Target::Text => lines(catalog, list, ["Leaders", "Leaders", "Base", "Deck", "Sideboard"]),
        Target::Picklist => picklist(catalog, list),
        Target::Tts => write_tts(catalog, list, None).to_string(),
        Target::Csv => csv(catalog, list),
    }
}

/// Writes a collection in SWUDB's CSV format, which most websites accept. Rows with count 0 are left out.
pub fn write_collection(owned: &[OwnedPrinting]) -> String {
    collection(owned)
}

//! The shapes that decks are written in.

use std::fmt;
use std::str::FromStr;

use catalog::Catalog;
use decks::DeckList;
use thiserror::Error;

use crate::reading::Owned;
use crate::write_json::{swudb_text, write_tts};
use crate::write_text::{collection, csv, lines, picklist};

/// The shapes that decks are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// SWUDB's JSON, so that Karabast takes it too.
    Swudb,
    /// The text that Melee takes.
    Melee,
    /// The text of swu.com and swubase.
    Text,
    /// A picklist: a box for each copy, and every printing that will do.
    Picklist,
    /// A saved object of Tabletop Simulator, without pictures.
    Tts,
    /// SWUDB's deck as CSV.
    Csv,
}

impl Target {
    /// Every format that can be written.
    pub const ALL: [Target; 6] =
        [Target::Swudb, Target::Melee, Target::Text, Target::Picklist, Target::Tts, Target::Csv];

    /// The word for it.
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

    /// The ending of a file in this shape.
    pub fn extension(self) -> &'static str {
        match self {
            Target::Swudb | Target::Tts => "json",
            Target::Melee | Target::Text | Target::Picklist => "txt",
            Target::Csv => "csv",
        }
    }
}

/// A word that names no shape.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is no shape of decks; the shapes are swudb, melee, text, picklist, tts and csv")]
pub struct UnknownTarget(pub String);

impl FromStr for Target {
    type Err = UnknownTarget;

    /// Reads the word without regard to case.
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

/// The deck in one of the shapes. Numbers of other treatments are written as their plain card, rows of one card are
/// merged, rows that count none are left out; a number that the catalogue does not know is written as it is.
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

/// A collection as SWUDB's CSV, which SWUDB and most other sites take. Rows that count none are left out.
pub fn write_collection(owned: &[Owned]) -> String {
    collection(owned)
}

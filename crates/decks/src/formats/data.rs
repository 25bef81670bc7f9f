//! The file format of `data/formats/*.ron`, and its errors.

use catalog::Catalog;
use chrono::NaiveDate;
use model::{CardNumber, SetCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::CardPool;

/// An error in a data file, with its place and the remedy.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}, {place}: {what}; {remedy}")]
pub struct FormatDataError {
    /// The file, relative to `data/`.
    pub file: String,
    /// Line and column, or the name of the entry.
    pub place: String,
    /// The reason, as a message.
    pub what: String,
    /// The suggested fix, as a message.
    pub remedy: String,
}

pub(super) const FORMATS: &str = "formats/formats.ron";
pub(super) const POOLS: &str = "formats/pools.ron";
pub(super) const DECK_BUILDING: &str = "formats/deck-building.ron";

/// The texts of the three files, each with the package that it comes from. Rows of later packages replace earlier ones.
#[derive(Default)]
pub(super) struct Texts<'a> {
    pub formats: Vec<(&'a str, &'a str)>,
    pub pools: Vec<(&'a str, &'a str)>,
    pub deck_building: Vec<(&'a str, &'a str)>,
}

impl<'a> Texts<'a> {
    /// Returns the texts of a catalogue's packages.
    pub(super) fn of(catalog: &'a Catalog) -> Texts<'a> {
        let texts = |name: &str| {
            let packages = catalog.packages().iter();
            packages.filter_map(|package| Some((package.id(), package.file(name)?))).collect()
        };
        Texts { formats: texts(FORMATS), pools: texts(POOLS), deck_building: texts(DECK_BUILDING) }
    }
}

/// Confidence in a value. It is parsed only so that every value must have one.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Confidence {
    High,
    Medium,
    Low,
}

/// All formats, by their names in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FormatKey {
    Premier,
    Eternal,
    Trilogy,
    TwinSuns,
    Sealed,
    Draft,
}

impl FormatKey {
    pub(super) const ALL: [FormatKey; 6] = [
        FormatKey::Premier,
        FormatKey::Eternal,
        FormatKey::Trilogy,
        FormatKey::TwinSuns,
        FormatKey::Sealed,
        FormatKey::Draft,
    ];

    pub(super) fn word(self) -> &'static str {
        match self {
            FormatKey::Premier => "premier",
            FormatKey::Eternal => "eternal",
            FormatKey::Trilogy => "trilogy",
            FormatKey::TwinSuns => "twin_suns",
            FormatKey::Sealed => "sealed",
            FormatKey::Draft => "draft",
        }
    }

    /// Returns `true` if the data must name a card pool and a copy limit: constructed formats with a single deck.
    pub(super) fn has_pool(self) -> bool {
        match self {
            FormatKey::Premier | FormatKey::Eternal | FormatKey::TwinSuns => true,
            FormatKey::Trilogy | FormatKey::Sealed | FormatKey::Draft => false,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormatsFile {
    pub formats: Vec<FormatRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormatRow {
    /// The package that the row comes from.
    #[serde(skip)]
    pub package: String,
    pub format: FormatKey,
    #[serde(default = "one")]
    pub decks: u32,
    #[serde(default)]
    pub pool: Option<CardPool>,
    #[serde(default)]
    pub suspensions: Option<CardPool>,
    pub editions: Vec<EditionRow>,
    pub sources: Vec<SourceRow>,
}

fn one() -> u32 {
    1
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EditionRow {
    #[serde(default)]
    pub from: Option<NaiveDate>,
    pub leaders: u32,
    pub least_cards: u32,
    #[serde(default)]
    pub most_copies: Option<u32>,
    #[serde(default)]
    pub most_sideboard: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SourceRow {
    pub value: String,
    pub stated: String,
    #[serde(rename = "confidence")]
    pub _confidence: Confidence,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PoolsFile {
    pub pools: Vec<PoolRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PoolRow {
    pub pool: CardPool,
    /// The rotations by symbol, for sets with a symbol and without a stated last day.
    #[serde(default)]
    pub rotations: Vec<RotationRow>,
    pub sets: Vec<SetRow>,
    pub suspensions: Vec<SuspensionRow>,
}

/// A rotation: from this day on, the pool holds only sets with these symbols.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RotationRow {
    /// The package that the row comes from.
    #[serde(skip)]
    pub package: String,
    pub from: NaiveDate,
    pub symbols: Vec<u8>,
    pub source: String,
    #[serde(rename = "confidence")]
    pub _confidence: Confidence,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetRow {
    /// The package that the row comes from.
    #[serde(skip)]
    pub package: String,
    pub set: SetCode,
    #[serde(default)]
    pub from: Option<NaiveDate>,
    #[serde(default)]
    pub until: Option<NaiveDate>,
    /// The rotation symbol: the set leaves with the first later rotation that does not name it, unless `until` states
    /// another day.
    #[serde(default)]
    pub symbol: Option<u8>,
    pub source: String,
    #[serde(rename = "confidence")]
    pub _confidence: Confidence,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SuspensionRow {
    /// The package that the row comes from.
    #[serde(skip)]
    pub package: String,
    pub card: CardNumber,
    pub from: NaiveDate,
    #[serde(default)]
    pub until: Option<NaiveDate>,
    pub source: String,
    #[serde(rename = "confidence")]
    pub _confidence: Confidence,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckBuildingFile {
    pub cards: Vec<DeckBuildingRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckBuildingRow {
    /// The package that the row comes from.
    #[serde(skip)]
    pub package: String,
    pub card: CardNumber,
    #[serde(default)]
    pub least_cards: i32,
    #[serde(default)]
    pub most_copies: Option<u32>,
    pub source: String,
    #[serde(rename = "confidence")]
    pub _confidence: Confidence,
}

/// Parses one RON file.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, FormatDataError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text).map_err(
        |error| FormatDataError {
            file: file.to_owned(),
            place: format!("line {}, column {}", error.span.start.line, error.span.start.col),
            what: error.code.to_string(),
            remedy: "write the entry as its neighbours are written; the fields are described at the head of the file"
                .into(),
        },
    )
}

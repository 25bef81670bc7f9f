//! Booster descriptions from `data/packs/*.ron`: sheets, mixes, chances, lanes and slots. Each figure has a source and
//! a confidence.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{Aspect, CardType, Rarity, SetCode, Treatment};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::Slot;

/// An error in a booster description.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackError {
    /// There is no booster description for this set.
    #[error("there is no booster description for {0}")]
    NoBoosters(SetCode),
    /// The catalogue has no cards of this set.
    #[error("the catalogue has no set {0}")]
    UnknownSet(SetCode),
    /// The file cannot be parsed.
    #[error("packs/{file}: {what}")]
    Unreadable {
        /// The file, relative to `data/packs/`.
        file: String,
        /// Line, column and what the parser expected.
        what: String,
    },
    /// A slot, mix or change refers to a name that the file does not define.
    #[error("{set}: {kind} {name:?} does not exist")]
    Missing {
        /// The set described by the file.
        set: SetCode,
        /// "sheet", "mix", "chance" or "lane".
        kind: &'static str,
        /// The undefined name.
        name: String,
    },
    /// A sheet or lane has fewer cards than a pack takes.
    #[error("{set}: sheet or lane {name:?} has {have} cards, but a pack needs {need}")]
    TooFewCards {
        /// The set described by the file.
        set: SetCode,
        /// The sheet or lane.
        name: String,
        /// Number of cards it has.
        have: usize,
        /// Number of cards that a pack takes.
        need: usize,
    },
    /// A chance or a weight is invalid.
    #[error("{set}: {name:?} is not a valid chance: {what}")]
    BadChance {
        /// The set described by the file.
        set: SetCode,
        /// The mix, slot or chance.
        name: String,
        /// The reason, as a message.
        what: &'static str,
    },
    /// The sequence of packs in a box is invalid.
    #[error("{set}: the box is invalid: {what}")]
    BadBox {
        /// The set described by the file.
        set: SetCode,
        /// The reason, as a message.
        what: &'static str,
    },
    /// The description has more lanes than a pack has room for.
    #[error("{set}: {have} lanes are over the limit")]
    TooManyLanes {
        /// The set described by the file.
        set: SetCode,
        /// Number of lanes in the description.
        have: usize,
    },
    /// The slots do not add up to a pack.
    #[error("{set}: the slots have {have} cards, but a pack has 16")]
    WrongSize {
        /// The set described by the file.
        set: SetCode,
        /// Number of cards in the slots.
        have: usize,
    },
}

/// Confidence in a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Confidence {
    /// Published, or measured on many real packs.
    High,
    /// Several independent authors agree, or one author with a published hint.
    Medium,
    /// One author's estimate.
    Low,
    /// A guess that cannot be checked.
    Guess,
}

/// A probability as a fraction, with its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The numerator.
    pub n: u32,
    /// The denominator.
    pub of: u32,
    /// Sources that support it, and sources that contradict it.
    pub source: String,
    /// Confidence in the figure.
    pub confidence: Confidence,
}

/// Sheets with weights, and the source of the weights.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// The sheets with their weights.
    pub of: Vec<(String, u32)>,
    /// Sources that support it, and sources that contradict it.
    pub source: String,
    /// Confidence in the weights.
    pub confidence: Confidence,
}

/// The cards on a sheet, all equally likely.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetRule {
    pub(crate) kinds: Vec<CardType>,
    #[serde(default)]
    pub(crate) rarity: Option<Rarity>,
    /// If set, only cards with a separate number in this treatment.
    #[serde(default, deserialize_with = "optional_treatment")]
    pub(crate) numbered_in: Option<Treatment>,
}

/// A lane of commons: a separate strip that fills certain slots.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LaneRule {
    pub(crate) name: String,
    /// First aspects whose cards all go to this lane.
    pub(crate) first: Vec<Aspect>,
    /// The lane's part of the commons, as a fraction. It is filled up with neutral cards, then with other remaining
    /// cards, by number. The last lane takes the rest.
    #[serde(default)]
    pub(crate) share: Option<(usize, usize)>,
}

/// The distribution of commons over two strips, with its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lanes {
    pub(crate) sheet: String,
    pub(crate) lanes: Vec<LaneRule>,
    pub(crate) source: String,
    pub(crate) confidence: Confidence,
}

/// The source of a slot's card.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) enum Draw {
    /// From this sheet.
    Sheet(String),
    /// From one sheet of this mix.
    Mix(String),
    /// The next card of this lane.
    Lane(String),
    /// The next card of either lane, alternately.
    EitherLane(String, String),
}

/// A random upgrade of a slot's card.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeRule {
    pub(crate) chance: String,
    #[serde(deserialize_with = "treatment")]
    pub(crate) treatment: Treatment,
    /// Another source for the card; if absent, the same source in the new treatment.
    #[serde(default)]
    pub(crate) draw: Option<Draw>,
}

/// One or more consecutive slots that are filled in the same way.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SlotRule {
    pub(crate) slot: Slot,
    #[serde(default = "one")]
    pub(crate) count: usize,
    pub(crate) draw: Draw,
    #[serde(default = "normal", deserialize_with = "treatment")]
    pub(crate) treatment: Treatment,
    #[serde(default)]
    pub(crate) changes: Vec<ChangeRule>,
}

fn one() -> usize {
    1
}

fn normal() -> Treatment {
    Treatment::Normal
}

fn treatment<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Treatment, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

fn optional_treatment<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Treatment>, D::Error> {
    treatment(deserializer).map(Some)
}

/// The sequence of packs in a box (see `boxes`), with its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoxRule {
    pub(crate) packs: usize,
    /// Distances in packs to a common's second copy, with weights.
    pub(crate) common_gaps: Vec<(u32, u32)>,
    /// Distances in packs to a leader's next copy, with weights.
    pub(crate) leader_gaps: Vec<(u32, u32)>,
    /// Probability that an uncommon repeats within a few packs, as numerator and denominator.
    pub(crate) uncommon_repeats: (u32, u32),
    /// Chances that are spread evenly over a box, at most one card from the mean.
    #[serde(default)]
    pub(crate) spaced: Vec<String>,
    pub(crate) source: String,
    pub(crate) confidence: Confidence,
}

/// The booster description of one or more sets.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackConfig {
    pub(crate) sets: Vec<SetCode>,
    pub(crate) sheets: BTreeMap<String, SheetRule>,
    pub(crate) mixes: BTreeMap<String, Mix>,
    pub(crate) chances: BTreeMap<String, Chance>,
    pub(crate) lanes: Lanes,
    pub(crate) slots: Vec<SlotRule>,
    #[serde(rename = "box")]
    pub(crate) boxed: BoxRule,
}

/// One figure of a booster description with its source, for display.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure<'a> {
    /// The name of the figure, such as "hyperspace leader".
    pub name: &'a str,
    /// The value: "1 in 6", "common leaders 6 : rare leaders 1".
    pub value: String,
    /// Sources that support it, and sources that contradict it.
    pub source: &'a str,
    /// Confidence in the figure.
    pub confidence: Confidence,
}

impl PackConfig {
    /// Returns the sets that the description applies to.
    pub fn sets(&self) -> &[SetCode] {
        &self.sets
    }

    /// Returns the chance with this name, if there is one.
    pub fn chance(&self, name: &str) -> Option<&Chance> {
        self.chances.get(name)
    }

    /// Returns the mix of sheets with this name, if there is one.
    pub fn mix(&self, name: &str) -> Option<&Mix> {
        self.mixes.get(name)
    }

    /// Returns the number of packs in a box.
    pub fn packs_per_box(&self) -> usize {
        self.boxed.packs
    }

    /// Returns all figures with their sources: mixes, chances, lanes and box.
    pub fn figures(&self) -> Vec<Figure<'_>> {
        let mixes = self.mixes.iter().map(|(name, mix)| {
            let parts: Vec<String> = mix.of.iter().map(|(sheet, weight)| format!("{sheet} {weight}")).collect();
            Figure { name, value: parts.join(" : "), source: &mix.source, confidence: mix.confidence }
        });
        let chances = self.chances.iter().map(|(name, chance)| Figure {
            name,
            value: format!("{} in {}", chance.n, chance.of),
            source: &chance.source,
            confidence: chance.confidence,
        });
        let lanes = self.lanes.lanes.iter().map(|lane| {
            let aspects: Vec<&str> = lane.first.iter().map(|aspect| aspect.word()).collect();
            Figure {
                name: &lane.name,
                value: aspects.join(", "),
                source: &self.lanes.source,
                confidence: self.lanes.confidence,
            }
        });
        let boxed = Figure {
            name: "box",
            value: format!("{} packs", self.boxed.packs),
            source: &self.boxed.source,
            confidence: self.boxed.confidence,
        };
        mixes.chain(chances).chain(lanes).chain([boxed]).collect()
    }
}

/// Parses a booster description.
pub(crate) fn read(file: &str, text: &str) -> Result<PackConfig, PackError> {
    parse(text).map_err(|error| PackError::Unreadable { file: file.to_owned(), what: error.to_string() })
}

/// Parses a booster description. Errors have line and column.
pub(crate) fn parse(text: &str) -> Result<PackConfig, ron::error::SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

/// Returns the descriptions of a catalogue's packages, those of later packages first.
fn texts(catalog: &Catalog) -> impl Iterator<Item = (&str, &str)> {
    let packages = catalog.packages().iter().rev();
    packages.flat_map(|package| package.files_in("packs"))
}

/// Returns the sets with a booster description, in release order. Unreadable descriptions are reported when their packs
/// are requested.
pub(crate) fn described(catalog: &Catalog) -> Vec<SetCode> {
    let configs = texts(catalog).filter_map(|(_, text)| parse(text).ok());
    let described: Vec<SetCode> = configs.flat_map(|config| config.sets).collect();
    catalog.sets().iter().map(|set| set.code).filter(|code| described.contains(code)).collect()
}

/// Returns the booster description of a set: that of the latest package that has one.
///
/// # Errors
/// [`PackError::NoBoosters`], or [`PackError::Unreadable`] if the set is in no readable description.
pub(crate) fn of_set(catalog: &Catalog, set: SetCode) -> Result<PackConfig, PackError> {
    let mut unreadable = None;
    for (name, text) in texts(catalog) {
        match read(name.trim_start_matches("packs/"), text) {
            Ok(config) if config.sets.contains(&set) => return Ok(config),
            Ok(_) => {}
            Err(error) => unreadable = unreadable.or(Some(error)),
        }
    }
    Err(unreadable.unwrap_or(PackError::NoBoosters(set)))
}

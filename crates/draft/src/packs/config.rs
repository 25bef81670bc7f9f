//! What is in a booster, as `data/packs/*.ron` says it: sheets, mixes of sheets, chances, lanes and slots, each
//! figure with its source and how sure it is.

use std::collections::BTreeMap;

use model::{Aspect, CardType, Rarity, SetCode, Treatment};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::Slot;

/// Why boosters of a set cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackError {
    /// No file describes boosters of this set.
    #[error("there is no booster description for {0}")]
    NoBoosters(SetCode),
    /// The catalogue has no cards of this set.
    #[error("the catalogue has no set {0}")]
    UnknownSet(SetCode),
    /// A file cannot be read.
    #[error("packs/{file}: {what}")]
    Unreadable {
        /// The file, relative to `data/packs/`.
        file: &'static str,
        /// Line, column and what was expected there.
        what: String,
    },
    /// A slot, mix or change names something that the file does not have.
    #[error("{set}: there is no {kind} {name:?}")]
    Missing {
        /// The code of the set that it describes.
        set: SetCode,
        /// "sheet", "mix", "chance" or "lane".
        kind: &'static str,
        /// The name that leads nowhere.
        name: String,
    },
    /// A sheet has too few cards for what is drawn from it.
    #[error("{set}: sheet or lane {name:?} has {have} cards, and a pack takes {need}")]
    TooFewCards {
        /// The code of the set that it describes.
        set: SetCode,
        /// The sheet or lane.
        name: String,
        /// How many cards it has.
        have: usize,
        /// How many a pack takes.
        need: usize,
    },
    /// Chances or weights that cannot be.
    #[error("{set}: {name:?} is no chance: {what}")]
    BadChance {
        /// The code of the set that it describes.
        set: SetCode,
        /// The mix, slot or chance.
        name: String,
        /// What is wrong there, in words.
        what: &'static str,
    },
    /// More lanes than a pack has room for.
    #[error("{set}: {have} lanes are too many")]
    TooManyLanes {
        /// The code of the set that it describes.
        set: SetCode,
        /// How many the description has.
        have: usize,
    },
    /// The slots do not fill a pack.
    #[error("{set}: the slots hold {have} cards, a pack has 16")]
    WrongSize {
        /// The code of the set that it describes.
        set: SetCode,
        /// How many cards the slots hold.
        have: usize,
    },
}

/// How far a figure can be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Confidence {
    /// Published, or measured on many real packs.
    High,
    /// Several independent authors agree, or one with a published hint.
    Medium,
    /// Low: one author's estimate.
    Low,
    /// A guess; nothing to check it against.
    Guess,
}

/// A chance as a fraction, and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// This many times ...
    pub n: u32,
    /// ... out of this many.
    pub of: u32,
    /// Who says so, and who does not.
    pub source: String,
    /// How far it can be trusted.
    pub confidence: Confidence,
}

/// Sheets with weights, and where the weights come from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// Sheets with their weights.
    pub of: Vec<(String, u32)>,
    /// Who says so, and who does not.
    pub source: String,
    /// How far it can be trusted.
    pub confidence: Confidence,
}

/// Which cards of the set stand on a sheet, each as often as any other.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SheetRule {
    pub(crate) kinds: Vec<CardType>,
    #[serde(default)]
    pub(crate) rarity: Option<Rarity>,
    /// Only cards that have a number of their own in this treatment.
    #[serde(default, deserialize_with = "optional_treatment")]
    pub(crate) numbered_in: Option<Treatment>,
}

/// One lane of commons: a strip of its own that certain slots are filled from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LaneRule {
    pub(crate) name: String,
    /// First aspects that go to this lane whole.
    pub(crate) first: Vec<Aspect>,
    /// Which part of the commons the lane has, as a fraction; it is filled up with neutral cards, then with others
    /// left over, by number. The last lane takes what remains.
    #[serde(default)]
    pub(crate) share: Option<(usize, usize)>,
}

/// How commons are spread over two strips, and where that comes from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lanes {
    pub(crate) sheet: String,
    pub(crate) lanes: Vec<LaneRule>,
    pub(crate) source: String,
    pub(crate) confidence: Confidence,
}

/// Where a slot's card comes from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) enum Draw {
    /// Every card comes from one sheet, named here.
    Sheet(String),
    /// From one of several sheets.
    Mix(String),
    /// The next card of a lane.
    Lane(String),
    /// The next card of one lane or the other, turn about.
    EitherLane(String, String),
}

/// Something better than the usual card, now and then.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeRule {
    pub(crate) chance: String,
    #[serde(deserialize_with = "treatment")]
    pub(crate) treatment: Treatment,
    /// Another source for the card; without it the same card or sheet in the new treatment.
    #[serde(default)]
    pub(crate) draw: Option<Draw>,
}

/// One or more slots in a row that are filled alike.
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

/// How the packs of a box follow each other (see `boxes`), and where that comes from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoxRule {
    pub(crate) packs: usize,
    /// How many packs later a common's second copy comes, with weights.
    pub(crate) common_gaps: Vec<(u32, u32)>,
    /// How many packs later a leader comes again, with weights.
    pub(crate) leader_gaps: Vec<(u32, u32)>,
    /// How often an uncommon comes again within a few packs: this many times out of so many.
    pub(crate) uncommon_repeats: (u32, u32),
    /// Chances that a box meets as evenly as it can: never further than one card from the mean.
    #[serde(default)]
    pub(crate) spaced: Vec<String>,
    pub(crate) source: String,
    pub(crate) confidence: Confidence,
}

/// The description of one or more sets' boosters.
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

/// One figure of a booster description, for showing it with its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure<'a> {
    /// What it is the figure of, for example "hyperspace leader".
    pub name: &'a str,
    /// The figure: "1 in 6", "common leaders 6 : rare leaders 1".
    pub value: String,
    /// Who says so, and who does not.
    pub source: &'a str,
    /// How far it can be trusted.
    pub confidence: Confidence,
}

impl PackConfig {
    /// The sets whose boosters are filled this way.
    pub fn sets(&self) -> &[SetCode] {
        &self.sets
    }

    /// The chance with this name.
    pub fn chance(&self, name: &str) -> Option<&Chance> {
        self.chances.get(name)
    }

    /// The mix of sheets with this name.
    pub fn mix(&self, name: &str) -> Option<&Mix> {
        self.mixes.get(name)
    }

    /// How many packs a box holds.
    pub fn packs_per_box(&self) -> usize {
        self.boxed.packs
    }

    /// Every figure with its source: mixes, chances, lanes, box.
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

const FILES: &[(&str, &str)] = &[
    ("sor-shd-twi.ron", include_str!("../../../../data/packs/sor-shd-twi.ron")),
    ("jtl-lof-sec.ron", include_str!("../../../../data/packs/jtl-lof-sec.ron")),
    ("law.ron", include_str!("../../../../data/packs/law.ron")),
    ("ash.ron", include_str!("../../../../data/packs/ash.ron")),
    ("hmw.ron", include_str!("../../../../data/packs/hmw.ron")),
];

/// Reads one description of a set's boosters.
pub(crate) fn read(file: &'static str, text: &str) -> Result<PackConfig, PackError> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| PackError::Unreadable { file, what: error.to_string() })
}

/// The descriptions that the program carries, in the order of the sets' release.
pub(crate) fn embedded() -> Result<Vec<PackConfig>, PackError> {
    FILES.iter().map(|(file, text)| read(file, text)).collect()
}

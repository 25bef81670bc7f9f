//! What bots go by: how a pick is weighed, what each card is worth by the games that were played with it, and a formula
//! over what a card is and does for cards that no games were played with.

use std::collections::{BTreeMap, HashMap};

use ability::CardText;
use model::{Arena, Card, CardNumber, CardType, Keyword};
use serde::{Deserialize, Serialize};

use super::deeds::{Deed, deeds};
use super::weights::Weights;
use crate::packs::PackError;

/// Something about a card that a formula weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Feature {
    /// Every card of the type has it once.
    Any,
    /// The printed cost is this; 8 stands for all above as well.
    Costs(u8),
    /// A point of power; of an upgrade, a point that it adds.
    Power,
    /// A hit point; of an upgrade, a point that it adds.
    Hp,
    /// It is a space unit.
    Space,
    /// A keyword, as often as its value says.
    Keyword(Keyword),
    /// Something that its text does.
    Deed(Deed),
}

/// The highest cost that is told apart.
const MOST_COST: u8 = 8;

/// Everything about a card that a formula may weigh, each feature once.
pub fn features(card: &Card, text: Option<&CardText>) -> BTreeMap<Feature, i32> {
    let mut found = BTreeMap::from([
        (Feature::Any, 1),
        (Feature::Costs(card.cost.unwrap_or(0).min(MOST_COST)), 1),
        (Feature::Power, i32::from(card.power.unwrap_or(0))),
        (Feature::Hp, i32::from(card.hp.unwrap_or(0))),
        (Feature::Space, i32::from(card.kind == CardType::Unit && card.arena == Some(Arena::Space))),
    ]);
    for printed in &card.keywords {
        *found.entry(Feature::Keyword(printed.keyword)).or_default() += i32::from(printed.value.unwrap_or(1));
    }
    for (deed, count) in text.map(deeds).unwrap_or_default() {
        *found.entry(Feature::Deed(deed)).or_default() += count;
    }
    found.retain(|_, count| *count != 0);
    found
}

/// What each feature of a card is worth, by the card's type, in hundredths of a point.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Formula(pub BTreeMap<CardType, BTreeMap<Feature, i32>>);

impl Formula {
    /// The points of a card, rounded towards nothing.
    pub fn points(&self, card: &Card, text: Option<&CardText>) -> i32 {
        let Some(weights) = self.0.get(&card.kind) else { return 0 };
        let of = |(feature, count): (Feature, i32)| weights.get(&feature).copied().unwrap_or(0) * count;
        features(card, text).into_iter().map(of).sum::<i32>() / 100
    }
}

/// How the worth of cards was learned, so that it can be learned again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The command without its seed.
    pub command: String,
    /// The seed of all its chance.
    pub seed: u64,
    /// Games played, by set.
    pub games: BTreeMap<model::SetCode, u64>,
}

/// The file `data/packs/taste.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// How it was made.
    pub recipe: Recipe,
    /// For cards that no games were played with.
    pub formula: Formula,
}

/// What a bot goes by when it drafts and builds a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taste {
    pub(crate) weights: Weights,
    pub(crate) formula: Formula,
    pub(crate) worth: HashMap<CardNumber, i16>,
}

impl Taste {
    /// The taste of Cantina's bots: `data/packs/bots.ron`, `taste.ron` and `worth.csv`.
    ///
    /// # Errors
    /// [`PackError::Unreadable`] when one of the files cannot be read.
    pub fn embedded() -> Result<Taste, PackError> {
        let learned: Learned = ron::from_str(include_str!("../../../../data/packs/taste.ron"))
            .map_err(|error| unreadable("taste.ron", &error))?;
        let bots = include_str!("../../../../data/packs/bots.ron");
        Taste::read(bots, learned.formula, include_str!("../../../../data/packs/worth.csv"))
    }

    /// A taste from the text of a file as `bots.ron`, a formula, and the text of a file as `worth.csv`: a line for each
    /// card with its number and its points.
    ///
    /// # Errors
    /// [`PackError::Unreadable`] when one of the texts cannot be read.
    pub fn read(bots: &str, formula: Formula, worth: &str) -> Result<Taste, PackError> {
        let weights = ron::from_str(bots).map_err(|error| unreadable("bots.ron", &error))?;
        let lines = worth.lines().enumerate().skip(1);
        let worth = lines
            .map(|(at, line)| {
                let pair =
                    line.split_once(',').and_then(|(card, points)| Some((card.parse().ok()?, points.parse().ok()?)));
                pair.ok_or_else(|| unreadable("worth.csv", &format!("line {}: {line:?} is no card and points", at + 1)))
            })
            .collect::<Result<_, _>>()?;
        Ok(Taste { weights, formula, worth })
    }
}

fn unreadable(file: &'static str, what: &impl ToString) -> PackError {
    PackError::Unreadable { file, what: what.to_string() }
}

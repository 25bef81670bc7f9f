//! Weights of the drafting bots. They are the weights of a pick, the card values learned from games, and a formula for
//! cards without games.

use std::collections::{BTreeMap, HashMap};

use ability::CardText;
use model::{Arena, Card, CardNumber, CardType, Keyword};
use serde::{Deserialize, Serialize};

use super::text_effects::{TextEffect, text_effects};
use super::weights::Weights;
use crate::packs::PackError;

/// A feature of a card in a rating formula.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Feature {
    /// Present once on every card.
    Any,
    /// The printed cost; 8 also stands for all higher costs.
    Costs(u8),
    /// 1 power, or 1 power added by an upgrade.
    Power,
    /// 1 HP, or 1 HP added by an upgrade.
    Hp,
    /// A space unit.
    Space,
    /// A keyword, counted by its value.
    Keyword(Keyword),
    /// An effect tag of its text.
    #[serde(rename = "Deed")]
    Effect(TextEffect),
}

/// Highest cost that is distinguished.
const MOST_COST: u8 = 8;

/// Returns the features of a card with their counts.
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
    for (effect, count) in text.map(text_effects).unwrap_or_default() {
        *found.entry(Feature::Effect(effect)).or_default() += count;
    }
    found.retain(|_, count| *count != 0);
    found
}

/// Weights of the features by card type, in hundredths of a point.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinearModel(pub BTreeMap<CardType, BTreeMap<Feature, i32>>);

impl LinearModel {
    /// Returns the points of a card, rounded towards zero.
    pub fn points(&self, card: &Card, text: Option<&CardText>) -> i32 {
        let Some(weights) = self.0.get(&card.kind) else { return 0 };
        let of = |(feature, count): (Feature, i32)| weights.get(&feature).copied().unwrap_or(0) * count;
        features(card, text).into_iter().map(of).sum::<i32>() / 100
    }
}

/// The training run that learned the card values, for reproducing them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingRecord {
    /// The command without its seed.
    pub command: String,
    /// The seed of the run.
    pub seed: u64,
    /// Number of games played, by set.
    pub games: BTreeMap<model::SetCode, u64>,
}

/// Contents of `data/packs/taste.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnedModel {
    /// The training run.
    pub recipe: TrainingRecord,
    /// The formula for cards without games.
    pub formula: LinearModel,
}

/// All weights that a bot uses to draft and build decks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftModel {
    pub(crate) weights: Weights,
    pub(crate) formula: LinearModel,
    pub(crate) worth: HashMap<CardNumber, i16>,
}

impl DraftModel {
    /// Returns the bundled weights: `data/packs/bots.ron`, `taste.ron` and `worth.csv`.
    ///
    /// # Errors
    /// [`PackError::Unreadable`] if a file cannot be read.
    pub fn embedded() -> Result<DraftModel, PackError> {
        let learned: LearnedModel = ron::from_str(include_str!("../../../../data/packs/taste.ron"))
            .map_err(|error| unreadable("taste.ron", &error))?;
        let bots = include_str!("../../../../data/packs/bots.ron");
        DraftModel::read(bots, learned.formula, include_str!("../../../../data/packs/worth.csv"))
    }

    /// Returns the ratings of `worth.csv` in points, in no particular order.
    pub fn worth(&self) -> impl Iterator<Item = (CardNumber, i16)> + '_ {
        self.worth.iter().map(|(card, points)| (*card, *points))
    }

    /// Creates weights from `bots.ron`, a formula, and `worth.csv`. The files are passed as text; `worth.csv` has a
    /// line with number and points for each card.
    ///
    /// # Errors
    /// [`PackError::Unreadable`] if a text cannot be parsed.
    pub fn read(bots: &str, formula: LinearModel, worth: &str) -> Result<DraftModel, PackError> {
        let weights = ron::from_str(bots).map_err(|error| unreadable("bots.ron", &error))?;
        let lines = worth.lines().enumerate().skip(1);
        let worth = lines
            .map(|(at, line)| {
                let pair =
                    line.split_once(',').and_then(|(card, points)| Some((card.parse().ok()?, points.parse().ok()?)));
                pair.ok_or_else(|| {
                    unreadable("worth.csv", &format!("line {}: {line:?} is not a card and points", at + 1))
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(DraftModel { weights, formula, worth })
    }
}

fn unreadable(file: &'static str, what: &impl ToString) -> PackError {
    PackError::Unreadable { file: file.to_owned(), what: what.to_string() }
}

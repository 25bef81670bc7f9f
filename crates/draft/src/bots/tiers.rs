//! Tier list of a set: the bots' ratings of its cards in five tiers, with reasons from figures and texts.

use catalog::Catalog;
use model::{CardId, CardType};
use serde::{Deserialize, Serialize};

use super::draft_model::DraftModel;
use super::ratings::{KnownTexts, Ratings};
use super::text_effects::{TextEffect, text_effects};
use crate::packs::PackError;

/// A tier, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardTier {
    /// The best 5 %.
    S,
    /// The next 15 %.
    A,
    /// The next 30 %.
    B,
    /// The next 30 %.
    C,
    /// The last 20 %.
    D,
}

/// Percentages of cards up to the end of each tier but the last.
const ENDS: [(usize, CardTier); 4] = [(5, CardTier::S), (20, CardTier::A), (50, CardTier::B), (80, CardTier::C)];

/// A reason for a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TierReason {
    /// It takes units off the board.
    Removal,
    /// It draws cards.
    Draw,
    /// It creates units.
    Units,
    /// It gives tokens.
    Tokens,
    /// It makes opponents discard.
    Discard,
    /// It adds resources.
    Resources,
    /// Its power and HP are above those of other units of this cost in the set.
    Large,
    /// Its power and HP are below those of other units of this cost in the set.
    Small,
    /// Its decks won more games between bots than its figures and text suggest.
    Winning,
    /// Its decks won fewer games between bots than its figures and text suggest.
    Losing,
}

/// A card of a tier list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TierEntry {
    /// The card.
    pub card: CardId,
    /// Its tier among the leaders, or among the other cards.
    pub tier: CardTier,
    /// Its rating; higher is better.
    pub rating: i16,
    /// The reasons, the most telling first.
    pub reasons: Vec<TierReason>,
}

/// Difference of power and HP to the mean of a cost that is a reason.
const FIGURES: i32 = 1;
/// Difference between the rating and that of the formula that is a reason.
const RESULTS: i32 = 60;

/// Returns the tier list of a set: the cards that are drafted, best first, leaders before others.
///
/// # Errors
/// [`PackError`] if the catalogue has no such set or the weights cannot be read.
pub fn tier_list(catalog: &Catalog, set: model::SetCode) -> Result<Vec<TierEntry>, PackError> {
    let model = DraftModel::embedded()?;
    let ratings = Ratings::with(catalog, set, &model)?;
    let texts = KnownTexts::of(catalog)?;
    let means = FigureMeans::of(catalog, set);
    let entry = |card: &model::Card| {
        let rated = ratings.worth(card.id).filter(|rated| !rated.aside)?;
        let text = texts.text(catalog, card);
        let effects = text.map(text_effects).unwrap_or_default();
        let does = |effect: TextEffect| effects.iter().any(|(one, count)| *one == effect && *count > 0);
        let (figures, results) = (means.ahead(card), i32::from(rated.rating) - model.formula.points(card, text));
        let reasons = [
            (TierReason::Removal, rated.removal),
            (TierReason::Draw, does(TextEffect::Draw)),
            (TierReason::Units, does(TextEffect::Unit)),
            (TierReason::Tokens, does(TextEffect::Token)),
            (TierReason::Discard, does(TextEffect::Discard)),
            (TierReason::Resources, does(TextEffect::Resource)),
            (TierReason::Large, figures >= FIGURES),
            (TierReason::Small, figures <= -FIGURES),
            (TierReason::Winning, results >= RESULTS),
            (TierReason::Losing, results <= -RESULTS),
        ];
        let reasons = reasons.into_iter().filter(|(_, holds)| *holds).map(|(reason, _)| reason).collect();
        Some(TierEntry { card: card.id, tier: CardTier::D, rating: rated.rating, reasons })
    };
    let is_leader = |entry: &TierEntry| catalog.card(entry.card).kind == CardType::Leader;
    let (mut leaders, mut others): (Vec<_>, Vec<_>) = catalog.cards_of(set).filter_map(entry).partition(is_leader);
    place(&mut leaders);
    place(&mut others);
    leaders.append(&mut others);
    Ok(leaders)
}

/// Sorts cards by rating and sets their tiers.
fn place(entries: &mut [TierEntry]) {
    entries.sort_by_key(|entry| (std::cmp::Reverse(entry.rating), entry.card));
    let count = entries.len();
    for (at, entry) in entries.iter_mut().enumerate() {
        let tier = ENDS.iter().find(|(percent, _)| at * 100 < count * percent);
        entry.tier = tier.map_or(CardTier::D, |(_, tier)| *tier);
    }
}

/// Mean of power and HP of a set's units, by cost.
struct FigureMeans(Vec<(i32, i32)>);

impl FigureMeans {
    fn of(catalog: &Catalog, set: model::SetCode) -> FigureMeans {
        let mut sums = Vec::new();
        for card in catalog.cards_of(set) {
            let Some((cost, figures)) = figures(card) else { continue };
            if sums.len() <= cost {
                sums.resize(cost + 1, (0, 0));
            }
            sums[cost].0 += figures;
            sums[cost].1 += 1;
        }
        FigureMeans(sums)
    }

    /// Returns the difference of a unit's power and HP to the mean, in whole numbers; 0 for other cards.
    fn ahead(&self, card: &model::Card) -> i32 {
        let Some((cost, figures)) = figures(card) else { return 0 };
        self.0.get(cost).map_or(0, |(sum, count)| (figures * count - sum) / (*count).max(1))
    }
}

/// Returns a unit's cost, and its power plus HP.
fn figures(card: &model::Card) -> Option<(usize, i32)> {
    let is_unit = card.kind == CardType::Unit;
    let (cost, power, hp) = (card.cost?, card.power?, card.hp?);
    is_unit.then(|| (usize::from(cost), i32::from(power) + i32::from(hp)))
}

//! Deck counters as wire types.

use catalog::Catalog;
use decks::{DeckList, OpeningHand, Statistics};
use model::CardId;
use serde::Serialize;

use super::files::whole_deck;
use crate::AppError;
use crate::contract::{CurveStep, DeckStatistics, NamedCount, OpeningHandRule, PenaltyCard};

/// The aspect name for the count of neutral cards.
const NEUTRAL: &str = "Neutral";

/// Converts deck statistics to their wire type.
pub(crate) fn view(catalog: &Catalog, statistics: &Statistics) -> DeckStatistics {
    let mut aspects = named(&statistics.aspects);
    if statistics.neutral > 0 {
        aspects.push(NamedCount { name: NEUTRAL.to_owned(), count: statistics.neutral });
    }
    DeckStatistics {
        average_cost: statistics.average_cost,
        curve: statistics
            .curve
            .iter()
            .map(|step| CurveStep { cost: step.cost, units: step.units, upgrades: step.upgrades, events: step.events })
            .collect(),
        types: named(&statistics.types),
        aspects,
        arenas: named(&statistics.arenas),
        traits: named(&statistics.traits),
        keywords: named(&statistics.keywords),
        effect_tags: named(&statistics.effect_tags),
        rarities: named(&statistics.rarities),
        off_aspect: statistics
            .off_aspect
            .iter()
            .map(|(card, icons)| PenaltyCard { id: catalog.card(*card).number.to_string(), icons: *icons })
            .collect(),
    }
}

fn named<T: ToString>(counts: &[(T, u32)]) -> Vec<NamedCount> {
    counts.iter().map(|(name, count)| NamedCount { name: name.to_string(), count: *count }).collect()
}

/// Converts the opening hand rule to its wire type.
pub(crate) fn hand(rule: OpeningHand) -> OpeningHandRule {
    OpeningHandRule { cards: rule.cards, mulligan: rule.mulligan, put_back: rule.put_back }
}

/// Deck counters, the JSON output of `cantina deck stats --json`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeckFigures {
    /// The deck's name, if it has one.
    pub name: Option<String>,
    /// Number of cards in the deck.
    pub size: u32,
    /// Number of cards in the sideboard.
    pub sideboard_size: u32,
    /// The opening hand rule of the deck's base.
    pub hand: OpeningHandRule,
    /// Counts by cost, aspect, type and so on.
    pub statistics: DeckStatistics,
}

/// Computes the counters of the deck in `bytes`, in any supported format.
///
/// # Errors
/// `exchange.*` if the input cannot be read; `exchange.unplaced` if a row matches no card.
pub fn figures(bytes: &[u8]) -> Result<DeckFigures, AppError> {
    let catalog = Catalog::shared()?;
    let list = whole_deck(&catalog, bytes)?;
    let statistics = decks::statistics(&catalog, &list);
    Ok(DeckFigures {
        name: list.name.clone(),
        size: statistics.size,
        sideboard_size: statistics.sideboard_size,
        hand: hand(decks::opening_hand(&catalog, base_of(&catalog, &list))),
        statistics: view(&catalog, &statistics),
    })
}

fn base_of(catalog: &Catalog, list: &DeckList) -> Option<CardId> {
    list.bases.first().and_then(|row| catalog.by_number(row.card))
}

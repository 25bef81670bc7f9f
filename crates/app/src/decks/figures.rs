//! The counters of a deck for the contract.

use catalog::Catalog;
use decks::{OpeningHand, Statistics};

use crate::contract::{CurveStep, DeckStatistics, HandRule, NamedCount, OffAspect};

/// What is neutral among the aspects.
const NEUTRAL: &str = "Neutral";

/// The counters as the faces show them.
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
        rarities: named(&statistics.rarities),
        off_aspect: statistics
            .off_aspect
            .iter()
            .map(|(card, icons)| OffAspect { id: catalog.card(*card).number.to_string(), icons: *icons })
            .collect(),
    }
}

fn named<T: ToString>(counts: &[(T, u32)]) -> Vec<NamedCount> {
    counts.iter().map(|(name, count)| NamedCount { name: name.to_string(), count: *count }).collect()
}

/// How an opening hand is drawn.
pub(crate) fn hand(rule: OpeningHand) -> HandRule {
    HandRule { cards: rule.cards, mulligan: rule.mulligan, put_back: rule.put_back }
}

//! Deck statistics for charts.

use std::collections::BTreeMap;

use catalog::{Catalog, EffectTag};
use model::{Arena, Aspect, AspectIcons, Card, CardId, CardType, Keyword, Rarity};

use crate::{DeckList, Entry};

/// The last step of the cost curve, for this cost and all higher ones.
const LAST_STEP: u8 = 7;
/// Maximum number of leaders in any format; further leaders are ignored.
const MOST_LEADERS: usize = 2;

/// A step of the cost curve: copies by type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CurveStep {
    /// The printed cost; the last step also includes all higher costs.
    pub cost: u32,
    /// Number of units, copies included.
    pub units: u32,
    /// Number of upgrades, copies included.
    pub upgrades: u32,
    /// Number of events, copies included.
    pub events: u32,
}

/// The statistics of a deck. Unless stated otherwise, all values count copies in the main deck; a card with several
/// traits, keywords or aspects counts once under each.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Statistics {
    /// Number of cards in the deck, without leader and base.
    pub size: u32,
    /// Number of cards in the sideboard.
    pub sideboard_size: u32,
    /// Number of copies with unknown numbers in deck and sideboard; they are not included elsewhere.
    pub unknown: u32,
    /// The average printed cost; `None` if no card has a cost.
    pub average_cost: Option<f64>,
    /// Steps for costs 0 to 7; the last includes all higher costs.
    pub curve: Vec<CurveStep>,
    /// Counts by type, in [`CardType`] order.
    pub types: Vec<(CardType, u32)>,
    /// Counts by aspect, in [`Aspect`] order.
    pub aspects: Vec<(Aspect, u32)>,
    /// Number of cards without an aspect (CR 1.5.6C).
    pub neutral: u32,
    /// Number of units in each arena.
    pub arenas: Vec<(Arena, u32)>,
    /// Counts by trait, the most frequent first.
    pub traits: Vec<(String, u32)>,
    /// Counts by printed keyword, the most frequent first.
    pub keywords: Vec<(Keyword, u32)>,
    /// Counts by effect tag, in [`EffectTag::ALL`] order.
    pub effect_tags: Vec<(EffectTag, u32)>,
    /// Counts by rarity, in [`Rarity`] order.
    pub rarities: Vec<(Rarity, u32)>,
    /// Cards with an aspect penalty, and their number of missing icons. Each icon that leaders and base do not provide
    /// costs 2 more resources (CR 1.5.6B, 8.1). Empty if there is neither leader nor base.
    pub off_aspect: Vec<(CardId, u32)>,
    /// Number of unique cards.
    pub unique: u32,
}

/// Counts a deck. The list may be unfinished or illegal.
pub fn statistics(catalog: &Catalog, list: &DeckList) -> Statistics {
    let mut unknown = 0;
    let main = known(catalog, &list.main, &mut unknown);
    let sideboard = known(catalog, &list.sideboard, &mut unknown);
    let count = |wanted: &dyn Fn(&Card) -> bool| total(main.iter().filter(|(card, _)| wanted(card)));
    Statistics {
        size: total(&main),
        sideboard_size: total(&sideboard),
        unknown,
        average_cost: average_cost(&main),
        curve: curve(&main),
        types: listed(CardType::ALL, |kind| count(&|card| card.kind == kind)),
        aspects: listed(&Aspect::ALL, |aspect| count(&|card| card.aspects.contains(aspect))),
        neutral: count(&|card| card.aspects.is_empty()),
        arenas: listed(Arena::ALL, |arena| count(&|card| card.kind == CardType::Unit && card.arena == Some(arena))),
        traits: traits(&main),
        keywords: frequent(listed(Keyword::ALL, |keyword| {
            count(&|card| card.keywords.iter().any(|printed| printed.keyword == keyword))
        })),
        effect_tags: effect_tags(catalog, &main),
        rarities: listed(Rarity::ALL, |rarity| count(&|card| card.rarity == rarity)),
        off_aspect: off_aspect(catalog, list, &main),
        unique: count(&|card| card.unique),
    }
}

/// Returns the cards of a section with their copies, in list order; counts unknown numbers separately.
fn known<'a>(catalog: &'a Catalog, entries: &[Entry], unknown: &mut u32) -> Vec<(&'a Card, u32)> {
    let mut cards = Vec::with_capacity(entries.len());
    for entry in entries.iter().filter(|entry| entry.count > 0) {
        match catalog.by_number(entry.card) {
            Some(card) => cards.push((catalog.card(card), entry.count)),
            None => *unknown = unknown.saturating_add(entry.count),
        }
    }
    cards
}

fn total<'a>(cards: impl IntoIterator<Item = &'a (&'a Card, u32)>) -> u32 {
    cards.into_iter().fold(0, |sum, (_, count)| sum.saturating_add(*count))
}

/// Returns the values of a list that occur in the deck, with their counts.
fn listed<T: Copy>(all: &[T], count: impl Fn(T) -> u32) -> Vec<(T, u32)> {
    all.iter().map(|value| (*value, count(*value))).filter(|(_, count)| *count > 0).collect()
}

/// Sorts by frequency, highest first. The sort is stable.
fn frequent<T>(mut counts: Vec<(T, u32)>) -> Vec<(T, u32)> {
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}

fn average_cost(main: &[(&Card, u32)]) -> Option<f64> {
    let with_cost = main.iter().filter(|(card, _)| card.kind.is_deck_card());
    let (mut sum, mut cards) = (0.0, 0.0);
    for (cost, count) in with_cost.filter_map(|(card, count)| card.cost.map(|cost| (cost, *count))) {
        sum += f64::from(cost) * f64::from(count);
        cards += f64::from(count);
    }
    (cards > 0.0).then(|| sum / cards)
}

fn curve(main: &[(&Card, u32)]) -> Vec<CurveStep> {
    let mut steps: Vec<CurveStep> =
        (0..=LAST_STEP).map(|cost| CurveStep { cost: u32::from(cost), ..CurveStep::default() }).collect();
    for (card, count) in main {
        let Some(step) = card.cost.and_then(|cost| steps.get_mut(usize::from(cost.min(LAST_STEP)))) else { continue };
        let copies = if card.kind == CardType::Unit {
            &mut step.units
        } else if card.kind == CardType::Upgrade {
            &mut step.upgrades
        } else if card.kind == CardType::Event {
            &mut step.events
        } else {
            continue;
        };
        *copies = copies.saturating_add(*count);
    }
    steps
}

fn effect_tags(catalog: &Catalog, main: &[(&Card, u32)]) -> Vec<(EffectTag, u32)> {
    let mut counts: BTreeMap<EffectTag, u32> = BTreeMap::new();
    for (card, count) in main {
        for tag in catalog.effect_tags(card.id) {
            let copies = counts.entry(tag).or_default();
            *copies = copies.saturating_add(*count);
        }
    }
    counts.into_iter().collect()
}

fn traits(main: &[(&Card, u32)]) -> Vec<(String, u32)> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for (card, count) in main {
        for name in &card.traits {
            let copies = counts.entry(name).or_default();
            *copies = copies.saturating_add(*count);
        }
    }
    frequent(counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect())
}

/// Returns the cards with icons that leaders and base do not provide, by id. An icon printed twice is needed twice.
fn off_aspect(catalog: &Catalog, list: &DeckList, main: &[(&Card, u32)]) -> Vec<(CardId, u32)> {
    let icons = |entries: &[Entry], most: usize, kind: CardType| -> Vec<AspectIcons> {
        let cards = entries.iter().filter(|entry| entry.count > 0).filter_map(|entry| catalog.by_number(entry.card));
        cards.map(|id| catalog.card(id)).filter(|card| card.kind == kind).map(|card| card.aspects).take(most).collect()
    };
    let mut providers = icons(&list.leaders, MOST_LEADERS, CardType::Leader);
    providers.extend(icons(&list.bases, 1, CardType::Base));
    if providers.is_empty() {
        return Vec::new();
    }
    let provided = providers.iter().fold(AspectIcons::default(), |all, icons| all.with(icons));
    let deck_cards = main.iter().filter(|(card, _)| card.kind.is_deck_card());
    let missing = deck_cards.map(|(card, _)| (card.id, u32::from(card.aspects.missing_from(&provided))));
    let missing: BTreeMap<CardId, u32> = missing.filter(|(_, icons)| *icons > 0).collect();
    missing.into_iter().collect()
}

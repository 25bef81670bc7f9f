//! What each card of a set is worth to a bot, worked out from its printed facts and from what its text does, and which
//! leader and base play it without penalty.

use std::collections::{BTreeMap, HashMap};

use ability::CardText;
use catalog::{Catalog, IdentityId};
use model::{Aspect, AspectIcons, Card, CardId, CardType, Keyword, Rarity, SetCode};
use serde::Deserialize;

use super::deeds::DeedWeights;
use crate::packs::PackError;

/// The figures of `data/packs/bots.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    unit: i32,
    upgrade: i32,
    event: i32,
    base: i32,
    rarity: BTreeMap<Rarity, i32>,
    stats: StatWeights,
    leader: LeaderWeights,
    keywords: BTreeMap<Keyword, i32>,
    pub(crate) deeds: DeedWeights,
    late_cost: i32,
    late_penalty: i32,
    pub(crate) aspect: Growing,
    pub(crate) open_mind: Shrinking,
    pub(crate) signal: SignalWeights,
    pub(crate) contested: i32,
    pub(crate) specific: SpecificWeights,
    pub(crate) curve: CurveWeights,
    pub(crate) non_unit: NonUnitWeights,
    pub(crate) penalty: i32,
    pub(crate) shared: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct StatWeights {
    a: i32,
    b: i32,
    stat: i32,
    per_cost: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderWeights {
    base: i32,
    stat: i32,
    per_cost: i32,
}

/// Grows by a step per pick, up to a maximum.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Growing {
    start: i32,
    per_pick: i32,
    most: i32,
}

impl Growing {
    pub(crate) fn at(&self, picks: i32) -> i32 {
        (self.start + self.per_pick * picks).min(self.most)
    }
}

/// Shrinks by a step per pick, down to a minimum.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shrinking {
    start: i32,
    per_pick: i32,
    least: i32,
}

impl Shrinking {
    pub(crate) fn at(&self, picks: i32) -> i32 {
        (self.start + self.per_pick * picks).max(self.least).max(1)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignalWeights {
    pub(crate) from: i32,
    pub(crate) per_pick: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecificWeights {
    always: i32,
    late: i32,
}

impl SpecificWeights {
    /// Points for each icon when so many cards are left in the group.
    pub(crate) fn at(&self, left: usize) -> i32 {
        // A group has 14 cards at first; with 2 left the late part counts in full.
        let gone = 14_i32.saturating_sub_unsigned(left as u32).max(0);
        self.always + self.late * gone / 12
    }
}

/// Costs are told apart up to this one; the last bucket holds all above.
pub(crate) const COST_BUCKETS: usize = 7;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CurveWeights {
    pub(crate) wanted: [i32; COST_BUCKETS],
    pub(crate) point: i32,
    pub(crate) most: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NonUnitWeights {
    pub(crate) most: i32,
    pub(crate) penalty: i32,
}

/// What a bot needs to know of one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Worth {
    /// Points of the scale on which cards are rated; more is better.
    pub(crate) rating: i16,
    /// Which combination of aspect icons it has.
    pub(crate) class: u8,
    /// Bucket of its cost, 0 to 6.
    pub(crate) bucket: u8,
    /// Whether it is a unit, event or upgrade.
    pub(crate) deck_card: bool,
    /// Whether it is an event or upgrade.
    pub(crate) non_unit: bool,
    /// How many aspect icons it has.
    pub(crate) icons: u8,
    /// Whether it is set aside before packs are drafted: a Common base or a token (CR 10.3.2E).
    pub(crate) aside: bool,
    /// Its row among the leaders.
    pub(crate) leader: Option<u8>,
}

/// A leader's row: for each combination of icons, what it lacks with a base of each colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeaderRow {
    pub(crate) icons: AspectIcons,
    /// Icons without cover, by combination and base colour.
    pub(crate) missing: Vec<[u8; 4]>,
    /// Bit per base colour: played without penalty.
    pub(crate) free: Vec<u8>,
}

/// What the cards of a set are worth to a bot, and everything a bot looks up while it drafts. Made once a set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ratings {
    pub(crate) set: SetCode,
    pub(crate) first: u16,
    pub(crate) weights: Weights,
    pub(crate) cards: Vec<Worth>,
    pub(crate) leaders: Vec<LeaderRow>,
    /// A Common base of each colour, where the set has one.
    pub(crate) bases: [Option<CardId>; 4],
}

impl Ratings {
    /// Rates the cards of a set.
    ///
    /// # Errors
    /// [`PackError`] when the catalogue has no such set or the weights cannot be read.
    pub fn new(catalog: &Catalog, set: SetCode) -> Result<Ratings, PackError> {
        let weights: Weights = ron::from_str(include_str!("../../../../data/packs/bots.ron"))
            .map_err(|error| PackError::Unreadable { file: "bots.ron", what: error.to_string() })?;
        let cards: Vec<&Card> = catalog.cards_of(set).collect();
        let known = Known::of(catalog)?;
        let first = cards.first().ok_or(PackError::UnknownSet(set))?.id.0;
        let mut classes: Vec<AspectIcons> = Vec::new();
        let mut leaders: Vec<AspectIcons> = Vec::new();
        let mut worths = Vec::new();
        for card in &cards {
            let class = classes.iter().position(|known| same(known, &card.aspects)).unwrap_or_else(|| {
                classes.push(card.aspects);
                classes.len() - 1
            });
            let leader = (card.kind == CardType::Leader).then(|| {
                leaders.push(card.aspects);
                leaders.len() as u8 - 1
            });
            worths.push(Worth {
                rating: (weights.rate(card) + known.deeds(&weights.deeds, catalog, card)).clamp(-999, 999) as i16,
                class: class as u8,
                bucket: bucket(card),
                deck_card: card.kind.is_deck_card(),
                non_unit: matches!(card.kind, CardType::Event | CardType::Upgrade),
                icons: card.aspects.len() as u8,
                aside: card.is_common_base() || card.kind.is_token(),
                leader,
            });
        }
        let leaders = leaders.into_iter().map(|icons| leader_row(icons, &classes)).collect();
        let base = |colour| cards.iter().find(|card| card.is_common_base() && card.aspects.contains(colour));
        let bases = Aspect::COLOURS.map(|colour| base(colour).map(|card| card.id));
        Ok(Ratings { set, first, weights, cards: worths, leaders, bases })
    }

    /// The set whose cards these are.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// The points of a card; none for a card of another set.
    pub fn rating(&self, card: CardId) -> Option<i16> {
        self.worth(card).map(|worth| worth.rating)
    }

    pub(crate) fn place(&self, card: CardId) -> Option<u16> {
        let place = card.0.checked_sub(self.first)?;
        (usize::from(place) < self.cards.len()).then_some(place)
    }

    pub(crate) fn worth(&self, card: CardId) -> Option<&Worth> {
        self.place(card).map(|place| &self.cards[usize::from(place)])
    }
}

/// The cards whose text is written, by what they are; without a text when they have none.
struct Known(HashMap<IdentityId, Option<&'static CardText>>);

impl Known {
    fn of(catalog: &Catalog) -> Result<Known, PackError> {
        let (vanilla, texts) = catalog::texts::embedded()
            .map_err(|error| PackError::Unreadable { file: "abilities", what: error.to_string() })?;
        let plain = vanilla.iter().map(|number| (*number, None));
        let written = plain.chain(texts.iter().map(|text| (text.id, Some(text))));
        let by_identity = written.filter_map(|(number, text)| {
            let card = catalog.by_number(number)?;
            Some((catalog.identity(card), text))
        });
        Ok(Known(by_identity.collect()))
    }

    /// What a card's text adds to its rating; nothing while it is not written.
    fn deeds(&self, weights: &DeedWeights, catalog: &Catalog, card: &Card) -> i32 {
        self.0.get(&catalog.identity(card.id)).map_or(0, |text| weights.rate(card, *text))
    }
}

fn bucket(card: &Card) -> u8 {
    card.cost.unwrap_or(0).saturating_sub(1).min(COST_BUCKETS as u8 - 1)
}

fn leader_row(icons: AspectIcons, classes: &[AspectIcons]) -> LeaderRow {
    let covered = Aspect::COLOURS.map(|colour| {
        // One icon always fits.
        icons.with(&AspectIcons::new([colour]).unwrap_or_default())
    });
    let missing: Vec<[u8; 4]> =
        classes.iter().map(|class| covered.map(|provided| class.missing_from(&provided))).collect();
    let bits = |missing: &[u8; 4]| (0..4).filter(|colour| missing[*colour] == 0).map(|colour| 1 << colour).sum();
    let free = missing.iter().map(bits).collect();
    LeaderRow { icons, missing, free }
}

impl Weights {
    fn rate(&self, card: &Card) -> i32 {
        let power = i32::from(card.power.unwrap_or(0));
        let hp = i32::from(card.hp.unwrap_or(0));
        let cost = i32::from(card.cost.unwrap_or(0));
        let keywords: i32 = card.keywords.iter().map(|printed| self.keyword(printed)).sum();
        let rarity = self.rarity.get(&card.rarity).copied().unwrap_or(0);
        let late = if cost >= self.late_cost { self.late_penalty } else { 0 };
        let StatWeights { a, b, stat, per_cost } = &self.stats;
        match card.kind {
            CardType::Leader => {
                self.leader.base + self.leader.stat * (power + hp) + self.leader.per_cost * cost + keywords + rarity
            }
            CardType::Unit => {
                let surplus = 10 * (power + hp) - a - b * cost;
                self.unit + stat * surplus / 10 + per_cost * cost + keywords + rarity - late
            }
            // An upgrade's figures are added to a unit's, so they are all gain.
            CardType::Upgrade => self.upgrade + stat * (power + hp - cost) + keywords + rarity - late,
            CardType::Event => self.event + rarity - late,
            CardType::Base => self.base + rarity,
            CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => 0,
        }
    }

    fn keyword(&self, printed: &model::PrintedKeyword) -> i32 {
        let points = self.keywords.get(&printed.keyword).copied().unwrap_or(0);
        points * i32::from(printed.value.unwrap_or(1))
    }
}

/// Whether two cards have the same icons, in whatever order they are printed.
fn same(one: &AspectIcons, other: &AspectIcons) -> bool {
    Aspect::ALL.into_iter().all(|aspect| one.count(aspect) == other.count(aspect))
}

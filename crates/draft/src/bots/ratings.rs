//! What each card of a set is worth to a bot, worked out from its printed facts and from what its text does, and which
//! leader and base play it without penalty.

use std::collections::HashMap;

use ability::CardText;
use catalog::{Catalog, IdentityId};
use model::{Aspect, AspectIcons, Card, CardId, CardType, SetCode};

use super::deeds::deeds;
use super::taste::Taste;
use super::weights::{COST_BUCKETS, Weights};
use crate::packs::PackError;

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
    /// Whether it takes units off the board, as an event or when it enters play.
    pub(crate) removal: bool,
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
    /// Rates the cards of a set as Cantina's bots do.
    ///
    /// # Errors
    /// [`PackError`] when the catalogue has no such set or the weights cannot be read.
    pub fn new(catalog: &Catalog, set: SetCode) -> Result<Ratings, PackError> {
        Ratings::with(catalog, set, &Taste::embedded()?)
    }

    /// Rates the cards of a set by a taste.
    ///
    /// # Errors
    /// [`PackError`] when the catalogue has no such set.
    pub fn with(catalog: &Catalog, set: SetCode, taste: &Taste) -> Result<Ratings, PackError> {
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
            let text = known.text(catalog, card);
            let learned = taste.worth.get(&card.number).map(|points| i32::from(*points));
            let rating = learned.unwrap_or_else(|| taste.formula.points(card, text));
            worths.push(Worth {
                rating: rating.clamp(-999, 999) as i16,
                class: class as u8,
                bucket: bucket(card),
                deck_card: card.kind.is_deck_card(),
                non_unit: matches!(card.kind, CardType::Event | CardType::Upgrade),
                removal: text.is_some_and(|text| deeds(text).iter().any(|(deed, count)| deed.removes() && *count > 0)),
                icons: card.aspects.len() as u8,
                aside: card.is_common_base() || card.kind.is_token(),
                leader,
            });
        }
        let leaders = leaders.into_iter().map(|icons| leader_row(icons, &classes)).collect();
        let base = |colour| cards.iter().find(|card| card.is_common_base() && card.aspects.contains(colour));
        let bases = Aspect::COLOURS.map(|colour| base(colour).map(|card| card.id));
        Ok(Ratings { set, first, weights: taste.weights.clone(), cards: worths, leaders, bases })
    }

    /// The same ratings with so many points added to each card, by its place in the set: for games that shall tell
    /// what cards are worth, bots must not all want the same.
    pub fn disturbed(&self, more: &mut impl FnMut(CardId) -> i16) -> Ratings {
        let mut other = self.clone();
        for (worth, id) in other.cards.iter_mut().zip(self.first..) {
            worth.rating = worth.rating.saturating_add(more(CardId(id)));
        }
        other
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

    /// A card's text; none while it is not written, or when it has none.
    fn text(&self, catalog: &Catalog, card: &Card) -> Option<&'static CardText> {
        self.0.get(&catalog.identity(card.id)).copied().flatten()
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

/// Whether two cards have the same icons, in whatever order they are printed.
fn same(one: &AspectIcons, other: &AspectIcons) -> bool {
    Aspect::ALL.into_iter().all(|aspect| one.count(aspect) == other.count(aspect))
}

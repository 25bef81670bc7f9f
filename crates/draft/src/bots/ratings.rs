//! Card ratings of a set for the bots. They are computed from printed facts and texts, and include the leaders and
//! bases that play each card without penalty.

use std::collections::HashMap;

use ability::CardText;
use catalog::{Catalog, IdentityId};
use model::{Aspect, AspectIcons, Card, CardId, CardType, SetCode};

use super::draft_model::DraftModel;
use super::text_effects::text_effects;
use super::weights::{COST_BUCKETS, Weights};
use crate::packs::PackError;

/// The data of one card that a bot needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CardRating {
    /// The rating; higher is better.
    pub(crate) rating: i16,
    /// Index of its combination of aspect icons.
    pub(crate) class: u8,
    /// Cost bucket, 0 to 6.
    pub(crate) bucket: u8,
    /// `true` for units, events and upgrades.
    pub(crate) deck_card: bool,
    /// `true` for events and upgrades.
    pub(crate) non_unit: bool,
    /// `true` if it takes units off the board, as an event or when it enters play.
    pub(crate) removal: bool,
    /// Number of aspect icons.
    pub(crate) icons: u8,
    /// `true` if it is set aside before packs are drafted: a Common base or a token (CR 10.3.2E).
    pub(crate) aside: bool,
    /// Its index in [`Ratings::leaders`], for a leader.
    pub(crate) leader: Option<u16>,
}

/// A leader's table: for each combination of icons, the missing icons with a base of each colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeaderRow {
    pub(crate) icons: AspectIcons,
    /// Number of uncovered icons, by combination and base colour.
    pub(crate) missing: Vec<[u8; 4]>,
    /// One bit per base colour, set if the combination is played without penalty.
    pub(crate) free: Vec<u8>,
}

/// The ratings of a set's cards and all tables that a bot needs while drafting. Computed once per set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ratings {
    /// The rated set; `None` for the whole catalogue.
    pub(crate) set: Option<SetCode>,
    pub(crate) first: u16,
    pub(crate) weights: Weights,
    pub(crate) cards: Vec<CardRating>,
    pub(crate) leaders: Vec<LeaderRow>,
    /// A Common base of each colour, if the set has one.
    pub(crate) bases: [Option<CardId>; 4],
}

impl Ratings {
    /// Rates the cards of a set with the bundled weights.
    ///
    /// # Errors
    /// [`PackError`] if the catalogue has no such set or the weights cannot be read.
    pub fn new(catalog: &Catalog, set: SetCode) -> Result<Ratings, PackError> {
        Ratings::with(catalog, set, &DraftModel::embedded()?)
    }

    /// Rates the cards of a set with the given weights.
    ///
    /// # Errors
    /// [`PackError`] if the catalogue has no such set.
    pub fn with(catalog: &Catalog, set: SetCode, taste: &DraftModel) -> Result<Ratings, PackError> {
        let cards: Vec<&Card> = catalog.cards_of(set).collect();
        if cards.is_empty() {
            return Err(PackError::UnknownSet(set));
        }
        Ratings::of(catalog, Some(set), &cards, taste)
    }

    /// Rates all cards of the catalogue with the bundled weights, for cubes and boosters of several sets. A card
    /// without a learned value has that of another printing, or else that of the formula.
    ///
    /// # Errors
    /// [`PackError`] if the weights cannot be read.
    pub fn of_all_cards(catalog: &Catalog) -> Result<Ratings, PackError> {
        let cards: Vec<&Card> = catalog.cards().iter().collect();
        Ratings::of(catalog, None, &cards, &DraftModel::embedded()?)
    }

    fn of(catalog: &Catalog, set: Option<SetCode>, cards: &[&Card], taste: &DraftModel) -> Result<Ratings, PackError> {
        let known = KnownTexts::of(catalog)?;
        let first = cards.first().map_or(0, |card| card.id.0);
        let mut classes: Vec<AspectIcons> = Vec::new();
        let mut leaders: Vec<AspectIcons> = Vec::new();
        let mut worths = Vec::new();
        for card in cards {
            let class = classes.iter().position(|known| same(known, &card.aspects)).unwrap_or_else(|| {
                classes.push(card.aspects);
                classes.len() - 1
            });
            let leader = (card.kind == CardType::Leader).then(|| {
                leaders.push(card.aspects);
                leaders.len() as u16 - 1
            });
            let text = known.text(catalog, card);
            let mut learned = taste.worth.get(&card.number).map(|points| i32::from(*points));
            if set.is_none() && learned.is_none() {
                let mut printings = catalog.reprints(card.id);
                learned = printings.find_map(|other| Some(i32::from(*taste.worth.get(&other.number)?)));
            }
            let rating = learned.unwrap_or_else(|| taste.formula.points(card, text));
            worths.push(CardRating {
                rating: rating.clamp(-999, 999) as i16,
                class: class as u8,
                bucket: bucket(card),
                deck_card: card.kind.is_deck_card(),
                non_unit: matches!(card.kind, CardType::Event | CardType::Upgrade),
                removal: text.is_some_and(|text| {
                    text_effects(text).iter().any(|(effect, count)| effect.removes() && *count > 0)
                }),
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

    /// Returns the ratings with points added to each card. Used in training games, where bots must not all prefer the
    /// same cards.
    pub fn with_noise(&self, more: &mut impl FnMut(CardId) -> i16) -> Ratings {
        let mut other = self.clone();
        for (worth, id) in other.cards.iter_mut().zip(self.first..) {
            worth.rating = worth.rating.saturating_add(more(CardId(id)));
        }
        other
    }

    /// Returns the set that is rated, or `None` for the whole catalogue.
    pub fn set(&self) -> Option<SetCode> {
        self.set
    }

    /// Returns the rating of a card, or `None` for a card of another set.
    pub fn rating(&self, card: CardId) -> Option<i16> {
        self.worth(card).map(|worth| worth.rating)
    }

    pub(crate) fn place(&self, card: CardId) -> Option<u16> {
        let place = card.0.checked_sub(self.first)?;
        (usize::from(place) < self.cards.len()).then_some(place)
    }

    pub(crate) fn worth(&self, card: CardId) -> Option<&CardRating> {
        self.place(card).map(|place| &self.cards[usize::from(place)])
    }
}

/// The implemented cards by identity, with their text; `None` for cards without a text.
pub(super) struct KnownTexts<'a>(HashMap<IdentityId, Option<&'a CardText>>);

impl<'a> KnownTexts<'a> {
    pub(super) fn of(catalog: &'a Catalog) -> Result<KnownTexts<'a>, PackError> {
        let (vanilla, texts) = catalog
            .texts()
            .map_err(|error| PackError::Unreadable { file: "abilities".to_owned(), what: error.to_string() })?;
        let plain = vanilla.iter().map(|number| (*number, None));
        let written = plain.chain(texts.iter().map(|text| (text.id, Some(text))));
        let by_identity = written.filter_map(|(number, text)| {
            let card = catalog.by_number(number)?;
            Some((catalog.identity(card), text))
        });
        Ok(KnownTexts(by_identity.collect()))
    }

    /// Returns a card's text, or `None` if it is not implemented or has no text.
    pub(super) fn text(&self, catalog: &Catalog, card: &Card) -> Option<&'a CardText> {
        self.0.get(&catalog.identity(card.id)).copied().flatten()
    }
}

fn bucket(card: &Card) -> u8 {
    card.cost.unwrap_or(0).saturating_sub(1).min(COST_BUCKETS as u8 - 1)
}

fn leader_row(icons: AspectIcons, classes: &[AspectIcons]) -> LeaderRow {
    let covered = Aspect::COLOURS.map(|colour| {
        // A single icon always fits.
        icons.with(&AspectIcons::new([colour]).unwrap_or_default())
    });
    let missing: Vec<[u8; 4]> =
        classes.iter().map(|class| covered.map(|provided| class.missing_from(&provided))).collect();
    let bits = |missing: &[u8; 4]| (0..4).filter(|colour| missing[*colour] == 0).map(|colour| 1 << colour).sum();
    let free = missing.iter().map(bits).collect();
    LeaderRow { icons, missing, free }
}

/// Returns `true` if two cards have the same icons, in any order.
fn same(one: &AspectIcons, other: &AspectIcons) -> bool {
    Aspect::ALL.into_iter().all(|aspect| one.count(aspect) == other.count(aspect))
}

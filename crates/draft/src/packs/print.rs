//! Prints boosters from sheets, loose or by the box.

use std::sync::Arc;

use catalog::Catalog;
use model::{SetCode, Treatment};

use super::collation::MOST_FROM_LANE;
use super::config::{self, PackConfig, PackError};
use super::sheets::{Place, Sheets, Source};
use super::{PACK_SIZE, Pack, PackCard, Slot};
use crate::dice::Dice;

/// The sets that have a booster description, in the order of their release.
pub fn sets_with_packs() -> Vec<SetCode> {
    // A description that cannot be read is reported by whoever asks for its packs.
    config::embedded().unwrap_or_default().into_iter().flat_map(|config| config.sets).collect()
}

/// Prints the boosters of one set.
#[derive(Debug, Clone)]
pub struct PackPrinter {
    set: SetCode,
    config: Arc<PackConfig>,
    pub(super) sheets: Arc<Sheets>,
}

impl PackPrinter {
    /// A printer for a set.
    ///
    /// # Errors
    /// [`PackError`] when the set has no boosters, or when a description is wrong.
    pub fn new(catalog: &Arc<Catalog>, set: SetCode) -> Result<Self, PackError> {
        let config = config::embedded()?.into_iter().find(|config| config.sets.contains(&set));
        Self::with_config(catalog, set, config.ok_or(PackError::NoBoosters(set))?)
    }

    pub(crate) fn with_config(catalog: &Catalog, set: SetCode, config: PackConfig) -> Result<Self, PackError> {
        let sheets = Arc::new(Sheets::new(catalog, set, &config)?);
        Ok(PackPrinter { set, config: Arc::new(config), sheets })
    }

    /// The set whose boosters these are.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// How they are filled, with the source of every figure.
    pub fn config(&self) -> &PackConfig {
        &self.config
    }

    /// One booster that knows nothing of any other.
    pub fn loose(&self, dice: &mut Dice) -> Pack {
        let mut pack = self.blank();
        self.loose_into(dice, &mut pack);
        pack
    }

    /// One booster, written over another: nothing is allocated.
    pub fn loose_into(&self, dice: &mut Dice, pack: &mut Pack) {
        let mut loose = Loose { sheets: &self.sheets, lanes: LaneCards::default() };
        loose.lanes.draw(&self.sheets, dice);
        fill(&self.sheets, dice, &mut loose, pack);
    }

    /// The 24 boosters of a display box in the order they lie in it. Neighbours come off the same strips of the
    /// print run, so that they rarely share a card.
    pub fn box_of_24(&self, dice: &mut Dice) -> Vec<Pack> {
        super::boxes::print(&self.sheets, &self.config.boxed, dice, &self.blank())
    }

    /// Some pack to be written over.
    pub fn blank(&self) -> Pack {
        Pack { cards: [self.sheets.print(0, Slot::Leader, Treatment::Normal); PACK_SIZE] }
    }
}

/// The packs of a sealed pool: loose ones (CR 10.2.1A: six).
pub fn sealed_pool(printer: &PackPrinter, dice: &mut Dice, packs: usize) -> Vec<Pack> {
    (0..packs).map(|_| printer.loose(dice)).collect()
}

/// Where the cards of a pack come from: drawn anew, or off the strips of a box.
pub(super) trait Feed {
    /// The next card for a place, from a source in a treatment.
    fn next(&mut self, dice: &mut Dice, place: &Place, source: Source, treatment: Treatment) -> u16;
    /// Which of a place's changes happens, if any; `at` is the place in the pack.
    fn change(&mut self, dice: &mut Dice, at: usize, place: &Place) -> Option<usize>;
}

/// Fills the 16 places in order. No card comes twice in the same treatment.
#[inline]
pub(super) fn fill(sheets: &Sheets, dice: &mut Dice, feed: &mut impl Feed, pack: &mut Pack) {
    for (at, place) in sheets.places.iter().enumerate() {
        let change = feed.change(dice, at, place).map(|which| &place.changes[which]);
        let treatment = change.map_or(place.treatment, |change| change.treatment);
        let source = change.and_then(|change| change.source).unwrap_or(place.source);
        let mut card = sheets.print(feed.next(dice, place, source, treatment), place.slot, treatment);
        match source {
            // A lane gives each of its cards once: there the change is dropped instead of the card.
            Source::Lane(_) | Source::EitherLane(..) => {
                if stands_twice(&pack.cards[..at], &card) {
                    card = sheets.print(card.card.0 - sheets.first, place.slot, place.treatment);
                }
            }
            Source::Sheet(_) | Source::Mix(_) => {
                while stands_twice(&pack.cards[..at], &card) {
                    card = sheets.print(feed.next(dice, place, source, treatment), place.slot, treatment);
                }
            }
        }
        pack.cards[at] = card;
    }
}

#[inline]
fn stands_twice(before: &[PackCard], card: &PackCard) -> bool {
    before.iter().any(|other| other.card == card.card && other.treatment == card.treatment)
}

/// Which sheet of a mix comes next.
#[inline]
pub(super) fn sheet_of(sheets: &Sheets, dice: &mut Dice, mix: usize) -> usize {
    let mix = &sheets.mixes[mix];
    let point = dice.below(mix.total);
    mix.parts.iter().find(|(up_to, _)| point < *up_to).map_or(0, |(_, sheet)| *sheet)
}

/// Draws a place's changes by their chances.
#[inline]
pub(super) fn draw_change(dice: &mut Dice, place: &Place) -> Option<usize> {
    if place.of == 0 {
        return None;
    }
    let point = dice.below(place.of);
    place.changes.iter().position(|change| point < change.up_to)
}

/// The most lanes a description may have.
pub(super) const MOST_LANES: usize = 4;

/// The cards that one pack takes from its lanes.
#[derive(Default)]
pub(super) struct LaneCards {
    cards: [[u16; MOST_FROM_LANE]; MOST_LANES],
    taken: [usize; MOST_LANES],
    /// Which lane the "either" places take from.
    second: bool,
}

impl LaneCards {
    #[inline]
    fn draw(&mut self, sheets: &Sheets, dice: &mut Dice) {
        self.second = sheets.turn_about && dice.below(2) == 1;
        for (place, lane) in sheets.lanes.iter().enumerate() {
            let take = sheets.takes(place, self.second);
            lane.draw(dice, &mut self.cards[place][..take]);
        }
    }

    /// Cards that were laid out beforehand.
    pub(super) fn put(&mut self, lane: usize, cards: &[u16], second: bool) {
        self.cards[lane][..cards.len()].copy_from_slice(cards);
        self.taken[lane] = 0;
        self.second = second;
    }

    #[inline]
    pub(super) fn next(&mut self, lane: usize) -> u16 {
        let card = self.cards[lane][self.taken[lane]];
        self.taken[lane] += 1;
        card
    }

    #[inline]
    pub(super) fn either(&self, one: usize, other: usize) -> usize {
        if self.second { other } else { one }
    }
}

struct Loose<'a> {
    sheets: &'a Sheets,
    lanes: LaneCards,
}

impl Feed for Loose<'_> {
    #[inline]
    fn next(&mut self, dice: &mut Dice, _: &Place, source: Source, _: Treatment) -> u16 {
        let sheet = match source {
            Source::Lane(lane) => return self.lanes.next(lane),
            Source::EitherLane(one, other) => return self.lanes.next(self.lanes.either(one, other)),
            Source::Sheet(sheet) => sheet,
            Source::Mix(mix) => sheet_of(self.sheets, dice, mix),
        };
        let cards = &self.sheets.sheets[sheet];
        cards[dice.below(cards.len() as u32) as usize]
    }

    #[inline]
    fn change(&mut self, dice: &mut Dice, _: usize, place: &Place) -> Option<usize> {
        draw_change(dice, place)
    }
}

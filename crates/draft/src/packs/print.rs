//! Prints boosters from sheets, loose or by the box.

use std::sync::Arc;

use catalog::Catalog;
use model::{SetCode, Treatment};

use super::config::{self, PackConfig, PackError};
use super::fill::{Feed, LaneCards, draw_change, fill, sheet_of};
use super::sheets::{Place, Sheets, Source};
use super::{PACK_SIZE, Pack, Slot};
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

//! Printing of boosters from sheets, loose or by the box.

use std::sync::Arc;

use catalog::Catalog;
use model::{SetCode, Treatment};

use super::config::{self, PackConfig, PackError};
use super::fill::{LaneCards, LaneFeed, draw_change, fill, sheet_of};
use super::sheets::{SheetSlot, Sheets, Source};
use super::{PACK_SIZE, Pack, Slot};
use crate::rng::DraftRng;

/// Returns the sets with a booster description in the catalogue that this process uses, in release order.
pub fn sets_with_packs() -> Vec<SetCode> {
    // A damaged catalogue is reported before anything asks for its boosters.
    Catalog::shared().map(|catalog| config::described(&catalog)).unwrap_or_default()
}

/// A printer for the boosters of one set.
#[derive(Debug, Clone)]
pub struct PackPrinter {
    set: SetCode,
    config: Arc<PackConfig>,
    pub(super) sheets: Arc<Sheets>,
}

impl PackPrinter {
    /// Creates a printer for a set.
    ///
    /// # Errors
    /// [`PackError`] if the set has no boosters or its description is invalid.
    pub fn new(catalog: &Arc<Catalog>, set: SetCode) -> Result<Self, PackError> {
        Self::with_config(catalog, set, config::of_set(catalog, set)?)
    }

    pub(crate) fn with_config(catalog: &Catalog, set: SetCode, config: PackConfig) -> Result<Self, PackError> {
        let sheets = Arc::new(Sheets::new(catalog, set, &config)?);
        Ok(PackPrinter { set, config: Arc::new(config), sheets })
    }

    /// Returns the set of the boosters.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// Returns the booster description, with the source of every figure.
    pub fn config(&self) -> &PackConfig {
        &self.config
    }

    /// Prints one booster, independent of all others.
    pub fn loose(&self, rng: &mut DraftRng) -> Pack {
        let mut pack = self.blank();
        self.loose_into(rng, &mut pack);
        pack
    }

    /// Prints one booster into an existing one, without allocating.
    pub fn loose_into(&self, rng: &mut DraftRng, pack: &mut Pack) {
        let mut loose = Loose { sheets: &self.sheets, lanes: LaneCards::default() };
        loose.lanes.draw(&self.sheets, rng);
        fill(&self.sheets, rng, &mut loose, pack);
    }

    /// Prints the 24 boosters of a display box in box order. Neighbours come from the same strips of the print run, so
    /// they rarely share a card.
    pub fn box_of_24(&self, rng: &mut DraftRng) -> Vec<Pack> {
        super::boxes::print(&self.sheets, &self.config.boxed, rng, &self.blank())
    }

    /// Returns a placeholder pack to be overwritten.
    pub fn blank(&self) -> Pack {
        Pack { cards: vec![self.sheets.print(0, Slot::Leader, Treatment::Normal); PACK_SIZE] }
    }
}

/// Returns the loose packs of a sealed pool (six by CR 10.2.1A).
pub fn sealed_pool(printer: &PackPrinter, rng: &mut DraftRng, packs: usize) -> Vec<Pack> {
    (0..packs).map(|_| printer.loose(rng)).collect()
}

struct Loose<'a> {
    sheets: &'a Sheets,
    lanes: LaneCards,
}

impl LaneFeed for Loose<'_> {
    #[inline]
    fn next(&mut self, rng: &mut DraftRng, _: &SheetSlot, source: Source, _: Treatment) -> u16 {
        let sheet = match source {
            Source::Lane(lane) => return self.lanes.next(lane),
            Source::EitherLane(one, other) => return self.lanes.next(self.lanes.either(one, other)),
            Source::Sheet(sheet) => sheet,
            Source::Mix(mix) => sheet_of(self.sheets, rng, mix),
        };
        let cards = &self.sheets.sheets[sheet];
        cards[rng.below(cards.len() as u32) as usize]
    }

    #[inline]
    fn change(&mut self, rng: &mut DraftRng, _: usize, place: &SheetSlot) -> Option<usize> {
        draw_change(rng, place)
    }
}

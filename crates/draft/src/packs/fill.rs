//! Filling of one booster's places, from any source of cards.

use model::Treatment;

use super::collation::{MOST_FROM_LANE, MOST_LANES};
use super::sheets::{SheetSlot, Sheets, Source};
use super::{Pack, PackCard};
use crate::rng::DraftRng;

/// A source of cards: random draws, or the strips of a box.
pub(super) trait LaneFeed {
    /// Returns the next card for a place, from a source in a treatment.
    fn next(&mut self, rng: &mut DraftRng, place: &SheetSlot, source: Source, treatment: Treatment) -> u16;
    /// Returns the change of a place that happens, if any; `at` is the index of the place in the pack.
    fn change(&mut self, rng: &mut DraftRng, at: usize, place: &SheetSlot) -> Option<usize>;
}

/// Fills the 16 places in order. No card appears twice in the same treatment.
#[inline]
pub(super) fn fill(sheets: &Sheets, rng: &mut DraftRng, feed: &mut impl LaneFeed, pack: &mut Pack) {
    for (at, place) in sheets.places.iter().enumerate() {
        let change = feed.change(rng, at, place).map(|which| &place.changes[which]);
        let treatment = change.map_or(place.treatment, |change| change.treatment);
        let source = change.and_then(|change| change.source).unwrap_or(place.source);
        let mut card = sheets.print(feed.next(rng, place, source, treatment), place.slot, treatment);
        match source {
            // A lane yields each card once, so the change is dropped instead of the card.
            Source::Lane(_) | Source::EitherLane(..) => {
                if is_duplicate(&pack.cards[..at], &card) {
                    card = sheets.print(card.card.0 - sheets.first, place.slot, place.treatment);
                }
            }
            Source::Sheet(_) | Source::Mix(_) => {
                while is_duplicate(&pack.cards[..at], &card) {
                    card = sheets.print(feed.next(rng, place, source, treatment), place.slot, treatment);
                }
            }
        }
        pack.cards[at] = card;
    }
}

#[inline]
fn is_duplicate(before: &[PackCard], card: &PackCard) -> bool {
    before.iter().any(|other| other.card == card.card && other.treatment == card.treatment)
}

/// Returns the next sheet of a mix.
#[inline]
pub(super) fn sheet_of(sheets: &Sheets, rng: &mut DraftRng, mix: usize) -> usize {
    let mix = &sheets.mixes[mix];
    let point = rng.below(mix.total);
    mix.parts.iter().find(|(up_to, _)| point < *up_to).map_or(0, |(_, sheet)| *sheet)
}

/// Draws a change of a place by its probabilities. Returns `None` for no change.
#[inline]
pub(super) fn draw_change(rng: &mut DraftRng, place: &SheetSlot) -> Option<usize> {
    if place.of == 0 {
        return None;
    }
    let point = rng.below(place.of);
    place.changes.iter().position(|change| point < change.up_to)
}

/// The cards that one pack takes from its lanes.
#[derive(Default)]
pub(super) struct LaneCards {
    cards: [[u16; MOST_FROM_LANE]; MOST_LANES],
    taken: [usize; MOST_LANES],
    /// `true` if the "either" places take from the second lane.
    second: bool,
}

impl LaneCards {
    #[inline]
    pub(super) fn draw(&mut self, sheets: &Sheets, rng: &mut DraftRng) {
        self.second = sheets.turn_about && rng.below(2) == 1;
        for (place, lane) in sheets.lanes.iter().enumerate() {
            let take = sheets.takes(place, self.second);
            lane.draw(rng, &mut self.cards[place][..take]);
        }
    }

    /// Sets the cards of a lane that were determined before.
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

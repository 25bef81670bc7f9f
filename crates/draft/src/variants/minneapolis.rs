//! The packs of a Minneapolis draft.

use crate::packs::PackCard;
use crate::variants::board::{VariantBoard, narrow};
use crate::variants::choice::VariantChoice;
use crate::variants::open_pool::cards_of;

/// Number of cards in a pack.
const PACK: usize = 7;
/// Maximum number of rounds.
const ROUNDS: usize = 8;
/// Number of cards to take before each swap.
const TAKES: [u8; 3] = [1, 2, 2];

/// Both hands and the packs to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Minneapolis {
    hands: [Vec<PackCard>; 2],
    /// Number of cards each seat still has to take before the swap.
    open: [u8; 2],
    /// The cards of the packs to come; the next two packs are at the end.
    stock: Vec<PackCard>,
    round: usize,
    of: usize,
    step: usize,
    /// Cards that were not taken.
    pub(super) aside: Vec<PackCard>,
}

impl Minneapolis {
    pub(super) fn new(mut stock: Vec<PackCard>) -> Minneapolis {
        let of = (stock.len() / (2 * PACK)).min(ROUNDS);
        let aside = stock.split_off(of * 2 * PACK);
        let mut draft = Minneapolis { hands: Default::default(), open: [0; 2], stock, round: 0, of, step: 0, aside };
        draft.next_round();
        draft
    }

    fn next_round(&mut self) {
        for hand in &mut self.hands {
            self.aside.append(hand);
            let rest = self.stock.len().saturating_sub(PACK);
            hand.extend(self.stock.drain(rest..));
        }
        self.round += 1;
        self.step = 0;
        self.open = if self.is_done() { [0; 2] } else { [TAKES[0]; 2] };
    }

    pub(super) fn is_done(&self) -> bool {
        self.round > self.of
    }

    pub(super) fn turn(&self) -> Vec<u8> {
        (0..).zip(self.open).filter(|(_, open)| *open > 0).map(|(seat, _)| seat).collect()
    }

    pub(super) fn options(&self, seat: u8) -> Vec<VariantChoice> {
        let seat = usize::from(seat);
        if self.open.get(seat).is_some_and(|open| *open > 0) { cards_of(&self.hands[seat]) } else { Vec::new() }
    }

    pub(super) fn take(&mut self, seat: u8, index: u16) -> Option<PackCard> {
        let (seat, index) = (usize::from(seat), usize::from(index));
        let hand = self.hands.get_mut(seat).filter(|hand| index < hand.len())?;
        let taken = hand.remove(index);
        self.open[seat] = self.open[seat].saturating_sub(1);
        if self.open == [0; 2] {
            self.step += 1;
            match TAKES.get(self.step) {
                Some(take) => {
                    self.hands.swap(0, 1);
                    self.open = [*take; 2];
                }
                None => self.next_round(),
            }
        }
        Some(taken)
    }

    pub(super) fn board(&self, seat: u8) -> VariantBoard {
        let take = self.open.get(usize::from(seat)).copied().unwrap_or_default();
        let cards = self.hands.get(usize::from(seat)).filter(|_| take > 0).cloned().unwrap_or_default();
        VariantBoard::Hand { round: narrow(self.round), of: narrow(self.of), take, cards }
    }
}

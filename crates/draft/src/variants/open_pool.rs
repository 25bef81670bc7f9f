//! Cards face up, taken one at a time in a snake: leaders, and everything else of a rotisserie draft.

use crate::packs::PackCard;
use crate::variants::board::VariantBoard;
use crate::variants::choice::VariantChoice;

/// An open pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OpenPool {
    pub(super) cards: Vec<PackCard>,
    seats: usize,
    /// Number of cards that were taken before this pool, in the same snake.
    before: usize,
    /// Number of cards taken from it.
    taken: usize,
    /// Number of cards to take from it.
    limit: usize,
}

impl OpenPool {
    /// Lays out cards. Each seat takes `each`, or fewer if there are not enough.
    pub(super) fn new(cards: Vec<PackCard>, seats: usize, each: usize, before: usize) -> OpenPool {
        let limit = each.min(cards.len() / seats.max(1)) * seats;
        OpenPool { cards, seats, before, taken: 0, limit }
    }

    pub(super) fn is_done(&self) -> bool {
        self.taken >= self.limit
    }

    /// Returns the number of cards taken up to now, in this pool and before it.
    pub(super) fn total(&self) -> usize {
        self.before + self.taken
    }

    pub(super) fn turn(&self) -> u8 {
        snake(self.total(), self.seats)
    }

    pub(super) fn options(&self) -> Vec<VariantChoice> {
        cards_of(&self.cards)
    }

    pub(super) fn take(&mut self, index: u16) -> Option<PackCard> {
        let index = usize::from(index);
        if self.is_done() || index >= self.cards.len() {
            return None;
        }
        self.taken += 1;
        Some(self.cards.remove(index))
    }

    pub(super) fn board(&self) -> VariantBoard {
        VariantBoard::Open { cards: self.cards.clone() }
    }
}

/// Returns the choices of one card among these.
pub(super) fn cards_of(cards: &[PackCard]) -> Vec<VariantChoice> {
    (0..).zip(cards).map(|(index, card)| VariantChoice::Card { index, printing: card.printing }).collect()
}

/// Returns the seat with the turn of this number, from 0: from the first seat to the last, and back.
pub(super) fn snake(turn: usize, seats: usize) -> u8 {
    let (row, at) = (turn / seats.max(1), turn % seats.max(1));
    let seat = if row.is_multiple_of(2) { at } else { seats.saturating_sub(1 + at) };
    u8::try_from(seat).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snake_goes_to_the_last_seat_and_back() {
        let order: Vec<u8> = (0..9).map(|turn| snake(turn, 3)).collect();
        assert_eq!(order, [0, 1, 2, 2, 1, 0, 0, 1, 2]);
        let two: Vec<u8> = (0..8).map(|turn| snake(turn, 2)).collect();
        assert_eq!(two, [0, 1, 1, 0, 0, 1, 1, 0]);
    }
}

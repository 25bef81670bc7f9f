//! A game with somebody who reads it.

use rules::{CardIx, Game, Seat};

use super::live::Live;

/// A game with somebody who reads; without a reader everything is open.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub live: &'a Live,
    pub game: &'a Game,
    pub reader: Option<Seat>,
}

/// A seat of the contract; nothing for nobody.
pub(super) fn seat(seat: Seat) -> Option<u32> {
    (seat != Seat::NONE).then_some(u32::from(seat.0))
}

impl Look<'_> {
    /// What the reader calls a card, when it is one that they may know.
    pub(super) fn id(&self, card: CardIx) -> Option<u32> {
        self.game.handle_of(card, self.reader)
    }
}

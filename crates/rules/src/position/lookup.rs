//! Cards, seats and names that positions and edits refer to.

use model::{CardId, CardNumber};

use crate::book::CardBook;
use crate::position::PositionError;
use crate::read::View;
use crate::state::{CardIndex, Seat, State};

impl View {
    /// Returns a card if the game has it.
    pub(super) fn known(&self, card: CardIndex) -> Result<CardIndex, PositionError> {
        if card.at() < self.state.cards().len() { Ok(card) } else { Err(PositionError::NoSuch(card.0)) }
    }

    /// Returns a seat if the game has it.
    pub(super) fn seat(&self, seat: Seat) -> Result<Seat, PositionError> {
        if seat.0 < self.state.seat_count() { Ok(seat) } else { Err(PositionError::Seat(seat.0)) }
    }

    /// Returns the number of a card.
    pub(super) fn number_of(&self, card: CardIndex) -> CardNumber {
        self.book.catalog().card(self.state.card(card).def).number
    }

    /// Returns the index of a card name of the book.
    pub(super) fn name_of(&self, name: &str) -> Result<u16, PositionError> {
        let names = self.book.names().iter();
        let at = names.zip(0u16..).find(|(one, _)| ***one == *name).map(|(_, at)| at);
        at.ok_or_else(|| PositionError::NoName(name.chars().take(60).collect()))
    }
}

/// Returns the card with a number, or an error if there is none or its text is not implemented.
pub(super) fn implemented_card(book: &CardBook, number: CardNumber) -> Result<CardId, PositionError> {
    let card = book.catalog().by_number(number).ok_or(PositionError::NoCard(number))?;
    if book.is_implemented(card) { Ok(card) } else { Err(PositionError::NotWritten(number)) }
}

/// Adds a card to the state.
pub(super) fn place_card(state: &mut State, def: CardId, owner: Seat) -> Result<CardIndex, PositionError> {
    state.add_card(def, owner).ok_or(PositionError::TooMany)
}

//! A game from one reader's point of view.

use phrase::Language;
use phrase::game::Table;
use rules::{CardIndex, Game, Seat};

use super::live::LiveGame;

/// A game and its reader; without a reader everything is open.
#[derive(Clone, Copy)]
pub(super) struct ReaderView<'a> {
    pub live: &'a LiveGame,
    pub game: &'a Game,
    pub reader: Option<Seat>,
    /// Language of the texts.
    pub language: Language,
    /// `true` at the reader's own phone: texts call the reader "you".
    pub addressed: bool,
}

/// Converts a seat to its wire type, or `None` for [`Seat::NONE`].
pub(super) fn seat(seat: Seat) -> Option<u32> {
    (seat != Seat::NONE).then_some(u32::from(seat.0))
}

impl<'a> ReaderView<'a> {
    /// Returns the phrasing context for the reader.
    pub(super) fn words(&self) -> Table<'a> {
        match self.addressed {
            true => self.live.words_to(self.language, self.reader),
            false => self.live.words_in(self.language, self.reader),
        }
    }

    /// Returns the reader's handle of a card, or `None` if they may not know it.
    pub(super) fn id(&self, card: CardIndex) -> Option<u32> {
        self.game.handle_of(card, self.reader)
    }
}

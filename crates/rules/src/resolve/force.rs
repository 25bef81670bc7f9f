//! The Force: a token in a player's base zone (CR 3.7.11, 8.37).

use ability::PlayerFilter;

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::resolve::{Flow, Resolving, try_ask};
use crate::state::{Card, CardIx, Place, Seat};

impl Game {
    /// Returns the Force token that a player controls. There is never more than one (CR 8.37.1).
    pub fn force_of(&self, seat: Seat) -> Option<CardIx> {
        let force = self.book.force()?;
        let is_theirs = |card: &Card| card.def == force && card.place == Place::BaseZone && card.controller == seat;
        self.state.cards.iter().position(is_theirs).map(|at| CardIx(at as u16))
    }

    /// Makes a player use the Force (CR 8.37.4): the token is set aside (CR 1.5.5B). Returns `false` if the player does
    /// not have it.
    pub(crate) fn use_the_force(&mut self, seat: Seat) -> bool {
        let Some(card) = self.force_of(seat) else { return false };
        self.state.take_out(card);
        self.state.renew(card);
        let player = self.state.player_mut(seat);
        player.used_the_force = player.used_the_force.saturating_add(1);
        self.note("8.37.4", Event::Defeated { card });
        self.fire(&Happening::UsedTheForce { by: seat });
        true
    }
}

impl Resolving<'_> {
    /// Makes the Force "with" these players (CR 8.37.2). Players who have the token already are skipped (CR 8.37.1).
    ///
    /// # Errors
    /// [`Broken::NoForce`] if the book has no Force token; [`Broken::TooManyCards`].
    pub(super) fn the_force_is_with(&mut self, players: &PlayerFilter) -> Result<Flow, Broken> {
        let mut made = Vec::new();
        for seat in try_ask!(self.who(players)) {
            if self.force_of(seat).is_some() {
                continue;
            }
            let force = self.book.force().ok_or(Broken::NoForce)?;
            let card = self.token_card(force, seat)?;
            self.state.card_mut(card).place = Place::BaseZone;
            self.note_created(seat);
            self.note("8.37.2", Event::Created { player: seat, card, on: None });
            made.push(self.state.now(card));
        }
        self.acted(&made, made.len() as i16);
        Ok(Flow::Done(!made.is_empty()))
    }

    /// Makes the player who resolves the ability use the Force, if it is with them.
    pub(super) fn uses_the_force(&mut self) -> Flow {
        let you = self.you();
        let used = self.use_the_force(you);
        self.acted(&[], i16::from(used));
        Flow::Done(used)
    }
}

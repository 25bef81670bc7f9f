//! The Force: a token in a player's base zone that is created and used (CR 3.7.11, 8.37).

use ability::Player;

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::resolve::{Flow, Resolving, try_ask};
use crate::state::{Card, CardIx, Place, Seat};

impl Game {
    /// The Force token that a player controls (CR 8.37.1: never more than one).
    pub fn force_of(&self, seat: Seat) -> Option<CardIx> {
        let force = self.book.force()?;
        let is_theirs = |card: &Card| card.def == force && card.place == Place::BaseZone && card.controller == seat;
        self.state.cards.iter().position(is_theirs).map(|at| CardIx(at as u16))
    }

    /// A player uses the Force (CR 8.37.4): the token is set aside (CR 1.5.5B). False when it is not with them.
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
    /// "The Force is with" these players (CR 8.37.2); who has the token ignores it (CR 8.37.1).
    ///
    /// # Errors
    /// [`Broken::NoForce`]: the book has no such token; [`Broken::TooManyCards`].
    pub(super) fn the_force_is_with(&mut self, players: &Player) -> Result<Flow, Broken> {
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

    /// The player who resolves uses the Force, if it is with them.
    pub(super) fn uses_the_force(&mut self) -> Flow {
        let you = self.you();
        let used = self.use_the_force(you);
        self.acted(&[], i16::from(used));
        Flow::Done(used)
    }
}

//! The Force: a token in a player's base zone that is created and used (CR 3.7.11, 8.37).

use ability::Player;

use crate::Game;
use crate::explain::log::Event;
use crate::flow::hear::Happening;
use crate::resolve::{Flow, ask};
use crate::state::{Card, CardIx, Place, Seat};

impl Game {
    /// The Force token that a player controls (CR 8.37.1: never more than one).
    pub fn force_of(&self, seat: Seat) -> Option<CardIx> {
        let force = self.book.force()?;
        let is_theirs = |card: &Card| card.def == force && card.place == Place::BaseZone && card.controller == seat;
        self.state.cards.iter().position(is_theirs).map(|at| CardIx(at as u16))
    }

    /// "The Force is with" these players (CR 8.37.2); who has the token ignores it (CR 8.37.1).
    pub(super) fn the_force_is_with(&mut self, players: &Player) -> Flow {
        let mut made = Vec::new();
        for seat in ask!(self.who(players)) {
            let Some(force) = self.book.force().filter(|_| self.force_of(seat).is_none()) else { continue };
            let Some(card) = self.token_card(force, seat) else { continue };
            self.state.card_mut(card).place = Place::BaseZone;
            self.note("8.37.2", Event::Created { player: seat, card, on: None });
            made.push(self.state.now(card));
        }
        self.acted(&made, made.len() as i16);
        Flow::Done(!made.is_empty())
    }

    /// The player who resolves uses the Force, if it is with them (CR 8.37.4): the token is set aside (CR 1.5.5B).
    pub(super) fn use_the_force(&mut self) -> Flow {
        let you = self.you();
        let Some(card) = self.force_of(you) else {
            self.acted(&[], 0);
            return Flow::Done(false);
        };
        self.state.take_out(card);
        self.state.renew(card);
        self.note("8.37.4", Event::Defeated { card });
        self.fire(&Happening::UsedTheForce { by: you });
        self.acted(&[], 1);
        Flow::Done(true)
    }
}

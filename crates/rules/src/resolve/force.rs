//! The Force: a token in a player's base zone (CR 3.7.11, 8.37).

use ability::PlayerFilter;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::trigger_events::TriggerEvent;
use crate::invariant::Invariant;
use crate::resolve::{Resolution, StepOutcome, try_ask};
use crate::state::{CardIndex, CardZone, Seat};

impl Game {
    /// Returns the Force token that a player controls. There is never more than one (CR 8.37.1).
    pub fn force_of(&self, seat: Seat) -> Option<CardIndex> {
        let force = self.book.force()?;
        self.base_zone_tokens(seat).into_iter().find(|card| self.state.card(*card).def == force)
    }

    /// Makes a player use the Force (CR 8.37.4): the token is set aside (CR 1.5.5B). Returns `false` if the player does
    /// not have it.
    pub(crate) fn spend_force_token(&mut self, seat: Seat) -> bool {
        let Some(card) = self.force_of(seat) else { return false };
        self.state.take_out(card);
        self.state.become_new_copy(card);
        let player = self.state.player_mut(seat);
        player.used_the_force = player.used_the_force.saturating_add(1);
        self.log_event("8.37.4", LogEvent::Defeated { card });
        self.emit(&TriggerEvent::UsedTheForce { by: seat });
        true
    }
}

impl Resolution<'_> {
    /// Makes the Force "with" these players (CR 8.37.2). Players who have the token already are skipped (CR 8.37.1).
    ///
    /// # Errors
    /// [`Invariant::NoForce`] if the book has no Force token; [`Invariant::TooManyCards`].
    pub(super) fn the_force_is_with(&mut self, players: &PlayerFilter) -> Result<StepOutcome, Invariant> {
        let mut made = Vec::new();
        for seat in try_ask!(self.who(players)) {
            if self.force_of(seat).is_some() {
                continue;
            }
            let force = self.book.force().ok_or(Invariant::NoForce)?;
            let card = self.token_card(force, seat)?;
            self.state.card_mut(card).place = CardZone::BaseZone;
            self.note_created(seat);
            self.log_event("8.37.2", LogEvent::Created { player: seat, card, on: None });
            made.push(self.state.now(card));
        }
        self.record_acted_on(&made, made.len() as i16);
        Ok(StepOutcome::Done(!made.is_empty()))
    }

    /// Makes the player who resolves the ability use the Force, if it is with them.
    pub(super) fn resolve_use_force(&mut self) -> StepOutcome {
        let you = self.you();
        let used = self.spend_force_token(you);
        self.record_acted_on(&[], i16::from(used));
        StepOutcome::Done(used)
    }
}

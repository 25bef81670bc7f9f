//! The Force: a token in a player's base zone (CR 3.7.11, 8.37).

use ability::PlayerFilter;

use crate::explain::log::LogEvent;
use crate::flow::resolve::{Resolution, StepOutcome, try_ask};
use crate::state::invariant::Invariant;

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
            self.put_into_base_zone(card);
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

//! Calls by players from their phones: for a judge, or to drop from the event.

use super::tables::{current_table, name_of};
use crate::AppError;
use crate::contract::{EventAct, GameCase, PhoneCallName, PhoneCallView};
use crate::error::Cause;
use crate::event::state::EventState;
use crate::phones::Phones;

impl Phones {
    /// Returns the open calls of players, oldest first.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn phone_calls(&self, event: u32) -> Result<Vec<PhoneCallView>, AppError> {
        let state = self.events.state(event)?;
        self.phone_calls_in(event, &state)
    }

    /// Returns the open calls in a state, oldest first.
    pub(super) fn phone_calls_in(&self, event: u32, state: &EventState) -> Result<Vec<PhoneCallView>, AppError> {
        let calls = state.phones.calls().iter().filter(|call| state.tournament.player(call.player).is_some());
        let shown = calls.map(|call| {
            Ok(PhoneCallView {
                player: call.player.0,
                name: name_of(state, call.player).to_owned(),
                table: current_table(state, call.player).map(u32::from),
                game: self.game_in_progress(event, state, call.player)?,
                call: call.call.into(),
                at: call.at.clone(),
            })
        });
        shown.collect()
    }

    /// Returns the game of a player who calls a judge, with every card open. Only for the desk, and only while the
    /// call is open.
    ///
    /// # Errors
    /// `phones.no_match` if the player has not called a judge or has no game on phones; those of
    /// [`Judge::judge_of_game`](crate::Judge::judge_of_game).
    pub fn judge_of_call(&self, event: u32, player: u32) -> Result<GameCase, AppError> {
        let calls = self.phone_calls(event)?;
        let call = calls.iter().find(|call| call.player == player && call.call == PhoneCallName::Judge);
        let game = call.and_then(|call| call.game).ok_or_else(|| AppError::of(Cause::PhonesNoMatch))?;
        self.judge.case_of(game, None, |_| None)
    }

    /// Closes an answered call of a player. Does nothing if the player has withdrawn it.
    ///
    /// # Errors
    /// As [`Events::act`](crate::Events::act).
    pub fn answer_phone_call(&self, event: u32, player: u32, call: PhoneCallName) -> Result<(), AppError> {
        self.events.apply_act(event, &EventAct::CloseCall { player, call })
    }
}

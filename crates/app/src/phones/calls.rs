//! Calls by players from their phones: for a judge, or to drop from the event.

use crate::contract::{EventAct, EventView, GameCase, PhoneCallName, PhoneCallView};
use crate::error::Cause;
use crate::{App, AppError};

impl App {
    /// Returns the open calls of players, oldest first.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn phone_calls(&self, event: u32) -> Result<Vec<PhoneCallView>, AppError> {
        let calls = self.read(event, |state, _| Ok(state.phones.calls().to_vec()))?;
        if calls.is_empty() {
            return Ok(Vec::new());
        }
        let view = self.event(event)?;
        let mut shown = Vec::new();
        for call in calls {
            let Some(player) = view.players.iter().find(|player| player.id == call.player.0) else { continue };
            shown.push(PhoneCallView {
                player: player.id,
                name: player.name.clone(),
                table: table_of(&view, player.id),
                game: self.game_in_progress(&view, call.player)?,
                call: call.call.into(),
                at: call.at,
            });
        }
        Ok(shown)
    }

    /// Returns the game of a player who calls a judge, with every card open. Only for the desk, and only while the
    /// call is open.
    ///
    /// # Errors
    /// `phones.no_match` if the player has not called a judge or has no game on phones; those of
    /// [`App::judge_of_game`].
    pub fn judge_of_call(&self, event: u32, player: u32) -> Result<GameCase, AppError> {
        let calls = self.phone_calls(event)?;
        let call = calls.iter().find(|call| call.player == player && call.call == PhoneCallName::Judge);
        let game = call.and_then(|call| call.game).ok_or_else(|| AppError::of(Cause::PhonesNoMatch))?;
        self.case_of(game, None, |_| None)
    }

    /// Closes an answered call of a player. Does nothing if the player has withdrawn it.
    ///
    /// # Errors
    /// As [`App::act`].
    pub fn answer_phone_call(&self, event: u32, player: u32, call: PhoneCallName) -> Result<(), AppError> {
        self.apply_act(event, &EventAct::CloseCall { player, call })
    }
}

/// Returns a player's table in the current round, or `None` for a bye or without a round.
fn table_of(view: &EventView, player: u32) -> Option<u32> {
    let tables = &view.rounds.last()?.tables;
    let table = tables.iter().find(|table| table.players.iter().any(|seated| seated.id == player))?;
    Some(table.table).filter(|_| table.players.len() > 1)
}

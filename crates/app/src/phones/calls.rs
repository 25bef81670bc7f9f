//! What players call the desk for from their phones: a judge at the table, or to leave the event.

use store::{EventId, PhoneCallKind};
use tournament::PlayerId;

use crate::contract::{CaseOfGame, EventView, PhoneCallName, PhoneCallView};
use crate::error::Cause;
use crate::{AppError, Desk};

impl PhoneCallName {
    pub(super) fn kind(self) -> PhoneCallKind {
        match self {
            PhoneCallName::Judge => PhoneCallKind::Judge,
            PhoneCallName::Drop => PhoneCallKind::Drop,
        }
    }

    pub(super) fn of(kind: PhoneCallKind) -> PhoneCallName {
        match kind {
            PhoneCallKind::Judge => PhoneCallName::Judge,
            PhoneCallKind::Drop => PhoneCallName::Drop,
        }
    }
}

impl Desk {
    /// What players call the desk for and nobody has seen to yet, the oldest first. Who asked to leave and has left is not
    /// waiting for anything: that call ends.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn phone_calls(&self, event: u32) -> Result<Vec<PhoneCallView>, AppError> {
        let calls = self.store().phone_calls(EventId(i64::from(event)))?;
        if calls.is_empty() {
            return Ok(Vec::new());
        }
        let view = self.event(event)?;
        let mut shown = Vec::new();
        for call in calls {
            let Some(player) = view.players.iter().find(|player| player.id == call.player) else { continue };
            if call.kind == PhoneCallKind::Drop && (player.dropped || player.disqualified) {
                self.store().end_phone_call(EventId(i64::from(event)), call.player, call.kind)?;
                continue;
            }
            shown.push(PhoneCallView {
                player: player.id,
                name: player.name.clone(),
                table: table_of(&view, player.id),
                game: self.game_under_way(&view, PlayerId(player.id))?,
                call: PhoneCallName::of(call.kind),
                at: call.at,
            });
        }
        Ok(shown)
    }

    /// The game of a player who calls a judge, with every card open: as long as the call waits, and for the desk alone.
    ///
    /// # Errors
    /// `phones.no_match` when the player calls no judge, or plays nothing on phones; what [`Desk::judge_of_game`] says.
    pub fn judge_of_call(&self, event: u32, player: u32) -> Result<CaseOfGame, AppError> {
        let calls = self.phone_calls(event)?;
        let call = calls.iter().find(|call| call.player == player && call.call == PhoneCallName::Judge);
        let game = call.and_then(|call| call.game).ok_or_else(|| AppError::of(Cause::PhonesNoMatch))?;
        self.case_of(game, None, |_| None)
    }

    /// Ends a call of a player: somebody has seen to it. Nothing happens when the player has taken it back.
    ///
    /// # Errors
    /// `store.*`.
    pub fn answer_phone_call(&self, event: u32, player: u32, call: PhoneCallName) -> Result<(), AppError> {
        Ok(self.store().end_phone_call(EventId(i64::from(event)), player, call.kind())?)
    }
}

/// The table of a player in the newest round; none for a bye and without a round.
fn table_of(view: &EventView, player: u32) -> Option<u32> {
    let tables = &view.rounds.last()?.tables;
    let table = tables.iter().find(|table| table.players.iter().any(|seated| seated.id == player))?;
    Some(table.table).filter(|_| table.players.len() > 1)
}

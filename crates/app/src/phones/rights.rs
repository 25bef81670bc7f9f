//! Permissions of judges and scorekeepers for every step of an event.

use crate::contract::{EventAct, StaffRole};

impl StaffRole {
    /// Returns `true` if this role may take a step. Staff cannot act for draft seats: packs, picks and decks of a
    /// seat belong to its player.
    pub fn may(self, act: &EventAct) -> bool {
        match act {
            EventAct::Result { .. }
            | EventAct::Games { .. }
            | EventAct::TableResult { .. }
            | EventAct::NoShow { .. }
            | EventAct::Penalize { .. }
            | EventAct::WithdrawPenalty { .. }
            | EventAct::Extend { .. }
            | EventAct::Note { .. }
            | EventAct::DrawChecks { .. }
            | EventAct::ChooseChecks { .. }
            | EventAct::CheckDeck { .. } => true,
            EventAct::Register { .. }
            | EventAct::RegisterBots { .. }
            | EventAct::Rename { .. }
            | EventAct::Seat
            | EventAct::SeatLate { .. }
            | EventAct::SwapSeats { .. }
            | EventAct::StartDraft
            | EventAct::FinishDraft
            | EventAct::PickClock { .. }
            | EventAct::PlanRounds { .. }
            | EventAct::RollBotResults { .. }
            | EventAct::Undo
            | EventAct::Structure { .. }
            | EventAct::Profile { .. }
            | EventAct::Pair { .. }
            | EventAct::Repair { .. }
            | EventAct::Swap { .. }
            | EventAct::ByHand { .. }
            | EventAct::ByHandTables { .. }
            | EventAct::DeleteRound { .. }
            | EventAct::Drop { .. }
            | EventAct::Merge { .. }
            | EventAct::Reenter { .. }
            | EventAct::LateEntry { .. }
            | EventAct::Missed { .. }
            | EventAct::DeclareBye { .. }
            | EventAct::WithdrawBye { .. }
            | EventAct::Room { .. }
            | EventAct::FixTable { .. }
            | EventAct::Clock { .. }
            | EventAct::RegisterDeck { .. }
            | EventAct::Rule { .. }
            | EventAct::LockDecks { .. }
            | EventAct::StartCut { .. }
            | EventAct::ReplaceInCut { .. } => match self {
                StaffRole::Judge => false,
                StaffRole::Scorekeeper => true,
            },
            EventAct::ShowPack { .. }
            | EventAct::Pick { .. }
            | EventAct::PickFor { .. }
            | EventAct::SaveDeck { .. } => false,
        }
    }
}

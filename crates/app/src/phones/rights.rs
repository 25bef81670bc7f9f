//! Which steps of an event judges and scorekeepers may take: one table over every step there is.

use crate::contract::{EventAct, StaffRole};

impl StaffRole {
    /// Whether somebody of this role may take a step. Who runs the draft and who plays in it are two: packs, picks and
    /// decks of a seat are taken by none of them.
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
            | EventAct::StartCut { .. } => match self {
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

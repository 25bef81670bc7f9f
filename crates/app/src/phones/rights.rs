//! Permissions of judges and scorekeepers for every step of an event.

use crate::contract::{EventAct, StaffRole};

impl StaffRole {
    /// Returns `true` if this role may take a step. Staff cannot act for draft seats or from a player's phone: packs,
    /// picks, decks, reports and calls belong to their player. They set only their own table
    /// ([`Phones::handle_staff_request`](crate::Phones::handle_staff_request)).
    pub fn may(self, act: &EventAct) -> bool {
        match act {
            EventAct::EnterResult { .. }
            | EventAct::EnterGames { .. }
            | EventAct::EnterTableResult { .. }
            | EventAct::ReportNoShow { .. }
            | EventAct::Penalize { .. }
            | EventAct::WithdrawPenalty { .. }
            | EventAct::ExtendTime { .. }
            | EventAct::AddNote { .. }
            | EventAct::DrawDeckChecks { .. }
            | EventAct::SelectDeckChecks { .. }
            | EventAct::RecordDeckCheck { .. }
            | EventAct::CloseCall { .. }
            | EventAct::StandAtTable { .. } => true,
            EventAct::RegisterPlayers { .. }
            | EventAct::RegisterBots { .. }
            | EventAct::RenamePlayer { .. }
            | EventAct::DrawSeats
            | EventAct::SeatLate { .. }
            | EventAct::SwapSeats { .. }
            | EventAct::StartDraft
            | EventAct::FinishDraft
            | EventAct::PickClock { .. }
            | EventAct::PlanRounds { .. }
            | EventAct::RollBotResults { .. }
            | EventAct::Undo
            | EventAct::SetStructure { .. }
            | EventAct::SetProfile { .. }
            | EventAct::PairRound { .. }
            | EventAct::PairAgain { .. }
            | EventAct::SwapPlayers { .. }
            | EventAct::SetPairings { .. }
            | EventAct::SetTables { .. }
            | EventAct::DeleteRound { .. }
            | EventAct::DropPlayer { .. }
            | EventAct::MergePlayers { .. }
            | EventAct::ReenterPlayer { .. }
            | EventAct::AddLateEntry { .. }
            | EventAct::SetMissedRound { .. }
            | EventAct::DeclareBye { .. }
            | EventAct::WithdrawBye { .. }
            | EventAct::SetTableNumbers { .. }
            | EventAct::AssignTable { .. }
            | EventAct::SetRoundClock { .. }
            | EventAct::RegisterDeck { .. }
            | EventAct::SaveRuling { .. }
            | EventAct::LockDecks { .. }
            | EventAct::CreateBracket { .. }
            | EventAct::ReplaceInCut { .. } => match self {
                StaffRole::Judge => false,
                StaffRole::Scorekeeper => true,
            },
            EventAct::ShowPack { .. }
            | EventAct::Pick { .. }
            | EventAct::PickFor { .. }
            | EventAct::SaveDeck { .. }
            | EventAct::ShowOwnPack { .. }
            | EventAct::PickOwn { .. }
            | EventAct::RegisterOwnList { .. }
            | EventAct::SaveOwnDeck { .. }
            | EventAct::ReportResult { .. }
            | EventAct::PlaceCall { .. }
            | EventAct::WithdrawCall { .. }
            | EventAct::ClearPhones => false,
        }
    }
}

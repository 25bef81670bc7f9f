//! The event as a whole: its profile, structure and number of rounds; and undo.

use tournament::{Operation, Structure};

use super::{Decision, round_number, saturating_cast, single};
use crate::AppError;
use crate::context::Context;
use crate::contract::StructureInput;
use crate::event::state::EventState;
use crate::event::steps;

/// Sets the number of rounds.
pub(super) fn plan_rounds(rounds: u32) -> Decision {
    single(Operation::PlanRounds { rounds: round_number(rounds)? })
}

/// Changes the structure.
pub(super) fn set_structure(entry: &StructureInput) -> Decision {
    single(Operation::Structure { structure: structure(entry) })
}

/// Changes the rules profile.
pub(super) fn set_profile(key: &str, context: &Context<'_>) -> Decision {
    single(Operation::SetProfile { profile: Box::new(context.profile(key)?) })
}

/// Undoes the latest step.
pub(super) fn undo(state: &EventState) -> Decision {
    match steps::why_no_undo(state) {
        Some(why_not) => Err(AppError::of(why_not)),
        None => single(Operation::Undo),
    }
}

/// Converts the structure of an event to the type of `tournament`.
pub(crate) fn structure(entry: &StructureInput) -> Structure {
    Structure {
        rounds: entry.rounds.into(),
        best_of: entry.best_of.map(saturating_cast),
        cut_best_of: entry.cut_best_of.map(saturating_cast),
        cut: entry.cut.map(saturating_cast),
        trilogy: entry.trilogy,
    }
}

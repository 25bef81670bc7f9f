//! The state of the step in progress.

use std::hash::{Hash, Hasher};

use ability::BlockId;
use serde::{Deserialize, Serialize};

use crate::state::invariant::{Invariant, InvariantViolation};
use crate::state::{Action, CardIndex, CardRef, Seat};

/// Reason why a card may be about to be defeated (CR 1.18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DefeatCause {
    /// The card that was dealt damage or lost HP.
    pub(crate) card: CardIndex,
    /// The responsible player, or [`Seat::NONE`] if an effect expired (CR 1.18.1C).
    pub(crate) player: Seat,
    /// The card that caused it.
    pub(crate) by: CardRef,
}

/// The state of the step in progress, and data that it leaves for later checks.
///
/// Most of it is empty while a question is open, so it contributes to the hash only after an invariant violation.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StepState {
    /// The answer that the next task takes.
    pub(crate) answer: Option<Action>,
    /// State checks are due (CR 1.16.5).
    pub(crate) unsettled: bool,
    /// Causes of damage and HP loss since the last state checks (CR 1.18).
    #[serde(rename = "blame")]
    pub(crate) defeat_causes: Vec<DefeatCause>,
    /// Additional effects of replacement effects (CR 7.7.5), resolved after the step. Each has the card, the effect's
    /// controller and the block.
    pub(crate) follows: Vec<(CardRef, Seat, BlockId)>,
    /// Combat damage has just been dealt, and the units it defeats are being defeated (CR 6.3.5A).
    pub(crate) in_combat: bool,
    /// An invariant violation found where it could not be returned as an error. It ends the step.
    pub(crate) broken: Option<Invariant>,
    /// The reason why the game has stopped.
    #[serde(rename = "fault")]
    pub(crate) violation: Option<InvariantViolation>,
}

impl StepState {
    /// Returns `true` if nothing is set.
    pub(crate) fn is_clear(&self) -> bool {
        *self == StepState::default()
    }
}

impl Hash for StepState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(violation) = &self.violation {
            violation.hash(hasher);
        }
    }
}

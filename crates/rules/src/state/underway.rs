//! What belongs to the step under way.

use std::hash::{Hash, Hasher};

use ability::BlockId;
use serde::{Deserialize, Serialize};

use crate::fault::{Broken, Fault};
use crate::state::{Action, CardIx, Ref, Seat};

/// Why a card may be about to be defeated (CR 1.18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Blame {
    /// What was dealt damage, or has less HP than before.
    pub(crate) card: CardIx,
    /// Whose doing it is: nobody's when an effect has expired (CR 1.18.1C).
    pub(crate) player: Seat,
    /// The card that did it.
    pub(crate) by: Ref,
}

/// What belongs to the step under way, and what it leaves to be looked at after it.
///
/// Most of it is over when a question is open: that is why a state without a fault has the hash of the rest of it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Underway {
    /// The answer that the next task takes.
    pub(crate) answer: Option<Action>,
    /// Something has changed that the game must settle (CR 1.16.5).
    pub(crate) unsettled: bool,
    /// Who dealt damage or lowered HP since the game was settled last (CR 1.18).
    pub(crate) blame: Vec<Blame>,
    /// What replacement effects do besides (CR 7.7.5), when the step is over: the card, who controls the effect, the block.
    pub(crate) follows: Vec<(Ref, Seat, BlockId)>,
    /// Combat damage has just been dealt, and the units that it defeats are defeated (CR 6.3.5A).
    pub(crate) in_combat: bool,
    /// An invariant that broke where nothing could be said of it: the step ends with it.
    pub(crate) broken: Option<Broken>,
    /// Why the game has stopped.
    pub(crate) fault: Option<Fault>,
}

impl Underway {
    /// Whether there is nothing of it.
    pub(crate) fn is_none(&self) -> bool {
        *self == Underway::default()
    }
}

impl Hash for Underway {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(fault) = &self.fault {
            fault.hash(hasher);
        }
    }
}

//! Keywords that ask or act when they resolve (CR 7.5), one file each.
//!
//! The other half of a keyword, its effect on the values of cards, is in a file of [`crate::read::keywords`].

mod ambush;
mod bounty;
mod exploit;
mod overwhelm;
mod plot;
mod restore;
mod saboteur;
mod shielded;
mod smuggle;
mod support;

use crate::Game;
use crate::state::invariant::Invariant;
use crate::state::{PendingKind, PendingTrigger, Task};

impl Game {
    /// Resolves a pending keyword.
    pub(crate) fn resolve_keyword(&mut self, waiting: &PendingTrigger) -> Result<(), Invariant> {
        match waiting.what {
            PendingKind::Ambush => self.resolve_ambush(waiting),
            PendingKind::Plot => self.course().tasks.push(Task::Plot(waiting.controller, waiting.source)),
            PendingKind::Shielded => self.resolve_shielded(waiting)?,
            PendingKind::Restore(amount) => self.resolve_restore(waiting.controller, amount),
            PendingKind::Saboteur => self.resolve_saboteur(waiting),
            PendingKind::Support => self.course().tasks.push(Task::Support(waiting.controller, waiting.source)),
            PendingKind::Ability(id) => return Err(Invariant::Ability(id)),
        }
        Ok(())
    }
}

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
use crate::state::{PendingKind, PendingTrigger};

impl Game {
    /// Resolves a pending keyword. One that asks its player pushes a [`Task::Keyword`](crate::state::Task::Keyword),
    /// which resolves it again with the answer.
    pub(crate) fn resolve_keyword(&mut self, waiting: &PendingTrigger) -> Result<(), Invariant> {
        match waiting.what {
            PendingKind::Ambush => self.resolve_ambush(waiting),
            PendingKind::Plot => self.resolve_plot(waiting)?,
            PendingKind::Shielded => self.resolve_shielded(waiting)?,
            PendingKind::Restore(amount) => self.resolve_restore(waiting.controller, amount),
            PendingKind::Saboteur => self.resolve_saboteur(waiting),
            PendingKind::Support => self.resolve_support(waiting),
            PendingKind::Ability(id) => return Err(Invariant::Ability(id)),
        }
        Ok(())
    }
}

//! The parts of an event that the server for phones watches: the public view, and the revision numbers for players
//! and staff.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::board::{PublicEvent, public};
use crate::AppError;
use crate::phones::Phones;

/// An event as the server for phones watches it, from one state of the event.
#[derive(Debug, Clone, PartialEq)]
pub struct WatchedEvent {
    /// Public view of the event.
    pub public: Arc<PublicEvent>,
    /// Revision number of players' reports in the current round, calls, drafts and games.
    pub reports: u64,
    /// Revision number for staff, which changes with every step, call and judge's table.
    pub staff: u64,
    /// Number of the state that the public view shows. Private, because it changes with hidden steps too.
    version: u64,
}

impl Phones {
    /// Returns an event as the server for phones watches it. The public view of an earlier call is used again if the
    /// event has not changed since, for example after the answer to a question of a game.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn watch_event(&self, event: u32, earlier: Option<&WatchedEvent>) -> Result<WatchedEvent, AppError> {
        let name = self.events.event_name(event)?;
        self.events.read(event, |state, now| {
            let mut mark = DefaultHasher::new();
            (&name, state.length()).hash(&mut mark);
            let version = mark.finish();
            let reports = self.reports_revision(event, state);
            let staff = self.staff_revision(event, state, reports)?;
            let public = match earlier.filter(|earlier| earlier.version == version) {
                Some(earlier) => Arc::clone(&earlier.public),
                None => Arc::new(public(name, state, now)),
            };
            Ok(WatchedEvent { public, reports, staff, version })
        })
    }
}

//! The views that pages of the desk received lately, so that the next answer carries only what changed.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::contract::{EventUpdate, EventView};
use crate::event::changes::{changes, has_only_clocks};

/// Number of views that are kept of one event.
const VIEWS_OF_AN_EVENT: usize = 4;
/// Number of views that are kept of all events.
const VIEWS: usize = 8;

/// The latest views of events, by revision.
pub(crate) struct SentViews {
    /// Distinguishes revisions of this process from those of others: a page in a browser outlives the program.
    process: u64,
    next: AtomicU64,
    /// Oldest first.
    views: Mutex<VecDeque<SentView>>,
}

#[derive(Clone)]
struct SentView {
    event: u32,
    revision: Arc<str>,
    view: Arc<EventView>,
}

impl Default for SentViews {
    fn default() -> SentViews {
        let process = RandomState::new().hash_one(0);
        SentViews { process, next: AtomicU64::default(), views: Mutex::default() }
    }
}

impl SentViews {
    /// Returns the answer to a page that has the view with the revision `have`: the changes since then, or the whole
    /// view if this revision is not known here (any more). Views that differ only in their clocks share a revision.
    pub(crate) fn update(&self, event: u32, view: EventView, have: Option<&str>) -> EventUpdate {
        let base = have.and_then(|have| self.find(event, have));
        let since = base.as_ref().and_then(|base| changes(&base.view, &view).ok());
        let same = self.newest(event).filter(|newest| {
            let is_base = base.as_ref().is_some_and(|base| base.revision == newest.revision);
            if is_base {
                since.as_ref().is_some_and(has_only_clocks)
            } else {
                changes(&newest.view, &view).is_ok_and(|since| has_only_clocks(&since))
            }
        });
        let known = same.map(|newest| newest.revision);
        match (base, since) {
            (Some(base), Some(changes)) => {
                let revision = known.unwrap_or_else(|| self.keep(event, Arc::new(view)));
                EventUpdate::Changes { revision: revision.to_string(), base: base.revision.to_string(), changes }
            }
            (_, _) => {
                let revision = known.unwrap_or_else(|| self.keep(event, Arc::new(view.clone())));
                EventUpdate::Whole { revision: revision.to_string(), view: Box::new(view) }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<SentView>> {
        // A panic elsewhere leaves complete views behind.
        self.views.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, event: u32, revision: &str) -> Option<SentView> {
        self.lock().iter().find(|sent| sent.event == event && &*sent.revision == revision).cloned()
    }

    fn newest(&self, event: u32) -> Option<SentView> {
        self.lock().iter().rev().find(|sent| sent.event == event).cloned()
    }

    /// Keeps a view under a new revision. The oldest views are dropped.
    fn keep(&self, event: u32, view: Arc<EventView>) -> Arc<str> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let revision: Arc<str> = format!("{:x}-{number}", self.process).into();
        let mut views = self.lock();
        views.push_back(SentView { event, revision: Arc::clone(&revision), view });
        let of_event = views.iter().filter(|sent| sent.event == event).count();
        let oldest =
            if of_event > VIEWS_OF_AN_EVENT { views.iter().position(|sent| sent.event == event) } else { None };
        let dropped = match oldest {
            Some(oldest) => views.remove(oldest),
            None if views.len() > VIEWS => views.pop_front(),
            None => None,
        };
        drop(views);
        // Views of large events take time to drop: not under the lock.
        drop(dropped);
        revision
    }
}

//! The views that pages of the desk received lately, so that the next answer carries only what changed.

use std::sync::Arc;

use crate::changes::kept_views::KeptViews;
use crate::contract::{EventUpdate, EventView};
use crate::event::changes::{changes, has_only_clocks};

/// Number of views that are kept of one event.
const VIEWS_OF_AN_EVENT: usize = 4;
/// Number of views that are kept of all events.
const VIEWS: usize = 8;

/// The latest views of events, by revision.
pub(crate) struct SentViews {
    views: KeptViews<EventView>,
}

impl Default for SentViews {
    fn default() -> SentViews {
        SentViews { views: KeptViews::new(VIEWS_OF_AN_EVENT, VIEWS) }
    }
}

impl SentViews {
    /// Returns the answer to a page that has the view with the revision `have`: the changes since then, or the whole
    /// view if this revision is not known here (any more). Views that differ only in their clocks share a revision.
    pub(crate) fn update(&self, event: u32, view: EventView, have: Option<&str>) -> EventUpdate {
        let base = have.and_then(|have| self.views.find(event, have));
        let since = base.as_ref().and_then(|base| changes(&base.view, &view).ok());
        let same = self.views.newest(event).filter(|newest| {
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
                let revision = known.unwrap_or_else(|| self.views.keep(event, Arc::new(view)));
                EventUpdate::Changes { revision: revision.to_string(), base: base.revision.to_string(), changes }
            }
            (_, _) => {
                let revision = known.unwrap_or_else(|| self.views.keep(event, Arc::new(view.clone())));
                EventUpdate::Whole { revision: revision.to_string(), view: Box::new(view) }
            }
        }
    }
}

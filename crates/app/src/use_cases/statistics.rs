//! Figures over one event or several.

use crate::contract::StatisticsView;
use crate::statistics::Statistics;
use crate::{AppError, Desk};

/// The most events of one question.
const MOST_EVENTS: usize = 512;

impl Desk {
    /// How leaders, bases, aspects and first players fared in these events; an event named twice counts once. `bots`
    /// says whether matches in which a bot sat count.
    ///
    /// # Errors
    /// `statistics.empty` without an event, `statistics.too_many`, `event.not_found`, `journal.*`.
    pub fn statistics(&self, events: &[u32], bots: bool) -> Result<StatisticsView, AppError> {
        if events.is_empty() {
            return Err(AppError::new("statistics.empty", "No event was named.").way_out("Name at least one event."));
        }
        if events.len() > MOST_EVENTS {
            return Err(AppError::new("statistics.too_many", format!("{MOST_EVENTS} events at once are the most.")));
        }
        let mut counted = Statistics::new(&self.catalog, bots);
        for (at, event) in events.iter().enumerate() {
            if events[..at].contains(event) {
                continue;
            }
            let name = self.event_name(*event)?;
            self.read(*event, |state, _| {
                counted.add(*event, name, state);
                Ok(())
            })?;
        }
        Ok(counted.view())
    }
}

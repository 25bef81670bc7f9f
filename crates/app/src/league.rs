//! Leagues over several events: decisions and standings.

mod act;
mod aggregate;
mod external_results;
pub(crate) mod state;
mod transfer;
mod use_cases;
mod words;

pub(crate) use external_results::has_results;
pub(crate) use transfer::looks_like_league;

use std::sync::Arc;

use self::state::LeagueHistory;
use crate::core::Core;
use crate::event::Events;
use crate::streams::Streams;

/// The leagues of the database.
pub struct Leagues {
    core: Arc<Core>,
    /// The events whose results count.
    events: Arc<Events>,
    /// Cache of folded leagues; the journal is authoritative.
    streams: Streams<LeagueHistory>,
}

impl Leagues {
    pub(crate) fn new(core: &Arc<Core>, events: &Arc<Events>) -> Leagues {
        Leagues { core: Arc::clone(core), events: Arc::clone(events), streams: Streams::new(core) }
    }
}

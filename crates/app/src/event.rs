//! Events: registration, draft, rounds, top cut and printouts.
//!
//! [`state`] folds the journal into the current state, [`steps`] lists what can be done next, [`commands`] makes every
//! change as [`act`] decides, [`queries`] answers read-only requests, and [`view`] builds the views.

mod about;
pub(crate) mod act;
mod aggregate;
mod board;
pub mod bot_draft;
mod card_data;
mod changes;
mod choice_log;
mod commands;
pub(crate) mod create;
pub(crate) mod csv;
mod deck_queries;
pub mod demo;
pub mod documents;
pub(crate) mod drafting;
mod import;
mod like;
mod limited;
pub(crate) mod lists;
pub(crate) mod log;
pub(crate) mod messages;
mod observations;
pub mod pack_input;
pub(crate) mod pack_source;
pub(crate) mod phone_holder;
mod pick_reasons;
mod printing;
pub(crate) mod printouts;
mod profiles;
mod queries;
pub(crate) mod registered_deck;
pub(crate) mod roster;
pub(crate) mod round_files;
mod samples;
pub(crate) mod sealed;
pub(crate) mod sent_views;
pub mod simulate;
pub(crate) mod standings;
pub(crate) mod state;
mod statistics;
mod status;
pub(crate) mod steps;
pub(crate) mod tabletop_draft;
pub(crate) mod variant_draft;
pub(crate) mod view;

pub(crate) use crate::record::{kind, phone_entries, pick_clock};
pub(crate) use import::{LARGEST, export_failed, is_event_export, write_document};
pub(crate) use observations::{Observed, person_number};
pub(crate) use roster::is_of_players;

use std::sync::Arc;

use self::lists::CheckedLists;
use self::sent_views::SentViews;
use self::state::EventState;
use crate::AppError;
use crate::contract::EventView;
use crate::core::Core;
use crate::safety::Safety;
use crate::streams::Streams;

/// The events of the database.
pub struct Events {
    core: Arc<Core>,
    /// Makes backups at the start and end of rounds.
    safety: Arc<Safety>,
    /// Cache of folded events; the journal is authoritative.
    pub(crate) streams: Streams<EventState>,
    /// Checks of registered deck lists; a cache.
    lists: CheckedLists,
    /// Views that pages received lately; a cache.
    sent_views: SentViews,
}

impl Events {
    pub(crate) fn new(core: &Arc<Core>, safety: &Arc<Safety>) -> Events {
        Events {
            core: Arc::clone(core),
            safety: Arc::clone(safety),
            streams: Streams::new(core),
            lists: CheckedLists::default(),
            sent_views: SentViews::default(),
        }
    }

    /// Starts a draft of the latest set for one person at this computer. There are seven bots, the seats are drawn, and
    /// the first packs are opened.
    ///
    /// # Errors
    /// `event.name`, `players.*` for the names; `store.*`.
    pub fn practice_draft(&self, name: &str, player: &str) -> Result<EventView, AppError> {
        self.event(self.start_practice_draft(name, player)?)
    }

    /// Creates a sample event in its second round. Twelve players have drafted the latest set and built decks, the
    /// first round is over, one player has dropped, and half of the second round's results are entered.
    ///
    /// # Errors
    /// `event.name`; `store.*`.
    pub fn sample_event(&self, name: &str) -> Result<EventView, AppError> {
        self.event(self.create_sample(name)?)
    }
}

//! The judge's table: positions set up by a judge, warnings about them, and branches tried from them.
//!
//! Invariant: every request contains the whole case, which is replayed from the start; no state is stored here.

mod advice;
mod book;
mod compare;
mod from_game;
mod from_games;
mod manual;
mod phase_history;
mod report;
pub(crate) mod rulings;
mod table;
mod warnings;

pub(crate) use compare::compare;
pub(crate) use from_game::{case_of_game, position_of};
pub(crate) use report::report;
pub use rulings::ruling_file_name;
pub(crate) use table::CaseReplay;

use std::sync::Arc;

use crate::core::Core;
use crate::event::Events;
use crate::games::Games;

/// The judge's table, and the rulings of events.
pub struct Judge {
    core: Arc<Core>,
    /// The events that rulings are saved in.
    events: Arc<Events>,
    /// The games that positions are taken from and continued in.
    games: Arc<Games>,
}

impl Judge {
    pub(crate) fn new(core: &Arc<Core>, events: &Arc<Events>, games: &Arc<Games>) -> Judge {
        Judge { core: Arc::clone(core), events: Arc::clone(events), games: Arc::clone(games) }
    }
}

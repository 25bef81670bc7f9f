//! Changes to the game: game events on cards and players, each with a log entry.
//!
//! - `card_changes`: exhausting, healing, leaving play, drawing, discarding, tokens.
//! - `damage`, `damage_replacement`, `defeat_replacement`: dealing damage, and replacement effects.
//! - `attach`, `control`, `copy`: attaching and moving cards, control of cards and paying with resources, entering play
//!   as a copy of another card.
//! - `triggers`: abilities that an event triggers are queued.
//! - `zones`: moves of cards between zones, without further rules.
//! - `log`: the log, and the card handles of its readers.
//!
//! All of it is methods of [`Writer`], which cannot ask a player: questions and tasks are methods of [`crate::Game`].
//!
//! The files of this module form a cycle of calls, because replacement effects do: damage may be replaced by a defeat,
//! a defeat by attaching the card, and attaching it defeats the upgrades on it (CR 7.7.5, 3.5.6).

pub(crate) mod attach;
pub(crate) mod card_changes;
pub(crate) mod control;
pub(crate) mod copy;
pub(crate) mod damage;
pub(crate) mod damage_replacement;
pub(crate) mod defeat_replacement;
pub(crate) mod log;
pub(crate) mod triggers;
pub(crate) mod zones;

use std::ops::Deref;

use crate::edition::Edition;
use crate::explain::log::GameLogEntry;
use crate::read::View;
use crate::read::handles::Handles;
use crate::state::{Course, State};
use crate::write::damage_replacement::ReplacementChoices;

/// A game that can be changed: all changes to cards and players, with their log entries. It cannot ask a player.
#[derive(Debug, Clone)]
pub struct Writer {
    /// The game that is changed.
    view: View,
    /// Log entries since the log was last taken. With `None`, nothing is logged.
    pub log: Option<Vec<GameLogEntry>>,
    /// Always prompts, even for questions about hidden cards without a real choice (CR 1.17.4). Opponents then cannot
    /// tell "found nothing" from "declined". Nothing is answered automatically.
    pub always: bool,
    /// Marks a game saved before Plot was implemented. Even with `always`, players without Plot are not asked about it
    /// (CR 7.5.19).
    pub before_plot: bool,
    /// Card handles of each reader, if a log is shown to readers.
    pub(crate) handles: Option<Handles>,
    /// Choices about replacement effects made in the current step (CR 7.7.5E).
    pub(crate) choices: ReplacementChoices,
}

impl Deref for Writer {
    type Target = View;

    #[inline(always)]
    fn deref(&self) -> &View {
        &self.view
    }
}

impl Writer {
    /// Returns a writer without a log.
    pub(crate) fn new(view: View) -> Writer {
        Writer {
            view,
            log: None,
            always: false,
            before_plot: false,
            handles: None,
            choices: ReplacementChoices::default(),
        }
    }

    /// Returns mutable access to the pending work and the records of the flow.
    #[inline(always)]
    pub(crate) fn course(&mut self) -> Course<'_> {
        self.view.state.course()
    }

    /// Returns mutable access to the view, for changes that follow no rule of the game: judges' edits, determinizations
    /// and restored states.
    pub(crate) fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    /// Returns the state alone.
    pub(crate) fn into_state(self) -> State {
        self.view.state
    }

    /// Sets the edition of the Comprehensive Rules that the game is played by.
    pub fn set_edition(&mut self, edition: Edition) {
        self.view.state.set_edition(edition);
    }
}

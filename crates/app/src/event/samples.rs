//! Samples for new users: a practice draft against bots and a half-played event.

use crate::AppError;
use crate::contract::{DraftMode, EventAct, EventView, NewEvent, ResultEntry};
use crate::error::Cause;
use crate::event::Events;

/// Players of the sample. The names are fictitious.
const PLAYERS: &str = "Ada\nBen\nCleo\nDara\nEmil\nFinn\nGreta\nHana\nIvo\nJana\nKofi\nLena";
/// Seed that makes the sample identical on every computer.
const SAMPLE_SEED: u64 = 2187;
/// Sample results, in table order.
const RESULTS: [(u32, u32); 6] = [(2, 0), (2, 1), (1, 2), (2, 0), (0, 2), (2, 1)];

impl Events {
    /// Starts a draft of the latest set for one person at this computer. There are seven bots, the seats are drawn, and
    /// the first packs are opened.
    ///
    /// # Errors
    /// `event.name`, `players.*` for the names; `store.*`.
    pub fn practice_draft(&self, name: &str, player: &str) -> Result<EventView, AppError> {
        let made = self.create_event(NewEvent::draft(name, &self.newest_set()?, DraftMode::Digital, 8))?;
        let id = made.summary.id;
        self.act(id, &EventAct::RegisterPlayers { text: player.to_owned() })?;
        self.act(id, &EventAct::RegisterBots { count: 7 })?;
        self.act(id, &EventAct::DrawSeats)?;
        self.act(id, &EventAct::StartDraft)
    }

    /// Creates a sample event in its second round. Twelve players have drafted the latest set and built decks, the
    /// first round is over, one player has dropped, and half of the second round's results are entered.
    ///
    /// # Errors
    /// `event.name`; `store.*`.
    pub fn sample_event(&self, name: &str) -> Result<EventView, AppError> {
        let new = NewEvent {
            seed: Some(SAMPLE_SEED.to_string()),
            ..NewEvent::draft(name, &self.newest_set()?, DraftMode::Digital, 8)
        };
        let id = self.create_with(new, SAMPLE_SEED)?.summary.id;
        self.act(id, &EventAct::RegisterPlayers { text: PLAYERS.to_owned() })?;
        self.act(id, &EventAct::DrawSeats)?;
        self.act(id, &EventAct::StartDraft)?;
        let drafted = self.act(id, &EventAct::FinishDraft)?;
        for player in &drafted.players {
            self.save_deck(id, player.id, &self.suggest_deck(id, player.id)?)?;
        }
        self.act(id, &EventAct::pair())?;
        self.sample_results(id, 1, RESULTS.len())?;
        if let Some(last) = self.event(id)?.standings.last() {
            self.act(id, &EventAct::DropPlayer { player: last.player })?;
        }
        self.act(id, &EventAct::pair())?;
        self.sample_results(id, 2, RESULTS.len() / 2)
    }

    /// Enters sample results in a round, for its first tables.
    fn sample_results(&self, event: u32, round: u32, tables: usize) -> Result<EventView, AppError> {
        let mut view = self.event(event)?;
        let open: Vec<u32> = view
            .rounds
            .iter()
            .filter(|found| found.number == round)
            .flat_map(|found| &found.tables)
            .filter(|table| table.result.is_none())
            .map(|table| table.table)
            .collect();
        for (table, (a, b)) in open.into_iter().zip(RESULTS).take(tables) {
            let result = ResultEntry::Games { a, b, drawn: 0 };
            view = self.act(event, &EventAct::EnterResult { round, table, result })?;
        }
        Ok(view)
    }

    /// Returns the latest set that can be drafted on a computer.
    fn newest_set(&self) -> Result<String, AppError> {
        let boosters = draft::sets_with_packs();
        let newest = self.core.catalog.sets().iter().rev().find(|set| boosters.contains(&set.code));
        newest.map(|set| set.code.to_string()).ok_or_else(|| AppError::of(Cause::EventNoSet))
    }
}

//! Samples for new users: a practice draft against bots and a half-played event.

use crate::AppError;
use crate::contract::{DraftMode, EventAct, NewEvent, ResultEntry};
use crate::decks::lists;
use crate::error::Cause;
use crate::event::Events;
use crate::event::standings::final_standings;

/// Players of the sample. The names are fictitious.
const PLAYERS: &str = "Ada\nBen\nCleo\nDara\nEmil\nFinn\nGreta\nHana\nIvo\nJana\nKofi\nLena";
/// Seed that makes the sample identical on every computer.
const SAMPLE_SEED: u64 = 2187;
/// Sample results, in table order.
const RESULTS: [(u32, u32); 6] = [(2, 0), (2, 1), (1, 2), (2, 0), (0, 2), (2, 1)];

impl Events {
    /// Starts a draft of the latest set for one person at this computer. There are seven bots, the seats are drawn, and
    /// the first packs are opened. Returns the number of the event.
    ///
    /// # Errors
    /// `event.name`, `players.*` for the names; `store.*`.
    pub(crate) fn start_practice_draft(&self, name: &str, player: &str) -> Result<u32, AppError> {
        let new = NewEvent::draft(name, &self.newest_set()?, DraftMode::Digital, 8);
        let id = self.create_with(new, self.core.fresh_seed())?;
        self.apply_act(id, &EventAct::RegisterPlayers { text: player.to_owned() })?;
        self.apply_act(id, &EventAct::RegisterBots { count: 7 })?;
        self.apply_act(id, &EventAct::DrawSeats)?;
        self.apply_act(id, &EventAct::StartDraft)?;
        Ok(id)
    }

    /// Creates a sample event in its second round. Twelve players have drafted the latest set and built decks, the
    /// first round is over, one player has dropped, and half of the second round's results are entered. Returns the
    /// number of the event.
    ///
    /// # Errors
    /// `event.name`; `store.*`.
    pub(crate) fn create_sample(&self, name: &str) -> Result<u32, AppError> {
        let new = NewEvent {
            seed: Some(SAMPLE_SEED.to_string()),
            ..NewEvent::draft(name, &self.newest_set()?, DraftMode::Digital, 8)
        };
        let id = self.create_with(new, SAMPLE_SEED)?;
        self.apply_act(id, &EventAct::RegisterPlayers { text: PLAYERS.to_owned() })?;
        self.apply_act(id, &EventAct::DrawSeats)?;
        self.apply_act(id, &EventAct::StartDraft)?;
        self.apply_act(id, &EventAct::FinishDraft)?;
        let players: Vec<u32> =
            self.read(id, |state, _| Ok(state.tournament.players().iter().map(|player| player.id.0).collect()))?;
        for player in players {
            let list = lists::write(&self.suggested_list(id, player)?);
            self.apply_act(id, &EventAct::SaveDeck { player, list })?;
        }
        self.apply_act(id, &EventAct::pair())?;
        self.sample_results(id, 1, RESULTS.len())?;
        let last = self.read(id, |state, _| Ok(final_standings(state).last().map(|line| line.player.0)))?;
        if let Some(player) = last {
            self.apply_act(id, &EventAct::DropPlayer { player })?;
        }
        self.apply_act(id, &EventAct::pair())?;
        self.sample_results(id, 2, RESULTS.len() / 2)?;
        Ok(id)
    }

    /// Enters sample results in a round, for its first tables.
    fn sample_results(&self, event: u32, round: u16, tables: usize) -> Result<(), AppError> {
        let open: Vec<u32> = self.read(event, |state, _| {
            let pairings = state.tournament.round(round).into_iter().flat_map(|round| &round.pairings);
            let open = pairings.filter(|pairing| pairing.result.is_none());
            Ok(open.map(|pairing| u32::from(pairing.table)).collect())
        })?;
        for (table, (a, b)) in open.into_iter().zip(RESULTS).take(tables) {
            let result = ResultEntry::Games { a, b, drawn: 0 };
            self.apply_act(event, &EventAct::EnterResult { round: u32::from(round), table, result })?;
        }
        Ok(())
    }

    /// Returns the latest set that can be drafted on a computer.
    fn newest_set(&self) -> Result<String, AppError> {
        let boosters = draft::sets_with_packs();
        let newest = self.core.catalog.sets().iter().rev().find(|set| boosters.contains(&set.code));
        newest.map(|set| set.code.to_string()).ok_or_else(|| AppError::of(Cause::EventNoSet))
    }
}

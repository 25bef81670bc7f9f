//! Penalties, clocks, deck checks and registered deck lists.

use decks::DeckList;
use tournament::{ClockAction, Operation, Penalty, PlayerId, RegisteredDeck};

use super::{needs_reason, newest, round_number, table_number};
use crate::contract::RoundClockAction;
use crate::event::state::EventState;
use crate::event::view;
use crate::record::Record;
use crate::{App, AppError};

/// Penalises a player, using the profile's penalty path if no penalty is named.
pub(super) fn penalize(
    state: &EventState,
    player: PlayerId,
    infraction: &str,
    given: Option<Penalty>,
    round: Option<u32>,
    note: &str,
) -> Result<Operation, AppError> {
    needs_reason(note)?;
    let advice = state.tournament.advise_penalty(player, infraction).map_err(AppError::from)?;
    let penalty = given.unwrap_or(advice.penalty);
    let round = round.map_or(Ok(advice.round), round_number)?;
    Ok(Operation::Penalize { player, infraction: infraction.to_owned(), penalty, round, note: note.to_owned() })
}

/// Starts, stops or sets the clock of a round. Round 0 is the deck-building time.
pub(super) fn clock(state: &EventState, round: u16, action: RoundClockAction, at: i64) -> Result<Operation, AppError> {
    let action = match action {
        RoundClockAction::Start { seconds } => {
            ClockAction::Start { seconds: seconds.unwrap_or_else(|| view::round_seconds(state, round)) }
        }
        RoundClockAction::Pause => ClockAction::Pause,
        RoundClockAction::Resume => ClockAction::Resume,
        RoundClockAction::Set { seconds } => ClockAction::Set { seconds },
    };
    Ok(Operation::Clock { round, action, at })
}

/// Draws tables of the current round at random for deck checks.
pub(super) fn draw_checks(state: &EventState, count: u32, seed: u64) -> Result<Operation, AppError> {
    let tables = state.tournament.draw_tables_to_check(count as usize, seed);
    Ok(Operation::DrawChecks { round: newest(state)?.number, tables, seed: Some(seed) })
}

/// Selects the given tables of the current round for deck checks.
pub(super) fn choose_checks(state: &EventState, tables: &[u32]) -> Result<Operation, AppError> {
    let tables = tables.iter().map(|table| table_number(*table)).collect::<Result<_, _>>()?;
    Ok(Operation::DrawChecks { round: newest(state)?.number, tables, seed: None })
}

impl App {
    /// Reads a deck for registration from text in any known format. A list with a row that is not a card is rejected
    /// with its place.
    ///
    /// # Errors
    /// `exchange.*`.
    pub(super) fn registered(&self, slot: u8, list: &str) -> Result<RegisteredDeck, AppError> {
        let list = crate::decks::files::whole_deck(&self.names_catalog(), list.as_bytes())?;
        Ok(self.registered_list(slot, &list))
    }

    /// Converts a list to a registered deck, named after the list or else its leader.
    pub(crate) fn registered_list(&self, slot: u8, list: &DeckList) -> RegisteredDeck {
        let first = |entries: &[decks::Entry]| entries.first().map(|entry| entry.card.to_string());
        let leader = first(&list.leaders);
        let named = || {
            let card = list.leaders.first().and_then(|entry| self.catalog.by_number(entry.card));
            card.map_or_else(|| "Deck".to_owned(), |card| self.catalog.card(card).name.to_string())
        };
        RegisteredDeck {
            slot,
            name: list.name.clone().filter(|name| !name.trim().is_empty()).unwrap_or_else(named),
            leader,
            base: first(&list.bases),
            list: exchange::write(&self.catalog, list, exchange::Target::Swudb),
        }
    }
}

/// Returns the record that saves a player's built list. Empty if that list is already saved.
pub(super) fn saved_deck(state: &EventState, player: PlayerId, list: DeckList) -> Vec<Record> {
    match state.deck(player).is_some_and(|saved| saved.list == list) {
        true => Vec::new(),
        false => vec![Record::Deck { player, list }],
    }
}

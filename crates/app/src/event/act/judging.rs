//! Penalties, clocks, deck checks and registered deck lists.

use decks::DeckList;
use tournament::{ClockAction, Operation, Penalty, PlayerId};

use super::players::player_by_number;
use super::{Decision, needs_reason, newest, round_number, saturating_cast, single, table_number};
use crate::AppError;
use crate::context::Context;
use crate::contract::RoundClockAction;
use crate::document::case::Ruling;
use crate::event::registered_deck::registered_deck;
use crate::event::state::EventState;
use crate::event::view;
use crate::position::dated;
use crate::record::Record;

/// Penalises a player, using the profile's penalty path if no penalty is named.
pub(super) fn penalize(
    state: &EventState,
    player: PlayerId,
    infraction: &str,
    given: Option<Penalty>,
    round: Option<u32>,
    note: &str,
) -> Decision {
    needs_reason(note)?;
    let advice = state.tournament.advise_penalty(player, infraction).map_err(AppError::from)?;
    let penalty = given.unwrap_or(advice.penalty);
    let round = round.map_or(Ok(advice.round), round_number)?;
    single(Operation::Penalize { player, infraction: infraction.to_owned(), penalty, round, note: note.to_owned() })
}

/// Starts, stops or sets the clock of a round. Round 0 is the deck-building time.
pub(super) fn clock(state: &EventState, round: u32, action: RoundClockAction, context: &Context<'_>) -> Decision {
    let round = round_number(round)?;
    let action = match action {
        RoundClockAction::Start { seconds } => {
            ClockAction::Start { seconds: seconds.unwrap_or_else(|| view::round_seconds(state, round)) }
        }
        RoundClockAction::Pause => ClockAction::Pause,
        RoundClockAction::Resume => ClockAction::Resume,
        RoundClockAction::Set { seconds } => ClockAction::Set { seconds },
    };
    single(Operation::Clock { round, action, at: context.now.timestamp_millis() })
}

/// Draws tables of the current round at random for deck checks.
pub(super) fn draw_checks(state: &EventState, count: u32, seed: u64) -> Decision {
    let tables = state.tournament.draw_tables_to_check(count as usize, seed);
    single(Operation::DrawChecks { round: newest(state)?.number, tables, seed: Some(seed) })
}

/// Selects the given tables of the current round for deck checks.
pub(super) fn choose_checks(state: &EventState, tables: &[u32]) -> Decision {
    let tables = tables.iter().map(|table| table_number(*table)).collect::<Result<_, _>>()?;
    single(Operation::DrawChecks { round: newest(state)?.number, tables, seed: None })
}

/// Marks a penalty as withdrawn.
pub(super) fn withdraw_penalty(penalty: u32, note: &str) -> Decision {
    single(Operation::WithdrawPenalty { penalty, note: note.to_owned() })
}

/// Adds time to a round or to one of its tables.
pub(super) fn extend(round: u32, table: Option<u32>, seconds: u32, note: &str) -> Decision {
    let table = table.map(table_number).transpose()?;
    single(Operation::Extend { round: round_number(round)?, table, seconds, note: note.to_owned() })
}

/// Adds a note to the log, about a player, round or table if given.
pub(super) fn add_note(
    state: &EventState,
    text: &str,
    player: Option<u32>,
    round: Option<u32>,
    table: Option<u32>,
) -> Decision {
    let player = player.map(|player| player_by_number(state, player)).transpose()?;
    let (round, table) = (round.map(round_number).transpose()?, table.map(table_number).transpose()?);
    single(Operation::Note { text: text.to_owned(), player, round, table })
}

/// Records the outcome of a deck check.
pub(super) fn record_check(round: u32, player: PlayerId, matches: bool, note: &str) -> Decision {
    single(Operation::CheckDeck { round: round_number(round)?, player, matches, note: note.to_owned() })
}

/// Registers a deck from text in any known format. A list with a row that is not a card is rejected with its place.
pub(super) fn register_deck(player: PlayerId, slot: u32, list: &str, context: &Context<'_>) -> Decision {
    let deck = registered_deck(context.catalog, &context.names, saturating_cast(slot), list)?;
    single(Operation::RegisterDeck { player, deck })
}

/// Locks or unlocks the lists of players.
pub(super) fn lock_decks(state: &EventState, players: &[u32], locked: bool, note: &str) -> Decision {
    let players = players.iter().map(|player| player_by_number(state, *player)).collect::<Result<_, _>>()?;
    single(Operation::LockDecks { players, locked, note: note.to_owned() })
}

/// Adds a ruling to the log, after checking it.
pub(super) fn save_ruling(ruling: &Ruling, context: &Context<'_>) -> Decision {
    Ok(vec![Record::Ruling { ruling: Box::new(dated(ruling, context.now)?) }])
}

/// Returns the record that saves a player's built list. Empty if that list is already saved.
pub(super) fn saved_deck(state: &EventState, player: PlayerId, list: DeckList) -> Vec<Record> {
    match state.deck(player).is_some_and(|saved| saved.list == list) {
        true => Vec::new(),
        false => vec![Record::Deck { player, list }],
    }
}

//! Steps from players' phones: deck lists, reports of results and calls; and those of staff that answer them.

use ::decks::{DeckList, Pool};
use std::sync::Arc;

use catalog::Catalog;
use tournament::{MatchResult, Operation, OperationError, Pairing, PlayerId, Side};

use super::players::takes_lists;
use super::{Decision, saturating_cast, table_number};
use crate::AppError;
use crate::context::Context;
use crate::contract::DeckEntry;
use crate::decks::{files, lists};
use crate::error::Cause;
use crate::event::registered_deck::{registered_deck, registered_list};
use crate::event::roster::check_name;
use crate::event::sealed::pool_of_player;
use crate::event::state::EventState;
use crate::record::Record;
use crate::record::kind::DraftMode;
use crate::record::phone_entries::{PhoneCall, PlayerReport, ResultReport, StaffRole};

/// Maximum length of a list from a phone, in characters.
const LONGEST_LIST: usize = 12_000;

/// A player's match in the current round with both reports, each from its player's side.
pub(crate) struct ReportedMatch<'a> {
    /// Number of the round, from 1.
    pub round: u16,
    pub pairing: &'a Pairing,
    pub opponent: PlayerId,
    pub by_player: Option<PlayerReport>,
    pub by_opponent: Option<PlayerReport>,
}

impl<'a> ReportedMatch<'a> {
    /// Returns the player's match, or `None` without an opponent.
    pub(crate) fn of(state: &'a EventState, player: PlayerId) -> Option<ReportedMatch<'a>> {
        let round = state.tournament.rounds().last()?;
        let pairing = round.pairing_of(player)?;
        let second = pairing.b?;
        let opponent = if pairing.a == player { second } else { pairing.a };
        Some(ReportedMatch {
            round: round.number,
            pairing,
            opponent,
            by_player: state.phones.report(round.number, player, opponent),
            by_opponent: state.phones.report(round.number, opponent, player),
        })
    }
}

/// Returns the author name of players who act on their phones.
pub(crate) fn phone_author(state: &EventState, players: impl IntoIterator<Item = PlayerId>) -> String {
    let name = |id: PlayerId| state.tournament.player(id).map_or("", |player| player.name.as_str());
    format!("{} (phone)", players.into_iter().map(name).collect::<Vec<_>>().join(", "))
}

/// Records a player's report. Enters the result as one step with the names of both players if both report the same, or
/// immediately against a bot. Reporting the same again changes nothing.
///
/// # Errors
/// `phones.no_match` if the match on the screen is not the player's open match; `tournament.*` if the result is not
/// possible.
pub(super) fn report(state: &EventState, player: PlayerId, round: u32, opponent: u32, games: PlayerReport) -> Decision {
    let no_match = || AppError::of(Cause::PhonesNoMatch);
    let own = ReportedMatch::of(state, player).ok_or_else(no_match)?;
    let is_shown = u32::from(own.round) == round && own.opponent.0 == opponent;
    if !is_shown || own.pairing.result.is_some() {
        return Err(no_match());
    }
    let result = result_of(own.pairing, player, games);
    state.tournament.consequences(own.round, own.pairing.table, result).map_err(AppError::from)?;
    let mut records = Vec::new();
    if own.by_player != Some(games) {
        let report = ResultReport { round: own.round, player, opponent: own.opponent, games };
        records.push(Record::Report { report });
    }
    let against_a_bot = state.bots.contains(&own.opponent);
    if against_a_bot || own.by_opponent.map(PlayerReport::swap_sides) == Some(games) {
        let players = [Some(own.pairing.a), own.pairing.b].into_iter().flatten();
        let by = Some(phone_author(state, players.filter(|id| !state.bots.contains(id))));
        let operation = Operation::Result { round: own.round, table: own.pairing.table, result };
        records.push(Record::Tournament { operation, by, part: false });
    }
    Ok(records)
}

/// Converts a player's report to a result of the tournament.
fn result_of(pairing: &Pairing, player: PlayerId, games: PlayerReport) -> MatchResult {
    let seen = match pairing.side_of(player) {
        Some(Side::A) | None => games,
        Some(Side::B) => games.swap_sides(),
    };
    MatchResult::Games { a: seen.won, b: seen.lost, drawn: seen.drawn }
}

/// Opens a call. Empty if the same call is open.
pub(super) fn place_call(state: &EventState, player: PlayerId, call: PhoneCall) -> Vec<Record> {
    match state.phones.is_open(player, call) {
        true => Vec::new(),
        false => vec![Record::Call { player, call }],
    }
}

/// Closes a call. Empty if it is not open.
pub(super) fn close_call(state: &EventState, player: PlayerId, call: PhoneCall, withdrawn: bool) -> Vec<Record> {
    match state.phones.is_open(player, call) {
        true => vec![Record::CallClosed { player, call, withdrawn }],
        false => Vec::new(),
    }
}

/// Sets or clears the table of a judge or scorekeeper, and closes the judge calls from that table.
///
/// # Errors
/// `table.not_found` if no match is played at the table in the current round; `players.*` for an invalid name.
pub(super) fn stand_at_table(state: &EventState, role: StaffRole, name: &str, table: Option<u32>) -> Decision {
    check_name(name)?;
    let table = table.map(table_number).transpose()?;
    let callers = table.map_or(Ok(Vec::new()), |table| players_at(state, table))?;
    let mut records = Vec::new();
    if state.phones.table_of(role, name) != table {
        records.push(Record::JudgeAt { role, name: name.to_owned(), table });
    }
    let closed = callers.into_iter().flat_map(|player| close_call(state, player, PhoneCall::Judge, false));
    records.extend(closed);
    Ok(records)
}

/// Returns the players at a table of the current round.
fn players_at(state: &EventState, table: u16) -> Result<Vec<PlayerId>, AppError> {
    let round = state.tournament.rounds().last();
    let of_two = round.and_then(|round| {
        let pairing = round.pairings.iter().find(|pairing| pairing.table == table)?;
        Some(vec![pairing.a, pairing.b?])
    });
    let larger = || Some(round?.tables.iter().find(|found| found.table == table)?.players.clone());
    of_two.or_else(larger).ok_or_else(|| AppError::of(Cause::TableNotFound { table: table.into() }))
}

/// Discards what phones have entered. Empty if there is nothing.
pub(super) fn clear(state: &EventState) -> Vec<Record> {
    if state.phones.is_empty() { Vec::new() } else { vec![Record::PhonesCleared] }
}

/// Rejects a list longer than a phone may send.
///
/// # Errors
/// `phones.long_list`.
pub(crate) fn fits(list: &str) -> Result<(), AppError> {
    match list.chars().count() > LONGEST_LIST {
        true => Err(AppError::of(Cause::PhonesLongList { longest: LONGEST_LIST.into() })),
        false => Ok(()),
    }
}

/// Returns `true` if the player's match or table in the current round has no result yet. `false` for a bye.
pub(crate) fn is_in_match(state: &EventState, player: PlayerId) -> bool {
    state.tournament.rounds().last().is_some_and(|round| {
        let of_two = round.pairing_of(player).is_some_and(|pairing| pairing.b.is_some() && pairing.result.is_none());
        of_two || round.tables.iter().any(|table| table.players.contains(&player) && table.hp.is_none())
    })
}

/// Rejects replacing the registered list of a match in progress until its result is in. The first list may come late.
///
/// # Errors
/// `phones.deck_in_match`.
fn stays_in_match(state: &EventState, player: PlayerId, there: bool) -> Result<(), AppError> {
    if there && is_in_match(state, player) { Err(AppError::of(Cause::PhonesDeckInMatch)) } else { Ok(()) }
}

/// Registers a list of a player. Registering the same list again changes nothing.
///
/// # Errors
/// `phones.no_decks` if the event takes no lists, `phones.long_list`; `phones.deck_in_match` for another list
/// while the player's match is open; `deck.*` and `exchange.*` for an invalid list.
pub(super) fn register_own_list(
    state: &EventState,
    player: PlayerId,
    slot: u32,
    list: &str,
    context: &Context<'_>,
) -> Decision {
    fits(list)?;
    let deck = registered_deck(context.catalog, &context.names, saturating_cast(slot), list)?;
    if !takes_lists(state.settings.kind, state.settings.mode) {
        return Err(AppError::of(Cause::PhonesNoDecks));
    }
    let known = state.tournament.player(player).map_or(&[][..], |entry| &entry.decks);
    if known.contains(&deck) {
        return Ok(Vec::new());
    }
    stays_in_match(state, player, known.iter().any(|known| known.slot == deck.slot))?;
    Ok(vec![Record::of(Operation::RegisterDeck { player, deck })])
}

/// Saves the deck a player has built from the pool. Saving the same deck again changes nothing.
///
/// # Errors
/// `tournament.decks_locked`, `phones.deck_in_match` for another list while the player's match is open, `deck.*`.
pub(super) fn save_own_deck(state: &EventState, player: PlayerId, list: &DeckEntry, context: &Context<'_>) -> Decision {
    if state.tournament.player(player).is_some_and(|entry| entry.decks_locked) {
        return Err(OperationError::DecksLocked { player }.into());
    }
    let list = lists::read(list)?;
    if opened_pool(context.catalog, state, player)?.is_some() {
        return register_opened(context.catalog, state, player, &list);
    }
    // An invalid list is rejected before anything is written.
    state.check(context.catalog, player, &list).map(drop)?;
    let saved = state.deck(player);
    if saved.is_some_and(|saved| saved.list == list) {
        return Ok(Vec::new());
    }
    stays_in_match(state, player, saved.is_some())?;
    Ok(vec![Record::Deck { player, list }])
}

/// Registers a deck from a sealed pool like a constructed one. The desk, judges and printouts then have it.
fn register_opened(catalog: &Catalog, state: &EventState, player: PlayerId, list: &DeckList) -> Decision {
    let deck = registered_list(catalog, 1, list);
    // A list that could not be read back is rejected before anything is written.
    files::whole_deck(catalog, deck.list.as_bytes())?;
    let known = state.tournament.player(player).map_or(&[][..], |entry| &entry.decks);
    if known.contains(&deck) {
        return Ok(Vec::new());
    }
    stays_in_match(state, player, !known.is_empty())?;
    Ok(vec![Record::of(Operation::RegisterDeck { player, deck })])
}

/// Returns the sealed pool opened for a player on this computer. Returns `None` with real boosters, whose cards are
/// unknown.
pub(crate) fn opened_pool(
    catalog: &Arc<Catalog>,
    state: &EventState,
    player: PlayerId,
) -> Result<Option<Pool>, AppError> {
    let is_digital = state.settings.mode == DraftMode::Digital;
    if is_digital { pool_of_player(catalog, state, player) } else { Ok(None) }
}

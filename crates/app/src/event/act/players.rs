//! Participants: registration, bots, names and merging duplicate entries.

use crate::error::{Cause, ErrorDetail};
use tournament::{Operation, PlayerId};

use super::{Decision, before_the_cut, single, table_number};
use crate::AppError;
use crate::event::roster;
use crate::event::state::EventState;
use crate::record::Record;
use crate::record::kind::{DraftMode, EventKind};

/// Maximum number of bots entered in one step.
const MOST_BOTS: u32 = 512;

/// Returns a number that no entry has or had. Numbers of merged entries stay taken.
fn next_number(state: &EventState) -> u32 {
    let merged = state.tournament.merged().iter().map(|(gone, _)| gone.0);
    let taken = state.tournament.players().iter().map(|player| player.id.0).chain(merged);
    taken.max().map_or(1, |highest| highest.saturating_add(1))
}

fn entries(state: &EventState, names: Vec<String>) -> Vec<(PlayerId, Record)> {
    let register = |(name, player)| (player, Record::of(Operation::Register { player, name }));
    names.into_iter().zip(fresh_numbers(state)).map(register).collect()
}

/// Returns numbers that no entry has or had, ascending.
pub(crate) fn fresh_numbers(state: &EventState) -> impl Iterator<Item = PlayerId> {
    (next_number(state)..).map(PlayerId)
}

/// Creates the event's next player from a name.
pub(super) fn fresh_player(state: &EventState, name: &str) -> Result<(PlayerId, Operation), AppError> {
    let name = roster::clean(name);
    roster::check_name(&name)?;
    if player_names(state).into_iter().any(|other| roster::looks_like(other) == roster::looks_like(&name)) {
        return Err(AppError::of(Cause::PlayersDuplicate { name: (&name).into() }));
    }
    let id = next_number(state);
    Ok((PlayerId(id), Operation::Register { player: PlayerId(id), name }))
}

/// Returns the names of the event's players.
pub(crate) fn player_names(state: &EventState) -> Vec<&str> {
    state.tournament.players().iter().map(|player| player.name.as_str()).collect()
}

/// Returns the player with this number, or an error if the event has none.
pub(crate) fn player_by_number(state: &EventState, player: u32) -> Result<PlayerId, AppError> {
    let id = PlayerId(player);
    match state.tournament.players().iter().any(|registered| registered.id == id) {
        true => Ok(id),
        false => Err(AppError::of(Cause::PlayerNotFound { player: ErrorDetail::text(player) })),
    }
}

/// Finds a player by number, by full name, or by a part of a name that is unique.
pub(crate) fn find_player(state: &EventState, named: &str) -> Result<PlayerId, AppError> {
    let wanted = roster::key(named.trim());
    let players = || state.tournament.players().iter();
    if let Some(player) = players().find(|player| roster::key(&player.name) == wanted) {
        return Ok(player.id);
    }
    let number = wanted.strip_prefix('#').unwrap_or(&wanted).parse().ok().map(PlayerId);
    if let Some(player) = players().find(|player| Some(player.id) == number) {
        return Ok(player.id);
    }
    let found: Vec<&tournament::Player> =
        players().filter(|player| !wanted.is_empty() && roster::key(&player.name).contains(&wanted)).collect();
    match found[..] {
        [player] => Ok(player.id),
        [] => Err(AppError::of(Cause::PlayerNotNamed { named: named.into() })),
        [..] => {
            let names: Vec<String> =
                found.iter().take(MOST_SHOWN).map(|player| format!("{} ({})", player.name, player.id)).collect();
            Err(AppError::of(Cause::PlayerAmbiguous { named: named.into(), names: names.into() }))
        }
    }
}

/// Drops a player.
pub(super) fn drop_out(player: PlayerId) -> Decision {
    single(Operation::Drop { player })
}

/// Sets the table numbers of the room.
pub(super) fn set_table_numbers(state: &EventState, first: u32, missing: &[u32]) -> Decision {
    let missing = missing.iter().map(|table| table_number(*table)).collect::<Result<Vec<u16>, _>>()?;
    let first = table_number(first)?;
    keeps_assigned_tables(state, first, &missing)?;
    single(Operation::Room { first, missing })
}

/// Assigns a table to a player, or removes the assignment.
pub(super) fn assign_table(state: &EventState, player: PlayerId, table: Option<u32>) -> Decision {
    let table = table.map(table_number).transpose()?;
    table.map_or(Ok(()), |table| is_in_the_room(state, table))?;
    single(Operation::FixTable { player, table })
}

/// Rejects an assigned table that is not available. (`tournament` rejects 0 with its own reason.)
fn is_in_the_room(state: &EventState, table: u16) -> Result<(), AppError> {
    let (first, missing) = state.tournament.room();
    match table == 0 || is_there(table, first, missing) {
        true => Ok(()),
        false => Err(AppError::of(Cause::TableNotInRoom { table: table.into() })),
    }
}

/// Rejects table numbers that lack the assigned table of an active player.
fn keeps_assigned_tables(state: &EventState, first: u16, missing: &[u16]) -> Result<(), AppError> {
    let players = state.tournament.players().iter().filter(|player| !player.is_dropped());
    let mut assigned = players.filter_map(|player| Some((player, player.fixed_table?)));
    match assigned.find(|(_, table)| !is_there(*table, first, missing)) {
        None => Ok(()),
        Some((player, table)) => {
            Err(AppError::of(Cause::TableAssigned { table: table.into(), player: ErrorDetail::text(&player.name) }))
        }
    }
}

fn is_there(table: u16, first: u16, missing: &[u16]) -> bool {
    table >= first && !missing.contains(&table)
}

/// Maximum number of players listed when a part of a name is ambiguous.
const MOST_SHOWN: usize = 8;

/// Enters bots. They draft, build a deck and are paired.
pub(super) fn register_bots(state: &EventState, count: u32) -> Decision {
    if count == 0 || count > MOST_BOTS {
        return Err(AppError::of(Cause::PlayersBots { most_bots: MOST_BOTS.into() }));
    }
    before_the_cut(state)?;
    let taken: Vec<String> = player_names(state).iter().map(|name| roster::key(name)).collect();
    let free = (1u32..).map(|number| format!("Bot {number}")).filter(|name| !taken.contains(&roster::key(name)));
    let records = entries(state, free.take(count as usize).collect()).into_iter();
    Ok(records.flat_map(|(player, record)| [record, Record::Bot { player }]).collect())
}

/// Renames a player.
pub(super) fn rename(state: &EventState, player: PlayerId, name: &str) -> Decision {
    let name = roster::clean(name);
    roster::check_name(&name)?;
    let others = state.tournament.players().iter().filter(|other| other.id != player);
    if others.into_iter().any(|other| roster::looks_like(&other.name) == roster::looks_like(&name)) {
        return Err(AppError::of(Cause::PlayersDuplicate { name: (&name).into() }));
    }
    single(Operation::Rename { player, name })
}

/// Merges two entries of the same person. Entries of bots cannot be merged.
pub(super) fn merge(state: &EventState, player: PlayerId, into: PlayerId, note: &str) -> Decision {
    if state.bots.contains(&player) || state.bots.contains(&into) {
        return Err(AppError::of(Cause::PlayerBot));
    }
    single(Operation::Merge { player, into, note: note.trim().to_owned() })
}

/// Returns `true` if players hand in lists as text: for constructed events and tabletop sealed events.
pub(crate) fn takes_lists(kind: EventKind, mode: DraftMode) -> bool {
    match (kind, mode) {
        (EventKind::Constructed, DraftMode::Paper | DraftMode::Digital) | (EventKind::Sealed, DraftMode::Paper) => true,
        (EventKind::Sealed, DraftMode::Digital) | (EventKind::Draft, DraftMode::Paper | DraftMode::Digital) => false,
    }
}

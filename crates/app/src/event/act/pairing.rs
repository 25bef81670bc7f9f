//! Pairing: seats, rounds and the cut.

use messages::log as wording;
use tournament::{Operation, PairRequest, PairScope, PlayerId, Round, RoundKind, Tournament};

use super::players::player_by_number;
use super::{Decision, needs_reason, newest, round_number, saturating_cast, single};
use crate::AppError;
use crate::contract::{ManualPairing, TextLanguage};
use crate::error::Cause;
use crate::event::state::EventState;
use crate::event::steps;
use crate::record::Record;

/// Draws pods and seats. The first draw uses the event's seed; redrawing uses a fresh one.
pub(super) fn seats(state: &EventState, fresh: u64) -> Decision {
    if let Some(why_not) = steps::why_no_seating(state) {
        return Err(AppError::of(why_not));
    }
    let seed = if state.tournament.pods().is_empty() { state.settings.seed } else { fresh };
    let players = state.tournament.players().iter().filter(|player| !player.is_dropped());
    let active: Vec<PlayerId> = players.map(|player| player.id).collect();
    let pods = tournament::seat_randomly(&active, usize::from(state.settings.pod_size), seed);
    single(Operation::Seat { pods })
}

/// Gives a player who entered after the seating the free seat that [`steps::late_seats`] offers.
pub(super) fn late_seat(state: &EventState, player: PlayerId) -> Decision {
    let offered = steps::late_seats(state);
    let seat = offered.iter().find(|seat| seat.player == player);
    let seat = seat.ok_or_else(|| AppError::of(steps::why_no_seating(state).unwrap_or(Cause::SeatNoneFree)))?;
    let mut pods: Vec<Vec<PlayerId>> = state.tournament.pods().iter().map(|pod| pod.seats.clone()).collect();
    let (pod, at) = (seat.pod, seat.seat);
    match pods.get_mut(pod) {
        Some(seats) if at < seats.len() => seats[at] = player,
        Some(seats) => seats.push(player),
        None => return Err(AppError::of(Cause::SeatNoneFree)),
    }
    single(Operation::Seat { pods })
}

/// Swaps the drawn seats of two players.
pub(super) fn swap_seats(state: &EventState, one: PlayerId, other: PlayerId) -> Decision {
    // Seats can be swapped as long as the draft can still begin with them.
    if let Some(why_not) = steps::why_no_draft(state) {
        return Err(AppError::of(why_not));
    }
    if one == other {
        return Err(tournament::OperationError::SeatedTwice { player: one }.into());
    }
    let swapped = |player: &PlayerId| match *player {
        player if player == one => other,
        player if player == other => one,
        player => player,
    };
    let pods = state.tournament.pods().iter().map(|pod| pod.seats.iter().map(swapped).collect()).collect();
    single(Operation::Seat { pods })
}

/// Pairs the next round of matches or multiplayer tables. Uses the event's seed, so that pairing the same event again
/// gives the same result.
pub(super) fn next_round(
    state: &EventState,
    scope: PairScope,
    pairs: &[ManualPairing],
    note: &str,
    power: bool,
) -> Decision {
    if let Some(why_not) = steps::why_no_pairing(state) {
        return Err(AppError::of(why_not));
    }
    let (event, seed) = (&state.tournament, state.settings.seed);
    let scope = if steps::pairs_teams(state) { PairScope::Teams } else { scope };
    if of_tables(event) {
        return single(event.plan_tables(seed).map_err(AppError::from)?.into_operation());
    }
    if !pairs.is_empty() {
        needs_reason(note)?;
    }
    let (by_hand, note) = (hand_pairs(state, pairs)?, note.to_owned());
    let request = PairRequest { seed, scope, by_hand, note, power, ..PairRequest::default() };
    single(event.plan_round(&request).map_err(AppError::from)?.into_operation())
}

/// Deletes the current round.
pub(super) fn delete_round(round: u32, note: &str) -> Decision {
    single(Operation::DeleteRound { round: round_number(round)?, note: note.to_owned() })
}

/// Returns `true` if the next round consists of multiplayer tables.
fn of_tables(event: &Tournament) -> bool {
    let before_a_cut = event.bracket().is_none() && event.structure().rounds == RoundKind::Tables;
    before_a_cut || event.final_table_is_next()
}

/// Re-pairs the current round.
pub(super) fn pair_again(state: &EventState, scope: PairScope, note: &str, let_late_in: bool, fresh: u64) -> Decision {
    if newest(state)?.kind == RoundKind::Tables {
        let plan = state.tournament.plan_tables_again(fresh, let_late_in).map_err(AppError::from)?;
        return single(plan.into_re_pairing(note.to_owned()));
    }
    let scope = if steps::pairs_teams(state) { PairScope::Teams } else { scope };
    let request = PairRequest { seed: fresh, scope, let_late_in, ..PairRequest::default() };
    let plan = state.tournament.plan_re_pairing(&request).map_err(AppError::from)?;
    single(plan.into_re_pairing(note.to_owned()))
}

/// Swaps two players of the current round.
pub(super) fn swap(state: &EventState, one: PlayerId, other: PlayerId, note: &str) -> Decision {
    let planned = match newest(state)?.kind {
        RoundKind::Tables => state.tournament.plan_tables_swap(one, other, note),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            state.tournament.plan_swap(one, other, note)
        }
    };
    single(planned.map_err(AppError::from)?)
}

fn hand_pairs(state: &EventState, pairs: &[ManualPairing]) -> Result<Vec<(PlayerId, Option<PlayerId>)>, AppError> {
    let pair = |pair: &ManualPairing| {
        Ok((player_by_number(state, pair.a)?, pair.b.map(|b| player_by_number(state, b)).transpose()?))
    };
    pairs.iter().map(pair).collect()
}

/// Sets the matches and byes of the current round as a manual pairing.
pub(super) fn set_pairings(state: &EventState, pairs: &[ManualPairing], note: &str, fresh: u64) -> Decision {
    let plan = state.tournament.plan_by_hand(&hand_pairs(state, pairs)?, fresh, note).map_err(AppError::from)?;
    single(plan.into_re_pairing(note.to_owned()))
}

/// Sets the multiplayer tables and byes of the current round as a manual pairing.
pub(super) fn set_tables(state: &EventState, tables: &[Vec<u32>], note: &str, fresh: u64) -> Decision {
    let table = |table: &Vec<u32>| table.iter().map(|player| player_by_number(state, *player)).collect();
    let tables = tables.iter().map(table).collect::<Result<Vec<Vec<PlayerId>>, AppError>>()?;
    let plan = state.tournament.plan_tables_by_hand(&tables, fresh).map_err(AppError::from)?;
    single(plan.into_re_pairing(note.to_owned()))
}

/// Replaces a player of the cut by another one, who gets the same seed. Re-pairs a first round that has no result
/// yet.
pub(super) fn replaced_in_cut(
    state: &EventState,
    player: PlayerId,
    by: PlayerId,
    note: &str,
    language: TextLanguage,
) -> Decision {
    needs_reason(note)?;
    let event = &state.tournament;
    let bracket = event.bracket().ok_or_else(|| AppError::of(Cause::CutNotMade))?;
    let name = |player: PlayerId| event.player(player).map_or_else(String::new, |player| player.name.clone());
    let Some(seed) = bracket.seeds.iter().position(|seeded| *seeded == player) else {
        return Err(AppError::of(Cause::CutWithout { player: name(player).into() }));
    };
    if bracket.seeds.contains(&by) {
        return Err(AppError::of(Cause::CutHas { player: name(by).into() }));
    }
    let of_the_cut: Vec<&Round> = event.rounds().iter().filter(|round| event.is_of_the_cut(round)).collect();
    let is_played = |round: &Round| {
        let matches = round.pairings.iter().any(|pairing| pairing.b.is_some() && pairing.result.is_some());
        matches || round.tables.iter().any(|table| table.hp.is_some())
    };
    if of_the_cut.len() > 1 || of_the_cut.iter().any(|round| is_played(round)) {
        return Err(AppError::of(Cause::CutPlayed));
    }
    let mut seeds = bracket.seeds.clone();
    seeds[seed] = by;
    let mut operations = Vec::new();
    if let [round] = of_the_cut[..] {
        operations.push(Operation::DeleteRound { round: round.number, note: note.to_owned() });
    }
    operations.push(Operation::StartCut { size: bracket.size, seeds });
    let (one, other) = (name(by), name(player));
    let text = wording::ReplacesInTheTopCut { one: &one, other: &other, note: &note }.text(language);
    operations.push(Operation::Note { text, player: None, round: None, table: None });
    if !of_the_cut.is_empty() {
        let mut changed = event.clone();
        for operation in &operations {
            changed.apply(operation).map_err(AppError::from)?;
        }
        let seed = state.settings.seed;
        operations.push(match changed.final_table_is_next() {
            true => changed.plan_tables(seed).map_err(AppError::from)?.into_operation(),
            false => {
                let request = PairRequest { seed, ..PairRequest::default() };
                changed.plan_round(&request).map_err(AppError::from)?.into_operation()
            }
        });
    }
    Ok(operations.into_iter().map(Record::of).collect())
}

/// Creates the bracket from the standings.
pub(super) fn cut(state: &EventState, size: u32) -> Decision {
    if let Some(why_not) = steps::why_no_cut(state) {
        return Err(AppError::of(why_not));
    }
    let plan = state.tournament.plan_cut(saturating_cast(size), state.settings.seed).map_err(AppError::from)?;
    single(Operation::StartCut { size: plan.size, seeds: plan.seeds })
}

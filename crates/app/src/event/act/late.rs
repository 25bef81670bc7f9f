//! Late entries and returning players: the score for missed rounds and a place in the current round.

use crate::error::Cause;
use tournament::{Operation, PlayerId, Reason, RoundKind, Tournament};

use super::players::fresh_player;
use super::{before_the_cut, missed, newest};
use crate::AppError;
use crate::contract::MissedRoundScore;
use crate::event::state::EventState;
use crate::record::Record;

/// Enters a player late, with a score for the missed rounds and a place in the current round.
pub(super) fn entry(
    state: &EventState,
    name: &str,
    counts: Option<MissedRoundScore>,
    into_round: bool,
    seed: u64,
) -> Result<Vec<Record>, AppError> {
    before_the_cut(state)?;
    let (player, register) = fresh_player(state, name)?;
    let mut after = state.tournament.clone();
    let mut operations = vec![register];
    after.apply(&operations[0]).map_err(AppError::from)?;
    let rounds = state.tournament.rounds().len() as u16;
    let before = if into_round { rounds.saturating_sub(1) } else { rounds };
    for round in 1..=before {
        if let Some(counts) = counts {
            operations.push(Operation::Missed { player, round, counts: missed(&after, counts) });
        }
    }
    if into_round {
        let newest = newest(state)?;
        if newest.kind == RoundKind::Tables {
            operations.push(into_a_table(newest, &after, player)?);
            return Ok(operations.into_iter().map(Record::of).collect());
        }
        let undeclared =
            |pairing: &&tournament::Pairing| pairing.b.is_none() && !pairing.reasons.contains(&Reason::DeclaredBye);
        let opponent = newest.pairings.iter().find(undeclared).map(|pairing| pairing.a);
        let note = "late entry".to_owned();
        let plan = after.plan_by_hand(&[(player, opponent)], seed, &note).map_err(AppError::from)?;
        operations.push(plan.into_re_pairing(note));
    }
    Ok(operations.into_iter().map(Record::of).collect())
}

/// Adds a late entry to an open table of three players, or to the players with a bye if there is none.
fn into_a_table(newest: &tournament::Round, after: &Tournament, player: PlayerId) -> Result<Operation, AppError> {
    let three = newest.tables.iter().find(|table| table.players.len() == 3 && table.hp.is_none());
    let mut seats = three.map_or_else(|| newest.table_byes.clone(), |table| table.players.clone());
    seats.push(player);
    if seats.len() < 3 {
        return Err(AppError::of(Cause::LateNoSeat));
    }
    let note = "late entry".to_owned();
    let plan = after.plan_tables_by_hand(&[seats], newest.seed).map_err(AppError::from)?;
    Ok(plan.into_re_pairing(note))
}

/// Rejects the return of a player who is not in the cut once it has been made.
pub(super) fn may_come_back(state: &EventState, player: PlayerId) -> Result<(), AppError> {
    let in_cut = state.tournament.bracket().is_some_and(|bracket| bracket.seeds.contains(&player));
    if in_cut { Ok(()) } else { before_the_cut(state) }
}

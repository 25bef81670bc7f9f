//! Late entries and returning players: the score for missed rounds and a place in the current round.

use crate::error::Cause;
use tournament::{MissedRoundRule, Operation, PlayerId, Reason, RoundKind, Tournament};

use super::players::fresh_player;
use super::{Decision, before_the_cut, newest, round_number, single};
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

/// Lets a dropped player return. Once the cut has been made, only its players may.
pub(super) fn reenter(state: &EventState, player: PlayerId) -> Decision {
    let in_cut = state.tournament.bracket().is_some_and(|bracket| bracket.seeds.contains(&player));
    if !in_cut {
        before_the_cut(state)?;
    }
    single(Operation::Reenter { player })
}

/// Sets the score of a player for a missed round.
pub(super) fn set_missed_round(state: &EventState, player: PlayerId, round: u32, counts: MissedRoundScore) -> Decision {
    single(Operation::Missed { player, round: round_number(round)?, counts: missed(&state.tournament, counts) })
}

/// Gives a player a bye in a coming round.
pub(super) fn declare_bye(player: PlayerId, round: u32, note: &str) -> Decision {
    single(Operation::DeclareBye { player, round: round_number(round)?, note: note.to_owned() })
}

/// Withdraws a declared bye.
pub(super) fn withdraw_bye(player: PlayerId, round: u32) -> Decision {
    single(Operation::WithdrawBye { player, round: round_number(round)? })
}

/// Converts the score for a missed round, using the numbers of the event's profile.
fn missed(event: &Tournament, counts: MissedRoundScore) -> MissedRoundRule {
    match counts {
        MissedRoundScore::Loss => MissedRoundRule::Loss { games_lost: event.profile().no_show_games_won },
        MissedRoundScore::Bye => MissedRoundRule::Bye,
        MissedRoundScore::Nothing => MissedRoundRule::NotCounted,
    }
}

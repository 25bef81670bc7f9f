//! Results of matches and tables.

use crate::error::Cause;
use tournament::{Game, MatchResult, Operation, PlayerId, Side};

use super::{Decision, newest, round_number, saturating_cast, single, table_number};
use crate::AppError;
use crate::contract::{GameEntry, ResultEntry};
use crate::event::state::EventState;
use crate::record::Record;

/// Converts an entered match result to the type of `tournament`.
pub(crate) fn match_result(entry: &ResultEntry) -> MatchResult {
    match entry {
        ResultEntry::Games { a, b, drawn } => {
            MatchResult::Games { a: saturating_cast(*a), b: saturating_cast(*b), drawn: saturating_cast(*drawn) }
        }
        ResultEntry::Bye => MatchResult::Bye,
        ResultEntry::NoShowA => MatchResult::NoShow { absent: Side::A },
        ResultEntry::NoShowB => MatchResult::NoShow { absent: Side::B },
        ResultEntry::DoubleLoss => MatchResult::DoubleLoss,
        ResultEntry::LossA => MatchResult::MatchLoss { loser: Side::A },
        ResultEntry::LossB => MatchResult::MatchLoss { loser: Side::B },
    }
}

/// Converts the deck numbers of both players, from 1.
fn decks([a, b]: [u32; 2]) -> [u8; 2] {
    [saturating_cast(a), saturating_cast(b)]
}

/// Converts a game result to the type of `tournament`.
fn game(entry: &GameEntry) -> Game {
    Game { winner: entry.winner.map(Side::from), first: entry.first.map(Side::from), decks: entry.decks.map(decks) }
}

/// Enters the result of a match.
pub(super) fn enter(round: u32, table: u32, result: &ResultEntry) -> Decision {
    single(Operation::Result { round: round_number(round)?, table: table_number(table)?, result: match_result(result) })
}

/// Returns `true` if this result of a match was already entered.
///
/// # Errors
/// `result.there` for another result; `table.not_found`.
pub(super) fn is_entered(state: &EventState, round: u32, table: u32, result: &ResultEntry) -> Result<bool, AppError> {
    let number = table_number(table)?;
    let round = state.tournament.round(round_number(round)?);
    let pairing = round.and_then(|round| round.pairings.iter().find(|pairing| pairing.table == number));
    let pairing = pairing.ok_or_else(|| AppError::of(Cause::TableNotFound { table: table.into() }))?;
    is_same(pairing.result.as_ref(), &match_result(result))
}

/// Returns `true` if these HP left at a multiplayer table were already entered.
///
/// # Errors
/// `result.there` for other HP; `table.not_found`.
pub(super) fn is_table_entered(state: &EventState, round: u32, table: u32, hp: &[u32]) -> Result<bool, AppError> {
    let number = table_number(table)?;
    let round = state.tournament.round(round_number(round)?);
    let found = round.and_then(|round| round.tables.iter().find(|found| found.table == number));
    let found = found.ok_or_else(|| AppError::of(Cause::TableNotFound { table: table.into() }))?;
    is_same(found.hp.as_ref(), &hp.iter().map(|hp| saturating_cast(*hp)).collect())
}

fn is_same<R: PartialEq>(entered: Option<&R>, result: &R) -> Result<bool, AppError> {
    match entered {
        None => Ok(false),
        Some(entered) if entered == result => Ok(true),
        Some(_) => Err(AppError::of(Cause::ResultThere)),
    }
}

/// Enters the games of a match, with the banned decks of a Trilogy.
pub(super) fn enter_games(round: u32, table: u32, bans: Option<[u32; 2]>, games: &[GameEntry]) -> Decision {
    let (round, table) = (round_number(round)?, table_number(table)?);
    single(Operation::Games { round, table, bans: bans.map(decks), games: games.iter().map(game).collect() })
}

/// Enters the HP left at a multiplayer table.
pub(super) fn enter_table(round: u32, table: u32, hp: &[u32]) -> Decision {
    let (round, table) = (round_number(round)?, table_number(table)?);
    single(Operation::TableResult { round, table, hp: hp.iter().map(|hp| saturating_cast(*hp)).collect() })
}

/// Records a no-show. If neither player arrives, both lose.
pub(super) fn no_show(state: &EventState, player: PlayerId, leaves: bool) -> Decision {
    let round = newest(state)?;
    if round.tables.iter().any(|table| table.players.contains(&player)) {
        let mut operations = vec![Operation::Absent { round: round.number, player }];
        if leaves {
            operations.push(Operation::Drop { player });
        }
        return Ok(operations.into_iter().map(Record::of).collect());
    }
    let at_no_table = || AppError::of(Cause::PlayerNoTable);
    let pairing = round.pairing_of(player).filter(|pairing| pairing.b.is_some()).ok_or_else(at_no_table)?;
    let absent = pairing.side_of(player).ok_or_else(at_no_table)?;
    let result = match pairing.result {
        Some(MatchResult::NoShow { absent: other }) if other != absent => MatchResult::DoubleLoss,
        Some(_) | None => MatchResult::NoShow { absent },
    };
    let mut operations = vec![Operation::Result { round: round.number, table: pairing.table, result }];
    if leaves {
        operations.push(Operation::Drop { player });
    }
    Ok(operations.into_iter().map(Record::of).collect())
}

/// Draws results for the open tables of two bots: 2-0 and 2-1 for either side, equally likely.
pub(super) fn random_results(state: &EventState, round: u32, seed: u64) -> Decision {
    let round = round_number(round)?;
    let mut rng = draft::DraftRng::seeded(seed);
    let paired = state.tournament.rounds().iter().find(|paired| paired.number == round);
    let bots = |pairing: &&tournament::Pairing| {
        pairing.result.is_none()
            && state.bots.contains(&pairing.a)
            && pairing.b.is_some_and(|second| state.bots.contains(&second))
    };
    let open = paired.into_iter().flat_map(|paired| paired.pairings.iter().filter(bots));
    let records: Vec<Record> = open
        .map(|pairing| {
            let (a, b) = [(2, 0), (2, 1), (1, 2), (0, 2)][rng.below(4) as usize];
            Record::of(Operation::Result { round, table: pairing.table, result: MatchResult::Games { a, b, drawn: 0 } })
        })
        .collect();
    match records.is_empty() {
        true => Err(AppError::of(Cause::ResultNoBots)),
        false => Ok(records),
    }
}

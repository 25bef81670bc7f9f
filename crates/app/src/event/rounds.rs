//! Rounds: pairing, results, undo.

use tournament::{MatchResult, Operation, PairRequest, PairScope, Side};

use crate::contract::{EventView, ResultEntry};
use crate::event::state::EventState;
use crate::event::view;
use crate::record::Record;
use crate::{AppError, Desk, words};

/// The tournament's result for what was entered.
pub(super) fn match_result(entry: &ResultEntry) -> Result<MatchResult, AppError> {
    let small = |games: u32| {
        u8::try_from(games)
            .map_err(|_| AppError::new("result.impossible", format!("{games} games are more than a match has.")))
    };
    Ok(match entry {
        ResultEntry::Games { a, b, drawn } => {
            MatchResult::Games { a: small(*a)?, b: small(*b)?, drawn: small(*drawn)? }
        }
        ResultEntry::Bye => MatchResult::Bye,
        ResultEntry::NoShowA => MatchResult::NoShow { absent: Side::A },
        ResultEntry::NoShowB => MatchResult::NoShow { absent: Side::B },
        ResultEntry::DoubleLoss => MatchResult::DoubleLoss,
        ResultEntry::LossA => MatchResult::MatchLoss { loser: Side::A },
        ResultEntry::LossB => MatchResult::MatchLoss { loser: Side::B },
    })
}

/// The round numbers of the contract as the tournament counts them.
pub(super) fn round_number(round: u32) -> Result<u16, AppError> {
    u16::try_from(round).map_err(|_| AppError::new("round.not_found", format!("There is no round {round}.")))
}

impl Desk {
    /// Plans another number of rounds.
    ///
    /// # Errors
    /// `tournament.*`.
    pub fn plan_rounds(&self, event: u32, rounds: u32) -> Result<EventView, AppError> {
        self.change(event, |_| Ok(vec![Record::of(Operation::PlanRounds { rounds: round_number(rounds)? })]))
    }

    /// Pairs the next round over the whole event. The seed is the event's, so the same event pairs the same way again.
    ///
    /// # Errors
    /// `pair.not_now` says why not.
    pub fn pair(&self, event: u32) -> Result<EventView, AppError> {
        self.pair_by(event, PairScope::WholeEvent)
    }

    /// Pairs the next round inside the draft pods, as far as that is possible without a rematch.
    ///
    /// # Errors
    /// As [`Desk::pair`].
    pub fn pair_within_pods(&self, event: u32) -> Result<EventView, AppError> {
        self.pair_by(event, PairScope::WithinPods)
    }

    fn pair_by(&self, event: u32, scope: PairScope) -> Result<EventView, AppError> {
        self.change(event, |state| {
            if let Some(why_not) = view::why_no_pairing(state) {
                return Err(AppError::new("pair.not_now", why_not));
            }
            let (event, seed) = (&state.tournament, state.settings.seed);
            let operation = if super::acts::of_tables(event) {
                event.plan_tables(seed).map(|plan| plan.into_operation())
            } else {
                let request = PairRequest { seed, scope, ..PairRequest::default() };
                event.plan_round(&request).map(|plan| plan.into_operation())
            };
            Ok(vec![Record::of(operation.map_err(words::refused)?)])
        })
    }

    /// Enters the result of a table, or corrects it, in this round or an earlier one.
    ///
    /// # Errors
    /// `tournament.*`, `result.impossible`.
    pub fn result(&self, event: u32, round: u32, table: u32, result: ResultEntry) -> Result<EventView, AppError> {
        self.change(event, |_| {
            let result = match_result(&result)?;
            let table = u16::try_from(table)
                .map_err(|_| AppError::new("table.not_found", format!("There is no table {table}.")))?;
            Ok(vec![Record::of(Operation::Result { round: round_number(round)?, table, result })])
        })
    }

    /// Draws results by chance for the open tables of a round at which two bots sit.
    ///
    /// # Errors
    /// `result.no_bots` when there is no such table.
    pub fn roll_bot_results(&self, event: u32, round: u32) -> Result<EventView, AppError> {
        self.roll_results_from(event, round, self.fresh_seed())
    }

    /// [`Desk::roll_bot_results`] with a given seed.
    pub(crate) fn roll_results_from(&self, event: u32, round: u32, seed: u64) -> Result<EventView, AppError> {
        self.change(event, |state| {
            let records = rolled(state, round_number(round)?, seed);
            if records.is_empty() {
                return Err(AppError::new("result.no_bots", "There is no open table with two bots in this round."));
            }
            Ok(records)
        })
    }

    /// Takes back the newest operation of the tournament; that is one more line of the journal.
    ///
    /// # Errors
    /// `undo.not_now` says why not.
    pub fn undo(&self, event: u32) -> Result<EventView, AppError> {
        self.change(event, |state| {
            if let Some(why_not) = view::why_no_undo(state) {
                return Err(AppError::new("undo.not_now", why_not));
            }
            Ok(vec![Record::of(Operation::Undo)])
        })
    }
}

/// Results by chance: 2-0 and 2-1 for either side, equally likely.
fn rolled(state: &EventState, round: u16, seed: u64) -> Vec<Record> {
    let mut dice = draft::Dice::seeded(seed);
    let Some(paired) = state.tournament.rounds().iter().find(|paired| paired.number == round) else {
        return Vec::new();
    };
    let bots = |pairing: &&tournament::Pairing| {
        pairing.result.is_none()
            && state.bots.contains(&pairing.a)
            && pairing.b.is_some_and(|second| state.bots.contains(&second))
    };
    let open = paired.pairings.iter().filter(bots);
    open.map(|pairing| {
        let (a, b) = [(2, 0), (2, 1), (1, 2), (0, 2)][dice.below(4) as usize];
        Record::of(Operation::Result { round, table: pairing.table, result: MatchResult::Games { a, b, drawn: 0 } })
    })
    .collect()
}

//! Decisions on acts.
//!
//! An [`EventAct`] is decided against the current state ([`decide`]): it becomes records, or it is rejected and nothing
//! changes. The records of one act form one step, which a single undo reverts. Each act has its own function in the
//! submodules.

pub(crate) mod draft;
mod judging;
mod late;
mod pairing;
pub(crate) mod phones;
pub(crate) mod players;
mod registration;
mod results;
mod setup;

use crate::error::Cause;
use tournament::{Operation, Penalty, PlayerId};

use self::draft::PhonePick;
use self::players::player_by_number;
pub(crate) use self::results::match_result;
pub(crate) use self::setup::structure;
use crate::AppError;
use crate::context::Context;
use crate::contract::EventAct;
use crate::decks::lists;
use crate::event::sealed;
use crate::event::state::EventState;
use crate::record::Record;
use crate::record::phone_entries::PlayerReport;

/// Acts that are decided on the same state and form one step.
pub(crate) struct EventCommand {
    pub acts: Vec<EventAct>,
    /// `true` to enter results only where there are none: the same result again changes nothing, another is rejected.
    pub is_first_result: bool,
}

/// The records of an act, or the reason that it is rejected.
type Decision = Result<Vec<Record>, AppError>;

/// Returns the decision for a single operation.
fn single(operation: Operation) -> Decision {
    Ok(vec![Record::of(operation)])
}

/// Returns `true` if the result that an act enters is already there.
///
/// # Errors
/// `result.there` for another result; `round.not_found`, `table.not_found`.
pub(super) fn is_entered(state: &EventState, act: &EventAct) -> Result<bool, AppError> {
    if let EventAct::EnterResult { round, table, result } = act {
        return results::is_entered(state, *round, *table, result);
    }
    if let EventAct::EnterTableResult { round, table, hp } = act {
        return results::is_table_entered(state, *round, *table, hp);
    }
    Ok(false)
}

/// Returns the records of an act, including bot picks for players who drop from a draft with it.
pub(super) fn decide(state: &EventState, act: &EventAct, context: &Context<'_>) -> Decision {
    let records = decide_alone(state, act, context)?;
    let registered = |record: &Record| {
        if let Record::Tournament { operation: Operation::Register { player, .. }, .. } = record {
            return Some(*player);
        }
        None
    };
    let entered = records.iter().filter_map(registered);
    if let Some(last) = entered.max() {
        sealed::check_players(context.catalog, state, last)?;
    }
    draft::with_picks_for_who_leaves(state, records, context)
}

fn decide_alone(state: &EventState, act: &EventAct, context: &Context<'_>) -> Decision {
    let seed = context.seed;
    let who = |player: &u32| player_by_number(state, *player);
    match act {
        EventAct::RegisterPlayers { text } => registration::enter_players(state, text, context),
        EventAct::RegisterBots { count } => players::register_bots(state, *count),
        EventAct::RenamePlayer { player, name } => players::rename(state, who(player)?, name),
        EventAct::DrawSeats => pairing::seats(state, seed),
        EventAct::SeatLate { player } => pairing::late_seat(state, who(player)?),
        EventAct::SwapSeats { one, other } => pairing::swap_seats(state, who(one)?, who(other)?),
        EventAct::StartDraft => draft::start(state, context),
        EventAct::FinishDraft => draft::finish(state, context),
        EventAct::PickClock { pod, action } => draft::clock(*pod, (*action).into()),
        EventAct::ShowPack { pod, seat } => draft::shown(state, *pod, *seat),
        EventAct::Pick { pod, seat, index, card } => draft::pick(state, *pod, *seat, *index, card.as_deref(), context),
        EventAct::PickFor { pod, seat } => draft::pick_for(state, *pod, *seat, context),
        EventAct::PlanRounds { rounds } => setup::plan_rounds(*rounds),
        EventAct::RollBotResults { round } => results::random_results(state, *round, seed),
        EventAct::Undo => setup::undo(state),
        EventAct::SetStructure { structure } => setup::set_structure(structure),
        EventAct::SetProfile { key } => setup::set_profile(key, context),
        EventAct::PairRound { scope, by_hand, note, power } => {
            pairing::next_round(state, (*scope).into(), by_hand, note, *power)
        }
        EventAct::PairAgain { scope, note, let_late_in } => {
            pairing::pair_again(state, (*scope).into(), note, *let_late_in, seed)
        }
        EventAct::SwapPlayers { one, other, note } => pairing::swap(state, who(one)?, who(other)?, note),
        EventAct::SetPairings { pairs, note } => pairing::set_pairings(state, pairs, note, seed),
        EventAct::SetTables { tables, note } => pairing::set_tables(state, tables, note, seed),
        EventAct::DeleteRound { round, note } => pairing::delete_round(*round, note),
        EventAct::CreateBracket { size } => pairing::cut(state, *size),
        EventAct::ReplaceInCut { player, by, note } => {
            pairing::replaced_in_cut(state, who(player)?, who(by)?, note, *context.language)
        }
        EventAct::EnterResult { round, table, result } => results::enter(*round, *table, result),
        EventAct::EnterGames { round, table, bans, games } => results::enter_games(*round, *table, *bans, games),
        EventAct::EnterTableResult { round, table, hp } => results::enter_table(*round, *table, hp),
        EventAct::ReportNoShow { player, leaves } => results::no_show(state, who(player)?, *leaves),
        EventAct::MergePlayers { player, into, note } => players::merge(state, who(player)?, who(into)?, note),
        EventAct::DropPlayer { player } => players::drop_out(who(player)?),
        EventAct::ReenterPlayer { player } => late::reenter(state, who(player)?),
        EventAct::AddLateEntry { name, missed, into_round } => late::entry(state, name, *missed, *into_round, seed),
        EventAct::SetMissedRound { player, round, counts } => {
            late::set_missed_round(state, who(player)?, *round, *counts)
        }
        EventAct::DeclareBye { player, round, note } => late::declare_bye(who(player)?, *round, note),
        EventAct::WithdrawBye { player, round } => late::withdraw_bye(who(player)?, *round),
        EventAct::SetTableNumbers { first, missing } => players::set_table_numbers(state, *first, missing),
        EventAct::AssignTable { player, table } => players::assign_table(state, who(player)?, *table),
        EventAct::Penalize { player, infraction, penalty, round, note } => {
            judging::penalize(state, who(player)?, infraction, penalty.map(Penalty::from), *round, note)
        }
        EventAct::WithdrawPenalty { penalty, note } => judging::withdraw_penalty(*penalty, note),
        EventAct::SetRoundClock { round, action } => judging::clock(state, *round, *action, context),
        EventAct::ExtendTime { round, table, seconds, note } => judging::extend(*round, *table, *seconds, note),
        EventAct::AddNote { text, player, round, table } => judging::add_note(state, text, *player, *round, *table),
        EventAct::DrawDeckChecks { count } => judging::draw_checks(state, *count, seed),
        EventAct::SelectDeckChecks { tables } => judging::choose_checks(state, tables),
        EventAct::RecordDeckCheck { round, player, matches, note } => {
            judging::record_check(*round, who(player)?, *matches, note)
        }
        EventAct::RegisterDeck { player, slot, list } => judging::register_deck(who(player)?, *slot, list, context),
        EventAct::SaveDeck { player, list } => Ok(judging::saved_deck(state, who(player)?, lists::read(list)?)),
        EventAct::SaveRuling { ruling } => judging::save_ruling(ruling, context),
        EventAct::LockDecks { players, locked, note } => judging::lock_decks(state, players, *locked, note),
        EventAct::ShowOwnPack { player } => Ok(draft::shown_on_phone(state, who(player)?)),
        EventAct::PickOwn { player, pack, pick, index, card } => {
            let asked = PhonePick { pack: *pack, pick: *pick, index: *index, card: card.clone() };
            draft::pick_on_phone(state, who(player)?, &asked, context)
        }
        EventAct::RegisterOwnList { player, slot, list } => {
            phones::register_own_list(state, who(player)?, *slot, list, context)
        }
        EventAct::SaveOwnDeck { player, list } => phones::save_own_deck(state, who(player)?, list, context),
        EventAct::ReportResult { player, round, opponent, won, lost, drawn } => {
            let [won, lost, drawn] = [won, lost, drawn].map(|games| saturating_cast(*games));
            phones::report(state, who(player)?, *round, *opponent, PlayerReport { won, lost, drawn })
        }
        EventAct::PlaceCall { player, call } => Ok(phones::place_call(state, who(player)?, (*call).into())),
        // The player may have been removed or merged since.
        EventAct::WithdrawCall { player, call } => {
            Ok(phones::close_call(state, PlayerId(*player), (*call).into(), true))
        }
        EventAct::CloseCall { player, call } => Ok(phones::close_call(state, PlayerId(*player), (*call).into(), false)),
        EventAct::StandAtTable { role, name, table } => phones::stand_at_table(state, (*role).into(), name, *table),
        EventAct::ClearPhones => Ok(phones::clear(state)),
    }
}

/// Converts a round number to the type of `tournament`.
pub(crate) fn round_number(round: u32) -> Result<u16, AppError> {
    u16::try_from(round).map_err(|_| AppError::of(Cause::RoundNotFound { round: round.into() }))
}

/// Converts a table number to the type of `tournament`.
pub(crate) fn table_number(table: u32) -> Result<u16, AppError> {
    u16::try_from(table).map_err(|_| AppError::of(Cause::TableNotFound { table: table.into() }))
}

/// Converts a number to the type of `tournament`, capped at the type's maximum. `tournament` rejects the maximum with
/// its own code: matches, cuts, deck slots and HP are far below it.
pub(crate) fn saturating_cast<T: TryFrom<u32> + Saturating>(figure: u32) -> T {
    T::try_from(figure).unwrap_or(T::LARGEST)
}

/// The maximum value of an integer type.
pub(crate) trait Saturating {
    const LARGEST: Self;
}

impl Saturating for u8 {
    const LARGEST: u8 = u8::MAX;
}

impl Saturating for u16 {
    const LARGEST: u16 = u16::MAX;
}

/// Returns the current round, or an error before the first one.
fn newest(state: &EventState) -> Result<&tournament::Round, AppError> {
    let none = || AppError::of(Cause::RoundNone);
    state.tournament.rounds().last().ok_or_else(none)
}

/// Rejects a step that needs a reason and has none.
fn needs_reason(note: &str) -> Result<(), AppError> {
    if note.trim().is_empty() { Err(tournament::OperationError::NoNote.into()) } else { Ok(()) }
}

/// Rejects an entry after the cut: there is no round left to be paired in.
fn before_the_cut(state: &EventState) -> Result<(), AppError> {
    match state.tournament.bracket() {
        None => Ok(()),
        Some(_) => Err(AppError::of(Cause::PlayersAfterTheCut)),
    }
}

//! Changes to an event: [`App::act`] is the only way to make one.
//!
//! An [`EventAct`] is decided against the current state: it becomes records, or it is rejected and nothing changes.
//! The records of one act form one step, which a single undo reverts.

pub(crate) mod draft;
mod judging;
mod late;
mod pairing;
pub(crate) mod phones;
pub(crate) mod players;
mod registration;
mod results;

use crate::error::Cause;
use tournament::{MissedRoundRule, Operation, Penalty, PlayerId, Structure, Tournament};

use self::draft::PhonePick;
use self::players::player_by_number;
pub(crate) use self::results::match_result;
use crate::contract::{EventAct, EventUpdate, EventView, MissedRoundScore, StructureInput};
use crate::decks::lists;
use crate::event::phone_entries::PlayerReport;
use crate::event::state::EventState;
use crate::event::steps;
use crate::record::{Record, Requester};
use crate::{App, AppError};

/// Inputs that an act may need in addition to the state.
#[derive(Clone, Copy)]
struct Given {
    /// Fresh seed for acts that draw at random.
    seed: u64,
    /// Time in milliseconds since 1970.
    at: i64,
}

impl App {
    /// Takes one step of an event. The change is on disk before this returns.
    ///
    /// # Errors
    /// If the act refers to something unknown (`player.not_found`, `round.not_found`, `table.not_found`, `players.*`,
    /// `deck.*`, `profile.*`), if the step is not possible now (`*.not_now`, `tournament.*`, `draft.*`), or
    /// `event.not_found`, `journal.*`, `store.*`. Nothing changes in that case.
    pub fn act(&self, event: u32, act: &EventAct) -> Result<EventView, AppError> {
        self.act_with_seed(event, act, self.fresh_seed())
    }

    /// Works like [`App::act`], and returns what changed since the view with the revision `have`; for pages.
    ///
    /// # Errors
    /// As [`App::act`].
    pub fn act_and_update(&self, event: u32, act: &EventAct, have: Option<&str>) -> Result<EventUpdate, AppError> {
        self.apply_act(event, act)?;
        self.desk_view(event, have)
    }

    /// Works like [`App::act`], with a given seed instead of a fresh one.
    pub(crate) fn act_with_seed(&self, event: u32, act: &EventAct, seed: u64) -> Result<EventView, AppError> {
        self.step(event, act, seed)?;
        self.event(event)
    }

    /// Works like [`App::act`], without the view. For callers that show something else afterwards: a draft seat or a
    /// deck.
    ///
    /// # Errors
    /// As [`App::act`].
    pub(crate) fn apply_act(&self, event: u32, act: &EventAct) -> Result<(), AppError> {
        self.step(event, act, self.fresh_seed())
    }

    fn step(&self, event: u32, act: &EventAct, seed: u64) -> Result<(), AppError> {
        let given = Given { seed, at: self.now().timestamp_millis() };
        self.commit(event, |state| self.decide(state, act, given))
    }

    /// Works like [`App::act`] for a phone, without the view: the request and the records of its acts, all decided
    /// on the same state, are stored together.
    ///
    /// # Errors
    /// As [`App::act`]; `phones.order`, `phones.gone`.
    pub(crate) fn act_for_request(&self, event: u32, acts: &[EventAct], asker: &Requester<'_>) -> Result<(), AppError> {
        let given = Given { seed: self.fresh_seed(), at: self.now().timestamp_millis() };
        self.commit_for_request(event, Some(asker), |state| {
            let records = acts.iter().map(|act| self.decide(state, act, given));
            Ok(records.collect::<Result<Vec<_>, _>>()?.concat())
        })
    }

    /// Returns the records of a step, including bot picks for players who drop from a draft with it.
    fn decide(&self, state: &EventState, act: &EventAct, given: Given) -> Result<Vec<Record>, AppError> {
        let records = self.decide_alone(state, act, given)?;
        self.with_picks_for_who_leaves(state, records)
    }

    fn decide_alone(&self, state: &EventState, act: &EventAct, given: Given) -> Result<Vec<Record>, AppError> {
        let who = |player: &u32| player_by_number(state, *player);
        let one = |operation: Operation| Ok(vec![Record::of(operation)]);
        match act {
            EventAct::RegisterPlayers { text } => {
                before_the_cut(state)?;
                self.enter_players(state, text)
            }
            EventAct::RegisterBots { count } => players::register_bots(state, *count),
            EventAct::RenamePlayer { player, name } => players::rename(state, who(player)?, name).and_then(one),
            EventAct::DrawSeats => pairing::seats(state, given.seed).and_then(one),
            EventAct::SeatLate { player } => pairing::late_seat(state, who(player)?).and_then(one),
            EventAct::SwapSeats { one: first, other } => {
                pairing::swap_seats(state, who(first)?, who(other)?).and_then(one)
            }
            EventAct::StartDraft => self.start_draft(state),
            EventAct::FinishDraft => self.finish_draft(state),
            EventAct::PickClock { pod, action } => draft::clock(*pod, (*action).into()),
            EventAct::ShowPack { pod, seat } => draft::shown(state, *pod, *seat),
            EventAct::Pick { pod, seat, index, card } => self.pick(state, *pod, *seat, *index, card.as_deref()),
            EventAct::PickFor { pod, seat } => self.pick_for(state, *pod, *seat),
            EventAct::PlanRounds { rounds } => one(Operation::PlanRounds { rounds: round_number(*rounds)? }),
            EventAct::RollBotResults { round } => results::random_results(state, round_number(*round)?, given.seed),
            EventAct::Undo => match steps::why_no_undo(state) {
                Some(why_not) => Err(AppError::of(why_not)),
                None => one(Operation::Undo),
            },
            EventAct::SetStructure { structure: played } => one(Operation::Structure { structure: structure(played) }),
            EventAct::SetProfile { key } => one(Operation::SetProfile { profile: Box::new(self.profile(key)?) }),
            EventAct::PairRound { scope, by_hand, note, power } => {
                pairing::next_round(state, (*scope).into(), by_hand, note, *power).and_then(one)
            }
            EventAct::PairAgain { scope, note, let_late_in } => {
                pairing::pair_again(state, (*scope).into(), note, *let_late_in, given.seed).and_then(one)
            }
            EventAct::SwapPlayers { one: first, other, note } => {
                pairing::swap(state, who(first)?, who(other)?, note).and_then(one)
            }
            EventAct::SetPairings { pairs, note } => {
                pairing::set_pairings(state, pairs, note, given.seed).and_then(one)
            }
            EventAct::SetTables { tables, note } => pairing::set_tables(state, tables, note, given.seed).and_then(one),
            EventAct::DeleteRound { round, note } => {
                one(Operation::DeleteRound { round: round_number(*round)?, note: note.clone() })
            }
            EventAct::CreateBracket { size } => pairing::cut(state, *size).and_then(one),
            EventAct::ReplaceInCut { player, by, note } => {
                pairing::replaced_in_cut(state, who(player)?, who(by)?, note, self.message_language())
            }
            EventAct::EnterResult { round, table, result } => {
                let (round, table) = (round_number(*round)?, table_number(*table)?);
                one(Operation::Result { round, table, result: results::match_result(result) })
            }
            EventAct::EnterGames { round, table, bans, games } => {
                let (round, table) = (round_number(*round)?, table_number(*table)?);
                let (bans, games) = (bans.map(results::decks), games.iter().map(results::game).collect());
                one(Operation::Games { round, table, bans, games })
            }
            EventAct::EnterTableResult { round, table, hp } => {
                let (round, table) = (round_number(*round)?, table_number(*table)?);
                one(Operation::TableResult { round, table, hp: hp.iter().map(|hp| saturating_cast(*hp)).collect() })
            }
            EventAct::ReportNoShow { player, leaves } => results::no_show(state, who(player)?, *leaves),
            EventAct::MergePlayers { player, into, note } => {
                players::merge(state, who(player)?, who(into)?, note).and_then(one)
            }
            EventAct::DropPlayer { player } => one(Operation::Drop { player: who(player)? }),
            EventAct::ReenterPlayer { player } => {
                let player = who(player)?;
                late::may_come_back(state, player)?;
                one(Operation::Reenter { player })
            }
            EventAct::AddLateEntry { name, missed, into_round } => {
                late::entry(state, name, *missed, *into_round, given.seed)
            }
            EventAct::SetMissedRound { player, round, counts } => {
                let (player, round) = (who(player)?, round_number(*round)?);
                one(Operation::Missed { player, round, counts: missed(&state.tournament, *counts) })
            }
            EventAct::DeclareBye { player, round, note } => {
                let (player, round) = (who(player)?, round_number(*round)?);
                one(Operation::DeclareBye { player, round, note: note.clone() })
            }
            EventAct::WithdrawBye { player, round } => {
                one(Operation::WithdrawBye { player: who(player)?, round: round_number(*round)? })
            }
            EventAct::SetTableNumbers { first, missing } => {
                let missing = missing.iter().map(|table| table_number(*table)).collect::<Result<Vec<u16>, _>>()?;
                let first = table_number(*first)?;
                players::keeps_assigned_tables(state, first, &missing)?;
                one(Operation::Room { first, missing })
            }
            EventAct::AssignTable { player, table } => {
                let table = table.map(table_number).transpose()?;
                table.map_or(Ok(()), |table| players::is_in_the_room(state, table))?;
                one(Operation::FixTable { player: who(player)?, table })
            }
            EventAct::Penalize { player, infraction, penalty, round, note } => {
                judging::penalize(state, who(player)?, infraction, penalty.map(Penalty::from), *round, note)
                    .and_then(one)
            }
            EventAct::WithdrawPenalty { penalty, note } => {
                one(Operation::WithdrawPenalty { penalty: *penalty, note: note.clone() })
            }
            EventAct::SetRoundClock { round, action } => {
                judging::clock(state, round_number(*round)?, *action, given.at).and_then(one)
            }
            EventAct::ExtendTime { round, table, seconds, note } => {
                let table = table.map(table_number).transpose()?;
                one(Operation::Extend { round: round_number(*round)?, table, seconds: *seconds, note: note.clone() })
            }
            EventAct::AddNote { text, player, round, table } => {
                let player = player.as_ref().map(who).transpose()?;
                let (round, table) = (round.map(round_number).transpose()?, table.map(table_number).transpose()?);
                one(Operation::Note { text: text.clone(), player, round, table })
            }
            EventAct::DrawDeckChecks { count } => judging::draw_checks(state, *count, given.seed).and_then(one),
            EventAct::SelectDeckChecks { tables } => judging::choose_checks(state, tables).and_then(one),
            EventAct::RecordDeckCheck { round, player, matches, note } => {
                let (round, player) = (round_number(*round)?, who(player)?);
                one(Operation::CheckDeck { round, player, matches: *matches, note: note.clone() })
            }
            EventAct::RegisterDeck { player, slot, list } => one(Operation::RegisterDeck {
                player: who(player)?,
                deck: self.registered(saturating_cast(*slot), list)?,
            }),
            EventAct::SaveDeck { player, list } => Ok(judging::saved_deck(state, who(player)?, lists::read(list)?)),
            EventAct::SaveRuling { ruling } => Ok(vec![Record::Ruling { ruling: Box::new(self.dated(ruling)?) }]),
            EventAct::LockDecks { players, locked, note } => {
                let players = players.iter().map(who).collect::<Result<_, _>>()?;
                one(Operation::LockDecks { players, locked: *locked, note: note.clone() })
            }
            EventAct::ShowOwnPack { player } => Ok(draft::shown_on_phone(state, who(player)?)),
            EventAct::PickOwn { player, pack, pick, index, card } => {
                let asked = PhonePick { pack: *pack, pick: *pick, index: *index, card: card.clone() };
                self.pick_on_phone(state, who(player)?, &asked)
            }
            EventAct::RegisterOwnList { player, slot, list } => {
                self.register_own_list(state, who(player)?, *slot, list)
            }
            EventAct::SaveOwnDeck { player, list } => self.save_own_deck(state, who(player)?, list),
            EventAct::ReportResult { player, round, opponent, won, lost, drawn } => {
                let [won, lost, drawn] = [won, lost, drawn].map(|games| saturating_cast(*games));
                phones::report(state, who(player)?, *round, *opponent, PlayerReport { won, lost, drawn })
            }
            EventAct::PlaceCall { player, call } => Ok(phones::place_call(state, who(player)?, (*call).into())),
            // The player may have been removed or merged since.
            EventAct::WithdrawCall { player, call } => {
                Ok(phones::close_call(state, PlayerId(*player), (*call).into(), true))
            }
            EventAct::CloseCall { player, call } => {
                Ok(phones::close_call(state, PlayerId(*player), (*call).into(), false))
            }
            EventAct::StandAtTable { role, name, table } => phones::stand_at_table(state, (*role).into(), name, *table),
            EventAct::ClearPhones => Ok(phones::clear(state)),
        }
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

/// Converts the structure of an event to the type of `tournament`.
pub(crate) fn structure(entry: &StructureInput) -> Structure {
    Structure {
        rounds: entry.rounds.into(),
        best_of: entry.best_of.map(saturating_cast),
        cut_best_of: entry.cut_best_of.map(saturating_cast),
        cut: entry.cut.map(saturating_cast),
        trilogy: entry.trilogy,
    }
}

/// Converts the score for a missed round, using the numbers of the event's profile.
fn missed(event: &Tournament, counts: MissedRoundScore) -> MissedRoundRule {
    match counts {
        MissedRoundScore::Loss => MissedRoundRule::Loss { games_lost: event.profile().no_show_games_won },
        MissedRoundScore::Bye => MissedRoundRule::Bye,
        MissedRoundScore::Nothing => MissedRoundRule::NotCounted,
    }
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

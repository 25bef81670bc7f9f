//! The head judge's desk: one step at a time, each on disk before it is shown.

use tournament::{
    Game, MatchResult, MissedRound, Operation, PairRequest, PairScope, PlayerId, Refused, RegisteredDeck, RoundKind,
    Side, Structure, Tournament,
};

use super::late::{late_entry, may_come_back};
use super::players::known;
use super::rounds::{match_result, round_number};
use crate::contract::{
    Act, GameEntry, HandPair, MissedCounts, PenaltyName, RoundClockAction, RoundsKind, Scope, SideName, StructureEntry,
};
use crate::event::desk_view;
use crate::event::state::EventState;
use crate::event::view;
use crate::record::Record;
use crate::{AppError, Desk, words};

/// A number of the contract as the tournament counts it.
fn small(what: &str, number: u32) -> Result<u16, AppError> {
    u16::try_from(number).map_err(|_| AppError::new("desk.number", format!("{what} {number} is too large.")))
}

fn tiny(what: &str, number: u32) -> Result<u8, AppError> {
    u8::try_from(number).map_err(|_| AppError::new("desk.number", format!("{what} {number} is too large.")))
}

/// How an event is played, as the tournament takes it.
pub(crate) fn structure(entry: &StructureEntry) -> Result<Structure, AppError> {
    Ok(Structure {
        rounds: match entry.rounds {
            RoundsKind::Swiss => RoundKind::Swiss,
            RoundsKind::RoundRobin => RoundKind::RoundRobin,
            RoundsKind::Tables => RoundKind::Tables,
        },
        best_of: entry.best_of.map(|games| tiny("Best of", games)).transpose()?,
        cut_best_of: entry.cut_best_of.map(|games| tiny("Best of", games)).transpose()?,
        cut: entry.cut.map(|size| small("A cut to", size)).transpose()?,
        trilogy: entry.trilogy,
    })
}

fn scope(scope: Scope) -> PairScope {
    match scope {
        Scope::WholeEvent => PairScope::WholeEvent,
        Scope::WithinPods => PairScope::WithinPods,
        Scope::AcrossPods => PairScope::AcrossPods,
        Scope::OppositeSeats => PairScope::OppositeSeats,
    }
}

fn side(side: SideName) -> Side {
    match side {
        SideName::A => Side::A,
        SideName::B => Side::B,
    }
}

fn game(entry: &GameEntry) -> Result<Game, AppError> {
    let decks = |[a, b]: [u32; 2]| Ok::<_, AppError>([tiny("Deck", a)?, tiny("Deck", b)?]);
    let decks = entry.decks.map(decks).transpose()?;
    Ok(Game { winner: entry.winner.map(side), first: entry.first.map(side), decks })
}

pub(super) fn missed(event: &Tournament, counts: MissedCounts) -> MissedRound {
    match counts {
        MissedCounts::Loss => MissedRound::Loss { games_lost: event.profile().no_show_games_won },
        MissedCounts::Bye => MissedRound::Bye,
        MissedCounts::Nothing => MissedRound::NotCounted,
    }
}

fn penalty(name: PenaltyName) -> tournament::Penalty {
    use tournament::Penalty;
    match name {
        PenaltyName::Tracking => Penalty::Tracking,
        PenaltyName::Warning => Penalty::Warning,
        PenaltyName::GameLoss => Penalty::GameLoss,
        PenaltyName::MatchLoss => Penalty::MatchLoss,
        PenaltyName::Disqualification => Penalty::Disqualification,
    }
}

fn by_hand(state: &EventState, pairs: &[HandPair]) -> Result<Vec<(PlayerId, Option<PlayerId>)>, AppError> {
    let pair = |pair: &HandPair| Ok((known(state, pair.a)?, pair.b.map(|b| known(state, b)).transpose()?));
    pairs.iter().map(pair).collect()
}

pub(super) fn newest(state: &EventState) -> Result<&tournament::Round, AppError> {
    let none = || AppError::new("round.none", "No round is paired yet.").way_out("Pair the first round.");
    state.tournament.rounds().last().ok_or_else(none)
}

impl Desk {
    /// The desk of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn desk(&self, event: u32) -> Result<crate::contract::DeskView, AppError> {
        let name = self.event_name(event)?;
        self.read(event, |state, now| Ok(desk_view::desk(event, name, state, now)))
    }

    /// Takes one step and returns the event as it is then.
    ///
    /// # Errors
    /// `tournament.*` when the step is not possible, and what the step's own input lacks; nothing has changed then.
    pub fn act(&self, event: u32, act: &Act) -> Result<crate::contract::DeskView, AppError> {
        let (seed, at) = (self.fresh_seed(), self.now().timestamp_millis());
        self.commit(event, |state| {
            let operations = self.operations(state, act, seed, at)?;
            Ok(operations.into_iter().map(Record::of).collect())
        })?;
        self.desk(event)
    }

    /// The operations that make a step.
    fn operations(&self, state: &EventState, act: &Act, seed: u64, at: i64) -> Result<Vec<Operation>, AppError> {
        let event = &state.tournament;
        let who = |player: u32| known(state, player);
        Ok(match act {
            Act::Structure { structure: played } => vec![Operation::Structure { structure: structure(played)? }],
            Act::Profile { key } => vec![Operation::SetProfile { profile: Box::new(self.profile(key)?) }],
            Act::Pair { .. }
            | Act::Repair { .. }
            | Act::Swap { .. }
            | Act::ByHand { .. }
            | Act::ByHandTables { .. }
            | Act::DeleteRound { .. }
            | Act::StartCut { .. } => vec![pairing(state, act, seed)?],
            Act::Result { .. } | Act::Games { .. } | Act::TableResult { .. } => vec![result(act)?],
            Act::NoShow { player, leaves } => no_show(state, who(*player)?, *leaves)?,
            Act::Merge { player, into, note } => vec![merge(state, who(*player)?, who(*into)?, note)?],
            Act::Drop { player } => vec![Operation::Drop { player: who(*player)? }],
            Act::Reenter { player } => {
                let player = who(*player)?;
                may_come_back(state, player)?;
                vec![Operation::Reenter { player }]
            }
            Act::LateEntry { name, missed, into_round } => late_entry(state, name, *missed, *into_round, seed)?,
            Act::Missed { player, round, counts } => {
                let counts = missed(event, *counts);
                vec![Operation::Missed { player: who(*player)?, round: round_number(*round)?, counts }]
            }
            Act::DeclareBye { player, round, note } => {
                let (player, round, note) = (who(*player)?, round_number(*round)?, note.clone());
                vec![Operation::DeclareBye { player, round, note }]
            }
            Act::WithdrawBye { player, round } => {
                vec![Operation::WithdrawBye { player: who(*player)?, round: round_number(*round)? }]
            }
            Act::Room { first, missing } => {
                let missing = missing.iter().map(|table| small("Table", *table)).collect::<Result<_, _>>()?;
                vec![Operation::Room { first: small("Table", *first)?, missing }]
            }
            Act::FixTable { player, table } => {
                let table = table.map(|table| small("Table", table)).transpose()?;
                vec![Operation::FixTable { player: who(*player)?, table }]
            }
            Act::Penalize { player, infraction, penalty: given, round, note } => {
                needs_reason(note)?;
                let player = who(*player)?;
                let advice = event.advise_penalty(player, infraction).map_err(words::refused)?;
                let penalty = given.map_or(advice.penalty, penalty);
                let round = round.map_or(Ok(advice.round), round_number)?;
                let (infraction, note) = (infraction.clone(), note.clone());
                vec![Operation::Penalize { player, infraction, penalty, round, note }]
            }
            Act::WithdrawPenalty { penalty, note } => {
                vec![Operation::WithdrawPenalty { penalty: *penalty, note: note.clone() }]
            }
            Act::Clock { .. } | Act::Extend { .. } => vec![clock(state, act, at)?],
            Act::Note { .. }
            | Act::DrawChecks { .. }
            | Act::ChooseChecks { .. }
            | Act::CheckDeck { .. }
            | Act::LockDecks { .. } => vec![judging(state, act, seed)?],
            Act::RegisterDeck { player, slot, list } => {
                let deck = self.registered(tiny("Deck", *slot)?, list)?;
                vec![Operation::RegisterDeck { player: who(*player)?, deck }]
            }
        })
    }

    /// A list as it is handed in, from text in any known format.
    fn registered(&self, slot: u8, list: &str) -> Result<RegisteredDeck, AppError> {
        let read = exchange::read(&self.catalog, list.as_bytes()).map_err(words::import_error)?;
        let lists = match read.content {
            exchange::Content::Deck(list) => vec![list],
            exchange::Content::Decks(lists) => lists,
            exchange::Content::Collection(_) => Vec::new(),
        };
        let list = lists.into_iter().next().ok_or_else(|| {
            AppError::new("deck.unreadable", "There is no deck in the text.").way_out("Register one deck list.")
        })?;
        let first = |entries: &[decks::Entry]| entries.first().map(|entry| entry.card.to_string());
        let leader = first(&list.leaders);
        let named = || {
            let card = list.leaders.first().and_then(|entry| self.catalog.by_number(entry.card));
            card.map_or_else(|| "Deck".to_owned(), |card| self.catalog.card(card).name.to_string())
        };
        Ok(RegisteredDeck {
            slot,
            name: list.name.clone().filter(|name| !name.trim().is_empty()).unwrap_or_else(named),
            leader,
            base: first(&list.bases),
            list: exchange::write(&self.catalog, &list, exchange::Target::Swudb),
        })
    }

    /// What the profile's path says about an infraction of a player.
    ///
    /// # Errors
    /// `player.not_found`, `tournament.unknown_infraction`.
    pub fn advise_penalty(
        &self,
        event: u32,
        player: u32,
        infraction: &str,
    ) -> Result<crate::contract::AdviceView, AppError> {
        self.read(event, |state, _| {
            let player = known(state, player)?;
            let advice = state.tournament.advise_penalty(player, infraction).map_err(words::refused)?;
            Ok(desk_view::advice(&advice))
        })
    }

    /// Who would be in a cut now, and what chance would decide.
    ///
    /// # Errors
    /// `tournament.cut_size`, `tournament.cut_seeds`.
    pub fn plan_cut(&self, event: u32, size: u32) -> Result<crate::contract::CutPlanView, AppError> {
        self.read(event, |state, _| {
            let plan =
                state.tournament.plan_cut(small("A cut to", size)?, state.settings.seed).map_err(words::refused)?;
            Ok(desk_view::cut_plan(state, &plan))
        })
    }

    /// What other HP left at a table of three or four would change, before they are entered.
    ///
    /// # Errors
    /// `tournament.*` when the result is not possible.
    pub fn table_consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        hp: &[u32],
    ) -> Result<crate::contract::ConsequencesView, AppError> {
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, small("Table", table)?);
            let hp: Vec<u16> = hp.iter().map(|hp| small("HP", *hp)).collect::<Result<_, _>>()?;
            let found = state.tournament.table_consequences(round, table, &hp).map_err(words::refused)?;
            Ok(desk_view::consequences(state, &found))
        })
    }

    /// The number of a player who is named by number or by name: the whole name, or a part of it that only one has;
    /// capitals and spaces do not matter.
    ///
    /// # Errors
    /// `player.not_found`, `player.ambiguous`.
    pub fn player_number(&self, event: u32, named: &str) -> Result<u32, AppError> {
        self.read(event, |state, _| super::players::named(state, named).map(|player| player.0))
    }

    /// What a correction would change, before it is made.
    ///
    /// # Errors
    /// `tournament.*` when the result is not possible.
    pub fn consequences(
        &self,
        event: u32,
        round: u32,
        table: u32,
        result: &crate::contract::ResultEntry,
    ) -> Result<crate::contract::ConsequencesView, AppError> {
        self.read(event, |state, _| {
            let (round, table) = (round_number(round)?, small("Table", table)?);
            let found = state.tournament.consequences(round, table, match_result(result)?).map_err(words::refused)?;
            Ok(desk_view::consequences(state, &found))
        })
    }
}

/// Pairing, and what changes a pairing.
fn pairing(state: &EventState, act: &Act, fresh: u64) -> Result<Operation, AppError> {
    let event = &state.tournament;
    match act {
        Act::Pair { scope: asked, by_hand: pairs, note, power } => {
            if let Some(why_not) = view::why_no_pairing(state) {
                return Err(AppError::new("pair.not_now", why_not));
            }
            let seed = state.settings.seed;
            if of_tables(event) {
                return event.plan_tables(seed).map(|plan| plan.into_operation()).map_err(words::refused);
            }
            if !pairs.is_empty() {
                needs_reason(note)?;
            }
            let by_hand = by_hand(state, pairs)?;
            let (scope, note) = (scope(*asked), note.clone());
            let request = PairRequest { seed, scope, by_hand, note, power: *power, ..PairRequest::default() };
            event.plan_round(&request).map(|plan| plan.into_operation()).map_err(words::refused)
        }
        Act::Repair { scope: asked, note, let_late_in } => {
            let (scope, let_late_in) = (scope(*asked), *let_late_in);
            if newest(state)?.kind == RoundKind::Tables {
                let plan = event.plan_tables_again(fresh, let_late_in).map_err(words::refused)?;
                return Ok(plan.into_repair(note.clone()));
            }
            let request = PairRequest { seed: fresh, scope, let_late_in, ..PairRequest::default() };
            event.plan_repair(&request).map(|plan| plan.into_repair(note.clone())).map_err(words::refused)
        }
        Act::Swap { one, other, note } => {
            let (one, other) = (known(state, *one)?, known(state, *other)?);
            let planned = match newest(state)?.kind {
                RoundKind::Tables => event.plan_tables_swap(one, other, note),
                RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => event.plan_swap(one, other, note),
            };
            planned.map_err(words::refused)
        }
        Act::ByHandTables { tables, note } => {
            let table = |table: &Vec<u32>| table.iter().map(|player| known(state, *player)).collect();
            let tables = tables.iter().map(table).collect::<Result<Vec<Vec<PlayerId>>, AppError>>()?;
            let plan = event.plan_tables_by_hand(&tables, fresh).map_err(words::refused)?;
            Ok(plan.into_repair(note.clone()))
        }
        Act::ByHand { pairs, note } => {
            let plan = event.plan_by_hand(&by_hand(state, pairs)?, fresh, note);
            plan.map(|plan| plan.into_repair(note.clone())).map_err(words::refused)
        }
        Act::DeleteRound { round, note } => {
            Ok(Operation::DeleteRound { round: round_number(*round)?, note: note.clone() })
        }
        Act::StartCut { size } => {
            if let Some(why_not) = desk_view::why_no_cut(state) {
                return Err(AppError::new("cut.not_now", why_not));
            }
            let plan = event.plan_cut(small("A cut to", *size)?, state.settings.seed).map_err(words::refused)?;
            Ok(Operation::StartCut { size: plan.size, seeds: plan.seeds })
        }
        other => Err(misplaced(other)),
    }
}

/// Whether the next round is one of tables of three and four.
pub(super) fn of_tables(event: &Tournament) -> bool {
    let before_a_cut = event.bracket().is_none() && event.structure().rounds == RoundKind::Tables;
    before_a_cut || event.final_table_is_next()
}

/// Refuses a step that needs a reason and has none.
fn needs_reason(note: &str) -> Result<(), AppError> {
    if note.trim().is_empty() { Err(words::refused(Refused::NoNote)) } else { Ok(()) }
}

/// A step came to the part of the desk that does not take it: a fault of the program, reported instead of hidden.
fn misplaced(act: &Act) -> AppError {
    AppError::new("desk.fault", format!("The step {act:?} was misplaced."))
}

fn result(act: &Act) -> Result<Operation, AppError> {
    match act {
        Act::Result { round, table, result } => {
            let (round, table) = (round_number(*round)?, small("Table", *table)?);
            Ok(Operation::Result { round, table, result: match_result(result)? })
        }
        Act::Games { round, table, bans, games } => {
            let bans = bans.map(|[a, b]| Ok::<_, AppError>([tiny("Deck", a)?, tiny("Deck", b)?])).transpose()?;
            let games = games.iter().map(game).collect::<Result<_, _>>()?;
            Ok(Operation::Games { round: round_number(*round)?, table: small("Table", *table)?, bans, games })
        }
        Act::TableResult { round, table, hp } => {
            let hp = hp.iter().map(|hp| small("HP", *hp)).collect::<Result<_, _>>()?;
            Ok(Operation::TableResult { round: round_number(*round)?, table: small("Table", *table)?, hp })
        }
        other => Err(misplaced(other)),
    }
}

/// Two entries are one person. A program that sits in for somebody is nobody.
fn merge(state: &EventState, player: PlayerId, into: PlayerId, note: &str) -> Result<Operation, AppError> {
    if state.bots.contains(&player) || state.bots.contains(&into) {
        return Err(
            AppError::new("player.bot", "A bot cannot be somebody's second entry.").way_out("Merge two people.")
        );
    }
    Ok(Operation::Merge { player, into, note: note.trim().to_owned() })
}

/// The result of a match to which one did not come; when neither comes, both lose.
fn no_show(state: &EventState, player: PlayerId, leaves: bool) -> Result<Vec<Operation>, AppError> {
    let round = newest(state)?;
    if round.tables.iter().any(|table| table.players.contains(&player)) {
        let mut operations = vec![Operation::Absent { round: round.number, player }];
        if leaves {
            operations.push(Operation::Drop { player });
        }
        return Ok(operations);
    }
    let at_no_table = || AppError::new("player.no_table", "This player has no match or table in the newest round.");
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
    Ok(operations)
}

fn clock(state: &EventState, act: &Act, at: i64) -> Result<Operation, AppError> {
    use tournament::ClockAction;
    match act {
        Act::Clock { round, action } => {
            let round = round_number(*round)?;
            let action = match action {
                RoundClockAction::Start { seconds } => {
                    ClockAction::Start { seconds: seconds.unwrap_or_else(|| desk_view::round_seconds(state, round)) }
                }
                RoundClockAction::Pause => ClockAction::Pause,
                RoundClockAction::Resume => ClockAction::Resume,
                RoundClockAction::Set { seconds } => ClockAction::Set { seconds: *seconds },
            };
            Ok(Operation::Clock { round, action, at })
        }
        Act::Extend { round, table, seconds, note } => {
            let table = table.map(|table| small("Table", table)).transpose()?;
            Ok(Operation::Extend { round: round_number(*round)?, table, seconds: *seconds, note: note.clone() })
        }
        other => Err(misplaced(other)),
    }
}

fn judging(state: &EventState, act: &Act, seed: u64) -> Result<Operation, AppError> {
    match act {
        Act::Note { text, player, round, table } => Ok(Operation::Note {
            text: text.clone(),
            player: player.map(|player| known(state, player)).transpose()?,
            round: round.map(round_number).transpose()?,
            table: table.map(|table| small("Table", table)).transpose()?,
        }),
        Act::DrawChecks { count } => {
            let tables = state.tournament.draw_tables_to_check(*count as usize, seed);
            Ok(Operation::DrawChecks { round: newest(state)?.number, tables, seed: Some(seed) })
        }
        Act::ChooseChecks { tables } => {
            let tables = tables.iter().map(|table| small("Table", *table)).collect::<Result<_, _>>()?;
            Ok(Operation::DrawChecks { round: newest(state)?.number, tables, seed: None })
        }
        Act::CheckDeck { round, player, sound, note } => {
            let (round, player) = (round_number(*round)?, known(state, *player)?);
            Ok(Operation::CheckDeck { round, player, sound: *sound, note: note.clone() })
        }
        Act::LockDecks { players, locked, note } => {
            let players = players.iter().map(|player| known(state, *player)).collect::<Result<_, _>>()?;
            Ok(Operation::LockDecks { players, locked: *locked, note: note.clone() })
        }
        other => Err(misplaced(other)),
    }
}

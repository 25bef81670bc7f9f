//! Texts for tournament operations: players, rounds, results and the structure.

use messages::log as wording;
use tournament::{Operation, PlayerId, RoundKind, Structure, Tournament};

use super::profiles::profile_name;
use super::results::result;
use super::{judging, name, re_pairings};
use crate::direction::isolated;
use crate::language::TextLanguage;

/// Returns the text of a tournament operation.
pub(crate) fn operation(language: TextLanguage, event: &Tournament, operation: &Operation) -> String {
    match operation {
        Operation::Register { name, .. } => registered(language, name),
        Operation::Rename { player, name } => renamed(language, event, *player, name),
        Operation::Merge { player, into, note } => merged(language, event, *player, *into, note),
        Operation::Drop { player } => dropped(language, event, *player),
        Operation::Reenter { player } => re_entered(language, event, *player),
        Operation::Seat { pods } => re_pairings::seats(language, event, pods),
        Operation::PlanRounds { rounds } => wording::RoundsPlanned { rounds: &rounds }.text(language),
        Operation::Structure { structure: played } => structure(language, played),
        Operation::SetProfile { profile } => {
            let name = profile_name(language, profile);
            wording::RulesProfile { name: &name }.text(language)
        }
        Operation::Pair { round, .. } | Operation::PairTables { round, .. } => {
            wording::RoundPaired { round: &round }.text(language)
        }
        Operation::RePair { .. } | Operation::RePairTables { .. } | Operation::DeleteRound { .. } => {
            re_pairings::said(language, event, operation)
        }
        Operation::StartCut { size, seeds } => cut(language, event, *size, seeds),
        Operation::Absent { round, player } => no_show(language, event, *round, *player),
        Operation::Result { round, table, result: entered } => {
            let pairing = event.round(*round).and_then(|paired| paired.pairing(*table));
            let entered = pairing.map_or_else(String::new, |pairing| result(language, event, pairing, entered));
            format!("{}{entered}", at_table(language, event, *round, *table))
        }
        Operation::Games { round, table, games, .. } => {
            separate_games(language, &at_table(language, event, *round, *table), games.len())
        }
        Operation::TableResult { round, table, hp } => table_result(language, event, *round, *table, hp),
        Operation::Missed { player, round, counts } => judging::missed(language, event, *player, *round, counts),
        Operation::DeclareBye { player, round, note } => judging::declared_bye(language, event, *player, *round, note),
        Operation::WithdrawBye { player, round } => judging::withdrawn_bye(language, event, *player, *round),
        Operation::Room { first, missing } => judging::table_numbers(language, *first, missing),
        Operation::FixTable { player, table: Some(table) } => judging::assigned_table(language, event, *player, *table),
        Operation::FixTable { player, table: None } => judging::no_assigned_table(language, event, *player),
        Operation::Penalize { player, infraction, penalty, round, note } => {
            judging::penalized(language, event, *player, (infraction, *penalty), *round, note)
        }
        Operation::WithdrawPenalty { penalty, note } => {
            wording::PenaltyWithdrawn { penalty: &penalty, note: &note }.text(language)
        }
        Operation::Clock { round, action, .. } => judging::clock(language, *round, action),
        Operation::Extend { round, table, seconds, note } => {
            judging::extra_time(language, *round, *table, *seconds, note)
        }
        Operation::Note { text, player, round, table } => judging::note(language, event, text, *player, *round, *table),
        Operation::DrawChecks { round, tables, seed } => {
            judging::drawn_checks(language, *round, tables, seed.is_some())
        }
        Operation::CheckDeck { round, player, matches, note } => {
            judging::deck_check(language, event, *round, *player, *matches, note)
        }
        Operation::RegisterDeck { player, deck } => judging::registered_deck(language, event, *player, deck),
        Operation::LockDecks { players, locked, note } => {
            judging::locked_lists(language, event, players, *locked, note)
        }
        Operation::Undo => wording::Undo {}.text(language),
    }
}

fn registered(language: TextLanguage, name: &str) -> String {
    let name = isolated(name);
    wording::Entered { name: &name }.text(language)
}

fn renamed(language: TextLanguage, event: &Tournament, player: PlayerId, fresh: &str) -> String {
    let (old, fresh) = (name(language, event, player), isolated(fresh));
    wording::RenamedTo { old: &old, fresh: &fresh }.text(language)
}

fn merged(language: TextLanguage, event: &Tournament, player: PlayerId, into: PlayerId, note: &str) -> String {
    let (who, into) = (name(language, event, player), name(language, event, into));
    wording::MergedInto { who: &who, into: &into, note: &note }.text(language)
}

fn dropped(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    wording::Dropped { who: &who }.text(language)
}

fn re_entered(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    wording::ReEntered { who: &who }.text(language)
}

fn cut(language: TextLanguage, event: &Tournament, size: u16, seeds: &[PlayerId]) -> String {
    let names: Vec<String> = seeds.iter().map(|player| name(language, event, *player)).collect();
    let names = names.join(", ");
    wording::TopCut { size: &size, names: &names }.text(language)
}

fn no_show(language: TextLanguage, event: &Tournament, round: u16, player: PlayerId) -> String {
    let who = name(language, event, player);
    wording::RoundIsANoShow { round: &round, who: &who }.text(language)
}

/// Returns the text for games entered one by one; `at` is the prefix of the table.
fn separate_games(language: TextLanguage, at: &str, count: usize) -> String {
    match count {
        1 => wording::GameEnteredSeparately { at: &at }.text(language),
        _ => wording::GamesEnteredSeparately { at: &at, count: &count }.text(language),
    }
}

/// Returns the text for the result of a multiplayer table.
fn table_result(language: TextLanguage, event: &Tournament, round: u16, table: u16, hp: &[u16]) -> String {
    let seated = event.round(round).and_then(|paired| paired.tables.iter().find(|seated| seated.table == table));
    let players = seated.map_or(&[][..], |seated| &seated.players);
    let names: Vec<String> = players.iter().map(|player| name(language, event, *player)).collect();
    let left: Vec<String> = hp.iter().map(ToString::to_string).collect();
    let (names, left) = (names.join(", "), left.join(", "));
    let verb = corrected(language, seated.is_some_and(|seated| seated.hp.is_some()));
    wording::RoundTableHpLeft { round: &round, table: &table, names: &names, verb: &verb, left: &left }.text(language)
}

/// Returns the prefix of a result that replaces another.
fn corrected(language: TextLanguage, is_correction: bool) -> String {
    match is_correction {
        true => wording::CorrectedTo {}.text(language),
        false => String::new(),
    }
}

/// Returns the prefix of a table, such as "Round 2, table 3 (Ada – Ben): ".
fn at_table(language: TextLanguage, event: &Tournament, round: u16, table: u16) -> String {
    let pairing = event.round(round).and_then(|paired| paired.pairing(table));
    let players = pairing.map_or_else(String::new, |pairing| {
        let bye = || wording::ByeResult {}.text(language);
        let second = pairing.b.map_or_else(bye, |b| name(language, event, b));
        format!(" ({} \u{2013} {second})", name(language, event, pairing.a))
    });
    let verb = corrected(language, pairing.is_some_and(|pairing| pairing.result.is_some()));
    wording::RoundTable { round: &round, table: &table, players: &players, verb: &verb }.text(language)
}

/// Returns the text of an event's structure.
fn structure(language: TextLanguage, played: &Structure) -> String {
    let mut words = match played.rounds {
        RoundKind::Swiss | RoundKind::Elimination => wording::StructureSwissRounds {}.text(language),
        RoundKind::RoundRobin => wording::StructureRoundRobin {}.text(language),
        RoundKind::Tables => wording::StructureMultiplayerTables {}.text(language),
    };
    if let Some(games) = played.best_of {
        words.push_str(&wording::BestOf { games: &games }.text(language));
    }
    if let Some(size) = played.cut {
        words.push_str(&wording::StructureTopCut { size: &size }.text(language));
    }
    if let Some(games) = played.cut_best_of {
        words.push_str(&wording::StructureBestOf { games: &games }.text(language));
    }
    if played.trilogy {
        words.push_str(&wording::TrilogyWithThreeDecksCr {}.text(language));
    }
    words
}

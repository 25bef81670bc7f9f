//! Texts for tournament operations: players, rounds, results and the structure.

use tournament::{Operation, PlayerId, RoundKind, Structure, Tournament};

use super::profiles::profile_name;
use super::results::result;
use super::{judging, name, re_pairings};
use crate::direction::isolated;
use crate::language::TextLanguage;
use crate::language::localized;

/// Returns the text of a tournament operation.
pub(crate) fn operation(language: TextLanguage, event: &Tournament, operation: &Operation) -> String {
    match operation {
        Operation::Register { name, .. } => registered(language, name),
        Operation::Rename { player, name } => renamed(language, event, *player, name),
        Operation::Merge { player, into, note } => merged(language, event, *player, *into, note),
        Operation::Drop { player } => dropped(language, event, *player),
        Operation::Reenter { player } => re_entered(language, event, *player),
        Operation::Seat { pods } => re_pairings::seats(language, event, pods),
        Operation::PlanRounds { rounds } => localized!(language, "{rounds} rounds planned", "{rounds} Runden geplant"),
        Operation::Structure { structure: played } => structure(language, played),
        Operation::SetProfile { profile } => {
            let name = profile_name(language, profile);
            localized!(language, "Rules profile: {name}", "Regelprofil: {name}")
        }
        Operation::Pair { round, .. } | Operation::PairTables { round, .. } => {
            localized!(language, "Round {round} paired", "Runde {round} gepaart")
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
            localized!(language, "Penalty {penalty} withdrawn: {note}", "Strafe {penalty} zurückgezogen: {note}")
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
        Operation::Undo => localized!(language, "Undo", "Rückgängig gemacht"),
    }
}

fn registered(language: TextLanguage, name: &str) -> String {
    let name = isolated(name);
    localized!(language, "{name} entered", "{name} eingetragen")
}

fn renamed(language: TextLanguage, event: &Tournament, player: PlayerId, fresh: &str) -> String {
    let (old, fresh) = (name(language, event, player), isolated(fresh));
    localized!(language, "{old} renamed to {fresh}", "{old} in {fresh} umbenannt")
}

fn merged(language: TextLanguage, event: &Tournament, player: PlayerId, into: PlayerId, note: &str) -> String {
    let (who, into) = (name(language, event, player), name(language, event, into));
    localized!(language, "{who} merged into {into}: {note}", "{who} wurde mit {into} zusammengeführt: {note}")
}

fn dropped(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    localized!(language, "{who} dropped", "{who} ist ausgestiegen")
}

fn re_entered(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    localized!(language, "{who} re-entered", "{who} ist wieder dabei")
}

fn cut(language: TextLanguage, event: &Tournament, size: u16, seeds: &[PlayerId]) -> String {
    let names: Vec<String> = seeds.iter().map(|player| name(language, event, *player)).collect();
    let names = names.join(", ");
    localized!(language, "Top {size} cut: {names}", "Cut auf Top {size}: {names}")
}

fn no_show(language: TextLanguage, event: &Tournament, round: u16, player: PlayerId) -> String {
    let who = name(language, event, player);
    localized!(language, "Round {round}: {who} is a no-show", "Runde {round}: {who} ist nicht erschienen")
}

/// Returns the text for games entered one by one; `at` is the prefix of the table.
fn separate_games(language: TextLanguage, at: &str, count: usize) -> String {
    match count {
        1 => localized!(language, "{at}1 game entered separately", "{at}1 Spiel einzeln eingetragen"),
        _ => localized!(language, "{at}{count} games entered separately", "{at}{count} Spiele einzeln eingetragen"),
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
    localized!(
        language,
        "Round {round}, table {table} ({names}): {verb}HP left {left}",
        "Runde {round}, Tisch {table} ({names}): {verb}übrige TP {left}"
    )
}

/// Returns the prefix of a result that replaces another.
fn corrected(language: TextLanguage, is_correction: bool) -> String {
    match is_correction {
        true => localized!(language, "corrected to ", "korrigiert auf "),
        false => String::new(),
    }
}

/// Returns the prefix of a table, such as "Round 2, table 3 (Ada – Ben): ".
fn at_table(language: TextLanguage, event: &Tournament, round: u16, table: u16) -> String {
    let pairing = event.round(round).and_then(|paired| paired.pairing(table));
    let players = pairing.map_or_else(String::new, |pairing| {
        let bye = || localized!(language, "bye", "Freilos");
        let second = pairing.b.map_or_else(bye, |b| name(language, event, b));
        format!(" ({} \u{2013} {second})", name(language, event, pairing.a))
    });
    let verb = corrected(language, pairing.is_some_and(|pairing| pairing.result.is_some()));
    localized!(
        language,
        "Round {round}, table {table}{players}: {verb}",
        "Runde {round}, Tisch {table}{players}: {verb}"
    )
}

/// Returns the text of an event's structure.
fn structure(language: TextLanguage, played: &Structure) -> String {
    let mut words = match played.rounds {
        RoundKind::Swiss | RoundKind::Elimination => {
            localized!(language, "Structure: Swiss rounds", "Gespielt wird im Schweizer System")
        }
        RoundKind::RoundRobin => {
            localized!(language, "Structure: round robin", "Gespielt wird jeder gegen jeden")
        }
        RoundKind::Tables => {
            localized!(language, "Structure: multiplayer tables", "Gespielt wird an Mehrspielertischen")
        }
    };
    if let Some(games) = played.best_of {
        words.push_str(&localized!(language, ", best of {games}", ", Best of {games}"));
    }
    if let Some(size) = played.cut {
        words.push_str(&localized!(language, ", top {size} cut", ", Cut auf Top {size}"));
    }
    if let Some(games) = played.cut_best_of {
        words.push_str(&localized!(language, " (best of {games})", " (Best of {games})"));
    }
    if played.trilogy {
        words.push_str(&localized!(
            language,
            ", Trilogy with three decks (CR 9.3)",
            ", Trilogy mit drei Decks (CR 9.3)"
        ));
    }
    words
}

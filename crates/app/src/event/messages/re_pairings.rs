//! Texts for the changes of a re-paired round or a seat swap: new seats and removed results.

use std::collections::HashSet;

use messages::log as wording;
use tournament::{Operation, PlayerId, Round, SeatedTable, TablePairing, Tournament};

use super::name;
use super::results::result;
use crate::language::TextLanguage;

/// Maximum number of tables listed individually.
const MOST_TABLES: usize = 8;

/// The number of a table and its players.
type Seated = (u16, Vec<PlayerId>);

fn of_round(round: &Round) -> Vec<Seated> {
    let matches = round
        .pairings
        .iter()
        .map(|pairing| (pairing.table, [Some(pairing.a), pairing.b].into_iter().flatten().collect()));
    let tables = round.tables.iter().map(|table| (table.table, table.players.clone()));
    matches.chain(tables).chain(round.table_byes.iter().map(|player| (0, vec![*player]))).collect()
}

fn of_matches(tables: &[TablePairing]) -> Vec<Seated> {
    tables.iter().map(|table| (table.table, [Some(table.a), table.b].into_iter().flatten().collect())).collect()
}

fn of_tables(tables: &[SeatedTable], byes: &[PlayerId]) -> Vec<Seated> {
    let seated = tables.iter().map(|table| (table.table, table.players.clone()));
    seated.chain(byes.iter().map(|player| (0, vec![*player]))).collect()
}

fn names(language: TextLanguage, event: &Tournament, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|player| name(language, event, *player)).collect();
    match &names[..] {
        [alone] => wording::Bye { alone: &alone }.text(language),
        names => names.join(" \u{2013} "),
    }
}

/// Returns the text for re-pairing or deleting a round, before it happens. It names the reason, the changes and the
/// removed results.
pub(super) fn said(language: TextLanguage, event: &Tournament, operation: &Operation) -> String {
    match operation {
        Operation::RePair { round, tables, note, .. } => {
            changed(language, event, *round, note, Some(of_matches(tables)))
        }
        Operation::RePairTables { round, tables, byes, note, .. } => {
            changed(language, event, *round, note, Some(of_tables(tables, byes)))
        }
        Operation::DeleteRound { round, note } => changed(language, event, *round, note, None),
        // Other operations have their texts elsewhere.
        other => format!("{other:?}"),
    }
}

/// Returns the text for new seats, before they are assigned: a swap, or a fresh draw.
pub(super) fn seats(language: TextLanguage, event: &Tournament, pods: &[Vec<PlayerId>]) -> String {
    let before: Vec<Seated> = event.pods().iter().map(|pod| (pod.number, pod.seats.clone())).collect();
    let fresh: Vec<Seated> = pods.iter().zip(1..).map(|(seats, number)| (number, seats.clone())).collect();
    match (swapped(&before, &fresh), pods.len()) {
        (Some((one, other)), _) => {
            let (one, other) = (name(language, event, one), name(language, event, other));
            wording::AndSwappedSeats { one: &one, other: &other }.text(language)
        }
        (None, 1) => wording::SeatsDrawnPod {}.text(language),
        (None, many) => wording::SeatsDrawnPods { many: &many }.text(language),
    }
}

/// Returns the changes of a round. Without tables, the round is deleted.
fn changed(language: TextLanguage, event: &Tournament, number: u16, note: &str, fresh: Option<Vec<Seated>>) -> String {
    let old = event.round(number);
    let seated = old.map(of_round).unwrap_or_default();
    let deleted = fresh.is_none();
    let fresh = fresh.unwrap_or_default();
    let mut words = match swapped(&seated, &fresh) {
        Some((one, other)) => {
            let table = |player: PlayerId| {
                let of = fresh.iter().find(|(_, players)| players.contains(&player));
                of.map_or_else(String::new, |(table, _)| wording::NowTable { table: &table }.text(language))
            };
            let first = format!("{}{}", name(language, event, one), table(one));
            let second = format!("{}{}", name(language, event, other), table(other));
            wording::RoundAndSwapped { number: &number, first: &first, second: &second, note: &note }.text(language)
        }
        None if deleted => wording::RoundDeleted { number: &number, note: &note }.text(language),
        None => wording::RoundRePaired { number: &number, note: &note }.text(language),
    };
    let known: HashSet<&Vec<PlayerId>> = seated.iter().map(|(_, players)| players).collect();
    let new: Vec<&Seated> = fresh.iter().filter(|(_, players)| !known.contains(players)).collect();
    match new.len() {
        0 => {}
        1..=MOST_TABLES => {
            let told: Vec<String> = new
                .iter()
                .map(|(table, players)| match table {
                    0 => names(language, event, players),
                    table => {
                        let names = names(language, event, players);
                        wording::TableOfPlayers { table: &table, names: &names }.text(language)
                    }
                })
                .collect();
            let told = told.join("; ");
            words.push_str(&wording::New { told: &told }.text(language));
        }
        many => words.push_str(&format!(". {}", wording::NewTables { count: &many }.text(language))),
    }
    let stays: HashSet<&Vec<PlayerId>> = fresh.iter().map(|(_, players)| players).collect();
    let removed = old.map(|round| removed(language, event, round, &stays)).unwrap_or_default();
    if !removed.is_empty() {
        let removed = removed.join("; ");
        words.push_str(&wording::ResultsRemoved { removed: &removed }.text(language));
    }
    words
}

/// Returns the results of a round whose tables no longer exist.
fn removed(language: TextLanguage, event: &Tournament, round: &Round, stays: &HashSet<&Vec<PlayerId>>) -> Vec<String> {
    let matches = round.pairings.iter().filter_map(|pairing| {
        let players: Vec<PlayerId> = vec![pairing.a, pairing.b?];
        let gone = pairing.result.filter(|_| !stays.contains(&players))?;
        let (table, names) = (pairing.table, names(language, event, &players));
        let gone = result(language, event, pairing, &gone);
        Some(wording::RemovedTableOfPlayers { table: &table, names: &names, gone: &gone }.text(language))
    });
    let tables = round.tables.iter().filter_map(|table| {
        let hp = table.hp.as_ref().filter(|_| !stays.contains(&table.players))?;
        let hp: Vec<String> = hp.iter().map(ToString::to_string).collect();
        let (number, names, hp) = (table.table, names(language, event, &table.players), hp.join(", "));
        Some(wording::TableHp { number: &number, names: &names, hp: &hp }.text(language))
    });
    matches.chain(tables).collect()
}

/// Returns the two players who swapped places, if that is the only change.
fn swapped(old: &[Seated], fresh: &[Seated]) -> Option<(PlayerId, PlayerId)> {
    let same = old.len() == fresh.len()
        && old.iter().zip(fresh).all(|((table, before), (now, after))| table == now && before.len() == after.len());
    let before = old.iter().flat_map(|(_, players)| players);
    let after = fresh.iter().flat_map(|(_, players)| players);
    let moved: Vec<(&PlayerId, &PlayerId)> = before.zip(after).filter(|(one, other)| one != other).collect();
    match moved[..] {
        [(one, other), (back, forth)] if same && one == forth && other == back => Some((*one, *other)),
        _ => None,
    }
}

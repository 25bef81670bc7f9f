//! What a mended round has changed, in words: who sits where now, and the results that this has removed.

use std::collections::HashSet;

use tournament::{Operation, PlayerId, Round, SeatedTable, TablePairing, Tournament};

use super::name;
use super::results::{counted, result};

/// The most tables that are named one by one.
const MOST_TABLES: usize = 8;

/// Those at a table, and its number.
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

fn names(event: &Tournament, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|player| name(event, *player)).collect();
    if names.len() == 1 { format!("{} (bye)", names[0]) } else { names.join(" \u{2013} ") }
}

/// A mended or deleted round in words, before it is mended: the reason, what is changed, what is removed.
pub(super) fn said(event: &Tournament, operation: &Operation) -> String {
    match operation {
        Operation::Repair { round, tables, note, .. } => changed(event, *round, note, Some(of_matches(tables))),
        Operation::RepairTables { round, tables, byes, note, .. } => {
            changed(event, *round, note, Some(of_tables(tables, byes)))
        }
        Operation::DeleteRound { round, note } => changed(event, *round, note, None),
        // Every other operation has its words elsewhere.
        other => format!("{other:?}"),
    }
}

/// What a round is now; without tables it never was.
fn changed(event: &Tournament, number: u16, note: &str, fresh: Option<Vec<Seated>>) -> String {
    let old = event.round(number);
    let seated = old.map(of_round).unwrap_or_default();
    let deleted = fresh.is_none();
    let fresh = fresh.unwrap_or_default();
    let mut words = match swapped(&seated, &fresh) {
        Some((one, other)) => {
            let table = |player: PlayerId| {
                let of = fresh.iter().find(|(_, players)| players.contains(&player));
                of.map_or_else(String::new, |(table, _)| format!(" (now table {table})"))
            };
            format!(
                "Round {number}: {}{} and {}{} changed places: {note}",
                name(event, one),
                table(one),
                name(event, other),
                table(other)
            )
        }
        None if deleted => format!("Round {number} deleted: {note}"),
        None => format!("Round {number} paired again: {note}"),
    };
    let known: HashSet<&Vec<PlayerId>> = seated.iter().map(|(_, players)| players).collect();
    let new: Vec<&Seated> = fresh.iter().filter(|(_, players)| !known.contains(players)).collect();
    match new.len() {
        0 => {}
        1..=MOST_TABLES => {
            let told: Vec<String> = new
                .iter()
                .map(|(table, players)| match table {
                    0 => names(event, players),
                    table => format!("table {table} {}", names(event, players)),
                })
                .collect();
            words.push_str(&format!(". New: {}", told.join("; ")));
        }
        many => words.push_str(&format!(". {}", counted(many as u32, "table is new", "tables are new"))),
    }
    let stays: HashSet<&Vec<PlayerId>> = fresh.iter().map(|(_, players)| players).collect();
    let removed = old.map(|round| removed(event, round, &stays)).unwrap_or_default();
    if !removed.is_empty() {
        words.push_str(&format!(". Results removed: {}", removed.join("; ")));
    }
    words
}

/// The results of a round whose tables are there no more.
fn removed(event: &Tournament, round: &Round, stays: &HashSet<&Vec<PlayerId>>) -> Vec<String> {
    let matches = round.pairings.iter().filter_map(|pairing| {
        let players: Vec<PlayerId> = vec![pairing.a, pairing.b?];
        let gone = pairing.result.filter(|_| !stays.contains(&players))?;
        Some(format!("table {} {} {}", pairing.table, names(event, &players), result(&gone)))
    });
    let tables = round.tables.iter().filter_map(|table| {
        let hp = table.hp.as_ref().filter(|_| !stays.contains(&table.players))?;
        let hp: Vec<String> = hp.iter().map(ToString::to_string).collect();
        Some(format!("table {} {} HP {}", table.table, names(event, &table.players), hp.join(", ")))
    });
    matches.chain(tables).collect()
}

/// The two who changed places, if that is all that was changed.
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

//! Player names from typing, a paste, or a CSV file.

use std::collections::HashSet;

use crate::AppError;
use crate::error::{Cause, Place};

/// The longest name that is taken, in letters.
pub(crate) const LONGEST_NAME: usize = 60;
/// The most players of one event.
pub(crate) const MOST_PLAYERS: usize = 4096;

/// Reads names: one a line, or CSV with a header that has a column for the name. List marks ("1.", "-", "*") are
/// dropped. All or nothing.
///
/// # Errors
/// `players.empty`, `players.too_long`, `players.duplicate`, `players.unreadable`, each with the line.
pub(crate) fn read_names(text: &str, taken: &[&str]) -> Result<Vec<String>, AppError> {
    let names = match csv_names(text)? {
        Some(names) => names,
        None => plain_names(text),
    };
    if names.is_empty() {
        return Err(AppError::of(Cause::PlayersNone));
    }
    if names.len() + taken.len() > MOST_PLAYERS {
        return Err(AppError::of(Cause::PlayersTooMany { most_players: MOST_PLAYERS.into() }));
    }
    let mut seen: HashSet<String> = taken.iter().map(|name| key(name)).collect();
    for (line, name) in &names {
        check_name(name).map_err(|error| error.at(format!("line {line}")))?;
        if !seen.insert(key(name)) {
            return Err(AppError::of(Cause::PlayersDuplicate { name: name.into() }).at(Place::Line(*line)));
        }
    }
    Ok(names.into_iter().map(|(_, name)| name).collect())
}

/// Checks one name.
///
/// # Errors
/// `players.empty`, `players.too_long`, `players.unreadable`.
pub(crate) fn check_name(name: &str) -> Result<(), AppError> {
    if name.trim().is_empty() {
        return Err(AppError::of(Cause::PlayersEmpty));
    }
    if name.chars().count() > LONGEST_NAME {
        let start: String = name.chars().take(20).collect();
        return Err(AppError::of(Cause::PlayersTooLong { start: (&start).into(), longest_name: LONGEST_NAME.into() }));
    }
    if name.chars().any(char::is_control) {
        return Err(AppError::of(Cause::PlayersUnreadable));
    }
    Ok(())
}

/// Two names that differ only in case and spaces are the same person to a scorekeeper.
pub(crate) fn key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn clean(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn plain_names(text: &str) -> Vec<(u64, String)> {
    text.lines()
        .zip(1..)
        .map(|(line, number)| (number, clean(without_list_mark(line.trim_start_matches('\u{feff}').trim()))))
        .filter(|(_, name)| !name.is_empty())
        .collect()
}

/// Drops "12.", "12)", "-", "*" and a bullet from the start of a line.
fn without_list_mark(line: &str) -> &str {
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() < line.len()
        && let Some(rest) = rest.strip_prefix(['.', ')'])
    {
        return rest;
    }
    line.strip_prefix(['-', '*', '\u{2022}']).unwrap_or(line)
}

/// The names of a CSV text with a header, or nothing when the text is not one.
fn csv_names(text: &str) -> Result<Option<Vec<(u64, String)>>, AppError> {
    let text = text.trim_start_matches('\u{feff}');
    let Some(head) = text.lines().next() else { return Ok(None) };
    let Some(separator) = [',', ';', '\t'].into_iter().find(|mark| head.contains(*mark)) else { return Ok(None) };
    let mut reader = csv::ReaderBuilder::new().delimiter(separator as u8).flexible(true).from_reader(text.as_bytes());
    let unreadable = |error: csv::Error| {
        let line = error.position().map_or(1, csv::Position::line);
        AppError::of(Cause::PlayersNoCsv).at(Place::Line(line))
    };
    let headers = reader.headers().map_err(unreadable)?.clone();
    let column = |wanted: &[&str]| headers.iter().position(|head| wanted.contains(&key(head).as_str()));
    let whole = column(&["name", "player", "player name", "full name", "display name"]);
    let parts = column(&["first name", "firstname"]).zip(column(&["last name", "lastname", "surname"]));
    if whole.is_none() && parts.is_none() {
        return Ok(None);
    }
    let mut names = Vec::new();
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map_or(0, csv::Position::line);
        let field = |at: usize| record.get(at).unwrap_or_default();
        let name = match (whole, parts) {
            (Some(at), _) => clean(field(at)),
            (None, Some((first, last))) => clean(&format!("{} {}", field(first), field(last))),
            (None, None) => continue,
        };
        if !name.is_empty() {
            names.push((line, name));
        } else if record.iter().any(|field| !field.trim().is_empty()) {
            return Err(AppError::of(Cause::PlayersEmptyRow).at(Place::Line(line)));
        }
    }
    Ok(Some(names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_list_loses_its_marks_and_blank_lines() {
        let text = "1. Ada\r\n\r\n2) Ben  Solo\n- Cara\n\u{2022} 3PO\n";
        assert_eq!(read_names(text, &[]).unwrap(), ["Ada", "Ben Solo", "Cara", "3PO"]);
    }

    #[test]
    fn csv_is_read_by_its_header() {
        assert_eq!(read_names("Id;Name\n7;Ada\n8;\"Solo; Ben\"\n", &[]).unwrap(), ["Ada", "Solo; Ben"]);
        assert_eq!(read_names("First Name,Last Name\nAda,Lovelace\n", &[]).unwrap(), ["Ada Lovelace"]);
        // A comma alone does not make a table.
        assert_eq!(read_names("Solo, Ben\nSolo, Leia\n", &[]).unwrap(), ["Solo, Ben", "Solo, Leia"]);
    }

    #[test]
    fn a_name_twice_is_refused_with_its_line() {
        let error = read_names("Ada\nBen\n ada ", &[]).unwrap_err();
        assert_eq!((error.code.as_str(), error.place.as_deref()), ("players.duplicate", Some("line 3")));
        assert_eq!(read_names("Ada", &["ADA"]).unwrap_err().code, "players.duplicate");
    }

    #[test]
    fn malformed_pastes_are_refused_whole() {
        assert_eq!(read_names(" \n\t\n", &[]).unwrap_err().code, "players.empty");
        assert_eq!(read_names(&"x".repeat(61), &[]).unwrap_err().code, "players.too_long");
        assert_eq!(read_names("Ada\nB\u{0}n", &[]).unwrap_err().code, "players.unreadable");
        assert_eq!(read_names("Name,Id\nAda,1\n,2\n", &[]).unwrap_err().place.as_deref(), Some("line 3"));
    }
}

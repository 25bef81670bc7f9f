//! External results: standings of an event or a season from other programs' tables.

use std::cmp::Reverse;

use super::state::{ExternalResult, ExternalResults};
use crate::AppError;
use crate::error::{Cause, ErrorLocation};
use crate::event::roster::columns::{FIRST, LAST, PLAYERS};
use crate::tabular::{self, Row, Table, cell, plain};

const RANKS: &[&str] = &["rank", "place", "standing", "position", "rang", "platz"];
const POINTS: &[&str] = &["points", "leaguepoints", "seasonpoints", "total", "pts", "punkte", "gesamt"];
const RECORDS: &[&str] = &["matchrecord", "record", "bilanz"];
const WINS: &[&str] = &["matchwins", "wins", "matcheswon", "siege", "matchsiege"];
const DRAWS: &[&str] = &["draws", "matchdraws", "unentschieden"];
/// The columns before the event columns in a league table saved by Cantina.
const OWN: [&str; 7] = ["rank", "name", "points", "events", "eventswon", "matchwins", "bestplace"];

/// Reads a table. A league table saved by Cantina yields the points of each of its events.
///
/// # Errors
/// `league.table` if it is not a table, required columns are missing, or a number cannot be read.
pub(super) fn read(title: &str, text: &str, by_places: bool) -> Result<Vec<ExternalResults>, AppError> {
    let no_table = || AppError::of(Cause::LeagueNoTable);
    let Table { heads, rows } = tabular::read(text.trim_start_matches('\u{feff}'))?.ok_or_else(no_table)?;
    let plain: Vec<String> = heads.iter().map(|head| plain(head)).collect();
    if !by_places && plain.len() > OWN.len() && plain.iter().zip(OWN).all(|(head, own)| head == own) {
        let events = heads.iter().enumerate().skip(OWN.len());
        return events.map(|(at, title)| with_points(title, &rows, &[1], at)).collect();
    }
    let one_of = |known: &[&str]| known.iter().find_map(|wanted| plain.iter().position(|head| head == wanted));
    let halves = || one_of(FIRST).zip(one_of(LAST)).map(|(first, last)| vec![first, last]);
    let name = one_of(PLAYERS).map(|at| vec![at]).or_else(halves).ok_or_else(|| no_column(&heads))?;
    if by_places {
        let columns =
            Columns { rank: one_of(RANKS), record: one_of(RECORDS), wins: one_of(WINS), draws: one_of(DRAWS) };
        return Ok(vec![with_places(title, &rows, &name, columns)?]);
    }
    let points = one_of(POINTS).ok_or_else(|| no_column(&heads))?;
    Ok(vec![with_points(title, &rows, &name, points)?])
}

/// Returns `true` if a text is a table for [`read`]: names, with points, places or a record.
pub(crate) fn has_results(text: &str) -> bool {
    let Ok(Some(Table { heads, .. })) = tabular::read(text.trim_start_matches('\u{feff}')) else { return false };
    let has = |known: &[&str]| heads.iter().any(|head| known.contains(&plain(head).as_str()));
    (has(PLAYERS) || (has(FIRST) && has(LAST))) && [POINTS, RANKS, RECORDS].into_iter().any(has)
}

fn no_column(heads: &[String]) -> AppError {
    AppError::of(Cause::LeagueTableColumns { columns: heads.to_vec().into() }).at(ErrorLocation::Line(1))
}

fn named(row: &Row, name: &[usize]) -> String {
    let parts = name.iter().flat_map(|at| cell(row, *at).split_whitespace());
    parts.collect::<Vec<_>>().join(" ")
}

/// Reads the points in a column; players with an empty cell did not take part. Points in brackets, which did not count
/// towards a league's best results, are included.
fn with_points(title: &str, rows: &[Row], name: &[usize], at: usize) -> Result<ExternalResults, AppError> {
    let mut lines = Vec::new();
    for row in rows {
        let written = cell(row, at).trim_matches(['(', ')']);
        if !written.is_empty() {
            let points = figure(row, written)?;
            let line = ExternalResult { person: named(row, name), place: 0, wins: 0, draws: 0, points: Some(points) };
            lines.push(line);
        }
    }
    lines.sort_by_key(|line| Reverse(line.points));
    for at in 0..lines.len() {
        let tied = at > 0 && lines[at].points == lines[at - 1].points;
        lines[at].place = if tied { lines[at - 1].place } else { at as u32 + 1 };
    }
    Ok(ExternalResults { title: title.trim().to_owned(), lines })
}

#[derive(Clone, Copy)]
struct Columns {
    rank: Option<usize>,
    record: Option<usize>,
    wins: Option<usize>,
    draws: Option<usize>,
}

/// Reads places and match results. Places come from the rank column or else the row order; matches from a record
/// ("3-1-0") or separate columns.
fn with_places(title: &str, rows: &[Row], name: &[usize], columns: Columns) -> Result<ExternalResults, AppError> {
    let line = |(row, order): (&Row, u32)| {
        let of = |at: Option<usize>| at.map(|at| cell(row, at)).filter(|written| !written.is_empty());
        let count = |at: Option<usize>| of(at).map_or(Ok(0), |written| figure(row, written));
        let (wins, draws) = match of(columns.record) {
            Some(record) => {
                let parts = record.split('-').map(|part| figure(row, part.trim()));
                let parts = parts.collect::<Result<Vec<u32>, AppError>>()?;
                (parts.first().copied().unwrap_or(0), parts.get(2).copied().unwrap_or(0))
            }
            None => (count(columns.wins)?, count(columns.draws)?),
        };
        let place = of(columns.rank).map_or(Ok(order), |rank| figure(row, rank.trim_end_matches('.')))?;
        Ok(ExternalResult { person: named(row, name), place: place.max(1), wins, draws, points: None })
    };
    let lines = rows.iter().zip(1..).map(line).collect::<Result<_, AppError>>()?;
    Ok(ExternalResults { title: title.trim().to_owned(), lines })
}

fn figure(row: &Row, written: &str) -> Result<u32, AppError> {
    let whole = written.strip_suffix(".0").or_else(|| written.strip_suffix(".00")).unwrap_or(written);
    let figure = whole.parse().map_err(|_| AppError::of(Cause::LeagueTableFigure { figure: written.into() }));
    figure.map_err(|error| error.at(ErrorLocation::Line(row.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn season_points_are_imported_unchanged() {
        let read = read("Spring", "Platz;Spieler;Punkte\n1.;Ada;21\n2.;Ben;9\n2.;Cara;9\n", false).unwrap();
        let lines: Vec<_> = read[0].lines.iter().map(|line| (line.person.as_str(), line.place, line.points)).collect();
        assert_eq!(lines, [("Ada", 1, Some(21)), ("Ben", 2, Some(9)), ("Cara", 2, Some(9))]);
    }

    #[test]
    fn event_standings_are_imported_by_place_and_record() {
        let text = "Rank,Name,Match Record,Points,OMW%\n1,Ada,3-0-0,9,55.1\n2,Ben,2-0-1,7,61.0\n";
        let read = read("Friday", text, true).unwrap();
        let lines: Vec<_> = read[0].lines.iter().map(|line| (line.place, line.wins, line.draws, line.points)).collect();
        assert_eq!(lines, [(1, 3, 0, None), (2, 2, 1, None)]);
    }

    #[test]
    fn an_invalid_table_is_refused_with_what_it_lacks() {
        assert_eq!(read("x", "Ada\nBen", false).unwrap_err().code, "league.table");
        let columns = read("x", "Name,Wins\nAda,3\n", false).unwrap_err();
        assert!(columns.message.contains("Wins"), "{}", columns.message);
        let figure = read("x", "Name,Points\nAda,3\nBen,many\n", false).unwrap_err();
        assert_eq!((figure.code.as_str(), figure.place.as_deref()), ("league.table", Some("line 3")));
    }
}

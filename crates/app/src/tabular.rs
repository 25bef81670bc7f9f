//! Tables from spreadsheets: CSV with commas, semicolons or tabs, and a header.

use crate::AppError;
use crate::error::{Cause, ErrorLocation};

/// Normalizes a column title for comparison: letters and digits only, in lower case. "Player Name", `playerName` and
/// "player_name" are equal.
pub(crate) fn plain(head: &str) -> String {
    head.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A row of a table, with its line number.
pub(crate) type Row = (u64, csv::StringRecord);

/// A table with its header.
pub(crate) struct Table {
    /// The column titles.
    pub heads: Vec<String>,
    /// The rows below the header, without empty ones.
    pub rows: Vec<Row>,
}

/// Reads a CSV text; the separator is the one most frequent in the first line. Returns `None` if there is no separator.
/// Empty rows are left out.
///
/// # Errors
/// `players.unreadable` with the line.
pub(crate) fn read(text: &str) -> Result<Option<Table>, AppError> {
    let Some(head) = text.lines().next() else { return Ok(None) };
    let count = |mark: &char| head.matches(*mark).count();
    let Some(separator) = [';', '\t', ','].into_iter().max_by_key(count).filter(|mark| count(mark) > 0) else {
        return Ok(None);
    };
    let mut reader = csv::ReaderBuilder::new().delimiter(separator as u8).flexible(true).from_reader(text.as_bytes());
    let unreadable = |error: csv::Error| {
        let line = error.position().map_or(1, csv::Position::line);
        AppError::of(Cause::PlayersNoCsv).at(ErrorLocation::Line(line))
    };
    let heads: Vec<String> = reader.headers().map_err(unreadable)?.iter().map(str::to_owned).collect();
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(unreadable)?;
        let line = record.position().map_or(0, csv::Position::line);
        if record.iter().any(|cell| !cell.trim().is_empty()) {
            rows.push((line, record));
        }
    }
    Ok(Some(Table { heads, rows }))
}

/// Returns a cell of a row, or "" if the row is too short.
pub(crate) fn cell(row: &Row, at: usize) -> &str {
    row.1.get(at).unwrap_or_default().trim()
}

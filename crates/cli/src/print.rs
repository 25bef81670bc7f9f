//! Output of commands on standard output: JSON for programs, tables for people.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

use app::contract::{StandingColumn, TextLanguage};
use app::event::Events;
use app::{AppError, Cause, ErrorDetail};
use messages::command_line as wording;
use serde::Serialize;

/// The place of the language of this run in [`TextLanguage::ALL`].
static RUN_LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// Sets the language of this run.
pub(crate) fn set_language(language: TextLanguage) {
    let place = TextLanguage::ALL.iter().position(|known| *known == language).unwrap_or(0);
    RUN_LANGUAGE.store(place, Ordering::Relaxed);
}

/// Returns the language of this run: English until [`set_language`] is called.
pub(crate) fn language() -> TextLanguage {
    TextLanguage::ALL.get(RUN_LANGUAGE.load(Ordering::Relaxed)).copied().unwrap_or(TextLanguage::English)
}

/// Output format of results.
pub(crate) struct OutputFormat {
    /// `true` for JSON instead of text.
    pub json: bool,
}

impl OutputFormat {
    /// Prints an event after a command: as one JSON document, or the text of `words`.
    pub(crate) fn event(
        &self,
        events: &Events,
        event: u32,
        words: impl FnOnce() -> Result<String, AppError>,
    ) -> Result<(), AppError> {
        match self.json {
            true => self.answer(&events.event(event)?, |_| String::new()),
            false => line(&words()?),
        }
    }

    /// Prints the value as JSON, or as text formatted by `words`.
    pub(crate) fn answer<T: Serialize>(&self, value: &T, words: impl FnOnce(&T) -> String) -> Result<(), AppError> {
        let text = if self.json {
            serde_json::to_string_pretty(value)
                .map_err(|error| AppError::of(Cause::OutputFailed { error: ErrorDetail::text(error) }))?
        } else {
            words(value)
        };
        line(&text)
    }
}

/// Prints a text and a line end. A closed pipe (`| head`) is not an error.
pub(crate) fn line(text: &str) -> Result<(), AppError> {
    match writeln!(std::io::stdout().lock(), "{}", text.trim_end()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(AppError::of(Cause::OutputFailed { error: ErrorDetail::text(error) }))
        }
        _ => Ok(()),
    }
}

/// Prints a line on standard error. If that is closed, the line is lost, but the exit code still reports the error.
pub(crate) fn print_error(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints an error on standard error; with `--json` as an object.
pub(crate) fn error(error: AppError, json: bool) {
    let error = error.in_language(language());
    if json && let Ok(text) = serde_json::to_string(&error) {
        return print_error(&text);
    }
    let place = error.place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
    let (code, message) = (error.code.as_str(), &error.message);
    print_error(&wording::Error { code: &code, place: &place, message: &message }.text(language()));
    print_error(&format!("  {}", error.next_step));
}

/// Maximum column width in characters. A longer cell is printed in full, without widening its column. (`format!`
/// stores a width in two bytes, and panics beyond.)
const WIDEST: usize = 200;

/// Returns the number of visible characters of a cell, without the marks that isolate a name's text direction.
fn letters(cell: &str) -> usize {
    cell.chars().filter(|letter| !('\u{2066}'..='\u{2069}').contains(letter)).count()
}

/// Pads a cell with spaces to a width in characters.
fn padded(cell: &str, width: usize) -> String {
    let missing = width.min(WIDEST).saturating_sub(letters(cell));
    format!("{}{}", app::isolated(cell), " ".repeat(missing))
}

/// Formats rows under their headings, each column as wide as its widest cell.
pub(crate) fn table<const N: usize>(heads: [String; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    table_of(heads.to_vec(), rows.into_iter().map(Vec::from))
}

/// Works like [`table`], with any number of columns. A row has as many cells as there are headings.
pub(crate) fn table_of(heads: Vec<String>, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut widths = vec![0; heads.len()];
    let rows: Vec<Vec<String>> = std::iter::once(heads).chain(rows).collect();
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(letters(cell));
        }
    }
    let mut text = String::new();
    for row in &rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| padded(cell, *width)).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// Returns the cells of a row of the standings of matches, or of its headings. The record is next to the first value,
/// which is match wins or match points.
pub(crate) fn standing_cells(rank: String, name: String, record: String, values: &[String]) -> Vec<String> {
    let (first, rest) = values.split_at(values.len().min(1));
    [&[rank, name], first, &[record], rest].concat()
}

/// Returns a whole number with separators: "1,200".
pub(crate) fn grouped(count: u32) -> String {
    language().count(count)
}

/// Formats a share in percent with the bounds of its interval.
pub(crate) fn share(percent: f64, low: f64, high: f64) -> String {
    let (percent, low, high) = (format!("{percent:.1}%"), format!("{low:.1}"), format!("{high:.1}"));
    wording::PercentFromTo { percent: &percent, low: &low, high: &high }.text(language())
}

/// Returns the heading of a column of standings. English headings start in lower case, except for abbreviations.
pub(crate) fn heading(column: StandingColumn) -> String {
    let caption = column.words(language()).caption;
    if language() == TextLanguage::German {
        return caption.to_owned();
    }
    match caption.get(1..2).is_some_and(|second| second.chars().all(char::is_lowercase)) {
        true => caption.to_lowercase(),
        false => caption.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cell, such as a note or a name from a file, may exceed the maximum width of a format (65,535).
    #[test]
    fn a_table_cell_of_any_length_is_printed() {
        let long = "x".repeat(70_000);
        let text = table(
            ["when", "what"].map(str::to_owned),
            [["now".to_owned(), long.clone()], [long.clone(), "short".to_owned()]],
        );
        assert!(text.contains(&long) && text.contains("short"));
        let hebrew = table(
            ["name", "result"].map(str::to_owned),
            [["\u{5d3}\u{5d5}\u{5d3}".to_owned(), "2\u{2013}0".to_owned()]],
        );
        assert_eq!(hebrew, "name  result\n\u{2068}\u{5d3}\u{5d5}\u{5d3}\u{2069}   2\u{2013}0\n");
        assert_eq!(table(["a", "b"].map(str::to_owned), [["xx".to_owned(), "y".to_owned()]]), "a   b\nxx  y\n");
    }
}

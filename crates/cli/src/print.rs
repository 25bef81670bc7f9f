//! Answers on standard output: JSON for programs, tables for people.

use std::io::Write;

use app::AppError;
use serde::Serialize;

/// How answers are printed.
pub struct Out {
    /// JSON instead of words.
    pub json: bool,
}

impl Out {
    /// Prints the value as JSON, or what `words` makes of it.
    pub fn answer<T: Serialize>(&self, value: &T, words: impl FnOnce(&T) -> String) -> Result<(), AppError> {
        let text = if self.json {
            serde_json::to_string_pretty(value).map_err(|error| AppError::new("output.failed", error.to_string()))?
        } else {
            words(value)
        };
        line(&text)
    }
}

/// Prints a text and a line end. A reader that has gone away (`| head`) is not an error.
pub fn line(text: &str) -> Result<(), AppError> {
    match writeln!(std::io::stdout().lock(), "{}", text.trim_end()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(AppError::new("output.failed", error.to_string()))
        }
        _ => Ok(()),
    }
}

/// A line on standard error. One that is closed has no reader, and the exit code says the same.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints an error on standard error; with `--json` as an object.
pub fn error(error: &AppError, json: bool) {
    if json && let Ok(text) = serde_json::to_string(error) {
        return complain(&text);
    }
    let place = error.place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
    complain(&format!("error [{}]: {place}{}", error.code, error.message));
    if let Some(way_out) = &error.way_out {
        complain(&format!("  {way_out}"));
    }
}

/// Tells on standard error what went wrong beside the work: copies that failed, steps that are missing.
pub fn warn(desk: &app::Desk) {
    match desk.warnings() {
        Ok(warnings) => warnings.iter().for_each(|warning| complain(&format!("warning: {warning}"))),
        Err(error) => complain(&format!("warning: {}", error.message)),
    }
}

/// Rows under their heads, columns as wide as their widest cell.
pub fn table<const N: usize>(heads: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let heads = heads.map(str::to_owned);
    let rows: Vec<[String; N]> = std::iter::once(heads).chain(rows).collect();
    let mut widths = [0; N];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = String::new();
    for row in &rows {
        let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

//! Reads the rows of a CSV file; errors have file and line.

use std::fmt::Display;

use serde::Deserialize;
use thiserror::Error;

/// An error in a data file, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {what}")]
pub struct LoadError {
    /// The file, relative to `data/`.
    pub file: String,
    /// The line, from 1.
    pub line: u64,
    /// The reason, for the author of the data.
    pub what: String,
}

/// Returns the rows of a CSV text with their line numbers.
pub(crate) fn rows<'a, T: for<'de> Deserialize<'de> + 'a>(
    file: &'a str,
    text: &'a str,
) -> impl Iterator<Item = Result<(u64, T), LoadError>> + 'a {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers().cloned().unwrap_or_default();
    reader.into_records().map(move |record| {
        let record = record.map_err(|error| load_error(file, error.position().map_or(0, |at| at.line()), &error))?;
        let line = record.position().map_or(0, |at| at.line());
        let row = record.deserialize(Some(&headers)).map_err(|error| load_error(file, line, &error))?;
        Ok((line, row))
    })
}

pub(crate) fn load_error(file: &str, line: u64, what: &impl Display) -> LoadError {
    LoadError { file: file.to_owned(), line, what: what.to_string() }
}

//! Reads the rows of a CSV file; every problem has line and column.

use csv::{ErrorKind, StringRecord};
use serde::Deserialize;
use thiserror::Error;

use crate::problem::DataProblem;

/// Maximum number of problems that are reported for a file.
const MOST_PROBLEMS: usize = 200;
/// Maximum number of rows in a file, far more than a set has.
const MOST_ROWS: usize = 20_000;

/// An error in the built-in data, with its place.
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

impl LoadError {
    /// Creates an error without a place.
    pub(crate) fn unknown() -> LoadError {
        LoadError { file: String::new(), line: 0, what: "the built-in data cannot be loaded".to_owned() }
    }
}

impl From<DataProblem> for LoadError {
    fn from(problem: DataProblem) -> Self {
        LoadError { file: problem.file, line: problem.line, what: problem.what }
    }
}

/// A type of row, with the headings of its file.
pub(crate) trait DataRow: for<'de> Deserialize<'de> {
    /// The headings that the file must have, in any order.
    const COLUMNS: &'static [&'static str];
    /// The headings that it may have.
    const OPTIONAL: &'static [&'static str] = &[];
}

/// A mistake in one cell of a row.
#[derive(Debug)]
pub(crate) struct CellProblem {
    column: &'static str,
    what: String,
    fix: String,
}

impl CellProblem {
    /// Creates a problem of a cell with its fix.
    pub(crate) fn new(column: &'static str, what: impl Into<String>, fix: impl Into<String>) -> Self {
        CellProblem { column, what: what.into(), fix: fix.into() }
    }

    /// Creates a problem with the usual fix for its column.
    pub(crate) fn plain(column: &'static str, what: impl Into<String>) -> Self {
        CellProblem::new(column, what, fix_for(column))
    }
}

/// A CSV file of a package.
#[derive(Clone, Copy)]
pub(crate) struct CsvFile<'a> {
    /// The id of the package.
    pub package: &'a str,
    /// The name of the file in the package.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl CsvFile<'_> {
    /// Reads all rows and passes each to `each`. Adds every problem, and continues with the next row after it.
    pub(crate) fn each_row<T: DataRow>(
        self,
        problems: &mut Vec<DataProblem>,
        mut each: impl FnMut(T) -> Result<(), CellProblem>,
    ) {
        let before = problems.len();
        let mut reader = csv::Reader::from_reader(self.text.as_bytes());
        let headers = reader.headers().cloned().unwrap_or_default();
        if !self.check_headers::<T>(&headers, problems) {
            return;
        }
        let mut record = StringRecord::new();
        for rows in 0.. {
            if rows > MOST_ROWS {
                let what = format!("the file has more than {MOST_ROWS} rows");
                problems.push(self.problem(what, "Remove the rows that are not needed"));
                return;
            }
            if problems.len() - before >= MOST_PROBLEMS {
                problems.push(self.problem("there are more problems in this file", "Correct those above first"));
                return;
            }
            match reader.read_record(&mut record) {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    problems.push(self.unreadable(&error));
                    continue;
                }
            }
            let line = record.position().map_or(0, |at| at.line());
            match record.deserialize(Some(&headers)) {
                Err(error) => problems.push(self.wrong_cell(&headers, &record, &error).at_line(line)),
                Ok(row) => {
                    if let Err(CellProblem { column, what, fix }) = each(row) {
                        problems.push(self.problem(what, fix).at_line(line).in_column(column));
                    }
                }
            }
        }
    }

    fn problem(self, what: impl Into<String>, fix: impl Into<String>) -> DataProblem {
        DataProblem::of_file(self.package, self.name, what, fix)
    }

    /// Returns `false` if a required heading is missing.
    fn check_headers<T: DataRow>(self, headers: &StringRecord, problems: &mut Vec<DataProblem>) -> bool {
        let known = |name: &str| T::COLUMNS.contains(&name) || T::OPTIONAL.contains(&name);
        let mut all_there = true;
        for missing in T::COLUMNS.iter().filter(|column| !headers.iter().any(|name| name == **column)) {
            let fix = format!("Begin the file with the line {}", T::COLUMNS.join(","));
            problems.push(self.problem(format!("the column {missing} is missing"), fix).at_line(1));
            all_there = false;
        }
        for unknown in headers.iter().filter(|name| !known(name)).take(20) {
            let shown: String = unknown.chars().take(40).collect();
            let all: Vec<&str> = T::COLUMNS.iter().chain(T::OPTIONAL).copied().collect();
            let fix = format!("Use only {}", all.join(", "));
            problems.push(self.problem(format!("there is no column {shown:?}"), fix).at_line(1));
        }
        all_there
    }

    fn unreadable(self, error: &csv::Error) -> DataProblem {
        let line = error.position().map_or(0, |at| at.line());
        let (what, fix) = match error.kind() {
            ErrorKind::UnequalLengths { expected_len, len, .. } => (
                format!("the row has {len} cells, but the headings are {expected_len}"),
                "Put a comma between cells, and put a cell that contains a comma in quotation marks",
            ),
            _ => (error.to_string(), "Correct the row"),
        };
        self.problem(what, fix).at_line(line)
    }

    fn wrong_cell(self, headers: &StringRecord, record: &StringRecord, error: &csv::Error) -> DataProblem {
        let ErrorKind::Deserialize { err, .. } = error.kind() else { return self.unreadable(error) };
        let what = err.kind().to_string();
        // Words of a fixed list have no column in the error, but are quoted in it.
        let quoted = || {
            let is_quoted = |cell: &str| {
                !cell.is_empty() && (what.contains(&format!("`{cell}`")) || what.contains(&format!("{cell:?}")))
            };
            record.iter().position(is_quoted)
        };
        let at = err.field().and_then(|at| usize::try_from(at).ok()).or_else(quoted);
        let column = at.and_then(|at| headers.get(at)).unwrap_or_default();
        self.problem(what.clone(), fix_for(column)).in_column(column)
    }
}

/// Returns the fix for a wrong cell of a column.
fn fix_for(column: &str) -> String {
    let words = |all: &mut dyn Iterator<Item = &'static str>| all.collect::<Vec<_>>().join(", ");
    match column {
        "type" => format!("Use one of {}", words(&mut model::CardType::ALL.iter().map(|kind| kind.word()))),
        "arena" => "Use ground or space, or leave the cell empty".to_owned(),
        "rarity" => format!("Use one of {}", words(&mut model::Rarity::ALL.iter().map(|rarity| rarity.word()))),
        "treatment" => format!("Use one of {}", words(&mut model::Treatment::ALL.iter().map(|one| one.word()))),
        "aspects" => {
            let all = words(&mut model::Aspect::ALL.into_iter().map(model::Aspect::word));
            format!("Use {all}, with | between two of them")
        }
        "keywords" => {
            let all = words(&mut model::Keyword::ALL.iter().map(|keyword| keyword.word()));
            format!("Use {all}, with ; between two of them, and a number or a cost where the keyword has one")
        }
        "cost" | "power" | "hp" => "Write a whole number, or leave the cell empty".to_owned(),
        "unique" => "Use yes or no".to_owned(),
        "as_upgrade" => "Write power and HP such as +2/+3, or leave the cell empty".to_owned(),
        "code" | "set" => "Use a set code of two to four letters and digits".to_owned(),
        "released" => "Use the form 2026-11-21".to_owned(),
        _ => "Correct the cell; docs/card-data.md describes the column".to_owned(),
    }
}

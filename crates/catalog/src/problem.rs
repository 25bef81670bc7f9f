//! Problems in card data: place, reason and fix.

use std::fmt;

/// A mistake in a file of a package, for its author.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
pub struct DataProblem {
    /// The id of the package. Empty if its `package.ron` could not be read.
    pub package: String,
    /// The file inside the package, such as `cards/abc.csv`. Empty if the problem concerns the whole package.
    pub file: String,
    /// The line, from 1. 0 if the problem concerns the whole file.
    pub line: u64,
    /// The column: a heading of a CSV file, or the number of a character in a RON file. Empty if it concerns the line.
    pub column: String,
    /// The reason, as a sentence without a full stop.
    pub what: String,
    /// The suggested fix, as a sentence without a full stop.
    pub fix: String,
}

impl DataProblem {
    /// Creates a problem that concerns a whole file, or the whole package if `file` is empty.
    pub fn of_file(package: &str, file: &str, what: impl Into<String>, fix: impl Into<String>) -> DataProblem {
        DataProblem {
            package: package.to_owned(),
            file: file.to_owned(),
            line: 0,
            column: String::new(),
            what: what.into(),
            fix: fix.into(),
        }
    }

    /// Returns the problem with a line, from 1.
    pub fn at_line(self, line: u64) -> DataProblem {
        DataProblem { line, ..self }
    }

    /// Returns the problem with a column.
    pub fn in_column(self, column: impl Into<String>) -> DataProblem {
        DataProblem { column: column.into(), ..self }
    }

    /// Returns the place: the file, and its line and column if known.
    pub fn place(&self) -> String {
        let mut place = if self.file.is_empty() { "package".to_owned() } else { self.file.clone() };
        if self.line > 0 {
            place.push_str(&format!(", line {}", self.line));
        }
        if !self.column.is_empty() {
            place.push_str(&format!(", column {}", self.column));
        }
        place
    }
}

impl fmt::Display for DataProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}. {}.", self.place(), self.what, self.fix)
    }
}

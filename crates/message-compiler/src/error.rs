//! The error of a catalogue that cannot be compiled.

use std::fmt;

/// An error in the catalogue, with its file and line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogueError {
    file: String,
    line: usize,
    problem: String,
}

impl CatalogueError {
    pub(crate) fn new(line: usize, problem: String) -> Self {
        CatalogueError { file: String::new(), line, problem }
    }

    pub(crate) fn in_file(self, file: &str) -> Self {
        CatalogueError { file: file.to_owned(), ..self }
    }
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file.as_str() {
            "" => f.write_str(&self.problem),
            file => write!(f, "data/messages/{file}:{}: {}", self.line, self.problem),
        }
    }
}

impl std::error::Error for CatalogueError {}

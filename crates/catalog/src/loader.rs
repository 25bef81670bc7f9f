//! The packages that are being loaded, and the problems found in them.

use std::sync::Arc;

use crate::package::Package;
use crate::problem::DataProblem;
use crate::rows::{CellProblem, CsvFile};

/// Packages, earliest first, and the problems found so far. Rows of later packages replace those of earlier ones.
pub(crate) struct Loader<'a> {
    pub(crate) packages: &'a [Arc<Package>],
    pub(crate) problems: Vec<DataProblem>,
}

impl<'a> Loader<'a> {
    /// Returns the files with this name, with the index of their package.
    pub(crate) fn files(&self, name: &'a str) -> impl Iterator<Item = (usize, CsvFile<'a>)> + use<'a> {
        let packages = self.packages;
        packages.iter().enumerate().filter_map(move |(at, package)| {
            Some((at, CsvFile { package: package.id(), name, text: package.file(name)? }))
        })
    }
}

/// Creates the problem of a second row with the same key in one file.
pub(crate) fn listed_twice(column: &'static str, what: &dyn std::fmt::Display) -> CellProblem {
    CellProblem::new(column, format!("{what} is listed twice"), "Keep one of the rows")
}

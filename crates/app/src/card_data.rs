//! Card data packages: check, install, list, compare and remove them, and load the installed ones at start.
//!
//! docs/card-data.md describes packages. Invariants:
//! - A package is installed completely or not at all.
//! - The program starts whatever is in the folder of packages; what cannot be used is reported and left out.

mod check;
mod installed;
mod read;
mod template;

pub use catalog::{Change, ChangeKind, DataProblem};
pub use check::{NotPlayable, PackageInfo, PackageReport};
pub use installed::{
    InstalledPackage, RemovedPackage, check, differences, events_with, folder, install, list, load_installed, remove,
};
pub use template::create;

pub(crate) use installed::left_out;

#[cfg(test)]
mod tests;

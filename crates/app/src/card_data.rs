//! Card data packages: check, install, list, compare and remove them, and load the installed ones at start.
//!
//! docs/card-data.md describes packages. Invariants:
//! - A package is installed completely or not at all.
//! - The program starts whatever is in the folder of packages; what cannot be used is reported and left out.

mod backup;
mod check;
mod desk;
mod installed;
mod kept;
mod read;
mod template;

pub use catalog::{Change, ChangeKind, DataProblem};
pub use check::{NotPlayable, PackageInfo, PackageReport};
pub use desk::{CardData, PackageSource};
pub use installed::{
    InstalledPackage, RemovedPackage, check, differences, folder, install, list, load_installed, remove,
};
pub use kept::KeptPackage;
pub use read::EXTENSION;
pub use template::create;

pub(crate) use backup::{back_up_packages, restore_packages};
pub(crate) use installed::left_out;
pub(crate) use kept::{find_version, keep};

#[cfg(test)]
mod tests;

//! Versions of packages that events may still need: replaced or removed ones, and those that came with imported events.
//! They are in the folder `kept` next to the installed packages, and are not loaded.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::Package;
use catalog::package::{LARGEST_ARCHIVE, is_id, read_archive};

use super::read::{EXTENSION, archive_of, file_of};
use crate::{AppError, limited_read};

/// Number of characters of the hash in the name of a file.
const HASH_IN_NAME: usize = 16;

/// A version of a package on this computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeptPackage {
    /// It is installed.
    Installed(Arc<Package>),
    /// It is only kept.
    Kept(Arc<Package>),
}

impl KeptPackage {
    /// Returns the package.
    pub fn package(&self) -> &Package {
        match self {
            KeptPackage::Installed(package) | KeptPackage::Kept(package) => package,
        }
    }
}

/// Returns the folder of kept versions in a folder of packages.
pub(super) fn kept_folder(folder: &Path) -> PathBuf {
    folder.join("kept")
}

fn kept_file(folder: &Path, id: &str, hash: &str) -> PathBuf {
    let hash: String = hash.chars().take(HASH_IN_NAME).filter(char::is_ascii_hexdigit).collect();
    kept_folder(folder).join(format!("{id}-{hash}.{EXTENSION}"))
}

/// Returns the version of a package with this hash, installed or kept.
pub(crate) fn find_version(folder: &Path, id: &str, hash: &str) -> Option<KeptPackage> {
    let at = |file: PathBuf| {
        let bytes = limited_read::read(&file, LARGEST_ARCHIVE as u64).ok()?;
        read_archive(&bytes).ok().filter(|package| package.id() == id && package.hash() == hash).map(Arc::new)
    };
    if !is_id(id) {
        return None;
    }
    let installed = at(file_of(folder, id)).map(KeptPackage::Installed);
    installed.or_else(|| at(kept_file(folder, id, hash)).map(KeptPackage::Kept))
}

/// Keeps a version of a package, without installing it.
///
/// # Errors
/// `store.*` if it cannot be written.
pub(crate) fn keep(folder: &Path, package: &Package) -> Result<(), AppError> {
    let archive = archive_of(package)?;
    Ok(store::write_file_atomically(&kept_file(folder, package.id(), package.hash()), &archive)?)
}

/// Keeps the installed version of a package before another takes its place. A damaged one is not worth keeping.
pub(super) fn keep_installed(folder: &Path, id: &str, instead: Option<&Package>) -> Result<(), AppError> {
    let Ok(bytes) = limited_read::read(&file_of(folder, id), LARGEST_ARCHIVE as u64) else { return Ok(()) };
    let Ok(package) = read_archive(&bytes) else { return Ok(()) };
    match instead.is_some_and(|instead| instead.hash() == package.hash()) {
        true => Ok(()),
        false => keep(folder, &package),
    }
}

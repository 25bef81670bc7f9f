//! Packages in backups. A backup is a database, so its packages are in the folder `card-data` next to it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::Package;
use catalog::package::{LARGEST_ARCHIVE, read_archive};

use super::installed::read_all;
use super::kept::{keep, keep_installed, kept_folder};
use super::read::{EXTENSION, archive_of, file_of};
use crate::{AppError, limited_read};

/// Copies the packages of a database to a backup: the installed ones, and the versions that events may still need.
/// An older version in the backup becomes a kept one.
///
/// # Errors
/// `store.*` if they cannot be written.
pub(crate) fn back_up_packages(folder: &Path, backup: &Path) -> Result<(), AppError> {
    if is_same(folder, backup) {
        return Ok(());
    }
    for package in read_all(folder).0 {
        if !has(&file_of(backup, package.id()), &package) {
            keep_installed(backup, package.id(), Some(&package))?;
            install_copy(backup, &package)?;
        }
    }
    copy_kept(folder, backup)
}

/// Copies the packages of a backup next to a database. A package that is installed there in another version stays, and
/// the version of the backup is kept for the events that need it.
///
/// # Errors
/// `store.*` if they cannot be written.
pub(crate) fn restore_packages(backup: &Path, folder: &Path) -> Result<(), AppError> {
    if is_same(folder, backup) {
        return Ok(());
    }
    for package in read_all(backup).0 {
        match file_of(folder, package.id()) {
            file if !file.exists() => install_copy(folder, &package)?,
            file if !has(&file, &package) => keep(folder, &package)?,
            _ => {}
        }
    }
    copy_kept(backup, folder)
}

fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}

/// Reads a package of a folder; `None` if it is damaged.
fn read_version(file: &Path) -> Option<Package> {
    read_archive(&limited_read::read(file, LARGEST_ARCHIVE as u64).ok()?).ok()
}

/// Returns `true` if a file has this version of a package.
fn has(file: &Path, package: &Package) -> bool {
    read_version(file).is_some_and(|found| found.hash() == package.hash())
}

fn install_copy(folder: &Path, package: &Arc<Package>) -> Result<(), AppError> {
    Ok(store::write_file_atomically(&file_of(folder, package.id()), &archive_of(package)?)?)
}

/// Copies the kept versions that are missing in `to`.
fn copy_kept(from: &Path, to: &Path) -> Result<(), AppError> {
    let Ok(entries) = std::fs::read_dir(kept_folder(from)) else { return Ok(()) };
    let files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let is_missing = |file: &&PathBuf| {
        file.extension().is_some_and(|end| end == EXTENSION)
            && file.file_name().is_some_and(|name| !kept_folder(to).join(name).exists())
    };
    files.iter().filter(is_missing).filter_map(|file| read_version(file)).try_for_each(|package| keep(to, &package))
}

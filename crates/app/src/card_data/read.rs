//! Packages from the disk: an archive, a folder, or the id of an installed one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::package::{LARGEST_ARCHIVE, LARGEST_FILE, LARGEST_PACKAGE, MOST_FILES, read_archive};
use catalog::{DataProblem, Package};

use crate::error::Cause;
use crate::{AppError, limited_read};

/// The package in a file or folder, or all its problems.
pub(super) type ReadPackage = Result<Package, Vec<DataProblem>>;

/// The file extension of packages.
pub const EXTENSION: &str = "cantina-set";
/// Deepest folder of a package: `abilities/<set>`.
const DEEPEST: usize = 2;

/// Reads a package from an archive or a folder.
///
/// # Errors
/// `file.unreadable`, `file.too_large`.
pub(super) fn read(path: &Path) -> Result<ReadPackage, AppError> {
    if path.is_dir() {
        let mut files = Vec::new();
        collect(path, "", 0, &mut files)?;
        return Ok(Package::from_files(files));
    }
    Ok(read_archive(&limited_read::read(path, LARGEST_ARCHIVE as u64)?))
}

/// Reads a package for comparison: a path, the id of an installed package, or `cantina` for the built-in data.
///
/// # Errors
/// As [`read`]; `card_data.missing`, `card_data.invalid`.
pub(super) fn read_named(name: &str, folder: &Path) -> Result<Arc<Package>, AppError> {
    let built_in = Package::built_in();
    if name == built_in.id() {
        return Ok(built_in);
    }
    let path = Path::new(name);
    let path = if path.exists() { path.to_owned() } else { file_of(folder, name) };
    if !path.exists() {
        return Err(AppError::of(Cause::CardDataMissing { id: name.into() }));
    }
    read(&path)?.map(Arc::new).map_err(|problems| invalid(&problems))
}

/// Returns the file of an installed package.
pub(super) fn file_of(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.{EXTENSION}"))
}

/// Returns the content of a package's file.
///
/// # Errors
/// `card_data.invalid`.
pub(super) fn archive_of(package: &Package) -> Result<Vec<u8>, AppError> {
    package
        .to_archive()
        .map_err(|what| invalid(&[DataProblem::of_file(package.id(), "", what, "Check the disk and try again")]))
}

/// Creates the error for a package with problems.
fn invalid(problems: &[DataProblem]) -> AppError {
    let lines: Vec<String> = problems.iter().take(20).map(ToString::to_string).collect();
    AppError::of(Cause::CardDataInvalid { problems: lines.join(" ").into() })
}

/// Adds the files of a folder, with names relative to the package. Hidden files and links are ignored.
fn collect(folder: &Path, prefix: &str, depth: usize, files: &mut Vec<(String, Vec<u8>)>) -> Result<(), AppError> {
    let unreadable = |error: std::io::Error| limited_read::unreadable(folder, &error);
    let mut entries =
        std::fs::read_dir(folder).map_err(unreadable)?.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        // One file more than allowed is read, so that the limit is reported.
        let size: usize = files.iter().map(|(_, content)| content.len()).sum();
        if name.starts_with('.') || files.len() > MOST_FILES || size > LARGEST_PACKAGE {
            continue;
        }
        let kind = entry.file_type().map_err(unreadable)?;
        let inner = format!("{prefix}{name}");
        if kind.is_dir() && depth < DEEPEST {
            collect(&entry.path(), &format!("{inner}/"), depth + 1, files)?;
        } else if kind.is_dir() {
            // Packages have no such file, so it is reported.
            files.push((format!("{inner}/"), Vec::new()));
        } else if kind.is_file() {
            files.push((inner, limited_read::read(&entry.path(), LARGEST_FILE as u64)?));
        }
    }
    Ok(())
}

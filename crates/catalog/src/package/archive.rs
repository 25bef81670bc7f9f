//! Packages as one file: a zip archive with deflated or stored entries.

use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::{LARGEST_FILE, LARGEST_PACKAGE, MOST_FILES, Package, too_large};
use crate::problem::DataProblem;

/// Maximum size of an archive in bytes.
pub const LARGEST_ARCHIVE: usize = 16 << 20;

/// Reads a package from the bytes of an archive. All files may be in one common folder.
///
/// # Errors
/// All problems of the archive and its files.
pub fn read_archive(bytes: &[u8]) -> Result<Package, Vec<DataProblem>> {
    if bytes.len() > LARGEST_ARCHIVE {
        return Err(vec![DataProblem::of_file("", "", "the archive is too large", "Use at most 16 MB")]);
    }
    Package::from_files(without_folder(entries(bytes).map_err(|problem| vec![*problem])?))
}

fn entries(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, Box<DataProblem>> {
    let damaged = |what: String| {
        let what = format!("the archive cannot be read: {what}");
        Box::new(DataProblem::of_file("", "", what, "Create it again as a zip file"))
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| damaged(error.to_string()))?;
    if archive.len() > 2 * MOST_FILES {
        return Err(Box::new(too_large()));
    }
    // The library keeps only the last of several files with the same name.
    if archive.has_duplicate_names() {
        return Err(damaged("it has two files with the same name".to_owned()));
    }
    let (mut files, mut size) = (Vec::new(), 0);
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|error| damaged(error.to_string()))?;
        let name = file.name().map_err(|error| damaged(error.to_string()))?.into_owned();
        if file.is_dir() || is_clutter(&name) {
            continue;
        }
        let mut content = Vec::new();
        // One byte more than allowed, so that a file above the limit is recognised.
        file.take(LARGEST_FILE as u64 + 1)
            .read_to_end(&mut content)
            .map_err(|error| damaged(format!("{name:?}: {error}")))?;
        size += content.len();
        if size > LARGEST_PACKAGE {
            return Err(Box::new(too_large()));
        }
        files.push((name, content));
    }
    Ok(files)
}

/// Returns `true` for files that systems add to archives on their own.
fn is_clutter(name: &str) -> bool {
    name.starts_with("__MACOSX/") || name.ends_with(".DS_Store") || name.ends_with("Thumbs.db")
}

/// Removes the folder that all files are in, if there is one.
fn without_folder(files: Vec<(String, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    let folder = files.first().and_then(|(name, _)| name.split_once('/')).map(|(folder, _)| format!("{folder}/"));
    let Some(folder) = folder.filter(|folder| files.iter().all(|(name, _)| name.starts_with(folder))) else {
        return files;
    };
    files.into_iter().map(|(name, content)| (name[folder.len()..].to_owned(), content)).collect()
}

/// Writes files as an archive. All entries have the same date, so the same files give the same bytes.
pub(super) fn write<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Vec<u8>, String> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        writer.start_file(name, options).map_err(|error| error.to_string())?;
        writer.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    }
    writer.finish().map(Cursor::into_inner).map_err(|error| error.to_string())
}

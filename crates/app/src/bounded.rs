//! Files as they are read: whole, and never more than is useful. A file may have no end, as a device, or fill the disk.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::AppError;
use crate::error::{Cause, Fact};

/// Reads a file of at most so many bytes.
///
/// # Errors
/// `file.unreadable`; `file.too_large`.
pub fn read(file: &Path, most: u64) -> Result<Vec<u8>, AppError> {
    read_from(File::open(file).map_err(|error| unreadable(file, &error))?, file, most)
}

/// Reads at most so many bytes of what is open under this name.
///
/// # Errors
/// As [`read`].
pub fn read_from(open: impl Read, name: &Path, most: u64) -> Result<Vec<u8>, AppError> {
    let mut bytes = Vec::new();
    open.take(most.saturating_add(1)).read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > most {
        return Err(too_large(name, most));
    }
    Ok(bytes)
}

/// [`read`] as text.
///
/// # Errors
/// As [`read`]; `file.unreadable` for what is no text.
pub(crate) fn read_text(file: &Path, most: u64) -> Result<String, AppError> {
    text(read(file, most)?, file)
}

/// Decodes a file that was read: UTF-8, UTF-16 or Windows-1252, as on every other way into the program.
///
/// # Errors
/// `file.unreadable` for what is no text.
pub fn text(bytes: Vec<u8>, file: &Path) -> Result<String, AppError> {
    exchange::decode(&bytes)
        .map_err(|error| AppError::of(Cause::FileNotText { error: Fact::said(&error) }).at(file.display().to_string()))
}

/// That a file has more than this many bytes.
pub(crate) fn too_large(file: &Path, most: u64) -> AppError {
    AppError::of(Cause::FileTooLarge { megabytes: (most >> 20).into() }).at(file.display().to_string())
}

/// Why a file cannot be read.
pub(crate) fn unreadable(file: &Path, error: &std::io::Error) -> AppError {
    AppError::of(Cause::FileUnreadable { error: Fact::said(error) }).at(file.display().to_string())
}

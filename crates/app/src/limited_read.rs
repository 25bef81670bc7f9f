//! Reading whole files up to a size limit. A file may be endless (a device) or too large for memory.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::AppError;
use crate::error::{Cause, ErrorDetail};

/// Reads a file of at most `most` bytes.
///
/// # Errors
/// `file.unreadable`; `file.too_large`.
pub fn read(file: &Path, most: u64) -> Result<Vec<u8>, AppError> {
    read_from(File::open(file).map_err(|error| unreadable(file, &error))?, file, most)
}

/// Reads at most `most` bytes from an open source. `name` is used in errors.
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

/// Reads a file as text, like [`read`].
///
/// # Errors
/// As [`read`]; `file.unreadable` if the content is not text.
pub fn read_text(file: &Path, most: u64) -> Result<String, AppError> {
    text(read(file, most)?, file)
}

/// Decodes the bytes of a file: UTF-8, UTF-16 or Windows-1252, as for all other input.
///
/// # Errors
/// `file.unreadable` if the content is not text.
pub fn text(bytes: Vec<u8>, file: &Path) -> Result<String, AppError> {
    exchange::decode(&bytes).map_err(|error| {
        AppError::of(Cause::FileNotText { error: ErrorDetail::text(&error) }).at(file.display().to_string())
    })
}

/// Creates the error for a file with more than `most` bytes.
pub(crate) fn too_large(file: &Path, most: u64) -> AppError {
    AppError::of(Cause::FileTooLarge { megabytes: (most >> 20).into() }).at(file.display().to_string())
}

/// Creates the error for a file that cannot be read.
pub(crate) fn unreadable(file: &Path, error: &std::io::Error) -> AppError {
    AppError::of(Cause::FileUnreadable { error: ErrorDetail::text(error) }).at(file.display().to_string())
}

//! Files as they are read: whole, and never more than is useful. A file may have no end, or be the disk.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::error::{Cause, Fact};
use crate::{AppError, words};

/// Reads a file of at most so many bytes.
///
/// # Errors
/// `file.unreadable`; `file.too_large`.
pub(crate) fn read(file: &Path, most: u64) -> Result<Vec<u8>, AppError> {
    let unreadable = |error: std::io::Error| words::unreadable_file(file, &error);
    let open = File::open(file).map_err(unreadable)?;
    let mut bytes = Vec::new();
    open.take(most.saturating_add(1)).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        return Err(AppError::of(Cause::FileTooLarge { megabytes: (most >> 20).into() }).at(file.display().to_string()));
    }
    Ok(bytes)
}

/// The same as text.
///
/// # Errors
/// As [`read`]; `file.unreadable` for what is no text.
pub(crate) fn read_text(file: &Path, most: u64) -> Result<String, AppError> {
    String::from_utf8(read(file, most)?)
        .map_err(|error| AppError::of(Cause::FileNotText { error: Fact::said(&error) }).at(file.display().to_string()))
}

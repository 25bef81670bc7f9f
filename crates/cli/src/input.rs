//! Files and standard input as they are read.

use std::path::Path;

use app::{AppError, bounded};

/// Largest document or list that is read, in bytes; more is refused.
const LARGEST: u64 = 64 << 20;

/// A file as text; "-" is standard input.
pub(crate) fn read(file: &Path) -> Result<String, AppError> {
    bounded::text(read_bytes(file)?, file)
}

/// The bytes of a file; "-" is standard input.
pub(crate) fn read_bytes(file: &Path) -> Result<Vec<u8>, AppError> {
    match file.as_os_str() == "-" {
        true => bounded::read_from(std::io::stdin().lock(), file, LARGEST),
        false => bounded::read(file, LARGEST),
    }
}

//! Input from files and standard input.

use std::path::Path;

use app::{AppError, limited_read};

/// Maximum size of a document or list, in bytes.
const LARGEST: u64 = 64 << 20;

/// Reads a file as text; "-" is standard input.
pub(crate) fn read(file: &Path) -> Result<String, AppError> {
    limited_read::text(read_bytes(file)?, file)
}

/// Reads the bytes of a file; "-" is standard input.
pub(crate) fn read_bytes(file: &Path) -> Result<Vec<u8>, AppError> {
    match file.as_os_str() == "-" {
        true => limited_read::read_from(std::io::stdin().lock(), file, LARGEST),
        false => limited_read::read(file, LARGEST),
    }
}

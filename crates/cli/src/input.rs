//! Input from files and standard input.

use std::path::{Path, PathBuf};

use app::{AppError, limited_read};

/// Maximum size of a document or list, in bytes.
const LARGEST: u64 = 64 << 20;

/// Returns the given path of the database, or the path in the user's data folder.
pub(crate) fn database_path(db: Option<PathBuf>) -> Result<PathBuf, AppError> {
    db.map_or_else(app::safety::data_folder::database, Ok)
}

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

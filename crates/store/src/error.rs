//! Errors between the program and its database file.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use crate::{LibraryError, ServerProblem, StreamId};

/// An error of the store. After any of these, nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another program holds the database (or the backup) and did not release it in time.
    #[error("{path} is in use by another program")]
    Locked {
        /// Path of the locked file.
        path: PathBuf,
    },
    /// An entry is missing or differs from the acknowledged one.
    #[error("the history of {stream} is damaged at {}", stream.kind.place(*seq))]
    Corrupt {
        /// Stream with the damaged entry.
        stream: StreamId,
        /// Index of the first damaged entry, from 0.
        seq: u64,
    },
    /// The file as a whole is damaged.
    #[error("{path} is damaged: {detail}")]
    Malformed {
        /// Path of the damaged file.
        path: PathBuf,
        /// Problem found by SQLite, for a bug report.
        detail: String,
    },
    /// The database was written by a newer version of this program. It was not changed.
    #[error("{path} has format {found}; this version supports formats up to {known}")]
    Newer {
        /// Path of the file.
        path: PathBuf,
        /// Schema version of the file.
        found: u32,
        /// Latest schema version this program supports.
        known: u32,
    },
    /// The file or its folder is not writable.
    #[error("{path} is write-protected")]
    ReadOnly {
        /// Path of the file or folder.
        path: PathBuf,
    },
    /// The disk is full, or the limit in [`crate::Options`] is reached.
    #[error("no disk space is left for {path}")]
    DiskFull {
        /// Path of the file that could not grow.
        path: PathBuf,
    },
    /// Another program appended to this stream first. Read the new entries and try again.
    #[error("the journal has {found} entries, not {expected}")]
    Conflict {
        /// Length the caller had seen.
        expected: u64,
        /// Current length.
        found: u64,
    },
    /// The event, game, league or deck does not exist.
    #[error("{stream} does not exist")]
    NoStream {
        /// Requested id.
        stream: StreamId,
    },
    /// The file does not exist.
    #[error("file {path} does not exist")]
    NoFile {
        /// Requested path.
        path: PathBuf,
    },
    /// The file is not one of this program's databases. It was not changed.
    #[error("{path} is not a database of this program")]
    NotOurs {
        /// Path of the file.
        path: PathBuf,
    },
    /// The database is empty or missing, but there are copies of it. Nothing was created.
    #[error("{path} is empty or missing, but has {copies} backups; the latest is {newest}")]
    Emptied {
        /// Path of the database.
        path: PathBuf,
        /// Path of the latest copy.
        newest: PathBuf,
        /// Number of copies.
        copies: usize,
    },
    /// A file exists and was not overwritten.
    #[error("{path} already exists")]
    Exists {
        /// Path of the file.
        path: PathBuf,
    },
    /// A database would have been overwritten by other data. It was not changed.
    #[error("{path} is a database, or belongs to one")]
    IsDatabase {
        /// Path of the file.
        path: PathBuf,
    },
    /// The output path is a device, a pipe or a folder.
    #[error("{path} is not a regular file")]
    NotAFile {
        /// Path that is not a file.
        path: PathBuf,
    },
    /// Another program has the output file open, so that it cannot be replaced. Only on Windows.
    #[error("{path} is open in another program")]
    OpenElsewhere {
        /// Path of the file.
        path: PathBuf,
    },
    /// The database was deleted, moved or replaced while it was open: further writes would be lost.
    #[error("{path} is not the file that was opened")]
    Replaced {
        /// Path of the file.
        path: PathBuf,
    },
    /// The database lacks tables, triggers or views of this program, or has others.
    #[error("{path} does not have the expected structure: {what}")]
    Schema {
        /// Path of the file.
        path: PathBuf,
        /// First difference as text.
        what: String,
    },
    /// Two databases have different streams under this number, or entries that differ.
    #[error("{stream} is another one in the other database")]
    Different {
        /// Stream that differs.
        stream: StreamId,
    },
    /// A database server cannot be used.
    #[error("{address}: {problem}")]
    Server {
        /// Address of the server, without the password.
        address: String,
        /// The problem.
        problem: ServerProblem,
    },
    /// Any other error of the operating system, SQLite or a database server.
    #[error("{path}: {detail}")]
    Io {
        /// Path of the file or folder.
        path: PathBuf,
        /// Error text of the system.
        detail: String,
    },
}

/// Windows's code for a file that another program has open.
pub(crate) const SHARING_VIOLATION: i32 = 32;

impl StoreError {
    /// Returns the stable code of this error, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Locked { .. } => "store.locked",
            StoreError::Corrupt { .. } | StoreError::Malformed { .. } => "store.corrupt",
            StoreError::Newer { .. } => "store.newer",
            StoreError::ReadOnly { .. } => "store.read_only",
            StoreError::DiskFull { .. } => "store.disk_full",
            StoreError::Conflict { .. } => "store.conflict",
            StoreError::NoStream { .. } | StoreError::NoFile { .. } => "store.not_found",
            StoreError::NotOurs { .. } => "store.not_ours",
            StoreError::Emptied { .. } => "store.emptied",
            StoreError::Exists { .. } => "store.exists",
            StoreError::IsDatabase { .. } => "store.is_database",
            StoreError::NotAFile { .. } => "store.not_a_file",
            StoreError::Replaced { .. } => "store.replaced",
            StoreError::Schema { .. } => "store.schema",
            StoreError::Different { .. } => "store.different",
            StoreError::Server { problem, .. } => problem.code(),
            StoreError::Io { .. } | StoreError::OpenElsewhere { .. } => "store.io",
        }
    }

    /// Converts an operating system error about `path`.
    pub fn from_io(path: &Path, error: &io::Error) -> StoreError {
        let path = path.to_path_buf();
        match error.kind() {
            io::ErrorKind::NotFound => StoreError::NoFile { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { path },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull { path },
            io::ErrorKind::AlreadyExists => StoreError::Exists { path },
            io::ErrorKind::ResourceBusy => StoreError::Locked { path },
            _ if cfg!(windows) && error.raw_os_error() == Some(SHARING_VIOLATION) => StoreError::OpenElsewhere { path },
            // The rest of io::ErrorKind is foreign and non-exhaustive.
            _ => StoreError::Io { path, detail: error.to_string() },
        }
    }

    /// Converts an SQLite error about `path`.
    pub(crate) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> StoreError {
        let path = path.to_path_buf();
        let detail = error.to_string();
        match error {
            // A column contains a value that STRICT tables cannot: bytes that are not UTF-8, a negative length.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => StoreError::Malformed { path, detail },
            // The shared-memory file could not grow: the disk is full. Any other I/O error is reported as such.
            rusqlite::Error::SqliteFailure(failure, _) if failure.extended_code == ffi::SQLITE_IOERR_SHMSIZE => {
                StoreError::DiskFull { path }
            }
            // The file was moved or removed while it was open.
            rusqlite::Error::SqliteFailure(failure, _) if failure.extended_code == ffi::SQLITE_READONLY_DBMOVED => {
                StoreError::NoFile { path }
            }
            rusqlite::Error::SqliteFailure(failure, _) => match failure.code {
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Locked { path },
                ErrorCode::DatabaseCorrupt => StoreError::Malformed { path, detail },
                ErrorCode::NotADatabase => StoreError::NotOurs { path },
                ErrorCode::DiskFull => StoreError::DiskFull { path },
                ErrorCode::ReadOnly | ErrorCode::PermissionDenied => StoreError::ReadOnly { path },
                // SQLITE_IOERR, SQLITE_CANTOPEN and codes not caused by the disk: the detail has the extended code.
                _ => StoreError::Io { path, detail: format!("{detail} (SQLite {})", failure.extended_code) },
            },
            // rusqlite::Error is non-exhaustive.
            _ => StoreError::Io { path, detail },
        }
    }
}

/// An error inside a transaction, not yet assigned to a file.
#[derive(Debug)]
pub(crate) enum TxError<E = StoreError> {
    Sqlite(rusqlite::Error),
    Store(E),
}

impl TxError {
    /// Converts the error for a transaction with another error type.
    pub(crate) fn into_tx<E: From<StoreError>>(self) -> TxError<E> {
        match self {
            TxError::Sqlite(error) => TxError::Sqlite(error),
            TxError::Store(error) => TxError::Store(error.into()),
        }
    }
}

impl<E: From<StoreError>> TxError<E> {
    pub(crate) fn at(self, path: &Path) -> E {
        match self {
            TxError::Sqlite(error) => StoreError::from_sqlite(path, &error).into(),
            TxError::Store(error) => error,
        }
    }
}

impl<E> From<rusqlite::Error> for TxError<E> {
    fn from(error: rusqlite::Error) -> TxError<E> {
        TxError::Sqlite(error)
    }
}

impl From<StoreError> for TxError {
    fn from(error: StoreError) -> TxError {
        TxError::Store(error)
    }
}

impl From<LibraryError> for TxError<LibraryError> {
    fn from(error: LibraryError) -> TxError<LibraryError> {
        TxError::Store(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sqlite(extended_code: i32) -> &'static str {
        let error = rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(extended_code), None);
        StoreError::from_sqlite(Path::new("x.db"), &error).code()
    }

    #[test]
    fn each_sqlite_result_has_its_own_code() {
        for (result, code) in [
            (ffi::SQLITE_BUSY, "store.locked"),
            (ffi::SQLITE_BUSY_RECOVERY, "store.locked"),
            (ffi::SQLITE_LOCKED, "store.locked"),
            (ffi::SQLITE_FULL, "store.disk_full"),
            (ffi::SQLITE_READONLY, "store.read_only"),
            (ffi::SQLITE_READONLY_DIRECTORY, "store.read_only"),
            (ffi::SQLITE_READONLY_DBMOVED, "store.not_found"),
            (ffi::SQLITE_IOERR_SHMSIZE, "store.disk_full"),
            (ffi::SQLITE_CORRUPT, "store.corrupt"),
            (ffi::SQLITE_NOTADB, "store.not_ours"),
            (ffi::SQLITE_IOERR, "store.io"),
            (ffi::SQLITE_CANTOPEN, "store.io"),
        ] {
            assert_eq!(sqlite(result), code, "SQLite result {result}");
        }
    }

    #[test]
    fn each_system_error_has_its_own_code() {
        for (kind, code) in [
            (io::ErrorKind::NotFound, "store.not_found"),
            (io::ErrorKind::PermissionDenied, "store.read_only"),
            (io::ErrorKind::ReadOnlyFilesystem, "store.read_only"),
            (io::ErrorKind::StorageFull, "store.disk_full"),
            (io::ErrorKind::QuotaExceeded, "store.disk_full"),
            (io::ErrorKind::NotADirectory, "store.io"),
        ] {
            assert_eq!(StoreError::from_io(Path::new("x"), &io::Error::from(kind)).code(), code, "{kind:?}");
        }
    }
}

//! What can go wrong between the program and its database file, as values.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use crate::{EventId, GameId, LeagueId, LibraryError};

/// Why the store did not do what it was asked. After any of these, nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another program holds the database (or the backup) and did not let go in time.
    #[error("{path} is in use by another program")]
    Locked {
        /// The file that is held.
        path: PathBuf,
    },
    /// A journal entry is missing, or is not what was once acknowledged.
    #[error("the journal of event {event} is damaged at entry {seq}")]
    Corrupt {
        /// The event whose journal it is.
        event: EventId,
        /// The first entry that cannot be trusted, counted from 0.
        seq: u64,
    },
    /// A step of a game is missing, or is not what was once acknowledged.
    #[error("the steps of game {game} are damaged at step {seq}")]
    CorruptGame {
        /// The game whose step it is.
        game: GameId,
        /// The first step that cannot be trusted, counted from 0.
        seq: u64,
    },
    /// A step of a league is missing, or is not what was once acknowledged.
    #[error("the steps of league {league} are damaged at step {seq}")]
    CorruptLeague {
        /// The league whose step it is.
        league: LeagueId,
        /// The first step that cannot be trusted, counted from 0.
        seq: u64,
    },
    /// The file as a whole is damaged.
    #[error("{path} is damaged: {detail}")]
    Malformed {
        /// The file that is damaged.
        path: PathBuf,
        /// What SQLite found, for a bug report.
        detail: String,
    },
    /// The database was written by a newer version of this program. It was not touched.
    #[error("{path} has version {found}, this program knows versions up to {known}")]
    Newer {
        /// The path of the file.
        path: PathBuf,
        /// The version of the file's schema.
        found: u32,
        /// The newest version that this program can read.
        known: u32,
    },
    /// The file or its folder cannot be written to.
    #[error("{path} cannot be written to")]
    ReadOnly {
        /// The file or folder.
        path: PathBuf,
    },
    /// The disk (or the limit in [`crate::Options`]) has no room left.
    #[error("no room left for {path}")]
    DiskFull {
        /// The file that could not grow.
        path: PathBuf,
    },
    /// Somebody else appended to this journal first; read what is new and try again.
    #[error("the journal has {found} entries, not {expected}")]
    Conflict {
        /// The length that the caller had seen.
        expected: u64,
        /// The length that it has.
        found: u64,
    },
    /// There is no such event.
    #[error("there is no event {event}")]
    NotFound {
        /// The id asked for.
        event: EventId,
    },
    /// There is no such game.
    #[error("there is no game {game}")]
    NoGame {
        /// The id asked for.
        game: GameId,
    },
    /// There is no such league.
    #[error("there is no league {league}")]
    NoLeague {
        /// The id asked for.
        league: LeagueId,
    },
    /// There is no such file.
    #[error("there is no file {path}")]
    NoFile {
        /// The path asked for.
        path: PathBuf,
    },
    /// The file is not one of this program's databases. It was not touched.
    #[error("{path} is not a database of this program")]
    NotOurs {
        /// The path of the file.
        path: PathBuf,
    },
    /// The database is empty or missing, but there are copies of it. Nothing was made.
    #[error("{path} is empty or missing, but there are {copies} copies of it, the newest {newest}")]
    Emptied {
        /// The path of the database.
        path: PathBuf,
        /// The newest copy.
        newest: PathBuf,
        /// Number of copies.
        copies: usize,
    },
    /// A file that would have been replaced was left alone.
    #[error("{path} exists already")]
    Exists {
        /// The path of the file.
        path: PathBuf,
    },
    /// A database would have been written over by what is none. It was left alone.
    #[error("{path} is a database, or belongs to one")]
    IsDatabase {
        /// The path of the file.
        path: PathBuf,
    },
    /// A device, a pipe or a folder stands where a file is to be written.
    #[error("{path} is not a regular file")]
    NotAFile {
        /// The path at which it stands.
        path: PathBuf,
    },
    /// The database was deleted, moved or replaced while it was open: what is written now would be lost.
    #[error("{path} is not the file that was opened")]
    Replaced {
        /// The path of the file.
        path: PathBuf,
    },
    /// The database has tables, triggers or views that this program does not make, or lacks some.
    #[error("the schema of {path} is not this program's: {what}")]
    Schema {
        /// The path of the file.
        path: PathBuf,
        /// The first difference found, in words.
        what: String,
    },
    /// Anything else that the operating system or SQLite refused.
    #[error("{path}: {detail}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's own words.
        detail: String,
    },
}

impl StoreError {
    /// The name of this error for programs; never changes.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Locked { .. } => "store.locked",
            StoreError::Corrupt { .. }
            | StoreError::CorruptGame { .. }
            | StoreError::CorruptLeague { .. }
            | StoreError::Malformed { .. } => "store.corrupt",
            StoreError::Newer { .. } => "store.newer",
            StoreError::ReadOnly { .. } => "store.read_only",
            StoreError::DiskFull { .. } => "store.disk_full",
            StoreError::Conflict { .. } => "store.conflict",
            StoreError::NotFound { .. }
            | StoreError::NoGame { .. }
            | StoreError::NoLeague { .. }
            | StoreError::NoFile { .. } => "store.not_found",
            StoreError::NotOurs { .. } => "store.not_ours",
            StoreError::Emptied { .. } => "store.emptied",
            StoreError::Exists { .. } => "store.exists",
            StoreError::IsDatabase { .. } => "store.is_database",
            StoreError::NotAFile { .. } => "store.not_a_file",
            StoreError::Replaced { .. } => "store.replaced",
            StoreError::Schema { .. } => "store.schema",
            StoreError::Io { .. } => "store.io",
        }
    }

    /// What the operating system said about `path`.
    pub(crate) fn from_io(path: &Path, error: &io::Error) -> StoreError {
        let path = path.to_path_buf();
        match error.kind() {
            io::ErrorKind::NotFound => StoreError::NoFile { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { path },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull { path },
            io::ErrorKind::AlreadyExists => StoreError::Exists { path },
            io::ErrorKind::ResourceBusy => StoreError::Locked { path },
            // The rest of io::ErrorKind is not ours and open-ended.
            _ => StoreError::Io { path, detail: error.to_string() },
        }
    }

    /// What SQLite said about `path`.
    pub(crate) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> StoreError {
        let path = path.to_path_buf();
        let detail = error.to_string();
        match error {
            // A column holds something that STRICT tables never held: bytes that are not UTF-8, a negative length.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => StoreError::Malformed { path, detail },
            // The small file that readers share could not grow: no room. Any other I/O error is just that.
            rusqlite::Error::SqliteFailure(failure, _) if failure.extended_code == ffi::SQLITE_IOERR_SHMSIZE => {
                StoreError::DiskFull { path }
            }
            // Somebody moved or removed the file while it was open.
            rusqlite::Error::SqliteFailure(failure, _) if failure.extended_code == ffi::SQLITE_READONLY_DBMOVED => {
                StoreError::NoFile { path }
            }
            rusqlite::Error::SqliteFailure(failure, _) => match failure.code {
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Locked { path },
                ErrorCode::DatabaseCorrupt => StoreError::Malformed { path, detail },
                ErrorCode::NotADatabase => StoreError::NotOurs { path },
                ErrorCode::DiskFull => StoreError::DiskFull { path },
                ErrorCode::ReadOnly | ErrorCode::PermissionDenied => StoreError::ReadOnly { path },
                // SQLITE_IOERR, SQLITE_CANTOPEN and the codes that no disk causes: the extended code is in the detail.
                _ => StoreError::Io { path, detail: format!("{detail} (SQLite {})", failure.extended_code) },
            },
            // rusqlite::Error is open-ended.
            _ => StoreError::Io { path, detail },
        }
    }
}

/// An error inside a transaction, before it is known which file it happened to.
#[derive(Debug)]
pub(crate) enum Fault<E = StoreError> {
    Sqlite(rusqlite::Error),
    Store(E),
}

impl Fault {
    /// The same, inside a transaction with errors of another kind.
    pub(crate) fn widen<E: From<StoreError>>(self) -> Fault<E> {
        match self {
            Fault::Sqlite(error) => Fault::Sqlite(error),
            Fault::Store(error) => Fault::Store(error.into()),
        }
    }
}

impl<E: From<StoreError>> Fault<E> {
    pub(crate) fn at(self, path: &Path) -> E {
        match self {
            Fault::Sqlite(error) => StoreError::from_sqlite(path, &error).into(),
            Fault::Store(error) => error,
        }
    }
}

impl<E> From<rusqlite::Error> for Fault<E> {
    fn from(error: rusqlite::Error) -> Fault<E> {
        Fault::Sqlite(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<LibraryError> for Fault<LibraryError> {
    fn from(error: LibraryError) -> Fault<LibraryError> {
        Fault::Store(error)
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

//! Read-only snapshots in memory of databases on disks that are not writable.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, MAIN_DB};

use crate::StoreError;
use crate::connection::open_reader;
use crate::file::{ReadLock, TempFile, create_private, with_suffix};
use crate::schema::{self, Kind};
use crate::wal;

/// Returns why the database at `path` cannot be opened for writing, if `error` comes from a full or read-only disk.
pub(crate) fn reason(path: &Path, error: &StoreError) -> Option<StoreError> {
    if matches!(error, StoreError::ReadOnly { .. }) {
        return Some(StoreError::ReadOnly { path: path.into() });
    }
    if matches!(error, StoreError::DiskFull { .. }) {
        return Some(StoreError::DiskFull { path: path.into() });
    }
    if !matches!(error, StoreError::Io { .. }) {
        return None;
    }
    // SQLite's error for a folder that takes no files is unspecific, so a test file is created.
    let probe = TempFile::of(path);
    let tried = create_private(probe.path()).map_err(|error| StoreError::from_io(path, &error));
    tried.err().filter(|error| matches!(error, StoreError::ReadOnly { .. } | StoreError::DiskFull { .. }))
}

/// Reads the database at `path` into memory, including its log. No byte is written to it or next to it. The connection
/// is to the copy in memory.
///
/// # Errors
/// As for opening: [`StoreError::NotOurs`], [`StoreError::Newer`], [`StoreError::Locked`], [`StoreError::Malformed`].
pub(crate) fn read(path: &Path, patience: Duration) -> Result<Connection, StoreError> {
    match schema::inspect(path)? {
        Kind::Ours => {}
        Kind::Blank => return Err(StoreError::NoFile { path: path.into() }),
    }
    let lock = ReadLock::take(path)?;
    if lock.is_shared() {
        // Another program has it open with its log and index, so that SQLite can read it too.
        return copy_live(path, patience);
    }
    let at = |error: std::io::Error| StoreError::from_io(path, &error);
    let optional = |suffix: &str| match fs::read(with_suffix(path, suffix)) {
        Ok(bytes) => Ok(bytes),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(at(error)),
    };
    let damaged = |detail: &str| StoreError::Malformed { path: path.into(), detail: detail.into() };
    if !optional("-journal")?.is_empty() {
        return Err(damaged("its rollback journal has to be applied first"));
    }
    let log = optional("-wal")?;
    let mut bytes = fs::read(path).map_err(at)?;
    if !wal::apply(&log, &mut bytes) {
        return Err(damaged("its log belongs to another database"));
    }
    // Bytes 18 and 19 announce a log; a database in memory has none
    // (https://www.sqlite.org/fileformat.html#file_format_version_numbers).
    if let Some(versions) = bytes.get_mut(18..20) {
        versions.fill(1);
    }
    let mut conn = Connection::open_in_memory().map_err(|error| StoreError::from_sqlite(path, &error))?;
    conn.deserialize_read_exact(MAIN_DB, bytes.as_slice(), bytes.len(), false)
        .map_err(|error| StoreError::from_sqlite(path, &error))?;
    Ok(conn)
}

fn copy_live(path: &Path, patience: Duration) -> Result<Connection, StoreError> {
    let copy = || -> rusqlite::Result<(Connection, StepResult)> {
        let source = open_reader(path, patience)?;
        let mut conn = Connection::open_in_memory()?;
        let step = Backup::new(&source, &mut conn)?.step(-1)?;
        Ok((conn, step))
    };
    match copy().map_err(|error| StoreError::from_sqlite(path, &error))? {
        (conn, StepResult::Done) => Ok(conn),
        // Busy, locked, or a result unknown today (the enum is non-exhaustive).
        _ => Err(StoreError::Locked { path: path.into() }),
    }
}

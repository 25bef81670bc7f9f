//! Backup of the database to a single file, and restore.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::StoreError;
use crate::epoch;
use crate::file::{self, TempFile, UseLock, with_suffix};
use crate::journal::StreamKind;
use crate::schema::{self, Kind};
use crate::table::{entry, setting, stream};

/// Time a backup or restore waits for another program to finish a write.
const PATIENCE: Duration = Duration::from_secs(5);

/// Handling of a database that turns out to be damaged while it is copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BackupDamage {
    /// Discard the copy.
    Refused,
    /// Copy the damaged database unchanged.
    Copied,
}

/// Copies the database of the connection `source` to the single file `to`.
pub(crate) fn backup(
    source: &Connection,
    source_path: &Path,
    to: &Path,
    replace: bool,
    damaged: BackupDamage,
) -> Result<(), StoreError> {
    if let Some(folder) = to.parent() {
        file::make_folder(folder)?;
    }
    let to = file::real_path(&file::output_path(to)?)?;
    may_replace(source_path, &to, replace)?;
    // The target must not be a database in use, which has a lock file.
    let _alone = if with_suffix(&to, ".lock").exists() { Some(UseLock::exclusive(&to)?) } else { None };
    if fs::exists(&to).unwrap_or(true) && file::is_in_use(&to) {
        // A database, not a backup.
        return Err(StoreError::Exists { path: to });
    }
    let partial = TempFile::of(&to);
    copy(source, source_path, partial.path(), &to, damaged)?;
    may_replace(source_path, &to, replace)?;
    partial.replace(&to)?;
    if let Some(folder) = to.parent() {
        // Including those of other names: the next backup rarely has the name of the interrupted one.
        file::clear_left_over(folder, |_| true);
    }
    Ok(())
}

fn may_replace(source: &Path, to: &Path, replace: bool) -> Result<(), StoreError> {
    match fs::exists(to) {
        Ok(false) => Ok(()),
        Ok(true) if !replace || to == source => Err(StoreError::Exists { path: to.into() }),
        Ok(true) => schema::inspect(to).map(|_| ()),
        Err(error) => Err(StoreError::from_io(to, &error)),
    }
}

/// Makes `partial` a valid, self-contained copy that is on disk. Errors are reported for `to`.
fn copy(
    source: &Connection,
    source_path: &Path,
    partial: &Path,
    to: &Path,
    damaged: BackupDamage,
) -> Result<(), StoreError> {
    let at_source = |error| StoreError::from_sqlite(source_path, &error);
    let at_copy = |error| StoreError::from_sqlite(to, &error);
    // The system's error is more precise than SQLite's if the file cannot be created.
    file::create_private(partial)
        .and_then(|file| file::keep_mode(to, &file))
        .map_err(|error| StoreError::from_io(to, &error))?;
    let mut conn = Connection::open(partial).map_err(at_copy)?;
    conn.pragma_update(None, "synchronous", "FULL").map_err(at_copy)?;
    conn.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(at_copy)?;
    // Copies all pages in one step, for a consistent snapshot of the source. In WAL mode its writers do not wait.
    let step = Backup::new(source, &mut conn).and_then(|backup| backup.step(-1)).map_err(|error| match error {
        // SQLite does not report which of the two files failed; a full disk can only be that of the target.
        full @ rusqlite::Error::SqliteFailure(..)
            if full.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) =>
        {
            at_copy(full)
        }
        other => at_source(other),
    })?;
    match step {
        StepResult::Done => {}
        // Busy, locked, or a result unknown today (the enum is non-exhaustive).
        _ => return Err(StoreError::Locked { path: source_path.into() }),
    }
    match damaged {
        BackupDamage::Refused => {
            schema::migrate(&mut conn, to)?;
            epoch::leave(&conn).map_err(at_copy)?;
        }
        BackupDamage::Copied => {}
    }
    let mode: String =
        conn.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0)).map_err(at_copy)?;
    if mode != "delete" {
        return Err(StoreError::Io { path: to.into(), detail: format!("journal mode is still {mode}") });
    }
    match damaged {
        BackupDamage::Refused => check(&conn, to)?,
        BackupDamage::Copied => {}
    }
    conn.close().map_err(|(_, error)| at_copy(error))?;
    file::sync_file(partial).map_err(|error| StoreError::from_io(to, &error))
}

/// Checks every page, every reference, and every entry of every stream.
pub(crate) fn check(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    let sqlite = |error| StoreError::from_sqlite(path, &error);
    let malformed = |detail| StoreError::Malformed { path: path.into(), detail };
    let found: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(sqlite)?;
    if found != "ok" {
        return Err(malformed(found));
    }
    let loose: i64 =
        conn.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).map_err(sqlite)?;
    if loose != 0 {
        return Err(malformed(format!("{loose} rows refer to missing rows")));
    }
    for kind in StreamKind::ALL {
        for (stream, _) in stream::lengths(conn, kind).map_err(|error| error.at(path))? {
            entry::read(conn, stream, 0).map_err(|error| error.at(path))?;
        }
    }
    Ok(())
}

/// Replaces the database `to` with the backup `from`, without the settings `dropped`. Returns the path of the old
/// database.
pub(crate) fn restore(from: &Path, to: &Path, dropped: &[&str]) -> Result<Option<PathBuf>, StoreError> {
    if !from.is_file() {
        return Err(StoreError::NoFile { path: from.into() });
    }
    match schema::inspect(from)? {
        Kind::Ours => {}
        Kind::Blank => return Err(StoreError::NotOurs { path: from.into() }),
    }
    if let Some(folder) = to.parent() {
        file::make_folder(folder)?;
    }
    let (from, to) = (file::real_path(from)?, file::real_path(to)?);
    if from == to {
        return Err(StoreError::Exists { path: to });
    }
    let _alone = UseLock::exclusive(&to)?;
    let partial = TempFile::of(&to);
    let source = open_source(&from)?;
    // Also verifies the backup before anything else is changed.
    schema::is_ours(&source, &from)?;
    copy(&source, &from, partial.path(), &to, BackupDamage::Refused)
        .map_err(|error| attribute_to_source(error, &from, &to))?;
    drop(source);
    drop_settings(partial.path(), &to, dropped)?;
    let kept = keep_aside(&to)?;
    // The write counter of the old database does not apply to the restored one.
    match fs::remove_file(with_suffix(&to, file::MARK)) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(StoreError::from_io(&to, &error)),
        Ok(()) | Err(_) => {}
    }
    partial.replace(&to)?;
    Ok(kept)
}

/// Removes settings from a copy in progress.
fn drop_settings(partial: &Path, to: &Path, dropped: &[&str]) -> Result<(), StoreError> {
    let remove = || -> rusqlite::Result<()> {
        let conn = Connection::open(partial)?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        for key in dropped {
            setting::remove(&conn, key)?;
        }
        conn.close().map_err(|(_, error)| error)
    };
    if dropped.is_empty() {
        return Ok(());
    }
    remove().map_err(|error| StoreError::from_sqlite(to, &error))?;
    file::sync_file(partial).map_err(|error| StoreError::from_io(to, &error))
}

/// Attributes damage found right after copying to the backup, where it was before, instead of the old database.
fn attribute_to_source(error: StoreError, from: &Path, to: &Path) -> StoreError {
    match error {
        StoreError::Malformed { path, detail } if path == to => StoreError::Malformed { path: from.into(), detail },
        StoreError::NotOurs { path } if path == to => StoreError::NotOurs { path: from.into() },
        StoreError::Schema { path, what } if path == to => StoreError::Schema { path: from.into(), what },
        other => other,
    }
}

/// Opens a source database. A backup has no log and may be on a read-only disk; a database in use or after a crash
/// has one.
fn open_source(from: &Path) -> Result<Connection, StoreError> {
    if !with_suffix(from, "-wal").exists() && !with_suffix(from, "-journal").exists() {
        return schema::open_immutable(from);
    }
    let conn = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let conn = conn.and_then(|conn| conn.busy_timeout(PATIENCE).map(|()| conn));
    conn.map_err(|error| StoreError::from_sqlite(from, &error))
}

/// Folds a log left by a crash into the file. If the database is too damaged for that, the log stays.
fn fold(path: &Path) -> Result<(), StoreError> {
    let fold = || -> rusqlite::Result<bool> {
        let conn = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // Otherwise closing a damaged database would remove its log.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        conn.busy_timeout(Duration::from_millis(100))?;
        conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
    };
    match fold().map_err(|error| StoreError::from_sqlite(path, &error)) {
        Ok(true) => Err(StoreError::Locked { path: path.into() }),
        Err(error @ StoreError::Locked { .. }) => Err(error),
        Ok(false) | Err(_) => Ok(()),
    }
}

/// Keeps the old database under a second name, `<name>.before-restore-<n>`, with its log if a crash left one. The
/// first name stays as well, so that there is a database at all times.
fn keep_aside(to: &Path) -> Result<Option<PathBuf>, StoreError> {
    let at = |error: std::io::Error| StoreError::from_io(to, &error);
    if !fs::exists(to).map_err(at)? {
        return Ok(None);
    }
    fold(to)?;
    let mut number = 1_u32;
    let kept = loop {
        let kept = with_suffix(to, &format!(".before-restore-{number}"));
        if !fs::exists(&kept).map_err(at)? {
            break kept;
        }
        number += 1;
    };
    let copied = || {
        let partial = TempFile::of(&kept);
        fs::copy(to, partial.path()).and_then(|_| file::sync_file(partial.path())).map_err(at)?;
        partial.replace(&kept)
    };
    // Some USB file systems do not support hard links.
    fs::hard_link(to, &kept).or_else(|_| copied())?;
    // An old log must never remain next to the new file: SQLite would apply it.
    for companion in ["-wal", "-journal", "-shm"] {
        let old = with_suffix(to, companion);
        let moved = match fs::metadata(&old) {
            Ok(found) if found.len() == 0 || companion == "-shm" => fs::remove_file(&old),
            Ok(_) => fs::rename(&old, with_suffix(&kept, companion)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        };
        moved.map_err(at)?;
    }
    file::sync_folder_of(to).map_err(at)?;
    Ok(Some(kept))
}

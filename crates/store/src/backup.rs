//! A second copy of the database in one file, and the way back.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::StoreError;
use crate::epoch;
use crate::file::{self, Partial, UseLock, beside};
use crate::schema::{self, Kind};
use crate::table::{deck, deck_version, event, game, game_step, journal, league, league_step, setting};

/// How long a backup or restore waits for another program to finish a write.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is done with a database that turns out damaged when it is copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Damage {
    /// The copy is thrown away.
    Refused,
    /// The damaged database is copied as it is.
    Copied,
}

/// Copies the database behind `source` into the one file `to`.
pub(crate) fn backup(
    source: &Connection,
    source_path: &Path,
    to: &Path,
    replace: bool,
    damaged: Damage,
) -> Result<(), StoreError> {
    if let Some(folder) = to.parent() {
        file::make_folder(folder)?;
    }
    let to = file::real_path(&file::output_path(to)?)?;
    may_replace(source_path, &to, replace)?;
    // A file about to be replaced must not be a database that somebody works in. Such a one has a lock beside it.
    let _alone = if beside(&to, ".lock").exists() { Some(UseLock::alone(&to)?) } else { None };
    if fs::exists(&to).unwrap_or(true) && file::is_worked_in(&to) {
        // A database of somebody's, not a backup.
        return Err(StoreError::Exists { path: to });
    }
    let partial = Partial::of(&to);
    copy(source, source_path, partial.path(), &to, damaged)?;
    may_replace(source_path, &to, replace)?;
    partial.replace(&to)?;
    if let Some(folder) = to.parent() {
        // Also of other names: the next backup is rarely called as the one that was cut off.
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

/// Makes `partial` a sound, self-contained copy that is on the disk. What goes wrong is reported for `to`.
fn copy(source: &Connection, source_path: &Path, partial: &Path, to: &Path, damaged: Damage) -> Result<(), StoreError> {
    let at_source = |error| StoreError::from_sqlite(source_path, &error);
    let at_copy = |error| StoreError::from_sqlite(to, &error);
    // The system says better than SQLite why a file cannot be made.
    file::create_private(partial)
        .and_then(|file| file::keep_mode(to, &file))
        .map_err(|error| StoreError::from_io(to, &error))?;
    let mut conn = Connection::open(partial).map_err(at_copy)?;
    conn.pragma_update(None, "synchronous", "FULL").map_err(at_copy)?;
    conn.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(at_copy)?;
    // All pages in one step: one moment in the life of the source. In WAL mode its writers do not wait.
    let step = Backup::new(source, &mut conn).and_then(|backup| backup.step(-1)).map_err(|error| match error {
        // SQLite reports only what happened, not to which of the two; a disk that is full is the one written to.
        full @ rusqlite::Error::SqliteFailure(..)
            if full.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) =>
        {
            at_copy(full)
        }
        other => at_source(other),
    })?;
    match step {
        StepResult::Done => {}
        // Busy, locked, or a step unknown today (the enum is not ours).
        _ => return Err(StoreError::Locked { path: source_path.into() }),
    }
    match damaged {
        Damage::Refused => {
            schema::migrate(&mut conn, to)?;
            epoch::leave(&conn).map_err(at_copy)?;
        }
        Damage::Copied => {}
    }
    let mode: String =
        conn.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0)).map_err(at_copy)?;
    if mode != "delete" {
        return Err(StoreError::Io { path: to.into(), detail: format!("journal mode is still {mode}") });
    }
    match damaged {
        Damage::Refused => check(&conn, to)?,
        Damage::Copied => {}
    }
    conn.close().map_err(|(_, error)| at_copy(error))?;
    file::sync_file(partial).map_err(|error| StoreError::from_io(to, &error))
}

/// Every page, every reference, every journal, every step of every game and league, every version of every deck.
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
        return Err(malformed(format!("{loose} rows refer to what is not there")));
    }
    for row in event::all(conn).map_err(|fault| fault.at(path))? {
        journal::read(conn, row.id, 0).map_err(|fault| fault.at(path))?;
    }
    for row in game::all(conn).map_err(|fault| fault.at(path))? {
        game_step::all(conn, row.id).map_err(|fault| fault.at(path))?;
    }
    for row in league::all(conn).map_err(|fault| fault.at(path))? {
        league_step::all(conn, row.id).map_err(|fault| fault.at(path))?;
    }
    for (id, versions) in deck::lengths(conn).map_err(sqlite)? {
        if let Some(version) = deck_version::first_damaged(conn, id, versions).map_err(sqlite)? {
            return Err(deck_version::damaged(path, id, version));
        }
    }
    Ok(())
}

/// Puts the database `from` in the place of `to`, without the settings `dropped`; returns the path to which the old one
/// was moved.
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
    let _alone = UseLock::alone(&to)?;
    let partial = Partial::of(&to);
    let source = open_source(&from)?;
    // Also proves the backup sound before anything else is touched.
    schema::is_ours(&source, &from)?;
    copy(&source, &from, partial.path(), &to, Damage::Refused).map_err(|error| blame(error, &from, &to))?;
    drop(source);
    drop_settings(partial.path(), &to, dropped)?;
    let kept = keep_aside(&to)?;
    // What the old database had acknowledged is no measure for the restored one.
    match fs::remove_file(beside(&to, file::MARK)) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(StoreError::from_io(&to, &error)),
        Ok(()) | Err(_) => {}
    }
    partial.replace(&to)?;
    Ok(kept)
}

/// Removes settings from a copy that is still being made.
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

/// A copy that turns out damaged right after copying was damaged before: that is the backup, not the old database.
fn blame(error: StoreError, from: &Path, to: &Path) -> StoreError {
    match error {
        StoreError::Malformed { path, detail } if path == to => StoreError::Malformed { path: from.into(), detail },
        StoreError::NotOurs { path } if path == to => StoreError::NotOurs { path: from.into() },
        StoreError::Schema { path, what } if path == to => StoreError::Schema { path: from.into(), what },
        other => other,
    }
}

/// A backup has no log and may lie on a read-only disk; a database in use, or left by a crash, has one.
fn open_source(from: &Path) -> Result<Connection, StoreError> {
    if !beside(from, "-wal").exists() && !beside(from, "-journal").exists() {
        return schema::open_immutable(from);
    }
    let conn = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let conn = conn.and_then(|conn| conn.busy_timeout(PATIENCE).map(|()| conn));
    conn.map_err(|error| StoreError::from_sqlite(from, &error))
}

/// Folds a log left by a crash into the file. A database too damaged for that stays beside its log.
fn fold(path: &Path) -> Result<(), StoreError> {
    let fold = || -> rusqlite::Result<bool> {
        let conn = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // Without this, closing a damaged database would remove its log.
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

/// Gives the old database a second name, `<name>.before-restore-<n>`, with its log if a crash left one. Its first
/// name stays as well, so that there is a database at every moment.
fn keep_aside(to: &Path) -> Result<Option<PathBuf>, StoreError> {
    let at = |error: std::io::Error| StoreError::from_io(to, &error);
    if !fs::exists(to).map_err(at)? {
        return Ok(None);
    }
    fold(to)?;
    let mut number = 1_u32;
    let kept = loop {
        let kept = beside(to, &format!(".before-restore-{number}"));
        if !fs::exists(&kept).map_err(at)? {
            break kept;
        }
        number += 1;
    };
    let copied = || {
        let partial = Partial::of(&kept);
        fs::copy(to, partial.path()).and_then(|_| file::sync_file(partial.path())).map_err(at)?;
        partial.replace(&kept)
    };
    // Some USB file systems have no second names.
    fs::hard_link(to, &kept).or_else(|_| copied())?;
    // An old log must never meet the new file: SQLite would apply it.
    for companion in ["-wal", "-journal", "-shm"] {
        let old = beside(to, companion);
        let moved = match fs::metadata(&old) {
            Ok(found) if found.len() == 0 || companion == "-shm" => fs::remove_file(&old),
            Ok(_) => fs::rename(&old, beside(&kept, companion)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        };
        moved.map_err(at)?;
    }
    file::sync_folder_of(to).map_err(at)?;
    Ok(Some(kept))
}

//! Automatic backups of a database in use, next to it and in a mirror folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use rusqlite::Connection;

use crate::backup::BackupDamage;
use crate::connection::{Options, open_reader};
use crate::file::{self, TempFile, with_suffix};
use crate::{StoreError, backup, write_counter};

/// Folder next to the database.
const FOLDER: &str = "backups";
/// Suffix of the label of a damaged database's copy.
const UNSOUND: &str = "-unsound";
/// Maximum number of stored copies. The oldest are deleted first.
const MOST: usize = 80;

/// Creates automatic backups of one database, even outside the writer's thread. It must not outlive the
/// [`crate::Store`] it comes from, because it relies on that store's lock.
#[derive(Debug, Clone)]
pub struct AutoBackup {
    database: PathBuf,
}

/// A consistent snapshot of the database, unaffected by later writes.
#[derive(Debug)]
pub struct Snapshot {
    auto_backup: AutoBackup,
    /// Connection with a read transaction open since the snapshot.
    source: Connection,
}

/// An automatic backup on disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredBackup {
    /// Path of the copy.
    pub path: PathBuf,
    /// Label of the copy.
    pub label: String,
    /// Size of the file in bytes.
    pub bytes: u64,
    /// Time the file was written.
    pub written: SystemTime,
}

/// Rejects creating a database that has copies: a power cut may have left an empty file.
pub(crate) fn has_none(database: &Path) -> Result<(), StoreError> {
    let database = file::real_path(database).unwrap_or_else(|_| database.into());
    let copies = AutoBackup { database: database.clone() }.copies();
    let proven = copies.iter().find(|copy| !copy.label.ends_with(UNSOUND));
    match proven.or(copies.first()) {
        None => Ok(()),
        Some(newest) => Err(StoreError::Emptied { path: database, newest: newest.path.clone(), copies: copies.len() }),
    }
}

/// Returns the name prefix of a database's copies: its name without the usual extension.
fn prefix_of(database: &Path) -> String {
    let usual = database.extension().is_none_or(|extension| extension == "db");
    let name = if usual { database.file_stem() } else { database.file_name() };
    format!("{}-", name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default())
}

/// Returns a label reduced to characters that every file system accepts.
fn plain(label: &str) -> String {
    label.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).take(100).collect()
}

impl AutoBackup {
    /// Returns the [`AutoBackup`] of a database.
    pub(crate) fn of(database: &Path) -> Self {
        AutoBackup { database: database.to_owned() }
    }

    /// Returns the folder of the copies.
    pub fn folder(&self) -> PathBuf {
        self.database.with_file_name(FOLDER)
    }

    /// Returns the name prefix of this database's copies.
    fn prefix(&self) -> String {
        prefix_of(&self.database)
    }

    /// Returns the label of a copy of this database, or `None` for any other file. Databases next to each other share
    /// the folder, and one's name may be a prefix of another's.
    fn label_of(&self, name: &str) -> Option<String> {
        let label = name.strip_prefix(&self.prefix())?.strip_suffix(".db")?;
        let another =
            self.beside_this().iter().any(|other| other.len() > self.prefix().len() && name.starts_with(other));
        // "2-event-1-round-1-end" belongs to a database "…-2" that no longer exists.
        let of_gone =
            label.find("event-").is_some_and(|at| at > 0) || (label != "by-hand" && label.ends_with("-by-hand"));
        (!another && !of_gone).then(|| label.to_owned())
    }

    /// Returns the name prefixes of the other databases' copies in the folder.
    fn beside_this(&self) -> Vec<String> {
        let Some(folder) = self.database.parent() else { return Vec::new() };
        let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
        let paths = files.flatten().map(|file| file.path());
        paths.filter(|path| *path != self.database && file::is_database(path)).map(|path| prefix_of(&path)).collect()
    }

    /// Takes a snapshot of the current database, to be copied later.
    ///
    /// # Errors
    /// [`StoreError::Locked`], [`StoreError::Io`].
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let sqlite = |error| StoreError::from_sqlite(&self.database, &error);
        let source = open_reader(&self.database, Options::default().busy_timeout).map_err(sqlite)?;
        // A transaction sees the state at its first read (https://www.sqlite.org/isolation.html).
        source.execute_batch("BEGIN").map_err(sqlite)?;
        source.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())).map_err(sqlite)?;
        Ok(Snapshot { auto_backup: self.clone(), source })
    }

    /// Copies a backup to another folder atomically.
    ///
    /// # Errors
    /// [`StoreError::DiskFull`], [`StoreError::ReadOnly`], [`StoreError::Io`] of the mirror folder. A missing folder
    /// is not created: an unplugged stick must not become a folder on the disk.
    pub fn copy_to(&self, kept: &Path, second: &Path) -> Result<PathBuf, StoreError> {
        if !second.is_dir() {
            return Err(StoreError::NoFile { path: second.into() });
        }
        let name = kept.file_name().ok_or_else(|| StoreError::NoFile { path: kept.into() })?;
        let mut to = second.join(name);
        if to == kept {
            return Err(StoreError::Exists { path: to });
        }
        // Another database with this name has copied there: keep its copies.
        let (ours, theirs) = (write_counter::identity_of(kept), write_counter::identity_of(&to));
        if let (Some(ours), true) = (&ours, fs::exists(&to).unwrap_or(true) && ours != theirs) {
            let stem = Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
            to = second.join(format!("{}.{ours:.8}.db", stem.unwrap_or_default()));
        }
        let partial = TempFile::of(&to);
        let private = file::create_private(partial.path()).and_then(|file| file::keep_mode(&to, &file));
        private
            .and_then(|()| fs::copy(kept, partial.path()))
            .and_then(|_| file::sync_file(partial.path()))
            .map_err(|error| StoreError::from_io(&to, &error))?;
        partial.replace(&to)?;
        file::clear_left_over(second, |name| name.starts_with(&self.prefix()));
        Ok(to)
    }

    /// Returns the copies on disk, newest first.
    pub fn copies(&self) -> Vec<StoredBackup> {
        let Ok(files) = fs::read_dir(self.folder()) else { return Vec::new() };
        let copy = |file: fs::DirEntry| {
            let path = file.path();
            let label = self.label_of(path.file_name()?.to_str()?)?;
            let found = file.metadata().ok()?;
            Some(StoredBackup { path, label, bytes: found.len(), written: found.modified().ok()? })
        };
        let mut copies: Vec<StoredBackup> = files.flatten().filter_map(copy).collect();
        copies.sort_by(|one, other| (other.written, &other.label).cmp(&(one.written, &one.label)));
        copies
    }

    /// Removes the oldest copies and the leftovers of killed programs. Files that cannot be removed are harmless and
    /// stay.
    fn clear_up(&self) {
        for old in self.copies().iter().skip(MOST) {
            for name in [old.path.clone(), with_suffix(&old.path, ".lock")] {
                let _ = fs::remove_file(name);
            }
        }
        file::clear_left_over(&self.folder(), |name| name.starts_with(&self.prefix()));
        if let (Some(folder), Some(name)) = (self.database.parent(), self.database.file_name()) {
            // The mark and a restore are written next to the database.
            let name = name.to_string_lossy();
            file::clear_left_over(folder, |of| of.starts_with(name.as_ref()));
        }
    }
}

impl Snapshot {
    /// Copies the snapshot to a file named after the label, replacing an older copy of that name. The copy is checked
    /// and on disk before it gets its name. The oldest copies beyond 80 are removed.
    ///
    /// # Errors
    /// As [`Store::backup`].
    pub fn keep(&self, label: &str) -> Result<PathBuf, StoreError> {
        self.copy(&plain(label), BackupDamage::Refused)
    }

    /// Copies the snapshot even if it is damaged. It is put next to the intact copies of that label, and its name ends
    /// in "-unsound". Nothing in it is verified.
    ///
    /// # Errors
    /// Errors of the operating system.
    pub fn keep_damaged(&self, label: &str) -> Result<PathBuf, StoreError> {
        self.copy(&format!("{}{UNSOUND}", plain(label)), BackupDamage::Copied)
    }

    fn copy(&self, label: &str, damaged: BackupDamage) -> Result<PathBuf, StoreError> {
        let auto_backup = &self.auto_backup;
        let folder = auto_backup.folder();
        file::make_folder(&folder)?;
        let newest = auto_backup.copies().first().map(|copy| copy.written);
        let to = folder.join(format!("{}{label}.db", auto_backup.prefix()));
        backup::backup(&self.source, &auto_backup.database, &to, true, damaged)?;
        // After the clock was set back, the latest copy must not become the oldest, which is deleted first.
        let after = newest.and_then(|newest| newest.checked_add(Duration::from_millis(1)));
        let after = after.filter(|after| SystemTime::now() < *after);
        if let Some(after) = after {
            let set = fs::File::options().write(true).open(&to).and_then(|file| file.set_modified(after));
            set.map_err(|error| StoreError::from_io(&to, &error))?;
        }
        auto_backup.clear_up();
        Ok(to)
    }
}

//! The open database: opening, settings, closing.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::auto_backup::AutoBackup;
use crate::backup::BackupDamage;
use crate::connection::{Options, harden_connection, open_reader};
use crate::error::TxError;
use crate::file::{self, Identity, UseLock, with_suffix};
use crate::schema::Kind;
use crate::table::setting;
use crate::write_counter::MarkCleanup;
use crate::{LostSteps, StoreError, auto_backup, backup, epoch, schema, snapshot, write_counter};

/// An open database. Share it between threads; dropping it closes it.
pub struct Store {
    // Fields are dropped in this order: the writer last of the two, so that it folds the log into the file.
    reader: Option<Mutex<Connection>>,
    writer: Mutex<Connection>,
    path: Option<PathBuf>,
    /// Identity of the opened file and log, to detect their replacement.
    opened: Option<Opened>,
    mark: Option<MarkCleanup>,
    /// Reason that the database was only read into memory; `None` if it is writable.
    read_only: Option<StoreError>,
    _in_use: Option<UseLock>,
}

/// Identity of the opened files.
struct Opened {
    file: Identity,
    log: OnceLock<Identity>,
    /// Identity of the database, as in the mark.
    id: String,
}

impl Store {
    /// Returns the [`AutoBackup`] of this database, or `None` for one in memory.
    pub fn auto_backup(&self) -> Option<AutoBackup> {
        self.path().map(AutoBackup::of)
    }

    /// Opens the database at `path` and migrates it to the latest version. Creates it and its folders if it does not
    /// exist.
    ///
    /// A database of a newer version ([`StoreError::Newer`]) or another program's file ([`StoreError::NotOurs`]) is
    /// rejected without writing a byte to it or next to it. One on a full or read-only disk is read into memory, and
    /// every write is rejected: [`Store::read_only`].
    ///
    /// # Errors
    /// [`StoreError::Emptied`] if the file is empty or missing and there are copies of it; and as named above.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(path, Options::default())
    }

    /// Works like [`Store::open`], with the given options.
    pub fn open_with(path: &Path, options: Options) -> Result<Store, StoreError> {
        match Store::open_to_write(path, options) {
            Err(error) => match snapshot::reason(path, &error) {
                // The reason that it is not writable matters more than an error of reading it.
                Some(reason) => Store::open_to_read(path, options, reason).map_err(|_| error),
                None => Err(error),
            },
            opened => opened,
        }
    }

    fn open_to_write(path: &Path, options: Options) -> Result<Store, StoreError> {
        match schema::inspect(path)? {
            Kind::Blank => auto_backup::has_none(path)?,
            Kind::Ours => {}
        }
        if let Some(folder) = path.parent() {
            file::make_folder(folder)?;
        }
        let path = file::real_path(path)?;
        let in_use = UseLock::shared(&path, options.busy_timeout)?;
        let sqlite = |error| StoreError::from_sqlite(&path, &error);
        match file::create_private(&path) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StoreError::from_io(&path, &error)),
        }
        let mut writer = Connection::open(&path).map_err(sqlite)?;
        let (guards, lost) = look_before(&writer, &path, options.busy_timeout)?;
        if writer.is_readonly("main").map_err(sqlite)? {
            return Err(StoreError::ReadOnly { path });
        }
        prepare(&writer, options).map_err(sqlite)?;
        use_wal(&writer, options.busy_timeout).map_err(sqlite)?;
        schema::restore_guards(&mut writer, &path, &guards)?;
        schema::migrate(&mut writer, &path)?;
        let file = Identity::of(&path).map_err(|error| StoreError::from_io(&path, &error))?;
        let id = named(&mut writer, &path, file, lost).map_err(|error: TxError| error.at(&path))?;
        let reader = open_reader(&path, options.busy_timeout).map_err(sqlite)?;
        Ok(Store {
            reader: Some(Mutex::new(reader)),
            writer: Mutex::new(writer),
            opened: Some(Opened { file, log: OnceLock::new(), id }),
            mark: Some(MarkCleanup(path.clone())),
            path: Some(path),
            read_only: None,
            _in_use: Some(in_use),
        })
    }

    /// Reads the database at `path` into memory, with its log, without writing a byte to it or next to it. Rejects
    /// every write.
    ///
    /// # Errors
    /// [`StoreError::NoFile`], [`StoreError::NotOurs`], [`StoreError::Newer`], [`StoreError::Locked`],
    /// [`StoreError::Malformed`].
    pub fn read_into_memory(path: &Path) -> Result<Store, StoreError> {
        Store::open_to_read(path, Options::default(), StoreError::ReadOnly { path: path.into() })
    }

    /// Reads a database that is not writable into memory.
    fn open_to_read(path: &Path, options: Options, reason: StoreError) -> Result<Store, StoreError> {
        let path = file::real_path(path)?;
        let sqlite = |error| StoreError::from_sqlite(&path, &error);
        let mut writer = snapshot::read(&path, options.busy_timeout)?;
        prepare(&writer, options).map_err(sqlite)?;
        let guards = schema::is_ours(&writer, &path)?;
        let lost = write_counter::compare(&writer, &path)?;
        schema::restore_guards(&mut writer, &path, &guards)?;
        schema::migrate(&mut writer, &path)?;
        let file = Identity::of(&path).map_err(|error| StoreError::from_io(&path, &error))?;
        named(&mut writer, &path, file, lost).map_err(|error: TxError| error.at(&path))?;
        Ok(Store {
            reader: None,
            writer: Mutex::new(writer),
            opened: None,
            mark: None,
            path: Some(path),
            read_only: Some(reason),
            _in_use: None,
        })
    }

    /// Returns the reason that the database is read-only, or `None` if it is writable. The reasons are
    /// [`StoreError::DiskFull`] and [`StoreError::ReadOnly`]. A read-only database shows its state at opening.
    pub fn read_only(&self) -> Option<&StoreError> {
        self.read_only.as_ref()
    }

    /// Creates a temporary database in memory, for tests and demonstrations.
    pub fn in_memory() -> Result<Store, StoreError> {
        let sqlite = |error| StoreError::from_sqlite(Path::new(IN_MEMORY), &error);
        let mut writer = Connection::open_in_memory().map_err(sqlite)?;
        prepare(&writer, Options::default()).map_err(sqlite)?;
        schema::migrate(&mut writer, Path::new(IN_MEMORY))?;
        Ok(Store {
            reader: None,
            writer: Mutex::new(writer),
            path: None,
            opened: None,
            mark: None,
            read_only: None,
            _in_use: None,
        })
    }

    /// Returns the path of the file with links followed, or `None` for a database in memory.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns a setting, or `None` if it was never set.
    pub fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.query(|conn| setting::get(conn, key))
    }

    /// Returns a setting, or `None` if it was never set or is empty.
    pub fn filled_setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.setting(key)?.filter(|value| !value.is_empty()))
    }

    /// Sets a setting, replacing its value.
    pub fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.transaction(|tx| setting::set(tx, key, value))
    }

    /// Returns the settings whose key starts with `prefix`, in the order of their keys.
    pub fn settings_with_prefix(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.query(|conn| setting::with_prefix(conn, prefix))
    }

    /// Removes a setting, if it exists.
    pub fn remove_setting(&self, key: &str) -> Result<(), StoreError> {
        self.transaction(|tx| Ok(setting::remove(tx, key)?))
    }

    /// Updates a setting from its current value in one transaction. No other program can write in between. Returns the
    /// new value.
    ///
    /// # Errors
    /// Errors of `change`, and [`StoreError`] as for any write; the setting is then unchanged.
    pub fn update_setting<E: From<StoreError>>(
        &self,
        key: &str,
        change: impl FnOnce(Option<String>) -> Result<String, E>,
    ) -> Result<String, E> {
        self.transaction(|tx| {
            let old = setting::get(tx, key).map_err(TxError::into_tx)?;
            let fresh = change(old).map_err(TxError::Store)?;
            setting::set(tx, key, &fresh).map_err(TxError::into_tx)?;
            Ok(fresh)
        })
    }

    /// Returns the acknowledged writes that were missing on opening, until [`Store::acknowledge_loss`] is called.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn lost_steps(&self) -> Result<Option<LostSteps>, StoreError> {
        self.query(write_counter::kept)
    }

    /// Acknowledges a loss, so that it is not reported again.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn acknowledge_loss(&self) -> Result<(), StoreError> {
        self.transaction(write_counter::clear_loss)
    }

    /// Folds the log into the file where no reader holds it. Data in the file cannot be lost by a damaged log.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        let conn = lock(&self.writer);
        conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .map_err(|error| StoreError::from_sqlite(self.name(), &error))
    }

    /// Returns `true` if SQLite's own defences are enabled (https://www.sqlite.org/security.html).
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    pub fn is_defensive(&self) -> Result<bool, StoreError> {
        let defends = |conn: &Connection| -> rusqlite::Result<bool> {
            Ok(conn.db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE)?
                && !conn.db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA)?
                && !conn.db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW)?
                && !conn.db_config(DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA)?)
        };
        let all = |conn: &Mutex<Connection>| defends(&lock(conn));
        let both = all(&self.writer).and_then(|writer| Ok(writer && self.reader.as_ref().map_or(Ok(true), all)?));
        both.map_err(|error| StoreError::from_sqlite(self.name(), &error))
    }

    /// Copies the database, even a damaged one, to the single file `to`, which must not exist yet. Nothing in the
    /// copy is verified.
    ///
    /// # Errors
    /// [`StoreError::Exists`], and errors of the operating system.
    pub fn backup_damaged(&self, to: &Path) -> Result<(), StoreError> {
        self.copy_out(to, false, BackupDamage::Copied)
    }

    /// Copies the database while it is in use to the single file `to`, which must not exist yet. The copy is checked
    /// and on disk before it gets its name.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.back_up_to(to, false)
    }

    /// Works like [`Store::backup`], but replaces an older backup. Any other file is left unchanged.
    pub fn backup_over(&self, to: &Path) -> Result<(), StoreError> {
        self.back_up_to(to, true)
    }

    fn back_up_to(&self, to: &Path, replace: bool) -> Result<(), StoreError> {
        self.copy_out(to, replace, BackupDamage::Refused)
    }

    fn copy_out(&self, to: &Path, replace: bool, damaged: BackupDamage) -> Result<(), StoreError> {
        match &self.path {
            Some(path) if self.read_only.is_some() => backup::backup(&lock(&self.writer), path, to, replace, damaged),
            Some(path) => {
                // Uses a separate connection, so that the window can continue to read and write.
                let source = open_reader(path, Options::default().busy_timeout)
                    .map_err(|error| StoreError::from_sqlite(path, &error))?;
                backup::backup(&source, path, to, replace, damaged)
            }
            None => backup::backup(&lock(&self.writer), Path::new(IN_MEMORY), to, replace, damaged),
        }
    }

    /// Replaces the database `to`, which no program may have open, with the backup `from`. The backup is copied and
    /// checked first; the old database is kept next to it as `<name>.before-restore-<n>`, and that path is returned.
    pub fn restore(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
        backup::restore(from, to, &[])
    }

    /// Works like [`Store::restore`], without some settings: those that name folders of another machine.
    ///
    /// # Errors
    /// As [`Store::restore`].
    pub fn restore_without(from: &Path, to: &Path, dropped: &[&str]) -> Result<Option<PathBuf>, StoreError> {
        backup::restore(from, to, dropped)
    }

    /// Reads and verifies everything: each page, each reference, each journal, each version of each deck.
    pub fn check(&self) -> Result<(), StoreError> {
        self.query(|conn| Ok(backup::check(conn, self.name())?))
    }

    /// Closes the database and folds the log into the one file. (Dropping does the same, but cannot report errors.)
    pub fn close(self) -> Result<(), StoreError> {
        let path = self.path.as_deref().unwrap_or(Path::new(IN_MEMORY));
        drop(self.reader);
        let writer = self.writer.into_inner().unwrap_or_else(PoisonError::into_inner);
        let sqlite = |error| StoreError::from_sqlite(path, &error);
        // Another program that is reading may keep the log in use: not an error, it will fold it in.
        writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(sqlite)?;
        writer.close().map_err(|(_, error)| sqlite(error))?;
        drop(self.mark);
        Ok(())
    }

    pub(crate) fn name(&self) -> &Path {
        self.path.as_deref().unwrap_or(Path::new(IN_MEMORY))
    }

    /// Runs `work` as one transaction. On an error, nothing is changed.
    pub(crate) fn transaction<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, TxError<E>>,
    ) -> Result<T, E> {
        if let Some(reason) = &self.read_only {
            return Err(reason.clone().into());
        }
        let mut conn = lock(&self.writer);
        self.is_still_there()?;
        let write = || {
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let value = work(&tx)?;
            let writes = write_counter::count(&tx).map_err(TxError::into_tx)?;
            tx.commit()?;
            Ok((value, writes))
        };
        let (value, writes) = write().map_err(|error: TxError<E>| error.at(self.name()))?;
        // Writes to a file without a name are lost.
        self.is_still_there()?;
        if let (Some(path), Some(opened)) = (&self.path, &self.opened) {
            // A missing mark only weakens loss detection; the data itself is on disk.
            let _ = write_counter::write(path, &opened.id, writes);
        }
        Ok(value)
    }

    /// Rejects the operation if the database file or its log was replaced since opening.
    fn is_still_there(&self) -> Result<(), StoreError> {
        let (Some(path), Some(opened)) = (&self.path, &self.opened) else { return Ok(()) };
        let replaced = || StoreError::Replaced { path: path.clone() };
        if Identity::of(path).map_err(|_| replaced())? != opened.file {
            return Err(replaced());
        }
        match (Identity::of(&with_suffix(path, "-wal")), opened.log.get()) {
            (Ok(log), Some(known)) if log == *known => Ok(()),
            (Ok(log), None) => {
                let _ = opened.log.set(log);
                Ok(())
            }
            (Err(_), None) => Ok(()),
            (Ok(_) | Err(_), Some(_)) => Err(replaced()),
        }
    }

    /// Runs `work` on a consistent snapshot of the database.
    pub(crate) fn query<T>(&self, work: impl FnOnce(&Connection) -> Result<T, TxError>) -> Result<T, StoreError> {
        let mut conn = lock(self.reader.as_ref().unwrap_or(&self.writer));
        let read = || {
            let tx = conn.transaction()?;
            work(&tx)
        };
        read().map_err(|error: TxError| error.at(self.name()))
    }
}

/// Path shown in errors of a database without a file.
const IN_MEMORY: &str = "(in memory)";

/// Locks a connection, ignoring poisoning: a panic elsewhere rolled its transaction back.
fn lock(conn: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    conn.lock().unwrap_or_else(PoisonError::into_inner)
}

fn prepare(conn: &Connection, options: Options) -> rusqlite::Result<()> {
    harden_connection(conn)?;
    conn.busy_timeout(options.busy_timeout)?;
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "fullfsync", true)?; // macOS: through the disk's own cache as well
    conn.pragma_update(None, "foreign_keys", true)?;
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    if let Some(pages) = options.max_pages {
        conn.pragma_update(None, "max_page_count", pages)?;
    }
    Ok(())
}

/// Inspects a database before anything in it can run or be written. Its schema must be ours, and it must have all
/// acknowledged writes. Returns our missing guards and the loss, if any.
fn look_before(
    conn: &Connection,
    path: &Path,
    patience: Duration,
) -> Result<(Vec<String>, Option<LostSteps>), StoreError> {
    let sqlite = |error| StoreError::from_sqlite(path, &error);
    let keeps_log = |keeps: bool| conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps).map(drop);
    // On an error the connection is closed, which would fold in and remove a log that is evidence.
    keeps_log(true).map_err(sqlite)?;
    conn.busy_timeout(patience).map_err(sqlite)?;
    harden_connection(conn).map_err(sqlite)?;
    let blank = std::fs::metadata(path).is_ok_and(|found| found.len() == 0);
    let guards = if blank { Vec::new() } else { schema::is_ours(conn, path)? };
    let lost = write_counter::compare(conn, path)?;
    if lost.is_some() {
        write_counter::keep_log(path)?;
    }
    keeps_log(false).map_err(sqlite)?;
    Ok((guards, lost))
}

/// Returns the identity of a database, set if there was none, and stores the loss, if any.
fn named(conn: &mut Connection, path: &Path, file: Identity, lost: Option<LostSteps>) -> Result<String, TxError> {
    let fresh = write_counter::fresh_id(path);
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let id = write_counter::identity(&tx, &fresh)?;
    epoch::check(&tx, path, file, lost.is_some())?;
    if let Some(lost) = lost {
        write_counter::record_loss(&tx, lost)?;
    }
    tx.commit()?;
    Ok(id)
}

/// Enables the write-ahead log. SQLite's own busy timeout does not cover this step, so it is done here.
fn use_wal(conn: &Connection, patience: Duration) -> rusqlite::Result<()> {
    let start = Instant::now();
    loop {
        let mode = conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
        match mode {
            Ok(_) => return Ok(()),
            Err(error)
                if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
                    && start.elapsed() < patience =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_writer_waits_for_the_disk_and_readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("cantina.db")).unwrap();
        let number =
            |conn: &Connection, pragma| conn.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0)).unwrap();
        let writer = lock(&store.writer);
        // https://www.sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
        assert_eq!(
            (number(&writer, "synchronous"), number(&writer, "fullfsync"), number(&writer, "foreign_keys")),
            (2, 1, 1)
        );
        let reader = lock(store.reader.as_ref().unwrap());
        let error = reader.execute("INSERT INTO setting VALUES ('a', 'b')", []).unwrap_err();
        assert_eq!(StoreError::from_sqlite(store.name(), &error).code(), "store.read_only");
    }
}

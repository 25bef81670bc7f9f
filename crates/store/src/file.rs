//! Whole files: written so that a reader, or a power cut, meets the old one or the new one and nothing between.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::StoreError;

/// Writes `bytes` to `path`, replacing what was there, and returns when they are on the disk. Missing folders are
/// made. On an error the old file is as it was.
///
/// Only a regular file is replaced, and no database or what belongs to one. A link is followed. An old file keeps its
/// mode; a new one is its owner's alone.
///
/// # Errors
/// [`StoreError::NotAFile`], [`StoreError::IsDatabase`], and what the system refuses.
pub fn write_file_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let path = &output_path(path)?;
    if belongs_to_a_database(path) {
        return Err(StoreError::IsDatabase { path: path.into() });
    }
    let partial = Partial::of(path);
    let write = || {
        let mut file = create_private(partial.path())?;
        keep_mode(path, &file)?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    write().map_err(|error| StoreError::from_io(path, &error))?;
    partial.replace(path)?;
    if let (Some(folder), Some(name)) = (path.parent(), path.file_name()) {
        clear_left_over(folder, |of| name == of);
    }
    Ok(())
}

/// The file that an output to `path` really writes: links followed. Only a regular file, or none, may stand there.
pub(crate) fn output_path(path: &Path) -> Result<PathBuf, StoreError> {
    let not_a_file = || StoreError::NotAFile { path: path.into() };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.into()),
        Err(error) => Err(StoreError::from_io(path, &error)),
        Ok(found) if found.is_symlink() => {
            let real = path.canonicalize().map_err(|_| not_a_file())?;
            let regular = fs::metadata(&real).is_ok_and(|found| found.is_file());
            if regular { Ok(real) } else { Err(not_a_file()) }
        }
        Ok(found) if found.is_file() => Ok(path.into()),
        Ok(_) => Err(not_a_file()),
    }
}

/// The first bytes of every SQLite database (https://www.sqlite.org/fileformat.html#magic_header_string).
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// What lies beside a database under its name: SQLite's files and ours.
const COMPANIONS: [&str; 5] = ["-wal", "-shm", "-journal", ".lock", MARK];

/// The suffix of the file that counts what was acknowledged.
pub(crate) const MARK: &str = ".mark";

/// The beginning of a file, as far as it can be read.
fn beginning(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(20).read_to_end(&mut bytes));
    if read.is_ok() { bytes } else { Vec::new() }
}

/// Whether a database is at `path`, also one that nothing is stored in yet.
///
/// What lies beside a database is none and is not opened, nor is a database that is worked in: closing a file gives up
/// every lock that this process has on it (https://www.sqlite.org/howtocorrupt.html, 2.2), and the next program that opens
/// the database would cut its index of the log short under our feet.
pub(crate) fn is_database(path: &Path) -> bool {
    let has = |suffix: &str| beside(path, suffix).exists();
    let is_one = || has("-wal") || has(".lock") || beginning(path).starts_with(MAGIC);
    path.is_file() && !lies_beside_a_database(path) && is_one()
}

/// Whether a database is in use: it has a lock or a write-ahead log beside it, or its header says that it writes one. A
/// backup has none of these.
pub(crate) fn is_worked_in(path: &Path) -> bool {
    // Bytes 18 and 19 are the file format: 2 is the write-ahead log. One that has a lock is not opened: see `is_database`.
    let logs = || beginning(path).get(18..20).is_some_and(|format| format.contains(&2));
    beside(path, ".lock").exists() || beside(path, "-wal").exists() || logs()
}

/// Whether a file is one of those that belong to a database, by its name.
fn lies_beside_a_database(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let owner = |suffix: &str| name.strip_suffix(suffix).map(|owner| path.with_file_name(owner));
    COMPANIONS.iter().filter_map(|suffix| owner(suffix)).any(|owner| is_database(&owner))
}

/// Whether a file is a database, or one of those that belong to one.
fn belongs_to_a_database(path: &Path) -> bool {
    lies_beside_a_database(path) || is_database(path)
}

/// A new file that only its owner may read.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Sets the mode of a file that is to replace `old` to that of `old`.
pub(crate) fn keep_mode(old: &Path, file: &File) -> io::Result<()> {
    match fs::metadata(old) {
        Ok(found) if cfg!(unix) => file.set_permissions(found.permissions()),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Which file it is, whatever its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Identity(u64, u64);

impl Identity {
    /// Which file is at `path` now. On systems without such numbers every file there is the same one.
    pub(crate) fn of(path: &Path) -> io::Result<Identity> {
        let found = fs::metadata(path)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Ok(Identity(found.dev(), found.ino()))
        }
        #[cfg(not(unix))]
        {
            let _ = found;
            Ok(Identity(0, 0))
        }
    }
}

/// A file being made beside its final place; it goes away unless it replaces the final one.
pub(crate) struct Partial(PathBuf);

impl Partial {
    /// A name that no other writer of this machine uses now.
    pub(crate) fn of(path: &Path) -> Partial {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        Partial(beside(path, &format!(".{}-{count}.partial", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Puts the file, which must be on the disk already, in the place of `path`.
    pub(crate) fn replace(self, path: &Path) -> Result<(), StoreError> {
        fs::rename(&self.0, path).and_then(|()| sync_folder_of(path)).map_err(|error| StoreError::from_io(path, &error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // Gone already when it replaced the final file; SQLite's own companions only exist after a failure.
        for name in [self.0.clone(), beside(&self.0, "-wal"), beside(&self.0, "-shm"), beside(&self.0, "-journal")] {
            let _ = fs::remove_file(name);
        }
    }
}

/// The age from which a file of [`Partial`] is one that a killed program has left.
const LEFT_OVER: Duration = Duration::from_secs(60 * 60);

/// Removes what killed programs have left in a folder of files being made whose final name `is_ours` accepts, and of SQLite's
/// files beside them. What cannot be removed stays: it harms nobody.
pub(crate) fn clear_left_over(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = fs::read_dir(folder) else { return };
    let is_old = |found: &fs::Metadata| {
        let age = found.modified().ok().and_then(|written| written.elapsed().ok());
        found.is_file() && age.is_some_and(|age| age > LEFT_OVER)
    };
    for file in files.flatten() {
        let name = file.file_name();
        // The metadata of an entry are its own, not those of what it links to.
        if name.to_str().and_then(final_name).is_some_and(&is_ours) && file.metadata().is_ok_and(|found| is_old(&found))
        {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// The name that a file being made was to get, by the name that [`Partial::of`] gave it.
fn final_name(name: &str) -> Option<&str> {
    let suffixes = [".partial", ".partial-journal", ".partial-wal", ".partial-shm"];
    let made = suffixes.iter().find_map(|suffix| name.strip_suffix(suffix))?;
    let (name, numbers) = made.rsplit_once('.')?;
    let (process, count) = numbers.split_once('-')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    (!name.is_empty() && is_number(process) && is_number(count)).then_some(name)
}

/// `path` with `suffix` after its name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

pub(crate) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        // A file stands where a folder should be.
        io::ErrorKind::AlreadyExists => StoreError::Io { path: folder.into(), detail: "is not a folder".into() },
        _ => StoreError::from_io(folder, &error),
    })
}

pub(crate) fn sync_file(path: &Path) -> io::Result<()> {
    // Windows only flushes what is open for writing.
    File::options().read(true).write(true).open(path)?.sync_all()
}

/// Makes a rename in the folder of `path` last. Windows has no such call and needs none.
pub(crate) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    match File::open(folder)?.sync_all() {
        // Some USB file systems cannot sync a folder.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        result => result,
    }
}

/// Where a database really is: links followed, so that two names of one file share one lock.
pub(crate) fn real_path(path: &Path) -> Result<PathBuf, StoreError> {
    let real = |path: &Path| if cfg!(windows) { std::path::absolute(path) } else { path.canonicalize() };
    let found = real(path).or_else(|error| match (path.parent(), path.file_name()) {
        (Some(folder), Some(name)) if error.kind() == io::ErrorKind::NotFound => {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            Ok(real(folder)?.join(name))
        }
        (Some(_) | None, Some(_) | None) => Err(error),
    });
    found.map_err(|error| StoreError::from_io(path, &error))
}

/// The lock that says whether a database is in use: every open store shares it, a restore wants it alone. The system
/// lets go of it when the program ends, however it ends. The file stays: removing it would race.
pub(crate) struct UseLock(#[expect(dead_code, reason = "held, not read")] File);

impl UseLock {
    pub(crate) fn shared(database: &Path, patience: Duration) -> Result<UseLock, StoreError> {
        let start = Instant::now();
        loop {
            match UseLock::take(database, File::try_lock_shared) {
                Err(StoreError::Locked { .. }) if start.elapsed() < patience => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                result => return result,
            }
        }
    }

    pub(crate) fn alone(database: &Path) -> Result<UseLock, StoreError> {
        UseLock::take(database, File::try_lock)
    }

    fn take(database: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Result<UseLock, StoreError> {
        let path = beside(database, ".lock");
        let failed = |error: &io::Error| match StoreError::from_io(&path, error) {
            StoreError::ReadOnly { .. } => StoreError::ReadOnly { path: database.into() },
            StoreError::DiskFull { .. } => StoreError::DiskFull { path: database.into() },
            other => other,
        };
        let file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| failed(&error))?;
        match lock(&file) {
            Ok(()) => Ok(UseLock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: database.into() }),
            Err(TryLockError::Error(error)) => Err(failed(&error)),
        }
    }
}

/// The lock of a database that is only read, on a disk on which no lock can be made.
pub(crate) struct ReadLock {
    /// The lock, if there is a file for it.
    file: Option<File>,
    is_shared: bool,
}

impl ReadLock {
    /// Takes the lock alone, or together with the programs that have the database open.
    pub(crate) fn take(database: &Path) -> Result<ReadLock, StoreError> {
        let path = beside(database, ".lock");
        let at = |error: &io::Error| StoreError::from_io(&path, error);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(ReadLock { file: None, is_shared: false });
            }
            Err(error) => return Err(at(&error)),
        };
        match file.try_lock() {
            Ok(()) => return Ok(ReadLock { file: Some(file), is_shared: false }),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => return Err(at(&error)),
        }
        match file.try_lock_shared() {
            Ok(()) => Ok(ReadLock { file: Some(file), is_shared: true }),
            // A restore has it alone.
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: database.into() }),
            Err(TryLockError::Error(error)) => Err(at(&error)),
        }
    }

    /// Returns `true` if another program has the database open.
    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared && self.file.is_some()
    }
}

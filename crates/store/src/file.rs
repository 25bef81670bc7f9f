//! Atomic file writes: a reader, or a power cut, finds either the old file or the new one.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::StoreError;
use crate::error::SHARING_VIOLATION;

/// Writes `bytes` to `path`, like [`write_file_atomically_with`].
///
/// # Errors
/// As there.
pub fn write_file_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    write_file_atomically_with(path, |file| file.write_all(bytes))
}

/// Writes a file in pieces to `path`, replacing any existing file, and returns when it is on disk. Missing folders are
/// created. On an error the old file is unchanged.
///
/// Only a regular file is replaced, never a database or a file that belongs to one. A link is followed. An existing
/// file keeps its mode; a new one is accessible only by its owner.
///
/// # Errors
/// [`StoreError::NotAFile`], [`StoreError::IsDatabase`], errors of `content` and of the operating system.
pub fn write_file_atomically_with(
    path: &Path,
    content: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let path = &output_path(path)?;
    if belongs_to_a_database(path) {
        return Err(StoreError::IsDatabase { path: path.into() });
    }
    let partial = TempFile::of(path);
    let write = || {
        let mut file = create_private(partial.path())?;
        keep_mode(path, &file)?;
        content(&mut file)?;
        file.sync_all()
    };
    write().map_err(|error| StoreError::from_io(path, &error))?;
    partial.replace(path)?;
    if let (Some(folder), Some(name)) = (path.parent(), path.file_name()) {
        clear_left_over(folder, |of| name == of);
    }
    Ok(())
}

/// Codes of Windows for a request that a device does not support, and for one that it does not understand.
const INVALID_FUNCTION: i32 = 1;
const INVALID_PARAMETER: i32 = 87;

/// Returns the file that an output to `path` writes, after following links. It must be a regular file or not exist.
pub(crate) fn output_path(path: &Path) -> Result<PathBuf, StoreError> {
    let not_a_file = || StoreError::NotAFile { path: path.into() };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.into()),
        // Windows has no metadata for its devices, such as NUL.
        Err(error) if cfg!(windows) && matches!(error.raw_os_error(), Some(INVALID_FUNCTION | INVALID_PARAMETER)) => {
            Err(not_a_file())
        }
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

/// Magic bytes of an SQLite database (https://www.sqlite.org/fileformat.html#magic_header_string).
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Suffixes of the files next to a database, SQLite's and ours.
const COMPANIONS: [&str; 5] = ["-wal", "-shm", "-journal", ".lock", MARK];

/// Suffix of the file with the write counter.
pub(crate) const MARK: &str = ".mark";

/// Reads the beginning of a file. Returns fewer bytes on an error.
fn beginning(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(20).read_to_end(&mut bytes));
    if read.is_ok() { bytes } else { Vec::new() }
}

/// Returns `true` if `path` is a database, including an empty one.
///
/// Files that belong to a database do not count and are not opened, nor is a database in use: closing a file releases
/// every lock of this process on it (https://www.sqlite.org/howtocorrupt.html, 2.2), and the next program to open the
/// database would then truncate the log's index while it is in use.
pub(crate) fn is_database(path: &Path) -> bool {
    let has = |suffix: &str| with_suffix(path, suffix).exists();
    let is_one = || has("-wal") || has(".lock") || beginning(path).starts_with(MAGIC);
    path.is_file() && !lies_beside_a_database(path) && is_one()
}

/// Returns `true` if a database is in use, judging by its lock, its write-ahead log and its header. A backup has none
/// of these.
pub(crate) fn is_in_use(path: &Path) -> bool {
    // Bytes 18 and 19 are the file format: 2 is the write-ahead log. A file with a lock is not opened: see
    // `is_database`.
    let logs = || beginning(path).get(18..20).is_some_and(|format| format.contains(&2));
    with_suffix(path, ".lock").exists() || with_suffix(path, "-wal").exists() || logs()
}

/// Returns `true` if a file belongs to a database, judging by its name.
fn lies_beside_a_database(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let owner = |suffix: &str| name.strip_suffix(suffix).map(|owner| path.with_file_name(owner));
    COMPANIONS.iter().filter_map(|suffix| owner(suffix)).any(|owner| is_database(&owner))
}

/// Returns `true` if a file is a database or belongs to one.
fn belongs_to_a_database(path: &Path) -> bool {
    lies_beside_a_database(path) || is_database(path)
}

/// Creates a new file that only its owner may read.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Sets the mode of a file that will replace `old` to that of `old`.
pub(crate) fn keep_mode(old: &Path, file: &File) -> io::Result<()> {
    match fs::metadata(old) {
        Ok(found) if cfg!(unix) => file.set_permissions(found.permissions()),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Identity of a file, independent of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Identity(u64, u64);

impl Identity {
    /// Returns the identity of the file at `path`.
    pub(crate) fn of(path: &Path) -> io::Result<Identity> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let found = fs::metadata(path)?;
            Ok(Identity(found.dev(), found.ino()))
        }
        #[cfg(windows)]
        {
            use std::os::windows::fs::OpenOptionsExt;
            // No access to the content, so that this works while another program has the file open.
            let file = File::options().access_mode(0).open(path)?;
            let found = winapi_util::file::information(&file)?;
            Ok(Identity(found.volume_serial_number(), found.file_index()))
        }
    }
}

/// A file in progress next to its final path. It is removed unless it replaces the final file.
pub(crate) struct TempFile(PathBuf);

impl TempFile {
    /// Returns a name not used by any other writer on this machine.
    pub(crate) fn of(path: &Path) -> TempFile {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        TempFile(with_suffix(path, &format!(".{}-{count}.partial", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Replaces `path` with the file, which must already be on disk.
    pub(crate) fn replace(self, path: &Path) -> Result<(), StoreError> {
        rename(&self.0, path).and_then(|()| sync_folder_of(path)).map_err(|error| StoreError::from_io(path, &error))
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        // Absent if it replaced the final file; SQLite's files exist only after a failure.
        for name in [
            self.0.clone(),
            with_suffix(&self.0, "-wal"),
            with_suffix(&self.0, "-shm"),
            with_suffix(&self.0, "-journal"),
        ] {
            let _ = fs::remove_file(name);
        }
    }
}

/// Time that a virus scanner or an indexer may keep a file open.
const SCAN: Duration = Duration::from_millis(500);
/// Windows's code for a rename over such a file, and for missing rights.
const ACCESS_DENIED: i32 = 5;

/// Renames a file, replacing any other. Windows does not replace a file that a program has open without permitting it:
/// waits for a scanner to release it, then reports the file as open elsewhere.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let start = Instant::now();
    loop {
        match fs::rename(from, to) {
            Err(error) if cfg!(windows) && is_open_elsewhere(&error, to) => {
                if start.elapsed() > SCAN {
                    return Err(io::Error::from_raw_os_error(SHARING_VIOLATION));
                }
                std::thread::sleep(Duration::from_millis(10));
            }
            result => return result,
        }
    }
}

/// Returns `true` if a rename on Windows failed because a program has the file open. The folder is writable, because the
/// new file is in it.
fn is_open_elsewhere(error: &io::Error, to: &Path) -> bool {
    let is_protected = || fs::metadata(to).is_ok_and(|found| found.permissions().readonly());
    match error.raw_os_error() {
        Some(SHARING_VIOLATION) => true,
        Some(ACCESS_DENIED) => !is_protected(),
        Some(_) | None => false,
    }
}

/// Age after which a [`TempFile`] counts as left over by a killed program.
const LEFT_OVER: Duration = Duration::from_secs(60 * 60);

/// Removes left-over [`TempFile`] files whose final name `is_ours` accepts, with SQLite's files next to them. Files
/// that cannot be removed are harmless and stay.
pub(crate) fn clear_left_over(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = fs::read_dir(folder) else { return };
    let is_old = |found: &fs::Metadata| {
        let age = found.modified().ok().and_then(|written| written.elapsed().ok());
        found.is_file() && age.is_some_and(|age| age > LEFT_OVER)
    };
    for file in files.flatten() {
        let name = file.file_name();
        // Directory entries have their own metadata, not those of a link's target.
        if name.to_str().and_then(final_name).is_some_and(&is_ours) && file.metadata().is_ok_and(|found| is_old(&found))
        {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Returns the intended final name of a file named by [`TempFile::of`].
fn final_name(name: &str) -> Option<&str> {
    let suffixes = [".partial", ".partial-journal", ".partial-wal", ".partial-shm"];
    let made = suffixes.iter().find_map(|suffix| name.strip_suffix(suffix))?;
    let (name, numbers) = made.rsplit_once('.')?;
    let (process, count) = numbers.split_once('-')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    (!name.is_empty() && is_number(process) && is_number(count)).then_some(name)
}

/// Returns `path` with `suffix` appended to its name.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

pub(crate) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        // A file with the name of the folder.
        io::ErrorKind::AlreadyExists => StoreError::Io { path: folder.into(), detail: "it is not a folder".into() },
        _ => StoreError::from_io(folder, &error),
    })
}

pub(crate) fn sync_file(path: &Path) -> io::Result<()> {
    // Windows only flushes files opened for writing.
    File::options().read(true).write(true).open(path)?.sync_all()
}

/// Makes a rename in the folder of `path` durable. Windows has no such call and does not need one.
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

/// Returns the real path of a database after following links. Two names of one file then share one lock.
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

/// Lock that shows whether a database is in use. Every open store shares it, a restore needs it exclusively. The system
/// releases it when the program ends in any way. The file is kept, because removing it would be a race.
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

    pub(crate) fn exclusive(database: &Path) -> Result<UseLock, StoreError> {
        UseLock::take(database, File::try_lock)
    }

    fn take(database: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Result<UseLock, StoreError> {
        let path = with_suffix(database, ".lock");
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

/// Lock of a database opened read-only on a disk where locks cannot be created.
pub(crate) struct ReadLock {
    /// Lock, if a file for it exists.
    file: Option<File>,
    is_shared: bool,
}

impl ReadLock {
    /// Takes the lock, exclusively or shared with the programs that have the database open.
    pub(crate) fn take(database: &Path) -> Result<ReadLock, StoreError> {
        let path = with_suffix(database, ".lock");
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
            // A restore holds it exclusively.
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: database.into() }),
            Err(TryLockError::Error(error)) => Err(at(&error)),
        }
    }

    /// Returns `true` if another program has the database open.
    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared && self.file.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A copy that takes the name of a database starts a new epoch of the phones (see `epoch`).
    #[test]
    fn a_file_keeps_its_identity_under_another_name_and_its_replacement_has_another() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("events.db"), "old").unwrap();
        let identity = |name: &str| Identity::of(&at(name)).unwrap();
        let old = identity("events.db");
        fs::write(at("events.db"), "changed").unwrap();
        assert_eq!(identity("events.db"), old);
        fs::rename(at("events.db"), at("moved.db")).unwrap();
        assert_eq!(identity("moved.db"), old);
        fs::copy(at("moved.db"), at("events.db")).unwrap();
        assert_ne!(identity("events.db"), old);
        assert!(Identity::of(&at("nowhere")).is_err());
    }
}

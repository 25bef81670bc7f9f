//! Whole files: written so that a reader, or a power cut, meets the old one or the new one and nothing between.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::StoreError;

/// Writes `bytes` to `path`, replacing what was there, and returns when they are on the disk. Missing folders are
/// made. On an error the old file is as it was.
pub fn write_file_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let partial = Partial::of(path);
    let write = || {
        let mut file = File::create_new(partial.path())?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    write().map_err(|error| StoreError::from_io(path, &error))?;
    partial.replace(path)
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

//! Cantina's data folder, and the lock that allows one window at a time.

use app::{Cause, ErrorDetail};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use app::AppError;

/// The data folder, locked by this process until it ends or crashes.
#[derive(Debug)]
pub(crate) struct DataFolder {
    /// The folder of the database.
    pub path: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// Returns the path of the database file.
    pub(crate) fn database(&self) -> PathBuf {
        self.path.join(app::safety::data_folder::DATABASE)
    }

    /// Returns `true` if another window has locked this folder.
    pub(crate) fn is_held(path: &Path) -> bool {
        let lock = File::open(path.join("lock"));
        lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
    }

    /// Locks the folder, creating it if it is missing.
    ///
    /// # Errors
    /// `data.not_writable`; `data.in_use` if another window has locked it.
    pub(crate) fn claim(path: PathBuf) -> Result<Self, AppError> {
        let place = path.display().to_string();
        let not_writable = |problem: std::io::Error| {
            AppError::of(Cause::DataNotWritable { problem: ErrorDetail::text(problem) }).at(place.as_str())
        };
        fs::create_dir_all(&path).map_err(not_writable)?;
        let made = File::create(path.join("lock"));
        // Full or read-only disk, but the database can be read: use an old lock file, or else the database itself.
        let lock = made
            .or_else(|problem| File::open(path.join("lock")).map_err(|_| problem))
            .or_else(|problem| File::open(path.join(app::safety::data_folder::DATABASE)).map_err(|_| problem))
            .map_err(not_writable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(AppError::of(Cause::DataInUse).at(place.as_str())),
            Err(TryLockError::Error(problem)) => Err(not_writable(problem)),
        }
    }
}

/// Returns the folder for the web view's files, next to the database.
pub(crate) fn web_view_files(data: &Path) -> PathBuf {
    data.join("window")
}

/// Returns a temporary folder for the web view's files while the data folder cannot be used.
pub(crate) fn passing_web_view_files() -> PathBuf {
    std::env::temp_dir().join(format!("cantina-window-{}", std::process::id()))
}

/// Removes the folder [`passing_web_view_files`], if it exists.
pub(crate) fn remove_passing_web_view_files() {
    // Optional: only a few small files would stay in the system's temporary folder.
    let _ = fs::remove_dir_all(passing_web_view_files());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_window_is_refused_while_the_data_are_in_use() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new");
        let first = DataFolder::claim(path.clone()).unwrap();
        assert_eq!(first.database(), path.join("cantina.db"));
        assert!(DataFolder::is_held(&path) && !DataFolder::is_held(folder.path()));
        let refused = DataFolder::claim(path.clone()).unwrap_err();
        assert_eq!((refused.code.as_str(), refused.place), ("data.in_use", Some(path.display().to_string())));
        drop(first);
        assert!(DataFolder::claim(path).is_ok());
    }

    #[test]
    fn a_folder_that_cannot_be_created_is_an_error_with_place_and_remedy() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let refused = DataFolder::claim(file.join("data")).unwrap_err();
        assert_eq!(refused.code, "data.not_writable");
        assert!(refused.place.is_some() && !refused.next_step.is_empty());
    }
}

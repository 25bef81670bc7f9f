//! Where Cantina keeps its data, and the lock that lets one window at a time use it.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use crate::AppError;

/// The folder of the database, held by this process until it ends (also when it crashes).
#[derive(Debug)]
pub struct DataFolder {
    /// The folder.
    pub path: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// The database file in it.
    pub fn database(&self) -> PathBuf {
        self.path.join("cantina.db")
    }

    /// Makes the folder where it is missing and locks it.
    ///
    /// Errors: `data.not_writable`, and `data.in_use` when another window has it.
    pub fn claim(path: PathBuf) -> Result<Self, AppError> {
        let not_writable = |problem: std::io::Error| AppError {
            code: "data.not_writable".into(),
            message: format!("Cantina cannot write to its data folder: {problem}."),
            place: Some(path.display().to_string()),
            way_out: Some(
                "Give yourself the right to write there, free some space, or set CANTINA_DATA_DIR to another folder."
                    .into(),
            ),
        };
        fs::create_dir_all(&path).map_err(not_writable)?;
        let lock = File::create(path.join("lock")).map_err(not_writable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(AppError {
                code: "data.in_use".into(),
                message: "Another Cantina window is using this data.".into(),
                place: Some(path.display().to_string()),
                way_out: Some("Go on in that window, or close it and start Cantina again.".into()),
            }),
            Err(TryLockError::Error(problem)) => Err(not_writable(problem)),
        }
    }
}

/// The data folder: `CANTINA_DATA_DIR`, otherwise `cantina` in the place where the system keeps a user's data.
///
/// Errors: `data.no_place` when the environment names no such place.
pub fn locate(look_up: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, AppError> {
    let folder = |name: &str| look_up(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let users_data = || {
        if cfg!(windows) {
            folder("APPDATA")
        } else if cfg!(target_os = "macos") {
            folder("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            // The XDG base directory specification: a relative path is to be ignored.
            let given = folder("XDG_DATA_HOME").filter(|path| path.is_absolute());
            given.or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        }
    };
    let found = folder("CANTINA_DATA_DIR").or_else(|| users_data().map(|place| place.join("cantina")));
    found.ok_or_else(|| AppError {
        code: "data.no_place".into(),
        message: "The system does not say where your data are kept.".into(),
        place: None,
        way_out: Some("Set CANTINA_DATA_DIR to a folder for Cantina's data.".into()),
    })
}

/// Where the web view keeps its own files: beside the database, out of its way.
pub fn web_view_files(data: &Path) -> PathBuf {
    data.join("window")
}

/// Where the web view keeps its files while the window only shows what is wrong with the data folder.
pub fn passing_web_view_files() -> PathBuf {
    std::env::temp_dir().join(format!("cantina-window-{}", std::process::id()))
}

/// Removes what [`passing_web_view_files`] holds, if anything.
pub fn remove_passing_web_view_files() {
    // Nothing depends on it: what stays is a few small files in the system's temporary folder.
    let _ = fs::remove_dir_all(passing_web_view_files());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn located(pairs: &'static [(&str, &str)]) -> Result<PathBuf, String> {
        locate(|name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.into())).map_err(|e| e.code)
    }

    #[test]
    fn the_named_folder_is_used_as_it_is() {
        assert_eq!(located(&[("CANTINA_DATA_DIR", "/event"), ("HOME", "/home/ann")]), Ok("/event".into()));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn without_a_name_the_users_own_place_is_taken() {
        assert_eq!(located(&[("HOME", "/home/ann")]), Ok("/home/ann/.local/share/cantina".into()));
        assert_eq!(located(&[("XDG_DATA_HOME", "/d"), ("HOME", "/home/ann")]), Ok("/d/cantina".into()));
        assert_eq!(located(&[("XDG_DATA_HOME", "d"), ("HOME", "/h")]), Ok("/h/.local/share/cantina".into()));
        assert_eq!(located(&[("HOME", "")]), Err("data.no_place".into()));
    }

    #[test]
    fn a_second_window_is_told_that_the_data_are_in_use() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new");
        let first = DataFolder::claim(path.clone()).unwrap();
        assert_eq!(first.database(), path.join("cantina.db"));
        let refused = DataFolder::claim(path.clone()).unwrap_err();
        assert_eq!((refused.code.as_str(), refused.place), ("data.in_use", Some(path.display().to_string())));
        drop(first);
        assert!(DataFolder::claim(path).is_ok());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error_with_its_place_and_a_way_out() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let refused = DataFolder::claim(file.join("data")).unwrap_err();
        assert_eq!(refused.code, "data.not_writable");
        assert!(refused.place.is_some() && refused.way_out.is_some());
    }
}

//! Location of Cantina's data on this system.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::AppError;
use crate::error::Cause;

/// Returns the path of the database of the window, also used by the command line without `--db`.
///
/// # Errors
/// `data.no_place` if the environment names no folder for user data.
pub fn database() -> Result<PathBuf, AppError> {
    locate(|name| std::env::var_os(name)).map(|folder| folder.join(DATABASE))
}

/// File name of the database in the data folder.
pub const DATABASE: &str = "cantina.db";

/// Returns the data folder. This is `CANTINA_DATA_DIR`, otherwise `cantina` in the system's folder for user data.
///
/// # Errors
/// `data.no_place` if the environment names no such folder.
pub fn locate(look_up: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, AppError> {
    let folder = |name: &str| look_up(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let users_data = || {
        if cfg!(windows) {
            folder("APPDATA")
        } else if cfg!(target_os = "macos") {
            folder("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            // XDG base directory specification: a relative path must be ignored.
            let given = folder("XDG_DATA_HOME").filter(|path| path.is_absolute());
            given.or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        }
    };
    let found = folder("CANTINA_DATA_DIR").or_else(|| users_data().map(|place| place.join("cantina")));
    found.ok_or_else(|| AppError::of(Cause::DataNoPlace))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn located(pairs: &'static [(&str, &str)]) -> Result<PathBuf, String> {
        locate(|name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.into()))
            .map_err(|e| e.code.to_string())
    }

    #[test]
    fn a_configured_data_folder_is_used() {
        assert_eq!(located(&[("CANTINA_DATA_DIR", "/event"), ("HOME", "/home/ann")]), Ok("/event".into()));
    }

    /// The identifier of packages may change until the first public release; the folder of version 0.1.0 stays.
    #[test]
    fn the_data_folder_does_not_depend_on_the_identifier() {
        let places = [("APPDATA", "/roaming"), ("HOME", "/home/ann")];
        let found = locate(|name| places.iter().find(|(n, _)| *n == name).map(|(_, value)| value.into())).unwrap();
        let expected = if cfg!(windows) {
            "/roaming/cantina"
        } else if cfg!(target_os = "macos") {
            "/home/ann/Library/Application Support/cantina"
        } else {
            "/home/ann/.local/share/cantina"
        };
        assert_eq!(found, PathBuf::from(expected));
        assert_eq!(DATABASE, "cantina.db");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn without_a_configured_folder_the_users_data_folder_is_used() {
        assert_eq!(located(&[("HOME", "/home/ann")]), Ok("/home/ann/.local/share/cantina".into()));
        assert_eq!(located(&[("XDG_DATA_HOME", "/d"), ("HOME", "/home/ann")]), Ok("/d/cantina".into()));
        assert_eq!(located(&[("XDG_DATA_HOME", "d"), ("HOME", "/h")]), Ok("/h/.local/share/cantina".into()));
        assert_eq!(located(&[("HOME", "")]), Err("data.no_place".into()));
    }
}

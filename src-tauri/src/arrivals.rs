//! Files to open in the window: command-line arguments, and notes from a second process.
//!
//! Only one window at a time uses the data. A second process leaves a note in the data folder that names its files, and
//! ends when the window has read it.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use tauri::Url;

use crate::environment;

/// Maximum time that a second process waits until its note is read.
const PATIENCE: Duration = Duration::from_secs(5);
/// Maximum size of a note in bytes.
const LARGEST_NOTE: u64 = 1 << 20;
const MOST_FILES: usize = 100;

/// The command-line arguments of the program.
#[derive(Debug, PartialEq, Eq)]
pub enum Start {
    /// Open the window with these files and links, if any.
    Window(Vec<PathBuf>),
    /// Print the version.
    Version,
    /// An unknown option.
    Unknown(OsString),
}

impl Start {
    /// Reads the arguments of the program. Files are named from this folder.
    pub fn from_arguments(arguments: impl Iterator<Item = OsString>, folder: &Path) -> Start {
        let mut files = Vec::new();
        for argument in arguments {
            match argument.to_str() {
                Some("--version" | "-V") => return Start::Version,
                Some(option) if option.starts_with('-') => return Start::Unknown(argument),
                Some(link) if link.starts_with(app::open_file::LINK) => files.push(PathBuf::from(argument)),
                Some(address) if address.starts_with("file://") => {
                    match Url::parse(address).map(|url| url.to_file_path()) {
                        Ok(Ok(file)) => files.push(file),
                        Ok(Err(())) | Err(_) => return Start::Unknown(argument),
                    }
                }
                Some(_) | None => files.push(folder.join(argument)),
            }
        }
        files.truncate(MOST_FILES);
        Start::Window(files)
    }
}

/// Files that are still to open, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Waiting(Mutex<VecDeque<PathBuf>>);

impl Waiting {
    pub(crate) fn of(files: Vec<PathBuf>) -> Self {
        Self(Mutex::new(files.into()))
    }

    pub(crate) fn add(&self, files: Vec<PathBuf>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(files);
    }

    pub(crate) fn next(&self) -> Option<PathBuf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Returns the folder of the notes.
fn notes(data: &Path) -> PathBuf {
    data.join("open")
}

/// Leaves a note with these files for the window that uses the data. Returns `true` if it was read.
pub(crate) fn hand_over(data: &Path, files: &[PathBuf]) -> bool {
    let Ok(note) = leave(data, files) else { return false };
    let until = Instant::now() + PATIENCE;
    while note.exists() {
        if Instant::now() > until {
            // It must not be found at the next start.
            let _ = fs::remove_file(&note);
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    true
}

fn leave(data: &Path, files: &[PathBuf]) -> io::Result<PathBuf> {
    let folder = notes(data);
    fs::create_dir_all(&folder)?;
    let names: Option<Vec<&str>> = files.iter().map(|file| file.to_str()).collect();
    let names = names.ok_or(io::ErrorKind::InvalidInput)?;
    let moment = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos();
    let note = folder.join(format!("{moment}-{}.json", std::process::id()));
    let unfinished = note.with_extension("part");
    fs::write(&unfinished, serde_json::to_vec(&names)?)?;
    fs::rename(&unfinished, &note)?;
    Ok(note)
}

/// Reads and removes all notes, oldest first.
pub(crate) fn take(data: &Path) -> Vec<PathBuf> {
    // No folder means no note.
    let Ok(entries) = fs::read_dir(notes(data)) else { return Vec::new() };
    let is_note = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_note).collect();
    found.sort();
    let mut files = Vec::new();
    for note in found {
        match app::limited_read::read(&note, LARGEST_NOTE).map(|bytes| serde_json::from_slice::<Vec<PathBuf>>(&bytes)) {
            Ok(Ok(named)) => files.extend(named.into_iter().take(MOST_FILES)),
            Ok(Err(problem)) => environment::complain(&format!("{}: {problem}", note.display())),
            Err(problem) => environment::complain(&format!("{}: {}", note.display(), problem.message)),
        }
        if let Err(problem) = fs::remove_file(&note) {
            environment::complain(&format!("{}: {problem}", note.display()));
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(arguments: &[&str]) -> Start {
        Start::from_arguments(arguments.iter().map(OsString::from), Path::new("/home/ada"))
    }

    #[test]
    fn arguments_are_files_relative_to_the_start_folder_or_options() {
        let files = |names: &[&str]| Start::Window(names.iter().map(PathBuf::from).collect());
        assert_eq!(start(&[]), files(&[]));
        assert_eq!(start(&["a.cantina", "/tmp/b.txt"]), files(&["/home/ada/a.cantina", "/tmp/b.txt"]));
        // Desktops pass links, and files as `file:` addresses.
        assert_eq!(start(&["cantina://judge/eyJ9"]), files(&["cantina://judge/eyJ9"]));
        assert_eq!(start(&["file:///tmp/My%20event.cantina"]), files(&["/tmp/My event.cantina"]));
        assert_eq!(start(&["file://elsewhere/x"]), Start::Unknown("file://elsewhere/x".into()));
        assert_eq!(start(&["--version"]), Start::Version);
        assert_eq!(start(&["--verbose"]), Start::Unknown("--verbose".into()));
    }

    #[test]
    fn a_note_is_read_once_and_invalid_ones_are_removed() {
        let data = tempfile::tempdir().unwrap();
        assert!(take(data.path()).is_empty());
        let note = leave(data.path(), &["/tmp/a.cantina".into()]).unwrap();
        fs::write(notes(data.path()).join("9.json"), "[1]").unwrap();
        assert_eq!(take(data.path()), [PathBuf::from("/tmp/a.cantina")]);
        assert!(!note.exists());
        assert!(take(data.path()).is_empty());
        assert_eq!(fs::read_dir(notes(data.path())).unwrap().count(), 0);
    }

    #[test]
    fn a_second_copy_knows_that_its_files_were_taken() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().to_owned();
        let second = std::thread::spawn(move || hand_over(&folder, &["/tmp/a.cantina".into()]));
        let until = Instant::now() + PATIENCE;
        let mut taken = Vec::new();
        while taken.is_empty() && Instant::now() < until {
            taken = take(data.path());
        }
        assert_eq!(taken, [PathBuf::from("/tmp/a.cantina")]);
        assert!(second.join().unwrap());
    }
}

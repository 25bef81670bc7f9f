//! What lives as long as the window: the data folder and the desk over it.

use app::Cause;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use app::contract::{BackupContent, Theme};
use app::{AppError, Desk, Fact};
use lan::Server;

use crate::arrivals::{Waiting, hand_over};
use crate::data_folder::DataFolder;

/// What a command returns.
pub(crate) type Answer<T> = Result<T, AppError>;

/// The data folder and the desk, or why there is none.
pub(crate) struct Shell {
    started: Instant,
    /// What was opened with Cantina and not taken in yet.
    pub waiting: Waiting,
    data: RwLock<Answer<Data>>,
    /// The files that people had written since the start: the page may have these opened, and no others.
    written: Mutex<Vec<PathBuf>>,
    /// The backup that the organiser chose last, until it is restored.
    chosen: Mutex<Option<PathBuf>>,
}

/// The data folder, held by this window, the desk over it, and what serves an event of it to phones.
struct Data {
    /// Dropped before the desk and the folder: nothing reads the data when they are closed.
    phones: Mutex<Option<Server>>,
    desk: Arc<Desk>,
    folder: DataFolder,
}

impl Data {
    fn open() -> Answer<Self> {
        Self::open_in(Self::claim()?)
    }

    fn claim() -> Answer<DataFolder> {
        DataFolder::claim(app::safety::data_folder::locate(|name| std::env::var_os(name))?)
    }

    fn open_in(folder: DataFolder) -> Answer<Self> {
        let desk = Arc::new(Desk::open(&folder.database())?);
        Ok(Self { phones: Mutex::default(), desk, folder })
    }
}

impl Shell {
    /// Claims the data and opens them. The error of what fails is stored, so that the window can open and show it.
    pub(crate) fn open(started: Instant, files: Vec<PathBuf>) -> Self {
        let data = Data::open();
        if let Err(problem) = &data {
            crate::environment::complain(&format!("{}: {}", problem.code, problem.message));
        }
        Self {
            started,
            waiting: Waiting::of(files),
            data: RwLock::new(data),
            written: Mutex::default(),
            chosen: Mutex::default(),
        }
    }

    /// Tries again to open what could not be opened.
    ///
    /// # Errors
    /// What is still wrong.
    pub(crate) fn open_again(&self) -> Answer<()> {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        if data.is_err() {
            *data = Data::open();
        }
        data.as_ref().map(|_| ()).map_err(AppError::clone)
    }

    /// The folder that this window holds; nothing when there is none.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        self.read().as_ref().ok().map(|data| data.folder.path.clone())
    }

    /// The folder that this window holds and can write in; nothing when there is none.
    pub(crate) fn writable_folder(&self) -> Option<PathBuf> {
        self.read().as_ref().ok().filter(|data| !data.desk.is_read_only()).map(|data| data.folder.path.clone())
    }

    /// Whether another window has the data, and has taken over the files that this one was started with.
    pub(crate) fn handed_over(files: &[PathBuf]) -> bool {
        let place = app::safety::data_folder::locate(|name| std::env::var_os(name));
        !files.is_empty() && place.is_ok_and(|folder| DataFolder::is_held(&folder) && hand_over(&folder, files))
    }

    /// Whether the light look was chosen, or the dark one; none while it is that of the system.
    pub(crate) fn light(&self) -> Option<bool> {
        match self.ask(Desk::settings).ok()?.theme {
            Theme::Light => Some(true),
            Theme::Dark => Some(false),
            Theme::System => None,
        }
    }

    /// Milliseconds since the start.
    pub(crate) fn runs_for_ms(&self) -> u32 {
        u32::try_from(self.started.elapsed().as_millis()).unwrap_or(u32::MAX)
    }

    /// Asks the desk.
    ///
    /// # Errors
    /// The desk's own; why there is none; `program.failed` when a defect of Cantina's interrupted the call.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&Desk) -> Answer<T>) -> Answer<T> {
        self.of_data(|data| question(&data.desk))
    }

    /// Asks the desk to write a file that a person has chosen. From then on the page may have it opened.
    ///
    /// # Errors
    /// As of [`Shell::ask`].
    pub(crate) fn write<T>(&self, file: &Path, question: impl FnOnce(&Desk) -> Answer<T>) -> Answer<T> {
        let answer = self.ask(question)?;
        self.written.lock().unwrap_or_else(PoisonError::into_inner).push(file.to_path_buf());
        Ok(answer)
    }

    /// The file of this path, when it was written since the start.
    ///
    /// # Errors
    /// `open.not_written`.
    pub(crate) fn written(&self, path: &str) -> Answer<PathBuf> {
        let files = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.iter().find(|file| file.display().to_string() == path).cloned();
        file.ok_or_else(|| self.worded(AppError::of(Cause::OpenNotWritten).at(path.to_owned())))
    }

    /// An error in the language of the window.
    pub(crate) fn worded(&self, error: AppError) -> AppError {
        match self.read().as_ref() {
            Ok(data) => data.desk.worded(error),
            Err(_) => error,
        }
    }

    /// Does something about the phones, which are served by nothing while they are off.
    ///
    /// # Errors
    /// As of [`Shell::ask`].
    pub(crate) fn with_phones<T>(&self, work: impl FnOnce(&Arc<Desk>, &mut Option<Server>) -> Answer<T>) -> Answer<T> {
        self.of_data(|data| work(&data.desk, &mut data.phones.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    fn of_data<T>(&self, question: impl FnOnce(&Data) -> Answer<T>) -> Answer<T> {
        let data = self.read();
        let data = data.as_ref().map_err(AppError::clone)?;
        // Without this, the page would wait for ever for a result.
        let answer = catch_unwind(AssertUnwindSafe(|| question(data))).unwrap_or_else(|_| Err(broken_off()));
        answer.map_err(|error| data.desk.worded(error))
    }

    /// Puts a backup in the place of the data and opens them. Returns the path to which the old data were moved.
    ///
    /// # Errors
    /// Why the backup was refused: then the data are as they were, and open.
    pub(crate) fn restore(&self, backup: &Path) -> Answer<String> {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        // No program may have the database open meanwhile, this one included; the folder stays ours.
        let closed = Err(AppError::of(Cause::DataRestoring));
        let folder = match std::mem::replace(&mut *data, closed) {
            Ok(Data { phones, desk, folder }) => {
                drop(phones);
                drop(desk);
                folder
            }
            // A database that cannot be opened is restored as well.
            Err(problem) => match Data::claim() {
                Ok(folder) => folder,
                Err(in_use) => {
                    *data = Err(problem);
                    return Err(in_use);
                }
            },
        };
        let database = folder.database();
        let outcome = Desk::restore(backup, &database);
        *data = Data::open_in(folder);
        let kept = outcome?;
        data.as_ref().map_err(AppError::clone)?;
        Ok(kept.unwrap_or_else(|| database.display().to_string()))
    }

    /// Returns the contents of a backup and remembers it for [`Shell::restore_chosen`].
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) fn choose(&self, backup: PathBuf) -> Answer<BackupContent> {
        let content = Desk::backup_content(&backup).map_err(|error| self.worded(error))?;
        *self.chosen.lock().unwrap_or_else(PoisonError::into_inner) = Some(backup);
        Ok(content)
    }

    /// Restores the backup that was chosen last. Returns the new path of the old data, or `None` if none was chosen.
    ///
    /// # Errors
    /// As of [`Shell::restore`].
    pub(crate) fn restore_chosen(&self) -> Answer<Option<String>> {
        let chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner).take();
        chosen.map(|backup| self.restore(&backup)).transpose()
    }

    /// Puts the newest copy in the place of a database that is empty or missing. Returns the path to which what was there
    /// was moved.
    ///
    /// # Errors
    /// Why the data cannot be opened, if it is for another reason; as of [`Shell::restore`].
    pub(crate) fn restore_newest(&self) -> Answer<String> {
        let problem = match self.read().as_ref() {
            Ok(_) => AppError::of(Cause::DataInUse),
            Err(problem) => problem.clone(),
        };
        let Cause::StoreEmptied { newest: Fact::Text(newest), .. } = problem.cause() else { return Err(problem) };
        self.restore(Path::new(newest))
    }

    /// Closes the data: nothing is open when the window is gone.
    pub(crate) fn close(&self) {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        *data = Err(AppError::of(Cause::DataClosed));
    }

    fn read(&self) -> RwLockReadGuard<'_, Answer<Data>> {
        self.data.read().unwrap_or_else(PoisonError::into_inner)
    }
}

fn broken_off() -> AppError {
    AppError::of(Cause::ProgramFailed)
}

#[cfg(test)]
mod tests {
    use super::*;

    // Issue 20, point 13: the page can have opened what was written since the start, and nothing else.
    #[test]
    fn only_what_was_written_can_be_opened() {
        let shell = Shell {
            started: Instant::now(),
            waiting: Waiting::of(Vec::new()),
            data: RwLock::new(Err(AppError::of(Cause::DataClosed))),
            written: Mutex::new(vec![PathBuf::from("/home/organiser/standings.pdf")]),
            chosen: Mutex::default(),
        };
        assert!(shell.written("/home/organiser/standings.pdf").is_ok());
        for other in ["/home/organiser/other.pdf", "/home/organiser/./standings.pdf", "", "https://example.org"] {
            assert!(shell.written(other).is_err(), "{other}");
        }
    }
}

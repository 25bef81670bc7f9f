//! The state of the window: the data folder and the desk.

use app::Cause;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use app::card_data::PackageSource;
use app::contract::{BackupContent, CardDataReport, ServerView, Theme};
use app::{App, AppError, ErrorDetail};
use lan::Server;

use crate::arrivals::{Waiting, hand_over};
use crate::data_folder::DataFolder;

/// The result of a command.
pub(crate) type Answer<T> = Result<T, AppError>;

/// The data folder and the desk, or the error that prevents opening them.
pub(crate) struct Shell {
    started: Instant,
    /// Files that are still to open.
    pub waiting: Waiting,
    /// The folder of the data, if it is not the usual one.
    place: Option<PathBuf>,
    data: RwLock<Answer<Data>>,
    /// The files saved since the start. The page can open only these.
    written: Mutex<Vec<PathBuf>>,
    /// The backup that the organiser chose last, until it is restored.
    chosen: Mutex<Option<PathBuf>>,
    /// The card data package that was checked last, until it is installed.
    package: Mutex<Option<PackageSource>>,
}

/// The locked data folder, its desk, and the LAN server.
struct Data {
    /// The LAN server. Dropped first, so that nothing reads the data after it is closed.
    phones: Mutex<Option<Server>>,
    desk: Arc<App>,
    folder: DataFolder,
}

/// The place of the events.
#[derive(Clone, Copy)]
enum Events {
    /// On the chosen database server, if there is one.
    AsChosen,
    /// In the database file, even if a server is chosen.
    InFile,
}

impl Data {
    /// Opens the data in a folder, by default in the usual one.
    fn open(place: Option<&Path>, events: Events) -> Answer<Self> {
        Self::open_in(Self::claim(place)?, events)
    }

    fn claim(place: Option<&Path>) -> Answer<DataFolder> {
        DataFolder::claim(match place {
            Some(folder) => folder.to_owned(),
            None => app::safety::data_folder::locate(|name| std::env::var_os(name))?,
        })
    }

    fn open_in(folder: DataFolder, events: Events) -> Answer<Self> {
        // Packages that cannot be used are among the warnings of the desk.
        app::card_data::load_installed(&app::card_data::folder(&folder.database()));
        let database = folder.database();
        let desk = Arc::new(match events {
            Events::AsChosen => App::open_chosen(&database)?,
            Events::InFile => App::open(&database)?,
        });
        Ok(Self { phones: Mutex::default(), desk, folder })
    }
}

impl Shell {
    /// Locks and opens the data. An error is stored, so that the window can open and show it.
    pub(crate) fn open(started: Instant, files: Vec<PathBuf>) -> Self {
        Self::with_data(started, files, None, Events::AsChosen)
    }

    /// Locks and opens the data in a folder. A database server is not used.
    pub(crate) fn in_folder(folder: &Path) -> Self {
        Self::with_data(Instant::now(), Vec::new(), Some(folder.to_owned()), Events::InFile)
    }

    fn with_data(started: Instant, files: Vec<PathBuf>, place: Option<PathBuf>, events: Events) -> Self {
        let data = Data::open(place.as_deref(), events);
        if let Err(problem) = &data {
            crate::environment::complain(&format!("{}: {}", problem.code, problem.message));
        }
        Self {
            started,
            waiting: Waiting::of(files),
            place,
            data: RwLock::new(data),
            written: Mutex::default(),
            chosen: Mutex::default(),
            package: Mutex::default(),
        }
    }

    /// Tries again to open the data.
    ///
    /// # Errors
    /// The reason the data still cannot be opened.
    pub(crate) fn open_again(&self) -> Answer<()> {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        if data.is_err() {
            *data = Data::open(self.place.as_deref(), Events::AsChosen);
        }
        data.as_ref().map(|_| ()).map_err(AppError::clone)
    }

    /// Returns the data folder, if it is open.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        self.read().as_ref().ok().map(|data| data.folder.path.clone())
    }

    /// Returns the data folder, if it is open and writable.
    pub(crate) fn writable_folder(&self) -> Option<PathBuf> {
        self.read().as_ref().ok().filter(|data| !data.desk.safety().is_read_only()).map(|data| data.folder.path.clone())
    }

    /// Returns `true` if another window uses the data and has accepted these files.
    pub(crate) fn handed_over(files: &[PathBuf]) -> bool {
        let place = app::safety::data_folder::locate(|name| std::env::var_os(name));
        !files.is_empty() && place.is_ok_and(|folder| DataFolder::is_held(&folder) && hand_over(&folder, files))
    }

    /// Returns `true` for the light theme, `false` for the dark theme, `None` for the system's.
    pub(crate) fn light(&self) -> Option<bool> {
        match self.ask(App::settings).ok()?.theme {
            Theme::Light => Some(true),
            Theme::Dark => Some(false),
            Theme::System => None,
        }
    }

    /// Returns the milliseconds since the start.
    pub(crate) fn runs_for_ms(&self) -> u32 {
        u32::try_from(self.started.elapsed().as_millis()).unwrap_or(u32::MAX)
    }

    /// Calls the desk.
    ///
    /// # Errors
    /// The desk's error; the error from opening the data; `program.failed` if the call panicked.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&App) -> Answer<T>) -> Answer<T> {
        self.of_data(|data| question(&data.desk))
    }

    /// Lets the desk save a file chosen in a dialog. The page can then open it.
    ///
    /// # Errors
    /// As [`Shell::ask`].
    pub(crate) fn write<T>(&self, file: &Path, question: impl FnOnce(&App) -> Answer<T>) -> Answer<T> {
        let answer = self.ask(question)?;
        self.written.lock().unwrap_or_else(PoisonError::into_inner).push(file.to_path_buf());
        Ok(answer)
    }

    /// Returns the file with this path, if it was saved since the start.
    ///
    /// # Errors
    /// `open.not_written`.
    pub(crate) fn written(&self, path: &str) -> Answer<PathBuf> {
        let files = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.iter().find(|file| file.display().to_string() == path).cloned();
        file.ok_or_else(|| self.localize_error(AppError::of(Cause::OpenNotWritten).at(path.to_owned())))
    }

    /// Translates an error into the language of the window.
    pub(crate) fn localize_error(&self, error: AppError) -> AppError {
        match self.read().as_ref() {
            Ok(data) => data.desk.localize_error(error),
            Err(_) => error,
        }
    }

    /// Calls a function with the desk and the LAN server, which is `None` while phones are off.
    ///
    /// # Errors
    /// As [`Shell::ask`].
    pub(crate) fn with_phones<T>(&self, work: impl FnOnce(&Arc<App>, &mut Option<Server>) -> Answer<T>) -> Answer<T> {
        self.of_data(|data| work(&data.desk, &mut data.phones.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    fn of_data<T>(&self, question: impl FnOnce(&Data) -> Answer<T>) -> Answer<T> {
        let data = self.read();
        let data = data.as_ref().map_err(AppError::clone)?;
        // Otherwise the page would wait forever for a result.
        let answer = catch_unwind(AssertUnwindSafe(|| question(data))).unwrap_or_else(|_| Err(broken_off()));
        answer.map_err(|error| data.desk.localize_error(error))
    }

    /// Restores a backup and opens it. Returns the new path of the previous data.
    ///
    /// # Errors
    /// The reason the backup was rejected; the previous data is then unchanged and open.
    pub(crate) fn restore(&self, backup: &Path) -> Answer<String> {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        // No process may have the database open meanwhile, including this one; the folder stays locked.
        let closed = Err(AppError::of(Cause::DataRestoring));
        let folder = match std::mem::replace(&mut *data, closed) {
            Ok(Data { phones, desk, folder }) => {
                drop(phones);
                drop(desk);
                folder
            }
            // A database that cannot be opened can be restored too.
            Err(problem) => match Data::claim(self.place.as_deref()) {
                Ok(folder) => folder,
                Err(in_use) => {
                    *data = Err(problem);
                    return Err(in_use);
                }
            },
        };
        let database = folder.database();
        let outcome = App::restore(backup, &database);
        *data = Data::open_in(folder, Events::AsChosen);
        let kept = outcome?;
        data.as_ref().map_err(AppError::clone)?;
        Ok(kept.unwrap_or_else(|| database.display().to_string()))
    }

    /// Returns the database server that is used.
    ///
    /// # Errors
    /// As [`Shell::ask`].
    pub(crate) fn server(&self) -> Answer<ServerView> {
        self.of_data(|data| Ok(data.desk.server(&data.folder.database())))
    }

    /// Connects to a database server and uses it from now on. If it cannot be used, nothing changes.
    ///
    /// # Errors
    /// `store.server_*`; the error from opening the data.
    pub(crate) fn choose_server(&self, address: &str, password: Option<&str>) -> Answer<ServerView> {
        self.of_data(|data| App::choose_server(&data.folder.database(), address, password))?;
        self.reopen(Events::AsChosen)
    }

    /// Uses the events in the database file again.
    ///
    /// # Errors
    /// The reason the choice could not be removed; the error from opening the data.
    pub(crate) fn leave_server(&self) -> Answer<ServerView> {
        self.of_data(|data| App::leave_server(&data.folder.database()))?;
        self.reopen(Events::AsChosen)
    }

    /// Uses the events in the database file until the program ends. The chosen server remains chosen.
    ///
    /// # Errors
    /// The error from opening the data.
    pub(crate) fn open_without_server(&self) -> Answer<ServerView> {
        self.reopen(Events::InFile)
    }

    /// Closes and opens the data.
    fn reopen(&self, events: Events) -> Answer<ServerView> {
        let mut data = self.data.write().unwrap_or_else(PoisonError::into_inner);
        *data = match std::mem::replace(&mut *data, Err(AppError::of(Cause::DataClosed))) {
            Ok(Data { phones, desk, folder }) => {
                drop(phones);
                drop(desk);
                Data::open_in(folder, events)
            }
            Err(_) => Data::open(self.place.as_deref(), events),
        };
        drop(data);
        self.server()
    }

    /// Returns the contents of a backup and remembers it for [`Shell::restore_chosen`].
    ///
    /// # Errors
    /// The reason it cannot be read.
    pub(crate) fn choose(&self, backup: PathBuf) -> Answer<BackupContent> {
        let content = App::backup_content(&backup).map_err(|error| self.localize_error(error))?;
        *self.chosen.lock().unwrap_or_else(PoisonError::into_inner) = Some(backup);
        Ok(content)
    }

    /// Restores the backup chosen last. Returns the new path of the previous data, or `None` if none was chosen.
    ///
    /// # Errors
    /// As [`Shell::restore`].
    pub(crate) fn restore_chosen(&self) -> Answer<Option<String>> {
        let chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner).take();
        chosen.map(|backup| self.restore(&backup)).transpose()
    }

    /// Checks a card data package and remembers it for [`Shell::install_package`].
    ///
    /// # Errors
    /// As [`Shell::ask`]; the reason it cannot be read.
    pub(crate) fn check_package(&self, source: PackageSource) -> Answer<CardDataReport> {
        let source = source.loaded()?;
        let report = self.ask(|desk| desk.card_data().check(&source))?;
        *self.package.lock().unwrap_or_else(PoisonError::into_inner) = Some(source);
        Ok(report)
    }

    /// Installs the package that was checked last. Returns `None` if there is none.
    ///
    /// # Errors
    /// As [`Shell::check_package`]; the reason it cannot be written.
    pub(crate) fn install_package(&self) -> Answer<Option<CardDataReport>> {
        let source = self.package.lock().unwrap_or_else(PoisonError::into_inner).take();
        source.map(|source| self.ask(|desk| desk.install_card_data(&source))).transpose()
    }

    /// Restores the latest backup if the database is empty or missing. Returns the new path of the previous data.
    ///
    /// # Errors
    /// The error from opening the data, if it has another cause; as [`Shell::restore`].
    pub(crate) fn restore_newest(&self) -> Answer<String> {
        let problem = match self.read().as_ref() {
            Ok(_) => AppError::of(Cause::DataInUse),
            Err(problem) => problem.clone(),
        };
        let Cause::StoreEmptied { newest: ErrorDetail::Text(newest), .. } = problem.cause() else {
            return Err(problem);
        };
        self.restore(Path::new(newest))
    }

    /// Closes the data before the window ends.
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

    // Issue 20, point 13: the page can open only files saved since the start.
    #[test]
    fn only_files_that_were_written_can_be_opened() {
        let shell = Shell {
            started: Instant::now(),
            waiting: Waiting::of(Vec::new()),
            place: None,
            data: RwLock::new(Err(AppError::of(Cause::DataClosed))),
            written: Mutex::new(vec![PathBuf::from("/home/organiser/standings.pdf")]),
            chosen: Mutex::default(),
            package: Mutex::default(),
        };
        assert!(shell.written("/home/organiser/standings.pdf").is_ok());
        for other in ["/home/organiser/other.pdf", "/home/organiser/./standings.pdf", "", "https://example.org"] {
            assert!(shell.written(other).is_err(), "{other}");
        }
    }
}

//! Automatic backups at the start and end of each round, made in a background thread.

use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use chrono::{DateTime, Utc};
use store::{AutoBackup, Snapshot, StoreError};

use crate::error::{Cause, ErrorDetail};
use crate::{AppError, card_data};

/// Status of the backups.
#[derive(Debug, Clone, Default)]
pub(crate) struct BackupStatus {
    /// Completion time of the latest backup next to the database.
    pub primary: Option<DateTime<Utc>>,
    /// Completion time of the latest backup in the mirror folder.
    pub second: Option<DateTime<Utc>>,
    /// The problem with the latest backup.
    pub problem: Option<Cause>,
    /// `true` if a backup was attempted since the program started.
    pub tried: bool,
    /// Number of pending backups.
    waiting: u32,
}

#[derive(Default)]
struct Shared {
    kept: Mutex<BackupStatus>,
    /// Signalled after every backup.
    made: Condvar,
}

impl Shared {
    fn kept(&self) -> MutexGuard<'_, BackupStatus> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Job {
    /// Snapshot of the database at the time of the request.
    of: Result<Snapshot, StoreError>,
    label: String,
    second: Option<PathBuf>,
}

/// Makes backups sequentially in a dedicated thread. Dropping it waits for pending backups.
pub(crate) struct BackupWorker {
    auto_backup: Option<AutoBackup>,
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    now: fn() -> DateTime<Utc>,
    shared: Arc<Shared>,
}

impl BackupWorker {
    /// Creates a worker. Without a database file it makes no backups.
    pub(crate) fn new(auto_backup: Option<AutoBackup>, now: fn() -> DateTime<Utc>) -> BackupWorker {
        BackupWorker { auto_backup, jobs: None, thread: None, now, shared: Arc::default() }
    }

    /// Returns the [`AutoBackup`] of a database, or `None` without a database file.
    pub(crate) fn auto_backup(&self) -> Option<&AutoBackup> {
        self.auto_backup.as_ref()
    }

    /// Returns the current status of the backups.
    pub(crate) fn kept(&self) -> BackupStatus {
        self.shared.kept().clone()
    }

    /// Requests a backup with this label, and one in a mirror folder.
    pub(crate) fn enqueue_backup(&mut self, label: String, second: Option<PathBuf>) {
        let Some(auto_backup) = self.auto_backup.clone() else { return };
        let of = auto_backup.snapshot();
        if self.jobs.is_none() {
            let (jobs, waiting) = channel::<Job>();
            let (shared, now) = (Arc::clone(&self.shared), self.now);
            let work = move || {
                for job in waiting {
                    work(&auto_backup, job, now, &shared);
                }
            };
            match std::thread::Builder::new().name("copies".to_owned()).spawn(work) {
                Ok(thread) => (self.jobs, self.thread) = (Some(jobs), Some(thread)),
                Err(error) => {
                    let mut kept = self.shared.kept();
                    (kept.problem, kept.tried) = (Some(Cause::CopyNoThread { error: ErrorDetail::text(error) }), true);
                    return;
                }
            }
        }
        self.shared.kept().waiting += 1;
        if let Some(jobs) = &self.jobs
            && jobs.send(Job { of, label, second }).is_err()
        {
            let mut kept = self.shared.kept();
            kept.waiting -= 1;
            kept.problem = Some(Cause::CopyThreadEnded);
            kept.tried = true;
        }
    }

    /// Waits until every requested backup has finished or failed.
    pub(crate) fn wait(&self) {
        let mut kept = self.shared.kept();
        while kept.waiting > 0 {
            kept = self.shared.made.wait(kept).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Copies a snapshot. A damaged database is copied unchanged, next to the intact backups, and reported: one damaged row
/// must not end all backups.
fn kept(snapshot: &Snapshot, label: &str) -> Result<(PathBuf, Option<Cause>), StoreError> {
    match snapshot.keep(label) {
        Ok(path) => Ok((path, None)),
        Err(error) if error.code() == "store.corrupt" => {
            let path = snapshot.keep_damaged(label)?;
            Ok((path, Some(Cause::CopyUnsound { problem: of_the_store(error) })))
        }
        Err(error) => Err(error),
    }
}

fn of_the_store(error: StoreError) -> ErrorDetail {
    AppError::from(error).cause().clone().into()
}

fn work(auto_backup: &AutoBackup, job: Job, now: fn() -> DateTime<Utc>, shared: &Shared) {
    // The snapshot is released as soon as it is copied.
    let (copied, mut problem) = match job.of.and_then(|snapshot| kept(&snapshot, &job.label)) {
        Ok((path, damage)) => (Ok(path), damage),
        Err(error) => {
            let problem = Cause::CopyFailed { problem: of_the_store(error.clone()) };
            (Err(error), Some(problem))
        }
    };
    let mut second = None;
    if let (Ok(path), Some(folder)) = (&copied, &job.second) {
        let copied = auto_backup.copy_to(path, folder).map_err(AppError::from);
        // The copies next to the database share its packages; those in the mirror folder need their own.
        let packages = |copy: PathBuf| {
            let own = card_data::folder(&auto_backup.folder());
            card_data::back_up_packages(&own, &card_data::folder(&copy))
        };
        match copied.and_then(packages) {
            Ok(()) => second = Some(now()),
            Err(error) => problem = Some(Cause::CopySecondFolder { problem: error.cause().clone().into() }),
        }
    }
    let mut kept = shared.kept();
    kept.waiting -= 1;
    kept.primary = copied.is_ok().then(now).or(kept.primary);
    kept.second = second.or(kept.second);
    kept.problem = problem;
    kept.tried = true;
    shared.made.notify_all();
}

impl Drop for BackupWorker {
    fn drop(&mut self) {
        // Without a sender, the thread ends after the pending requests.
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

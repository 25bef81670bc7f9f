//! Copies of the database at each round's begin and end, made beside the work: nobody waits for them.

use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use chrono::{DateTime, Utc};
use store::{Copier, Moment, StoreError};

use crate::AppError;
use crate::error::{Cause, Fact};

/// What is known of the copies.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kept {
    /// When the newest copy beside the database was on the disk.
    pub beside: Option<DateTime<Utc>>,
    /// When the newest copy in the second folder was.
    pub second: Option<DateTime<Utc>>,
    /// What went wrong with the newest one.
    pub problem: Option<Cause>,
    /// Whether a copy was tried since the program started.
    pub tried: bool,
    /// Copies that are still to be made.
    waiting: u32,
}

#[derive(Default)]
struct Shared {
    kept: Mutex<Kept>,
    /// Reports every copy made.
    made: Condvar,
}

impl Shared {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Job {
    /// The database as it was when the copy was asked for.
    of: Result<Moment, StoreError>,
    label: String,
    second: Option<PathBuf>,
}

/// Makes copies one after another in a thread of its own. Dropping it waits for those that are asked for.
pub(crate) struct Keeper {
    copier: Option<Copier>,
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    now: fn() -> DateTime<Utc>,
    shared: Arc<Shared>,
}

impl Keeper {
    /// Without a database file it makes no copies.
    pub(crate) fn new(copier: Option<Copier>, now: fn() -> DateTime<Utc>) -> Keeper {
        Keeper { copier, jobs: None, thread: None, now, shared: Arc::default() }
    }

    /// The copies beside the database; none without a file.
    pub(crate) fn copier(&self) -> Option<&Copier> {
        self.copier.as_ref()
    }

    /// What is known of the copies now.
    pub(crate) fn kept(&self) -> Kept {
        self.shared.kept().clone()
    }

    /// Asks for a copy with this label, and one in a second folder.
    pub(crate) fn keep(&mut self, label: String, second: Option<PathBuf>) {
        let Some(copier) = self.copier.clone() else { return };
        let of = copier.moment();
        if self.jobs.is_none() {
            let (jobs, waiting) = channel::<Job>();
            let (shared, now) = (Arc::clone(&self.shared), self.now);
            let work = move || {
                for job in waiting {
                    work(&copier, job, now, &shared);
                }
            };
            match std::thread::Builder::new().name("copies".to_owned()).spawn(work) {
                Ok(thread) => (self.jobs, self.thread) = (Some(jobs), Some(thread)),
                Err(error) => {
                    let mut kept = self.shared.kept();
                    (kept.problem, kept.tried) = (Some(Cause::CopyNoThread { error: Fact::said(error) }), true);
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

    /// Waits until every copy that was asked for is made, or has failed.
    pub(crate) fn wait(&self) {
        let mut kept = self.shared.kept();
        while kept.waiting > 0 {
            kept = self.shared.made.wait(kept).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Copies a moment. What is damaged is copied as it is, beside the sound copies, and reported: one damaged row must not
/// be the end of all copies.
fn kept(moment: &Moment, label: &str) -> Result<(PathBuf, Option<Cause>), StoreError> {
    match moment.keep(label) {
        Ok(path) => Ok((path, None)),
        Err(error) if error.code() == "store.corrupt" => {
            let path = moment.keep_unsound(label)?;
            Ok((path, Some(Cause::CopyUnsound { problem: of_the_store(error) })))
        }
        Err(error) => Err(error),
    }
}

fn of_the_store(error: StoreError) -> Fact {
    AppError::from(error).cause().clone().into()
}

fn work(copier: &Copier, job: Job, now: fn() -> DateTime<Utc>, shared: &Shared) {
    // The moment is let go as soon as it is copied.
    let (beside, mut problem) = match job.of.and_then(|moment| kept(&moment, &job.label)) {
        Ok((path, unsound)) => (Ok(path), unsound),
        Err(error) => {
            let problem = Cause::CopyFailed { problem: of_the_store(error.clone()) };
            (Err(error), Some(problem))
        }
    };
    let mut second = None;
    if let (Ok(path), Some(folder)) = (&beside, &job.second) {
        match copier.copy_to(path, folder) {
            Ok(_) => second = Some(now()),
            Err(error) => problem = Some(Cause::CopySecondFolder { problem: of_the_store(error) }),
        }
    }
    let mut kept = shared.kept();
    kept.waiting -= 1;
    kept.beside = beside.is_ok().then(now).or(kept.beside);
    kept.second = second.or(kept.second);
    kept.problem = problem;
    kept.tried = true;
    shared.made.notify_all();
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // Without a sender the thread ends after what is asked for.
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

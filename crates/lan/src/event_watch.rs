//! Change detection: the event is reloaded whenever any program has written to the database.

use std::sync::Arc;
use std::time::Duration;

use app::phones::{PublicEvent, WatchedEvent};
use app::{AppError, Cause, ErrorDetail, Phones};
use chrono::{DateTime, Utc};
use tokio::sync::watch;

/// Polling interval of the database's write counter.
const EVERY: Duration = Duration::from_millis(200);

/// The latest view of the event.
#[derive(Debug)]
pub(crate) struct EventSnapshot {
    /// Revision number, which grows with each change of the public view and of players' reports.
    pub(crate) revision: u64,
    /// Public view of the event.
    pub(crate) public: Arc<PublicEvent>,
    /// Revision number of the players' reports in the current round.
    reports: u64,
}

/// Watches an event and notifies subscribers of changes.
pub(crate) struct EventWatch {
    phones: Arc<Phones>,
    event: u32,
    now: watch::Sender<Arc<EventSnapshot>>,
    /// Revision number for staff, and the event's staff mark at the last check.
    staff: watch::Sender<(u64, u64)>,
    /// Error of the latest check, if it failed.
    problem: watch::Sender<Option<AppError>>,
}

impl EventWatch {
    /// Loads the event for the first time.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub(crate) fn new(phones: Arc<Phones>, event: u32) -> Result<EventWatch, AppError> {
        let WatchedEvent { public, reports, staff, .. } = phones.watch_event(event, None)?;
        let (now, _) = watch::channel(Arc::new(EventSnapshot { revision: 1, public, reports }));
        let (staff, _) = watch::channel((1, staff));
        Ok(EventWatch { phones, event, now, staff, problem: watch::channel(None).0 })
    }

    /// Returns the latest view of the event.
    pub(crate) fn now(&self) -> Arc<EventSnapshot> {
        Arc::clone(&self.now.borrow())
    }

    /// Returns the phones' access to the event.
    pub(crate) fn phones(&self) -> &Phones {
        &self.phones
    }

    /// Returns the number of the event being served.
    pub(crate) fn event(&self) -> u32 {
        self.event
    }

    /// Returns the desk's current time.
    pub(crate) fn moment(&self) -> DateTime<Utc> {
        self.phones.time()
    }

    /// Subscribes to changes from here on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<EventSnapshot>> {
        self.now.subscribe()
    }

    /// Subscribes to changes for staff. The first number grows with each.
    pub(crate) fn watch_staff(&self) -> watch::Receiver<(u64, u64)> {
        self.staff.subscribe()
    }

    /// Returns the latest revision number for staff.
    pub(crate) fn staff_revision(&self) -> u64 {
        self.staff.borrow().0
    }

    /// Returns the error of the latest check, if it failed.
    pub(crate) fn problem(&self) -> Option<AppError> {
        self.problem.borrow().clone()
    }

    /// Subscribes to the errors of the checks.
    pub(crate) fn watch_problem(&self) -> watch::Receiver<Option<AppError>> {
        self.problem.subscribe()
    }

    /// Polls for changes until it is dropped. The public view stays unchanged while the event cannot be read.
    pub(crate) async fn follow(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut seen: Option<(u64, WatchedEvent)> = None;
        loop {
            ticks.tick().await;
            let (live, before) = (Arc::clone(&self), seen.clone());
            let looked = tokio::task::spawn_blocking(move || live.look(before)).await;
            let problem = match looked {
                Ok(Ok(now)) => {
                    seen = Some(now);
                    None
                }
                Ok(Err(problem)) => Some(problem),
                Err(stopped) => Some(AppError::of(Cause::ProgramStopped { error: ErrorDetail::text(stopped) })),
            };
            self.problem.send_if_modified(|known| {
                let is_other = known.is_some() != problem.is_some();
                *known = problem;
                is_other
            });
        }
    }

    /// Reloads the event if anything was written since `seen`. Returns the current write counter and the event.
    fn look(&self, seen: Option<(u64, WatchedEvent)>) -> Result<(u64, WatchedEvent), AppError> {
        let changes = self.phones.changes()?;
        let earlier = match seen {
            Some((known, event)) if known == changes => return Ok((known, event)),
            Some((_, event)) => Some(event),
            None => None,
        };
        let event = self.phones.watch_event(self.event, earlier.as_ref())?;
        self.now.send_if_modified(|now| {
            let (public, reports) = (&event.public, event.reports);
            let is_same = Arc::ptr_eq(&now.public, public) || now.public == *public;
            let is_new = !is_same || now.reports != reports;
            if is_new {
                *now = Arc::new(EventSnapshot { revision: now.revision + 1, public: Arc::clone(public), reports });
            }
            is_new
        });
        self.staff.send_if_modified(|staff| {
            let is_new = staff.1 != event.staff;
            if is_new {
                *staff = (staff.0 + 1, event.staff);
            }
            is_new
        });
        Ok((changes, event))
    }
}

/// Waits until the event can be read, or until it cannot.
pub(crate) async fn readable(problem: &mut watch::Receiver<Option<AppError>>, is_readable: bool) {
    let _ = problem.wait_for(|problem| problem.is_none() == is_readable).await;
}

/// Waits until the server stops or no longer exists.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

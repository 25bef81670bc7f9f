//! What is new: the event is looked at again whenever anything was written to the database, by this program or another.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use app::phones::{PublicClock, PublicEvent};
use app::{AppError, Cause, Desk, Fact};
use chrono::{DateTime, Utc};
use tokio::sync::watch;

/// How often the database is asked whether anything was written.
const EVERY: Duration = Duration::from_millis(200);

/// The event as it was looked at last.
#[derive(Debug)]
pub(crate) struct Now {
    /// Grows with each change of what is public, and with each of what players report.
    pub(crate) revision: u64,
    /// The part of the event that everybody in the room may see.
    pub(crate) public: PublicEvent,
    /// What players report of the newest round, as one number that changes with it.
    reports: u64,
}

/// Looks at an event, and says when it has changed.
pub(crate) struct Live {
    desk: Arc<Desk>,
    event: u32,
    now: watch::Sender<Arc<Now>>,
    /// Grows with each change for who runs the event, and what it was at the last look.
    staff: watch::Sender<(u64, u64)>,
    /// Why the event could not be looked at, when it could not.
    problem: Mutex<Option<AppError>>,
}

impl Live {
    /// Looks for the first time.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub(crate) fn new(desk: Arc<Desk>, event: u32) -> Result<Live, AppError> {
        let (public, reports) = (desk.public_event(event)?, desk.reports_mark(event)?);
        let (now, _) = watch::channel(Arc::new(Now { revision: 1, public, reports }));
        let (staff, _) = watch::channel((1, desk.staff_mark(event)?));
        Ok(Live { desk, event, now, staff, problem: Mutex::default() })
    }

    /// The event as it was looked at last.
    pub(crate) fn now(&self) -> Arc<Now> {
        Arc::clone(&self.now.borrow())
    }

    /// The desk that is served.
    pub(crate) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The event that is served.
    pub(crate) fn event(&self) -> u32 {
        self.event
    }

    /// The time at the desk.
    pub(crate) fn moment(&self) -> DateTime<Utc> {
        self.desk.time()
    }

    /// The clock of the newest round with the milliseconds that it has left now; none while none was started.
    pub(crate) fn clock_left(&self) -> Option<(PublicClock, i64)> {
        let clock = self.now().public.round.as_ref()?.clock?;
        Some((clock, clock.left(self.moment())))
    }

    /// The clock that counts for a player: of this round while results are missing, before the first round (0) that of the time
    /// for building decks.
    pub(crate) fn clock_of(&self, round: u32) -> Option<(PublicClock, i64)> {
        let now = self.now();
        let clock = match &now.public.round {
            Some(newest) => newest.clock.filter(|_| newest.number == round && newest.open > 0),
            None => now.public.deck_clock.filter(|_| round == 0),
        }?;
        Some((clock, clock.left(self.moment())))
    }

    /// Waits for changes from here on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Now>> {
        self.now.subscribe()
    }

    /// Waits for what is new for who runs the event: the first number grows with it.
    pub(crate) fn watch_staff(&self) -> watch::Receiver<(u64, u64)> {
        self.staff.subscribe()
    }

    /// Why the event could not be looked at the last time, when it could not.
    pub(crate) fn problem(&self) -> Option<AppError> {
        self.problem.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks again until it is dropped. What everybody sees stays as it was while the event cannot be read.
    pub(crate) async fn follow(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut seen = None;
        loop {
            ticks.tick().await;
            let live = Arc::clone(&self);
            let looked = tokio::task::spawn_blocking(move || live.look(seen)).await;
            let problem = match looked {
                Ok(Ok(changes)) => {
                    seen = Some(changes);
                    None
                }
                Ok(Err(problem)) => Some(problem),
                Err(stopped) => Some(AppError::of(Cause::ProgramStopped { error: Fact::said(stopped) })),
            };
            *self.problem.lock().unwrap_or_else(PoisonError::into_inner) = problem;
        }
    }

    /// Looks when anything was written since `seen`; returns how much is written now.
    fn look(&self, seen: Option<u64>) -> Result<u64, AppError> {
        let changes = self.desk.changes()?;
        if seen == Some(changes) {
            return Ok(changes);
        }
        let (public, reports) = (self.desk.public_event(self.event)?, self.desk.reports_mark(self.event)?);
        self.now.send_if_modified(|now| {
            let is_new = now.public != public || now.reports != reports;
            if is_new {
                *now = Arc::new(Now { revision: now.revision + 1, public, reports });
            }
            is_new
        });
        let mark = self.desk.staff_mark(self.event)?;
        self.staff.send_if_modified(|staff| {
            let is_new = staff.1 != mark;
            if is_new {
                *staff = (staff.0 + 1, mark);
            }
            is_new
        });
        Ok(changes)
    }
}

/// Waits until the server is to stop, or is there no more.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

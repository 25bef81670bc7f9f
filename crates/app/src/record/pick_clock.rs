//! The pick clock. Its time is derived from stored start and stop times, so that a restart shows the correct time.

use chrono::{DateTime, Utc};

/// A command to the pick clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PickClockAction {
    /// Starts or resumes the clock.
    Run,
    /// Pauses the clock.
    Pause,
    /// Goes to the next pick. Tabletop drafts only.
    Next,
    /// Goes back to the previous pick. Tabletop drafts only.
    Back,
}

/// A countdown, stored as its last start time and the milliseconds run before that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PickClock {
    seconds: u32,
    since: Option<DateTime<Utc>>,
    ran_ms: i64,
}

impl PickClock {
    /// Creates a stopped clock with its full time.
    pub(crate) fn stopped(seconds: u32) -> Self {
        PickClock { seconds, since: None, ran_ms: 0 }
    }

    /// Returns `true` if the clock is running.
    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock. A running clock continues unchanged.
    pub(crate) fn run(&mut self, at: DateTime<Utc>) {
        self.since.get_or_insert(at);
    }

    /// Stops the clock and keeps the remaining time.
    pub(crate) fn pause(&mut self, at: DateTime<Utc>) {
        self.ran_ms = self.ran(at);
        self.since = None;
    }

    /// Resets the clock for the next pick. It keeps running if it was running.
    pub(crate) fn next(&mut self, seconds: u32, at: DateTime<Utc>) {
        *self = PickClock { seconds, since: self.since.map(|_| at), ran_ms: 0 };
    }

    fn ran(&self, now: DateTime<Utc>) -> i64 {
        self.ran_ms + self.since.map_or(0, |since| (now - since).num_milliseconds().max(0))
    }

    /// Returns the seconds allowed for the pick.
    pub(crate) fn seconds(&self) -> u32 {
        self.seconds
    }

    /// Returns the milliseconds left at a point in time; negative in overtime.
    pub(crate) fn left_ms(&self, now: DateTime<Utc>) -> i32 {
        let left = i64::from(self.seconds) * 1000 - self.ran(now);
        i32::try_from(left.clamp(i64::from(i32::MIN), i64::from(i32::MAX))).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_000_000 + second, 0).unwrap()
    }

    #[test]
    fn a_paused_pick_clock_continues_where_it_was() {
        let mut clock = PickClock::stopped(60);
        assert_eq!(clock.left_ms(at(5)), 60_000);
        clock.run(at(10));
        assert_eq!(clock.left_ms(at(25)), 45_000);
        clock.pause(at(30));
        assert_eq!((clock.is_running(), clock.seconds(), clock.left_ms(at(500))), (false, 60, 40_000));
        clock.run(at(600));
        assert_eq!(clock.left_ms(at(650)), -10_000);
    }

    #[test]
    fn the_next_pick_starts_with_full_time_and_keeps_the_clock_state() {
        let mut clock = PickClock::stopped(60);
        clock.run(at(0));
        clock.next(40, at(20));
        assert_eq!(clock.left_ms(at(30)), 30_000);
        clock.pause(at(30));
        clock.next(25, at(40));
        assert_eq!((clock.is_running(), clock.seconds(), clock.left_ms(at(90))), (false, 25, 25_000));
    }

    #[test]
    fn a_system_clock_set_back_gives_no_extra_time() {
        let mut clock = PickClock::stopped(60);
        clock.run(at(100));
        assert_eq!(clock.left_ms(at(0)), 60_000);
    }
}

//! The environment: sources of time and randomness.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Local, NaiveDate, SecondsFormat, Utc};

use crate::AppError;
use crate::error::Cause;

/// Sources of time and randomness. Tests pass their own.
#[derive(Clone, Copy)]
pub struct Environment {
    /// The current time of the machine's clock.
    pub now: fn() -> DateTime<Utc>,
    /// Returns a fresh seed, different at each call.
    pub seed: fn() -> u64,
}

impl Default for Environment {
    /// Uses the system's clock and random numbers.
    fn default() -> Self {
        Environment { now, seed: rand::random }
    }
}

/// The first and last second of a storable time. Years have four digits (RFC 3339), and there is room for time zones.
const SECONDS: (i64, i64) = (-62_135_510_400, 253_402_128_000);

/// Returns the time of the system's clock, or the nearest storable time. The clock is read nowhere else, because
/// `Utc::now` panics before 1970.
fn now() -> DateTime<Utc> {
    time_of(SystemTime::now())
}

fn time_of(clock: SystemTime) -> DateTime<Utc> {
    let whole = |length: Duration| i64::try_from(length.as_secs()).unwrap_or(i64::MAX);
    let (seconds, nanoseconds) = match clock.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => (whole(since), since.subsec_nanos()),
        // Whole seconds are precise enough before 1970.
        Err(before) => (whole(before.duration()).saturating_neg(), 0),
    };
    DateTime::from_timestamp(seconds.clamp(SECONDS.0, SECONDS.1), nanoseconds).unwrap_or_default()
}

/// Returns `true` for the last storable time, which also represents all later ones.
pub(crate) fn is_too_late(time: DateTime<Utc>) -> bool {
    time.timestamp() >= SECONDS.1
}

/// Returns the day of a stored moment (RFC 3339), or `None` if the moment is invalid.
pub(crate) fn day_of(moment: &str) -> Option<NaiveDate> {
    moment.get(..10)?.parse().ok()
}

impl Environment {
    /// Returns the local date of this computer.
    pub fn today(&self) -> NaiveDate {
        (self.now)().with_timezone(&Local).date_naive()
    }

    /// Returns a fresh seed for a game, of at most 15 digits so that people can read and type it.
    pub fn game_seed(&self) -> u64 {
        (self.seed)() >> 16
    }
}

/// Returns a time in the format of the database.
///
/// # Errors
/// `clock.wrong` if the clock of this computer is set to a time that cannot be stored.
pub(crate) fn rfc3339(now: DateTime<Utc>) -> Result<String, AppError> {
    if is_too_late(now) {
        return Err(AppError::of(Cause::ClockWrong));
    }
    Ok(now.to_rfc3339_opts(SecondsFormat::Millis, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A computer with an empty clock battery may report any time.
    #[test]
    fn any_system_clock_can_be_read() {
        let seconds = Duration::from_secs;
        let (epoch, year) = (SystemTime::UNIX_EPOCH, 31_556_952);
        for (clock, shown) in [
            (epoch.checked_sub(seconds(2_000_000_000)), "1906-08-16"),
            (epoch.checked_sub(seconds(year * 5_000)), "0001-01-02"),
            (epoch.checked_sub(seconds(i64::MAX as u64)), "0001-01-02"),
            (Some(epoch), "1970-01-01"),
            (epoch.checked_add(seconds(year * 7_979)), "9948-12-31"),
            (epoch.checked_add(seconds(year * 253_566)), "9999-12-30"),
            (epoch.checked_add(seconds(i64::MAX as u64)), "9999-12-30"),
        ] {
            let Some(clock) = clock else { continue };
            let time = time_of(clock);
            assert_eq!(time.to_rfc3339().get(..10), Some(shown));
            assert_eq!(is_too_late(time), shown == "9999-12-30");
            // Every time zone has room.
            for hours in [-14, 14] {
                let zone = chrono::FixedOffset::east_opt(hours * 3_600).unwrap();
                assert!(DateTime::parse_from_rfc3339(&time.with_timezone(&zone).to_rfc3339()).is_ok());
            }
        }
    }
}

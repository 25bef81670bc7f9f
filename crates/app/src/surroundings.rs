//! The environment: sources of time and randomness.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Local, NaiveDate, Utc};

/// Sources of time and randomness. Tests pass their own.
#[derive(Clone, Copy)]
pub struct Surroundings {
    /// The current time of the machine's clock.
    pub now: fn() -> DateTime<Utc>,
    /// Returns a fresh seed, different at each call.
    pub seed: fn() -> u64,
}

impl Default for Surroundings {
    /// Uses the system's clock and random numbers.
    fn default() -> Self {
        Surroundings { now, seed: rand::random }
    }
}

/// The first and the last second that a stored time can have: years of four digits (RFC 3339), with room for time zones.
const SECONDS: (i64, i64) = (-62_135_510_400, 253_402_128_000);

/// Returns the time of the system's clock, which is read nowhere else: a clock set to a time that cannot be stored gives
/// the nearest one that can. (`Utc::now` panics before 1970.)
fn now() -> DateTime<Utc> {
    time_of(SystemTime::now())
}

fn time_of(clock: SystemTime) -> DateTime<Utc> {
    let whole = |length: Duration| i64::try_from(length.as_secs()).unwrap_or(i64::MAX);
    let (seconds, nanoseconds) = match clock.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => (whole(since), since.subsec_nanos()),
        // To the second: so far back nobody needs more.
        Err(before) => (whole(before.duration()).saturating_neg(), 0),
    };
    DateTime::from_timestamp(seconds.clamp(SECONDS.0, SECONDS.1), nanoseconds).unwrap_or_default()
}

/// Returns `true` if a time is the last one that can be stored, which stands for all later ones.
pub(crate) fn is_too_late(time: DateTime<Utc>) -> bool {
    time.timestamp() >= SECONDS.1
}

/// The day of a moment as it is stored (RFC 3339); nothing for what is no moment.
pub(crate) fn day_of(moment: &str) -> Option<NaiveDate> {
    moment.get(..10)?.parse().ok()
}

impl Surroundings {
    /// Returns the local date of this computer.
    pub fn today(&self) -> NaiveDate {
        (self.now)().with_timezone(&Local).date_naive()
    }

    /// Returns a fresh seed for a game, of at most 15 digits so that people can read and type it.
    pub fn game_seed(&self) -> u64 {
        (self.seed)() >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A computer whose battery is empty may be at any time.
    #[test]
    fn no_clock_is_too_early_or_too_late_to_be_read() {
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

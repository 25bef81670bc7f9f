//! The environment: sources of time and randomness.

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
        Surroundings { now: Utc::now, seed: rand::random }
    }
}

/// Returns the day of a stored moment (RFC 3339). Returns `None` if the moment is invalid.
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

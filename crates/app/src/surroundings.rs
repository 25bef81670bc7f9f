//! Where time and chance come from.

use chrono::{DateTime, Local, NaiveDate, Utc};

/// Where time and chance come from. Tests pass their own.
#[derive(Clone, Copy)]
pub struct Surroundings {
    /// The time now, by the clock of the machine.
    pub now: fn() -> DateTime<Utc>,
    /// A fresh seed, another one at each call.
    pub seed: fn() -> u64,
}

impl Default for Surroundings {
    /// The system's clock and its random numbers.
    fn default() -> Self {
        Surroundings { now: Utc::now, seed: rand::random }
    }
}

/// The day of a moment as it is stored (RFC 3339); nothing for what is no moment.
pub(crate) fn day_of(moment: &str) -> Option<NaiveDate> {
    moment.get(..10)?.parse().ok()
}

impl Surroundings {
    /// The day where this computer is.
    pub fn today(&self) -> NaiveDate {
        (self.now)().with_timezone(&Local).date_naive()
    }

    /// A fresh seed for a game, of at most 15 digits: people read it and type it.
    pub fn game_seed(&self) -> u64 {
        (self.seed)() >> 16
    }
}

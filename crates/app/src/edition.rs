//! Which edition of the Comprehensive Rules a game is played by: the one in force on its day, or the one asked for.

use chrono::{Datelike, NaiveDate};
use rules::Edition;

use crate::contract::RulesEdition;
use crate::surroundings::day_of;

impl From<Edition> for RulesEdition {
    fn from(edition: Edition) -> RulesEdition {
        match edition {
            Edition::Eighth => RulesEdition::Eighth,
            Edition::Ninth => RulesEdition::Ninth,
        }
    }
}

impl From<RulesEdition> for Edition {
    fn from(edition: RulesEdition) -> Edition {
        match edition {
            RulesEdition::Eighth => Edition::Eighth,
            RulesEdition::Ninth => Edition::Ninth,
        }
    }
}

/// The edition in force on a day.
pub(crate) fn in_force(day: NaiveDate) -> RulesEdition {
    Edition::on((day.year(), day.month(), day.day())).into()
}

/// The edition in force at a moment (RFC 3339); the newest for what is no moment.
pub(crate) fn in_force_at(moment: &str) -> RulesEdition {
    day_of(moment).map_or_else(|| Edition::default().into(), in_force)
}

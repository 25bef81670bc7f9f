//! Edition of the Comprehensive Rules for a game: the one in force on its day, or the requested one.

use chrono::{Datelike, NaiveDate};
use rules::Edition;
use serde::{Deserialize, Serialize};

use crate::environment::day_of;

wire! {
    /// An edition of the Comprehensive Rules.
    #[derive(Copy, Eq)]
    pub enum RulesEdition {
        /// 8.0, of 8 July 2026.
        #[serde(rename = "8.0")]
        Eighth,
        /// 9.0, of 9 October 2026.
        #[serde(rename = "9.0")]
        Ninth,
    }
}

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

/// Returns the edition in force on a day.
pub(crate) fn in_force(day: NaiveDate) -> RulesEdition {
    Edition::on((day.year(), day.month(), day.day())).into()
}

/// Returns the edition in force at a moment (RFC 3339), or the newest edition if the moment is invalid.
pub(crate) fn in_force_at(moment: &str) -> RulesEdition {
    day_of(moment).map_or_else(|| Edition::default().into(), in_force)
}

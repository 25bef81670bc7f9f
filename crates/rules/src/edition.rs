//! Supported editions of the Comprehensive Rules.
//!
//! Rule numbers in this project are those of edition 8.0. `docs/editions.md` lists the differences in play between 8.0
//! and 9.0, and the rules of 9.0 that are known only from a paraphrase.

use serde::{Deserialize, Serialize};

/// An edition of the Comprehensive Rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Edition {
    /// 8.0, of 8 July 2026.
    #[serde(rename = "8.0")]
    Eighth,
    /// 9.0, of 9 October 2026.
    #[default]
    #[serde(rename = "9.0")]
    Ninth,
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Edition; 2] = [Edition::Eighth, Edition::Ninth];

    /// Returns the number on the cover, for example "9.0".
    pub const fn number(self) -> &'static str {
        match self {
            Edition::Eighth => "8.0",
            Edition::Ninth => "9.0",
        }
    }

    /// Returns the date on the cover as year, month and day.
    pub const fn since(self) -> (i32, u32, u32) {
        match self {
            Edition::Eighth => (2026, 7, 8),
            Edition::Ninth => (2026, 10, 9),
        }
    }

    /// Returns the edition in force on a day (year, month, day), or the oldest edition for earlier days.
    pub fn on(day: (i32, u32, u32)) -> Edition {
        Edition::ALL.into_iter().rev().find(|edition| edition.since() <= day).unwrap_or(Edition::Eighth)
    }

    /// Returns `true` if upgrades are defeated together with their unit when it leaves play (9.0). In 8.0 they are
    /// defeated afterwards (CR 1.16.5C).
    pub(crate) const fn defeats_upgrades_together(self) -> bool {
        match self {
            Edition::Eighth => false,
            Edition::Ninth => true,
        }
    }
}

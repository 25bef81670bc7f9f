//! The editions of the Comprehensive Rules that a game can be played by.
//!
//! Rule numbers in this project are those of edition 8.0. What differs in play between the two, and what of 9.0 rests on
//! a paraphrase, is listed in `docs/editions.md`.

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
    /// All editions, the oldest first.
    pub const ALL: [Edition; 2] = [Edition::Eighth, Edition::Ninth];

    /// The number on its cover, for example "9.0".
    pub const fn number(self) -> &'static str {
        match self {
            Edition::Eighth => "8.0",
            Edition::Ninth => "9.0",
        }
    }

    /// The day on its cover: year, month, day.
    pub const fn since(self) -> (i32, u32, u32) {
        match self {
            Edition::Eighth => (2026, 7, 8),
            Edition::Ninth => (2026, 10, 9),
        }
    }

    /// The edition in force on a day (year, month, day): the newest that had appeared; the oldest before any had.
    pub fn on(day: (i32, u32, u32)) -> Edition {
        Edition::ALL.into_iter().rev().find(|edition| edition.since() <= day).unwrap_or(Edition::Eighth)
    }

    /// Whether the upgrades on a unit that leaves play are defeated together with it, as 9.0 has it; by 8.0 they are
    /// defeated next, when it is gone (CR 1.16.5C).
    pub(crate) const fn defeats_upgrades_together(self) -> bool {
        match self {
            Edition::Eighth => false,
            Edition::Ninth => true,
        }
    }
}

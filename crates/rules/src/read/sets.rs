//! Sets of traits and of keywords as numbers.

use model::{Keyword, Trait};
use serde::{Deserialize, Serialize};

/// A set of traits. Saved as two numbers, the lower half first: not every format has numbers of 128 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "[u64; 2]", from = "[u64; 2]")]
pub struct Traits(u128);

impl From<Traits> for [u64; 2] {
    fn from(traits: Traits) -> Self {
        [traits.0 as u64, (traits.0 >> 64) as u64]
    }
}

impl From<[u64; 2]> for Traits {
    fn from([low, high]: [u64; 2]) -> Self {
        Traits(u128::from(low) | u128::from(high) << 64)
    }
}

impl Traits {
    /// These traits.
    pub fn of(traits: impl IntoIterator<Item = Trait>) -> Self {
        Traits(traits.into_iter().fold(0, |all, one| all | 1 << (one as u32)))
    }

    /// Whether it is in the set.
    pub fn has(self, one: Trait) -> bool {
        self.0 & 1 << (one as u32) != 0
    }

    /// Whether the two share one.
    pub fn shares(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }

    /// What is in both.
    pub fn and(self, other: Traits) -> Traits {
        Traits(self.0 & other.0)
    }

    /// Both together.
    pub fn with(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

// The set above has room for 128 traits; a new set that brings more must widen it.
const _: () = assert!(Trait::ALL.len() <= 128);

/// Keywords with their numbers: what a card has, or what a modifier adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Keywords {
    has: u32,
    /// The sum behind Raid (CR 7.5.8B).
    pub raid: u8,
    /// The sum behind Restore (CR 7.5.9B).
    pub restore: u8,
    /// The sum behind Exploit (CR 7.5.16B).
    pub exploit: u8,
}

impl Keywords {
    /// Whether it is among them.
    pub fn has(self, keyword: Keyword) -> bool {
        self.has & 1 << (keyword as u32) != 0
    }

    /// Whether there is any.
    pub fn any(self) -> bool {
        self.has != 0
    }

    /// Adds one; numbers add up (CR 7.5.4).
    pub fn add(&mut self, keyword: Keyword, value: u8) {
        self.has |= 1 << (keyword as u32);
        match keyword {
            Keyword::Raid => self.raid = self.raid.saturating_add(value),
            Keyword::Restore => self.restore = self.restore.saturating_add(value),
            Keyword::Exploit => self.exploit = self.exploit.saturating_add(value),
            Keyword::Ambush
            | Keyword::Bounty
            | Keyword::Coordinate
            | Keyword::Fortify
            | Keyword::Grit
            | Keyword::Hidden
            | Keyword::Overwhelm
            | Keyword::Piloting
            | Keyword::Plot
            | Keyword::Saboteur
            | Keyword::Sentinel
            | Keyword::Shielded
            | Keyword::Smuggle
            | Keyword::Support => {}
        }
    }

    /// Takes one away with all its numbers (CR 8.14.1).
    pub fn lose(&mut self, keyword: Keyword) {
        self.has &= !(1 << (keyword as u32));
        match keyword {
            Keyword::Raid => self.raid = 0,
            Keyword::Restore => self.restore = 0,
            Keyword::Exploit => self.exploit = 0,
            _ => {}
        }
    }
}

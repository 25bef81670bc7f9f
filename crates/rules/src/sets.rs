//! Sets of traits and of keywords, stored as bits.

use std::hash::{Hash, Hasher};

use bitflags::bitflags;
use model::{Keyword, Trait};
use serde::{Deserialize, Serialize};

/// A set of traits. Saved as two numbers, low half first, because not every format supports 128-bit integers.
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

bitflags! {
    impl Traits: u128 {
        // One bit for each trait, in the order of `Trait::ALL`; the traits themselves are the names.
        const _ = !0;
    }
}

impl Traits {
    /// Returns the set of the given traits.
    pub fn of(traits: impl IntoIterator<Item = Trait>) -> Self {
        Traits(traits.into_iter().fold(0, |all, one| all | 1 << (one as u32)))
    }

    /// Returns `true` if the trait is in the set.
    pub fn has(self, one: Trait) -> bool {
        self.0 & 1 << (one as u32) != 0
    }
}

// A new card set with more than 128 traits needs a wider type.
const _: () = assert!(Trait::ALL.len() <= 128);

/// Keywords with their numbers: those of a card, or those that a modifier adds.
///
/// This is not a set of flags: adding a keyword twice adds its numbers up (CR 7.5.4), and losing it clears the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Keywords {
    has: u32,
    /// The numbers, indexed as in [`Keyword::NUMBERED`].
    numbers: [u8; Keyword::NUMBERED.len()],
}

// A new card set with more than 32 keywords needs a wider type.
const _: () = assert!(Keyword::ALL.len() <= 32);

impl Hash for Keywords {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.has.hash(hasher);
        for number in self.numbers {
            number.hash(hasher);
        }
    }
}

impl Keywords {
    /// Returns `true` if the keyword is in the set.
    pub fn has(self, keyword: Keyword) -> bool {
        self.has & 1 << (keyword as u32) != 0
    }

    /// Returns `true` if the set is not empty.
    pub fn any(self) -> bool {
        self.has != 0
    }

    /// Returns the number of different keywords.
    pub fn count(self) -> i16 {
        self.has.count_ones() as i16
    }

    /// Adds the keywords of another set. Numbers are unchanged.
    pub fn unite(&mut self, other: Keywords) {
        self.has |= other.has;
    }

    /// Returns the number of a keyword, with several added up (CR 7.5.4). Returns 0 if it is absent or has no number.
    #[inline]
    pub fn number(self, keyword: Keyword) -> u8 {
        keyword.number().map_or(0, |at| self.numbers[at])
    }

    /// Returns the keywords in list order, with the number of each that has one.
    pub fn iter(self) -> impl Iterator<Item = (Keyword, Option<u8>)> {
        let all = Keyword::ALL.iter().copied().filter(move |keyword| self.has(*keyword));
        all.map(move |keyword| (keyword, keyword.number().map(|at| self.numbers[at])))
    }

    /// Adds a keyword. Numbers add up (CR 7.5.4).
    #[inline]
    pub fn add(&mut self, keyword: Keyword, value: u8) {
        self.has |= 1 << (keyword as u32);
        if let Some(at) = keyword.number() {
            self.numbers[at] = self.numbers[at].saturating_add(value);
        }
    }

    /// Multiplies the number of a keyword.
    pub fn multiply(&mut self, keyword: Keyword, times: u8) {
        if let Some(at) = keyword.number() {
            self.numbers[at] = self.numbers[at].saturating_mul(times);
        }
    }

    /// Returns `true` if the sets have a keyword in common.
    pub fn shares(self, other: Keywords) -> bool {
        self.has & other.has != 0
    }

    /// Removes a keyword with its number (CR 8.14.1).
    #[inline]
    pub fn lose(&mut self, keyword: Keyword) {
        self.has &= !(1 << (keyword as u32));
        if let Some(at) = keyword.number() {
            self.numbers[at] = 0;
        }
    }
}

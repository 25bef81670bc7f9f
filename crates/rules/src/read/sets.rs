//! Sets of traits and of keywords as numbers.

use std::hash::{Hash, Hasher};

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
    /// The set of these traits.
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

    /// The traits that both sets have.
    pub fn and(self, other: Traits) -> Traits {
        Traits(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    pub fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    /// The traits of both sets.
    pub fn with(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

// The set above has room for 128 traits; a new set that brings more must widen it.
const _: () = assert!(Trait::ALL.len() <= 128);

/// Keywords with their numbers: what a card has, or what a modifier adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Keywords {
    has: u32,
    /// By the places of [`Keyword::NUMBERED`].
    numbers: [u8; Keyword::NUMBERED.len()],
}

// The set above has room for 32 keywords; a new set that brings more must widen it.
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
    /// Whether it is among them.
    pub fn has(self, keyword: Keyword) -> bool {
        self.has & 1 << (keyword as u32) != 0
    }

    /// Whether there is any.
    pub fn any(self) -> bool {
        self.has != 0
    }

    /// How many different ones there are.
    pub fn count(self) -> i16 {
        self.has.count_ones() as i16
    }

    /// Those of another set are in this one as well; numbers stay as they are.
    pub fn unite(&mut self, other: Keywords) {
        self.has |= other.has;
    }

    /// The number behind a keyword, those of several added up (CR 7.5.4); 0 when it is not there or has no number.
    #[inline]
    pub fn number(self, keyword: Keyword) -> u8 {
        keyword.number().map_or(0, |at| self.numbers[at])
    }

    /// Each of them in the order of the list, with its number if it is one that has a number.
    pub fn iter(self) -> impl Iterator<Item = (Keyword, Option<u8>)> {
        let all = Keyword::ALL.iter().copied().filter(move |keyword| self.has(*keyword));
        all.map(move |keyword| (keyword, keyword.number().map(|at| self.numbers[at])))
    }

    /// Adds one; numbers add up (CR 7.5.4).
    #[inline]
    pub fn add(&mut self, keyword: Keyword, value: u8) {
        self.has |= 1 << (keyword as u32);
        if let Some(at) = keyword.number() {
            self.numbers[at] = self.numbers[at].saturating_add(value);
        }
    }

    /// Multiplies the number of one.
    pub fn multiply(&mut self, keyword: Keyword, times: u8) {
        if let Some(at) = keyword.number() {
            self.numbers[at] = self.numbers[at].saturating_mul(times);
        }
    }

    /// Whether the two share one.
    pub fn shares(self, other: Keywords) -> bool {
        self.has & other.has != 0
    }

    /// Takes one away with all its numbers (CR 8.14.1).
    #[inline]
    pub fn lose(&mut self, keyword: Keyword) {
        self.has &= !(1 << (keyword as u32));
        if let Some(at) = keyword.number() {
            self.numbers[at] = 0;
        }
    }
}

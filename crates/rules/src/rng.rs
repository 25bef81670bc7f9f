//! Random number generator (RNG). It is part of the state, so that the same seed and actions give the same game on
//! every machine.

use serde::{Deserialize, Serialize};

/// SplitMix64 (Steele, Lea and Flood 2014). It has eight bytes of state, is good enough for shuffling, and is stored in
/// saved games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rng(u64);

impl Rng {
    /// Returns a generator with a fixed seed.
    pub fn seeded(seed: u64) -> Self {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a uniformly distributed number in `0..bound`, or 0 if `bound` is 0 or 1.
    ///
    /// Multiply and shift with rejection (Lemire 2019).
    pub fn next_below(&mut self, bound: u32) -> u32 {
        let mut product = (self.next() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let favoured = bound.wrapping_neg() % bound.max(1);
            while (product as u32) < favoured {
                product = (self.next() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles a slice (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.next_below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }
}

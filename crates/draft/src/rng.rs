//! The random number generator, and how bounded numbers are drawn from it.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The RNG for packs, boxes and bots: ChaCha with 8 rounds, seeded from one number.
///
/// The sequence is part of the file formats: the same seed gives the same packs on every machine and in every later
/// version. Therefore the seed is expanded by our own code and every bounded number is drawn by [`DraftRng::below`];
/// nothing depends on a library's distributions or on the pointer width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftRng(ChaCha8Rng);

impl DraftRng {
    /// Creates an RNG from a seed.
    pub fn seeded(seed: u64) -> DraftRng {
        DraftRng::stream(seed, 0)
    }

    /// Creates one of many independent sequences of the same seed, such as one per pack or per seat.
    pub fn stream(seed: u64, stream: u64) -> DraftRng {
        let mut state = seed ^ stream.wrapping_mul(0xD1B5_4A32_D192_ED03);
        let mut key = [0; 32];
        for part in key.chunks_exact_mut(8) {
            part.copy_from_slice(&split_mix(&mut state).to_le_bytes());
        }
        DraftRng(ChaCha8Rng::from_seed(key))
    }

    /// Returns a uniform random number below `bound`; 0 if `bound` is 0 or 1.
    ///
    /// Multiply and shift with rejection (Lemire 2019), which usually needs no division.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        // The low half shows whether this draw is one of the few that would cause a bias.
        if (product as u32) < bound {
            let favoured = bound.wrapping_neg() % bound.max(1);
            while (product as u32) < favoured {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles a slice (Fisher-Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // Slices here are far below 2^32 long.
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014): expands one number to a key.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Saved drafts name their packs by seed alone, so this sequence must never change.
    #[test]
    fn the_sequence_of_a_seed_is_pinned() {
        let mut rng = DraftRng::seeded(1);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, PINNED);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut order);
        assert_eq!(order, PINNED_ORDER);
        assert_ne!(DraftRng::stream(1, 1).below(u32::MAX), DraftRng::seeded(1).below(u32::MAX));
    }

    const PINNED: [u32; 8] = [283, 935, 350, 539, 883, 47, 357, 858];
    const PINNED_ORDER: [i32; 8] = [4, 7, 6, 5, 0, 2, 3, 1];

    #[test]
    fn a_bound_of_0_or_1_gives_0() {
        let mut rng = DraftRng::seeded(7);
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    /// 600,000 draws below 6: each count within 5 standard deviations (288.7) of 100,000. A fair generator fails this
    /// with probability below 4 in a million, and the seed is fixed.
    #[test]
    fn every_number_below_a_bound_is_equally_likely() {
        let mut rng = DraftRng::seeded(2);
        let mut faces = [0_i64; 6];
        for _ in 0..600_000 {
            faces[rng.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|count| (count - 100_000).abs() < 5 * 289), "{faces:?}");
    }

    /// Three quarters of 2^32: without rejection, the lower two thirds would come twice as often as they should.
    #[test]
    fn large_bounds_have_no_bias() {
        let mut rng = DraftRng::seeded(3);
        let bound = 3 << 30;
        let low = (0..90_000).filter(|_| rng.below(bound) < 1 << 30).count() as i64;
        assert!((low - 30_000).abs() < 5 * 142, "{low}");
    }
}

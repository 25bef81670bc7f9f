//! Hash of a state. Equal states have equal hashes on every machine with the same version of the program.
//!
//! It covers everything, including engine internals. Saved games are checked with [`crate::Game::fingerprint`] instead.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::state::State;

/// FNV-1a, 64 bits (Fowler, Noll, Vo). It is simple and portable, which the standard hasher does not guarantee.
pub(crate) struct Fnv(pub u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        Ok(())
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_i16(&mut self, number: i16) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }
}

impl State {
    /// Returns the hash of the complete state. Not for saving: it is valid for one version of the program only.
    pub fn hash(&self) -> u64 {
        let mut hasher = Fnv::default();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    /// Returns `true` if random numbers have been used since an earlier state of the same game.
    pub fn used_rng_since(&self, earlier: &State) -> bool {
        self.rng != earlier.rng
    }
}

//! The cards of Secrets of Power: a file for each range of numbers.

mod sec_001_013;
mod sec_014_041;
mod sec_042_075;
mod sec_076_099;
mod sec_100_132;
mod sec_133_157;
mod sec_160_190;
mod sec_191_216;
mod sec_218_246;
mod sec_248_264;

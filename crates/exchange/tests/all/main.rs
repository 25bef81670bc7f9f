//! All integration tests of this crate, as one program that is built and linked once.

mod common;
mod round_trips;
mod samples;
mod traps;

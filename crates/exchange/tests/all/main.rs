//! All tests of this crate from outside: one program, so that it is built and linked once.

mod common;
mod round_trips;
mod samples;
mod traps;

//! All integration tests of this crate, as one program that is built and linked once.

mod common;
mod format_quirks;
mod round_trips;
mod samples;

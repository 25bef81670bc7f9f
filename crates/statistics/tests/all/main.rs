//! All integration tests of this crate, as one program that is built and linked once.

mod counts;
mod digests;
mod effects;
mod league;
mod picks;

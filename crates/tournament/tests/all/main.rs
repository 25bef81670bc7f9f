//! All integration tests of this crate, as one program that is built and linked once.

mod choices;
mod judge;
mod mended_rounds;
mod merge;
mod operations;
mod standings;
mod structures;
mod twin_suns;

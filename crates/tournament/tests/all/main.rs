//! All tests of this crate from outside: one program, so that it is built and linked once.

mod choices;
mod judge;
mod mended_rounds;
mod merge;
mod operations;
mod standings;
mod structures;
mod twin_suns;

//! Integration tests of this crate, in one program so that it is built and linked once.

mod choices;
mod games;
mod puzzles;
mod solve;

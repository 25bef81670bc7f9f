//! All tests of this crate from outside: one program, so that it is built and linked once.

mod choices;
mod games;
mod puzzles;
mod solve;

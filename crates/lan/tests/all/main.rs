//! All tests of this crate from outside: one program, so that it is built and linked once.

mod access;
mod board;
mod casual;
mod draft;
mod game;
mod join;
mod kill;
mod random;
mod sealed;
mod support;

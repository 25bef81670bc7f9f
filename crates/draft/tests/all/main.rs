//! All tests of this crate from outside: one program, so that it is built and linked once.

mod bots;
mod boxes;
mod draft;
mod packs;
mod rates;

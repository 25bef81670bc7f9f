//! All tests of this crate from outside: one program, so that it is built and linked once.

mod constructed;
mod legality;
mod limited;
mod odds;
mod properties;
mod published;
mod statistics;
mod support;
mod trilogy;

//! All integration tests of this crate, as one program that is built and linked once.

mod constructed;
mod legality;
mod limited;
mod odds;
mod properties;
mod published;
mod statistics;
mod support;
mod trilogy;

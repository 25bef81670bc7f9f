//! All integration tests of this crate: one program, so that it is built and linked once.

mod backup;
mod common;
mod copies;
mod crash;
mod guards;
mod journal;
mod leagues;
mod library;
mod migration;
mod phones;
mod read_only;
mod refusals;

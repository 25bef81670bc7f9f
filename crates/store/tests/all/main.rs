//! All integration tests of this crate: one program, so that it is built and linked once.

mod backup;
mod common;
mod copies;
mod crash;
mod integrity_guards;
mod journal;
mod leagues;
mod library;
mod migration;
mod open_errors;
mod phones;
mod read_only;

//! All integration tests of this crate: one program, so that it is built and linked once.

mod backup;
mod common;
mod copies;
mod crash;
mod devices;
mod every_implementation;
mod implementations;
mod integrity_guards;
mod journal;
mod library;
mod migration;
mod open_errors;
mod read_only;
mod streams;
mod transfer;

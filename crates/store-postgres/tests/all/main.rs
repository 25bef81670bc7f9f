//! All integration tests of this crate: one program with one server.

mod common;
mod damage;
mod failover;
mod lost_connections;
mod news;
mod open_errors;
mod outages;
mod partition;
mod rights;
mod shops;

//! Integration tests of this crate, in one program so that it is built and linked once.

mod conversation;
mod hidden;
mod judge;
mod malformed;
mod questions;
mod replay;

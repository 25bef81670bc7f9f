//! All integration tests of this crate: one program, so that it is built and linked once.

mod access;
mod board;
mod casual;
mod draft;
mod game;
mod join;
mod kill;
mod own_page;
mod pages;
mod random;
mod replay;
mod sealed;
mod several_servers;
mod slow;
mod support;

//! All integration tests of this crate: one program, so that it is built and linked once.

mod card_data;
mod deck;
mod desk_by_names;
mod disk;
mod engine;
mod paths;
mod play;
mod program;
mod serve;
mod server;

//! All integration tests of this crate, as one program that is built and linked once.

mod judge;
mod merge;
mod operations;
mod organiser_options;
mod re_paired_rounds;
mod standings;
mod structures;
mod teams;
mod twin_suns;

//! Integration tests of this crate, in one program so that it is built and linked once.

mod data;
mod german;
mod languages;
mod lines;
mod log;
mod rarer_words;
mod shorter;
mod texts;
mod wording;

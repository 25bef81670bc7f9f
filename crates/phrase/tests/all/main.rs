//! Integration tests of this crate, in one program so that it is built and linked once.

mod abilities;
mod condensed_phrases;
mod data;
mod fingerprints;
mod french;
mod german;
mod languages;
mod lines;
mod log;
mod rare_effects;
mod texts;
mod wording;

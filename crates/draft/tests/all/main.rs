//! All integration tests of this crate, as one program that is built and linked once.

mod bots;
mod boxes;
mod draft;
mod mixed;
mod packs;
mod pull_rates;
mod tiers;
mod variants;

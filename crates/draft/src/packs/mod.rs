//! Boosters: their contents are data (`data/packs`), and this module fills them.

mod boxes;
mod check;
mod collation;
mod config;
#[cfg(test)]
mod description_tests;
mod fill;
mod pack;
mod print;
mod sheets;

pub use check::check_packs;
pub use config::{Chance, Confidence, Figure, Mix, PackConfig, PackError};
pub use pack::{PACK_SIZE, Pack, PackCard, Slot};
pub use print::{PackPrinter, sealed_pool, sets_with_packs};

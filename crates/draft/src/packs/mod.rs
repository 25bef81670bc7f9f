//! Boosters: their contents are data (`data/packs`), and this module fills them. Packs of a cube are dealt from a list.

mod boxes;
mod check;
mod collation;
mod config;
mod cube;
#[cfg(test)]
mod description_tests;
mod fill;
mod pack;
mod plan;
mod print;
mod sheets;

pub use check::check_packs;
pub use config::{Chance, Confidence, Figure, Mix, PackConfig, PackError};
pub use cube::{Cube, CubeBases, CubeError, CubeLeaders, CubeRules};
pub use pack::{PACK_SIZE, Pack, PackCard, Slot};
pub use plan::BoosterPlan;
pub use print::{PackPrinter, sealed_pool, sets_with_packs};

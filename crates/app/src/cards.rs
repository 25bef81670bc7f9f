//! Cards: search and facts, a person's own pictures, boosters opened and drafted without a database.

pub mod boosters;
pub(crate) mod faces;
mod folder;
pub(crate) mod images;
pub mod search;

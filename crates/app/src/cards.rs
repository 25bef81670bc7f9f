//! Cards: search and facts, custom images and names, and boosters opened without a database.

pub mod boosters;
pub(crate) mod custom_names;
pub(crate) mod faces;
mod folder;
pub(crate) mod images;
mod images_report;
pub mod search;

pub use images_report::look_through;

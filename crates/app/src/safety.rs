//! Where the data are, and how they stay safe: copies beside the work, export, backup and restore.

pub mod data_folder;
mod files;
pub(crate) mod keeper;

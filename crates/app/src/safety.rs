//! Where the data are, and how they stay safe: copies beside the work, backup and restore.

mod backup;
pub(crate) mod copies;
pub mod data_folder;
pub(crate) mod keeper;

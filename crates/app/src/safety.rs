//! Data folder and data safety: automatic backups, backup and restore.

mod backup;
pub(crate) mod copies;
pub mod data_folder;
pub(crate) mod keeper;

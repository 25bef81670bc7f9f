//! Data folder and data safety: automatic backups, backup and restore.

mod backup;
pub(crate) mod backup_worker;
pub(crate) mod copies;
pub mod data_folder;

//! The tables, one file each: its SQL, its migrations, its readers and writers.

pub(crate) mod collection;
pub(crate) mod deck;
pub(crate) mod deck_label;
pub(crate) mod deck_tag;
pub(crate) mod device;
pub(crate) mod entry;
pub(crate) mod history;
pub(crate) mod one_journal;
pub(crate) mod setting;
pub(crate) mod stream;

use rusqlite::Transaction;

use crate::error::TxError;

/// A step of a migration that SQL cannot do.
pub(crate) type MigrationStep = fn(&Transaction<'_>) -> Result<(), TxError>;

/// A migration of the database to the next version. Once released, it is never edited.
pub(crate) struct Migration {
    /// Version of the database after this migration (`PRAGMA user_version`), counted over all tables.
    pub(crate) to: u32,
    pub(crate) sql: &'static str,
    /// Step after the SQL, for what needs hashes.
    pub(crate) then: Option<MigrationStep>,
}

//! The tables, one file each: its SQL, its migrations, its readers and writers.

pub(crate) mod collection;
pub(crate) mod deck;
pub(crate) mod deck_tag;
pub(crate) mod deck_version;
pub(crate) mod event;
pub(crate) mod game;
pub(crate) mod game_step;
pub(crate) mod journal;
pub(crate) mod league;
pub(crate) mod league_step;
pub(crate) mod phone;
pub(crate) mod setting;

/// A migration of the database to the next version. Once released, it is never edited.
pub(crate) struct Migration {
    /// Version of the database after this migration (`PRAGMA user_version`), counted over all tables.
    pub(crate) to: u32,
    pub(crate) sql: &'static str,
}

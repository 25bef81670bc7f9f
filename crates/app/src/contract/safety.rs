//! Backups of the data, and damage.

use serde::{Deserialize, Serialize};

use super::EventSummary;

wire! {
    /// The state of the backups.
    pub struct BackupStatusView {
        /// The backup folder next to the database; empty without a database file.
        pub folder: String,
        /// Time of the latest backup (RFC 3339).
        pub last_copy: Option<String>,
        /// The mirror folder for backups, such as a USB stick, if chosen.
        pub second_folder: Option<String>,
        /// Time of the latest backup in the mirror folder since the program started (RFC 3339).
        pub last_second_copy: Option<String>,
        /// A problem and its remedy, as text: the latest backup failed or is damaged, or confirmed steps are missing.
        pub problem: Option<String>,
        /// Number of missing confirmed steps, until acknowledged.
        pub lost_steps: u32,
        /// The backups, latest first.
        pub copies: Vec<BackupView>,
    }

    /// A backup of the database.
    pub struct BackupView {
        /// The path of the file.
        pub path: String,
        /// The occasion of the backup: "event-1-round-2-end" or "by-hand".
        pub label: String,
        /// The size in units of 1024 bytes.
        pub kilobytes: u32,
        /// Time of creation (RFC 3339).
        pub at: String,
    }

    /// The contents of a backup, shown before it is restored.
    pub struct BackupContent {
        /// The path of the file.
        pub path: String,
        /// Time of the last change of the file (RFC 3339), if the file system stores it.
        pub written: Option<String>,
        /// The events, newest first.
        pub events: Vec<EventSummary>,
        /// Number of decks in the library, including archived ones.
        pub decks: u32,
        /// Number of saved games.
        pub games: u32,
    }

    /// The result of copying events, games and leagues to another database.
    pub struct TransferView {
        /// Number of new events, games and leagues.
        pub created: u32,
        /// Number of those that were there with fewer entries.
        pub continued: u32,
        /// Number of those that were there completely.
        pub unchanged: u32,
        /// The events that were added by number, with their numbers there; empty for a copy of everything.
        pub events: Vec<PushedEventView>,
    }

    /// An event that was added to another database.
    pub struct PushedEventView {
        /// The number in this database.
        pub event: u32,
        /// The number in the other database.
        pub number: u32,
    }

    /// A damaged part of the data.
    pub struct DamagedView {
        /// "event", "game", "league", "deck", "file" for the database file, "lost" for missing confirmed steps.
        pub what: String,
        /// The number of the event, game, league or deck; 0 for the file.
        pub event: u32,
        /// The first damaged entry, step or version, from 1; for "lost", the number of lost steps.
        pub entry: u32,
        /// The message with its remedy.
        pub message: String,
    }
}

//! Copies of the data, and damage to them.

use serde::{Deserialize, Serialize};

use super::EventSummary;

wire! {
    /// When the data were last safe.
    pub struct SafetyView {
        /// The folder of the copies beside the database; empty without a database file.
        pub folder: String,
        /// When the newest of them was on the disk (RFC 3339).
        pub last_copy: Option<String>,
        /// The second folder for copies, such as a USB stick; none when none is chosen.
        pub second_folder: Option<String>,
        /// When the newest copy was made there, since the program started (RFC 3339).
        pub last_second_copy: Option<String>,
        /// What went wrong and what can be done about it, in words: the newest copy failed or is unsound, acknowledged steps are missing.
        pub problem: Option<String>,
        /// Acknowledged steps that are missing, until somebody has seen it; 0 when none are.
        pub lost_steps: u32,
        /// The copies, the newest first. Each can be restored.
        pub copies: Vec<StoredCopyView>,
    }

    /// A copy of the database.
    pub struct StoredCopyView {
        /// The path of the file.
        pub path: String,
        /// What the copy was made for: "event-1-round-2-end", or "by-hand".
        pub label: String,
        /// Its size in units of 1024 bytes.
        pub kilobytes: u32,
        /// When it was made (RFC 3339).
        pub at: String,
    }

    /// The contents of a backup, shown before it is restored.
    pub struct BackupContent {
        /// The path of the file.
        pub path: String,
        /// When the file was written (RFC 3339); none if the file system does not store it.
        pub written: Option<String>,
        /// Its events, newest first.
        pub events: Vec<EventSummary>,
        /// Number of decks in the library, including archived ones.
        pub decks: u32,
        /// Number of saved games.
        pub games: u32,
    }

    /// Something that is not what was once acknowledged.
    pub struct DamagedView {
        /// "event", "game", "league", "deck", "file" for the file itself, "lost" for acknowledged steps that are missing.
        pub what: String,
        /// The number of the event, game, league or deck; 0 for the file.
        pub event: u32,
        /// The first entry, step or version that cannot be trusted, from 1; how many steps are lost.
        pub entry: u32,
        /// The same in words, with what can be done about it.
        pub message: String,
    }
}

//! The database file.
//!
//! It contains events and their journals, the deck library, the collection, saved games, leagues and settings.
//!
//! Invariants:
//! - Acknowledged data (a function here returned `Ok`) is on disk. A kill or power cut at any moment loses at most the
//!   write that was not yet acknowledged, and that one completely.
//! - An error changes nothing.
//! - A journal only grows, and a hash chain links each entry to the one before it.
//! - A deck only gains versions, and each version has a hash.
//! - A database that is not writable can still be read: on a full or read-only disk it is read into memory.
//! - This crate knows nothing about cards or tournaments; it does not interpret the bodies of entries and decks.
//!
//! One connection writes; readers have their own connections and never wait for it. Several programs may share one
//! file.
//!
//! # Main types
//!
//! - [`Store`] is an open database: [`Store::open`], or [`Store::in_memory`] for tests.
//! - [`NewEntry`] is a journal entry to append with [`Store::append`], [`Entry`] an acknowledged one from
//!   [`Store::journal`].
//! - [`EventId`], [`DeckId`], [`GameId`] and [`LeagueId`] identify the stored events, decks, games and leagues.
//! - [`StoreError`] has a code for programs.
//!
//! # Example
//!
//! Append to the journal of an event, and read it:
//!
//! ```
//! use store::{NewEntry, NewEvent, Store, StoreError};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(&folder.path().join("cantina.db"))?;
//! let at = "2026-11-21T18:00:00Z";
//! let note = |text: &str| NewEntry { kind: "note".into(), at: at.into(), body: format!("{text:?}") };
//! let event = NewEvent { name: "Friday night".into(), created_at: at.into(), first: vec![note("Created")] };
//! let event = store.create_event(&event)?;
//! assert_eq!(store.append(event, 1, &[note("Round 1 paired")])?, 2);
//!
//! // A program that has read only the first entry cannot append after it.
//! let conflict = store.append(event, 1, &[note("Round 1 paired again")]);
//! assert!(matches!(conflict, Err(StoreError::Conflict { expected: 1, found: 2 })));
//! assert_eq!(store.journal(event, 0)?[1].body, r#""Round 1 paired""#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auto_backup;
mod backup;
mod connection;
mod epoch;
mod error;
mod file;
mod games;
mod hash_chain;
mod leagues;
mod library;
mod library_error;
mod phones;
mod schema;
mod snapshot;
mod store;
mod table;
mod verify;
mod wal;
mod write_mark;

pub use auto_backup::{AutoBackup, Snapshot, StoredBackup};
pub use connection::Options;
pub use error::StoreError;
pub use file::write_file_atomically;
pub use games::{GameSteps, NewGame};
pub use library::{DeckWrite, NewDeck};
pub use library_error::{LibraryError, LimitedItem, TextField};
pub use phones::{
    PhoneCall, PhoneCallKind, PhoneHolder, PhonePayload, PhoneReport, PhoneRow, RequestOutcome, StaffPhoneRow,
};
pub use store::{NewEvent, Store};
pub use table::collection::OwnedRow;
pub use table::deck::{DeckId, DeckRow};
pub use table::deck_version::{VersionBody, VersionRow};
pub use table::event::{EventId, EventRow};
pub use table::game::{GameId, GameRow};
pub use table::journal::{Entry, NewEntry};
pub use table::league::{LeagueId, LeagueRow};
pub use table::league_step::LeagueStep;
pub use verify::DamagedRecord;
pub use write_mark::LostSteps;

//! The database file.
//!
//! It contains the journals of events, games, leagues and decks, the collection, the devices and the settings.
//!
//! Invariants:
//! - Acknowledged data (a function here returned `Ok`) is on disk. A kill or power cut at any moment loses at most the
//!   write that was not yet acknowledged, and that one completely.
//! - An error changes nothing.
//! - A journal only grows, and each entry has a hash that links it to the one before it.
//! - A database that is not writable can still be read: on a full or read-only disk it is read into memory.
//! - This crate knows nothing about cards or tournaments; it does not interpret the bodies of entries.
//!
//! One connection writes; readers have their own connections and never wait for it. Several programs may share one
//! file.
//!
//! # Main types
//!
//! - [`Store`] is an open database: [`Store::open`], or [`Store::in_memory`] for tests.
//! - [`Journal`] is its append-only log, with one stream for each event, game, league and deck ([`StreamId`]).
//!   [`NewEntry`] is an entry to append, [`Entry`] an acknowledged one.
//! - [`Devices`] are the phones that send signed requests.
//! - [`MemoryJournal`] is a second implementation of both, in memory.
//! - [`StoreError`] has a code for programs.
//!
//! # Example
//!
//! Append to the journal of an event, and read it:
//!
//! ```
//! use store::{Journal, NewEntry, NewStream, Step, Store, StoreError, StreamKind};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(&folder.path().join("cantina.db"))?;
//! let at = "2026-11-21T18:00:00Z";
//! let note = |text: &str| NewEntry { kind: "note".into(), at: at.into(), body: format!("{text:?}") };
//! let event = store.create(&NewStream {
//!     kind: StreamKind::Event,
//!     name: "Friday night".into(),
//!     at: at.into(),
//!     start: String::new(),
//!     status: String::new(),
//!     entries: vec![note("Created")],
//! })?;
//! assert_eq!(store.append(event, &Step::new(1, &[note("Round 1 paired")]))?.length, 2);
//!
//! // A program that has read only the first entry cannot append after it.
//! let conflict = store.append(event, &Step::new(1, &[note("Round 1 paired again")]));
//! assert!(matches!(conflict, Err(StoreError::Conflict { expected: 1, found: 2 })));
//! assert_eq!(store.read(event, 0)?[1].body, r#""Round 1 paired""#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auto_backup;
mod backend;
mod backup;
mod connection;
mod device;
mod epoch;
mod error;
mod file;
mod hash_chain;
mod journal;
mod library;
mod library_error;
mod memory;
mod schema;
mod server_problem;
mod snapshot;
mod store;
mod table;
mod transfer;
mod verify;
mod wal;
mod write_counter;

pub use auto_backup::{AutoBackup, Snapshot, StoredBackup};
pub use connection::Options;
pub use device::{DeviceRow, Devices, Request, RequestOutcome};
pub use error::StoreError;
pub use file::{write_file_atomically, write_file_atomically_with};
pub use hash_chain::{FIRST_HASH, entry_hash};
pub use journal::{Appended, Entry, Journal, NewEntry, NewStream, Step, StreamId, StreamKind, StreamRow};
pub use library::{DeckWrite, NewDeck};
pub use library_error::{LibraryError, LimitedItem, TextField};
pub use memory::MemoryJournal;
pub use server_problem::ServerProblem;
pub use store::Store;
pub use table::collection::OwnedRow;
pub use table::deck::{DeckRow, VersionBody, VersionRow};
pub use transfer::{Transfer, copy_streams, push_streams};
pub use verify::DamagedRecord;
pub use write_counter::LostSteps;

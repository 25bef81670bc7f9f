//! The database file: events, each with its journal, the deck library, the collection, the games played,
//! the leagues, and the program's settings.
//!
//! Invariant: what was acknowledged (a function here returned `Ok`) is on the disk; a kill or a power cut at any
//! moment loses at most the write that was not yet acknowledged, and that one whole.
//! Invariant: an error changes nothing.
//! Invariant: a journal only grows, and each entry is sealed to the one before it.
//! Invariant: a deck only gains versions, and each version is sealed.
//! Invariant: knows nothing of cards or tournaments; the bodies of entries and decks are text that it does not read.
//!
//! One connection writes; readers have their own and never wait for it. Several programs may share one file.
//! Start reading at [`Store`].

mod backup;
mod copies;
mod epoch;
mod error;
mod file;
mod games;
mod leagues;
mod library;
mod library_error;
mod mark;
mod phones;
mod schema;
mod seal;
mod store;
mod table;
mod verify;
mod wal;

pub use copies::{Copier, Moment, StoredCopy};
pub use error::StoreError;
pub use file::write_file_atomically;
pub use games::{GameSteps, NewGame};
pub use library::{DeckWrite, NewDeck};
pub use library_error::{Counted, LibraryError, Text};
pub use mark::LostSteps;
pub use phones::{Accepted, PhoneBrought, PhoneCall, PhoneCallKind, PhoneHolder, PhoneReport, PhoneRow, StaffPhoneRow};
pub use store::{NewEvent, Options, Store};
pub use table::collection::OwnedRow;
pub use table::deck::{DeckId, DeckRow};
pub use table::deck_version::{VersionBody, VersionRow};
pub use table::event::{EventId, EventRow};
pub use table::game::{GameId, GameRow};
pub use table::journal::{Entry, NewEntry};
pub use table::league::{LeagueId, LeagueRow};
pub use table::league_step::LeagueStep;
pub use verify::Damaged;

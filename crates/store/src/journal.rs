//! Append-only journals: one stream of entries for each event, game, league and deck.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Request, RequestOutcome, StoreError};

/// Kind of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StreamKind {
    /// Event with its rounds.
    Event,
    /// Game or match.
    Game,
    /// League over several events.
    League,
    /// Deck of the library; its entries are the versions.
    Deck,
}

impl StreamKind {
    /// All kinds.
    pub const ALL: [StreamKind; 4] = [StreamKind::Event, StreamKind::Game, StreamKind::League, StreamKind::Deck];

    /// Returns the name of the kind in the database and for programs.
    pub fn code(self) -> &'static str {
        match self {
            StreamKind::Event => "event",
            StreamKind::Game => "game",
            StreamKind::League => "league",
            StreamKind::Deck => "deck",
        }
    }

    /// Returns the kind with this name, or `None`.
    pub fn named(code: &str) -> Option<StreamKind> {
        StreamKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Returns the place of an entry for people: "entry 3", "version 2".
    pub(crate) fn place(self, seq: u64) -> String {
        match self {
            StreamKind::Event | StreamKind::Game | StreamKind::League => format!("entry {seq}"),
            StreamKind::Deck => format!("version {}", seq.saturating_add(1)),
        }
    }
}

impl fmt::Display for StreamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Id of a stream: its kind, and its number among the streams of that kind, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StreamId {
    /// Kind of the stream.
    pub kind: StreamKind,
    /// Number among the streams of this kind, from 1.
    pub number: u32,
}

impl StreamId {
    /// Returns the id of an event.
    pub const fn event(number: u32) -> StreamId {
        StreamId { kind: StreamKind::Event, number }
    }

    /// Returns the id of a game.
    pub const fn game(number: u32) -> StreamId {
        StreamId { kind: StreamKind::Game, number }
    }

    /// Returns the id of a league.
    pub const fn league(number: u32) -> StreamId {
        StreamId { kind: StreamKind::League, number }
    }

    /// Returns the id of a deck.
    pub const fn deck(number: u32) -> StreamId {
        StreamId { kind: StreamKind::Deck, number }
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.number)
    }
}

/// An entry to append.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewEntry {
    /// Kind of the entry, defined by the caller; may be empty.
    pub kind: String,
    /// Time, as given by the caller (RFC 3339); may be empty.
    pub at: String,
    /// Content as text that the store does not interpret.
    pub body: String,
}

/// An acknowledged entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Index in the stream, from 0.
    pub seq: u64,
    /// Kind of the entry, defined by the caller.
    pub kind: String,
    /// Time, as given by the caller (RFC 3339).
    pub at: String,
    /// Content as text that the store does not interpret.
    pub body: String,
}

/// A new stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStream {
    /// Kind of the stream.
    pub kind: StreamKind,
    /// Name for lists; may be empty.
    pub name: String,
    /// Time of creation (RFC 3339), always in the same time zone because lists are sorted by it as text.
    pub at: String,
    /// Content fixed at creation, as text that the store does not interpret; may be empty.
    pub start: String,
    /// Short status for lists, as text that the store does not interpret; may be empty.
    pub status: String,
    /// First entries, written together with the stream.
    pub entries: Vec<NewEntry>,
}

/// Entries to append after those that the caller has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step<'a> {
    /// Number of entries the caller has seen.
    pub expected: u64,
    /// The entries; all or none are written.
    pub entries: &'a [NewEntry],
    /// Time of the step (RFC 3339); `None` takes the time of the last entry.
    pub at: Option<&'a str>,
    /// New name of the stream, if it changes.
    pub name: Option<&'a str>,
    /// New status of the stream, if it changes.
    pub status: Option<&'a str>,
    /// Label of the last entry, if it gets one. Only decks have labels, and only the database keeps them
    /// ([`Store::deck_versions`](crate::Store::deck_versions)).
    pub label: Option<&'a str>,
    /// Request that the step belongs to; accepted together with it or not at all.
    pub request: Option<&'a Request>,
}

impl<'a> Step<'a> {
    /// Creates a step that changes neither name nor status and has no label.
    pub fn new(expected: u64, entries: &'a [NewEntry]) -> Step<'a> {
        Step { expected, entries, at: None, name: None, status: None, label: None, request: None }
    }
}

/// Outcome of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    /// Number of entries afterwards.
    pub length: u64,
    /// Outcome of the step's request. Unless it is [`RequestOutcome::Now`], nothing was appended.
    pub request: RequestOutcome,
}

/// A stream in a list of streams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StreamRow {
    /// Id of the stream.
    pub id: StreamId,
    /// Name for lists; may be empty.
    pub name: String,
    /// Time of creation, as given by the caller (RFC 3339).
    pub created_at: String,
    /// Time of the latest step (RFC 3339); `created_at` without one.
    pub updated_at: String,
    /// `true` if the stream is archived. This has no other effect.
    pub archived: bool,
    /// Content fixed at creation: [`NewStream::start`].
    pub start: String,
    /// Short status: [`NewStream::status`], [`Step::status`].
    pub status: String,
    /// Number of entries.
    pub length: u64,
}

/// Append-only journals.
///
/// Invariants of every implementation:
/// - An acknowledged append is complete and permanent; an error changes nothing.
/// - Streams only grow. Nothing is deleted or rewritten.
/// - Of two appends after the same entry, exactly one succeeds.
pub trait Journal: Send + Sync {
    /// Creates a stream together with its first entries.
    ///
    /// # Errors
    /// [`StoreError`], as for any write.
    fn create(&self, new: &NewStream) -> Result<StreamId, StoreError>;

    /// Appends entries, with the request that they belong to, once they are on disk. Without entries, only the expected
    /// number is compared and the request stored. A request that was already accepted appends nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the stream has grown since (another window, the command line);
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn append(&self, stream: StreamId, step: &Step<'_>) -> Result<Appended, StoreError>;

    /// Returns the verified entries from index `from` (counted from 0). With the last seen length as `from`, these are
    /// the new ones.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if an entry differs from the acknowledged one; [`StoreError::NoStream`];
    /// [`StoreError`], as for any read.
    fn read(&self, stream: StreamId, from: u64) -> Result<Vec<Entry>, StoreError>;

    /// Returns the first entry of a stream, verified by its own hash only. Returns `None` without entries.
    ///
    /// # Errors
    /// As [`Journal::read`].
    fn first(&self, stream: StreamId) -> Result<Option<Entry>, StoreError> {
        Ok(self.read(stream, 0)?.into_iter().next())
    }

    /// Returns the number of entries of each stream of a kind, newest stream first.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn heads(&self, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, StoreError>;

    /// Returns all streams of a kind, including archived ones, newest first.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn rows(&self, kind: StreamKind) -> Result<Vec<StreamRow>, StoreError>;

    /// Returns a stream, or `None` if it does not exist.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn row(&self, stream: StreamId) -> Result<Option<StreamRow>, StoreError>;

    /// Renames a stream. Its entries are unchanged.
    ///
    /// # Errors
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn rename(&self, stream: StreamId, name: &str) -> Result<(), StoreError>;

    /// Archives a stream or restores it. Its entries are unchanged; nothing is ever deleted.
    ///
    /// # Errors
    /// [`StoreError::NoStream`]; [`StoreError`], as for any write.
    fn archive(&self, stream: StreamId, archived: bool) -> Result<(), StoreError>;

    /// Reads the entries of all streams and returns the damaged streams, each with the index of its first damaged entry.
    ///
    /// # Errors
    /// [`StoreError`], as for any read. Damage is a result, not an error.
    fn damaged_streams(&self) -> Result<Vec<(StreamId, u64)>, StoreError> {
        let mut found = Vec::new();
        for kind in StreamKind::ALL {
            for (stream, _) in self.heads(kind)? {
                match self.read(stream, 0) {
                    Ok(_) => {}
                    Err(StoreError::Corrupt { stream, seq }) => found.push((stream, seq)),
                    Err(other) => return Err(other),
                }
            }
        }
        Ok(found)
    }

    /// Returns the number of writes so far, across all programs. A higher number means something has changed.
    ///
    /// # Errors
    /// [`StoreError`], as for any read.
    fn revision(&self) -> Result<u64, StoreError>;
}

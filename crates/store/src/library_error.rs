//! What can go wrong when a deck or the collection is written, as values; and how long and how many things may be.

use thiserror::Error;

use crate::{DeckId, StoreError};

/// Why a deck or the collection was not written. After any of these, nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LibraryError {
    /// The database itself failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody else wrote this deck first; read the newest version and try again.
    #[error("deck {deck} has {found} versions, not {expected}")]
    Conflict {
        /// The deck that was to be read or written.
        deck: DeckId,
        /// The newest version that the caller had seen.
        expected: u32,
        /// The newest version that there is.
        found: u32,
    },
    /// There is no such deck.
    #[error("there is no deck {deck}")]
    NoDeck {
        /// The id asked for.
        deck: DeckId,
    },
    /// The deck has no such version.
    #[error("deck {deck} has no version {version}")]
    NoVersion {
        /// The deck that was to be read or written.
        deck: DeckId,
        /// The version asked for.
        version: u32,
    },
    /// A text that has to say something is empty, or blank.
    #[error("the {} is empty", what.code())]
    Empty {
        /// The text that was to be written.
        what: Text,
    },
    /// A text is longer than its limit.
    #[error("the {} has a length of {length}, {most} at most", what.code())]
    TooLong {
        /// The text that was to be written.
        what: Text,
        /// How long it is: bytes for a body, characters for all others.
        length: usize,
        /// How long it may be: [`Text::most`].
        most: usize,
    },
    /// There are more of something than its limit.
    #[error("{found} {}, {most} at most", what.code())]
    TooMany {
        /// What there are too many of.
        what: Counted,
        /// Number that there are, or would be.
        found: usize,
        /// How many there may be: [`Counted::most`].
        most: usize,
    },
}

impl LibraryError {
    /// The name of this error for programs; never changes.
    pub fn code(&self) -> &'static str {
        match self {
            LibraryError::Store(error) => error.code(),
            LibraryError::Conflict { .. } => "store.conflict",
            LibraryError::NoDeck { .. } | LibraryError::NoVersion { .. } => "deck.not_found",
            LibraryError::Empty { .. } => "library.empty",
            LibraryError::TooLong { .. } => "library.too_long",
            LibraryError::TooMany { .. } => "library.too_many",
        }
    }
}

/// A text that the library stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Text {
    /// The name of a version of a deck: 200 characters at most.
    DeckName,
    /// The content of a version of a deck: 1 MiB (1 048 576 bytes) at most; stored as it is, also when empty.
    DeckBody,
    /// A tag: 50 characters at most.
    Tag,
    /// The label of a version: 200 characters at most.
    VersionLabel,
    /// The name of a card in the collection: 50 characters at most.
    Card,
}

impl Text {
    /// Its name for developers.
    fn code(self) -> &'static str {
        match self {
            Text::DeckName => "deck_name",
            Text::DeckBody => "deck_body",
            Text::Tag => "tag",
            Text::VersionLabel => "version_label",
            Text::Card => "card",
        }
    }

    /// How long it may be: bytes for a body, characters for all others.
    pub const fn most(self) -> usize {
        match self {
            Text::DeckName | Text::VersionLabel => 200,
            Text::DeckBody => 1024 * 1024,
            Text::Tag | Text::Card => 50,
        }
    }

    /// The text without blanks around it, if there is something left and it is not too long.
    pub(crate) fn trimmed(self, text: &str) -> Result<&str, LibraryError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(LibraryError::Empty { what: self });
        }
        self.fits(text.chars().count())?;
        Ok(text)
    }

    pub(crate) fn fits(self, length: usize) -> Result<(), LibraryError> {
        let most = self.most();
        if length > most { Err(LibraryError::TooLong { what: self, length, most }) } else { Ok(()) }
    }
}

/// Things of which the library holds a limited number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Different tags of one deck: 50 at most.
    Tags,
    /// Rows of the collection that are written at once: 100 000 at most.
    OwnedRows,
    /// Copies of one card, with and without foil apart: 9 999 at most.
    Copies,
}

impl Counted {
    /// Its name for developers.
    fn code(self) -> &'static str {
        match self {
            Counted::Tags => "tags",
            Counted::OwnedRows => "owned_rows",
            Counted::Copies => "copies",
        }
    }

    /// How many there may be.
    pub const fn most(self) -> usize {
        match self {
            Counted::Tags => 50,
            Counted::OwnedRows => 100_000,
            Counted::Copies => 9_999,
        }
    }

    pub(crate) fn fits(self, found: usize) -> Result<(), LibraryError> {
        let most = self.most();
        if found > most { Err(LibraryError::TooMany { what: self, found, most }) } else { Ok(()) }
    }
}

//! Errors of writing a deck or the collection, and the limits of their texts and counts.

use thiserror::Error;

use crate::StoreError;

/// An error of writing a deck or the collection. After any of these, nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LibraryError {
    /// The database itself failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another program wrote this deck first. Read the latest version and try again.
    #[error("deck {deck} has {found} versions, not {expected}")]
    Conflict {
        /// Deck with the conflict.
        deck: u32,
        /// Latest version the caller had seen.
        expected: u32,
        /// Latest version in the database.
        found: u32,
    },
    /// The deck does not exist.
    #[error("deck {deck} does not exist")]
    NoDeck {
        /// Requested id.
        deck: u32,
    },
    /// The deck does not have this version.
    #[error("deck {deck} has no version {version}")]
    NoVersion {
        /// Deck without the version.
        deck: u32,
        /// Requested version.
        version: u32,
    },
    /// A required text is empty or blank.
    #[error("the {} is empty", what.code())]
    Empty {
        /// Kind of the text.
        what: TextField,
    },
    /// A text is longer than its limit.
    #[error("the {} is too long: {length} characters, at most {most}", what.code())]
    TooLong {
        /// Kind of the text.
        what: TextField,
        /// Actual length: bytes for a body, characters otherwise.
        length: usize,
        /// Maximum length: [`TextField::most`].
        most: usize,
    },
    /// A number exceeds its limit.
    #[error("{found} {}, at most {most}", what.code())]
    TooMany {
        /// Kind of the counted things.
        what: LimitedItem,
        /// Actual or resulting number.
        found: usize,
        /// Maximum number: [`LimitedItem::most`].
        most: usize,
    },
}

impl LibraryError {
    /// Returns the stable code of this error, for programs.
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

/// A text stored in the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextField {
    /// Name of a deck version: at most 200 characters.
    DeckName,
    /// Content of a deck version: at most 1 MiB (1 048 576 bytes). Stored verbatim, even if empty.
    DeckBody,
    /// Tag: at most 50 characters.
    Tag,
    /// Label of a version: at most 200 characters.
    VersionLabel,
    /// Name of a card in the collection: at most 50 characters.
    Card,
}

impl TextField {
    /// Returns its name for developers.
    fn code(self) -> &'static str {
        match self {
            TextField::DeckName => "deck_name",
            TextField::DeckBody => "deck_body",
            TextField::Tag => "tag",
            TextField::VersionLabel => "version_label",
            TextField::Card => "card",
        }
    }

    /// Returns the maximum length: bytes for a body, characters otherwise.
    pub const fn most(self) -> usize {
        match self {
            TextField::DeckName | TextField::VersionLabel => 200,
            TextField::DeckBody => 1024 * 1024,
            TextField::Tag | TextField::Card => 50,
        }
    }

    /// Returns the text without surrounding white space, if it is not empty and not too long.
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

/// A limited quantity of the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LimitedItem {
    /// Different tags of one deck: at most 50.
    Tags,
    /// Collection rows per write: at most 100 000.
    OwnedRows,
    /// Copies of one card, counted separately with and without foil: at most 9 999.
    Copies,
}

impl LimitedItem {
    /// Returns its name for developers.
    fn code(self) -> &'static str {
        match self {
            LimitedItem::Tags => "tags",
            LimitedItem::OwnedRows => "owned_rows",
            LimitedItem::Copies => "copies",
        }
    }

    /// Returns the maximum number.
    pub const fn most(self) -> usize {
        match self {
            LimitedItem::Tags => 50,
            LimitedItem::OwnedRows => 100_000,
            LimitedItem::Copies => 9_999,
        }
    }

    pub(crate) fn fits(self, found: usize) -> Result<(), LibraryError> {
        let most = self.most();
        if found > most { Err(LibraryError::TooMany { what: self, found, most }) } else { Ok(()) }
    }
}

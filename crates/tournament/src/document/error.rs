//! Errors in a document, with their place.

use std::fmt;

use thiserror::Error;

use super::DocumentId;
use crate::OperationError;

/// A place in a document, such as `rounds[1].pairings[0].b`. Indices start at 0. Empty for the whole document.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place(pub(super) String);

impl Place {
    pub(super) fn player(index: usize) -> Place {
        Place(format!("players[{index}]"))
    }

    pub(super) fn round(round: usize) -> Place {
        Place(format!("rounds[{round}]"))
    }

    pub(super) fn pairing(round: usize, pairing: usize) -> Place {
        Place(format!("rounds[{round}].pairings[{pairing}]"))
    }

    pub(super) fn pod(pod: usize) -> Place {
        Place(format!("pods[{pod}]"))
    }

    pub(super) fn field(self, name: &str) -> Place {
        if self.0.is_empty() { Place(name.to_owned()) } else { Place(format!("{}.{name}", self.0)) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { out.write_str("document") } else { out.write_str(&self.0) }
    }
}

/// An error in a document.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DocumentError {
    /// The text is not JSON, or has an unknown, missing or mistyped field.
    #[error("line {line}, column {column}: {message}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The message of the JSON parser.
        message: String,
    },
    /// Two players have the same id.
    #[error("{place}: the id {id} is used twice")]
    DuplicatePlayer {
        /// The place of the second player.
        place: Place,
        /// The id as written in the document.
        id: DocumentId,
    },
    /// No player of the document has this id.
    #[error("{place}: player {id} does not exist")]
    UnknownPlayer {
        /// The place that names this id.
        place: Place,
        /// The id as written in the document.
        id: DocumentId,
    },
    /// A player has two tables in one round, or two seats.
    #[error("{place}: player {id} is listed twice")]
    PlayerTwice {
        /// The place of the second mention.
        place: Place,
        /// The id as written in the document.
        id: DocumentId,
    },
    /// A pairing has neither a second player nor a bye, or both.
    #[error("{place}: a pairing needs either \"b\" or \"bye\": true")]
    NotAPairing {
        /// The place in the document.
        place: Place,
    },
    /// A result is contradictory, or belongs to a bye.
    #[error(
        "{place}: a result must be games (\"a\", \"b\", \"draws\"), \"no_show\" or \"double_loss\"; a bye has no result"
    )]
    NotAResult {
        /// The place in the document.
        place: Place,
    },
    /// A match has no result although one is needed.
    #[error("{place}: the result is missing")]
    ResultMissing {
        /// The place in the document.
        place: Place,
    },
    /// No bundled rules profile has this key.
    #[error("the rules profile {key} does not exist; available profiles: {}", known.join(", "))]
    UnknownProfile {
        /// The key in the document.
        key: String,
        /// Keys of the available profiles.
        known: Vec<String>,
    },
    /// The tournament rejects an operation that follows from the document.
    #[error("{place}: {refused}")]
    NotPossible {
        /// The place in the document.
        place: Place,
        /// The reason for the rejection.
        refused: OperationError,
    },
}

impl DocumentError {
    pub(super) fn refused(place: Place, refused: OperationError) -> DocumentError {
        DocumentError::NotPossible { place, refused }
    }

    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            DocumentError::Unreadable { .. } => "document.unreadable",
            DocumentError::DuplicatePlayer { .. } => "document.duplicate_player",
            DocumentError::UnknownPlayer { .. } => "document.unknown_player",
            DocumentError::PlayerTwice { .. } => "document.player_twice",
            DocumentError::NotAPairing { .. } => "document.not_a_pairing",
            DocumentError::NotAResult { .. } => "document.not_a_result",
            DocumentError::ResultMissing { .. } => "document.result_missing",
            DocumentError::UnknownProfile { .. } => "document.unknown_profile",
            DocumentError::NotPossible { refused, .. } => refused.code(),
        }
    }

    /// Returns the place in the document, if known: a path, or line and column.
    pub fn place(&self) -> Option<String> {
        match self {
            DocumentError::Unreadable { line, column, .. } => Some(format!("line {line}, column {column}")),
            DocumentError::DuplicatePlayer { place, .. }
            | DocumentError::UnknownPlayer { place, .. }
            | DocumentError::PlayerTwice { place, .. }
            | DocumentError::NotAPairing { place }
            | DocumentError::NotAResult { place }
            | DocumentError::ResultMissing { place }
            | DocumentError::NotPossible { place, .. } => Some(place.to_string()),
            DocumentError::UnknownProfile { .. } => None,
        }
    }
}

//! What is wrong with a document, and where.

use std::fmt;

use thiserror::Error;

use super::DocumentId;
use crate::Refused;

/// A place in a document, such as `rounds[1].pairings[0].b`; counts from 0, as programs do. Empty for the whole.
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

/// What is wrong with a document.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DocumentError {
    /// It is not JSON, or has a field too many, too few, or of another kind.
    #[error("line {line}, column {column}: {message}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON says.
        message: String,
    },
    /// Two players have the same id.
    #[error("{place}: the id {id} is used twice")]
    DuplicatePlayer {
        /// The place of the second of them.
        place: Place,
        /// The id as the document writes it.
        id: DocumentId,
    },
    /// No player has this id.
    #[error("{place}: there is no player {id}")]
    UnknownPlayer {
        /// The place that names this id.
        place: Place,
        /// The id as the document writes it.
        id: DocumentId,
    },
    /// A player has two tables in a round, or a seat twice.
    #[error("{place}: player {id} is here twice")]
    PlayerTwice {
        /// The place where the player is named again.
        place: Place,
        /// The id as the document writes it.
        id: DocumentId,
    },
    /// A pairing has neither a second player nor a bye, or both.
    #[error("{place}: a pairing has either \"b\" or \"bye\": true")]
    NotAPairing {
        /// The place in the document.
        place: Place,
    },
    /// A result says several things, or a bye has one.
    #[error(
        "{place}: a result is either games (\"a\", \"b\", \"draws\"), or \"no_show\", or \"double_loss\"; a bye has none"
    )]
    NotAResult {
        /// The place in the document.
        place: Place,
    },
    /// A round has a match without a result, and it is needed.
    #[error("{place}: the result is missing")]
    ResultMissing {
        /// The place in the document.
        place: Place,
    },
    /// No such rules profile.
    #[error("there is no rules profile {key}; there are {}", known.join(", "))]
    UnknownProfile {
        /// The key that the document names.
        key: String,
        /// Keys of the profiles that there are.
        known: Vec<String>,
    },
    /// What the document says is not possible in a tournament.
    #[error("{place}: {refused}")]
    NotPossible {
        /// The place in the document.
        place: Place,
        /// Why the tournament refuses it.
        refused: Refused,
    },
}

impl DocumentError {
    pub(super) fn refused(place: Place, refused: Refused) -> DocumentError {
        DocumentError::NotPossible { place, refused }
    }

    /// A stable code for programs.
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

    /// Where in the document, if that can be said: a path, or line and column.
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

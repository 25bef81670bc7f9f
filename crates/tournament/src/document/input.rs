//! The input format, the same for pairing and for standings.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::DocumentError;
use crate::Reason;

/// A tournament as exported by another program. Unknown fields are rejected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairDocument {
    /// All players who are or were in the event.
    pub players: Vec<DocumentPlayer>,
    /// The rounds played, in order. For standings, the last round may have open results.
    #[serde(default)]
    pub rounds: Vec<DocumentRound>,
    /// Number of planned rounds; if absent, the recommended number for the field. Pairing of small fields looks ahead
    /// to it.
    #[serde(default)]
    pub planned_rounds: Option<u16>,
    /// The seed of the random order that breaks ties; 0 if absent.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The key of the rules profile; the default profile if absent.
    #[serde(default)]
    pub profile: Option<String>,
    /// The draft pods, each in seat order.
    #[serde(default)]
    pub pods: Vec<Vec<DocumentId>>,
    /// `true` to pair the next round within the pods.
    #[serde(default)]
    pub within_pods: bool,
}

/// A player in a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentPlayer {
    /// The id used in the rounds.
    pub id: DocumentId,
    /// The name; the id if absent.
    #[serde(default)]
    pub name: Option<String>,
    /// `true` if the player has dropped.
    #[serde(default)]
    pub dropped: bool,
}

/// An id as used by the other program: a string or a whole number. 7 and "7" are different ids.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DocumentId {
    /// A whole number.
    Number(i64),
    /// A string, such as a name or a user id.
    Text(String),
}

impl fmt::Display for DocumentId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DocumentId::Number(number) => write!(out, "{number}"),
            DocumentId::Text(text) => out.write_str(text),
        }
    }
}

/// A round in a document, with its pairings in table order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentRound {
    /// The tables. A player who is not listed and not yet in the event enters later; a listed player who was absent
    /// before has missed those rounds.
    pub pairings: Vec<DocumentPairing>,
}

/// A table: two players, or one with a bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentPairing {
    /// Ignored: tables are numbered in list order. Accepted so that a paired round can be used as input unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The id of the first player.
    pub a: DocumentId,
    /// The id of the second player; absent for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub b: Option<DocumentId>,
    /// `true` if the first player has a bye.
    #[serde(default)]
    pub bye: bool,
    /// The result of a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DocumentResult>,
    /// Ignored. Accepted so that a paired round can be used as input unchanged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// A match result: games, a no-show, or a loss for both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentResult {
    /// Games that A has won.
    #[serde(default)]
    pub a: Option<u8>,
    /// Games that B has won.
    #[serde(default)]
    pub b: Option<u8>,
    /// Number of drawn games.
    #[serde(default)]
    pub draws: u8,
    /// The side that did not arrive; the other side wins.
    #[serde(default)]
    pub no_show: Option<crate::Side>,
    /// `true` if both sides lose the match.
    #[serde(default)]
    pub double_loss: bool,
}

impl PairDocument {
    /// Parses a document.
    ///
    /// # Errors
    /// [`DocumentError::Unreadable`] if the text is not a valid document.
    pub fn read(json: &str) -> Result<PairDocument, DocumentError> {
        serde_json::from_str(json).map_err(|error| {
            let said = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            let message = said.strip_suffix(&place).unwrap_or(&said).to_owned();
            DocumentError::Unreadable { line: error.line(), column: error.column(), message }
        })
    }
}

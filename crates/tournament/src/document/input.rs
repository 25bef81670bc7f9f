//! The shape that comes in; one for pairing and for standings.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::DocumentError;
use crate::Reason;

/// A tournament as its organiser's tool knows it. Unknown fields are refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairDocument {
    /// Everybody who was or is in the event.
    pub players: Vec<DocumentPlayer>,
    /// The rounds played, the first one first. The last may have open results when standings are asked for.
    #[serde(default)]
    pub rounds: Vec<DocumentRound>,
    /// How many rounds the event has; without it, as many as suit the field. Small fields look ahead by it.
    #[serde(default)]
    pub planned_rounds: Option<u16>,
    /// The seed of the random order where nothing else decides; 0 if left out.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The key of the rules profile; the default one if left out.
    #[serde(default)]
    pub profile: Option<String>,
    /// The draft pods, each in the order of its seats.
    #[serde(default)]
    pub pods: Vec<Vec<DocumentId>>,
    /// Whether the next round is to be paired inside the pods.
    #[serde(default)]
    pub within_pods: bool,
}

/// A player of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentPlayer {
    /// What the rounds call the player.
    pub id: DocumentId,
    /// The name; the id if left out.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether the player has left.
    #[serde(default)]
    pub dropped: bool,
}

/// An id: a text or a whole number, whichever the other tool has. 7 and "7" are two different ones.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DocumentId {
    /// A whole number, as most programs number players.
    Number(i64),
    /// A text, such as a name or a user id.
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

/// A round of a document, with its pairings in order of the tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentRound {
    /// Its tables. A player who is not here and was not yet in the event enters later; one who comes back has missed
    /// the round.
    pub pairings: Vec<DocumentPairing>,
}

/// A table: two players, or one with a bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentPairing {
    /// Ignored: tables count in the order of the list. Accepted so that a paired round can come in as it went out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The id of the first player.
    pub a: DocumentId,
    /// The id of the second player; none for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub b: Option<DocumentId>,
    /// Whether the first player has a bye.
    #[serde(default)]
    pub bye: bool,
    /// The result of a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DocumentResult>,
    /// Ignored, like `table`, and accepted for the same reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// A result: games, or somebody who was absent, or a loss for both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentResult {
    /// Games that A has won.
    #[serde(default)]
    pub a: Option<u8>,
    /// Games that B has won.
    #[serde(default)]
    pub b: Option<u8>,
    /// Games without a winner.
    #[serde(default)]
    pub draws: u8,
    /// The side that did not show up; the other wins.
    #[serde(default)]
    pub no_show: Option<crate::Side>,
    /// Whether the match is lost for both.
    #[serde(default)]
    pub double_loss: bool,
}

impl PairDocument {
    /// Reads a document.
    ///
    /// # Errors
    /// [`DocumentError::Unreadable`].
    pub fn read(json: &str) -> Result<PairDocument, DocumentError> {
        serde_json::from_str(json).map_err(|error| {
            let said = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            let message = said.strip_suffix(&place).unwrap_or(&said).to_owned();
            DocumentError::Unreadable { line: error.line(), column: error.column(), message }
        })
    }
}

//! The SWUDB JSON shape, which most sites and engines of the game read.

use model::CardNumber;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{DeckList, Entry};

/// The largest text that is read, in bytes.
const LARGEST: usize = 1 << 20;

/// Why a text is not a deck.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DeckReadError {
    /// Larger than any deck.
    #[error("the text has {0} bytes; a deck has at most {LARGEST}")]
    TooLarge(usize),
    /// Not JSON, or not of this shape.
    #[error("line {line}, column {column}: {what}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What was expected there.
        what: String,
    },
    /// A card id that is no card number.
    #[error("{place}: {id:?} is not a card number such as SOR_042")]
    BadId {
        /// Where it stands, for example "deck, row 3".
        place: String,
        /// The id as read.
        id: String,
    },
}

#[derive(Serialize, Deserialize, Default)]
struct Metadata {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    author: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Row {
    id: String,
    #[serde(default = "one")]
    count: u32,
}

fn one() -> u32 {
    1
}

#[derive(Serialize, Deserialize)]
struct Document {
    #[serde(default)]
    metadata: Metadata,
    #[serde(default)]
    leader: Option<Row>,
    #[serde(default, alias = "secondLeader", alias = "leader2", skip_serializing_if = "Option::is_none")]
    secondleader: Option<Row>,
    #[serde(default)]
    base: Option<Row>,
    #[serde(default)]
    deck: Vec<Row>,
    #[serde(default)]
    sideboard: Vec<Row>,
}

/// Reads SWUDB JSON with any of its spellings of the second leader.
///
/// # Errors
/// [`DeckReadError`] with the place of what cannot be read.
pub fn read_swudb(text: &str) -> Result<DeckList, DeckReadError> {
    if text.len() > LARGEST {
        return Err(DeckReadError::TooLarge(text.len()));
    }
    let document: Document = serde_json::from_str(text).map_err(|error| DeckReadError::Shape {
        line: error.line(),
        column: error.column(),
        what: error.to_string(),
    })?;
    let single = |row: Option<Row>, place: &str| row.map(|row| entry(row, place.to_owned())).transpose();
    let many = |rows: Vec<Row>, place: &str| -> Result<Vec<Entry>, DeckReadError> {
        rows.into_iter().zip(1..).map(|(row, line)| entry(row, format!("{place}, row {line}"))).collect()
    };
    let first = single(document.leader, "leader")?;
    let second = single(document.secondleader, "second leader")?;
    Ok(DeckList {
        name: document.metadata.name,
        author: document.metadata.author,
        leaders: first.into_iter().chain(second).collect(),
        bases: single(document.base, "base")?.into_iter().collect(),
        main: many(document.deck, "deck")?,
        sideboard: many(document.sideboard, "sideboard")?,
    })
}

fn entry(row: Row, place: String) -> Result<Entry, DeckReadError> {
    let card: CardNumber = row.id.parse().map_err(|_| DeckReadError::BadId { place, id: row.id })?;
    Ok(Entry { card, count: row.count })
}

/// The list as SWUDB JSON. Rows of the same number are merged; at most two leaders and one base have a place.
pub fn write_swudb(list: &DeckList) -> serde_json::Value {
    let mut leaders = list.leaders.iter().map(row);
    let document = Document {
        metadata: Metadata { name: list.name.clone(), author: list.author.clone() },
        leader: leaders.next(),
        secondleader: leaders.next(),
        base: list.bases.first().map(row),
        deck: merged(&list.main),
        sideboard: merged(&list.sideboard),
    };
    // Strings and numbers only: nothing here that JSON cannot say.
    serde_json::to_value(document).unwrap_or_default()
}

fn row(entry: &Entry) -> Row {
    Row { id: entry.card.to_string(), count: entry.count }
}

fn merged(entries: &[Entry]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for entry in entries {
        let id = entry.card.to_string();
        match rows.iter_mut().find(|row| row.id == id) {
            Some(row) => row.count = row.count.saturating_add(entry.count),
            None => rows.push(row_of(id, entry.count)),
        }
    }
    rows
}

fn row_of(id: String, count: u32) -> Row {
    Row { id, count }
}

//! Details of errors, as data: numbers, names, lists and places.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::code::{Cause, ErrorFact, OpenRound};
use super::place::{ErrorLocation, FieldName};
use crate::direction::isolated;

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for ErrorFact {
            fn from(number: $number) -> ErrorFact {
                ErrorFact::Number(u64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64);

impl From<usize> for ErrorFact {
    fn from(number: usize) -> ErrorFact {
        ErrorFact::Number(number as u64)
    }
}

impl From<String> for ErrorFact {
    fn from(text: String) -> ErrorFact {
        ErrorFact::Text(text)
    }
}

impl From<&String> for ErrorFact {
    fn from(text: &String) -> ErrorFact {
        ErrorFact::Text(text.clone())
    }
}

impl From<&str> for ErrorFact {
    fn from(text: &str) -> ErrorFact {
        ErrorFact::Text(text.to_owned())
    }
}

impl From<Vec<String>> for ErrorFact {
    fn from(names: Vec<String>) -> ErrorFact {
        ErrorFact::List(names)
    }
}

impl From<Vec<&str>> for ErrorFact {
    fn from(names: Vec<&str>) -> ErrorFact {
        ErrorFact::List(names.into_iter().map(str::to_owned).collect())
    }
}

impl From<FieldName> for ErrorFact {
    fn from(thing: FieldName) -> ErrorFact {
        ErrorFact::Thing(thing)
    }
}

impl From<Cause> for ErrorFact {
    fn from(cause: Cause) -> ErrorFact {
        ErrorFact::Cause(Box::new(cause))
    }
}

impl ErrorFact {
    /// Creates a text detail from anything printable, such as a message of the system.
    pub fn said(what: impl fmt::Display) -> ErrorFact {
        ErrorFact::Text(what.to_string())
    }
}

/// A parameter of an error on the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(untagged)]
pub enum Param {
    /// A number; one that does not fit into 32 bits is sent as text.
    Number(u32),
    /// A name or other text.
    Text(String),
    /// Names of cards, players or files, in display order.
    List(Vec<String>),
}

/// A message and the suggested fix, in one language.
pub(super) struct ErrorText {
    pub message: String,
    pub next_step: String,
}

/// Maximum number of tables without a result that are listed per error.
pub(super) const MOST_OPEN: usize = 24;

/// The functions that format errors in one language.
pub(super) struct MessageTable {
    /// Returns the message and suggested fix of a cause.
    pub words: fn(&Cause) -> ErrorText,
    /// Returns the name of a [`FieldName`].
    pub thing: fn(FieldName) -> &'static str,
    /// Formats the place of a problem.
    pub place: fn(&ErrorLocation) -> String,
    /// Formats the rounds and tables without a result.
    pub open_tables: fn(&[OpenRound]) -> String,
}

/// A detail as formatted in a sentence of the language.
pub(super) struct LocalizedFact<'a>(pub &'a ErrorFact, pub &'static MessageTable);

impl fmt::Display for LocalizedFact<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages = self.1;
        match self.0 {
            ErrorFact::Number(number) => number.fmt(f),
            ErrorFact::Text(text) => f.write_str(&isolated(text)),
            // Names of cards have commas themselves.
            ErrorFact::List(names) if names.iter().any(|name| name.contains(", ")) => f.write_str(&joined(names, "; ")),
            ErrorFact::List(names) => f.write_str(&joined(names, ", ")),
            ErrorFact::Thing(thing) => f.write_str((messages.thing)(*thing)),
            ErrorFact::OpenTables(rounds) => f.write_str(&(messages.open_tables)(rounds)),
            ErrorFact::Cause(cause) => f.write_str(&(messages.words)(cause).message),
        }
    }
}

/// Joins names, each with its own text direction.
fn joined(names: &[String], between: &str) -> String {
    names.iter().map(|name| isolated(name)).collect::<Vec<_>>().join(between)
}

impl fmt::Debug for LocalizedFact<'_> {
    /// Formats the detail in quotation marks, with unprintable characters escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ErrorFact::Text(text) => f.write_str(&isolated(&format!("{text:?}"))),
            ErrorFact::Number(_)
            | ErrorFact::List(_)
            | ErrorFact::Thing(_)
            | ErrorFact::OpenTables(_)
            | ErrorFact::Cause(_) => {
                write!(f, "{:?}", self.to_string())
            }
        }
    }
}

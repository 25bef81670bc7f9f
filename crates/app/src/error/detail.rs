//! Details of errors, as data: numbers, names, lists and places.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::code::{Cause, ErrorDetail, OpenRound};
use super::place::{ErrorLocation, FieldName};
use crate::direction::isolated;

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for ErrorDetail {
            fn from(number: $number) -> ErrorDetail {
                ErrorDetail::Number(u64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64);

impl From<usize> for ErrorDetail {
    fn from(number: usize) -> ErrorDetail {
        ErrorDetail::Number(number as u64)
    }
}

impl From<String> for ErrorDetail {
    fn from(text: String) -> ErrorDetail {
        ErrorDetail::Text(text)
    }
}

impl From<&String> for ErrorDetail {
    fn from(text: &String) -> ErrorDetail {
        ErrorDetail::Text(text.clone())
    }
}

impl From<&str> for ErrorDetail {
    fn from(text: &str) -> ErrorDetail {
        ErrorDetail::Text(text.to_owned())
    }
}

impl From<Vec<String>> for ErrorDetail {
    fn from(names: Vec<String>) -> ErrorDetail {
        ErrorDetail::List(names)
    }
}

impl From<Vec<&str>> for ErrorDetail {
    fn from(names: Vec<&str>) -> ErrorDetail {
        ErrorDetail::List(names.into_iter().map(str::to_owned).collect())
    }
}

impl From<FieldName> for ErrorDetail {
    fn from(thing: FieldName) -> ErrorDetail {
        ErrorDetail::Thing(thing)
    }
}

impl From<Cause> for ErrorDetail {
    fn from(cause: Cause) -> ErrorDetail {
        ErrorDetail::Cause(Box::new(cause))
    }
}

impl ErrorDetail {
    /// Creates a text detail from anything printable, such as a message of the system.
    pub fn text(what: impl fmt::Display) -> ErrorDetail {
        ErrorDetail::Text(what.to_string())
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
pub(super) struct LocalizedDetail<'a>(pub &'a ErrorDetail, pub &'static MessageTable);

impl fmt::Display for LocalizedDetail<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages = self.1;
        match self.0 {
            ErrorDetail::Number(number) => number.fmt(f),
            ErrorDetail::Text(text) => f.write_str(&isolated(text)),
            // Names of cards have commas themselves.
            ErrorDetail::List(names) if names.iter().any(|name| name.contains(", ")) => {
                f.write_str(&joined(names, "; "))
            }
            ErrorDetail::List(names) => f.write_str(&joined(names, ", ")),
            ErrorDetail::Thing(thing) => f.write_str((messages.thing)(*thing)),
            ErrorDetail::OpenTables(rounds) => f.write_str(&(messages.open_tables)(rounds)),
            ErrorDetail::Cause(cause) => f.write_str(&(messages.words)(cause).message),
        }
    }
}

/// Joins names, each with its own text direction.
fn joined(names: &[String], between: &str) -> String {
    names.iter().map(|name| isolated(name)).collect::<Vec<_>>().join(between)
}

impl fmt::Debug for LocalizedDetail<'_> {
    /// Formats the detail in quotation marks, with unprintable characters escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ErrorDetail::Text(text) => f.write_str(&isolated(&format!("{text:?}"))),
            ErrorDetail::Number(_)
            | ErrorDetail::List(_)
            | ErrorDetail::Thing(_)
            | ErrorDetail::OpenTables(_)
            | ErrorDetail::Cause(_) => {
                write!(f, "{:?}", self.to_string())
            }
        }
    }
}

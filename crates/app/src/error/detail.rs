//! Details of errors, as data: numbers, names, lists and places.

use std::fmt;

use messages::{Language, Value, errors};
use serde::{Deserialize, Serialize};

use super::code::{Cause, ErrorDetail, OpenRound};
use super::place::FieldName;
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

/// Maximum number of tables without a result that are listed per error.
const MOST_OPEN: usize = 24;

impl Value for ErrorDetail {
    fn write(&self, language: Language, out: &mut String) {
        match self {
            ErrorDetail::Number(number) => number.write(language, out),
            ErrorDetail::Text(text) => out.push_str(&isolated(text)),
            // Names of cards have commas themselves.
            ErrorDetail::List(names) if names.iter().any(|name| name.contains(", ")) => {
                out.push_str(&joined(names, "; "));
            }
            ErrorDetail::List(names) => out.push_str(&joined(names, ", ")),
            ErrorDetail::Thing(thing) => out.push_str(&thing.text(language)),
            ErrorDetail::OpenTables(rounds) => out.push_str(&open_tables(rounds, language)),
            ErrorDetail::Cause(cause) => out.push_str(&cause.message(language)),
        }
    }

    fn write_quoted(&self, language: Language, out: &mut String) {
        match self {
            ErrorDetail::Text(text) => out.push_str(&isolated(&format!("{text:?}"))),
            ErrorDetail::Number(_)
            | ErrorDetail::List(_)
            | ErrorDetail::Thing(_)
            | ErrorDetail::OpenTables(_)
            | ErrorDetail::Cause(_) => {
                let mut plain = String::new();
                self.write(language, &mut plain);
                out.push_str(&format!("{plain:?}"));
            }
        }
    }
}

/// Joins names, each with its own text direction.
fn joined(names: &[String], between: &str) -> String {
    names.iter().map(|name| isolated(name)).collect::<Vec<_>>().join(between)
}

/// Formats open tables: "2 results are missing: round 3, tables 4, 7".
fn open_tables(rounds: &[OpenRound], language: Language) -> String {
    let of_round = |(round, tables): &OpenRound| {
        let shown: Vec<String> = tables.iter().take(MOST_OPEN).map(ToString::to_string).collect();
        let mut shown = shown.join(", ");
        let more = tables.len().saturating_sub(MOST_OPEN);
        if more > 0 {
            shown = errors::MoreTables { tables: &shown, more: &more }.text(language);
        }
        errors::OpenTables { round, tables: &shown, count: &tables.len() }.text(language)
    };
    let open: usize = rounds.iter().map(|(_, tables)| tables.len()).sum();
    let lines: Vec<String> = rounds.iter().map(of_round).collect();
    errors::OpenResults { count: &open, rounds: &lines.join("; ") }.text(language)
}

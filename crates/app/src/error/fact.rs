//! Details of errors, as data: numbers, names, lists and places.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::code::{Cause, Fact, OpenRound};
use super::place::{Place, Thing};
use crate::direction::isolated;

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(u64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64);

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(number as u64)
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<&String> for Fact {
    fn from(text: &String) -> Fact {
        Fact::Text(text.clone())
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Fact {
        Fact::Text(text.to_owned())
    }
}

impl From<Vec<String>> for Fact {
    fn from(names: Vec<String>) -> Fact {
        Fact::List(names)
    }
}

impl From<Vec<&str>> for Fact {
    fn from(names: Vec<&str>) -> Fact {
        Fact::List(names.into_iter().map(str::to_owned).collect())
    }
}

impl From<Thing> for Fact {
    fn from(thing: Thing) -> Fact {
        Fact::Thing(thing)
    }
}

impl From<Cause> for Fact {
    fn from(cause: Cause) -> Fact {
        Fact::Cause(Box::new(cause))
    }
}

impl Fact {
    /// Creates a text detail from anything printable, such as a message of the system.
    pub fn said(what: impl fmt::Display) -> Fact {
        Fact::Text(what.to_string())
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
pub(super) struct Words {
    pub message: String,
    pub way_out: String,
}

/// Maximum number of tables without a result that are listed per error.
pub(super) const MOST_OPEN: usize = 24;

/// The functions that format errors in one language.
pub(super) struct Tongue {
    /// Returns the message and suggested fix of a cause.
    pub words: fn(&Cause) -> Words,
    /// Returns the name of a [`Thing`].
    pub thing: fn(Thing) -> &'static str,
    /// Formats the place of a problem.
    pub place: fn(&Place) -> String,
    /// Formats the rounds and tables without a result.
    pub open_tables: fn(&[OpenRound]) -> String,
}

/// A detail as formatted in a sentence of the language.
pub(super) struct Shown<'a>(pub &'a Fact, pub &'static Tongue);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tongue = self.1;
        match self.0 {
            Fact::Number(number) => number.fmt(f),
            Fact::Text(text) => f.write_str(&isolated(text)),
            // Names of cards have commas themselves.
            Fact::List(names) if names.iter().any(|name| name.contains(", ")) => f.write_str(&joined(names, "; ")),
            Fact::List(names) => f.write_str(&joined(names, ", ")),
            Fact::Thing(thing) => f.write_str((tongue.thing)(*thing)),
            Fact::OpenTables(rounds) => f.write_str(&(tongue.open_tables)(rounds)),
            Fact::Cause(cause) => f.write_str(&(tongue.words)(cause).message),
        }
    }
}

/// Joins names, each with its own text direction.
fn joined(names: &[String], between: &str) -> String {
    names.iter().map(|name| isolated(name)).collect::<Vec<_>>().join(between)
}

impl fmt::Debug for Shown<'_> {
    /// Formats the detail in quotation marks, with unprintable characters escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Fact::Text(text) => f.write_str(&isolated(&format!("{text:?}"))),
            Fact::Number(_) | Fact::List(_) | Fact::Thing(_) | Fact::OpenTables(_) | Fact::Cause(_) => {
                write!(f, "{:?}", self.to_string())
            }
        }
    }
}

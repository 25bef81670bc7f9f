//! What an error is about, as data: numbers, names, lists, and places.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Cause, english, german};
use crate::contract::TextLanguage;

/// A fact of an error. Each language has its own way to write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(u64),
    /// A name, a path, what somebody typed, or the words of the system or of a library.
    Text(String),
    /// Names of cards, players or files, in the order in which they are said.
    List(Vec<String>),
    /// A thing that has a name in each language.
    Thing(Thing),
    /// The tables without a result: each round with its tables.
    OpenTables(Vec<(u16, Vec<u16>)>),
    /// What lies behind it.
    Cause(Box<Cause>),
}

/// What a fact or a place may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Thing {
    Author,
    Base,
    Bases,
    BestOf,
    CardNumber,
    Cards,
    Copies,
    Date,
    Deck,
    DeckName,
    Judge,
    Leaders,
    Name,
    Notes,
    Outcome,
    Packs,
    Players,
    PodSize,
    Pool,
    PoolSet,
    Rounds,
    Rules,
    Seats,
    Seed,
    Set,
    Sideboard,
    Tag,
    Tags,
    TextSize,
    VersionName,
}

/// Where something is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A file, a path in a document, the name of a deck or a player, the number of a rule.
    Named(String),
    /// A field.
    Field(Thing),
    /// A row of a field, from 1.
    Row(Thing, u64),
    /// A line, from 1.
    Line(u64),
    /// A line of a file, from 1.
    LineOf(String, u64),
    /// A line and a column, both from 1.
    LineAndColumn(u64, u64),
    /// A character, from 1.
    Character(u64),
    /// A byte, from 0.
    Byte(u64),
    /// An entry of a journal, from 1.
    JournalEntry(u64),
    /// A seat of a game, from 1.
    Seat(u64),
    /// All that was read.
    WholeText,
}

impl From<String> for Place {
    fn from(name: String) -> Place {
        Place::Named(name)
    }
}

impl From<&str> for Place {
    fn from(name: &str) -> Place {
        Place::Named(name.to_owned())
    }
}

impl From<Thing> for Place {
    fn from(field: Thing) -> Place {
        Place::Field(field)
    }
}

impl Place {
    /// The place in words.
    pub(super) fn words(&self, language: TextLanguage) -> String {
        match language {
            TextLanguage::English => english::place(self),
            TextLanguage::German => german::place(self),
        }
    }
}

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
    /// Something that is named by its own words, such as what the system says.
    pub fn said(what: impl fmt::Display) -> Fact {
        Fact::Text(what.to_string())
    }
}

/// A parameter of an error on the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(untagged)]
pub enum Param {
    /// A number; one that JavaScript cannot hold travels as text.
    Number(u32),
    /// A name or words.
    Text(String),
    /// Names of cards, players or files, in the order in which they are said.
    List(Vec<String>),
}

impl From<&Fact> for Param {
    fn from(fact: &Fact) -> Param {
        match fact {
            Fact::Number(number) => {
                u32::try_from(*number).map_or_else(|_| Param::Text(number.to_string()), Param::Number)
            }
            Fact::Text(text) => Param::Text(text.clone()),
            Fact::List(names) => Param::List(names.clone()),
            Fact::Thing(_) | Fact::OpenTables(_) | Fact::Cause(_) => {
                Param::Text(Shown(fact, TextLanguage::English).to_string())
            }
        }
    }
}

/// A fact as a sentence of a language writes it.
pub(super) struct Shown<'a>(pub &'a Fact, pub TextLanguage);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0, self.1) {
            (Fact::Number(number), _) => number.fmt(f),
            (Fact::Text(text), _) => f.write_str(text),
            // Names of cards have commas themselves.
            (Fact::List(names), _) if names.iter().any(|name| name.contains(", ")) => f.write_str(&names.join("; ")),
            (Fact::List(names), _) => f.write_str(&names.join(", ")),
            (Fact::Thing(thing), TextLanguage::English) => f.write_str(english::thing(*thing)),
            (Fact::Thing(thing), TextLanguage::German) => f.write_str(german::thing(*thing)),
            (Fact::OpenTables(rounds), TextLanguage::English) => f.write_str(&english::open_tables(rounds)),
            (Fact::OpenTables(rounds), TextLanguage::German) => f.write_str(&german::open_tables(rounds)),
            (Fact::Cause(cause), language) => f.write_str(&cause.words(language).message),
        }
    }
}

impl fmt::Debug for Shown<'_> {
    /// In quotation marks, and with what cannot be shown replaced.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

//! The messages of the catalogue (`data/messages`) in every language, as types.
//!
//! Each subject is a module, and each message a type with its parameters as fields. A message or parameter that is not
//! in the catalogue does not compile.
//!
//! ```
//! use messages::{Language, errors};
//!
//! let error = errors::LeagueSameAlready { name: &"Bob", person: &"Robert" };
//! assert_eq!(error.text(Language::En), "Bob and Robert are already merged.");
//! assert_eq!(error.text(Language::De), "Bob und Robert sind schon zusammengeführt.");
//! ```
//!
//! [`pseudo`] finds text that does not come from the catalogue.

mod number;
mod output;
mod value;

pub use intl_pluralrules::PluralCategory;

pub use number::grouped;
use output::is_pseudo;
pub use output::{Output, pseudo};
pub use value::{Number, Value};

/// A language of the catalogue, by its BCP 47 code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which defines the messages.
    En,
    /// German, with *du* and the terms of the German rules.
    De,
}

impl Language {
    /// Returns the text in this language of a table of texts, by its English wording.
    pub fn translated(self, table: &[[&'static str; 2]], english: &str) -> Option<&'static str> {
        let [first, second] = table.iter().find(|[first, _]| *first == english)?;
        Some(match self {
            Language::En => *first,
            Language::De => *second,
        })
    }

    /// Returns the BCP 47 code.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }
}

#[allow(clippy::all, clippy::pedantic, unused_variables)]
mod subjects {
    include!(concat!(env!("OUT_DIR"), "/subjects.rs"));
}
pub use subjects::*;

//! Compiles the catalogue of messages (`data/messages`) to typed code for Rust and for the page.
//!
//! The catalogue has a folder for each language and in it a file for each subject, in the syntax of Project Fluent. The
//! compiler checks that every language has every message with the same parameters, and derives the type of each
//! parameter from its use. Nothing is parsed at run time, and a misspelt message or parameter does not compile. Only a
//! preview ([`PREVIEWS`]) may leave messages out.
//!
//! ```
//! use message_compiler::{LANGUAGES, Subject, rust};
//!
//! let english = "rounds-missing = { $count ->\n    [one] 1 result is missing.\n   *[other] { $count } results are missing.\n }\n";
//! let german = "rounds-missing = { $count ->\n    [one] 1 Ergebnis fehlt.\n   *[other] { $count } Ergebnisse fehlen.\n }\n";
//! let subject = Subject::parse("log", &[english, german]).unwrap();
//! assert_eq!(LANGUAGES, ["en", "de"]);
//! assert!(rust::module(&subject).contains("pub struct RoundsMissing"));
//! ```

mod catalogue;
mod check;
mod error;
mod parse;
pub mod rust;
mod subject;
pub mod typescript;

pub use catalogue::previews;
pub use error::CatalogueError;
pub use subject::{Format, Key, Message, Parameter, ParameterType, Part, Separator, Subject, Text};

/// The languages of the catalogue, by their folders. The first one defines which messages exist.
pub const LANGUAGES: [&str; 2] = ["en", "de"];

/// Languages that are being translated. The page shows the messages that they have, and English for all others.
pub const PREVIEWS: [&str; 1] = ["fr"];

/// The file of a language with the terms that all of its files can use: `-win-rate = Win rate`.
pub const GLOSSARY: &str = "glossary";

//! The numbers of the Comprehensive Rules (edition 8.0) with a line of our own words each in English and German, and the full wording from a
//! text file that a person has.
//!
//! Invariant: none of the rules' own sentences is stored here; their wording is only ever read from the person's file.
//! Start reading at [`Index`].

mod index;
mod number;
mod search;
mod wording;

pub use index::{Index, IndexError, LONGEST_SUMMARY, Language, OnlyEdition, Rule, embedded};
pub use number::RuleNumber;
pub use search::{Search, SearchError};
pub use wording::{LARGEST_FILE, Wording, WordingError};

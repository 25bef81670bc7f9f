//! Index of the Comprehensive Rules, with our own one-line summaries.
//!
//! Covers edition 8.0 in English and German. The full wording comes from a text file of the user.
//!
//! Invariant: no sentence of the rules themselves is stored; the wording is read only from the user's file. Start with
//! [`Index`].

mod index;
mod number;
mod search;
mod wording;

pub use index::{Index, IndexError, LONGEST_SUMMARY, Language, OnlyEdition, Rule, embedded};
pub use number::RuleNumber;
pub use search::{Search, SearchError};
pub use wording::{LARGEST_FILE, Wording, WordingError};

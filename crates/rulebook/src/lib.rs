//! Index of the Comprehensive Rules, with our own one-line summaries.
//!
//! Covers edition 8.0 in English and German. The full wording comes from a text file of the user.
//!
//! Invariant: no sentence of the rules themselves is stored; the wording is read only from the user's file.
//!
//! # Main types
//!
//! - [`Index`] has all rules in order, by number; [`embedded`] returns the bundled one of a language.
//! - [`Rule`] is a rule with its title and summary, [`RuleNumber`] its number.
//! - [`Search`] finds rules by number or by words, including synonyms and words with typing errors.
//! - [`Wording`] is the user's copy of the rules; [`Wording::read`] matches it to the index.
//!
//! # Example
//!
//! Look up a rule and search for a word:
//!
//! ```
//! use rulebook::{Language, Search, embedded};
//!
//! let index = embedded(Language::English)?;
//! let raid = index.get("7.5.8".parse()?).expect("a rule of the index");
//! println!("{} {}: {}", raid.number, raid.title, raid.summary);
//! assert_eq!(raid.title, "Raid X");
//! assert!(index.children(raid.number).count() > 0);
//!
//! let found = Search::new(index, None)?.find(index, "raid")?;
//! assert!(found.contains(&raid.number));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod index;
mod number;
mod search;
mod wording;

pub use index::{Index, IndexError, LONGEST_SUMMARY, Language, OnlyEdition, Rule, embedded};
pub use number::RuleNumber;
pub use search::{Search, SearchError};
pub use wording::{LARGEST_FILE, Wording, WordingError};

//! Errors in a search query, with their place.

use std::fmt;

use thiserror::Error;

use super::key::Key;

/// An error in a search query: its kind, the term and the place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueryError {
    /// The kind of error, with its values.
    pub kind: QueryErrorKind,
    /// The invalid part of the query, as typed; long parts are truncated.
    pub term: String,
    /// The start of the term, in characters from 0.
    pub at: usize,
    /// Length of the term, in characters.
    pub length: usize,
}

/// A kind of error in a search query.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum QueryErrorKind {
    /// An unknown key.
    #[error("{key:?} is not a search filter; {}. To search for the words as text, put them in quotation marks", keys(.nearest))]
    UnknownKey {
        /// The key as typed.
        key: String,
        /// The most similar key.
        nearest: Option<&'static str>,
    },
    /// An unknown value of a known key.
    #[error("{value:?} is not a valid value for {key}; use one of {}", .understood.join(", "))]
    UnknownValue {
        /// The full name of the key.
        key: &'static str,
        /// The value as typed.
        value: String,
        /// The accepted values, or those most similar to the value.
        understood: Vec<String>,
    },
    /// An abbreviation of more than one word.
    #[error("{value:?} can be {}", .candidates.join(" or "))]
    Ambiguous {
        /// The full name of the key.
        key: &'static str,
        /// The value as typed.
        value: String,
        /// The words with this prefix.
        candidates: Vec<String>,
    },
    /// A comparison that the key does not support.
    #[error("{key} cannot be compared with {sign}; write {key}:... or {key}!=...")]
    NotComparable {
        /// The full name of the key.
        key: &'static str,
        /// The comparison sign, as typed.
        sign: &'static str,
    },
    /// The value is not a number.
    #[error("{key} needs a number, or one of cost, power and hp, as in {key}<=3")]
    NotANumber {
        /// The full name of the key.
        key: &'static str,
    },
    /// The value after the sign is missing.
    #[error("{key} needs a value right after the sign, without a space, as in {example}")]
    NoValue {
        /// The full name of the key.
        key: &'static str,
        /// An example of a valid term.
        example: &'static str,
    },
    /// A comparison without a key.
    #[error("a comparison needs a key before its sign, as in cost<=3")]
    NoKey,
    /// An unclosed quotation mark.
    #[error("a quotation mark is opened and not closed")]
    OpenQuote,
    /// An unclosed parenthesis.
    #[error("a parenthesis is opened and not closed")]
    OpenParenthesis,
    /// An unmatched closing parenthesis.
    #[error("a parenthesis is closed that was not opened")]
    StrayParenthesis,
    /// Empty parentheses.
    #[error("there is nothing between the parentheses")]
    EmptyParentheses,
    /// `and`, `or` or `not` without an operand.
    #[error("{word:?} needs a search term next to it; to search for the word as text, put it in quotation marks")]
    NoOperand {
        /// The operator.
        word: &'static str,
    },
    /// Parentheses are nested too deeply.
    #[error("parentheses can be nested at most {most} deep")]
    TooDeep {
        /// The maximum nesting depth.
        most: usize,
    },
    /// The query is too long.
    #[error("a search has at most {most} bytes")]
    TooLong {
        /// The maximum length in bytes of UTF-8.
        most: usize,
    },
    /// The query has too many terms.
    #[error("a search has at most {most} terms")]
    TooManyTerms {
        /// The maximum number of terms.
        most: usize,
    },
    /// The catalogue cannot be read.
    #[error("the catalogue cannot be read: {0}")]
    Catalog(crate::LoadError),
}

fn keys(nearest: &Option<&'static str>) -> String {
    match nearest {
        Some(nearest) => format!("did you mean {nearest}? The keys are {}", Key::list()),
        None => format!("the keys are {}", Key::list()),
    }
}

impl QueryError {
    /// Maximum number of characters in an error's term.
    const LONGEST_TERM: usize = 60;

    /// Creates an error about the bytes `span` of `text`.
    pub(super) fn new(kind: QueryErrorKind, text: &str, span: std::ops::Range<usize>) -> Self {
        let term = text.get(span.clone()).unwrap_or_default();
        QueryError {
            kind,
            term: term.chars().take(Self::LONGEST_TERM).collect(),
            at: text.get(..span.start).unwrap_or_default().chars().count(),
            length: term.chars().count(),
        }
    }

    /// Returns the available keys as one line.
    pub fn keys() -> String {
        Key::list()
    }

    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self.kind {
            QueryErrorKind::UnknownKey { .. } => "query.unknown_key",
            QueryErrorKind::UnknownValue { .. } => "query.unknown_value",
            QueryErrorKind::Ambiguous { .. } => "query.ambiguous",
            QueryErrorKind::NotComparable { .. } => "query.not_comparable",
            QueryErrorKind::NotANumber { .. } => "query.not_a_number",
            QueryErrorKind::NoValue { .. } => "query.no_value",
            QueryErrorKind::NoKey => "query.no_key",
            QueryErrorKind::OpenQuote => "query.open_quote",
            QueryErrorKind::OpenParenthesis => "query.open_parenthesis",
            QueryErrorKind::StrayParenthesis => "query.stray_parenthesis",
            QueryErrorKind::EmptyParentheses => "query.empty_parentheses",
            QueryErrorKind::NoOperand { .. } => "query.no_operand",
            QueryErrorKind::TooDeep { .. } => "query.too_deep",
            QueryErrorKind::TooLong { .. } => "query.too_long",
            QueryErrorKind::TooManyTerms { .. } => "query.too_many_terms",
            QueryErrorKind::Catalog(_) => "query.catalogue",
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (character {}): {}", self.term, self.at + 1, self.kind)
    }
}

impl std::error::Error for QueryError {}

//! What a search text got wrong, and where.

use std::fmt;

use thiserror::Error;

use super::key::Key;

/// Why a search text cannot be read: the fault, the term it lies in, and where that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueryError {
    /// The kind of fault, with its values.
    pub fault: QueryFault,
    /// The part of the text that could not be read, as it was typed; long parts are cut.
    pub term: String,
    /// Where the term starts, in characters from 0.
    pub at: usize,
    /// How many characters it has.
    pub length: usize,
}

/// What can be wrong with a search text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum QueryFault {
    /// A key that the search does not have.
    #[error("there is no key {key:?}; {}. To look for the words themselves, put them in quotation marks", keys(.nearest))]
    UnknownKey {
        /// The key as typed.
        key: String,
        /// The key that is most like it.
        nearest: Option<&'static str>,
    },
    /// The key is known, its value is not.
    #[error("{key} does not know {value:?}; it understands {}", .understood.join(", "))]
    UnknownValue {
        /// The key as the search names it, in full.
        key: &'static str,
        /// The value as typed.
        value: String,
        /// What would be understood, or what is most like the value.
        understood: Vec<String>,
    },
    /// A short form that could be more than one word.
    #[error("{value:?} can be {}", .candidates.join(" or "))]
    Ambiguous {
        /// The key as the search names it, in full.
        key: &'static str,
        /// The value as typed.
        value: String,
        /// The words that start so.
        candidates: Vec<String>,
    },
    /// The key is compared with a sign that makes no sense for it.
    #[error("{key} cannot be compared with {sign}; write {key}:... or {key}!=...")]
    NotComparable {
        /// The key as the search names it, in full.
        key: &'static str,
        /// The sign as it was typed.
        sign: &'static str,
    },
    /// A number is needed.
    #[error("{key} is compared with a number, as in {key}<=3, or with cost, power or hp")]
    NotANumber {
        /// The key as the search names it, in full.
        key: &'static str,
    },
    /// Nothing stands behind the sign.
    #[error("{key} needs a value behind the sign, without a space, as in {example}")]
    NoValue {
        /// The key as the search names it, in full.
        key: &'static str,
        /// A term that would be right.
        example: &'static str,
    },
    /// A comparison without a key before it.
    #[error("a comparison needs a key before its sign, as in cost<=3")]
    NoKey,
    /// A quotation mark that is opened and not closed.
    #[error("a quotation mark is opened and not closed")]
    OpenQuote,
    /// A parenthesis that is opened and not closed.
    #[error("a parenthesis is opened and not closed")]
    OpenParenthesis,
    /// A parenthesis that is closed and was not opened.
    #[error("a parenthesis is closed that was not opened")]
    StrayParenthesis,
    /// Parentheses with nothing between them.
    #[error("there is nothing between the parentheses")]
    EmptyParentheses,
    /// `and`, `or` or `not` without a term to work on.
    #[error("{word:?} has nothing to work on; to look for the word itself, put it in quotation marks")]
    NoOperand {
        /// The operator that stands alone.
        word: &'static str,
    },
    /// Parentheses within parentheses, too many.
    #[error("no more than {most} parentheses can stand within each other")]
    TooDeep {
        /// The most that may stand within each other.
        most: usize,
    },
    /// Too long a text.
    #[error("a search has at most {most} bytes")]
    TooLong {
        /// The limit in bytes of UTF-8.
        most: usize,
    },
    /// More terms than one search may have.
    #[error("a search has at most {most} terms")]
    TooManyTerms {
        /// The limit of terms.
        most: usize,
    },
    /// The catalogue itself cannot be read.
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
    /// Longer terms are cut to so many characters.
    const LONGEST_TERM: usize = 60;

    /// An error about the bytes `span` of `text`.
    pub(super) fn new(fault: QueryFault, text: &str, span: std::ops::Range<usize>) -> Self {
        let term = text.get(span.clone()).unwrap_or_default();
        QueryError {
            fault,
            term: term.chars().take(Self::LONGEST_TERM).collect(),
            at: text.get(..span.start).unwrap_or_default().chars().count(),
            length: term.chars().count(),
        }
    }

    /// The keys that a search may have, as one line.
    pub fn keys() -> String {
        Key::list()
    }

    /// The code that programs act on.
    pub fn code(&self) -> &'static str {
        match self.fault {
            QueryFault::UnknownKey { .. } => "query.unknown_key",
            QueryFault::UnknownValue { .. } => "query.unknown_value",
            QueryFault::Ambiguous { .. } => "query.ambiguous",
            QueryFault::NotComparable { .. } => "query.not_comparable",
            QueryFault::NotANumber { .. } => "query.not_a_number",
            QueryFault::NoValue { .. } => "query.no_value",
            QueryFault::NoKey => "query.no_key",
            QueryFault::OpenQuote => "query.open_quote",
            QueryFault::OpenParenthesis => "query.open_parenthesis",
            QueryFault::StrayParenthesis => "query.stray_parenthesis",
            QueryFault::EmptyParentheses => "query.empty_parentheses",
            QueryFault::NoOperand { .. } => "query.no_operand",
            QueryFault::TooDeep { .. } => "query.too_deep",
            QueryFault::TooLong { .. } => "query.too_long",
            QueryFault::TooManyTerms { .. } => "query.too_many_terms",
            QueryFault::Catalog(_) => "query.catalogue",
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (character {}): {}", self.term, self.at + 1, self.fault)
    }
}

impl std::error::Error for QueryError {}

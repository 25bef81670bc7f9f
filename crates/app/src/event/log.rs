//! The log of an event: what its records say, in words.

use crate::contract::TextLanguage;

/// A sentence in every language.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    english: String,
    german: String,
}

impl Said {
    /// The sentence as it is written in each language.
    pub(crate) fn new(write: impl Fn(TextLanguage) -> String) -> Self {
        Said { english: write(TextLanguage::English), german: write(TextLanguage::German) }
    }

    /// The sentence in a language.
    pub(crate) fn of(&self, language: TextLanguage) -> &str {
        match language {
            TextLanguage::English => &self.english,
            TextLanguage::German => &self.german,
        }
    }
}

/// A line of the event's log.
#[derive(Debug, Clone)]
pub(crate) struct LogEntry {
    pub at: String,
    pub text: Said,
    /// Whether it is a step of a pick, which the draft's own log shows.
    pub is_pick: bool,
    /// The operation's place among the tournament's operations, when it is one.
    pub operation: Option<usize>,
    /// Whether it belongs to the step of the line before it.
    pub part: bool,
}

//! The log of an event: its records as sentences.

use crate::language::TextLanguage;

/// A sentence in every language.
#[derive(Debug, Clone)]
pub(crate) struct LocalizedText {
    english: String,
    german: String,
}

impl LocalizedText {
    /// Writes the sentence in each language.
    pub(crate) fn new(write: impl Fn(TextLanguage) -> String) -> Self {
        LocalizedText { english: write(TextLanguage::English), german: write(TextLanguage::German) }
    }

    /// Returns the sentence in a language.
    pub(crate) fn of(&self, language: TextLanguage) -> &str {
        match language {
            TextLanguage::English | TextLanguage::French => &self.english,
            TextLanguage::German => &self.german,
        }
    }
}

/// A line of the event's log.
#[derive(Debug, Clone)]
pub(crate) struct LogEntry {
    pub at: String,
    pub text: LocalizedText,
    /// `false` for picks, which the draft's log lists, and for entries from phones.
    pub is_listed: bool,
    /// Index of the operation among the tournament's operations; `None` for other records.
    pub operation: Option<usize>,
    /// `true` if the line belongs to the same step as the line before it.
    pub part: bool,
}

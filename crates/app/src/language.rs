//! Languages of game texts, errors and notices.

use serde::{Deserialize, Serialize};

// The wire format is derived here, because a language is a value of almost every message; `contract` re-exports it.

/// A language of the game's texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum TextLanguage {
    /// Card texts and game texts in English.
    English,
    /// Card texts and game texts in German.
    German,
}

impl TextLanguage {
    /// Formats a whole number with separators: "1,200".
    pub fn count(self, value: impl Into<u64>) -> String {
        messages::grouped(self.into(), value.into())
    }
}

impl From<TextLanguage> for messages::Language {
    fn from(language: TextLanguage) -> Self {
        match language {
            TextLanguage::English => messages::Language::En,
            TextLanguage::German => messages::Language::De,
        }
    }
}

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
    /// Every language.
    pub const ALL: [TextLanguage; 2] = [TextLanguage::English, TextLanguage::German];

    /// Returns the language of a code of ISO 639-1, such as "de", or of a locale of the system, such as "de_DE.UTF-8".
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['_', '-', '.', '@']).next()?;
        TextLanguage::ALL.into_iter().find(|language| messages::Language::from(*language).code() == code)
    }

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

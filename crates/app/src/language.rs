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
    /// A preview: card texts of the set Spark of Rebellion in French, all other texts in English.
    French,
}

impl TextLanguage {
    /// Every language that the settings offer.
    pub const ALL: [TextLanguage; 3] = [TextLanguage::English, TextLanguage::German, TextLanguage::French];

    /// Every language with all texts. A preview is used only if it is chosen.
    pub const WHOLE: [TextLanguage; 2] = [TextLanguage::English, TextLanguage::German];

    /// Returns the language with all texts of a code of ISO 639-1, such as "de", or of a locale of the system, such as
    /// "de_DE.UTF-8".
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['_', '-', '.', '@']).next()?;
        TextLanguage::WHOLE.into_iter().find(|language| messages::Language::from(*language).code() == code)
    }

    /// Formats a whole number with separators: "1,200".
    pub fn count(self, value: impl Into<u64>) -> String {
        messages::grouped(self.into(), value.into())
    }
}

impl From<TextLanguage> for messages::Language {
    fn from(language: TextLanguage) -> Self {
        match language {
            TextLanguage::English | TextLanguage::French => messages::Language::En,
            TextLanguage::German => messages::Language::De,
        }
    }
}

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

/// Formats a sentence in the requested language. Both languages must be given.
macro_rules! localized {
    ($language:expr, $english:literal, $german:literal $(,)?) => {
        match $language {
            $crate::language::TextLanguage::English => format!($english),
            $crate::language::TextLanguage::German => format!($german),
        }
    };
}
pub(crate) use localized;

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
        let digits = value.into().to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(match self {
                    TextLanguage::English => ',',
                    TextLanguage::German => '.',
                });
            }
            text.push(digit);
        }
        text
    }
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

#[cfg(test)]
mod tests {
    use super::TextLanguage::{English, German};

    #[test]
    fn counts_have_a_separator_after_every_three_digits_from_the_right() {
        assert_eq!([0u32, 999, 1000, 1_234_567].map(|count| English.count(count)), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(German.count(64_000u32), "64.000");
    }
}

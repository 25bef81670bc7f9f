//! Languages of the pages, and their texts.

use app::contract::TextLanguage;
use messages::phone_pages::{ResultsToCome, labels};

/// Texts in one language.
pub(crate) use messages::phone_pages::Labels as Words;

/// Returns the text for the number of missing results.
pub(crate) fn results_to_come(words: &Words, count: u32) -> String {
    ResultsToCome { count: &count }.text(words.language)
}

/// The texts of pages in a language.
pub(crate) trait PageLanguage {
    /// Returns the language code for HTML and URLs.
    fn code(self) -> &'static str;

    /// Returns the texts of the pages in this language.
    fn words(self) -> &'static Words;
}

impl PageLanguage for TextLanguage {
    fn code(self) -> &'static str {
        messages::Language::from(self).code()
    }

    fn words(self) -> &'static Words {
        labels(self)
    }
}

//! The languages of the game's texts, of errors and of notices.

use serde::{Deserialize, Serialize};

/// A language that the game's texts are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum TextLanguage {
    /// Card texts and game texts in English.
    English,
    /// Card texts and game texts in German.
    German,
}

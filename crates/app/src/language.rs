//! Languages of game texts, errors and notices.

use serde::{Deserialize, Serialize};

/// A language of the game's texts. Its wire format is derived here, because it is a value of almost every request and
/// message; [`crate::contract`] re-exports it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum TextLanguage {
    /// Card texts and game texts in English.
    English,
    /// Card texts and game texts in German.
    German,
}

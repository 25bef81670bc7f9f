//! `cantina pair` and `cantina standings`: tournaments from other tools as JSON documents.

use tournament::document::{PairedDocument, StandingsDocument, pair_document, standings_document};

use crate::AppError;

/// Pairs the next round of the tournament in a document.
///
/// # Errors
/// `document.*` and `tournament.*` with the place in the document.
pub fn pair(json: &str) -> Result<PairedDocument, AppError> {
    pair_document(json).map_err(AppError::from)
}

/// Calculates the standings of the tournament in a document, with its profile or another one.
///
/// # Errors
/// As [`pair`].
pub fn standings(json: &str, profile: Option<&str>) -> Result<StandingsDocument, AppError> {
    standings_document(json, profile).map_err(AppError::from)
}

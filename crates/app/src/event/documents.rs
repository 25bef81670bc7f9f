//! `cantina pair` and `cantina standings`: tournaments of other organisers' tools, as JSON documents.

use crate::ErrorCode;
use tournament::document::{DocumentError, PairedDocument, StandingsDocument, pair_document, standings_document};

use crate::AppError;

/// Pairs the next round of the tournament in a document.
///
/// # Errors
/// `document.*` and `tournament.*` with the place in the document.
pub fn pair(json: &str) -> Result<PairedDocument, AppError> {
    pair_document(json).map_err(document_error)
}

/// Works out the standings of the tournament in a document, by its profile or another one.
///
/// # Errors
/// As [`pair`].
pub fn standings(json: &str, profile: Option<&str>) -> Result<StandingsDocument, AppError> {
    standings_document(json, profile).map_err(document_error)
}

fn document_error(error: DocumentError) -> AppError {
    let words = error.to_string();
    let place = error.place();
    let message = place.as_ref().and_then(|place| words.strip_prefix(&format!("{place}: "))).unwrap_or(&words);
    let described = AppError::new(ErrorCode::of(error.code()), message)
        .way_out("docs/documents.md shows the shape of a document with an example.");
    match place {
        Some(place) => described.at(place),
        None => described,
    }
}

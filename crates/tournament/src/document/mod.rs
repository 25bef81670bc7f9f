//! Tournaments as JSON documents, for other tournament programs. The input is the event so far, the output is the next
//! round or the standings.
//!
//! Invariant: a document is replayed with the same operations as any other event, so the same rules reject, rank and
//! pair it. Invariant: every input gives a result or an error.

mod error;
mod input;
mod output;
mod replay;

pub use error::{DocumentError, Place};
pub use input::{DocumentId, DocumentPairing, DocumentPlayer, DocumentResult, DocumentRound, PairDocument};
pub use output::{PairedDocument, PairedTable, Share, StandingLine, StandingsDocument};

use crate::Profile;

/// Pairs the next round of the tournament in a document.
///
/// # Errors
/// [`DocumentError`], with the place in the document.
pub fn pair_document(json: &str) -> Result<PairedDocument, DocumentError> {
    let document = PairDocument::read(json)?;
    let tournament = replay::replay(&document, None)?;
    if let Some(place) = document.rounds.len().checked_sub(1).and_then(|last| replay::open_result(&document, last)) {
        return Err(DocumentError::ResultMissing { place });
    }
    let seed = document.seed.unwrap_or(0);
    let planned = match document.within_pods {
        true => tournament.pair_next_within_pods(seed),
        false => tournament.pair_next(seed),
    };
    let plan = planned.map_err(|refused| DocumentError::refused(Place::default(), refused))?;
    Ok(PairedDocument::of(&document, plan))
}

/// Returns the standings of the tournament in a document. Uses the given rules profile, else the document's, else the
/// default.
///
/// # Errors
/// [`DocumentError`], with the place in the document.
pub fn standings_document(json: &str, profile: Option<&str>) -> Result<StandingsDocument, DocumentError> {
    let document = PairDocument::read(json)?;
    let tournament = replay::replay(&document, profile)?;
    Ok(StandingsDocument::of(&document, &tournament))
}

/// Returns the profile with this key.
fn profile(key: &str) -> Result<Profile, DocumentError> {
    Profile::by_key(key).ok_or_else(|| DocumentError::UnknownProfile {
        key: key.to_owned(),
        known: Profile::all().iter().map(|profile| profile.key.clone()).collect(),
    })
}

#[cfg(test)]
mod tests;

//! Texts for results and numbers.

use messages::log as wording;
use tournament::{MatchResult, Pairing, Side, Tournament};

use super::name;
use crate::language::TextLanguage;

/// Returns a result of a pairing as text, from the first player's side.
pub(crate) fn result(language: TextLanguage, event: &Tournament, pairing: &Pairing, result: &MatchResult) -> String {
    let named = |side: &Side| match side {
        Side::A => name(language, event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(language, event, second)),
    };
    match result {
        MatchResult::Games { a, b, drawn: 0 } => format!("{a}-{b}"),
        MatchResult::Games { a, b, drawn } => format!("{a}-{b}-{drawn}"),
        MatchResult::Bye => wording::ByeResult {}.text(language),
        MatchResult::NoShow { absent } => {
            let who = named(absent);
            wording::NoShow { who: &who }.text(language)
        }
        MatchResult::DoubleLoss => wording::DoubleLoss {}.text(language),
        MatchResult::MatchLoss { loser } => {
            let who = named(loser);
            wording::MatchLossByPenalty { who: &who }.text(language)
        }
    }
}

//! Texts for results and numbers.

use tournament::{MatchResult, Pairing, Side, Tournament};

use super::name;
use crate::language::TextLanguage;
use crate::language::localized;

/// Returns a result of a pairing as text, from the first player's side.
pub(crate) fn result(language: TextLanguage, event: &Tournament, pairing: &Pairing, result: &MatchResult) -> String {
    let named = |side: &Side| match side {
        Side::A => name(language, event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(language, event, second)),
    };
    match result {
        MatchResult::Games { a, b, drawn: 0 } => format!("{a}-{b}"),
        MatchResult::Games { a, b, drawn } => format!("{a}-{b}-{drawn}"),
        MatchResult::Bye => localized!(language, "bye", "Freilos"),
        MatchResult::NoShow { absent } => {
            let who = named(absent);
            localized!(language, "no-show ({who})", "nicht erschienen ({who})")
        }
        MatchResult::DoubleLoss => localized!(language, "double loss", "beide verlieren"),
        MatchResult::MatchLoss { loser } => {
            let who = named(loser);
            localized!(language, "match loss by penalty ({who})", "Matchverlust durch Strafe ({who})")
        }
    }
}

/// Formats a count: "1 point", "2 points".
pub(crate) fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

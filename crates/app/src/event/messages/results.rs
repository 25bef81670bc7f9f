//! Texts for results and numbers.

use tournament::{MatchResult, Side};

use crate::contract::TextLanguage;

/// Returns a result as text, from the first player's side.
pub(crate) fn result(language: TextLanguage, result: &MatchResult) -> String {
    match result {
        MatchResult::Games { a, b, drawn: 0 } => format!("{a}-{b}"),
        MatchResult::Games { a, b, drawn } => format!("{a}-{b}-{drawn}"),
        MatchResult::Bye => said!(language, "bye", "Freilos"),
        MatchResult::NoShow { absent: Side::A } => {
            said!(language, "first player did not show up", "der erste Spieler ist nicht erschienen")
        }
        MatchResult::NoShow { absent: Side::B } => {
            said!(language, "second player did not show up", "der zweite Spieler ist nicht erschienen")
        }
        MatchResult::DoubleLoss => said!(language, "both lose", "beide verlieren"),
        MatchResult::MatchLoss { loser: Side::A } => {
            said!(language, "first player loses by penalty", "der erste Spieler verliert durch eine Strafe")
        }
        MatchResult::MatchLoss { loser: Side::B } => {
            said!(language, "second player loses by penalty", "der zweite Spieler verliert durch eine Strafe")
        }
    }
}

/// Formats a count: "1 point", "2 points".
pub(crate) fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

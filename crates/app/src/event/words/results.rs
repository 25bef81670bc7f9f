//! Results and numbers in words.

use tournament::{MatchResult, Side};

/// A result in words, from the first player's side.
pub(crate) fn result(result: &MatchResult) -> String {
    match result {
        MatchResult::Games { a, b, drawn: 0 } => format!("{a}-{b}"),
        MatchResult::Games { a, b, drawn } => format!("{a}-{b}-{drawn}"),
        MatchResult::Bye => "bye".to_owned(),
        MatchResult::NoShow { absent: Side::A } => "first player did not show up".to_owned(),
        MatchResult::NoShow { absent: Side::B } => "second player did not show up".to_owned(),
        MatchResult::DoubleLoss => "both lose".to_owned(),
        MatchResult::MatchLoss { loser: Side::A } => "first player loses by penalty".to_owned(),
        MatchResult::MatchLoss { loser: Side::B } => "second player loses by penalty".to_owned(),
    }
}

/// "1 point", "2 points".
pub(crate) fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

//! Notices of saved games that could not be replayed completely.

use messages::games as wording;

use super::record::ChangedCard;
use crate::contract::TextLanguage;

/// The reason a game differs from its saved state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ReplayWarning {
    /// The rules have changed: only some of the steps could be replayed.
    RulesDiffer {
        /// Number of saved steps.
        steps: usize,
        /// Number of replayed steps.
        followed: usize,
    },
    /// Card texts have changed: only some of the steps could be replayed.
    CardsChanged {
        /// The changed cards, from all decks.
        cards: Vec<ChangedCard>,
        /// Number of saved steps.
        steps: usize,
        /// Number of replayed steps.
        followed: usize,
    },
    /// Every step could be replayed, but the result differs from the saved one.
    OtherResult,
}

impl ReplayWarning {
    /// Formats the warning in a language. `knows` returns `true` for card numbers that the reader may know. Other cards
    /// are not mentioned at all, because they may be in an opponent's deck.
    pub(crate) fn words(&self, language: TextLanguage, knows: impl Fn(&str) -> bool) -> String {
        match self {
            ReplayWarning::RulesDiffer { steps, followed } => wording::RulesDiffer { steps, followed }.text(language),
            ReplayWarning::CardsChanged { cards, steps, followed } => {
                let known = cards.iter().filter(|card| knows(&card.number));
                let names: Vec<&str> = known.map(|card| card.called.as_str()).collect();
                match names.as_slice() {
                    [] => wording::RulesDiffer { steps, followed }.text(language),
                    names => wording::CardsChanged { names: &names.join("; "), steps, followed }.text(language),
                }
            }
            ReplayWarning::OtherResult => wording::OtherResult {}.text(language),
        }
    }
}

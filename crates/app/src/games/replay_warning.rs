//! Notices of saved games that could not be replayed completely.

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
            ReplayWarning::RulesDiffer { steps, followed } => rules_differ(language, *steps, *followed),
            ReplayWarning::CardsChanged { cards, steps, followed } => {
                let known = cards.iter().filter(|card| knows(&card.number));
                let names: Vec<&str> = known.map(|card| card.called.as_str()).collect();
                match names.as_slice() {
                    [] => rules_differ(language, *steps, *followed),
                    names => cards_changed(language, &names.join("; "), *steps, *followed),
                }
            }
            ReplayWarning::OtherResult => match language {
                TextLanguage::English => {
                    "With the rules in this version of Cantina, this game ends with another result."
                }
                TextLanguage::German => {
                    "Mit den Regeln dieser Version von Cantina endet dieses Spiel anders als damals."
                }
            }
            .to_owned(),
        }
    }
}

fn rules_differ(language: TextLanguage, steps: usize, followed: usize) -> String {
    match language {
        TextLanguage::English => format!(
            "This game was played with other rules than those in this version of Cantina. {followed} of its {steps} \
             steps could be replayed."
        ),
        TextLanguage::German => format!(
            "Dieses Spiel wurde mit den Regeln einer anderen Version von Cantina gespielt. Von seinen {steps} \
             Schritten ließen sich {followed} nachspielen."
        ),
    }
}

fn cards_changed(language: TextLanguage, names: &str, steps: usize, followed: usize) -> String {
    match language {
        TextLanguage::English => format!(
            "The texts of these cards have changed since this game began: {names}. {followed} of its {steps} steps could \
             be replayed."
        ),
        TextLanguage::German => format!(
            "Die Texte dieser Karten haben sich seit dem Beginn des Spiels geändert: {names}. Von seinen {steps} \
             Schritten ließen sich {followed} nachspielen."
        ),
    }
}

//! What a saved game says of itself when this version of the program does not follow it as it was played.

use super::record::ChangedCard;
use crate::contract::TextLanguage;

/// Why a game does not stand where it stood when it was saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Notice {
    /// The rules have changed: only some of the steps could be followed.
    RulesDiffer {
        /// How many steps are saved.
        steps: usize,
        /// How many of them could be followed.
        followed: usize,
    },
    /// What cards of the game say has changed: only some of the steps could be followed.
    CardsChanged {
        /// The cards, of all decks.
        cards: Vec<ChangedCard>,
        /// How many steps are saved.
        steps: usize,
        /// How many of them could be followed.
        followed: usize,
    },
    /// Every step could be followed, and the result is another one than it was.
    OtherResult,
}

impl Notice {
    /// The notice in a language, for somebody who may know these cards by their numbers. Of other cards it says nothing, not even
    /// that they have changed: they may be in the deck of an opponent.
    pub(crate) fn words(&self, language: TextLanguage, knows: impl Fn(&str) -> bool) -> String {
        match self {
            Notice::RulesDiffer { steps, followed } => rules_differ(language, *steps, *followed),
            Notice::CardsChanged { cards, steps, followed } => {
                let known = cards.iter().filter(|card| knows(&card.number));
                let names: Vec<&str> = known.map(|card| card.called.as_str()).collect();
                match names.as_slice() {
                    [] => rules_differ(language, *steps, *followed),
                    names => cards_changed(language, &names.join("; "), *steps, *followed),
                }
            }
            Notice::OtherResult => match language {
                TextLanguage::English => {
                    "With the rules in this version of the program this game comes to another result than it did."
                }
                TextLanguage::German => {
                    "Mit den Regeln in dieser Version des Programms endet dieses Spiel anders als damals."
                }
            }
            .to_owned(),
        }
    }
}

fn rules_differ(language: TextLanguage, steps: usize, followed: usize) -> String {
    match language {
        TextLanguage::English => format!(
            "The rules in this version of the program differ from those that this game was played with. Of its \
             {steps} steps, {followed} could be followed."
        ),
        TextLanguage::German => format!(
            "Die Regeln in dieser Version des Programms sind andere als die, mit denen dieses Spiel gespielt \
             wurde. Von seinen {steps} Schritten ließen sich {followed} nachvollziehen."
        ),
    }
}

fn cards_changed(language: TextLanguage, names: &str, steps: usize, followed: usize) -> String {
    match language {
        TextLanguage::English => format!(
            "What these cards say has changed since this game began: {names}. Of its {steps} steps, {followed} could be \
             followed."
        ),
        TextLanguage::German => format!(
            "Die Texte dieser Karten haben sich seit dem Beginn des Spiels geändert: {names}. Von seinen {steps} \
             Schritten ließen sich {followed} nachvollziehen."
        ),
    }
}

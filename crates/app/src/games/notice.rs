//! What a saved game says of itself when this version of the program does not follow it as it was played.

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
        /// The cards, by name and number.
        cards: Vec<String>,
        /// How many steps are saved.
        steps: usize,
        /// How many of them could be followed.
        followed: usize,
    },
    /// Every step could be followed, and the result is another one than it was.
    OtherResult,
}

impl Notice {
    /// The notice in a language.
    pub(crate) fn words(&self, language: TextLanguage) -> String {
        match (self, language) {
            (Notice::RulesDiffer { steps, followed }, TextLanguage::English) => format!(
                "The rules in this version of the program differ from those that this game was played with. Of its \
                 {steps} steps, {followed} could be followed."
            ),
            (Notice::RulesDiffer { steps, followed }, TextLanguage::German) => format!(
                "Die Regeln in dieser Version des Programms sind andere als die, mit denen dieses Spiel gespielt \
                 wurde. Von seinen {steps} Schritten ließen sich {followed} nachvollziehen."
            ),
            (Notice::CardsChanged { cards, steps, followed }, TextLanguage::English) => format!(
                "What these cards say has changed since this game began: {}. Of its {steps} steps, {followed} could be \
                 followed.",
                cards.join("; ")
            ),
            (Notice::CardsChanged { cards, steps, followed }, TextLanguage::German) => format!(
                "Die Texte dieser Karten haben sich seit dem Beginn des Spiels geändert: {}. Von seinen {steps} \
                 Schritten ließen sich {followed} nachvollziehen.",
                cards.join("; ")
            ),
            (Notice::OtherResult, TextLanguage::English) => {
                "With the rules in this version of the program this game comes to another result than it did."
                    .to_owned()
            }
            (Notice::OtherResult, TextLanguage::German) => {
                "Mit den Regeln in dieser Version des Programms endet dieses Spiel anders als damals.".to_owned()
            }
        }
    }
}

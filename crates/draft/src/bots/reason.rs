//! Why a bot picked a card.

use model::Aspect;
use serde::{Deserialize, Serialize};

/// Why a bot picked a card, with the figures that decided: what set it apart from the second best card.
/// Points are those of `data/packs/bots.ron`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum BotReason {
    /// The best leader there.
    Leader {
        /// What it is rated at.
        rating: i16,
        /// Aspect icons that it shares with leaders drafted before.
        shared: u8,
    },
    /// Simply the better card.
    Quality {
        /// What it is rated at.
        rating: i16,
        /// How much better than the second best.
        ahead: i16,
    },
    /// It fits the aspects that the bot has settled on.
    Aspect {
        /// The colour of the leader that the bot leans to, its alignment or second colour, and the base's colour.
        leaning: [Option<Aspect>; 3],
        /// How sure the card is to be free of penalty, in percent.
        sure: u8,
        /// How much the plan adds to the card's rating, in points.
        worth: i16,
    },
    /// The deck wants cards of this cost.
    Curve {
        /// The printed cost in resources.
        cost: u8,
        /// How many such cards the bot has.
        have: u8,
        /// How many the deck wants of it.
        wanted: u8,
    },
    /// Its aspects keep coming late, so nobody near seems to draft them.
    Signal {
        /// The aspects that flow.
        flowing: [Option<Aspect>; 3],
        /// What the flow of cards has been worth so far.
        worth: i16,
    },
    /// There was no other card.
    OnlyCard,
}

impl BotReason {
    /// The short word in JSON and tables.
    pub fn word(self) -> &'static str {
        match self {
            BotReason::Leader { .. } => "leader",
            BotReason::Quality { .. } => "quality",
            BotReason::Aspect { .. } => "aspect",
            BotReason::Curve { .. } => "curve",
            BotReason::Signal { .. } => "signal",
            BotReason::OnlyCard => "only_card",
        }
    }

    /// The reason as a sentence in English.
    pub fn explain(self) -> String {
        match self {
            BotReason::Leader { rating, shared: 0 } => format!("The best leader here, rated {rating}."),
            BotReason::Leader { rating, shared } => {
                let icons = if shared == 1 { "aspect" } else { "aspects" };
                format!("The best leader here, rated {rating}; shares {shared} {icons} with the leaders so far.")
            }
            BotReason::Quality { rating, ahead: ..=0 } => format!("No other card here is rated above its {rating}."),
            BotReason::Quality { rating, ahead } => {
                format!("The better card, rated {rating}: {ahead} more than the next best.")
            }
            BotReason::Aspect { leaning, sure, worth } => {
                let aspects = list(leaning);
                format!("Fits {aspects}: {sure} % sure to be played without penalty, worth {worth} points.")
            }
            BotReason::Curve { cost, have, wanted } => {
                format!("The deck wants {wanted} cards of cost {cost} and has {have}.")
            }
            BotReason::Signal { flowing, worth } => {
                let aspects = list(flowing);
                format!("{aspects} keeps coming late, so it seems to be open: worth {worth} points so far.")
            }
            BotReason::OnlyCard => "There was no other card.".to_owned(),
        }
    }
}

fn list(aspects: [Option<Aspect>; 3]) -> String {
    let words: Vec<&str> = aspects.iter().flatten().map(|aspect| aspect.word()).collect();
    if words.is_empty() { "no aspect".to_owned() } else { words.join(", ") }
}

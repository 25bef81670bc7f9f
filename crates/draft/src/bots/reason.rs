//! Why a bot picked a card.

use model::Aspect;
use serde::{Deserialize, Serialize};

/// Why a bot picked a card, with the figures that decided: what set it apart from the second best card.
/// Points are those of `data/packs/worth.csv`.
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
    /// Simply the better card, and one that takes units off the board.
    Removal {
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
            BotReason::Removal { .. } => "removal",
            BotReason::Aspect { .. } => "aspect",
            BotReason::Curve { .. } => "curve",
            BotReason::Signal { .. } => "signal",
            BotReason::OnlyCard => "only_card",
        }
    }
}

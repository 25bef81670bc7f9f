//! Reasons for a bot's picks.

use model::Aspect;
use serde::{Deserialize, Serialize};

/// The reason for a bot's pick, with the values that set it apart from the second-best card. Points use the scale of
/// `data/packs/worth.csv`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum BotReason {
    /// The best leader in the group.
    Leader {
        /// Its rating.
        rating: i16,
        /// Number of aspect icons shared with leaders drafted before.
        shared: u8,
    },
    /// The better card.
    Quality {
        /// Its rating.
        rating: i16,
        /// Difference to the second-best card.
        ahead: i16,
    },
    /// The better card, which also takes units off the board.
    Removal {
        /// Its rating.
        rating: i16,
        /// Difference to the second-best card.
        ahead: i16,
    },
    /// The card fits the aspects of the bot's plan.
    Aspect {
        /// The aspects of the plan: the leader's two, and the base's colour if it differs.
        #[serde(rename = "leaning")]
        drafter_aspects: [Option<Aspect>; 3],
        /// Probability that the card is played without penalty, in percent.
        sure: u8,
        /// Points that the plan adds to the card's rating.
        worth: i16,
    },
    /// The deck needs cards of this cost.
    Curve {
        /// The printed cost in resources.
        cost: u8,
        /// Number of such cards that the bot has.
        have: u8,
        /// Number of such cards that the deck should have.
        wanted: u8,
    },
    /// The card's aspects are passed late, so nearby seats do not seem to draft them.
    Signal {
        /// The aspects that are passed late.
        flowing: [Option<Aspect>; 3],
        /// Total points of these signals so far.
        worth: i16,
    },
    /// The only card in the group.
    OnlyCard,
}

impl BotReason {
    /// Returns the short word used in JSON and tables.
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

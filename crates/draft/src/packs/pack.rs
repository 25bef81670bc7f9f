//! A booster as it is opened.

use model::{CardId, CardNumber, Treatment};
use serde::{Deserialize, Serialize};

/// How many cards a booster of the sets from Spark of Rebellion on holds.
pub const PACK_SIZE: usize = 16;

/// The place in a booster that a card fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// The leader on top.
    Leader,
    /// The base; in the first three sets a token is on its back.
    Base,
    /// One of the nine (or eight) commons.
    Common,
    /// The common that is always hyperspace.
    HyperspaceCommon,
    /// One of the uncommons.
    Uncommon,
    /// The uncommon that is often something better.
    Upgrade,
    /// The rare or legendary.
    RareOrLegendary,
    /// The foil, of any rarity.
    Foil,
}

impl Slot {
    /// Every slot, in the order of the pack.
    pub const ALL: [Slot; 8] = [
        Slot::Leader,
        Slot::Base,
        Slot::Common,
        Slot::HyperspaceCommon,
        Slot::Uncommon,
        Slot::Upgrade,
        Slot::RareOrLegendary,
        Slot::Foil,
    ];

    /// The word in JSON and tables.
    pub fn word(self) -> &'static str {
        match self {
            Slot::Leader => "leader",
            Slot::Base => "base",
            Slot::Common => "common",
            Slot::HyperspaceCommon => "hyperspace-common",
            Slot::Uncommon => "uncommon",
            Slot::Upgrade => "upgrade",
            Slot::RareOrLegendary => "rare",
            Slot::Foil => "foil",
        }
    }
}

/// A card in a booster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PackCard {
    /// The card in the catalogue, whatever its printing.
    pub card: CardId,
    /// The number on this printing; the plain number where the treatment has none of its own.
    pub printing: CardNumber,
    /// The slot it fills.
    pub slot: Slot,
    /// Frame, foil and finish of the printing.
    pub treatment: Treatment,
    /// Whether it is foil.
    pub foil: bool,
}

/// A booster: 16 cards in the order they lie in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The cards, leader first.
    pub cards: [PackCard; PACK_SIZE],
}

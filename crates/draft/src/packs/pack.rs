//! An opened booster.

use model::{CardId, CardNumber, Treatment};
use serde::{Deserialize, Serialize};

/// Number of cards in a booster, for sets from Spark of Rebellion on.
pub const PACK_SIZE: usize = 16;

/// A slot in a booster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// The leader on top.
    Leader,
    /// The base; in the first three sets its back shows a token.
    Base,
    /// One of the nine (or eight) commons.
    Common,
    /// The common that is always hyperspace.
    HyperspaceCommon,
    /// One of the uncommons.
    Uncommon,
    /// The uncommon that is often upgraded.
    Upgrade,
    /// The rare or legendary.
    RareOrLegendary,
    /// The foil, of any rarity.
    Foil,
    /// A card dealt from a cube.
    Cube,
}

impl Slot {
    /// All slots of a booster, in pack order.
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

    /// Returns the word used in JSON and tables.
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
            Slot::Cube => "cube",
        }
    }
}

/// A card in a booster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PackCard {
    /// The card in the catalogue, independent of its printing.
    pub card: CardId,
    /// The number on this printing; the plain number if the treatment has no separate one.
    pub printing: CardNumber,
    /// The slot of the card.
    pub slot: Slot,
    /// Frame, foil and finish of the printing.
    pub treatment: Treatment,
    /// `true` if it is foil.
    pub foil: bool,
}

/// A booster of 16 cards in pack order, or a pack dealt from a cube.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The cards, leader first.
    pub cards: Vec<PackCard>,
}

impl Pack {
    /// Maximum number of cards in a pack of any kind.
    pub const MOST_CARDS: usize = 64;
}

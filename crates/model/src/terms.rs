//! The closed word lists of the game. Each word is written as it stands in the data files.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A word that none of our lists knows.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{word:?} is not a known {list}")]
pub struct UnknownTerm {
    /// Which list was asked, for example "rarity".
    pub list: &'static str,
    /// The word as it was read.
    pub word: String,
}

macro_rules! terms {
    ($(#[$meta:meta])* $name:ident, $list:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// Every value, in the order of the list.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word as the data files and the interchange formats write it.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = UnknownTerm;

            /// Reads the word without regard to case.
            fn from_str(s: &str) -> Result<Self, UnknownTerm> {
                Self::ALL
                    .iter()
                    .copied()
                    .find(|value| value.word().eq_ignore_ascii_case(s.trim()))
                    .ok_or_else(|| UnknownTerm { list: $list, word: s.to_owned() })
            }
        }
    };
}

terms! {
    /// Where a unit stands (CR 4).
    Arena, "arena" {
        /// The ground arena.
        Ground = "ground",
        /// The space arena.
        Space = "space",
    }
}

terms! {
    /// The kinds of card (CR 3), tokens among them.
    CardType, "card type" {
        /// A double-sided leader.
        Leader = "leader",
        /// A base.
        Base = "base",
        /// A unit.
        Unit = "unit",
        /// An upgrade.
        Upgrade = "upgrade",
        /// An event.
        Event = "event",
        /// A unit that is created, never drafted or put in a deck.
        TokenUnit = "token unit",
        /// An upgrade that is created (Experience, Shield, Advantage).
        TokenUpgrade = "token upgrade",
        /// The Force token.
        ForceToken = "force token",
        /// The Credit token.
        CreditToken = "credit token",
    }
}

impl CardType {
    /// Whether the card is a token: created by an effect, not part of any deck or pool.
    pub fn is_token(self) -> bool {
        match self {
            CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => true,
            CardType::Leader | CardType::Base | CardType::Unit | CardType::Upgrade | CardType::Event => false,
        }
    }

    /// Whether the card goes into the deck itself: a unit, an event or an upgrade (CR 10.2.2A, 10.3.4A).
    pub fn is_deck_card(self) -> bool {
        match self {
            CardType::Unit | CardType::Upgrade | CardType::Event => true,
            CardType::Leader
            | CardType::Base
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => false,
        }
    }
}

terms! {
    /// How often a card is found in boosters.
    Rarity, "rarity" {
        /// Common.
        Common = "Common",
        /// Uncommon.
        Uncommon = "Uncommon",
        /// Rare.
        Rare = "Rare",
        /// Legendary.
        Legendary = "Legendary",
        /// Special: starter and promotional cards, in boosters only from Jump to Lightspeed on.
        Special = "Special",
        /// The rarity mark of a token.
        Token = "Token",
    }
}

terms! {
    /// How a printing looks. The card is the same; numbers differ by set.
    Treatment, "treatment" {
        /// The plain printing.
        Normal = "normal",
        /// The foil printing; it has its own number from Jump to Lightspeed to Secrets of Power.
        Foil = "foil",
        /// The borderless printing.
        Hyperspace = "hyperspace",
        /// The borderless foil printing.
        HyperspaceFoil = "hyperspace-foil",
        /// The special leader printing.
        Showcase = "showcase",
        /// Prestige, plain.
        Prestige = "prestige",
        /// Prestige, foil.
        PrestigeFoil = "prestige-foil",
        /// Prestige, with a serial number.
        PrestigeSerialized = "prestige-serialized",
    }
}

terms! {
    /// The printed keywords (CR 7.5).
    Keyword, "keyword" {
        /// Ambush.
        Ambush = "Ambush",
        /// Bounty.
        Bounty = "Bounty",
        /// Coordinate.
        Coordinate = "Coordinate",
        /// Exploit.
        Exploit = "Exploit",
        /// Fortify.
        Fortify = "Fortify",
        /// Grit.
        Grit = "Grit",
        /// Hidden.
        Hidden = "Hidden",
        /// Overwhelm.
        Overwhelm = "Overwhelm",
        /// Piloting.
        Piloting = "Piloting",
        /// Plot.
        Plot = "Plot",
        /// Raid.
        Raid = "Raid",
        /// Restore.
        Restore = "Restore",
        /// Saboteur.
        Saboteur = "Saboteur",
        /// Sentinel.
        Sentinel = "Sentinel",
        /// Shielded.
        Shielded = "Shielded",
        /// Smuggle.
        Smuggle = "Smuggle",
        /// Support.
        Support = "Support",
    }
}

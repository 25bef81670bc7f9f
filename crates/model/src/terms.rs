//! The game's fixed word lists. Each word is spelled as in the data files.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Error for a word that is not in the list.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{word:?} is not a known {list}")]
pub struct UnknownTerm {
    /// The list that was searched, for example "rarity".
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

            /// Returns the word used in data files and interchange formats.
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

            /// Parses the word, ignoring case.
            fn from_str(s: &str) -> Result<Self, UnknownTerm> {
                let word = s.trim();
                Self::ALL
                    .iter()
                    .copied()
                    .find(|value| value.word().eq_ignore_ascii_case(word))
                    .ok_or_else(|| UnknownTerm { list: $list, word: s.to_owned() })
            }
        }
    };
}

terms! {
    /// The arena of a unit (CR 4).
    Arena, "arena" {
        /// The ground arena (CR 4.3).
        Ground = "ground",
        /// The space arena (CR 4.4).
        Space = "space",
    }
}

terms! {
    /// The types of card (CR 3), including tokens.
    CardType, "card type" {
        /// A leader: double-sided, one or two to a deck (CR 3.4).
        Leader = "leader",
        /// A base: what a player defends (CR 3.2).
        Base = "base",
        /// A unit: stays in an arena and fights (CR 3.5).
        Unit = "unit",
        /// An upgrade: attached to a unit (CR 3.6).
        Upgrade = "upgrade",
        /// An event: happens once and is discarded (CR 3.3).
        Event = "event",
        /// A unit that is created, never drafted or put in a deck.
        TokenUnit = "token unit",
        /// An upgrade that is created (Experience, Shield, Advantage).
        TokenUpgrade = "token upgrade",
        /// The Force token, one for each player (CR 3.7.11).
        ForceToken = "force token",
        /// The Credit token, defeated to pay 1 less (CR 3.7.13).
        CreditToken = "credit token",
    }
}

impl CardType {
    /// Returns `true` if the card is a token: created by an effect, not part of any deck or pool.
    pub fn is_token(self) -> bool {
        match self {
            CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => true,
            CardType::Leader | CardType::Base | CardType::Unit | CardType::Upgrade | CardType::Event => false,
        }
    }

    /// Returns `true` if the card belongs in the main deck. It is then a unit, an event or an upgrade (CR 10.2.2A,
    /// 10.3.4A).
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
    /// Frequency of a card in boosters.
    Rarity, "rarity" {
        /// Common: most of a booster.
        Common = "Common",
        /// Uncommon: three to a booster.
        Uncommon = "Uncommon",
        /// Rare: shares one slot of a booster with legendaries.
        Rare = "Rare",
        /// Legendary: sometimes takes the rare's slot.
        Legendary = "Legendary",
        /// Special: starter and promotional cards; in boosters only since Jump to Lightspeed.
        Special = "Special",
        /// The rarity mark of a token.
        Token = "Token",
    }
}

terms! {
    /// The look of a printing. The card is the same; numbers differ by set.
    Treatment, "treatment" {
        /// The plain printing, whose number is the card's own.
        Normal = "normal",
        /// The foil printing; it has its own number from Jump to Lightspeed to Secrets of Power.
        Foil = "foil",
        /// The borderless printing, not foil.
        Hyperspace = "hyperspace",
        /// The borderless foil printing.
        HyperspaceFoil = "hyperspace-foil",
        /// The special leader printing.
        Showcase = "showcase",
        /// The Prestige printing, not foil.
        Prestige = "prestige",
        /// The Prestige printing in foil.
        PrestigeFoil = "prestige-foil",
        /// Prestige, with a serial number.
        PrestigeSerialized = "prestige-serialized",
    }
}

terms! {
    /// The printed keywords (CR 7.5).
    Keyword, "keyword" {
        /// May attack an enemy unit when it enters play, though exhausted (CR 7.5.5).
        Ambush = "Ambush",
        /// A reward that an opponent collects when the unit is defeated or captured (CR 7.5.13).
        Bounty = "Bounty",
        /// Its ability is active while its controller has three or more units (CR 7.5.15).
        Coordinate = "Coordinate",
        /// Units may be defeated to make it cost 2 less each (CR 7.5.16).
        Exploit = "Exploit",
        /// Attached to its player's own base instead of a unit; newer than edition 8.0 of the rules.
        Fortify = "Fortify",
        /// +1 power for each damage on it (CR 7.5.6).
        Grit = "Grit",
        /// Cannot be attacked in the phase it entered play (CR 7.5.18).
        Hidden = "Hidden",
        /// Excess combat damage goes to the defender's base (CR 7.5.7).
        Overwhelm = "Overwhelm",
        /// May be played as an upgrade on a Vehicle without a Pilot (CR 7.5.17).
        Piloting = "Piloting",
        /// May be played from the resources when a leader is deployed (CR 7.5.19).
        Plot = "Plot",
        /// More power while it attacks (CR 7.5.8).
        Raid = "Raid",
        /// Heals its controller's base when it attacks (CR 7.5.9).
        Restore = "Restore",
        /// Ignores Sentinel and defeats the defender's Shields (CR 7.5.10).
        Saboteur = "Saboteur",
        /// Enemies in its arena must attack it first (CR 7.5.11).
        Sentinel = "Sentinel",
        /// Gets a Shield token when it enters play (CR 7.5.12).
        Shielded = "Shielded",
        /// May be played from the resources for its Smuggle cost (CR 7.5.14).
        Smuggle = "Smuggle",
        /// When it enters play, another unit may attack with its abilities (CR 7.5.20).
        Support = "Support",
    }
}

impl Keyword {
    /// The keywords with a number, such as Raid 2; several numbers add up (CR 7.5.4).
    pub const NUMBERED: [Keyword; 3] = [Keyword::Raid, Keyword::Restore, Keyword::Exploit];

    /// Returns the index of the keyword in [`Keyword::NUMBERED`]. Returns `None` for a keyword without a number.
    pub const fn number(self) -> Option<usize> {
        let mut at = 0;
        while at < Self::NUMBERED.len() {
            if Self::NUMBERED[at] as usize == self as usize {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// Returns its rule (CR 7.5).
    pub fn rule(self) -> &'static str {
        match self {
            Keyword::Ambush => "7.5.5",
            Keyword::Grit => "7.5.6",
            Keyword::Overwhelm => "7.5.7",
            Keyword::Raid => "7.5.8",
            Keyword::Restore => "7.5.9",
            Keyword::Saboteur => "7.5.10",
            Keyword::Sentinel => "7.5.11",
            Keyword::Shielded => "7.5.12",
            Keyword::Bounty => "7.5.13",
            Keyword::Smuggle => "7.5.14",
            Keyword::Coordinate => "7.5.15",
            Keyword::Exploit => "7.5.16",
            Keyword::Piloting => "7.5.17",
            Keyword::Hidden => "7.5.18",
            Keyword::Plot => "7.5.19",
            Keyword::Support => "7.5.20",
            // Newer than edition 8.0: the rule on keywords in general.
            Keyword::Fortify => "7.5",
        }
    }
}

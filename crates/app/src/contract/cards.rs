//! Cards, printings and sets, as front ends show them.

use serde::{Deserialize, Serialize};

wire! {
    /// A card's facts, as the window draws them.
    pub struct CardFace {
        /// The number of the plain printing, "SOR_042".
        pub id: String,
        /// The number of the card's oldest printing: reprints share it, and copies are counted by it.
        pub identity: String,
        /// The printed name, without the subtitle.
        pub name: String,
        /// The printed subtitle, if there is one.
        pub subtitle: Option<String>,
        /// "leader", "base", "unit", "upgrade", "event", "token unit", ...
        pub kind: String,
        /// The arena, "ground" or "space", if the card has one.
        pub arena: Option<String>,
        /// The printed cost in resources, if the card has one.
        pub cost: Option<u32>,
        /// Power (an upgrade's: what it adds).
        pub power: Option<i32>,
        /// HP (an upgrade's: what it adds).
        pub hp: Option<i32>,
        /// Aspect icons in printed order, doubles included: "Vigilance", ...
        pub aspects: Vec<String>,
        /// The printed traits, in order.
        pub traits: Vec<String>,
        /// "Common", "Uncommon", "Rare", "Legendary", "Special", "Token".
        pub rarity: String,
        /// `true` if it is unique.
        pub unique: bool,
        /// Keywords with their values, "Raid 2".
        pub keywords: Vec<String>,
        /// `true` if a unit or leader can be an upgrade on a unit as well (CR 3.4.4A, 7.5.17A).
        pub as_upgrade: bool,
    }

    /// A set with boosters.
    pub struct SetView {
        /// The code of the set, such as "SOR".
        pub code: String,
        /// The full name, such as "Spark of Rebellion".
        pub name: String,
        /// `true` if boosters can be opened.
        pub boosters: bool,
    }
}

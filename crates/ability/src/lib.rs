//! The ability language: the text of a card as a typed tree.
//!
//! Card texts are data (`data/abilities/<set>/*.ron`), which serde reads into the types of this crate. The tree describes
//! *what* happens. The engine (`rules`) defines how it happens, and `phrase` turns it into sentences.
//!
//! Invariants:
//! - No card is named in code.
//! - An unknown name, an unbound reference or a wrong type is an error with file, line and the valid names.
//!
//! Start with [`CardText`], then [`Ability`], [`Effect`] and [`Target`]; [`Tree`] walks over all of them.
//!
//! From sentence to tree:
//! - Each step acts on something, and the following steps refer to that as [`Target::It`]. [`Effect::As`] gives it a [`Name`]
//!   for later steps.
//! - "You may" is [`Effect::May`] around the steps; "if you do" is [`Effect::IfYouDo`]; "if" is [`Effect::If`].
//! - "For this phase" is [`Effect::Gain`] with a [`Duration`]; "while" is [`Ability::Constant`].
//! - Conditions, amounts and filters are values that every verb accepts.
//! - Printed keywords are card facts and are not repeated in the text, except for what follows Bounty and Coordinate. The
//!   cost of Smuggle is a card fact too, unless [`Ability::Smuggle`] sets it.

#![deny(clippy::wildcard_enum_match_arm)]
#![allow(clippy::large_enum_variant, reason = "trees are loaded once; a box around every part would only hide them")]

mod ability;
mod amount;
mod asked;
mod bound;
mod cited;
mod condition;
mod effect;
mod filter;
mod leaning;
mod load;
mod modifier;
mod number;
mod packed;
mod steps;
mod target;
mod walk;

pub use ability::{
    Ability, AbilityKind, ActionAbility, Constant, Cost, Limit, Playable, Setup, Smuggle, Toll, Trigger, When,
    WhilePlaying,
};
pub use amount::{Amount, Range, Round};
pub use asked::{Asked, Asks};
pub use cited::rules_of;
pub use condition::{Condition, Past};
pub use effect::{Attribute, Effect, Uses};
pub use filter::{Filter, Kind, Mark, Most, Side, Where, Zone};
pub use leaning::Leaning;
pub use load::{AbilityError, Texts};
pub use modifier::{Change, Duration, Instead, Kept, Lost, Modifier, Rather, Times, Verb, Would};
pub use number::{AbilityId, Granted, Numbered, NumberedText};
pub use steps::{AttackRule, Block, BlockId, Destination, Moment, Order, Price, Step, Take, Token};
pub use target::{Bond, Name, Player, Target};
pub use walk::{Part, Tree};

use model::{Aspect, CardNumber, Trait};
use serde::{Deserialize, Serialize};

/// The text of one card beyond its printed keywords (those are facts: `data/cards`).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardText {
    /// Card number of the plain printing.
    pub id: CardNumber,
    /// Abilities in printed order. For a leader: those of the Leader side, without the epic action that deploys it.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// For a leader: the abilities of its Leader Unit side.
    #[serde(default)]
    pub unit: Vec<Ability>,
    /// For a leader with two Leader sides: the abilities of the side that is facedown at the start. It is never
    /// deployed.
    #[serde(default)]
    pub other_side: Vec<Ability>,
    /// For a leader whose other side is a different card: the remaining facts printed on that side.
    #[serde(default)]
    pub other_facts: Option<OtherFacts>,
    /// For an upgrade: the units it may be attached to (CR 3.6.3); any unit if omitted. For a unit or leader that may
    /// be an upgrade (CR 3.6.3B): a friendly Vehicle unit without a Pilot on it if omitted.
    #[serde(default)]
    pub attach: Option<Filter>,
    /// For a unit or leader that may be an upgrade: its abilities while it is one (CR 2.13.3, 7.5.17).
    #[serde(default)]
    pub pilot: Vec<Ability>,
    /// For a leader: the ways to deploy it.
    #[serde(default)]
    pub deploys: Deploys,
    /// For a leader: the condition of the epic action that deploys it. If omitted, its controller must control as many
    /// resources as it costs (CR 3.4.4).
    #[serde(default)]
    pub deploys_if: Option<Condition>,
}

/// The ways to deploy a leader (CR 3.4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Deploys {
    /// By its epic action, as a unit.
    #[default]
    AsUnit,
    /// By its epic action, as a unit or as an upgrade (CR 3.4.4A).
    AsUnitOrUpgrade,
    /// Only by one of its abilities: it has no epic action.
    ByAbility,
}

/// Printed facts of a leader's other side: its second Leader side or its Unit side. Arena, power and HP are card facts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherFacts {
    /// The name printed on that side.
    pub name: Box<str>,
    /// The aspect icons of that side.
    pub aspects: Vec<Aspect>,
    /// The traits of that side.
    pub traits: Vec<Trait>,
}

//! The ability language: the text of a card as a typed tree.
//!
//! Card texts are data (`data/abilities/<set>/*.ron`), which serde reads into the types of this crate. The tree
//! describes *what* happens. The engine (`rules`) defines how it happens, and `phrase` turns it into sentences.
//!
//! Invariants:
//! - No card is named in code.
//! - An unknown name, an unbound reference or a wrong type is an error with file, line and the valid names.
//!
//! # Main types
//!
//! - [`Texts`] is a file of card texts; [`Texts::read`] parses and checks it.
//! - [`CardText`] is the text of one card, [`Ability`] one of its abilities, [`Effect`] a step of an ability, and
//!   [`Target`] the cards that a step acts on.
//! - [`Tree`] walks over all of them.
//! - [`rules_of`] returns the rules that an ability's words refer to.
//!
//! # Example
//!
//! Read a file with one card, and see how an error is reported:
//!
//! ```
//! use ability::{Ability, Texts, rules_of};
//!
//! let file = r#"(cards: [(id: "SOR_172", abilities: [Event([Damage(amount: 4, to: Choose())])])])"#;
//! let texts = Texts::read("sor/example.ron", file)?;
//! let ability = &texts.cards[0].abilities[0];
//! assert!(matches!(ability, Ability::Event(_)));
//! assert_eq!(rules_of(ability), ["7.4", "1.9"]); // event abilities, damage
//!
//! let error = Texts::read("sor/example.ron", &file.replace("Damage", "Hurt")).unwrap_err();
//! assert!(error.to_string().starts_with("sor/example.ron, line 1, column "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # From sentence to tree
//!
//! - Each step acts on something, and the following steps refer to that as [`Target::It`]. [`FlowEffect::As`] gives it
//!   a [`Binding`] for later steps.
//! - "You may" is [`FlowEffect::May`] around the steps; "if you do" is [`FlowEffect::IfYouDo`]; "if" is
//!   [`FlowEffect::If`].
//! - "For this phase" is [`CardEffect::Gain`] with a [`Duration`]; "while" is [`Ability::Constant`].
//! - Conditions, amounts and filters are values that every verb accepts.
//! - Printed keywords are card facts and are not repeated in the text, except for what follows Bounty and Coordinate.
//!   The cost of Smuggle is a card fact too, unless [`Ability::Smuggle`] sets it.

#![deny(clippy::wildcard_enum_match_arm)]
#![allow(clippy::large_enum_variant, reason = "trees are loaded once; a box around every part would only hide them")]

mod ability;
mod amount;
mod binding_check;
mod condition;
mod effect;
mod filter;
mod filter_cost;
mod grouped;
mod load;
mod modifier;
mod number;
mod packed;
mod rule_citations;
mod steps;
mod target;
mod target_choice;
mod valence;
mod walk;

pub use ability::{
    Ability, AbilityKind, ActionAbility, ConstantAbility, Cost, DeckRule, ExtraCost, ExtraCostKind, PlayCondition,
    Smuggle, Trigger, TriggeredAbility, UseLimit,
};
pub use amount::{Amount, Range, Rounding};
pub use condition::{Condition, PastEvent};
pub use effect::{AbilityCount, Attribute, CardEffect, ChoiceEffect, Effect, FlowEffect, PlayerEffect};
pub use filter::{ArenaFilter, Controller, Filter, Kind, PhaseMark, Superlative, Zone};
pub use filter_cost::{CachedFilterCost, FilterCost};
pub use load::{AbilityError, Texts, UnknownText};
pub use modifier::{
    CardModifier, DefeatAlternative, Duration, EventChange, GameModifier, KeptAbilities, LostFeature, Modifier,
    PlayModifier, ProtectedAction, ReplacedEvent, Replacement, ReplacementLimit, UnitRule, ValueModifier,
};
pub use number::{AbilityId, NestedAbility, NumberedText, NumberedTexts};
pub use rule_citations::rules_of;
pub use steps::{
    AttackRule, Block, BlockId, CostChange, DelayedTiming, Destination, PlacementOrder, SearchLimit, Step, Token,
};
pub use target::{Binding, PlayerFilter, Target, TargetConstraint};
pub use target_choice::{ChoiceMode, TargetChoice};
pub use valence::Valence;
pub use walk::{Part, Tree};

use std::fmt;

use model::{Aspect, CardNumber, Trait};
use serde::{Deserialize, Serialize};

/// The version of the language. It is raised when a word is added or changed, so that packages of card data can name
/// the version that their texts need.
pub const LANGUAGE: u32 = 1;

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
    pub other_facts: Option<BackFaceFacts>,
    /// For an upgrade: the units it may be attached to (CR 3.6.3); any unit if omitted. For a unit or leader that may
    /// be an upgrade (CR 3.6.3B): a friendly Vehicle unit without a Pilot on it if omitted.
    #[serde(default)]
    pub attach: Option<Filter>,
    /// For a unit or leader that may be an upgrade: its abilities while it is one (CR 2.13.3, 7.5.17).
    #[serde(default)]
    pub pilot: Vec<Ability>,
    /// For a leader: the ways to deploy it.
    #[serde(default)]
    pub deploys: DeployRule,
    /// For a leader: the condition of the epic action that deploys it. If omitted, its controller must control as many
    /// resources as it costs (CR 3.4.4).
    #[serde(default)]
    pub deploys_if: Option<Condition>,
}

/// The ways to deploy a leader (CR 3.4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DeployRule {
    /// By its epic action, as a unit.
    #[default]
    AsUnit,
    /// By its epic action, as a unit or as an upgrade (CR 3.4.4A).
    AsUnitOrUpgrade,
    /// Only by one of its abilities: it has no epic action.
    ByAbility,
}

/// Printed facts of a leader's other side: its second Leader side or its Unit side. Arena, power and HP are card facts.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackFaceFacts {
    /// The name printed on that side.
    pub name: Box<str>,
    /// The aspect icons of that side.
    pub aspects: Vec<Aspect>,
    /// The traits of that side.
    pub traits: Vec<Trait>,
}

/// Prints the name `OtherFacts`: digests of cards contain this output and are saved with games.
impl fmt::Debug for BackFaceFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BackFaceFacts { name, aspects, traits } = self;
        f.debug_struct("OtherFacts").field("name", name).field("aspects", aspects).field("traits", traits).finish()
    }
}

//! Conditions in card texts.

use serde::{Deserialize, Serialize};

use crate::walk::{see, tree};
use crate::{Amount, Controller, Filter, PlayerFilter, Range, Target};

/// A boolean condition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Condition {
    /// The condition does not hold.
    Not(Box<Condition>),
    /// All of these conditions hold.
    All(Vec<Condition>),
    /// At least one of these conditions holds.
    Any(Vec<Condition>),
    /// At least one card matches: "you control another Cunning unit" is `Exists((side: Friendly, other: true, ...))`.
    Exists(Box<Filter>),
    /// An amount is within a range.
    Compare(Amount, Range),
    /// At least one of these cards exists, and all of them match. Cards that left play use last known information (CR
    /// 8.11).
    Is(Target, Box<Filter>),
    /// The player has the initiative counter (CR 1.12.2C).
    Initiative(PlayerFilter),
    /// "The Force is with" the player: they control their Force token (CR 8.37.3).
    TheForceIsWith(PlayerFilter),
    /// It happened this phase.
    Happened(PastEvent),
    /// An attack is in progress; its attacker matches the first filter and its target the second.
    Attack {
        /// The attacker matches this filter.
        by: Box<Filter>,
        /// The defending unit or base.
        #[serde(default)]
        on: Option<Box<Filter>>,
    },
    /// This card was defeated in the attack or step that the ability is about: "if the defender was defeated".
    WasDefeated(Target),
    /// This unit dealt damage to a base in its last attack of the current action: used by one card.
    HitABase(Target),
    /// It is the action phase.
    ActionPhase,
    /// The number of the current round (CR 5.3), starting at 1: used by one card.
    Round(Range),
    /// The ability's card was played from the hand.
    PlayedFromHand,
    /// The last step did something (rarely needed: prefer `IfYouDo`).
    Did,
}

/// A game event of this phase.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum PastEvent {
    /// A player on that side played a card that matches. `other: true` excludes the card with the ability.
    Played(Controller, Box<Filter>),
    /// A unit that matches attacked. Its side is that of the player who attacked with it.
    Attacked(Box<Filter>),
    /// A unit that matches attacked a base of a player on that side. The unit's side is that of the player who attacked
    /// with it.
    AttackedBase(Box<Filter>, Controller),
    /// A unit that matches, or an upgrade with `is: Upgrade`, was defeated; matched by last known information.
    Defeated(Box<Filter>),
    /// A unit that matches was defeated by a player on that side.
    DefeatedBy(Controller, Box<Filter>),
    /// A unit that matches by last known information left play.
    LeftPlay(Box<Filter>),
    /// Amount of damage that a player on the first side dealt to bases of the second.
    BaseDamage(Controller, Controller),
    /// Number of cards that a player on that side drew.
    Drew(Controller),
    /// Number of cards that a player on that side discarded from their hand.
    Discarded(Controller),
    /// A unit or base that matches was healed.
    Healed(Box<Filter>),
    /// Number of cards that a player on that side discarded from their deck (CR 1.14.3).
    DiscardedFromDeck(Controller),
    /// Number of tokens that a player on that side created (CR 3.7.2).
    Created(Controller),
    /// Number of token upgrades that a player on that side gave to units (CR 3.7.2B).
    GaveTokens(Controller),
    /// Units that match entered play; their side is the player under whose control they entered. Units that left play
    /// are matched by last known information (CR 8.11).
    Entered(Box<Filter>),
    /// A player on that side dealt indirect damage (CR 8.35).
    IndirectDamage(Controller),
    /// A player on that side took the initiative (CR 1.15.5).
    TookInitiative(Controller),
    /// Number of times players on that side used the Force (CR 8.37.4).
    UsedTheForce(Controller),
    /// A player on the first side attacked a base of the second during their previous action (CR 1.15): used by one
    /// card.
    AttackedBaseLastAction(Controller, Controller),
}

tree!(Condition, |condition, see| match condition {
    Condition::Not(inner) => see!(see, Condition inner),
    Condition::All(all) | Condition::Any(all) => see!(see, Condition * all),
    Condition::Exists(filter) => see!(see, Filter filter),
    Condition::Compare(amount, range) => see!(see, Amount amount, Range range),
    Condition::Is(target, filter) => see!(see, Target target, Filter filter),
    Condition::Initiative(player) | Condition::TheForceIsWith(player) => see!(see, Player player),
    Condition::Happened(past) => see!(see, Past past),
    Condition::Attack { by, on } => see!(see, Filter by, Filter? on),
    Condition::WasDefeated(target) | Condition::HitABase(target) => see!(see, Target target),
    Condition::Round(range) => see!(see, Range range),
    Condition::ActionPhase | Condition::PlayedFromHand | Condition::Did => {}
});

tree!(PastEvent, |past, see| match past {
    PastEvent::Played(side, filter) | PastEvent::DefeatedBy(side, filter) => see!(see, Side side, Filter filter),
    PastEvent::Attacked(filter)
    | PastEvent::Defeated(filter)
    | PastEvent::LeftPlay(filter)
    | PastEvent::Healed(filter)
    | PastEvent::Entered(filter) => {
        see!(see, Filter filter);
    }
    PastEvent::AttackedBase(filter, side) => see!(see, Filter filter, Side side),
    PastEvent::BaseDamage(by, to) | PastEvent::AttackedBaseLastAction(by, to) => see!(see, Side by, Side to),
    PastEvent::Drew(side)
    | PastEvent::DiscardedFromDeck(side)
    | PastEvent::Created(side)
    | PastEvent::GaveTokens(side)
    | PastEvent::Discarded(side)
    | PastEvent::IndirectDamage(side)
    | PastEvent::TookInitiative(side)
    | PastEvent::UsedTheForce(side) => see!(see, Side side),
});

impl Condition {
    /// Returns the rule that defines the condition, if it has a specific one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Condition::Initiative(_) => Some("1.12.2C"),
            Condition::WasDefeated(_) => Some("1.5.5"),
            Condition::TheForceIsWith(_) => Some("8.37.3"),
            Condition::Round(_) => Some("5.3"),
            Condition::Not(_)
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Exists(_)
            | Condition::Compare(..)
            | Condition::Is(..)
            | Condition::Happened(_)
            | Condition::Attack { .. }
            | Condition::HitABase(_)
            | Condition::ActionPhase
            | Condition::PlayedFromHand
            | Condition::Did => None,
        }
    }
}

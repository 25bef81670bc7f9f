//! Blocks of steps, and their smaller parts: tokens, destinations, moments, cost changes.

use std::fmt;
use std::sync::Arc;

use model::{Aspect, CardNumber};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::walk::{see, tree};
use crate::{Amount, Effect, Filter};

/// A step: an effect.
pub type Step = Effect;

/// The number of a block of steps, unique in the whole data. A half-resolved ability is saved by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
#[serde(transparent)]
pub struct BlockId(pub u16);

/// Steps that are resolved in order (CR 7.1.5, 8.28).
#[derive(Clone, PartialEq)]
pub struct Block {
    pub(crate) id: BlockId,
    pub(crate) steps: Arc<Vec<Step>>,
}

impl Block {
    /// Returns the number the engine identifies it by.
    pub fn id(&self) -> BlockId {
        self.id
    }

    /// Returns the steps in printed order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// Omits the number, so that equal texts have equal output wherever they occur.
impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.steps.fmt(f)
    }
}

impl Serialize for Block {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.steps.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Block {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Block { id: BlockId::default(), steps: Arc::new(Vec::deserialize(deserializer)?) })
    }
}

/// A token by its short name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Token {
    Experience,
    Shield,
    BattleDroid,
    CloneTrooper,
    TieFighter,
    XWing,
    Spy,
    Mandalorian,
    Advantage,
    Beast,
    Credit,
    Weakness,
}

impl Token {
    /// Every token of the language.
    pub const ALL: [Token; 12] = [
        Token::Experience,
        Token::Shield,
        Token::BattleDroid,
        Token::CloneTrooper,
        Token::TieFighter,
        Token::XWing,
        Token::Spy,
        Token::Mandalorian,
        Token::Advantage,
        Token::Beast,
        Token::Credit,
        Token::Weakness,
    ];

    /// Returns the token upgrade with this name (CR 3.7.2B).
    pub fn upgrade_named(name: &str) -> Option<Token> {
        let named = [
            ("Experience", Token::Experience),
            ("Shield", Token::Shield),
            ("Advantage", Token::Advantage),
            ("Weakness", Token::Weakness),
        ];
        named.into_iter().find(|(each, _)| *each == name).map(|(_, token)| token)
    }

    /// Returns its number in the catalogue, for example `SOR_T01`.
    pub fn number(self) -> Option<CardNumber> {
        match self {
            Token::Experience => "SOR_T01",
            Token::Shield => "SOR_T02",
            Token::BattleDroid => "TWI_T01",
            Token::CloneTrooper => "TWI_T02",
            Token::TieFighter => "JTL_T01",
            Token::XWing => "JTL_T02",
            Token::Spy => "SEC_T01",
            Token::Mandalorian => "ASH_T01",
            Token::Advantage => "ASH_T02",
            Token::Beast => "HMW_T03",
            Token::Credit => "LAW_T01",
            Token::Weakness => "HMW_T02",
        }
        .parse()
        .ok()
    }
}

/// The number of cards a search takes.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub enum SearchLimit {
    /// A single card (or none, CR 8.26.1).
    #[default]
    One,
    /// Up to this many.
    UpTo(Amount),
    /// Any number with at most this combined cost.
    CombinedCost(Amount),
    /// Up to this many (first) with at most this combined cost (second).
    UpToCombinedCost(Amount, Amount),
}

/// A place to put cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Destination {
    /// The hand of each card's owner.
    Hand,
    /// The top of their owner's deck.
    Top(PlacementOrder),
    /// The bottom of their owner's deck.
    Bottom(PlacementOrder),
}

/// The order of several cards put on a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlacementOrder {
    /// Chosen by the player.
    Chosen,
    /// In a random order (CR 8.22).
    Random,
}

/// The time of a delayed effect (CR 7.7.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DelayedTiming {
    /// At the start of the regroup phase.
    RegroupPhase,
    /// At the start of the next action phase.
    NextActionPhase,
    /// At the end of this phase.
    PhaseEnd,
    /// When the card with the ability leaves play.
    ThisLeavesPlay,
    /// After the attack that the ability is about, once everything it triggered is resolved: used by one card.
    AttackOver,
    /// The next time this phase that you take the initiative (CR 1.15.5): used by one card.
    InitiativeTaken,
    /// The next time this phase that you use a "When Played" ability (CR 7.6.13), after it is resolved: used by one
    /// card.
    WhenPlayedUsed,
}

/// A change of the cost of a card that an ability plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum CostChange {
    /// For free (CR 1.8.5).
    Free,
    /// This many resources less.
    Less(Amount),
    /// Its aspect penalties are ignored (CR 8.10.2).
    IgnorePenalty,
    /// A single aspect penalty is ignored, for an icon of one of these aspects (CR 8.10.2).
    IgnoreOnePenalty(Vec<Aspect>),
    /// Its aspect penalties for icons of these aspects are ignored (CR 8.10.2).
    IgnorePenaltyFor(Vec<Aspect>),
    /// Its Smuggle cost is paid, and it is played using Smuggle (CR 7.5.14).
    Smuggle,
    /// Its Piloting cost is paid, and it is played as an upgrade (CR 7.5.17).
    Piloting,
}

/// A rule of one attack.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum AttackRule {
    /// May be made with an exhausted unit.
    EvenIfExhausted,
    /// Must target a unit that matches, not a base.
    OnlyUnits,
    /// Must target a unit or base that matches.
    Only(Filter),
    /// The attack may be declined ("you may attack").
    Optional,
}

tree!(SearchLimit, |take, see| match take {
    SearchLimit::One => {}
    SearchLimit::UpTo(count) => see!(see, Amount count),
    SearchLimit::CombinedCost(cost) => see!(see, Amount cost),
    SearchLimit::UpToCombinedCost(count, cost) => see!(see, Amount count, Amount cost),
});

tree!(CostChange, |change, see| if let CostChange::Less(amount) = change {
    see!(see, Amount amount);
});

tree!(AttackRule, |rule, see| match rule {
    AttackRule::Only(filter) => see!(see, Filter filter),
    AttackRule::EvenIfExhausted | AttackRule::OnlyUnits | AttackRule::Optional => {}
});

impl CostChange {
    /// Returns the rule that defines it.
    pub(crate) fn rule(&self) -> &'static str {
        match self {
            CostChange::Free => "1.8.5",
            CostChange::Less(_) => "8.15.5",
            CostChange::IgnorePenalty | CostChange::IgnoreOnePenalty(_) | CostChange::IgnorePenaltyFor(_) => "8.10.2",
            CostChange::Smuggle => "7.5.14",
            CostChange::Piloting => "7.5.17",
        }
    }
}

impl AttackRule {
    /// Returns the rule that defines it.
    pub(crate) fn rule(&self) -> &'static str {
        match self {
            AttackRule::EvenIfExhausted | AttackRule::OnlyUnits | AttackRule::Only(_) => "7.1.6C",
            AttackRule::Optional => "8.32",
        }
    }
}

impl Destination {
    /// Returns the rule of the zone.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Destination::Hand => "4.7",
            Destination::Top(_) | Destination::Bottom(_) => "4.6",
        }
    }
}

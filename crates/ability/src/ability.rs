//! Abilities: their kinds, triggers, costs and limits (CR 7.1 to 7.6).

use std::fmt;

use model::{Aspect, Keyword};
use serde::{Deserialize, Serialize};

use crate::walk::{Part, Tree, see, tree};
use crate::{Amount, Block, Condition, Controller, Filter, Modifier, NestedAbility, PlayerFilter, Target, Zone};

/// An ability in a card's text (CR 1.6.4). Printed keywords are omitted: they are card facts.
///
/// It is flat: matched only by the tables of its parts and rules, and by one sentence per kind in each language. The rules
/// of the game ask for one kind each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Ability {
    /// A triggered ability (CR 7.6).
    When(TriggeredAbility),
    /// An action ability (CR 7.2).
    Action(ActionAbility),
    /// An epic action other than a leader's deployment: once a game (CR 7.2.4).
    EpicAction(ActionAbility),
    /// A constant ability (CR 7.3).
    Constant(ConstantAbility),
    /// The ability of an event (CR 7.4).
    Event(Block),
    /// "This card costs N less to play", from any zone; `if` limits it (CR 8.15.5).
    CostsLess {
        /// Costs less only while this holds; always if omitted.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// Reduction in resources.
        amount: Amount,
        /// For an upgrade: only when it is played on a unit that matches.
        #[serde(default)]
        on: Option<Filter>,
    },
    /// Ignores the card's penalty for these aspects while it is played (CR 8.10.2); `if` and `on` limit it.
    IgnorePenalty {
        /// Ignores the penalty only while this holds; always if omitted.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// The aspects whose penalties are ignored; all if omitted.
        #[serde(default)]
        aspects: Vec<Aspect>,
        /// For an upgrade: only when it is played on a unit that matches.
        #[serde(default)]
        on: Option<Filter>,
    },
    /// "You may ... instead of paying this card's cost" (CR 1.8.10).
    InsteadOfCost(Vec<Cost>),
    /// Cards to choose, or an additional cost, while the card is played (CR 6.2.3).
    WhilePlaying(ExtraCost),
    /// A keyword that wraps an ability: active while its controller has three or more units (CR 7.5.15).
    Coordinate(NestedAbility),
    /// Bounty: an opponent may resolve it when the unit is defeated or captured (CR 7.5.13).
    Bounty(Block),
    /// A keyword that is not among the card's facts: for abilities given by other cards.
    Keyword(Keyword, Amount),
    /// Smuggle (CR 7.5.14) with a cost that the card facts cannot express: a computed one, or one besides resources. It
    /// replaces the Smuggle of the card facts.
    Smuggle(Smuggle),
    /// "If this unit would be captured, ... instead" (CR 8.33, 7.7.5): used by one card.
    InsteadOfCapture(Block),
    /// Changes to deck building and to the start of the game. General deck rules are in `data/formats`.
    Setup(Vec<DeckRule>),
    /// The card may enter play as a copy of a unit that matches, with these modifiers. The copy is not unique and has
    /// only the printed values of the unit.
    EntersAsCopy {
        /// The units that may be copied.
        of: Filter,
        /// Additional modifiers of the copy.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// Keeps the card's own values and copies only the unit's abilities of this kind.
        #[serde(default)]
        only: Option<AbilityKind>,
    },
    /// Restriction on when the card may be played (CR 8.19).
    Playable(PlayCondition),
}

/// Cards that are chosen while another is played, as with Exploit (CR 7.5.16).
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraCost {
    /// The cards that may be chosen.
    pub choose: Filter,
    /// Maximum number of cards; any number if omitted.
    #[serde(default)]
    pub most: Option<u8>,
    /// Action taken on each chosen card.
    pub each: ExtraCostKind,
    /// Resources saved per chosen card; 0 for an additional cost (CR 1.8.8).
    #[serde(default)]
    pub less: u8,
    /// Kind of the chosen cards' abilities that the card gains for the phase (CR 7.1.8).
    #[serde(default)]
    pub gains: Option<AbilityKind>,
}

/// Prints the name `WhilePlaying`: digests of cards contain this output and are saved with games.
impl fmt::Debug for ExtraCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExtraCost { choose, most, each, less, gains } = self;
        f.debug_struct("WhilePlaying")
            .field("choose", choose)
            .field("most", most)
            .field("each", each)
            .field("less", less)
            .field("gains", gains)
            .finish()
    }
}

/// An action taken on each card chosen while another card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraCostKind {
    /// It is defeated (CR 1.5.5).
    Defeat,
    /// The played card deals it this much damage.
    Damage(u8),
    /// It is put on the bottom of its owner's deck.
    PutOnBottom,
}

/// A restriction on when a card may be played (CR 8.19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayCondition {
    /// Not from the hand, neither by an action nor by an ability: used by one card.
    NotFromHand,
    /// Only with the action of playing a card, as the player's first action in the action phase: used by one card.
    AsFirstAction,
}

/// A card's change to deck building or to the start of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckRule {
    /// Number of extra cards in the starting hand; negative for fewer (CR 5.2.1D, 5.2.1E).
    HandSize(i8),
    /// The player cannot take a mulligan (CR 5.2.1E).
    NoMulligan,
    /// Increase of the minimum deck size; negative for a decrease (CR 5.1).
    DeckSize(i8),
    /// Maximum number of copies of the card in a deck (CR 1.3.1).
    Copies(u8),
}

/// A kind of ability that other abilities refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AbilityKind {
    /// Its trigger begins with "When Defeated" (CR 7.6.14).
    WhenDefeated,
    /// On Attack (CR 7.6.15).
    OnAttack,
    /// Its trigger begins with "When Played" (CR 7.6.13).
    WhenPlayed,
}

impl AbilityKind {
    /// Returns `true` if an ability is of this kind.
    pub fn fits(self, ability: &Ability) -> bool {
        let Ability::When(when) = ability else { return false };
        when.on.iter().any(|trigger| match self {
            AbilityKind::WhenDefeated => *trigger == Trigger::Defeated,
            AbilityKind::OnAttack => *trigger == Trigger::Attacks,
            AbilityKind::WhenPlayed => matches!(trigger, Trigger::Played | Trigger::PlayedUsingSmuggle),
        })
    }
}

/// The cost of playing a resource using Smuggle (CR 7.5.14).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smuggle {
    /// Number of resources; `This` is the card.
    pub resources: Amount,
    /// Aspect icons of the cost; those of the card if omitted.
    #[serde(default)]
    pub aspects: Option<Vec<Aspect>>,
    /// Costs in addition to the resources.
    #[serde(default)]
    pub costs: Vec<Cost>,
}

/// A triggered ability (CR 7.6): its triggers and its steps.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriggeredAbility {
    /// Any of these triggers it; a compound trigger is one ability (CR 7.6.2).
    pub on: Vec<Trigger>,
    /// `true` if it triggers only in the action phase.
    #[serde(default)]
    pub in_action_phase: bool,
    /// An intervening condition that must hold when it resolves.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// Limit on the number of uses.
    #[serde(default)]
    pub limit: Option<UseLimit>,
    /// Steps of the ability.
    #[serde(rename = "do")]
    pub steps: Block,
}

/// Prints the name `When`: digests of cards contain this output and are saved with games.
impl fmt::Debug for TriggeredAbility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TriggeredAbility { on, in_action_phase, condition, limit, steps } = self;
        f.debug_struct("When")
            .field("on", on)
            .field("in_action_phase", in_action_phase)
            .field("condition", condition)
            .field("limit", limit)
            .field("steps", steps)
            .finish()
    }
}

/// A trigger condition. The card that triggered the ability is [`Target::Subject`] in its steps.
///
/// It is flat: matched only by the tables of its parts, rules and events, and by one heading per trigger in each language.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Trigger {
    /// When Played (CR 7.6.13).
    Played,
    /// When Played using Smuggle.
    PlayedUsingSmuggle,
    /// When Deployed: the leader is deployed.
    Deployed,
    /// When Defeated (CR 7.6.14).
    Defeated,
    /// On Attack (CR 7.6.15).
    Attacks,
    /// On Defense: when this unit is attacked (CR 7.6.15).
    Attacked,
    /// When Attack Ends: this unit completed an attack (CR 7.6.16).
    AttackEnds,
    /// When the attack of a unit that matches ends (the subject).
    UnitAttackEnds(Filter),
    /// When the defense of a unit that matches (the subject) ends: combat damage has been dealt.
    UnitDefenseEnds(Filter),
    /// When this unit attacks and defeats a unit that matches; that unit is the subject.
    DefeatsByAttack(Filter),
    /// When a unit that matches attacks and defeats a unit; the attacker is the subject.
    UnitDefeatsByAttack {
        /// The unit that attacks, which is the subject.
        unit: Filter,
        /// The unit that it defeats.
        defeated: Filter,
    },
    /// When this unit deals combat damage to a unit or base that matches (the subject).
    DealsCombatDamage {
        /// The card that is dealt the damage.
        to: Filter,
        /// Only while this unit is the attacker.
        #[serde(default)]
        attacking: bool,
    },
    /// When combat damage is dealt to this unit and it survives.
    TakesCombatDamage,
    /// When combat damage is dealt to a unit that matches (the subject) and it survives. The damage is `Carried`.
    UnitTakesCombatDamage(Filter),
    /// When a card on `by`'s side deals damage to a unit or base that matches (the subject).
    DamageDealt {
        /// The side whose card or ability deals the damage.
        #[serde(default)]
        by: Controller,
        /// The card that is dealt the damage.
        to: Filter,
        /// Only damage dealt by units.
        #[serde(default)]
        unit: bool,
        /// Only damage dealt by the unit that has the ability.
        #[serde(default)]
        this: bool,
        /// Only indirect damage (CR 8.35).
        #[serde(default)]
        indirect: bool,
        /// `true` for combat damage only, `false` for all other damage; both if omitted.
        #[serde(default)]
        combat: Option<bool>,
        /// Minimum amount dealt at the same time.
        #[serde(default)]
        at_least: Option<Amount>,
        /// Only if the damaged card is not defeated by it.
        #[serde(default)]
        survives: bool,
    },
    /// When damage is healed from a unit or base that matches (the subject); the amount is `Carried`.
    Healed(Filter),
    /// When a unit that matches is readied (the subject).
    Readied(Filter),
    /// When a unit that matches (the subject) is defeated, or an upgrade with `is: Upgrade`; `other` in the filter
    /// excludes this unit.
    UnitDefeated(Filter),
    /// When a unit that matches is created (the subject, CR 3.7).
    UnitCreated(Filter),
    /// When a unit that matches enters play (the subject): played, deployed, created or rescued.
    EntersPlay(Filter),
    /// When a unit that matches leaves play (the subject).
    UnitLeavesPlay(Filter),
    /// When a unit that matches attacks a unit or base that matches; the attacker is the subject.
    UnitAttacks {
        /// The unit that attacks.
        unit: Filter,
        /// The unit or base that is attacked.
        target: Filter,
    },
    /// When a player on that side plays a card that matches (the subject).
    CardPlayed {
        /// The player who plays the card.
        by: Controller,
        /// The card that is played.
        card: Filter,
        /// For upgrades: played on a unit that matches.
        #[serde(default)]
        on: Option<Filter>,
        /// Only that player's card of this number this phase: `Some(2)` is the second.
        #[serde(default)]
        nth: Option<u8>,
        /// Only a card played from that player's own resources, as with Smuggle or Plot (CR 7.5.14, 7.5.19).
        #[serde(default)]
        from_resources: bool,
    },
    /// When a player on that side deploys a leader.
    LeaderDeployed(Controller),
    /// When the action phase starts.
    ActionPhaseStarts,
    /// When the regroup phase starts.
    RegroupPhaseStarts,
    /// When you ready cards during the regroup phase.
    CardsReadied,
    /// For an upgrade: when it becomes attached to a unit that matches (the subject).
    Attached(Filter),
    /// When an upgrade that matches (the subject) becomes attached to a unit that matches.
    UpgradeAttached {
        /// The upgrade, which is the subject.
        upgrade: Filter,
        /// The unit that it becomes attached to.
        to: Filter,
    },
    /// When upgrades become attached to a unit that matches (the subject). Triggers once for upgrades attached at the
    /// same time.
    UpgradesAttached(Filter),
    /// For an upgrade: when it becomes unattached from a unit (the subject).
    Detached,
    /// When you collect a bounty.
    BountyCollected,
    /// When a player on that side discards a card from their deck.
    DiscardedFromDeck(Controller),
    /// When this card is discarded from its owner's hand or deck. It is then in the discard pile: used by one card.
    ThisDiscarded,
    /// When a player on that side discards a card from a hand.
    CardDiscarded(Controller),
    /// When a player on that side reveals or discards cards from their hand (CR 1.14, 8.25). Triggers once for cards
    /// shown at the same time.
    CardsShown(Controller),
    /// When its owner draws this card during the action phase (CR 1.13.3). It is then in the hand: used by one card.
    ThisDrawn,
    /// When a player on that side draws cards (CR 1.13). Triggers once for cards drawn at the same time.
    CardsDrawn(Controller),
    /// When a player on that side takes the initiative (CR 1.15.5).
    InitiativeTaken(Controller),
    /// When a player on that side uses a unit's ability of that kind; the unit is the subject.
    AbilityUsed(Controller, AbilityKind),
    /// When a player on that side uses the Force (CR 8.37.4).
    UsesTheForce(Controller),
}

/// An action ability or epic action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionAbility {
    /// The cost in printed order; free if omitted.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// Limit on the number of uses.
    #[serde(default)]
    pub limit: Option<UseLimit>,
    /// Zone that the card must be in; in play if omitted. `Discard` stands for "play this unit from your discard pile",
    /// which the owner may use (CR 7.2).
    #[serde(default)]
    pub from: Zone,
    /// Players who may use it, relative to the card's controller; only the controller if omitted. The player who uses
    /// it pays the cost and is `You`.
    #[serde(default = "friendly")]
    pub who: Controller,
    /// Steps of the ability.
    #[serde(rename = "do")]
    pub steps: Block,
}

/// A part of a cost (CR 6.4.3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Cost {
    /// Exhaust the card that has the ability.
    Exhaust,
    /// Pay this many resources.
    Resources(Amount),
    /// Defeat a card: `This`, or one chosen.
    Defeat(Target),
    /// Deal this much damage to a unit or base.
    Damage(Amount, Target),
    /// Discard a card from hand that matches.
    Discard(Filter),
    /// Return a card in play to its owner's hand: `This`, or one chosen.
    Return(Target),
    /// Discard this many cards from the deck.
    Mill(Amount),
    /// Exhaust a ready card of the player's choice, or ready an exhausted one.
    Turn {
        /// The cards to choose from.
        what: Target,
        /// `true` to ready it.
        #[serde(default)]
        ready: bool,
    },
    /// Use the Force (CR 8.37.4).
    UseTheForce,
}

/// A limit on the number of uses of an ability (CR 7.2.5, 8.32.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UseLimit {
    /// At most once in each phase.
    EachPhase,
    /// At most once in each round.
    EachRound,
    /// At most once in each game.
    EachGame,
    /// At most this many times in each game: used by one card.
    TimesEachGame(u8),
}

/// A constant ability: while the condition holds, these cards have these modifiers.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstantAbility {
    /// Applies only while this holds; always if omitted.
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
    /// The affected cards; `This` if omitted. `All(filter)` for an aura; `Attached` for an upgrade's unit.
    #[serde(default = "this")]
    pub on: Target,
    /// The modifiers that they have.
    pub gives: Vec<Modifier>,
}

/// Prints the name `Constant`: digests of cards contain this output and are saved with games.
impl fmt::Debug for ConstantAbility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ConstantAbility { condition, on, gives } = self;
        f.debug_struct("Constant").field("condition", condition).field("on", on).field("gives", gives).finish()
    }
}

fn this() -> Target {
    Target::This
}

/// Returns the default for the players who may use an ability: the card's controller.
fn friendly() -> Controller {
    Controller::Friendly
}

/// Returns the default player: the one who resolves the ability.
pub(crate) fn condition_on_you() -> PlayerFilter {
    PlayerFilter::You
}

tree!(Ability, |ability, see| match ability {
    Ability::When(TriggeredAbility { on, in_action_phase: _, condition, limit, steps }) => {
        see!(see, Trigger* on, Limit? limit, Condition? condition, Block steps);
    }
    Ability::Action(action) | Ability::EpicAction(action) => {
        let ActionAbility { cost, limit, from: _, who, steps } = action;
        see!(see, Cost* cost, Limit? limit, Side who, Block steps);
    }
    Ability::Constant(ConstantAbility { condition, on, gives }) => {
        see!(see, Condition? condition, Target on, Modifier* gives);
    }
    Ability::Event(block) | Ability::Bounty(block) | Ability::InsteadOfCapture(block) => see!(see, Block block),
    Ability::CostsLess { condition, amount, on } => see!(see, Condition? condition, Amount amount, Filter? on),
    Ability::IgnorePenalty { condition, aspects: _, on } => see!(see, Condition? condition, Filter? on),
    Ability::InsteadOfCost(costs) => see!(see, Cost * costs),
    Ability::WhilePlaying(ExtraCost { choose, most: _, each: _, less: _, gains: _ }) => see!(see, Filter choose),
    Ability::Coordinate(inner) => see!(see, Granted inner),
    Ability::Keyword(_, amount) => see!(see, Amount amount),
    Ability::Smuggle(Smuggle { resources, aspects: _, costs }) => see!(see, Amount resources, Cost* costs),
    Ability::Setup(_) => {}
    Ability::Playable(_) => {}
    Ability::EntersAsCopy { of, gives, only: _ } => see!(see, Filter of, Modifier* gives),
});

tree!(Trigger, |trigger, see| match trigger {
    Trigger::Played
    | Trigger::PlayedUsingSmuggle
    | Trigger::Deployed
    | Trigger::Defeated
    | Trigger::Attacks
    | Trigger::Attacked
    | Trigger::AttackEnds
    | Trigger::TakesCombatDamage
    | Trigger::ActionPhaseStarts
    | Trigger::RegroupPhaseStarts
    | Trigger::CardsReadied
    | Trigger::Detached
    | Trigger::BountyCollected
    | Trigger::ThisDrawn
    | Trigger::ThisDiscarded => {}
    Trigger::DefeatsByAttack(filter)
    | Trigger::DealsCombatDamage { to: filter, attacking: _ }
    | Trigger::UnitTakesCombatDamage(filter)
    | Trigger::UnitAttackEnds(filter)
    | Trigger::UnitDefenseEnds(filter)
    | Trigger::Healed(filter)
    | Trigger::Readied(filter)
    | Trigger::UnitDefeated(filter)
    | Trigger::UnitCreated(filter)
    | Trigger::EntersPlay(filter)
    | Trigger::UnitLeavesPlay(filter)
    | Trigger::UpgradesAttached(filter)
    | Trigger::Attached(filter) => see!(see, Filter filter),
    Trigger::UpgradeAttached { upgrade, to } => see!(see, Filter upgrade, Filter to),
    Trigger::DamageDealt { by, to, unit: _, this: _, indirect: _, combat: _, at_least, survives: _ } => {
        see!(see, Side by, Filter to, Amount? at_least);
    }
    Trigger::UnitDefeatsByAttack { unit, defeated } => see!(see, Filter unit, Filter defeated),
    Trigger::UnitAttacks { unit, target } => see!(see, Filter unit, Filter target),
    Trigger::CardPlayed { by, card, on, nth: _, from_resources: _ } => see!(see, Side by, Filter card, Filter? on),
    Trigger::LeaderDeployed(side)
    | Trigger::CardDiscarded(side)
    | Trigger::DiscardedFromDeck(side)
    | Trigger::CardsShown(side)
    | Trigger::CardsDrawn(side)
    | Trigger::InitiativeTaken(side)
    | Trigger::AbilityUsed(side, _)
    | Trigger::UsesTheForce(side) => see!(see, Side side),
});

tree!(UseLimit, |limit, see| {
    let (UseLimit::EachPhase | UseLimit::EachRound | UseLimit::EachGame | UseLimit::TimesEachGame(_)) = limit;
    let _ = see;
});

tree!(Cost, |cost, see| match cost {
    Cost::Exhaust | Cost::UseTheForce => {}
    Cost::Resources(amount) | Cost::Mill(amount) => see!(see, Amount amount),
    Cost::Defeat(target) | Cost::Turn { what: target, ready: _ } | Cost::Return(target) => see!(see, Target target),
    Cost::Damage(amount, target) => see!(see, Amount amount, Target target),
    Cost::Discard(filter) => see!(see, Filter filter),
});

impl Ability {
    /// Returns the block that this ability resolves. Returns `None` if it has no block.
    pub fn block(&self) -> Option<&Block> {
        if let Ability::Coordinate(inner) = self {
            return inner.ability().block();
        }
        let mut found = None;
        self.each_part(&mut |part| {
            if let Part::Block(block) = part {
                found = Some(block);
            }
        });
        found
    }

    /// Returns the action ability, and `true` for an epic action. Returns `None` for other kinds of abilities.
    pub fn action(&self) -> Option<(&ActionAbility, bool)> {
        if let Ability::Action(action) | Ability::EpicAction(action) = self {
            Some((action, matches!(self, Ability::EpicAction(_))))
        } else {
            None
        }
    }

    /// Returns the limit on the number of uses. Returns `None` if there is no limit.
    pub fn limit(&self) -> Option<UseLimit> {
        if let Ability::When(when) = self {
            when.limit
        } else if let Ability::Action(action) | Ability::EpicAction(action) = self {
            action.limit
        } else if let Ability::Coordinate(inner) = self {
            inner.ability().limit()
        } else {
            None
        }
    }

    /// Returns the rules that define this kind of ability.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        match self {
            Ability::When(_) => vec![],
            Ability::Action(_) => vec!["7.2"],
            Ability::EpicAction(_) => vec!["7.2.4"],
            Ability::Constant(ConstantAbility { condition: Some(_), .. }) => vec!["7.3.3"],
            Ability::Constant(ConstantAbility { condition: None, .. }) => vec!["7.3"],
            Ability::Event(_) => vec!["7.4"],
            Ability::CostsLess { .. } => vec!["8.15.5"],
            Ability::IgnorePenalty { .. } => vec!["8.10.2"],
            Ability::InsteadOfCost(_) => vec!["1.8.10"],
            Ability::WhilePlaying(ExtraCost { less: 0, .. }) => vec!["1.8.8"],
            Ability::WhilePlaying(_) => vec!["6.2.3"],
            Ability::Coordinate(_) => vec!["7.5.15"],
            Ability::Bounty(_) => vec!["7.5.13"],
            Ability::Keyword(keyword, _) => vec![keyword.rule()],
            Ability::Smuggle(_) => vec!["7.5.14"],
            Ability::InsteadOfCapture(_) => vec!["7.7.5", "8.33"],
            Ability::Setup(_) => vec!["5.2.1"],
            Ability::EntersAsCopy { .. } => vec!["7.7.5", "8.5"],
            Ability::Playable(_) => vec!["8.19"],
        }
    }
}

impl Trigger {
    /// Returns the filter of the card that the trigger is about, its subject. Of several filters, it is the first.
    /// Returns `None` if the subject is this card, or the trigger is about a player.
    pub fn subject(&self) -> Option<&Filter> {
        let mut found = None;
        self.each_part(&mut |part| {
            if let Part::Filter(filter) = part {
                found.get_or_insert(filter);
            }
        });
        found
    }

    /// Returns the rule that defines the trigger.
    pub fn rule(&self) -> &'static str {
        match self {
            Trigger::Played => "7.6.13",
            Trigger::PlayedUsingSmuggle => "7.5.14",
            Trigger::Defeated => "7.6.14",
            Trigger::Attacks | Trigger::Attacked => "7.6.15",
            Trigger::AttackEnds | Trigger::UnitAttackEnds(_) => "7.6.16",
            Trigger::UnitDefenseEnds(_) => "3.7.15",
            Trigger::DamageDealt { indirect: true, .. } => "8.35",
            Trigger::BountyCollected => "7.5.13",
            Trigger::ThisDrawn => "1.13.3",
            Trigger::ThisDiscarded | Trigger::DiscardedFromDeck(_) => "1.14",
            Trigger::CardsShown(_) => "8.25",
            Trigger::InitiativeTaken(_) => "1.15.5",
            Trigger::UsesTheForce(_) => "8.37.4",
            Trigger::Deployed
            | Trigger::DefeatsByAttack(_)
            | Trigger::UnitDefeatsByAttack { .. }
            | Trigger::DealsCombatDamage { .. }
            | Trigger::TakesCombatDamage
            | Trigger::UnitTakesCombatDamage(_)
            | Trigger::DamageDealt { indirect: false, .. }
            | Trigger::Healed(_)
            | Trigger::Readied(_)
            | Trigger::UpgradeAttached { .. }
            | Trigger::UpgradesAttached(_)
            | Trigger::CardsDrawn(_)
            | Trigger::AbilityUsed(..)
            | Trigger::UnitDefeated(_)
            | Trigger::UnitCreated(_)
            | Trigger::EntersPlay(_)
            | Trigger::UnitLeavesPlay(_)
            | Trigger::UnitAttacks { .. }
            | Trigger::CardPlayed { .. }
            | Trigger::LeaderDeployed(_)
            | Trigger::ActionPhaseStarts
            | Trigger::RegroupPhaseStarts
            | Trigger::CardsReadied
            | Trigger::Attached(_)
            | Trigger::Detached
            | Trigger::CardDiscarded(_) => "7.6",
        }
    }
}

impl UseLimit {
    /// Returns the rule that defines how uses are counted.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            UseLimit::EachPhase | UseLimit::EachRound | UseLimit::EachGame | UseLimit::TimesEachGame(_) => "8.32.3",
        }
    }
}

impl Cost {
    /// Returns the rule of the action that pays it.
    pub(crate) fn rule(&self) -> &'static str {
        match self {
            Cost::Exhaust | Cost::Turn { .. } => "1.5.4",
            Cost::Resources(_) => "1.7",
            Cost::Defeat(_) => "1.5.5",
            Cost::Damage(..) => "1.9",
            Cost::Discard(_) | Cost::Mill(_) => "1.14",
            Cost::Return(_) => "8.24",
            Cost::UseTheForce => "8.37.4",
        }
    }
}

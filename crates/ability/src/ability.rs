//! Abilities: their kinds, triggers, costs and limits (CR 7.1 to 7.6).

use model::{Aspect, Keyword};
use serde::{Deserialize, Serialize};

use crate::walk::{Part, Tree, see, tree};
use crate::{Amount, Block, Condition, Filter, Granted, Modifier, Player, Side, Target, Zone};

/// One ability in a card's text (CR 1.6.4). Printed keywords are not written here: they are facts of the card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Ability {
    /// A triggered ability (CR 7.6).
    When(When),
    /// An action ability (CR 7.2).
    Action(ActionAbility),
    /// An epic action other than a leader's deployment: once a game (CR 7.2.4).
    EpicAction(ActionAbility),
    /// A constant ability (CR 7.3).
    Constant(Constant),
    /// The ability of an event (CR 7.4).
    Event(Block),
    /// "This card costs N less to play", wherever it is played from; `if` limits it (CR 8.15.5).
    CostsLess {
        /// Costs less only while this holds; left out, always.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// Number of resources less.
        amount: Amount,
        /// For an upgrade: only when it is played on a unit that matches.
        #[serde(default)]
        on: Option<Filter>,
    },
    /// While this card is played, its penalty for these aspects is ignored (CR 8.10.2); `if` and `on` limit it.
    IgnorePenalty {
        /// Costs less only while this holds; left out, always.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// Which aspects' penalties; left out, all.
        #[serde(default)]
        aspects: Vec<Aspect>,
        /// For an upgrade: only when it is played on a unit that matches.
        #[serde(default)]
        on: Option<Filter>,
    },
    /// "You may ... instead of paying this card's cost" (CR 1.8.10).
    InsteadOfCost(Vec<Cost>),
    /// What its player may give up, or pays additionally, while the card is played (CR 6.2.3).
    WhilePlaying(WhilePlaying),
    /// A keyword that wraps an ability: active while its controller has three or more units (CR 7.5.15).
    Coordinate(Granted),
    /// Bounty: an opponent may resolve it when the unit is defeated or captured (CR 7.5.13).
    Bounty(Block),
    /// A keyword that the card has without having it in its facts: for abilities given by other cards.
    Keyword(Keyword, Amount),
    /// Smuggle (CR 7.5.14) where the facts of the card do not say all of it: a price that is worked out, or a cost
    /// beside resources. A text with it stands in place of the Smuggle of the facts.
    Smuggle(Smuggle),
    /// "If this unit would be captured, ... instead" (CR 8.33, 7.7.5): used by one card.
    InsteadOfCapture(Block),
    /// What it changes about building a deck and starting a game; deck rules have their own table (`data/formats`).
    Setup(Vec<Setup>),
    /// The card may enter play as a copy of a unit that matches, with these modifiers and not unique; only what is
    /// printed on the unit is copied.
    EntersAsCopy {
        /// The units that may be copied.
        of: Filter,
        /// What the copy has besides.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// The card stays what it is, and has only the abilities of that kind that the unit has.
        #[serde(default)]
        only: Option<AbilityKind>,
    },
    /// When the card may be played at all (CR 8.19).
    Playable(Playable),
}

/// Cards that are chosen while another is played, as with Exploit (CR 7.5.16).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhilePlaying {
    /// The cards that may be chosen.
    pub choose: Filter,
    /// The most of them; left out, any number.
    #[serde(default)]
    pub most: Option<u8>,
    /// What is done to each of them.
    pub each: Toll,
    /// How many resources each of them saves; none for an additional cost (CR 1.8.8).
    #[serde(default)]
    pub less: u8,
    /// The abilities of this kind that the card has from them for the phase (CR 7.1.8).
    #[serde(default)]
    pub gains: Option<AbilityKind>,
}

/// What is done to each of the cards that are chosen while another is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Toll {
    /// It is defeated (CR 1.5.5).
    Defeat,
    /// It is dealt so much damage by the card that is played.
    Damage(u8),
    /// It is put on the bottom of its owner's deck.
    PutOnBottom,
}

/// When a card may be played at all (CR 8.19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Playable {
    /// Not from the hand, by an action or by an ability: used by one card.
    NotFromHand,
    /// Only with the action of playing a card, as the player's first action in the action phase: used by one card.
    AsFirstAction,
}

/// What a card changes about building a deck and starting a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setup {
    /// So many cards more are drawn for the starting hand, or with a minus fewer (CR 5.2.1D, 5.2.1E).
    HandSize(i8),
    /// No mulligan can be taken (CR 5.2.1E).
    NoMulligan,
    /// The minimum deck size is increased by so many cards, or with a minus decreased (CR 5.1).
    DeckSize(i8),
    /// A deck can have so many copies of the card (CR 1.3.1).
    Copies(u8),
}

/// A kind of ability that texts speak of.
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
    /// Whether an ability is of this kind.
    pub fn fits(self, ability: &Ability) -> bool {
        let Ability::When(when) = ability else { return false };
        when.on.iter().any(|trigger| match self {
            AbilityKind::WhenDefeated => *trigger == Trigger::Defeated,
            AbilityKind::OnAttack => *trigger == Trigger::Attacks,
            AbilityKind::WhenPlayed => matches!(trigger, Trigger::Played | Trigger::PlayedUsingSmuggle),
        })
    }
}

/// What it costs to play a resource using Smuggle (CR 7.5.14).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smuggle {
    /// The number of resources; `This` is the card.
    pub resources: Amount,
    /// The aspect icons of the price; left out, those of the card.
    #[serde(default)]
    pub aspects: Option<Vec<Aspect>>,
    /// What is paid beside resources.
    #[serde(default)]
    pub costs: Vec<Cost>,
}

/// A triggered ability (CR 7.6): what it waits for and what it does.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// Any of these triggers it; a compound trigger is one ability (CR 7.6.2).
    pub on: Vec<Trigger>,
    /// Whether it triggers in the action phase alone.
    #[serde(default)]
    pub in_action_phase: bool,
    /// An intervening condition that must hold when it resolves.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// The steps that it takes when it resolves.
    #[serde(rename = "do")]
    pub steps: Block,
}

/// What is waited for. The card that the trigger is about is [`Target::Subject`] in the steps.
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
    /// When the defense of a unit that matches ends: it was attacked, and combat damage has been dealt (the subject).
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
        /// What the damage is dealt to.
        to: Filter,
        /// Only while this unit is the attacker.
        #[serde(default)]
        attacking: bool,
    },
    /// When combat damage is dealt to this unit and it is still there.
    TakesCombatDamage,
    /// The same for a unit that matches (the subject); how much is `Carried`.
    UnitTakesCombatDamage(Filter),
    /// When a card on `by`'s side deals damage to a unit or base that matches (the subject).
    DamageDealt {
        /// Whose card or ability deals it.
        #[serde(default)]
        by: Side,
        /// What the damage is dealt to.
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
        /// True for combat damage alone, false for all other; left out, both.
        #[serde(default)]
        combat: Option<bool>,
        /// Only so much of it at once.
        #[serde(default)]
        at_least: Option<Amount>,
        /// Only when what is dealt the damage is not defeated by it.
        #[serde(default)]
        survives: bool,
    },
    /// When damage is healed from a unit or base that matches (the subject); how much is `Carried`.
    Healed(Filter),
    /// When a unit that matches is readied (the subject).
    Readied(Filter),
    /// When a unit, or with `is: Upgrade` an upgrade, that matches is defeated (the subject); `other` in the filter leaves
    /// this unit out.
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
        by: Side,
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
    LeaderDeployed(Side),
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
    /// When upgrades become attached to a unit that matches (the subject): once for all at the same time.
    UpgradesAttached(Filter),
    /// For an upgrade: when it becomes unattached from a unit (the subject).
    Detached,
    /// When you collect a bounty.
    BountyCollected,
    /// When a player on that side discards a card from their deck.
    DiscardedFromDeck(Side),
    /// When this card is discarded from its owner's hand or deck; it is in the discard pile then: used by one card.
    ThisDiscarded,
    /// When a player on that side discards a card from a hand.
    CardDiscarded(Side),
    /// When a player on that side reveals or discards cards from their hand: once for all at the same time (CR 1.14, 8.25).
    CardsShown(Side),
    /// When its owner draws this card during the action phase (CR 1.13.3); it is in the hand then: used by one card.
    ThisDrawn,
    /// When a player on that side draws cards: once for all that are drawn together (CR 1.13).
    CardsDrawn(Side),
    /// When a player on that side takes the initiative (CR 1.15.5).
    InitiativeTaken(Side),
    /// When a player on that side uses an ability of that kind of a unit (the subject).
    AbilityUsed(Side, AbilityKind),
    /// When a player on that side uses the Force (CR 8.37.4).
    UsesTheForce(Side),
}

/// An action ability or epic action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionAbility {
    /// What is paid, in printed order; left out, nothing.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Where the card must be: in play when left out; `Discard` for "play this unit from your discard pile", which its
    /// owner may use (CR 7.2).
    #[serde(default)]
    pub from: Zone,
    /// Whose players may use it, seen from who controls the card; left out, that player. The player who uses it pays and
    /// is `You`.
    #[serde(default = "friendly")]
    pub who: Side,
    /// The steps that it takes when it resolves.
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
    /// Discard so many cards from the deck.
    Mill(Amount),
    /// Exhaust a ready card, which is chosen; or ready an exhausted one.
    Turn {
        /// The cards among which is chosen.
        what: Target,
        /// True to ready it.
        #[serde(default)]
        ready: bool,
    },
    /// Use the Force (CR 8.37.4).
    UseTheForce,
}

/// How often an ability may be used (CR 7.2.5, 8.32.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// At most once in each phase.
    EachPhase,
    /// At most once in each round.
    EachRound,
    /// At most once in each game.
    EachGame,
    /// At most so many times in each game: used by one card.
    TimesEachGame(u8),
}

/// A constant ability: while the condition holds, these cards have these modifiers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constant {
    /// While this holds; left out, always.
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
    /// Which cards: `This` when left out. `All(filter)` for an aura; `Attached` for an upgrade's unit.
    #[serde(default = "this")]
    pub on: Target,
    /// The modifiers that they have.
    pub gives: Vec<Modifier>,
}

fn this() -> Target {
    Target::This
}

/// The default of the players who may use an ability: who controls the card.
fn friendly() -> Side {
    Side::Friendly
}

/// The default of "who": the player who resolves.
pub(crate) fn you() -> Player {
    Player::You
}

tree!(Ability, |ability, see| match ability {
    Ability::When(When { on, in_action_phase: _, condition, limit, steps }) => {
        see!(see, Trigger* on, Limit? limit, Condition? condition, Block steps);
    }
    Ability::Action(action) | Ability::EpicAction(action) => {
        let ActionAbility { cost, limit, from: _, who, steps } = action;
        see!(see, Cost* cost, Limit? limit, Side who, Block steps);
    }
    Ability::Constant(Constant { condition, on, gives }) => {
        see!(see, Condition? condition, Target on, Modifier* gives);
    }
    Ability::Event(block) | Ability::Bounty(block) | Ability::InsteadOfCapture(block) => see!(see, Block block),
    Ability::CostsLess { condition, amount, on } => see!(see, Condition? condition, Amount amount, Filter? on),
    Ability::IgnorePenalty { condition, aspects: _, on } => see!(see, Condition? condition, Filter? on),
    Ability::InsteadOfCost(costs) => see!(see, Cost * costs),
    Ability::WhilePlaying(WhilePlaying { choose, most: _, each: _, less: _, gains: _ }) => see!(see, Filter choose),
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

tree!(Limit, |limit, see| {
    let (Limit::EachPhase | Limit::EachRound | Limit::EachGame | Limit::TimesEachGame(_)) = limit;
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
    /// The block that it resolves, if it has one of its own.
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

    /// How often it may be used, when that is limited.
    pub fn limit(&self) -> Option<Limit> {
        match self {
            Ability::When(when) => when.limit,
            Ability::Action(action) | Ability::EpicAction(action) => action.limit,
            Ability::Coordinate(inner) => inner.ability().limit(),
            Ability::Event(_)
            | Ability::Bounty(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Constant(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::WhilePlaying(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_) => None,
        }
    }

    /// The rules that say what kind of ability it is.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        match self {
            Ability::When(_) => vec![],
            Ability::Action(_) => vec!["7.2"],
            Ability::EpicAction(_) => vec!["7.2.4"],
            Ability::Constant(Constant { condition: Some(_), .. }) => vec!["7.3.3"],
            Ability::Constant(Constant { condition: None, .. }) => vec!["7.3"],
            Ability::Event(_) => vec!["7.4"],
            Ability::CostsLess { .. } => vec!["8.15.5"],
            Ability::IgnorePenalty { .. } => vec!["8.10.2"],
            Ability::InsteadOfCost(_) => vec!["1.8.10"],
            Ability::WhilePlaying(WhilePlaying { less: 0, .. }) => vec!["1.8.8"],
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
    /// The rule that says what it waits for.
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

impl Limit {
    /// The rule that says how it is counted.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Limit::EachPhase | Limit::EachRound | Limit::EachGame | Limit::TimesEachGame(_) => "8.32.3",
        }
    }
}

impl Cost {
    /// The rule of what is done to pay it.
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

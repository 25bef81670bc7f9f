//! Effects: the verbs of card texts, and the control flow that joins them.

use model::{Arena, Aspect};
use serde::{Deserialize, Serialize};

use crate::Valence::{self, Harms, Helps, Neither};
use crate::grouped::grouped;
use crate::walk::{Part, Tree, see, tree};
use crate::{
    AbilityKind, Amount, AttackRule, Binding, Block, Condition, CostChange, DelayedTiming, Destination, Duration,
    Filter, Modifier, PlayerFilter, SearchLimit, Step, Target, Token,
};

grouped! {
    /// An effect. Afterwards `It` is what the effect acted on, and `Done` is the amount.
    pub enum Effect {
        /// An effect that joins other steps.
        Flow(FlowEffect),
        /// An effect that only chooses, names, looks or reveals.
        Choice(ChoiceEffect),
        /// An effect on cards.
        Card(CardEffect),
        /// An effect on players, hands and decks, or on abilities.
        Player(PlayerEffect),
    }
}

/// An effect that joins other steps.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum FlowEffect {
    /// "You may": the player may decline all of it. When the first step chooses targets, choosing and declining are
    /// one decision.
    May(Block),
    /// "You may", decided by that player.
    MayBy(PlayerFilter, Block),
    /// "If you do": resolves the second block if the first was done in full, otherwise the third (CR 8.9).
    IfYouDo {
        /// The steps that are tried first.
        #[serde(rename = "do")]
        first: Block,
        /// The steps if the first were done in full.
        then: Block,
        /// The steps if they were not.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "If": resolves the first block if the condition holds, otherwise the second ("instead").
    If {
        /// The condition, tested when the step resolves.
        #[serde(rename = "if")]
        condition: Condition,
        /// The steps if it holds.
        then: Block,
        /// The steps if it does not hold.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "Choose two": that many different modes, one at a time (CR 8.4.4).
    Modes {
        /// Number of modes to choose.
        choose: Amount,
        /// The player who chooses; `You` if omitted.
        #[serde(default = "crate::ability::condition_on_you")]
        by: PlayerFilter,
        /// The modes to choose from.
        of: Vec<Block>,
        /// "You may choose the same option more than once."
        #[serde(default)]
        repeat: bool,
    },
    /// For each of these cards in turn, bound as `It`.
    ForEach(Target, Block),
    /// Repeats the block that many times: "for every 3 resources paid this way, ..." (CR 8.34).
    Repeat(Amount, Block),
    /// For each of these players in turn, bound as `That`; the decisions stay with you.
    ForEachPlayer(PlayerFilter, Block),
    /// Each of these players resolves the block in turn; inside it, `You` is that player.
    They(PlayerFilter, Block),
    /// A delayed effect: resolves once, later (CR 7.7.4). Names that are bound now stay bound.
    Delay(DelayedTiming, Block),
    /// The step; names what it acted on.
    As(Binding, Box<Step>),
    /// "After completing this attack": resolves everything triggered so far first (CR 7.6.8A). Nothing happens if the
    /// attack or play of the previous step was not made.
    After(Block),
    /// "Then": resolves after the previous steps are done. Its damage is not dealt together with the damage of the
    /// previous step (CR 1.9.8); the state checks (CR 1.16.5) run first.
    Then(Box<Step>),
    /// Makes all choices of these steps in order, then applies all of them at the same time (CR 1.9.8). Damage that a
    /// `ForEach` inside deals to one card is one instance of damage (CR 8.34.1A).
    AtOnce(Block),
}

/// An effect that only chooses, names, looks or reveals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ChoiceEffect {
    /// Binds these cards as `It` without affecting them: "choose a unit" for the following steps.
    Bind(Target),
    /// Chooses one of these players and binds `That`.
    ChoosePlayer(PlayerFilter),
    /// Chooses this many different players (or all, if there are fewer), bound as `Those` (CR 8.4.3).
    ChoosePlayers(u8),
    /// Names a card (CR 8.17); bound for `same_name: Some(It)`.
    NameCard,
    /// Chooses a number, bound as `Done`.
    ChooseNumber,
    /// The player chooses an arena.
    ChooseArena,
    /// The player chooses an aspect, or names a trait (CR 8.2).
    ChooseAttribute(Attribute),
    /// You look at these cards (CR 8.13).
    Look(Target),
    /// You look at that player's hand.
    LookAtHand(PlayerFilter),
    /// Reveals these cards to all players (CR 8.25).
    Reveal(Target),
    /// The player reveals their hand.
    RevealHand(PlayerFilter),
}

/// An effect on cards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum CardEffect {
    /// Deals damage to each of these at the same time; `by` is the source if it is not the ability's card (CR 1.9,
    /// 1.18.2).
    Damage {
        /// Damage dealt to each of them.
        amount: Amount,
        /// The cards that are dealt the damage.
        to: Target,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
        /// The damage cannot be prevented (CR 8.20).
        #[serde(default)]
        unpreventable: bool,
    },
    /// Damage divided as you choose (CR 8.4.5).
    DamageDivided {
        /// The total damage to divide.
        amount: Amount,
        /// The cards to divide it among.
        among: Box<Filter>,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
        /// "Up to": some or all of it may be left over (CR 8.30).
        #[serde(default)]
        up_to: bool,
    },
    /// Indirect damage (CR 8.35): each of these players divides it among their units and base. It cannot be prevented.
    IndirectDamage {
        /// Damage to each of them.
        amount: Amount,
        /// The damaged players; one player of your choice if omitted.
        #[serde(default = "any_player")]
        to: PlayerFilter,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
    },
    /// Heals damage from each of these.
    Heal {
        /// Damage to heal; all of it if omitted.
        #[serde(default)]
        amount: Option<Amount>,
        /// The cards to heal.
        from: Target,
    },
    /// "Heal up to": the player chooses the amount to heal from one target (CR 8.30.4).
    HealUpTo {
        /// Maximum damage to heal.
        amount: Amount,
        /// The cards to heal.
        from: Target,
    },
    /// Heals this much damage in total, divided as you choose, up to the damage that there is to heal.
    HealDivided {
        /// The total damage to heal.
        amount: Amount,
        /// The cards to divide it among.
        among: Box<Filter>,
        /// "Heal up to": you choose the amount (CR 8.30.4).
        #[serde(default)]
        up_to: bool,
    },
    /// Defeats these cards (CR 1.5.5).
    Defeat(Target),
    /// Exhausts these cards (CR 1.5.4).
    Exhaust(Target),
    /// Readies these cards (CR 1.5.4).
    Ready(Target),
    /// Returns these cards to their owners' hands (CR 8.24).
    Return(Target),
    /// Moves cards from a hand, a deck, a discard pile or the cards seen by this ability.
    Put {
        /// The cards that are moved.
        what: Target,
        /// The zone they move to.
        to: Destination,
    },
    /// Discards these cards (CR 1.14).
    Discard(Target),
    /// Gives token upgrades to each of these (CR 3.7.2B).
    Give {
        /// The kind of token.
        token: Token,
        /// Tokens for each; one if omitted.
        #[serde(default = "one")]
        count: Amount,
        /// The cards that get them.
        to: Target,
    },
    /// Gives a unit another copy of each of these token upgrades on it: used by one card.
    GiveAnother(Target),
    /// Distributes this many token upgrades among cards, as you choose (CR 8.4.5).
    GiveDivided {
        /// The kind of token.
        token: Token,
        /// The total number of tokens.
        amount: Amount,
        /// The cards to distribute them among.
        among: Box<Filter>,
        /// "Up to": some or all of them may be left over (CR 8.30).
        #[serde(default)]
        up_to: bool,
    },
    /// Creates token units, exhausted, or Credit tokens (CR 3.7).
    Create {
        /// The kind of token.
        token: Token,
        /// The number of tokens.
        #[serde(default = "one")]
        count: Amount,
        /// The player who creates them.
        #[serde(default = "crate::ability::condition_on_you")]
        who: PlayerFilter,
    },
    /// A lasting effect: these cards have these modifiers for the duration (CR 7.7.3).
    Gain {
        /// The cards that gain them.
        to: Target,
        /// The modifiers that they gain.
        gives: Vec<Modifier>,
        /// Duration of the modifiers.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// A lasting effect on the game rather than on cards, such as costs and prohibitions.
    Rule {
        /// The modifiers that apply to the players.
        gives: Vec<Modifier>,
        /// Duration of the modifiers.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// The player takes control of these cards (CR 8.27).
    TakeControl {
        /// The cards that change control.
        of: Target,
        /// The player who takes control; `You` if omitted.
        #[serde(default = "crate::ability::condition_on_you")]
        by: PlayerFilter,
    },
    /// Exchanges control of these cards at the same time. Each player who controls some of them takes those controlled
    /// by the next such player to the right. Two cards with different controllers are exchanged. Does nothing if all of
    /// them have the same controller.
    ExchangeControl(Target),
    /// Puts cards into play as resources (CR 1.7.7).
    Resource {
        /// The cards to put into play.
        what: Target,
        /// The player who controls them; `You` if omitted.
        #[serde(default = "crate::ability::condition_on_you")]
        by: PlayerFilter,
        /// `true` if the new resources are ready.
        #[serde(default)]
        ready: bool,
    },
    /// A unit captures units (CR 8.33).
    Capture {
        /// The unit that captures and guards.
        by: Target,
        /// The units that are captured.
        what: Target,
        /// Captures from your discard pile, where their defeat has just put them (CR 8.5.4), rather than from play.
        #[serde(default)]
        from_discard: bool,
    },
    /// Rescues captured cards (CR 8.33.3).
    Rescue(Target),
    /// Attaches upgrades in play to another unit (CR 3.6.14); `by`, where set, takes control of them.
    Attach {
        /// The cards that are moved.
        what: Target,
        /// The unit to attach them to.
        to: Target,
        /// The player who takes control; no player if omitted.
        #[serde(default)]
        by: Option<PlayerFilter>,
    },
    /// Moves upgrades that are also units, or units, to an arena as units (CR 8.36). They neither leave nor enter play.
    Move {
        /// The cards that are moved.
        what: Target,
        /// The arena that they move to.
        to: Arena,
    },
    /// Deploys a leader as a unit (CR 3.4.4).
    Deploy(Target),
    /// Attacks with a unit (CR 6.3.0D), or with any number of units. The next one is chosen when the attack before it
    /// is over (CR 8.4.4A). Afterwards the attacker is `It`.
    Attack {
        /// The units that may be chosen as the attacker.
        with: Target,
        /// Modifiers of the attacker for this attack.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// Modifiers of the defending unit for this attack.
        #[serde(default)]
        defender: Vec<Modifier>,
        /// Further modifiers of the attacker if a condition holds: "if it's a Trooper".
        #[serde(default)]
        and_if: Option<(Condition, Vec<Modifier>)>,
        /// Further modifiers of the defending unit if a condition holds.
        #[serde(default)]
        defender_if: Option<(Condition, Vec<Modifier>)>,
        /// Other rules of the attack.
        #[serde(default)]
        rules: Vec<AttackRule>,
    },
    /// Plays a card (CR 6.2.0E): from the zone of the filter.
    Play {
        /// The cards that may be played; only as units if it is a filter for units (CR 7.5.17C).
        what: Target,
        /// Changes of the cost.
        #[serde(default, rename = "price")]
        cost_changes: Vec<CostChange>,
        /// Modifiers of the card for this phase.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// For a unit: the token upgrades it gets as it enters play (CR 6.2.5E), with the number of each.
        #[serde(default)]
        tokens: Vec<(Token, u8)>,
        /// For an upgrade: only on one of these units.
        #[serde(default)]
        on: Option<Target>,
    },
    /// Plays each of these cards in the order you choose, resolving the triggers of each before the next. If the number
    /// is up to you, the next card is chosen when the one before has been resolved (CR 8.4.4A).
    PlayEach {
        /// The cards to play.
        what: Target,
        /// Changes of the cost.
        #[serde(default, rename = "price")]
        cost_changes: Vec<CostChange>,
        /// For upgrades: only on one of these units.
        #[serde(default)]
        on: Option<Target>,
    },
}

/// An effect on players, hands and decks, or on abilities.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum PlayerEffect {
    /// Draws cards (CR 1.13).
    Draw {
        /// The number of cards.
        #[serde(default = "one")]
        count: Amount,
        /// The player who draws.
        #[serde(default = "crate::ability::condition_on_you")]
        who: PlayerFilter,
    },
    /// Discards cards from a hand: the player chooses among those that match (CR 1.14.2).
    DiscardFromHand {
        /// The number of cards.
        #[serde(default = "one")]
        count: Amount,
        /// The player whose hand it is.
        who: PlayerFilter,
        /// The cards that may be discarded; any card if omitted. Zone and side are those of the hand.
        #[serde(default)]
        cards: Option<Box<Filter>>,
        /// The player who chooses; the owner of the hand if omitted.
        #[serde(default)]
        by: Option<PlayerFilter>,
        /// Discards at random instead.
        #[serde(default)]
        random: bool,
    },
    /// Discards the whole hand (CR 1.14.6).
    DiscardHand(PlayerFilter),
    /// Discards cards from the top of the deck (CR 1.14.3).
    Mill {
        /// The number of cards.
        #[serde(default = "one")]
        count: Amount,
        /// The player whose deck it is.
        #[serde(default = "crate::ability::condition_on_you")]
        who: PlayerFilter,
    },
    /// Shuffles the decks of these players (CR 8.26.2).
    Shuffle(PlayerFilter),
    /// Searches your deck or its top cards (CR 8.26). The found cards are `It`, and `then` has the steps for them. The
    /// other cards are put back according to the rules.
    Search {
        /// Number of cards from the top. If omitted, the whole deck, which is shuffled afterwards.
        #[serde(default)]
        top: Option<Amount>,
        /// The cards that may be taken.
        #[serde(rename = "for")]
        cards: Box<Filter>,
        /// The number of cards taken.
        #[serde(default)]
        take: SearchLimit,
        /// `true` to reveal the taken cards.
        #[serde(default)]
        reveal: bool,
        /// The steps for the taken cards.
        then: Block,
    },
    /// Looks at the top cards; puts any number on the bottom and the rest on top in any order.
    Arrange(Amount),
    /// Reveals cards from your deck one at a time until you stop or this many are revealed; they are `It`.
    RevealUntilStop(Amount),
    /// Pays resources (inside `IfYouDo` or `Modes`: cannot be chosen if it cannot be paid).
    Pay(Amount),
    /// Pays any number of resources, or up to a maximum; `Done` is the number paid.
    PayUpTo {
        /// Maximum number of resources; all of them if omitted.
        #[serde(default)]
        most: Option<Amount>,
    },
    /// The player loses the game (CR 5.6).
    Lose(PlayerFilter),
    /// The player wins the game, so all others lose (CR 5.6): used by one card.
    Win(PlayerFilter),
    /// Flips a leader that has two Leader sides.
    Flip(Target),
    /// Collects the bounties of a unit.
    CollectBounties(Target),
    /// Collects the bounty that was just collected (`BountyCollected`) a second time: used by one card.
    CollectAgain,
    /// Uses the ability that was just used (`AbilityUsed`) a second time (CR 7.6.17).
    UseAgain,
    /// "The Force is with" these players: each creates their Force token, unless they already control it (CR 8.37.2).
    TheForceIsWith(PlayerFilter),
    /// "Use the Force": a player who controls a Force token defeats it (CR 8.37.4).
    UseTheForce,
    /// "Disclose": you reveal cards from your hand that together have these aspect icons (CR 8.38). They are `It`.
    Disclose {
        /// The icons, each as often as it is required.
        icons: Vec<Aspect>,
        /// A single card with one of the icons is enough; it is the disclosed card.
        #[serde(default)]
        any_of: bool,
        /// "And/or": one of the icons is enough, or any number of them.
        #[serde(default)]
        and_or: bool,
    },
    /// Uses abilities of that kind of these units, as if they had triggered (CR 7.6.17).
    UseAbility {
        /// The units whose abilities are used.
        of: Target,
        /// The kind of ability that is used.
        kind: AbilityKind,
        /// The number of abilities to use; one of your choice if omitted.
        #[serde(default)]
        how: AbilityCount,
    },
    /// You take another action after this one (CR 1.15): used by one card.
    ExtraAction,
    /// The next card that matches and that you play this phase gains this: a keyword with its number, or entering play
    /// ready.
    NextCardGains(Box<Filter>, Box<Modifier>),
}

/// The number of abilities to use of several (CR 7.6.17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AbilityCount {
    /// A single ability, which you choose.
    #[default]
    One,
    /// Each of them, in an order that you choose.
    All,
    /// Any number, one at a time: the next is chosen when the one before has been resolved (CR 8.4.4A).
    AnyNumber,
}

/// An attribute of cards (CR 8.2) for a player to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attribute {
    /// An aspect.
    Aspect,
    /// A trait, which the player names.
    Trait,
}

fn any_player() -> PlayerFilter {
    PlayerFilter::Any
}

fn one() -> Amount {
    Amount::N(1)
}

tree!(FlowEffect, |effect, see| match effect {
    FlowEffect::May(block) | FlowEffect::After(block) | FlowEffect::AtOnce(block) | FlowEffect::Delay(_, block) => {
        see!(see, Block block);
    }
    FlowEffect::MayBy(player, block) | FlowEffect::ForEachPlayer(player, block) | FlowEffect::They(player, block) => {
        see!(see, Player player, Block block);
    }
    FlowEffect::IfYouDo { first, then, otherwise } => see!(see, Block first, Block then, Block? otherwise),
    FlowEffect::If { condition, then, otherwise } => see!(see, Condition condition, Block then, Block? otherwise),
    FlowEffect::Modes { choose, by, of, repeat: _ } => see!(see, Amount choose, Player by, Block* of),
    FlowEffect::Repeat(amount, block) => see!(see, Amount amount, Block block),
    FlowEffect::ForEach(target, block) => see!(see, Target target, Block block),
    FlowEffect::As(_, step) | FlowEffect::Then(step) => see!(see, Step step),
});

tree!(ChoiceEffect, |effect, see| match effect {
    ChoiceEffect::Bind(target) | ChoiceEffect::Look(target) | ChoiceEffect::Reveal(target) => see!(see, Target target),
    ChoiceEffect::ChoosePlayer(player) | ChoiceEffect::LookAtHand(player) | ChoiceEffect::RevealHand(player) => {
        see!(see, Player player);
    }
    ChoiceEffect::ChoosePlayers(_) | ChoiceEffect::ChooseNumber | ChoiceEffect::NameCard => {}
    ChoiceEffect::ChooseArena | ChoiceEffect::ChooseAttribute(_) => {}
});

tree!(CardEffect, |effect, see| match effect {
    CardEffect::Defeat(target) | CardEffect::Exhaust(target) | CardEffect::Ready(target) => see!(see, Target target),
    CardEffect::Return(target) | CardEffect::Discard(target) | CardEffect::Rescue(target) => see!(see, Target target),
    CardEffect::Deploy(target) | CardEffect::ExchangeControl(target) | CardEffect::GiveAnother(target) => {
        see!(see, Target target);
    }
    CardEffect::Move { what, to: _ } => see!(see, Target what),
    CardEffect::Put { what, to: _ } => see!(see, Target what),
    CardEffect::Damage { amount, to, by, unpreventable: _ } => see!(see, Target? by, Amount amount, Target to),
    CardEffect::IndirectDamage { amount, to, by } => see!(see, Target? by, Amount amount, Player to),
    CardEffect::DamageDivided { amount, among, by, up_to: _ } => see!(see, Target? by, Amount amount, Filter among),
    CardEffect::Heal { amount, from } => see!(see, Amount? amount, Target from),
    CardEffect::HealUpTo { amount, from } => see!(see, Amount amount, Target from),
    CardEffect::HealDivided { amount, among, up_to: _ } => see!(see, Amount amount, Filter among),
    CardEffect::GiveDivided { token: _, amount, among, up_to: _ } => see!(see, Amount amount, Filter among),
    CardEffect::Give { token: _, count, to } => see!(see, Amount count, Target to),
    CardEffect::Gain { to, gives, duration: _ } => see!(see, Target to, Modifier* gives),
    CardEffect::Rule { gives, duration: _ } => see!(see, Modifier * gives),
    CardEffect::TakeControl { of, by } => see!(see, Player by, Target of),
    CardEffect::Resource { what, by, ready: _ } => see!(see, Player by, Target what),
    CardEffect::Capture { by, what, from_discard: _ } => see!(see, Target by, Target what),
    CardEffect::Attach { what, to, by } => see!(see, Target what, Target to, Player? by),
    CardEffect::Create { token: _, count, who } => see!(see, Player who, Amount count),
    CardEffect::Attack { with, gives, defender, and_if, defender_if, rules } => {
        see!(see, Target with, AttackRule* rules, Modifier* gives, Modifier* defender);
        if let Some((condition, gives)) = and_if {
            see!(see, Condition condition, Modifier* gives);
        }
        if let Some((condition, gives)) = defender_if {
            see!(see, Condition condition, Modifier* gives);
        }
    }
    CardEffect::Play { what, cost_changes, gives, tokens: _, on } => {
        see!(see, Target what, CostChange* cost_changes, Modifier* gives, Target? on);
    }
    CardEffect::PlayEach { what, cost_changes, on } => see!(see, Target what, CostChange* cost_changes, Target? on),
});

tree!(PlayerEffect, |effect, see| match effect {
    PlayerEffect::Draw { count, who } | PlayerEffect::Mill { count, who } => see!(see, Player who, Amount count),
    PlayerEffect::DiscardFromHand { count, who, cards, by, random: _ } => {
        see!(see, Player who, Player? by, Amount count, Filter? cards);
    }
    PlayerEffect::DiscardHand(player) | PlayerEffect::Shuffle(player) | PlayerEffect::TheForceIsWith(player) => {
        see!(see, Player player);
    }
    PlayerEffect::Lose(player) | PlayerEffect::Win(player) => see!(see, Player player),
    PlayerEffect::Search { top, cards, take, reveal: _, then } => {
        see!(see, Amount? top, Filter cards, Take take, Block then);
    }
    PlayerEffect::PayUpTo { most } => see!(see, Amount? most),
    PlayerEffect::Arrange(amount) | PlayerEffect::RevealUntilStop(amount) | PlayerEffect::Pay(amount) => {
        see!(see, Amount amount);
    }
    PlayerEffect::Flip(target) | PlayerEffect::CollectBounties(target) => see!(see, Target target),
    PlayerEffect::UseAbility { of, kind: _, how: _ } => see!(see, Target of),
    PlayerEffect::NextCardGains(filter, modifier) => see!(see, Filter filter, Modifier modifier),
    PlayerEffect::CollectAgain | PlayerEffect::UseAgain | PlayerEffect::ExtraAction => {}
    PlayerEffect::UseTheForce | PlayerEffect::Disclose { .. } => {}
});

impl Effect {
    /// The rule of "if you do", cited after the steps that must be done.
    pub(crate) const IF_YOU_DO: &'static str = "8.9";

    /// Returns the effect without [`FlowEffect::Then`] and without the name given by [`FlowEffect::As`].
    pub fn unnamed(&self) -> &Effect {
        let mut effect = self;
        while let Effect::Flow(FlowEffect::As(_, inner) | FlowEffect::Then(inner)) = effect {
            effect = inner;
        }
        effect
    }

    /// Returns `true` if the step begins with "then". It never resolves together with the step before it (CR 1.9.8).
    pub fn is_then(&self) -> bool {
        let mut effect = self;
        while let Effect::Flow(FlowEffect::As(_, inner)) = effect {
            effect = inner;
        }
        matches!(effect, Effect::Flow(FlowEffect::Then(_)))
    }

    /// Returns the blocks directly inside, in printed order; for an [`FlowEffect::As`], those of its step.
    pub fn blocks(&self) -> Vec<&Block> {
        let mut blocks = Vec::new();
        self.unnamed().each_part(&mut |part| {
            if let Part::Block(block) = part {
                blocks.push(block);
            }
        });
        blocks
    }

    /// Returns the filters its targets are chosen by, in prompt order.
    pub fn filters(&self) -> Vec<&Filter> {
        let step = self.unnamed();
        if let Effect::Player(PlayerEffect::DiscardFromHand { cards, .. }) = step {
            return cards.iter().map(|cards| &**cards).collect();
        }
        // Attacks and plays use separate prompts.
        if let Effect::Card(CardEffect::Attack { .. } | CardEffect::Play { .. }) = step {
            return Vec::new();
        }
        let mut filters = Vec::new();
        step.each_part(&mut |part| {
            if let Part::Target(target) = part {
                filters.extend(target.filter());
            }
        });
        filters
    }

    /// Returns the rule that defines the effect. Returns `None` for control flow.
    pub fn rule(&self) -> Option<&'static str> {
        self.facts().0
    }

    /// Returns the effect's valence for its targets, used by players without a plan.
    pub fn valence(&self) -> Valence {
        self.facts().1
    }

    /// Returns the rule and the valence of an effect.
    fn facts(&self) -> (Option<&'static str>, Valence) {
        match self {
            Effect::Flow(effect) => effect.facts(),
            Effect::Choice(effect) => (Some(effect.rule()), Neither),
            Effect::Card(effect) => effect.facts(),
            Effect::Player(effect) => effect.facts(),
        }
    }
}

impl FlowEffect {
    fn facts(&self) -> (Option<&'static str>, Valence) {
        let rule = match self {
            FlowEffect::As(_, step) | FlowEffect::Then(step) => return (None, step.valence()),
            FlowEffect::If { .. } | FlowEffect::ForEachPlayer(..) | FlowEffect::They(..) => return (None, Neither),
            FlowEffect::May(_) | FlowEffect::MayBy(..) => "8.32",
            FlowEffect::IfYouDo { .. } => Effect::IF_YOU_DO,
            FlowEffect::Modes { .. } => "8.4.4",
            FlowEffect::ForEach(..) | FlowEffect::Repeat(..) => "8.34",
            FlowEffect::Delay(..) => "7.7.4",
            FlowEffect::After(_) => "7.6.8A",
            FlowEffect::AtOnce(_) => "1.9.8",
        };
        (Some(rule), Neither)
    }
}

impl ChoiceEffect {
    fn rule(&self) -> &'static str {
        match self {
            ChoiceEffect::Bind(_) | ChoiceEffect::ChooseArena | ChoiceEffect::ChooseAttribute(_) => "8.4",
            ChoiceEffect::ChoosePlayer(_) | ChoiceEffect::ChoosePlayers(_) => "8.4.3",
            ChoiceEffect::NameCard => "8.17",
            ChoiceEffect::ChooseNumber => "8.4.5A",
            ChoiceEffect::Look(_) | ChoiceEffect::LookAtHand(_) => "8.13",
            ChoiceEffect::Reveal(_) | ChoiceEffect::RevealHand(_) => "8.25",
        }
    }
}

impl CardEffect {
    fn facts(&self) -> (Option<&'static str>, Valence) {
        let (rule, valence) = match self {
            CardEffect::Damage { .. } => ("1.9", Harms),
            CardEffect::DamageDivided { .. } => ("8.4.5", Harms),
            CardEffect::IndirectDamage { .. } => ("8.35", Harms),
            CardEffect::Heal { .. } => ("1.9.3", Helps),
            CardEffect::HealUpTo { .. } | CardEffect::HealDivided { .. } => ("8.30.4", Helps),
            CardEffect::Defeat(_) => ("1.5.5", Harms),
            CardEffect::Exhaust(_) => ("1.5.4", Harms),
            CardEffect::Ready(_) => ("1.5.4", Helps),
            CardEffect::Return(_) => ("8.24", Harms),
            CardEffect::Put { to, .. } => (to.rule(), Harms),
            CardEffect::Discard(_) => ("1.14", Harms),
            CardEffect::Give { token: Token::Weakness, .. } => ("3.7", Harms),
            CardEffect::Give { .. } => ("3.7", Helps),
            CardEffect::GiveAnother(_) => ("3.7", Neither),
            CardEffect::GiveDivided { .. } => ("8.4.5", Helps),
            CardEffect::Create { .. } => ("3.7", Neither),
            CardEffect::Gain { gives, .. } => ("7.7.3", Modifier::valence_of(gives)),
            CardEffect::Rule { .. } => ("7.7.3", Neither),
            CardEffect::TakeControl { .. } => ("8.27", Harms),
            CardEffect::ExchangeControl(_) => ("8.27", Neither),
            CardEffect::Resource { .. } => ("1.7.7", Helps),
            CardEffect::Capture { .. } => ("8.33", Harms),
            CardEffect::Rescue(_) => ("8.33.3", Helps),
            CardEffect::Attach { .. } => ("3.6.14", Neither),
            CardEffect::Move { .. } => ("8.36", Neither),
            CardEffect::Deploy(_) => ("3.4.4", Neither),
            CardEffect::Attack { .. } => ("6.3", Helps),
            CardEffect::Play { .. } | CardEffect::PlayEach { .. } => ("6.2.0E", Helps),
        };
        (Some(rule), valence)
    }
}

impl PlayerEffect {
    fn facts(&self) -> (Option<&'static str>, Valence) {
        let (rule, valence) = match self {
            PlayerEffect::Arrange(_) => ("8.13", Neither),
            PlayerEffect::RevealUntilStop(_) => ("8.25", Neither),
            PlayerEffect::Draw { .. } => ("1.13", Neither),
            PlayerEffect::DiscardFromHand { random: true, .. } => ("8.22", Harms),
            PlayerEffect::DiscardFromHand { random: false, .. } => ("1.14.2", Harms),
            PlayerEffect::DiscardHand(_) => ("1.14.6", Neither),
            PlayerEffect::Mill { .. } => ("1.14.3", Neither),
            PlayerEffect::Shuffle(_) => ("8.26.2", Neither),
            PlayerEffect::Search { .. } => ("8.26", Helps),
            PlayerEffect::Pay(_) | PlayerEffect::PayUpTo { .. } => ("1.7", Neither),
            PlayerEffect::Lose(_) => ("5.6", Harms),
            PlayerEffect::Win(_) => ("5.6", Helps),
            PlayerEffect::Flip(_) => ("3.4", Neither),
            PlayerEffect::UseAbility { .. } => ("7.6.17", Neither),
            PlayerEffect::ExtraAction => ("1.15", Neither),
            PlayerEffect::CollectBounties(_) | PlayerEffect::CollectAgain => ("7.5.13", Neither),
            PlayerEffect::UseAgain => ("7.6.17", Neither),
            PlayerEffect::TheForceIsWith(_) => ("8.37.2", Neither),
            PlayerEffect::UseTheForce => ("8.37.4", Neither),
            PlayerEffect::Disclose { .. } => ("8.38.1", Neither),
            PlayerEffect::NextCardGains(_, modifier) => (modifier.rule(), Neither),
        };
        (Some(rule), valence)
    }
}

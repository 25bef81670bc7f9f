//! What is done: the verbs and the words that join them.

use model::{Arena, Aspect};
use serde::{Deserialize, Serialize};

use crate::walk::{Part, Tree, see, tree};
use crate::{
    AbilityKind, Amount, AttackRule, Block, Condition, Destination, Duration, Filter, Leaning, Modifier, Moment, Name,
    Player, Price, Step, Take, Target, Token,
};

/// One thing that is done. What it acted on is `It` afterwards, and how much it did `Done`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Effect {
    // ---- joining ----
    /// "You may": the player may decline all of it. When the first step chooses targets, choosing and declining are
    /// one decision.
    May(Block),
    /// The same, decided by that player.
    MayBy(Player, Block),
    /// "If you do": when the first block did what it says in full, the second; otherwise the third (CR 8.9).
    IfYouDo {
        /// The steps that are tried first.
        #[serde(rename = "do")]
        first: Block,
        /// The steps to take when they were done.
        then: Block,
        /// The steps to take when they were not done.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "If": the first block when the condition holds, otherwise the second ("instead").
    If {
        /// The condition that is looked at when the step resolves.
        #[serde(rename = "if")]
        condition: Condition,
        /// The steps to take when it holds.
        then: Block,
        /// The steps to take when it does not hold.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "Choose two": so many different ones of these, one at a time (CR 8.4.4).
    Modes {
        /// Number of modes to choose.
        choose: Amount,
        /// Who chooses; `You` when left out.
        #[serde(default = "crate::ability::you")]
        by: Player,
        /// The modes to choose among.
        of: Vec<Block>,
        /// "You may choose the same option more than once."
        #[serde(default)]
        repeat: bool,
    },
    /// For each of these cards in turn, bound as `It`.
    ForEach(Target, Block),
    /// The block so many times: "for every 3 resources paid this way, ..." (CR 8.34).
    Repeat(Amount, Block),
    /// For each of these players in turn, bound as `That`; the decisions stay with you.
    ForEachPlayer(Player, Block),
    /// These players do it, one after the other: within, `You` is that player.
    They(Player, Block),
    /// Later, once (CR 7.7.4). What is bound stays bound.
    Delay(Moment, Block),
    /// The step, and what it acted on gets a name.
    As(Name, Box<Step>),
    /// "After completing this attack": first all that was triggered until now is resolved (CR 7.6.8A). Nothing happens if the
    /// attack or play of the step before was not made.
    After(Block),
    /// "Then": the step is done when those before it are done. Damage is not dealt together with the damage of the step
    /// before (CR 1.9.8); the state checks (CR 1.16.5) are made first.
    Then(Box<Step>),
    /// All choices of these steps are made in order, then all that they do is done at once (CR 1.9.8); what a `ForEach`
    /// inside deals to one card is one instance of damage (CR 8.34.1A).
    AtOnce(Block),

    // ---- choosing and looking, without more ----
    /// Binds these cards as `It`, and does nothing to them: "choose a unit" for the steps that follow.
    Bind(Target),
    /// Chooses one of these players and binds `That`.
    ChoosePlayer(Player),
    /// Chooses so many different players (or as many as there are), who are `Those` (CR 8.4.3).
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
    LookAtHand(Player),
    /// These cards are shown to all (CR 8.25).
    Reveal(Target),
    /// That player shows their hand.
    RevealHand(Player),

    // ---- verbs on cards ----
    /// Damage to each of these, at once; `by` deals it when it is not the ability's card (CR 1.9, 1.18.2).
    Damage {
        /// The damage that each of them is dealt.
        amount: Amount,
        /// The cards that get it.
        to: Target,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
        /// Nothing prevents it (CR 8.20).
        #[serde(default)]
        unpreventable: bool,
    },
    /// Damage divided as you choose (CR 8.4.5).
    DamageDivided {
        /// The damage to divide, in all.
        amount: Amount,
        /// The cards among which it is divided.
        among: Box<Filter>,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
        /// "Up to": some of it, or none, may be left over (CR 8.30).
        #[serde(default)]
        up_to: bool,
    },
    /// Indirect damage (CR 8.35): each of these players divides it among their units and base; nothing prevents it.
    IndirectDamage {
        /// How much to each of them.
        amount: Amount,
        /// To whom; one player, whom you choose, when left out.
        #[serde(default = "any_player")]
        to: Player,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
    },
    /// Heals so much from each of these; left out, all.
    Heal {
        /// Damage to heal; left out, all of it.
        #[serde(default)]
        amount: Option<Amount>,
        /// The cards that are healed.
        from: Target,
    },
    /// "Heal up to": the player chooses how much from one target (CR 8.30.4).
    HealUpTo {
        /// The most damage to heal.
        amount: Amount,
        /// The cards that are healed.
        from: Target,
    },
    /// Heals so much in all, divided as you choose: all of it, as far as there is damage to heal.
    HealDivided {
        /// The damage to heal, in all.
        amount: Amount,
        /// The cards among which it is divided.
        among: Box<Filter>,
        /// "Heal up to": you choose how much of it (CR 8.30.4).
        #[serde(default)]
        up_to: bool,
    },
    /// Defeats these cards (CR 1.5.5).
    Defeat(Target),
    /// Exhausts these cards (CR 1.5.4).
    Exhaust(Target),
    /// Readies these cards (CR 1.5.4).
    Ready(Target),
    /// Returns to its owner's hand (CR 8.24).
    Return(Target),
    /// Puts cards somewhere: from a hand, deck, discard pile, or what was looked at.
    Put {
        /// The cards that are moved.
        what: Target,
        /// The place that they go to.
        to: Destination,
    },
    /// Discards these cards (CR 1.14).
    Discard(Target),
    /// Gives token upgrades to each of these (CR 3.7.2B).
    Give {
        /// The kind of token.
        token: Token,
        /// How many to each; one when left out.
        #[serde(default = "one")]
        count: Amount,
        /// The cards that get it.
        to: Target,
    },
    /// Gives another of each of these token upgrades to the unit that it is on: used by one card.
    GiveAnother(Target),
    /// Distributes so many token upgrades among cards, as you choose (CR 8.4.5).
    GiveDivided {
        /// The kind of token.
        token: Token,
        /// How many there are, in all.
        amount: Amount,
        /// The cards among which they are distributed.
        among: Box<Filter>,
        /// "Up to": some of them, or all, may be left over (CR 8.30).
        #[serde(default)]
        up_to: bool,
    },
    /// Creates token units, exhausted, or Credit tokens (CR 3.7).
    Create {
        /// The kind of token.
        token: Token,
        /// The number of them.
        #[serde(default = "one")]
        count: Amount,
        /// The player who creates them.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// A lasting effect: these cards have these modifiers for so long (CR 7.7.3).
    Gain {
        /// The cards that gain them.
        to: Target,
        /// The modifiers that they gain.
        gives: Vec<Modifier>,
        /// How long they last.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// A lasting effect on the game rather than on cards: costs, prohibitions.
    Rule {
        /// The modifiers that hold for the players.
        gives: Vec<Modifier>,
        /// How long they last.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// That player takes control (CR 8.27).
    TakeControl {
        /// The cards that change control.
        of: Target,
        /// Who takes it; `You` when left out.
        #[serde(default = "crate::ability::you")]
        by: Player,
    },
    /// Control of these cards is exchanged at once: of the players who control them, each takes those that the next
    /// such player to the right controls. Of two cards with different controllers: exchange them. When all of them have
    /// one controller, nothing happens.
    ExchangeControl(Target),
    /// Puts cards into play as resources (CR 1.7.7).
    Resource {
        /// The cards that the verb is about.
        what: Target,
        /// Under whose control; `You` when left out.
        #[serde(default = "crate::ability::you")]
        by: Player,
        /// True when the new resources are ready.
        #[serde(default)]
        ready: bool,
    },
    /// A unit captures units (CR 8.33).
    Capture {
        /// The unit that captures and guards.
        by: Target,
        /// The units that are captured.
        what: Target,
        /// From your discard pile, where their defeat has just put them (CR 8.5.4), rather than from play.
        #[serde(default)]
        from_discard: bool,
    },
    /// Rescues captured cards (CR 8.33.3).
    Rescue(Target),
    /// Attaches upgrades in play to another unit (CR 3.6.14); `by`, where set, takes control of them.
    Attach {
        /// The cards that are moved.
        what: Target,
        /// The unit that it is attached to.
        to: Target,
        /// The player who takes control; left out, nobody does.
        #[serde(default)]
        by: Option<Player>,
    },
    /// Moves upgrades that are units as well, or units, to an arena as units: they neither leave nor enter play (CR 8.36).
    Move {
        /// The cards that are moved.
        what: Target,
        /// The arena that they move to.
        to: Arena,
    },
    /// Deploys a leader as a unit (CR 3.4.4).
    Deploy(Target),
    /// Attacks with a unit (CR 6.3.0D), or with any number, of which the next one is chosen when the attack before is over
    /// (CR 8.4.4A); the attacker is `It` afterwards.
    Attack {
        /// Which units may be chosen as the attacker.
        with: Target,
        /// What the attacker has for this attack.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// What the defending unit has for this attack.
        #[serde(default)]
        defender: Vec<Modifier>,
        /// What the attacker has as well when it matches: "if it's a Trooper".
        #[serde(default)]
        and_if: Option<(Condition, Vec<Modifier>)>,
        /// What the defending unit has as well when the condition holds.
        #[serde(default)]
        defender_if: Option<(Condition, Vec<Modifier>)>,
        /// Other rules of the attack.
        #[serde(default)]
        rules: Vec<AttackRule>,
    },
    /// Plays a card (CR 6.2.0E): from the zone of the filter.
    Play {
        /// Which cards may be played: as units alone where it is a filter of units (CR 7.5.17C).
        what: Target,
        /// Changes of the price.
        #[serde(default)]
        price: Vec<Price>,
        /// What it has for this phase.
        #[serde(default)]
        gives: Vec<Modifier>,
        /// For a unit: the token upgrades that it is given as it enters play (CR 6.2.5E), and how many of each.
        #[serde(default)]
        tokens: Vec<(Token, u8)>,
        /// For an upgrade: only on one of these units.
        #[serde(default)]
        on: Option<Target>,
    },
    /// Plays each of these cards, in the order that you choose, resolving what each triggers before the next. Of which there
    /// are up to so many, or any number, the next is chosen when the one before has been resolved (CR 8.4.4A).
    PlayEach {
        /// The cards that the verb is about.
        what: Target,
        /// Changes of the price.
        #[serde(default)]
        price: Vec<Price>,
        /// For upgrades: only on one of these units.
        #[serde(default)]
        on: Option<Target>,
    },

    // ---- verbs on players and decks ----
    /// Draws cards (CR 1.13).
    Draw {
        /// The number of them.
        #[serde(default = "one")]
        count: Amount,
        /// The player who does it.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// Discards cards from hand: that player chooses among those that match (CR 1.14.2).
    DiscardFromHand {
        /// The number of them.
        #[serde(default = "one")]
        count: Amount,
        /// The player whose hand it is.
        who: Player,
        /// Which cards; any when left out. Zone and side are those of the hand.
        #[serde(default)]
        cards: Option<Box<Filter>>,
        /// Who chooses: `That` player themself when left out.
        #[serde(default)]
        by: Option<Player>,
        /// Chosen at random instead.
        #[serde(default)]
        random: bool,
    },
    /// Discards the whole hand (CR 1.14.6).
    DiscardHand(Player),
    /// Discards cards from the top of the deck (CR 1.14.3).
    Mill {
        /// The number of them.
        #[serde(default = "one")]
        count: Amount,
        /// The player whose deck it is.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// Shuffles the decks of these players (CR 8.26.2).
    Shuffle(Player),
    /// Searches your deck or its top cards (CR 8.26); the found cards are `It`, the rest is put away as the rules say.
    /// What to do with the found cards is said by `then`.
    Search {
        /// How many cards from the top; left out, the whole deck, which is shuffled afterwards.
        #[serde(default)]
        top: Option<Amount>,
        /// The cards that may be taken.
        #[serde(rename = "for")]
        cards: Box<Filter>,
        /// The number of cards taken.
        #[serde(default)]
        take: Take,
        /// Whether they are shown to all.
        #[serde(default)]
        reveal: bool,
        /// What is done with them.
        then: Block,
    },
    /// Looks at the top cards, puts any number on the bottom and the rest on top in any order.
    Arrange(Amount),
    /// One at a time reveals cards from your deck until you stop or the most are revealed; they are `It`.
    RevealUntilStop(Amount),
    /// Pays resources (part of `IfYouDo` or `Modes`: cannot be chosen when it cannot be paid).
    Pay(Amount),
    /// Pays any number of resources, or up to so many; how many is `Done`.
    PayUpTo {
        /// The most that is paid; left out, all that there are.
        #[serde(default)]
        most: Option<Amount>,
    },
    /// That player loses the game (CR 5.6).
    Lose(Player),
    /// That player wins the game: all others lose it (CR 5.6): used by one card.
    Win(Player),
    /// Flips a leader that has two Leader sides.
    Flip(Target),
    /// Collects the bounties of a unit.
    CollectBounties(Target),
    /// Collects the bounty that was collected just now (`BountyCollected`) once more: used by one card.
    CollectAgain,
    /// Uses the ability that was used just now (`AbilityUsed`) once more (CR 7.6.17).
    UseAgain,
    /// "The Force is with" these players: each creates their Force token, unless they control it (CR 8.37.2).
    TheForceIsWith(Player),
    /// "Use the Force": you defeat your Force token (CR 8.37.4); done by who controls one.
    UseTheForce,
    /// "Disclose": you reveal cards from your hand that have these aspect icons among them (CR 8.38); they are `It`.
    Disclose {
        /// The icons, each as often as it is asked for.
        icons: Vec<Aspect>,
        /// One card with one of the icons is enough, and is the disclosed card.
        #[serde(default)]
        any_of: bool,
        /// "And/or": one of the icons is enough, or any more of them.
        #[serde(default)]
        and_or: bool,
    },
    /// Uses abilities of that kind of these units, as if they had triggered (CR 7.6.17).
    UseAbility {
        /// The units whose abilities are used.
        of: Target,
        /// The kind of ability that is used.
        kind: AbilityKind,
        /// How many of them; without it one, which you choose.
        #[serde(default)]
        how: Uses,
    },
    /// You take another action after this one (CR 1.15): used by one card.
    ExtraAction,
    /// The next card that matches and that you play this phase has this: a keyword with its number, or it enters play
    /// ready.
    NextCardGains(Box<Filter>, Box<Modifier>),
}

/// How many of several abilities are used (CR 7.6.17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Uses {
    /// One, which you choose.
    #[default]
    One,
    /// Each of them, in an order that you choose.
    All,
    /// As many as you choose, one after the other: the next is chosen when the one before has been resolved (CR 8.4.4A).
    AnyNumber,
}

/// An attribute of cards (CR 8.2) that a player chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attribute {
    /// An aspect.
    Aspect,
    /// A trait, which is named.
    Trait,
}

fn any_player() -> Player {
    Player::Any
}

fn one() -> Amount {
    Amount::N(1)
}

tree!(Effect, |effect, see| match effect {
    Effect::May(block) | Effect::After(block) | Effect::AtOnce(block) | Effect::Delay(_, block) => {
        see!(see, Block block);
    }
    Effect::MayBy(player, block) | Effect::ForEachPlayer(player, block) | Effect::They(player, block) => {
        see!(see, Player player, Block block);
    }
    Effect::IfYouDo { first, then, otherwise } => see!(see, Block first, Block then, Block? otherwise),
    Effect::If { condition, then, otherwise } => see!(see, Condition condition, Block then, Block? otherwise),
    Effect::Modes { choose, by, of, repeat: _ } => see!(see, Amount choose, Player by, Block* of),
    Effect::Repeat(amount, block) => see!(see, Amount amount, Block block),
    Effect::ForEach(target, block) => see!(see, Target target, Block block),
    Effect::As(_, step) | Effect::Then(step) => see!(see, Step step),
    Effect::Bind(target)
    | Effect::Look(target)
    | Effect::Reveal(target)
    | Effect::Defeat(target)
    | Effect::Exhaust(target)
    | Effect::Ready(target)
    | Effect::Return(target)
    | Effect::Discard(target)
    | Effect::ExchangeControl(target)
    | Effect::Rescue(target)
    | Effect::Flip(target)
    | Effect::Deploy(target)
    | Effect::UseAbility { of: target, kind: _, how: _ }
    | Effect::Move { what: target, to: _ }
    | Effect::CollectBounties(target)
    | Effect::GiveAnother(target)
    | Effect::Put { what: target, to: _ } => see!(see, Target target),
    Effect::ChoosePlayer(player)
    | Effect::LookAtHand(player)
    | Effect::RevealHand(player)
    | Effect::DiscardHand(player)
    | Effect::Shuffle(player)
    | Effect::Lose(player)
    | Effect::Win(player)
    | Effect::TheForceIsWith(player) => see!(see, Player player),
    Effect::NameCard
    | Effect::ChoosePlayers(_)
    | Effect::ChooseNumber
    | Effect::ChooseArena
    | Effect::ChooseAttribute(_)
    | Effect::CollectAgain
    | Effect::UseAgain
    | Effect::ExtraAction
    | Effect::UseTheForce
    | Effect::Disclose { .. } => {}
    Effect::Damage { amount, to, by, unpreventable: _ } => see!(see, Target? by, Amount amount, Target to),
    Effect::IndirectDamage { amount, to, by } => see!(see, Target? by, Amount amount, Player to),
    Effect::DamageDivided { amount, among, by, up_to: _ } => see!(see, Target? by, Amount amount, Filter among),
    Effect::Heal { amount, from } => see!(see, Amount? amount, Target from),
    Effect::HealUpTo { amount, from } => see!(see, Amount amount, Target from),
    Effect::HealDivided { amount, among, up_to: _ } => see!(see, Amount amount, Filter among),
    Effect::GiveDivided { token: _, amount, among, up_to: _ } => see!(see, Amount amount, Filter among),
    Effect::Give { token: _, count, to } => see!(see, Amount count, Target to),
    Effect::Create { token: _, count, who } | Effect::Draw { count, who } | Effect::Mill { count, who } => {
        see!(see, Player who, Amount count);
    }
    Effect::Gain { to, gives, duration: _ } => see!(see, Target to, Modifier* gives),
    Effect::Rule { gives, duration: _ } => see!(see, Modifier * gives),
    Effect::TakeControl { of, by } => see!(see, Player by, Target of),
    Effect::Resource { what, by, ready: _ } => see!(see, Player by, Target what),
    Effect::Capture { by, what, from_discard: _ } => see!(see, Target by, Target what),
    Effect::Attach { what, to, by } => see!(see, Target what, Target to, Player? by),
    Effect::Attack { with, gives, defender, and_if, defender_if, rules } => {
        see!(see, Target with, AttackRule* rules, Modifier* gives, Modifier* defender);
        if let Some((condition, gives)) = and_if {
            see!(see, Condition condition, Modifier* gives);
        }
        if let Some((condition, gives)) = defender_if {
            see!(see, Condition condition, Modifier* gives);
        }
    }
    Effect::Play { what, price, gives, tokens: _, on } => {
        see!(see, Target what, Price* price, Modifier* gives, Target? on);
    }
    Effect::PlayEach { what, price, on } => see!(see, Target what, Price* price, Target? on),
    Effect::DiscardFromHand { count, who, cards, by, random: _ } => {
        see!(see, Player who, Player? by, Amount count, Filter? cards);
    }
    Effect::Search { top, cards, take, reveal: _, then } => {
        see!(see, Amount? top, Filter cards, Take take, Block then);
    }
    Effect::PayUpTo { most } => see!(see, Amount? most),
    Effect::Arrange(amount) | Effect::RevealUntilStop(amount) | Effect::Pay(amount) => {
        see!(see, Amount amount);
    }
    Effect::NextCardGains(filter, modifier) => see!(see, Filter filter, Modifier modifier),
});

impl Effect {
    /// The rule of "if you do", which is cited where the words stand: after what must be done.
    pub(crate) const IF_YOU_DO: &'static str = "8.9";

    /// The effect itself, without [`Effect::Then`] and the names that [`Effect::As`] gives to what it acts on.
    pub fn unnamed(&self) -> &Effect {
        let mut effect = self;
        while let Effect::As(_, inner) | Effect::Then(inner) = effect {
            effect = inner;
        }
        effect
    }

    /// Returns `true` if the step begins with "then": it is never done together with the step before it (CR 1.9.8).
    pub fn is_then(&self) -> bool {
        let mut effect = self;
        while let Effect::As(_, inner) = effect {
            effect = inner;
        }
        matches!(effect, Effect::Then(_))
    }

    /// The blocks directly inside, in printed order; of an [`Effect::As`] those of its step.
    pub fn blocks(&self) -> Vec<&Block> {
        let mut blocks = Vec::new();
        self.unnamed().each_part(&mut |part| {
            if let Part::Block(block) = part {
                blocks.push(block);
            }
        });
        blocks
    }

    /// The filters that its targets are chosen by, in the order in which players are asked.
    pub fn filters(&self) -> Vec<&Filter> {
        let step = self.unnamed();
        if let Effect::DiscardFromHand { cards, .. } = step {
            return cards.iter().map(|cards| &**cards).collect();
        }
        // Attacks and plays are questions of their own.
        if let Effect::Attack { .. } | Effect::Play { .. } = step {
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

    /// The rule that says what it means; `None` for what only joins steps.
    pub fn rule(&self) -> Option<&'static str> {
        self.facts().0
    }

    /// Whether what is chosen for it is better or worse off: what a player without a plan goes by.
    pub fn leaning(&self) -> Leaning {
        self.facts().1
    }

    /// What is known of each verb: its rule, and whether it helps or harms.
    fn facts(&self) -> (Option<&'static str>, Leaning) {
        use Leaning::{Harms, Helps, Neither};
        let (rule, leaning) = match self {
            Effect::As(_, step) | Effect::Then(step) => return (None, step.leaning()),
            Effect::If { .. } | Effect::ForEachPlayer(..) | Effect::They(..) => return (None, Neither),
            Effect::May(_) | Effect::MayBy(..) => ("8.32", Neither),
            Effect::IfYouDo { .. } => (Effect::IF_YOU_DO, Neither),
            Effect::Modes { .. } => ("8.4.4", Neither),
            Effect::ForEach(..) | Effect::Repeat(..) => ("8.34", Neither),
            Effect::Delay(..) => ("7.7.4", Neither),
            Effect::After(_) => ("7.6.8A", Neither),
            Effect::AtOnce(_) => ("1.9.8", Neither),
            Effect::Bind(_) | Effect::ChooseArena | Effect::ChooseAttribute(_) => ("8.4", Neither),
            Effect::ChoosePlayer(_) | Effect::ChoosePlayers(_) => ("8.4.3", Neither),
            Effect::NameCard => ("8.17", Neither),
            Effect::ChooseNumber => ("8.4.5A", Neither),
            Effect::Look(_) | Effect::LookAtHand(_) | Effect::Arrange(_) => ("8.13", Neither),
            Effect::Reveal(_) | Effect::RevealHand(_) | Effect::RevealUntilStop(_) => ("8.25", Neither),
            Effect::Damage { .. } => ("1.9", Harms),
            Effect::DamageDivided { .. } => ("8.4.5", Harms),
            Effect::IndirectDamage { .. } => ("8.35", Harms),
            Effect::Heal { .. } => ("1.9.3", Helps),
            Effect::HealUpTo { .. } | Effect::HealDivided { .. } => ("8.30.4", Helps),
            Effect::Defeat(_) => ("1.5.5", Harms),
            Effect::Exhaust(_) => ("1.5.4", Harms),
            Effect::Ready(_) => ("1.5.4", Helps),
            Effect::Return(_) => ("8.24", Harms),
            Effect::Put { to, .. } => (to.rule(), Harms),
            Effect::Discard(_) => ("1.14", Harms),
            Effect::Give { token: Token::Weakness, .. } => ("3.7", Harms),
            Effect::Give { .. } => ("3.7", Helps),
            Effect::GiveAnother(_) => ("3.7", Neither),
            Effect::GiveDivided { .. } => ("8.4.5", Helps),
            Effect::Create { .. } => ("3.7", Neither),
            Effect::Gain { gives, .. } => ("7.7.3", Modifier::leaning_of(gives)),
            Effect::Rule { .. } => ("7.7.3", Neither),
            Effect::TakeControl { .. } => ("8.27", Harms),
            Effect::ExchangeControl(_) => ("8.27", Neither),
            Effect::Resource { .. } => ("1.7.7", Helps),
            Effect::Capture { .. } => ("8.33", Harms),
            Effect::Rescue(_) => ("8.33.3", Helps),
            Effect::Attach { .. } => ("3.6.14", Neither),
            Effect::Move { .. } => ("8.36", Neither),
            Effect::Deploy(_) => ("3.4.4", Neither),
            Effect::Attack { .. } => ("6.3", Helps),
            Effect::Play { .. } | Effect::PlayEach { .. } => ("6.2.0E", Helps),
            Effect::Draw { .. } => ("1.13", Neither),
            Effect::DiscardFromHand { random: true, .. } => ("8.22", Harms),
            Effect::DiscardFromHand { random: false, .. } => ("1.14.2", Harms),
            Effect::DiscardHand(_) => ("1.14.6", Neither),
            Effect::Mill { .. } => ("1.14.3", Neither),
            Effect::Shuffle(_) => ("8.26.2", Neither),
            Effect::Search { .. } => ("8.26", Helps),
            Effect::Pay(_) | Effect::PayUpTo { .. } => ("1.7", Neither),
            Effect::Lose(_) => ("5.6", Harms),
            Effect::Win(_) => ("5.6", Helps),
            Effect::Flip(_) => ("3.4", Neither),
            Effect::UseAbility { .. } => ("7.6.17", Neither),
            Effect::ExtraAction => ("1.15", Neither),
            Effect::CollectBounties(_) | Effect::CollectAgain => ("7.5.13", Neither),
            Effect::UseAgain => ("7.6.17", Neither),
            Effect::TheForceIsWith(_) => ("8.37.2", Neither),
            Effect::UseTheForce => ("8.37.4", Neither),
            Effect::Disclose { .. } => ("8.38.1", Neither),
            Effect::NextCardGains(_, modifier) => (modifier.rule(), Neither),
        };
        (Some(rule), leaning)
    }
}

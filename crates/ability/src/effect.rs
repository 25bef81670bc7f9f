//! What is done: the verbs and the words that join them.

use std::sync::Arc;

use model::{CardNumber, Keyword};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Amount, Condition, Duration, Filter, Modifier, Name, Player, Target};

/// One step: an effect.
pub type Step = Effect;

/// The number of a block of steps in the whole of the data: by it a half-done ability is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
#[serde(transparent)]
pub struct BlockId(pub u16);

/// Steps that are resolved one after the other (CR 7.1.5, 8.28).
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    pub(crate) id: BlockId,
    pub(crate) steps: Arc<Vec<Step>>,
}

impl Block {
    /// Its number.
    pub fn id(&self) -> BlockId {
        self.id
    }

    /// Its steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl<'de> Deserialize<'de> for Block {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Block { id: BlockId::default(), steps: Arc::new(Vec::deserialize(deserializer)?) })
    }
}

/// A token by its short name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[allow(missing_docs)]
pub enum Token {
    Experience,
    Shield,
    BattleDroid,
    CloneTrooper,
}

impl Token {
    /// Every token of the language.
    pub const ALL: [Token; 4] = [Token::Experience, Token::Shield, Token::BattleDroid, Token::CloneTrooper];

    /// Its number in the catalogue, for example `SOR_T01`.
    pub fn number(self) -> Option<CardNumber> {
        match self {
            Token::Experience => "SOR_T01",
            Token::Shield => "SOR_T02",
            Token::BattleDroid => "TWI_T01",
            Token::CloneTrooper => "TWI_T02",
        }
        .parse()
        .ok()
    }
}

/// One thing that is done. What it acted on is `It` afterwards, and how much it did `Done`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Effect {
    // ---- joining ----
    /// "You may": the player may decline all of it. When the first step chooses targets, choosing and declining are
    /// one decision.
    May(Block),
    /// The same, decided by that player.
    MayBy(Player, Block),
    /// "If you do": when the first block did what it says in full, the second; otherwise the third (CR 8.9).
    IfYouDo {
        /// First.
        #[serde(rename = "do")]
        first: Block,
        /// If it was done.
        then: Block,
        /// If not.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "If": the first block when the condition holds, otherwise the second ("instead").
    If {
        /// What must hold.
        #[serde(rename = "if")]
        condition: Condition,
        /// Then.
        then: Block,
        /// Otherwise.
        #[serde(default, rename = "else")]
        otherwise: Option<Block>,
    },
    /// "Choose two": so many different ones of these, one at a time (CR 8.4.4).
    Modes {
        /// How many.
        choose: Amount,
        /// Who chooses; `You` when left out.
        #[serde(default = "crate::ability::you")]
        by: Player,
        /// The options.
        of: Vec<Block>,
    },
    /// For each of these cards in turn, bound as `It`.
    ForEach(Target, Block),
    /// For each of these players in turn, bound as `That`; the decisions stay with you.
    ForEachPlayer(Player, Block),
    /// These players do it, one after the other: within, `You` is that player.
    They(Player, Block),
    /// Later, once (CR 7.7.4). What is bound stays bound.
    Delay(Moment, Block),
    /// The step, and what it acted on gets a name.
    As(Name, Box<Step>),
    /// "After that": first all that was triggered until now is resolved (CR 7.6.8A).
    After(Block),
    /// All choices of these steps are made in order, then all that they do is done at once (CR 1.9.8); what a `ForEach`
    /// inside deals to one card is one instance of damage (CR 8.34.1A).
    AtOnce(Block),

    // ---- choosing and looking, without more ----
    /// Binds these cards as `It`, and does nothing to them: "choose a unit" for the steps that follow.
    Bind(Target),
    /// Chooses one of these players and binds `That`.
    ChoosePlayer(Player),
    /// Names a card (CR 8.17); bound for `same_name: Some(It)`.
    NameCard,
    /// Chooses a number, bound as `Done`.
    ChooseNumber,
    /// Chooses an arena.
    ChooseArena,
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
        /// How much to each.
        amount: Amount,
        /// To what.
        to: Target,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
    },
    /// Damage divided as you choose (CR 8.4.5).
    DamageDivided {
        /// How much together.
        amount: Amount,
        /// Among these.
        among: Filter,
        /// The unit that deals it.
        #[serde(default)]
        by: Option<Target>,
    },
    /// Heals so much from each of these; left out, all.
    Heal {
        /// How much.
        #[serde(default)]
        amount: Option<Amount>,
        /// From what.
        from: Target,
    },
    /// "Heal up to": the player chooses how much from one target (CR 8.30.4).
    HealUpTo {
        /// At most.
        amount: Amount,
        /// From what.
        from: Target,
    },
    /// Heals up to so much in all, divided as you choose.
    HealDivided {
        /// At most, together.
        amount: Amount,
        /// Among these.
        among: Filter,
    },
    /// Defeats (CR 1.5.5).
    Defeat(Target),
    /// Exhausts (CR 1.5.4).
    Exhaust(Target),
    /// Readies.
    Ready(Target),
    /// Returns to its owner's hand (CR 8.24).
    Return(Target),
    /// Puts cards somewhere: from a hand, deck, discard pile, or what was looked at.
    Put {
        /// Which.
        what: Target,
        /// Where.
        to: Destination,
    },
    /// Discards these cards (CR 1.14).
    Discard(Target),
    /// Gives token upgrades to each of these (CR 3.7.2B).
    Give {
        /// Which token.
        token: Token,
        /// How many to each; one when left out.
        #[serde(default = "one")]
        count: Amount,
        /// To what.
        to: Target,
    },
    /// Creates token units.
    Create {
        /// Which token.
        token: Token,
        /// How many.
        #[serde(default = "one")]
        count: Amount,
        /// For whom.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// A lasting effect: these cards have these modifiers for so long (CR 7.7.3).
    Gain {
        /// Which cards.
        to: Target,
        /// What they have.
        gives: Vec<Modifier>,
        /// How long.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// A lasting effect on the game rather than on cards: costs, prohibitions.
    Rule {
        /// What holds.
        gives: Vec<Modifier>,
        /// How long.
        #[serde(rename = "for")]
        duration: Duration,
    },
    /// That player takes control (CR 8.27).
    TakeControl {
        /// Of what.
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
        /// Which cards.
        what: Target,
        /// Under whose control; `You` when left out.
        #[serde(default = "crate::ability::you")]
        by: Player,
        /// And readies them.
        #[serde(default)]
        ready: bool,
    },
    /// A unit captures units (CR 8.33).
    Capture {
        /// Who captures.
        by: Target,
        /// What.
        what: Target,
    },
    /// Rescues captured cards.
    Rescue(Target),
    /// Attaches upgrades in play to another unit (CR 3.6.14); `by` takes control of them when given.
    Attach {
        /// Which.
        what: Target,
        /// To which unit.
        to: Target,
        /// Who takes control.
        #[serde(default)]
        by: Option<Player>,
    },
    /// Attacks with a unit (CR 6.3.0D); the attacker is `It` afterwards.
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
        /// Which cards may be played.
        what: Target,
        /// Changes of the price.
        #[serde(default)]
        price: Vec<Price>,
        /// What it has for this phase.
        #[serde(default)]
        gives: Vec<Modifier>,
    },
    /// Plays each of these cards, in the order that you choose, resolving what each triggers before the next.
    PlayEach {
        /// Which cards.
        what: Target,
        /// Changes of the price.
        #[serde(default)]
        price: Vec<Price>,
    },

    // ---- verbs on players and decks ----
    /// Draws cards (CR 1.13).
    Draw {
        /// How many.
        #[serde(default = "one")]
        count: Amount,
        /// Who.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// Discards cards from hand: that player chooses among those that match (CR 1.14.2).
    DiscardFromHand {
        /// How many.
        #[serde(default = "one")]
        count: Amount,
        /// Whose hand.
        who: Player,
        /// Which cards; any when left out. Zone and side are those of the hand.
        #[serde(default)]
        cards: Option<Filter>,
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
        /// How many.
        #[serde(default = "one")]
        count: Amount,
        /// Whose deck.
        #[serde(default = "crate::ability::you")]
        who: Player,
    },
    /// Searches your deck or its top cards (CR 8.26); the found cards are `It`, the rest is put away as the rules say.
    /// What to do with the found cards is said by `then`.
    Search {
        /// How many cards from the top; left out, the whole deck, which is shuffled afterwards.
        #[serde(default)]
        top: Option<Amount>,
        /// Which may be taken.
        #[serde(rename = "for")]
        cards: Filter,
        /// How many.
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
    /// Pays any number of resources; how many is `Done`.
    PayAny,
    /// Defeats, and so on, is done; the player loses the game.
    Lose(Player),
    /// Flips a leader that has two Leader sides.
    Flip(Target),
    /// Collects the bounties of a unit.
    CollectBounties(Target),
    /// Collects the bounty that was collected just now (`BountyCollected`) once more: of one card.
    CollectAgain,
    /// The card that is being played (or the next one that matches) gains a keyword with a number.
    NextCardGains(Filter, Keyword, Amount),
}

/// How many cards a search takes.
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
pub enum Take {
    /// One (or none, CR 8.26.1).
    #[default]
    One,
    /// Up to so many.
    UpTo(Amount),
    /// Any number with this combined cost at most.
    CombinedCost(Amount),
    /// Up to so many with this combined cost at most.
    UpToCombinedCost(Amount, Amount),
}

/// Where cards are put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Destination {
    /// Their owner's hand.
    Hand,
    /// The top of their owner's deck.
    Top(Order),
    /// The bottom of their owner's deck.
    Bottom(Order),
}

/// In which order several cards go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Order {
    /// As the player chooses.
    Chosen,
    /// At random.
    Random,
}

/// When a delayed effect happens (CR 7.7.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// At the start of the regroup phase.
    RegroupPhase,
    /// At the start of the next action phase.
    NextActionPhase,
    /// At the end of this phase.
    PhaseEnd,
    /// When the card with the ability leaves play.
    ThisLeavesPlay,
}

/// A change of the price of a card that is played by an ability.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Price {
    /// For free (CR 1.8.5).
    Free,
    /// So much less.
    Less(Amount),
    /// Its aspect penalties are ignored (CR 8.10.2).
    IgnorePenalty,
    /// Its Smuggle price is paid, and it is played using Smuggle (CR 7.5.14).
    Smuggle,
}

/// A rule of one attack.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum AttackRule {
    /// Even if the unit is exhausted.
    EvenIfExhausted,
    /// It must attack a unit that matches: bases are left out.
    OnlyUnits,
    /// It must attack something that matches.
    Only(Filter),
    /// The attack may be declined ("you may attack").
    Optional,
}

fn one() -> Amount {
    Amount::N(1)
}

//! Waiting as data: tasks, half-resolved abilities, attacks, lasting and delayed effects.

use ability::{AbilityId, BlockId, Duration, Moment, Token};
use model::{Arena, Aspect};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::state::{Action, CardIx, Ref, Refs, Seat};

/// What waits to be resolved: a triggered ability, or a keyword that resolves like one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Triggered {
    /// An ability of a text.
    Ability(AbilityId),
    /// The attack that Ambush allows (CR 7.5.5).
    Ambush,
    /// The resource that Plot allows to play, which is shown (CR 7.5.19).
    Plot,
    /// The Shield token of Shielded (CR 7.5.12).
    Shielded,
    /// Restore with its number (CR 7.5.9).
    Restore(u8),
    /// The second half of Saboteur (CR 7.5.10A).
    Saboteur,
    /// The attack that Support allows another unit (CR 7.5.20).
    Support,
}

/// What something that happened has triggered; up to four abilities lie on the stack.
pub(crate) type Triggers = SmallVec<[Waiting; 4]>;

/// A triggered ability that waits (CR 7.6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waiting {
    /// What is to be resolved.
    pub what: Triggered,
    /// The card that has it, as it was.
    pub source: Ref,
    /// Who resolves it: who controlled the card when it triggered (CR 7.6.14B).
    pub controller: Seat,
    /// The card that the trigger is about.
    pub subject: Ref,
    /// The player who did it.
    pub actor: Seat,
    /// A number that the trigger carries.
    pub carried: i16,
    /// The attack that it is about, an index into [`State::attacks`].
    pub attack: u8,
    /// Whether it is only there if its subject survives the damage that it heard of, which is not settled yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub if_it_survives: bool,
    /// Which of its triggers it was, where it has several (CR 7.6.2); [`Waiting::NO_TRIGGER`] when it is used without one.
    #[serde(default, skip_serializing_if = "is_first")]
    pub trigger: u8,
}

impl Waiting {
    /// It is used outside of what triggers it (CR 7.6.17).
    pub const NO_TRIGGER: u8 = u8::MAX;
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_first(trigger: &u8) -> bool {
    *trigger == 0
}

/// Where in a frame a list of cards is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// What the last step acted on.
    It,
    /// A name of the language, by its number.
    Named(u8),
    /// What has been picked of a choice that is not done.
    Picked,
    /// The first target of a step that asks for two.
    First,
    /// The second of two.
    Second,
    /// Cards looked at, searched or revealed.
    Seen,
    /// Cards revealed: open to everybody until the ability is resolved (CR 8.25.1, 8.25.4).
    Shown,
    /// Cards that a loop still has to visit, by its depth.
    Loop(u8),
    /// The token upgrades that were given last.
    Given,
    /// What the last damage of a step was dealt to.
    Damaged,
    /// The cards that a `PlayEach` has played.
    Played,
    /// The number of the trait that was named.
    Trait,
    /// The units of which any number of abilities are used, once for each that was; with the numbers of those abilities.
    /// Or those of any number that have attacked.
    Used,
    /// Cards that the ability has moved out of play, as they last were (CR 8.11).
    Left,
}

/// A half-resolved ability: everything that it has bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The card that has the ability.
    pub source: Ref,
    /// The player who resolves it.
    pub controller: Seat,
    /// Who `You` is now: the controller, or the player of a `They`.
    pub you: Seat,
    /// The player of a `ForEachPlayer` or `ChoosePlayer`.
    pub that: Seat,
    /// The player who did what triggered it.
    pub actor: Seat,
    /// The ability, when it has a number: for limits and for explaining.
    pub ability: Option<AbilityId>,
    /// The card that the trigger is about.
    pub subject: Ref,
    /// A number that the trigger carries.
    pub carried: i16,
    /// The attack that it is about.
    pub attack: u8,
    /// What the last step did.
    pub done: i16,
    /// Whether the last step (or all steps of an "if you do") did what they say.
    pub did: bool,
    /// Which of the two target lists of the step are settled, one bit for each.
    pub settled: u8,
    /// Damage waits until all choices are made (CR 1.9.8), and so do token upgrades that are given.
    pub at_once: bool,
    /// The name that was named, by the numbers of the book.
    pub name: Option<u16>,
    /// The players chosen by a step, or who did what a `They` says, one bit for each.
    #[serde(default)]
    pub those: u8,
    /// The arena that was chosen.
    pub arena: Option<Arena>,
    /// The aspect that was chosen.
    #[serde(default)]
    pub aspect: Option<Aspect>,
    /// Cards bound by name or by the trigger.
    pub cards: Vec<(Slot, Ref)>,
    /// Numbers bound by earlier steps.
    pub numbers: Vec<(Slot, i16)>,
    /// What the actions that it allowed have triggered: a layer of its own, resolved when the ability is over
    /// (CR 7.1.6B, 7.1.6E).
    pub nested: Vec<Waiting>,
}

/// An attack under way, or one that just ended and is still spoken of (CR 6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The unit that attacks.
    pub attacker: Ref,
    /// The defending unit or base.
    pub target: Ref,
    /// The second defending unit of an attacker that may attack two.
    pub second: Ref,
    /// The player who attacks.
    pub by: Seat,
    /// The player who is attacked (CR 6.3.1A).
    pub defender: Seat,
    /// Whether a unit is attacked.
    pub on_unit: bool,
    /// Still under way: "while attacking" abilities are active.
    pub under_way: bool,
    /// Excess damage (CR 1.9.11).
    pub excess: i16,
    /// The unit that is dealt the excess damage, when the attacker's text allows it and its player chose so.
    pub excess_to: CardIx,
    /// Combat damage that the attacker has dealt to bases.
    #[serde(default)]
    pub to_bases: i16,
    /// The attacker has dealt damage to a base since the attack began, combat damage or other.
    #[serde(default)]
    pub hit_base: bool,
    /// The units that the attacker has dealt combat damage: no more than two defending units, and one that is dealt the
    /// excess.
    #[serde(default = "nobody_struck")]
    pub struck: [Ref; 3],
    /// The attacker lets defending units deal combat damage first.
    #[serde(default)]
    pub strikes_last: bool,
    /// The attacker was defeated in this attack.
    #[serde(default)]
    pub defeated_attacker: bool,
    /// The defending unit was defeated by this attack.
    pub defeated_defender: bool,
    /// So was the second.
    pub defeated_second: bool,
    /// The attacker itself defeated the defending unit: by damage, or by its ability.
    #[serde(default)]
    pub defeats_defender: bool,
    /// And the second.
    #[serde(default)]
    pub defeats_second: bool,
    /// Made with Ambush (CR 7.5.5).
    pub ambush: bool,
}

/// Where a modifier stands in the texts: in a step of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GivesRef {
    /// The block that is being resolved.
    pub block: BlockId,
    /// The index of the step in the block, from 0.
    pub step: u8,
    /// Which of the step's lists: 0 for the first.
    pub list: u8,
    /// Which modifier of the list.
    pub at: u8,
}

/// What a lasting effect does (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gives {
    /// Power and HP, worked out when it was created.
    Stats(i16, i16),
    /// A keyword with its number, worked out when it was created.
    Keyword(model::Keyword, u8),
    /// A modifier of a text.
    Modifier(GivesRef),
    /// A cost change of so many resources, worked out when it was created, on the cards of a text's modifier.
    Cost(GivesRef, i16),
    /// Damage (with `true` only combat damage) is dealt to this card instead (CR 7.7.5).
    Redirect(Ref, bool),
    /// A trait that is gained.
    Trait(model::Trait),
    /// An ability of another card (CR 7.5.20).
    Ability(AbilityId),
    /// The next card that matches the step's filter has its keyword with this number; only block and step count.
    NextCard(GivesRef, u8),
    /// The cards of a text's modifier lose this trait, which was named.
    TraitLost(GivesRef, model::Trait),
}

/// When a lasting effect ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// As the text says.
    Duration(Duration),
    /// When this attack ends.
    Attack(u8),
    /// When this card leaves play.
    Leaves(Ref),
}

/// An effect that lasts beyond its resolution (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// The card that it is on; none for a rule of the game.
    pub on: Ref,
    /// The modifier that it grants.
    pub gives: Gives,
    /// The moment at which it ends.
    pub until: Until,
    /// The card whose ability created it.
    pub source: Ref,
    /// The player who controlled what made it.
    pub controller: Seat,
    /// The name that was named, for a prohibition.
    pub name: Option<u16>,
    /// The identity of the card whose copies it is about (CR 8.29.3).
    #[serde(default)]
    pub identity: Option<u16>,
    /// How many cards it still counts for; 0 without a limit.
    pub left: u8,
}

/// Damage that waits to be dealt together with other damage (CR 1.9.8), or token upgrades that wait to be given together
/// with others (CR 8.34.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// The card that is dealt damage, or given tokens.
    pub to: Ref,
    /// The amount of damage that waits, or the number of tokens.
    pub amount: i16,
    /// The card that deals it.
    pub by: Ref,
    /// The player who controls the ability that deals it.
    pub player: Seat,
    /// The token that is given; none for damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// A step that waits for its player to order replacement effects, and is then taken again (CR 7.7.5E).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ordering {
    /// The answer with which the step was taken.
    pub answer: Option<Action>,
    /// What has been chosen, by the cards whose effects come first.
    pub chosen: Vec<CardIx>,
}

/// A delayed effect (CR 7.7.4).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// The moment at which it happens.
    pub when: Moment,
    /// The group of effects that have come due together, or 0 before that.
    pub due: u8,
    /// The block that is resolved then.
    pub block: BlockId,
    /// With what was bound.
    pub frame: Frame,
}

/// A step of a block.
pub type BlockAt = (BlockId, u8);

/// The steps that are still to be taken: the last one is next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Choose the first player (CR 5.2.1C).
    FirstPlayer,
    /// Ask the players, from the one with the initiative, about the mulligan (CR 5.2.1E); a bit for each seat that was.
    Mulligans(u8),
    /// Each player resources two cards (CR 5.2.1F); a bit for each seat that has.
    FirstResources(u8),
    /// The action phase starts (CR 5.4.1A).
    StartActionPhase,
    /// Resolve the delayed effects of this group (CR 7.7.4).
    Delayed(u8),
    /// The same, with the player chosen whose effects are resolved first (CR 7.7.4E).
    DelayedOf(u8, Seat),
    /// The second half of the plan counter (CR 12.5.2B).
    PlanCounter(Seat),
    /// The active player takes an action (CR 5.4.1B).
    Turn,
    /// The action is over: the next player's turn.
    EndTurn,
    /// The action phase ends (CR 5.4.1C).
    EndActionPhase,
    /// The regroup phase starts (CR 5.5.1A).
    StartRegroup,
    /// Each player draws two cards (CR 5.5.1B).
    RegroupDraw,
    /// Each player may resource a card (CR 5.5.1C); a bit for each seat that was asked.
    RegroupResource(u8),
    /// Ready cards (CR 5.5.1D).
    RegroupReady,
    /// The regroup phase ends (CR 5.5.1E).
    EndRegroup,
    /// Resolve what waits from this place in [`State::waiting`] on (CR 7.6.9 to 7.6.12).
    Window(u16),
    /// The same, with the player chosen whose abilities are resolved first.
    WindowOf(u16, Seat),
    /// Resolve the steps of a block from this one on, in the last frame; `optional`: the player may decline.
    Run {
        /// The block that is being resolved.
        block: BlockId,
        /// The index of the next step, from 0.
        at: u8,
        /// The first choice may be declined.
        optional: bool,
    },
    /// Decide whether to resolve an optional block.
    May(BlockId),
    /// The first part of an "if you do" is over.
    IfYouDo(BlockId, u8),
    /// The next round of a loop over cards, at that depth.
    Loop(BlockId, u8),
    /// The next player of a loop over players; bits of those to come.
    LoopPlayers {
        /// The block that is being resolved.
        block: BlockId,
        /// Players to come, one bit for each.
        left: u8,
        /// `They` rather than `ForEachPlayer`.
        they: bool,
        /// In player order: first the one to the left of the active player.
        #[serde(default)]
        ordered: bool,
        /// Whose turn was the last one; nobody's at first.
        #[serde(default = "nobody")]
        now: Seat,
        /// Whether the steps before did what they say, and all whose turn it was.
        #[serde(default)]
        did: bool,
    },
    /// Choose modes: which were taken, how many more.
    Modes {
        /// The block that the step stands in.
        block: BlockId,
        /// The index of the step in the block, from 0.
        at: u8,
        /// Taken, one bit for each.
        taken: u16,
        /// Number of choices still to make.
        left: u8,
    },
    /// The last step is over: give what it acted on a name.
    Name(u8),
    /// Back to the player before `They`, and forget the loop's player.
    Restore(Seat, Seat),
    /// The ability is over.
    EndFrame,
    /// The card that an ability allows to be played has been played: what waits from this place in [`State::waiting`] on
    /// is nested (CR 7.1.6E).
    Nest(u16),
    /// All choices are made: the damage that waits is dealt, the tokens that wait are given.
    EndAtOnce,
    /// A player may collect a bounty; its frame is the last one (CR 7.5.13).
    Bounty(AbilityId),
    /// An attacker that may attack two units: choose the second.
    SecondDefender,
    /// What an ability grants for the attack that it allows is granted anew when there is a second defending unit; its
    /// frame is the last one.
    AttackTerms(BlockId, u8),
    /// This unit would have been captured: what its text says happens instead (CR 7.7.5).
    InsteadOfCapture(CardIx),
    /// Choose the units that are exploited (CR 7.5.16), then play the card.
    Exploit(Playing),
    /// A rescued card that may be a copy enters play.
    EnterCopy(CardIx),
    /// A search is over: put away the rest (CR 8.26.2); `true` for the whole deck.
    EndSearch(bool),
    /// An attack goes on at this step (CR 6.3.3 to 6.3.5).
    Attack(AttackStep),
    /// With what beside resources a card is paid for that is played (CR 3.7.13).
    PayFor(Playing),
    /// The same for resources that an ability asks for; what is left of them is paid then.
    Pay(Payment),
    /// A card is played: its costs are paid and it is put into play (CR 6.2.4, 6.2.5).
    PutIntoPlay(Playing),
    /// Choose and play the next card of a `PlayEach`.
    PlayNext {
        /// The block that the step stands in.
        block: BlockId,
        /// The index of the step in the block, from 0.
        at: u8,
        /// Where the cards that are left are stored.
        depth: u8,
    },
    /// Choose and use the next of any number of abilities (CR 7.6.17).
    UseNext(BlockId, u8),
    /// A unit with Ambush may attack (CR 7.5.5).
    Ambush(Ref),
    /// This player may attack with another unit than this one, which has Support (CR 7.5.20).
    Support(Seat, Ref),
    /// A player who deployed this leader shows which resources with Plot they plan to play (CR 7.5.19B).
    ShowPlots(Seat, CardIx),
    /// This player may play this resource, which has been shown, using Plot (CR 7.5.19A).
    Plot(Seat, Ref),
    /// An additional cost that asks for a choice.
    PayCost {
        /// The ability that has the cost.
        ability: AbilityId,
        /// The part of the step under way, from 0.
        part: u8,
    },
    /// The cost that is paid instead of a card's own (CR 1.8.10).
    PayInstead {
        /// The card that is played.
        card: CardIx,
        /// The ability that allows it.
        ability: AbilityId,
    },
    /// A player controls several copies of a unique card: choose one to defeat (CR 8.29.3).
    Unique(Seat, u16),
    /// The block of a `Repeat` so many times more.
    Repeat {
        /// The block that is repeated.
        block: BlockId,
        /// How often it is still to be resolved.
        left: u8,
    },
    /// Choose the cards that are given up while a card is played (CR 6.2.3), then pay for it.
    Toll(Playing),
}

impl Task {
    /// Returns `true` for a step of the ability whose frame is the last one: what ends with it when its player is eliminated.
    pub(crate) fn is_of_ability(self) -> bool {
        match self {
            Task::Run { .. }
            | Task::May(_)
            | Task::IfYouDo(..)
            | Task::Loop(..)
            | Task::LoopPlayers { .. }
            | Task::Modes { .. }
            | Task::Name(_)
            | Task::Restore(..)
            | Task::EndAtOnce
            | Task::Bounty(_)
            | Task::AttackTerms(..)
            | Task::EndSearch(_)
            | Task::PlayNext { .. }
            | Task::UseNext(..)
            | Task::PayCost { .. }
            | Task::Pay(_)
            | Task::Repeat { .. } => true,
            Task::FirstPlayer
            | Task::Mulligans(_)
            | Task::FirstResources(_)
            | Task::StartActionPhase
            | Task::Delayed(_)
            | Task::DelayedOf(..)
            | Task::PlanCounter(_)
            | Task::Turn
            | Task::EndTurn
            | Task::EndActionPhase
            | Task::StartRegroup
            | Task::RegroupDraw
            | Task::RegroupResource(_)
            | Task::RegroupReady
            | Task::EndRegroup
            | Task::Window(_)
            | Task::WindowOf(..)
            | Task::EndFrame
            | Task::Nest(_)
            | Task::SecondDefender
            | Task::InsteadOfCapture(_)
            | Task::Exploit(_)
            | Task::EnterCopy(_)
            | Task::Attack(_)
            | Task::PayFor(_)
            | Task::PutIntoPlay(_)
            | Task::Ambush(_)
            | Task::Support(..)
            | Task::ShowPlots(..)
            | Task::Plot(..)
            | Task::PayInstead { .. }
            | Task::Unique(..)
            | Task::Toll(_) => false,
        }
    }
}

fn nobody() -> Seat {
    Seat::NONE
}

/// A step of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStep {
    /// Begin attack: exhaust, trigger "on attack" (CR 6.3.3).
    Begin,
    /// An attacker whose text says so may let defending units deal combat damage first (CR 6.3.5C).
    Last,
    /// An attacker whose text says so chooses where its excess damage goes (CR 6.3.4).
    Excess,
    /// Calculate and deal combat damage (CR 6.3.4, 6.3.5).
    Damage,
    /// What triggered at the end has been resolved.
    Over,
}

/// Resources that a player is paying.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The player who pays.
    pub seat: Seat,
    /// How many are still to be paid.
    pub left: u8,
    /// The card that they are paid for.
    pub source: CardIx,
    /// The ability that they are paid for, if any.
    pub ability: Option<AbilityId>,
    /// A Credit token has been defeated for them.
    pub credits: bool,
    /// Whether a cost is paid or an effect says to pay.
    #[serde(default)]
    pub purpose: PaymentPurpose,
}

/// What resources are paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum PaymentPurpose {
    /// The cost of a card (CR 1.8.1) or of an action ability (CR 1.8.9).
    #[default]
    Cost,
    /// An instruction to pay, which is an effect (CR 7.1.3).
    Effect,
}

/// A card on its way into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// The card that is played.
    pub card: CardIx,
    /// The unit that an upgrade goes on.
    pub onto: CardIx,
    /// The player who plays it.
    pub by: Seat,
    /// Cost in resources, all changes counted.
    pub cost: u8,
    /// So much of the cost is paid with what stands for resources (CR 3.7.13).
    #[serde(default)]
    pub paid: u8,
    /// A Credit token is among that.
    #[serde(default)]
    pub credits: bool,
    /// Played using Smuggle (CR 7.5.14).
    pub smuggled: bool,
    /// How many units may be exploited.
    pub exploit: u8,
    /// Another cost stands for all of its costs, the additional ones among them (CR 1.8.10).
    pub instead: bool,
    /// What was the `Play` step that allows it, if any: its block and place.
    pub step: Option<BlockAt>,
}

/// The units that an attacker has dealt combat damage before it has dealt any.
fn nobody_struck() -> [Ref; 3] {
    [Ref::NONE; 3]
}

impl Frame {
    /// Returns a card as it was in play, if the ability has moved it out of play to where it is now (CR 8.11.1).
    pub(crate) fn as_it_left(&self, now: Ref) -> Ref {
        let is_it = |(slot, then): &&(Slot, Ref)| {
            *slot == Slot::Left && then.card == now.card && then.copy.wrapping_add(1) == now.copy
        };
        self.cards.iter().find(is_it).map_or(now, |(_, then)| *then)
    }

    /// A frame in which nothing is bound yet.
    pub(crate) fn of(source: Ref, controller: Seat) -> Self {
        Frame {
            source,
            controller,
            you: controller,
            that: Seat::NONE,
            actor: Seat::NONE,
            ability: None,
            subject: Ref::NONE,
            carried: 0,
            attack: u8::MAX,
            done: 0,
            did: true,
            settled: 0,
            at_once: false,
            name: None,
            those: 0,
            arena: None,
            aspect: None,
            cards: Vec::new(),
            numbers: Vec::new(),
            nested: Vec::new(),
        }
    }

    /// The cards bound in a slot.
    pub(crate) fn bound(&self, slot: Slot) -> Refs {
        self.cards.iter().filter(|(at, _)| *at == slot).map(|(_, of)| *of).collect()
    }
}

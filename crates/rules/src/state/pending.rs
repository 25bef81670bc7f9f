//! Pending work as data: tasks, half-resolved abilities, attacks, lasting and delayed effects.

use ability::{AbilityId, BlockId, DelayedTiming, Duration, Token};
use model::{Arena, Aspect, Keyword};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::state::{Action, CardIndex, CardRef, CardRefs, Seat};

/// A pending item: a triggered ability, or a keyword that resolves like one. It is flat: matched only by
/// `Game::resolve_keyword`, which hands each keyword to its file, and by the table of keywords below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PendingKind {
    /// An ability of a card text.
    Ability(AbilityId),
    /// The attack that Ambush allows (CR 7.5.5).
    Ambush,
    /// A resource that can be played with Plot and has been shown (CR 7.5.19).
    Plot,
    /// The Shield token of Shielded (CR 7.5.12).
    Shielded,
    /// Restore with its number (CR 7.5.9).
    Restore(u8),
    /// The second half of Saboteur (CR 7.5.10A).
    Saboteur,
    /// The attack that Support allows with another unit (CR 7.5.20).
    Support,
}

impl PendingKind {
    /// The keywords that trigger when a unit with them enters play, in trigger order.
    pub(crate) const ON_ENTERING: [PendingKind; 3] = [PendingKind::Ambush, PendingKind::Shielded, PendingKind::Support];

    /// Returns the keyword with its number, if it has one. Returns `None` for an ability of a card text.
    pub fn keyword(self) -> Option<(Keyword, Option<u8>)> {
        self.facts().map(|(keyword, number, _)| (keyword, number))
    }

    /// Returns the rule for resolving the keyword. Returns `None` for an ability of a card text.
    pub(crate) fn rule(self) -> Option<&'static str> {
        self.facts().map(|(_, _, rule)| rule)
    }

    fn facts(self) -> Option<(Keyword, Option<u8>, &'static str)> {
        Some(match self {
            PendingKind::Ability(_) => return None,
            PendingKind::Ambush => (Keyword::Ambush, None, "7.5.5A"),
            PendingKind::Plot => (Keyword::Plot, None, "7.5.19A"),
            PendingKind::Shielded => (Keyword::Shielded, None, "7.5.12A"),
            PendingKind::Restore(number) => (Keyword::Restore, Some(number), "7.5.9A"),
            PendingKind::Saboteur => (Keyword::Saboteur, None, "7.5.10A"),
            PendingKind::Support => (Keyword::Support, None, "7.5.20A"),
        })
    }
}

/// The abilities triggered by one event. Up to four are stored inline.
pub(crate) type Triggers = SmallVec<[PendingTrigger; 4]>;

/// A pending triggered ability (CR 7.6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingTrigger {
    /// The item to resolve.
    pub what: PendingKind,
    /// The copy of the card that has the ability.
    pub source: CardRef,
    /// The player who resolves it, which is the card's controller when it triggered (CR 7.6.14B).
    pub controller: Seat,
    /// The card that the trigger is about.
    pub subject: CardRef,
    /// The player who caused the event.
    pub actor: Seat,
    /// The number that the trigger carries.
    pub carried: i16,
    /// The attack that the trigger is about, as an index into [`State::attacks`].
    pub attack: u8,
    /// `true` if the ability only triggers if its subject survives the damage, which is not known yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub if_it_survives: bool,
    /// The index of the ability's trigger that fired, if it has several (CR 7.6.2). [`PendingTrigger::NO_TRIGGER`] if
    /// it is used without a trigger.
    #[serde(default, skip_serializing_if = "is_first")]
    pub trigger: u8,
}

impl PendingTrigger {
    /// Marks an ability that is used without being triggered (CR 7.6.17).
    pub const NO_TRIGGER: u8 = u8::MAX;
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_first(trigger: &u8) -> bool {
    *trigger == 0
}

/// Slot of a frame that stores a list of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FrameSlot {
    /// The cards that the last step acted on.
    It,
    /// A name of the ability language, by number.
    Named(u8),
    /// The cards picked so far in an unfinished choice.
    Picked,
    /// The first target of a step that asks for two.
    First,
    /// The second target of a step that asks for two.
    Second,
    /// Cards that were searched, revealed or otherwise seen.
    Seen,
    /// Cards revealed: visible to all players until the ability is resolved (CR 8.25.1, 8.25.4).
    Shown,
    /// Cards that a loop has yet to visit, by loop depth.
    Loop(u8),
    /// The token upgrades that were given last.
    Given,
    /// The cards that a step last dealt damage to.
    Damaged,
    /// The cards that a `PlayEach` has played.
    Played,
    /// The number of the chosen trait.
    Trait,
    /// The units that have been used so far in a step with any number. For abilities, there is one entry per use, with
    /// the numbers of the abilities; for attacks, one entry per attacker.
    Used,
    /// Last known information of cards that the ability has moved out of play (CR 8.11).
    Left,
}

/// A half-resolved ability with everything it has bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The card that has the ability.
    pub source: CardRef,
    /// The player who resolves it.
    pub controller: Seat,
    /// The player meant by `You`: the controller, or the player of a `They`.
    pub you: Seat,
    /// The player of a `ForEachPlayer` or `ChoosePlayer`.
    pub that: Seat,
    /// The player who caused the trigger event.
    pub actor: Seat,
    /// The ability, if it has a number. Used for limits and explanations.
    pub ability: Option<AbilityId>,
    /// The card that the trigger is about.
    pub subject: CardRef,
    /// The number that the trigger carries.
    pub carried: i16,
    /// The attack that the trigger is about.
    pub attack: u8,
    /// The amount of the last step's effect.
    pub done: i16,
    /// `true` if the last step, or all steps of an "if you do", had its full effect.
    pub did: bool,
    /// Parts of the step that are already determined, one bit each: target lists, players, cards seen.
    #[serde(rename = "settled")]
    pub determined: u8,
    /// Damage and token upgrades are held back until all choices are made (CR 1.9.8).
    pub at_once: bool,
    /// The chosen card name, as a number of the book.
    pub name: Option<u16>,
    /// The players chosen by a step, or those who carried out a `They`, one bit each.
    #[serde(default)]
    pub those: u8,
    /// The chosen arena.
    pub arena: Option<Arena>,
    /// The chosen aspect.
    #[serde(default)]
    pub aspect: Option<Aspect>,
    /// Cards bound by name or by the trigger.
    pub cards: Vec<(FrameSlot, CardRef)>,
    /// Numbers bound by earlier steps.
    pub numbers: Vec<(FrameSlot, i16)>,
    /// Abilities triggered by actions that this ability allowed. They form a nested layer that is resolved when the
    /// ability is over (CR 7.1.6B, 7.1.6E).
    pub nested: Vec<PendingTrigger>,
}

/// An attack in progress, or one that has just ended and can still be referred to (CR 6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The unit that attacks.
    pub attacker: CardRef,
    /// The defending unit or base.
    pub target: CardRef,
    /// The second defending unit, if the attacker may attack two.
    pub second: CardRef,
    /// The player who attacks.
    pub by: Seat,
    /// The defending player (CR 6.3.1A).
    pub defender: Seat,
    /// `true` if the target is a unit.
    pub on_unit: bool,
    /// `true` until the attack ends; "while attacking" abilities are active.
    #[serde(rename = "under_way")]
    pub in_progress: bool,
    /// Excess damage (CR 1.9.11).
    pub excess: i16,
    /// The unit that is dealt the excess damage, if the attacker's text allows it and its player chose to.
    pub excess_to: CardIndex,
    /// Combat damage that the attacker has dealt to bases.
    #[serde(default)]
    pub to_bases: i16,
    /// The attacker has dealt damage to a base, combat damage or other, since the attack began.
    #[serde(default)]
    pub hit_base: bool,
    /// Units that the attacker has dealt combat damage to. There are at most two defending units and one that is dealt
    /// the excess.
    #[serde(default = "nobody_struck")]
    pub struck: [CardRef; 3],
    /// The attacker lets defending units deal combat damage first.
    #[serde(default)]
    pub strikes_last: bool,
    /// The attacker was defeated in this attack.
    #[serde(default)]
    pub defeated_attacker: bool,
    /// The defending unit was defeated by this attack.
    pub defeated_defender: bool,
    /// The second defending unit was defeated by this attack.
    pub defeated_second: bool,
    /// The attacker itself defeated the defending unit, by damage or by its ability.
    #[serde(default)]
    pub defeats_defender: bool,
    /// The attacker itself defeated the second defending unit.
    #[serde(default)]
    pub defeats_second: bool,
    /// The attack was made with Ambush (CR 7.5.5).
    pub ambush: bool,
}

impl Attack {
    /// Returns `true` if a unit is a defending unit of this attack.
    pub(crate) fn is_defending(&self, of: CardRef) -> bool {
        self.on_unit && (self.target == of || (self.second != CardRef::NONE && self.second == of))
    }

    /// Returns whether a unit that fought was defeated in the attack. Returns `None` for any other card.
    pub(crate) fn combat_outcome(&self, of: CardRef) -> Option<bool> {
        match of {
            _ if of == self.attacker => Some(self.defeated_attacker),
            _ if self.on_unit && of == self.target => Some(self.defeated_defender),
            _ if self.on_unit && of == self.second => Some(self.defeated_second),
            _ => None,
        }
    }

    /// Returns the defending units. There are none if a base is attacked.
    pub(crate) fn defending(&self) -> impl Iterator<Item = CardRef> + use<> {
        let (on_unit, target, second) = (self.on_unit, self.target, self.second);
        [target, second].into_iter().filter(move |of| on_unit && of.card.is_some())
    }
}

/// Location of a modifier in the card texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ModifierRef {
    /// The block that contains the step.
    pub block: BlockId,
    /// The index of the step in the block, from 0.
    pub step: u8,
    /// The index of the list in the step, from 0.
    pub list: u8,
    /// The index of the modifier in the list.
    pub at: u8,
}

/// Effect of a lasting effect (CR 7.7.3). It is flat: matched in full only by [`View::stats`](crate::View::stats) and
/// the texts of the log, which both read every variant; all other readers ask for one to four of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LastingKind {
    /// Changes to power and HP, computed when the effect was created.
    Stats(i16, i16),
    /// A keyword with its number, computed when the effect was created.
    Keyword(model::Keyword, u8),
    /// A modifier of a card text.
    Modifier(ModifierRef),
    /// A cost change, in resources, computed when the effect was created. It applies to the cards of a text's modifier.
    Cost(ModifierRef, i16),
    /// Damage is dealt to this card instead; with `true`, only combat damage (CR 7.7.5).
    Redirect(CardRef, bool),
    /// A gained trait.
    Trait(model::Trait),
    /// An ability of another card (CR 7.5.20).
    Ability(AbilityId),
    /// The next card that matches the step's filter has the step's keyword with this number. Only block and step are
    /// used.
    NextCard(ModifierRef, u8),
    /// The cards of a text's modifier lose this trait, which was chosen.
    TraitLost(ModifierRef, model::Trait),
}

/// End of a lasting effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EffectEnd {
    /// At the end of the duration in the text.
    Duration(Duration),
    /// When this attack ends.
    Attack(u8),
    /// When this card leaves play.
    Leaves(CardRef),
}

/// An effect that lasts beyond its resolution (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastingEffect {
    /// The card that it applies to, or [`CardRef::NONE`] for a game rule.
    pub on: CardRef,
    /// The effect itself.
    pub gives: LastingKind,
    /// When it ends.
    pub until: EffectEnd,
    /// The card whose ability created it.
    pub source: CardRef,
    /// The player who controlled the source.
    pub controller: Seat,
    /// The card name that was chosen, for a prohibition.
    pub name: Option<u16>,
    /// The identity of the card whose copies it applies to (CR 8.29.3).
    #[serde(default)]
    pub identity: Option<u16>,
    /// Number of cards it still applies to; 0 means no limit.
    pub left: u8,
}

/// Damage or token upgrades held back until all choices are made (CR 1.9.8, 8.34.1). They are then dealt or given
/// together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingBatch {
    /// The card that is dealt damage, or given tokens.
    pub to: CardRef,
    /// The amount of damage, or the number of tokens.
    pub amount: i16,
    /// The card that deals it.
    pub by: CardRef,
    /// The player who controls the ability that deals it.
    pub player: Seat,
    /// The token to give. `None` for damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// A step that waits for its player to order replacement effects and is then repeated (CR 7.7.5E).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReplacementOrder {
    /// The answer that the step was given.
    pub answer: Option<Action>,
    /// The choices so far: the cards whose effects are applied first.
    pub chosen: Vec<CardIndex>,
}

/// A delayed effect (CR 7.7.4).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DelayedEffect {
    /// When it resolves.
    pub when: DelayedTiming,
    /// The group of effects that have become due together; 0 before that.
    pub due: u8,
    /// The block to resolve.
    pub block: BlockId,
    /// The frame with the values bound when it was created.
    pub frame: Frame,
}

/// A step of a block.
pub type StepRef = (BlockId, u8);

/// A unit of remaining work. The last task on the stack is next. It is flat: matched only by `Game::run_task`, which
/// hands each task to its step, and by [`Task::is_of_ability`], a table of all tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Choose the first player (CR 5.2.1C).
    FirstPlayer,
    /// Ask the players about the mulligan (CR 5.2.1E); one bit per seat already asked. The player with the initiative
    /// is first.
    Mulligans(u8),
    /// Each player resources two cards (CR 5.2.1F); one bit per seat that has finished.
    FirstResources(u8),
    /// Start the action phase (CR 5.4.1A).
    StartActionPhase,
    /// Resolve the delayed effects of this group (CR 7.7.4).
    Delayed(u8),
    /// As [`Task::Delayed`], with the player whose effects are resolved first (CR 7.7.4E).
    DelayedOf(u8, Seat),
    /// The second half of the plan counter (CR 12.5.2B).
    PlanCounter(Seat),
    /// The active player takes an action (CR 5.4.1B).
    Turn,
    /// End the action and pass the turn to the next player.
    EndTurn,
    /// End the action phase (CR 5.4.1C).
    EndActionPhase,
    /// Start the regroup phase (CR 5.5.1A).
    StartRegroup,
    /// Each player draws two cards (CR 5.5.1B).
    RegroupDraw,
    /// Each player may resource a card (CR 5.5.1C); one bit per seat already asked.
    RegroupResource(u8),
    /// Ready cards (CR 5.5.1D).
    RegroupReady,
    /// End the regroup phase (CR 5.5.1E).
    EndRegroup,
    /// Resolve the pending triggers from this place in [`State::waiting`] on (CR 7.6.9 to 7.6.12).
    Window(u16),
    /// As [`Task::Window`], with the player whose abilities are resolved first.
    WindowOf(u16, Seat),
    /// Resolve the steps of a block in the last frame, starting at this one.
    Run {
        /// The block to resolve.
        block: BlockId,
        /// The index of the next step, from 0.
        at: u8,
        /// The player may decline the first choice.
        optional: bool,
    },
    /// Ask whether to resolve an optional block.
    May(BlockId),
    /// Finish the first part of an "if you do".
    IfYouDo(BlockId, u8),
    /// Run the next iteration of a loop over cards, at this depth.
    Loop(BlockId, u8),
    /// Run the next iteration of a loop over players.
    LoopPlayers {
        /// The block to resolve.
        block: BlockId,
        /// Players whose turn in the loop is still to come, one bit each.
        left: u8,
        /// `true` for `They`, `false` for `ForEachPlayer`.
        they: bool,
        /// The players follow in player order, starting to the left of the active player.
        #[serde(default)]
        ordered: bool,
        /// The player of the last iteration; [`Seat::NONE`] before the first.
        #[serde(default = "no_seat")]
        now: Seat,
        /// `true` if all earlier steps and iterations had their full effect.
        #[serde(default)]
        did: bool,
    },
    /// Choose modes of an ability.
    Modes {
        /// The block that contains the step.
        block: BlockId,
        /// The index of the step in the block, from 0.
        at: u8,
        /// Modes already chosen, one bit each.
        taken: u16,
        /// Number of choices still to make.
        left: u8,
    },
    /// Give a name to the cards that the finished step acted on.
    Name(u8),
    /// Restore `You` to the player before `They`, and the loop's player.
    Restore(Seat, Seat),
    /// End the ability.
    EndFrame,
    /// The card that an ability allowed a player to play has been played. Pending triggers from this place in
    /// [`State::waiting`] on are nested (CR 7.1.6E).
    Nest(u16),
    /// All choices are made: deal the held damage and give the held tokens.
    EndAtOnce,
    /// Ask a player about collecting a bounty; its frame is the last one (CR 7.5.13).
    Bounty(AbilityId),
    /// Choose the second defending unit of an attacker that may attack two.
    SecondDefender,
    /// Grant again what an ability grants for the attack it allows, if there is a second defending unit. Its frame is
    /// the last one.
    AttackTerms(BlockId, u8),
    /// Resolve the replacement effect of a unit that would be captured (CR 7.7.5).
    InsteadOfCapture(CardIndex),
    /// Choose the units to exploit (CR 7.5.16), then play the card.
    Exploit(CardBeingPlayed),
    /// Put a rescued card that may enter as a copy into play.
    EnterCopy(CardIndex),
    /// End a search and put the remaining cards back (CR 8.26.2); `true` if the whole deck was searched.
    EndSearch(bool),
    /// Continue an attack at this step (CR 6.3.3 to 6.3.5).
    Attack(AttackStep),
    /// Choose payments other than resources for a card being played (CR 3.7.13).
    PayFor(CardBeingPlayed),
    /// Choose payments other than resources for an ability, then pay the rest in resources.
    Pay(Payment),
    /// Pay the costs of a card and put it into play (CR 6.2.4, 6.2.5).
    PutIntoPlay(CardBeingPlayed),
    /// Choose and play the next card of a `PlayEach`.
    PlayNext {
        /// The block that contains the step.
        block: BlockId,
        /// The index of the step in the block, from 0.
        at: u8,
        /// The loop depth of the slot with the remaining cards.
        depth: u8,
    },
    /// Choose and use the next ability of a step that uses any number (CR 7.6.17).
    UseNext(BlockId, u8),
    /// Resolve a keyword that asks its player, with the answer.
    Keyword(PendingTrigger),
    /// Ask a player who deployed this leader which resources with Plot they plan to play (CR 7.5.19B).
    ShowPlots(Seat, CardIndex),
    /// Pay an ability's cost, one part at a time.
    PayCost {
        /// The ability that has the cost.
        ability: AbilityId,
        /// The index of the current part, from 0.
        part: u8,
    },
    /// Pay the alternative cost of a card (CR 1.8.10).
    PayInstead {
        /// The card that is played.
        card: CardIndex,
        /// The ability that provides the alternative cost.
        ability: AbilityId,
    },
    /// Choose which of several copies of a unique card to defeat (CR 8.29.3).
    Unique(Seat, u16),
    /// Resolve the block of a `Repeat` again.
    Repeat {
        /// The block that is repeated.
        block: BlockId,
        /// Number of repetitions left.
        left: u8,
    },
    /// Choose the cards for an additional cost (CR 6.2.3), then pay for the card.
    AdditionalCost(CardBeingPlayed),
}

impl Task {
    /// Returns `true` for tasks that belong to the ability of the last frame. They end with it if its player is
    /// eliminated.
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
            | Task::Keyword(_)
            | Task::ShowPlots(..)
            | Task::PayInstead { .. }
            | Task::Unique(..)
            | Task::AdditionalCost(_) => false,
        }
    }
}

fn no_seat() -> Seat {
    Seat::NONE
}

/// A step of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStep {
    /// Begin the attack: exhaust the attacker and trigger "on attack" abilities (CR 6.3.3).
    Begin,
    /// Ask whether defending units deal combat damage first, if the attacker's text allows it (CR 6.3.5C).
    Last,
    /// Ask where excess damage goes, if the attacker's text allows a choice (CR 6.3.4).
    Excess,
    /// Calculate and deal combat damage (CR 6.3.4, 6.3.5).
    Damage,
    /// End the attack after its last triggers have been resolved.
    Over,
}

/// A payment of resources in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The player who pays.
    pub seat: Seat,
    /// Number of resources still to pay.
    pub left: u8,
    /// The card that the payment is for.
    pub source: CardIndex,
    /// The ability that the payment is for, if any.
    pub ability: Option<AbilityId>,
    /// A Credit token has been defeated for this payment.
    pub credits: bool,
    /// Purpose of the payment.
    #[serde(default)]
    pub purpose: PaymentPurpose,
}

/// Purpose of a payment: a cost or an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum PaymentPurpose {
    /// The cost of a card (CR 1.8.1) or of an action ability (CR 1.8.9).
    #[default]
    Cost,
    /// An instruction to pay, which is an effect (CR 7.1.3).
    Effect,
}

/// A card that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardBeingPlayed {
    /// The card that is played.
    pub card: CardIndex,
    /// The unit that an upgrade is attached to.
    pub onto: CardIndex,
    /// The player who plays it.
    pub by: Seat,
    /// Cost in resources after all changes.
    pub cost: u8,
    /// Part of the cost that is paid with substitutes for resources (CR 3.7.13).
    #[serde(default)]
    pub paid: u8,
    /// A Credit token is among the substitutes.
    #[serde(default)]
    pub credits: bool,
    /// Played using Smuggle (CR 7.5.14).
    pub smuggled: bool,
    /// Maximum number of units to exploit.
    pub exploit: u8,
    /// An alternative cost replaces all costs of the card, including additional ones (CR 1.8.10).
    pub instead: bool,
    /// The `Play` step that allows the play, if any.
    pub step: Option<StepRef>,
}

/// Initial value of [`Attack::struck`].
fn nobody_struck() -> [CardRef; 3] {
    [CardRef::NONE; 3]
}

impl Frame {
    /// Returns the copy of a card that was in play before the ability moved it (CR 8.11.1). Returns `now` if the
    /// ability has not moved the card.
    pub(crate) fn as_it_left(&self, now: CardRef) -> CardRef {
        let is_it = |(slot, then): &&(FrameSlot, CardRef)| {
            *slot == FrameSlot::Left && then.card == now.card && then.copy.wrapping_add(1) == now.copy
        };
        self.cards.iter().find(is_it).map_or(now, |(_, then)| *then)
    }

    /// Returns a frame with nothing bound.
    pub(crate) fn of(source: CardRef, controller: Seat) -> Self {
        Frame {
            source,
            controller,
            you: controller,
            that: Seat::NONE,
            actor: Seat::NONE,
            ability: None,
            subject: CardRef::NONE,
            carried: 0,
            attack: u8::MAX,
            done: 0,
            did: true,
            determined: 0,
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

    /// Returns the cards bound in a slot.
    pub(crate) fn bound(&self, slot: FrameSlot) -> CardRefs {
        self.cards.iter().filter(|(at, _)| *at == slot).map(|(_, of)| *of).collect()
    }
}

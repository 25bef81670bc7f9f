//! Resolution of abilities, step by step (CR 7.1.5): the effects of the ability language.
//!
//! A [`Resolution`] is a game at a step of an ability, with that ability's frame. [`Resolution::effect`] passes
//! each effect to the match over its group. The implementations are in these files:
//!
//! - `control_flow`: may, if you do, for each, modes.
//! - `choice_verbs`: choosing cards, players and names; looking and revealing.
//! - `damage`, `cards`: damage and healing; other effects on cards in play.
//! - `move_verbs`: control, resources, capture, attaching, putting into decks.
//! - `granted_actions`: attacks and plays that an ability allows.
//! - `players`, `decks`: drawing, discarding, paying; searching and arranging.
//! - `force`: the Force token. `indirect`: indirect damage.
//! - `lasting`: lasting effects.
//! - `reused_abilities`: abilities of other cards, and further actions.
//! - `targeting`: choice of targets.

mod cards;
mod choice_verbs;
pub(crate) mod control_flow;
mod damage;
mod decks;
mod disclose;
mod force;
mod granted_actions;
mod indirect;
mod lasting;
mod move_verbs;
mod players;
mod reused_abilities;
pub(crate) mod targeting;

use std::ops::{Deref, DerefMut};

use ability::{Attribute, Block, BlockId, CardEffect, ChoiceEffect, Effect, FlowEffect, PlayerEffect, Step};

use crate::Game;
use crate::book::block_without_binding;
use crate::flow::resolve::disclose::DiscloseRequest;
use crate::read::ctx::Ctx;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardIndex, CardRef, CardRefs, Frame, FrameSlot, Seat, StepRef, Task};

/// Result of taking a step.
pub(crate) enum StepOutcome {
    /// The step is done; `true` if it had its full effect.
    Done(bool),
    /// The player declined the step.
    Declined,
    /// A question is open. The step is repeated with the answer.
    Ask,
    /// The step only pushed other tasks.
    Under,
}

/// The current step.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StepContext {
    /// The block and the index of the step.
    pub at: StepRef,
    /// The player may decline with the first choice.
    pub optional: bool,
}

/// A game while it resolves an ability. The values that the ability has bound are in its frame, the last one of the
/// state.
///
/// Invariant: the frame stays in place during the lifetime of this value. Only [`Task::EndFrame`] removes it.
pub(crate) struct Resolution<'a> {
    game: &'a mut Game,
    at: usize,
}

impl Deref for Resolution<'_> {
    type Target = Game;

    fn deref(&self) -> &Game {
        self.game
    }
}

impl DerefMut for Resolution<'_> {
    fn deref_mut(&mut self) -> &mut Game {
        self.game
    }
}

/// Unwraps a result, or returns from the step if a question is open or was declined.
macro_rules! ask {
    ($found:expr) => {
        match $found {
            $crate::flow::resolve::targeting::TargetSearch::Here(found) => found,
            $crate::flow::resolve::targeting::TargetSearch::Asked => return $crate::flow::resolve::StepOutcome::Ask,
            $crate::flow::resolve::targeting::TargetSearch::Declined => {
                return $crate::flow::resolve::StepOutcome::Declined
            }
        }
    };
}

/// As `ask!`, for functions that can return an invariant violation.
macro_rules! try_ask {
    ($found:expr) => {
        match $found {
            $crate::flow::resolve::targeting::TargetSearch::Here(found) => found,
            $crate::flow::resolve::targeting::TargetSearch::Asked => return Ok($crate::flow::resolve::StepOutcome::Ask),
            $crate::flow::resolve::targeting::TargetSearch::Declined => {
                return Ok($crate::flow::resolve::StepOutcome::Declined)
            }
        }
    };
}

pub(crate) use {ask, try_ask};

impl Game {
    /// Returns this game at a step of the ability being resolved.
    ///
    /// # Errors
    /// [`Invariant::NoFrame`] if no ability is being resolved.
    pub(crate) fn resolving(&mut self) -> Result<Resolution<'_>, Invariant> {
        let at = self.state.frames().len().checked_sub(1).ok_or(Invariant::NoFrame)?;
        Ok(Resolution { game: self, at })
    }

    /// Starts resolving a block in a new frame.
    pub(crate) fn start(&mut self, frame: Frame, block: BlockId) {
        self.course().frames.push(frame);
        self.course().tasks.push(Task::EndFrame);
        self.course().tasks.push(Task::Run { block, at: 0, optional: false });
    }
}

impl Resolution<'_> {
    /// Takes the next step of a block.
    pub(crate) fn run_block(&mut self, block: BlockId, at: u8, optional: bool) -> Result<(), Invariant> {
        // CR 3.2.5: an eliminated player resolves no part of another player's "each player" ability.
        if self.you() != self.controller() && self.state.player(self.you()).lost {
            return Ok(());
        }
        let book = self.book.book_handle();
        let steps = book.block(block);
        let step = match steps.get(usize::from(at)) {
            Some(step) => step,
            // A block without steps has no effect.
            None if at == 0 => return Ok(()),
            None => return Err(Invariant::Step(block, at)),
        };
        let below = self.state.tasks().len();
        if usize::from(at) + 1 < steps.len() {
            self.course().tasks.push(Task::Run { block, at: at + 1, optional: false });
        }
        let chosen = self.state.step().answer.is_some_and(|answer| !matches!(answer, Action::No | Action::Player(_)));
        match self.effect(step, StepContext { at: (block, at), optional })? {
            StepOutcome::Ask => {
                self.course().tasks.truncate(below);
                self.course().tasks.push(Task::Run { block, at, optional });
            }
            StepOutcome::Declined => {
                // The "you may" was declined, so the rest of the block is skipped.
                if optional {
                    self.course().tasks.truncate(below);
                }
                self.record_acted_on(&[], 0);
                self.forget_targets(false);
            }
            StepOutcome::Done(did) => {
                // CR 8.32.3: the ability is used if the player chose to resolve it, even if the chosen card does not
                // change (CR 1.5.4E). It is not used if there was nothing to choose.
                if optional && (did || chosen) {
                    self.count_use();
                }
                self.forget_targets(did);
            }
            StepOutcome::Under => {
                // Simultaneous steps are declined or used with their own first choice.
                if optional && !matches!(block_without_binding(step), Effect::Flow(FlowEffect::AtOnce(_))) {
                    self.count_use();
                }
                self.forget_targets(true);
            }
        }
        Ok(())
    }

    /// Performs a step. Each group of effects has one match that lists them all.
    pub(super) fn effect(&mut self, step: &Step, here: StepContext) -> Result<StepOutcome, Invariant> {
        match step {
            Effect::Flow(effect) => self.flow_effect(effect, here),
            Effect::Choice(effect) => self.choice_effect(effect, here),
            Effect::Card(effect) => self.card_effect(step, effect, here),
            Effect::Player(effect) => self.player_effect(effect, here),
        }
    }

    fn flow_effect(&mut self, effect: &FlowEffect, here: StepContext) -> Result<StepOutcome, Invariant> {
        Ok(match effect {
            FlowEffect::May(block) => self.may_do(block, None),
            FlowEffect::MayBy(player, block) => self.may_do_by(player, block),
            FlowEffect::IfYouDo { first, .. } => self.begins_if_you_do(first, here),
            FlowEffect::If { condition, then, otherwise } => self.branches(condition, then, otherwise.as_ref()),
            FlowEffect::Modes { choose, of, repeat, .. } => self.begins_modes(choose, of.len(), *repeat, here),
            FlowEffect::ForEach(target, block) => self.loops(target, block, here),
            FlowEffect::Repeat(amount, block) => self.begins_repeat(amount, block),
            FlowEffect::ForEachPlayer(player, block) => self.loops_over_players(player, block, false),
            FlowEffect::They(player, block) => self.loops_over_players(player, block, true),
            FlowEffect::Delay(when, block) => self.delays(*when, block),
            FlowEffect::As(name, inner) => {
                self.course().tasks.push(Task::Name(*name as u8));
                self.effect(inner, here)?
            }
            FlowEffect::Then(inner) => self.effect(inner, here)?,
            FlowEffect::After(block) => self.does_after(block),
            FlowEffect::AtOnce(block) => self.does_at_once(block, here),
        })
    }

    fn choice_effect(&mut self, effect: &ChoiceEffect, here: StepContext) -> Result<StepOutcome, Invariant> {
        Ok(match effect {
            ChoiceEffect::Bind(target) => self.binds(target, here),
            ChoiceEffect::ChoosePlayer(player) => self.chooses_player(player),
            ChoiceEffect::ChoosePlayers(count) => self.chooses_players(*count, here),
            ChoiceEffect::NameCard => self.names_card(here),
            ChoiceEffect::ChooseNumber => self.names_number(here),
            ChoiceEffect::ChooseArena => self.chooses_arena(here),
            ChoiceEffect::ChooseAttribute(Attribute::Aspect) => self.chooses_aspect(here)?,
            ChoiceEffect::ChooseAttribute(Attribute::Trait) => self.choose_trait(here)?,
            ChoiceEffect::Look(target) => self.shows(target, false, here),
            ChoiceEffect::LookAtHand(player) => self.shows_hand(player, false),
            ChoiceEffect::Reveal(target) => self.shows(target, true, here),
            ChoiceEffect::RevealHand(player) => self.shows_hand(player, true),
        })
    }

    fn card_effect(&mut self, step: &Step, effect: &CardEffect, here: StepContext) -> Result<StepOutcome, Invariant> {
        Ok(match effect {
            CardEffect::Damage { amount, to, by, unpreventable } => {
                self.damages(amount, to, by.as_ref(), *unpreventable, here)
            }
            CardEffect::DamageDivided { amount, among, by, up_to } => {
                self.divides_damage(amount, among, by.as_ref(), *up_to, here)
            }
            CardEffect::IndirectDamage { amount, to, by } => self.deals_indirect(amount, to, by.as_ref(), here),
            CardEffect::Heal { amount, from } => self.heals(amount.as_ref(), from, here),
            CardEffect::HealUpTo { amount, from } => self.heals_up_to(amount, from, here),
            CardEffect::HealDivided { amount, among, up_to } => self.divides_healing(amount, among, *up_to, here),
            CardEffect::Defeat(target) => self.defeats(target, here),
            CardEffect::Exhaust(target) => self.turns(target, false, here),
            CardEffect::Ready(target) => self.turns(target, true, here),
            CardEffect::Return(target) => self.returns(target, here),
            CardEffect::Put { what, to } => self.puts(what, *to, here),
            CardEffect::Discard(target) => self.discards(target, here),
            CardEffect::Give { token, count, to } => self.gives_tokens(*token, count, to, here)?,
            CardEffect::GiveAnother(target) => self.gives_another(target, here)?,
            CardEffect::GiveDivided { token, amount, among, up_to } => {
                self.divides_tokens(*token, amount, among, *up_to, here)?
            }
            CardEffect::Create { token, count, who } => self.creates(*token, count, who)?,
            CardEffect::Gain { to, gives, duration } => self.lets_gain(step, to, gives, *duration, here),
            CardEffect::Rule { duration, .. } => self.sets_rule(step, *duration, here),
            CardEffect::TakeControl { of, by } => self.takes_control(of, by, here),
            CardEffect::ExchangeControl(target) => self.exchanges_control(target, here),
            CardEffect::Resource { what, by, ready } => self.resources(what, by, *ready, here),
            CardEffect::Capture { by, what, from_discard } => self.captures(by, what, *from_discard, here),
            CardEffect::Rescue(target) => self.rescues(target, here),
            CardEffect::Attach { what, to, by } => self.attaches(what, to, by.as_ref(), here),
            CardEffect::Move { what, to } => self.moves(what, *to, here),
            CardEffect::Deploy(target) => self.deploys(target, here),
            CardEffect::Attack { with, gives, rules, .. } => self.attacks(with, gives, rules, here)?,
            CardEffect::Play { what, cost_changes, gives, tokens: _, on } => {
                self.plays(what, cost_changes, gives, on.as_ref(), here)?
            }
            CardEffect::PlayEach { what, .. } => self.plays_each(what, here),
        })
    }

    fn player_effect(&mut self, effect: &PlayerEffect, here: StepContext) -> Result<StepOutcome, Invariant> {
        Ok(match effect {
            PlayerEffect::Draw { count, who } => self.draws(count, who),
            PlayerEffect::DiscardFromHand { count, who, cards, by, random } => {
                let discard =
                    players::HandDiscard { count, who, cards: cards.as_deref(), by: by.as_ref(), random: *random };
                self.discards_from_hand(discard, here)
            }
            PlayerEffect::DiscardHand(player) => self.discards_hand(player),
            PlayerEffect::Mill { count, who } => self.mills(count, who),
            PlayerEffect::Shuffle(player) => self.shuffles(player),
            PlayerEffect::Search { top, cards, take, reveal, then } => {
                self.searches(decks::Search { top: top.as_ref(), cards, take, reveal: *reveal, then }, here)
            }
            PlayerEffect::Arrange(amount) => self.arranges(amount, here),
            PlayerEffect::RevealUntilStop(most) => self.reveals_until_stop(most, here),
            PlayerEffect::Pay(amount) => self.pays(amount),
            PlayerEffect::PayUpTo { most } => self.pays_up_to(most.as_ref(), here),
            PlayerEffect::Lose(player) => self.loses(player),
            PlayerEffect::Win(player) => self.wins(player),
            PlayerEffect::Flip(target) => self.flips(target, here),
            PlayerEffect::CollectBounties(target) => self.collects_bounties(target, here),
            PlayerEffect::CollectAgain => self.collects_again()?,
            PlayerEffect::UseAgain => self.uses_again()?,
            PlayerEffect::UseAbility { of, kind, how } => self.uses_abilities(of, *kind, *how, here),
            PlayerEffect::ExtraAction => self.takes_another_action(),
            PlayerEffect::NextCardGains(_, modifier) => self.next_card_gains(modifier, here),
            PlayerEffect::TheForceIsWith(player) => self.the_force_is_with(player)?,
            PlayerEffect::UseTheForce => self.resolve_use_force(),
            PlayerEffect::Disclose { icons, any_of, and_or } => {
                self.discloses(DiscloseRequest { icons, any_of: *any_of, and_or: *and_or }, here)
            }
        })
    }

    /// Returns the frame of the ability.
    pub(crate) fn frame(&self) -> &Frame {
        &self.game.state.frames()[self.at]
    }

    /// Returns the frame of the ability, for binding values.
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        &mut self.game.course().frames[self.at]
    }

    /// Returns the context of the ability.
    pub(super) fn ctx(&self) -> Ctx<'_> {
        Ctx::framed(self.frame())
    }

    /// Returns the player currently called "you" in the text.
    pub(super) fn you(&self) -> Seat {
        self.frame().you
    }

    /// Returns the controller of the ability, whoever carries out a part of it (CR 7.1.1).
    pub(super) fn controller(&self) -> Seat {
        self.frame().controller
    }

    pub(super) fn source(&self) -> CardRef {
        self.frame().source
    }

    pub(super) fn number(&self, amount: &ability::Amount) -> i16 {
        self.amount(amount, self.ctx())
    }

    /// Returns an amount as a count. Negative amounts become 0.
    pub(super) fn count(&self, amount: &ability::Amount) -> usize {
        usize::try_from(self.number(amount)).unwrap_or(0)
    }

    /// Returns an amount for one card, which is [`ability::Target::Itself`] in it.
    pub(super) fn number_for(&self, amount: &ability::Amount, itself: CardRef) -> i16 {
        self.amount(amount, Ctx { itself, ..self.ctx() })
    }

    /// Returns the cards that a reference currently means.
    pub(super) fn resolve_target(&self, target: &ability::Target) -> CardRefs {
        self.refs(target, self.ctx())
    }

    pub(super) fn step_condition_holds(&self, condition: &ability::Condition) -> bool {
        self.condition_holds(condition, self.ctx())
    }

    pub(super) fn push_run(&mut self, block: &Block) {
        self.course().tasks.push(Task::Run { block: block.id(), at: 0, optional: false });
    }

    /// Clears the bound targets at the end of a step.
    pub(super) fn forget_targets(&mut self, did: bool) {
        let frame = self.frame_mut();
        frame.cards.retain(|(slot, _)| !matches!(slot, FrameSlot::First | FrameSlot::Second | FrameSlot::Picked));
        frame.determined = 0;
        frame.did &= did;
    }

    /// Returns the cards bound in a slot.
    pub(crate) fn bound(&self, slot: FrameSlot) -> CardRefs {
        self.frame().bound(slot)
    }

    pub(crate) fn bind(&mut self, slot: FrameSlot, refs: &[CardRef]) {
        let frame = self.frame_mut();
        frame.cards.retain(|(at, _)| *at != slot);
        frame.cards.extend(refs.iter().map(|of| (slot, *of)));
    }

    /// Adds a card to those bound in a slot.
    pub(super) fn bind_more(&mut self, slot: FrameSlot, card: CardIndex) {
        let of = self.state.now(card);
        self.frame_mut().cards.push((slot, of));
    }

    /// Binds the cards that the step acted on.
    pub(crate) fn set_it(&mut self, refs: &[CardRef]) {
        self.bind(FrameSlot::It, refs);
    }

    /// Binds the cards that a step acted on and the amount of its effect.
    pub(super) fn record_acted_on(&mut self, refs: &[CardRef], done: i16) {
        self.set_it(refs);
        self.frame_mut().done = done;
    }
}

//! Control flow of steps: may, if you do, for each, choose.

use ability::{
    AbilityId, Amount, Block, BlockId, CardEffect, ChoiceEffect, Condition, DelayedTiming, Effect, FlowEffect,
    PlayerEffect, PlayerFilter, Step, Target,
};

use crate::book::block_without_binding;
use crate::flow::resolve::targeting::TargetSearch;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::flow::trigger::is_optional;
use crate::read::bit;
use crate::read::ctx::Ctx;
use crate::read::play_cost::{PlayForm, PlayTerms};
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardRef, CardRefs, CardZone, DelayedEffect, Flags, Frame, FrameSlot, PaymentPurpose, Question,
    QuestionKind, Seat, Task,
};

/// Progress of a loop over players; see [`Task::LoopPlayers`].
pub(crate) struct PlayerLoop {
    pub left: u8,
    pub they: bool,
    pub ordered: bool,
    pub now: Seat,
    pub did: bool,
}

impl Resolution<'_> {
    /// Starts a "you may": declined with the first choice or, if there is none, asked for separately.
    pub(super) fn may_do(&mut self, block: &Block, by: Option<Seat>) -> StepOutcome {
        if let Some(seat) = by
            && seat != self.you()
        {
            let (you, that) = (self.frame().you, self.frame().that);
            self.course().tasks.push(Task::Restore(you, that));
            self.frame_mut().you = seat;
        }
        let first = block.steps().first().map(block_without_binding);
        if first.is_some_and(asks_first) {
            self.course().tasks.push(Task::Run { block: block.id(), at: 0, optional: true });
        } else {
            self.course().tasks.push(Task::May(block.id()));
        }
        StepOutcome::Under
    }

    /// Starts a "that player may": this player decides, not the controller of the ability.
    pub(super) fn may_do_by(&mut self, player: &PlayerFilter, block: &Block) -> StepOutcome {
        let seat = ask!(self.one_player(player));
        self.may_do(block, seat)
    }

    pub(super) fn begins_if_you_do(&mut self, first: &Block, here: StepContext) -> StepOutcome {
        self.course().tasks.push(Task::IfYouDo(here.at.0, here.at.1));
        self.push_run(first);
        self.frame_mut().did = true;
        StepOutcome::Under
    }

    pub(super) fn branches(&mut self, condition: &Condition, then: &Block, otherwise: Option<&Block>) -> StepOutcome {
        if self.step_condition_holds(condition) {
            self.push_run(then);
        } else if self.asks_for_appearance(then) {
            return StepOutcome::Ask;
        } else if let Some(otherwise) = otherwise {
            self.push_run(otherwise);
        }
        StepOutcome::Under
    }

    /// Asks about an optional effect that is impossible, so that other players cannot detect it (CR 1.17.4). Asked
    /// only if this depends on a card that is hidden from them. The only option is to decline.
    fn asks_for_appearance(&mut self, then: &Block) -> bool {
        let Some(Effect::Flow(FlowEffect::May(block))) = then.steps().first() else { return false };
        let looked_at = self.bound(FrameSlot::Seen);
        if !self.always || !self.hides_any(&looked_at) || self.course().step.answer.take().is_some() {
            return false;
        }
        let question = self.question_of(self.you(), QuestionKind::May, (block.id(), 0));
        self.ask(Question { min: 0, ..question }, vec![Action::No]);
        true
    }

    pub(super) fn begins_modes(
        &mut self,
        choose: &Amount,
        modes: usize,
        repeat: bool,
        here: StepContext,
    ) -> StepOutcome {
        let most = if repeat { i16::from(u8::MAX) } else { modes as i16 };
        let left = self.number(choose).clamp(0, most) as u8;
        self.course().tasks.push(Task::Modes { block: here.at.0, at: here.at.1, taken: 0, left });
        StepOutcome::Under
    }

    /// Resolves a block the given number of times.
    pub(super) fn begins_repeat(&mut self, amount: &Amount, block: &Block) -> StepOutcome {
        let left = self.number(amount).clamp(0, i16::from(u8::MAX)) as u8;
        self.course().tasks.push(Task::Repeat { block: block.id(), left });
        StepOutcome::Under
    }

    /// Resolves the block of a `Repeat` again.
    pub(crate) fn repeats(&mut self, block: BlockId, left: u8) {
        if let Some(left) = left.checked_sub(1) {
            self.course().tasks.push(Task::Repeat { block, left });
            self.course().tasks.push(Task::Run { block, at: 0, optional: false });
        }
    }

    pub(super) fn loops(&mut self, target: &Target, block: &Block, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let depth = self.free_loop();
        self.bind(FrameSlot::Loop(depth), &refs);
        self.course().tasks.push(Task::Loop(block.id(), depth));
        StepOutcome::Under
    }

    pub(super) fn loops_over_players(&mut self, player: &PlayerFilter, block: &Block, they: bool) -> StepOutcome {
        let seats = ask!(self.who(player));
        let left = seats.iter().fold(0, |all, seat| all | bit(*seat));
        let ordered = matches!(player, PlayerFilter::InOrder(_));
        let (now, did) = (Seat::NONE, self.frame().did);
        if they {
            // Clear the players recorded by an earlier loop.
            self.frame_mut().those = 0;
        }
        self.course().tasks.push(Task::LoopPlayers { block: block.id(), left, they, ordered, now, did });
        StepOutcome::Under
    }

    pub(super) fn delays(&mut self, when: DelayedTiming, block: &Block) -> StepOutcome {
        if self.is_about_nothing(block) {
            return StepOutcome::Done(false);
        }
        let frame = Frame { nested: Vec::new(), ..self.frame().clone() };
        self.course().delayed.push(DelayedEffect { when, due: 0, block: block.id(), frame });
        // The card whose leaving it waits for may have left already.
        self.course().step.unsettled = true;
        StepOutcome::Done(true)
    }

    /// Returns `true` if a block acts only on bound cards and none are bound. An earlier part of the ability should
    /// have bound them.
    fn is_about_nothing(&self, block: &Block) -> bool {
        let finds_nothing = |step: &Step| {
            let (Effect::Card(
                CardEffect::Defeat(target)
                | CardEffect::Return(target)
                | CardEffect::TakeControl { of: target, .. }
                | CardEffect::Put { what: target, .. },
            )
            | Effect::Flow(FlowEffect::ForEach(target, _))) = step.unnamed()
            else {
                return false;
            };
            let is_bound = matches!(target, Target::Named(_) | Target::It | Target::Given);
            is_bound && self.refs(target, self.ctx()).is_empty()
        };
        !block.steps().is_empty() && block.steps().iter().all(finds_nothing)
    }

    pub(super) fn does_at_once(&mut self, block: &Block, here: StepContext) -> StepOutcome {
        self.frame_mut().at_once = true;
        self.course().tasks.push(Task::EndAtOnce);
        self.course().tasks.push(Task::Run { block: block.id(), at: 0, optional: here.optional });
        StepOutcome::Under
    }

    /// Resolves pending triggers first, then the block. Does nothing if the preceding attack or play was not made
    /// (CR 1.6.2, 7.6.8A, 8.30.5).
    pub(super) fn does_after(&mut self, block: &Block) -> StepOutcome {
        if self.frame().done == 0 {
            return StepOutcome::Done(false);
        }
        self.push_run(block);
        let from = self.state.tasks().iter().rev().find_map(|task| {
            let (Task::Window(from) | Task::Nest(from)) = task else { return None };
            Some(*from)
        });
        self.course().tasks.push(Task::Window(from.unwrap_or(0)));
        let nested = std::mem::take(&mut self.frame_mut().nested);
        self.resolve_nested(nested);
        StepOutcome::Under
    }

    /// Returns a loop depth that none of the enclosing loops uses.
    pub(super) fn free_loop(&self) -> u8 {
        let used = |depth: u8| {
            let is_there =
                |task: &Task| matches!(task, Task::Loop(_, at) | Task::PlayNext { depth: at, .. } if *at == depth);
            self.state.tasks().iter().any(is_there)
        };
        (0..u8::MAX).find(|depth| !used(*depth)).unwrap_or(u8::MAX)
    }

    /// Restores the players `you` and `that` after a `They`.
    pub(crate) fn restore(&mut self, you: Seat, that: Seat) {
        let frame = self.frame_mut();
        frame.you = you;
        frame.that = that;
    }

    /// Asks about a "you may" that has no choice at its start.
    pub(crate) fn ask_optional(&mut self, block: BlockId) {
        match self.course().step.answer.take() {
            Some(Action::Yes) => {
                self.count_use();
                self.course().tasks.push(Task::Run { block, at: 0, optional: false });
            }
            Some(_) => self.forget_targets(false),
            None => {
                let book = self.book.book_handle();
                let steps = book.block(block);
                let you = self.you();
                let is_payable = |step: &Step| !is_payment(step) || self.is_possible(step);
                if !steps.first().is_some_and(|step| self.is_possible(step)) || !steps.iter().skip(1).all(is_payable) {
                    self.forget_targets(false);
                    return;
                }
                self.course().tasks.push(Task::May(block));
                let question = Question { min: 0, ..self.question_of(you, QuestionKind::May, (block, 0)) };
                self.ask(question, vec![Action::Yes, Action::No]);
            }
        }
    }

    /// Returns `true` if the first step of an optional block could do anything. Impossible effects are not offered.
    pub(super) fn is_possible(&self, step: &Step) -> bool {
        let frame = self.frame();
        let ctx = self.ctx();
        let step = step.unnamed();
        let is_one_of = |seats: u8, place: CardZone| {
            self.state.seats().any(|seat| seats & bit(seat) != 0 && !self.state.list(seat, place).is_empty())
        };
        if let Effect::Player(PlayerEffect::Pay(amount)) = step {
            return self.amount(amount, ctx) <= i16::from(self.payable_resources(frame.you, PaymentPurpose::Effect));
        }
        if let Effect::Player(PlayerEffect::UseTheForce) = step {
            return self.force_of(frame.you).is_some();
        }
        if let Effect::Card(CardEffect::Exhaust(target) | CardEffect::Ready(target)) = step {
            let exhausted = matches!(step, Effect::Card(CardEffect::Ready(_)));
            return self.refs(target, ctx).iter().any(|of| {
                self.state.is_current(*of) && self.state.card(of.card).flags.contains(Flags::EXHAUSTED) == exhausted
            });
        }
        if let Effect::Card(CardEffect::Play { what, cost_changes, gives, tokens: _, on: _ }) = step {
            let mut ways = Vec::new();
            for of in self.playable(what, ctx) {
                if let Some(card) = self.follow(of) {
                    let offer = PlayTerms {
                        cost_changes,
                        gives,
                        ctx: Some(ctx),
                        form: PlayForm::of(what, cost_changes, false),
                    };
                    self.ways_to_play(frame.you, card, offer, &mut ways);
                }
            }
            return !ways.is_empty();
        }
        // CR 8.6.2: an empty deck has no cards to look at.
        if let Effect::Card(CardEffect::Put { what: Target::It, .. }) = step {
            return !self.refs(&Target::It, ctx).is_empty();
        }
        if let Effect::Card(CardEffect::Capture { by, what, from_discard: true }) = step {
            let guards = self.present(&self.refs(by, ctx));
            let guarded = guards.first().is_some_and(|guard| self.state.in_play(*guard));
            return guarded && !self.in_own_discard(&self.refs(what, ctx)).is_empty();
        }
        if let Effect::Card(CardEffect::Attach { what, to, .. }) = step {
            return !self.attachable(what, &self.refs(what, ctx)).is_empty()
                && !self.present(&self.refs(to, ctx)).is_empty();
        }
        // A card that has left play cannot change control or move (CR 4.9.2).
        if let Effect::Card(CardEffect::TakeControl { of: what, .. } | CardEffect::Move { what, .. }) = step {
            return !self.present(&self.refs(what, ctx)).is_empty();
        }
        if let Effect::Flow(FlowEffect::Modes { of, .. }) = step {
            return of.iter().any(|mode| mode.steps().first().is_none_or(|step| self.is_possible(step)));
        }
        if let Effect::Card(CardEffect::Discard(what) | CardEffect::Resource { what, .. }) = step {
            return self.refs(what, ctx).iter().any(|of| self.follow(*of).is_some());
        }
        // CR 1.14.5, 8.6: nothing can be discarded from an empty hand, nor from an empty deck.
        if let Effect::Player(PlayerEffect::DiscardFromHand { who, .. }) = step {
            return is_one_of(self.players(who, ctx), CardZone::Hand);
        }
        if let Effect::Player(PlayerEffect::Mill { who, .. }) = step {
            return is_one_of(self.players(who, ctx), CardZone::Deck);
        }
        true
    }

    /// Counts a limited ability as used once its player accepts (CR 8.32.3).
    pub(super) fn count_use(&mut self) {
        let frame = self.frame();
        let (source, id, by) = (frame.source, frame.ability, frame.controller);
        if let Some(id) = id
            && let ability::Ability::When(when) = self.book.book_handle().ability(id)
        {
            if when.limit.is_some() && !self.is_used_up(source, id, when.limit, by) {
                self.count_ability_use(source, id, when.limit, by);
            }
            if is_optional(&when.steps) {
                self.ability_is_used(id);
            }
        }
    }

    /// Uses the ability that has just been used again (CR 7.6.17).
    pub(super) fn uses_again(&mut self) -> Result<StepOutcome, Invariant> {
        let (you, was) = (self.you(), self.frame());
        let (id, source, attack) = (AbilityId(was.carried as u16), was.subject, was.attack);
        let book = self.book.book_handle();
        let ability::Ability::When(when) = book.ability(id) else { return Err(Invariant::Ability(id)) };
        let frame = Frame { ability: Some(id), subject: source, actor: you, attack, ..Frame::of(source, you) };
        if when.condition.as_ref().is_some_and(|condition| !self.condition_holds(condition, Ctx::framed(&frame))) {
            return Ok(StepOutcome::Done(false));
        }
        self.start(frame, when.steps.id());
        Ok(StepOutcome::Under)
    }

    pub(crate) fn if_you_do(&mut self, block: BlockId, at: u8) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let Effect::Flow(FlowEffect::IfYouDo { then, otherwise, .. }) = book.step((block, at))? else {
            return Err(Invariant::Step(block, at));
        };
        let did = std::mem::replace(&mut self.frame_mut().did, true);
        if did {
            self.push_run(then);
        } else if let Some(otherwise) = otherwise {
            self.push_run(otherwise);
        }
        Ok(())
    }

    pub(crate) fn bind_name(&mut self, name: u8) {
        let it = self.bound(FrameSlot::It);
        self.bind(FrameSlot::Named(name), &it);
        let frame = self.frame_mut();
        let done = frame.done;
        frame.numbers.retain(|(slot, _)| *slot != FrameSlot::Named(name));
        frame.numbers.push((FrameSlot::Named(name), done));
    }

    pub(crate) fn next_in_loop(&mut self, block: BlockId, depth: u8) {
        let mut left = self.bound(FrameSlot::Loop(depth));
        if left.is_empty() {
            return;
        }
        let rivals = self.rivals(block, &left);
        let next = match self.state.step().answer {
            _ if rivals.is_empty() => left.remove(0),
            Some(Action::Card(card)) if rivals.iter().any(|of| of.card == card) => {
                self.course().step.answer = None;
                let at = left.iter().position(|of| of.card == card).unwrap_or(0);
                left.remove(at)
            }
            _ => {
                self.course().tasks.push(Task::Loop(block, depth));
                let question = self.question_of(self.you(), QuestionKind::Target, (block, 0));
                self.ask(question, rivals.into_iter().map(|of| Action::Card(of.card)).collect());
                return;
            }
        };
        self.bind(FrameSlot::Loop(depth), &left);
        self.course().tasks.push(Task::Loop(block, depth));
        self.set_it(&[next]);
        self.course().tasks.push(Task::Run { block, at: 0, optional: false });
    }

    /// Returns the units of a loop that compete for captives, because there are fewer captives than units. The player
    /// chooses which units capture (CR 8.4.1).
    fn rivals(&mut self, block: BlockId, left: &[CardRef]) -> CardRefs {
        let book = self.book.book_handle();
        let [Effect::Card(CardEffect::Capture { by: Target::It, what, from_discard: false })] = book.block(block)
        else {
            return CardRefs::new();
        };
        let there: CardRefs = left.iter().copied().filter(|of| self.is_still_in_attack(*of)).collect();
        let mut found: Vec<(CardRef, CardRefs)> = Vec::new();
        for guard in there {
            self.set_it(&[guard]);
            found.push((guard, self.refs(what, self.ctx())));
        }
        let few = |captives: &[CardRef]| {
            let wanted = found.iter().filter(|(_, others)| others.as_slice() == captives).count();
            !captives.is_empty() && captives.len() < wanted
        };
        let rivals = found.iter().filter(|(_, captives)| few(captives));
        rivals.map(|(guard, _)| *guard).collect()
    }

    pub(crate) fn next_player_in_loop(&mut self, block: BlockId, so_far: PlayerLoop) {
        let PlayerLoop { left, they, ordered, now, mut did } = so_far;
        if they && now != Seat::NONE {
            let frame = self.frame_mut();
            did &= frame.did;
            frame.those |= if frame.did { bit(now) } else { 0 };
        }
        let first = self.decider();
        let first = if ordered { self.state.next_seat(first) } else { first };
        let next = self.state.playing_from(first).find(|seat| left & bit(*seat) != 0);
        let Some(seat) = next else {
            // All players have had their turn.
            if they {
                self.frame_mut().did = did;
            }
            return;
        };
        let frame = self.frame_mut();
        let (you, that) = (frame.you, frame.that);
        frame.that = seat;
        if they {
            frame.you = seat;
            frame.did = true;
        }
        self.course().tasks.push(Task::LoopPlayers { block, left: left & !bit(seat), they, ordered, now: seat, did });
        self.course().tasks.push(Task::Restore(you, that));
        self.course().tasks.push(Task::Run { block, at: 0, optional: false });
    }

    pub(crate) fn modes(&mut self, block: BlockId, at: u8, taken: u16, left: u8) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let Effect::Flow(FlowEffect::Modes { by, of, repeat, .. }) = book.step((block, at))? else {
            return Err(Invariant::Step(block, at));
        };
        if left == 0 {
            return Ok(());
        }
        if let Some(Action::Mode(mode)) = self.state.step().answer {
            let chosen = of.get(usize::from(mode)).ok_or(Invariant::Answer(Action::Mode(mode)))?;
            self.course().step.answer = None;
            self.forget_targets(true);
            let taken = if *repeat { taken } else { taken | 1 << mode };
            self.course().tasks.push(Task::Modes { block, at, taken, left: left - 1 });
            self.push_run(chosen);
            return Ok(());
        }
        let seat = match self.one_player(by) {
            TargetSearch::Here(seat) => seat.unwrap_or_else(|| self.you()),
            TargetSearch::Asked => {
                self.course().tasks.push(Task::Modes { block, at, taken, left });
                return Ok(());
            }
            TargetSearch::Declined => return Ok(()),
        };
        let options: Vec<Action> = (0..of.len())
            .filter(|mode| taken & 1 << mode == 0)
            .filter(|mode| {
                // A mode that pays or plays a card is offered only if that is possible.
                of[*mode].steps().first().is_none_or(|step| {
                    !matches!(step, Effect::Player(PlayerEffect::Pay(_)) | Effect::Card(CardEffect::Play { .. }))
                        || self.is_possible(step)
                })
            })
            .map(|mode| Action::Mode(mode as u8))
            .collect();
        if options.is_empty() {
            return Ok(());
        }
        self.course().tasks.push(Task::Modes { block, at, taken, left });
        let question = self.question_of(seat, QuestionKind::Mode, (block, at));
        self.ask(question, options);
        Ok(())
    }
}

/// Returns `true` if a step pays for what follows "if you do". A player who cannot pay everything is not asked to pay a
/// part for nothing (CR 1.5.4D, 8.32.2).
fn is_payment(step: &Step) -> bool {
    matches!(
        step,
        Effect::Player(PlayerEffect::Pay(_) | PlayerEffect::UseTheForce)
            | Effect::Card(CardEffect::Exhaust(Target::This))
    )
}

/// Returns `true` if the first question of a step is a choice that can be declined along with the rest.
fn asks_first(step: &Step) -> bool {
    if let Effect::Flow(FlowEffect::AtOnce(block)) = step {
        return block.steps().first().map(block_without_binding).is_some_and(asks_first);
    }
    // The source of damage is chosen first or, if it is fixed, the target.
    if let Effect::Choice(ChoiceEffect::Bind(target) | ChoiceEffect::Reveal(target))
    | Effect::Card(
        CardEffect::Defeat(target)
        | CardEffect::Exhaust(target)
        | CardEffect::Ready(target)
        | CardEffect::Return(target)
        | CardEffect::Discard(target)
        | CardEffect::Damage {
            to: target,
            by: None | Some(Target::This | Target::Attached | Target::It | Target::Named(_)),
            ..
        }
        | CardEffect::Damage { by: Some(target), .. }
        | CardEffect::Heal { from: target, .. }
        | CardEffect::HealUpTo { from: target, .. }
        | CardEffect::Give { to: target, .. }
        | CardEffect::GiveAnother(target)
        | CardEffect::Gain { to: target, .. }
        | CardEffect::TakeControl { of: target, .. }
        | CardEffect::Put { what: target, .. }
        | CardEffect::Attach { what: target, .. }
        | CardEffect::Rescue(target)
        | CardEffect::Resource { what: target, .. },
    )
    | Effect::Player(PlayerEffect::UseAbility { of: target, .. }) = step
    {
        return matches!(
            target,
            Target::Choose(_) | Target::Exactly(..) | Target::Together(..) | Target::OneOfEach(..)
        );
    }
    matches!(
        step,
        Effect::Card(
            CardEffect::Attack { .. }
                | CardEffect::Play { .. }
                | CardEffect::DamageDivided { .. }
                | CardEffect::HealDivided { .. }
                | CardEffect::GiveDivided { .. }
        ) | Effect::Player(PlayerEffect::Disclose { .. })
            | Effect::Choice(ChoiceEffect::ChoosePlayers(_))
    )
}

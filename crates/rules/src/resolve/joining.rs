//! The words that join steps: may, if you do, for each, choose.

use ability::{Block, BlockId, Effect, Step, Target};

use crate::Game;
use crate::read::bit;
use crate::read::ctx::Ctx;
use crate::read::price::Offer;
use crate::resolve::choose::Found;
use crate::resolve::{Flow, unnamed};
use crate::state::{Action, Ask, Flags, Place, Question, Seat, Slot, Task};

impl Game {
    pub(super) fn start_may(&mut self, block: &Block, by: Option<Seat>) -> Flow {
        if let Some(seat) = by
            && seat != self.you()
        {
            let (you, that) = match self.state.frames.last() {
                Some(frame) => (frame.you, frame.that),
                None => return Flow::Done(false),
            };
            self.state.tasks.push(Task::Restore(you, that));
            if let Some(frame) = self.state.frames.last_mut() {
                frame.you = seat;
            }
        }
        let first = block.steps().first().map(unnamed);
        if first.is_some_and(asks_first) {
            self.state.tasks.push(Task::Run { block: block.id(), at: 0, optional: true });
        } else {
            self.state.tasks.push(Task::May(block.id()));
        }
        Flow::Under
    }

    /// "You may", when there is nothing to choose first: yes or no.
    pub(crate) fn may(&mut self, block: BlockId) {
        match self.answer.take() {
            Some(Action::Yes) => {
                self.count_use();
                self.state.tasks.push(Task::Run { block, at: 0, optional: false });
            }
            Some(_) => self.forget_targets(false),
            None => {
                let steps = self.book.block(block).clone();
                let you = self.you();
                if !steps.first().is_some_and(|step| self.could(step)) {
                    self.forget_targets(false);
                    return;
                }
                self.state.tasks.push(Task::May(block));
                let question = Question { min: 0, ..self.question_of(you, Ask::May, (block, 0)) };
                self.ask(question, vec![Action::Yes, Action::No]);
            }
        }
    }

    /// Whether the first step of an optional block could do anything: what cannot is not offered.
    pub(super) fn could(&self, step: &Step) -> bool {
        let Some(frame) = self.state.frames.last() else { return false };
        let ctx = Ctx::framed(frame);
        match unnamed(step) {
            Effect::Pay(amount) => self.amount(amount, ctx) <= i16::from(self.ready_resources(frame.you)),
            Effect::UseTheForce => self.force_of(frame.you).is_some(),
            Effect::Exhaust(target) => self
                .refs(target, ctx)
                .iter()
                .any(|of| self.state.is_current(*of) && !self.state.card(of.card).flags.has(Flags::EXHAUSTED)),
            Effect::Ready(target) => self
                .refs(target, ctx)
                .iter()
                .any(|of| self.state.is_current(*of) && self.state.card(of.card).flags.has(Flags::EXHAUSTED)),
            Effect::Play { what, price, gives } => {
                let mut ways = Vec::new();
                for of in self.refs(what, ctx) {
                    if let Some(card) = self.follow(of) {
                        let offer = Offer { prices: price, gives, ctx: Some(ctx) };
                        self.ways_to_play(frame.you, card, offer, &mut ways);
                    }
                }
                !ways.is_empty()
            }
            // CR 8.6.2: of an empty deck nothing was looked at.
            Effect::Put { what: Target::It, .. } => !self.refs(&Target::It, ctx).is_empty(),
            Effect::Resource { what, .. } => self.refs(what, ctx).iter().any(|of| self.follow(*of).is_some()),
            // CR 1.14.5: nothing can be discarded from an empty hand.
            Effect::DiscardFromHand { who, .. } => {
                let seats = self.players(who, ctx);
                self.state.seats().any(|seat| seats & bit(seat) != 0 && !self.state.list(seat, Place::Hand).is_empty())
            }
            // CR 8.6: nor from an empty deck.
            Effect::Mill { who, .. } => {
                let seats = self.players(who, ctx);
                self.state.seats().any(|seat| seats & bit(seat) != 0 && !self.state.list(seat, Place::Deck).is_empty())
            }
            _ => true,
        }
    }

    /// A limited ability counts as used when its player says yes (CR 8.32.3).
    pub(super) fn count_use(&mut self) {
        let Some(frame) = self.state.frames.last() else { return };
        let (source, id) = (frame.source, frame.ability);
        if let Some(id) = id
            && let ability::Ability::When(when) = self.book.clone().ability(id)
            && when.limit.is_some()
            && !self.is_used_up(source, id, when.limit)
        {
            self.use_up(source, id, when.limit);
        }
    }

    pub(crate) fn if_you_do(&mut self, block: BlockId, at: u8) {
        let steps = self.book.block(block).clone();
        let Effect::IfYouDo { then, otherwise, .. } = unnamed(&steps[usize::from(at)]) else { return };
        let did = self.state.frames.last().is_some_and(|frame| frame.did);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.did = true;
        }
        if did {
            self.push_run(then);
        } else if let Some(otherwise) = otherwise {
            self.push_run(otherwise);
        }
    }

    pub(crate) fn name_it(&mut self, name: u8) {
        let it = self.bound(Slot::It);
        self.bind(Slot::Named(name), &it);
        if let Some(frame) = self.state.frames.last_mut() {
            let done = frame.done;
            frame.numbers.retain(|(slot, _)| *slot != Slot::Named(name));
            frame.numbers.push((Slot::Named(name), done));
        }
    }

    pub(crate) fn next_in_loop(&mut self, block: BlockId, depth: u8) {
        let mut left = self.bound(Slot::Loop(depth));
        if left.is_empty() {
            return;
        }
        let next = left.remove(0);
        self.bind(Slot::Loop(depth), &left);
        self.state.tasks.push(Task::Loop(block, depth));
        self.set_it(&[next]);
        self.state.tasks.push(Task::Run { block, at: 0, optional: false });
    }

    pub(crate) fn next_player_in_loop(&mut self, block: BlockId, left: u8, they: bool) {
        let first = self.decider();
        let next = self.state.playing_from(first).find(|seat| left & 1 << seat.0 != 0);
        let (Some(seat), Some(frame)) = (next, self.state.frames.last_mut()) else { return };
        let (you, that) = (frame.you, frame.that);
        frame.that = seat;
        if they {
            frame.you = seat;
        }
        self.state.tasks.push(Task::LoopPlayers { block, left: left & !(1 << seat.0), they });
        self.state.tasks.push(Task::Restore(you, that));
        self.state.tasks.push(Task::Run { block, at: 0, optional: false });
    }

    pub(crate) fn modes(&mut self, block: BlockId, at: u8, taken: u16, left: u8) {
        let steps = self.book.block(block).clone();
        let Effect::Modes { by, of, .. } = unnamed(&steps[usize::from(at)]) else { return };
        if left == 0 {
            return;
        }
        if let Some(Action::Mode(mode)) = self.answer {
            self.answer = None;
            self.forget_targets(true);
            self.state.tasks.push(Task::Modes { block, at, taken: taken | 1 << mode, left: left - 1 });
            self.push_run(&of[usize::from(mode)]);
            return;
        }
        let seat = match self.one_player(by) {
            Found::Here(seat) => seat.unwrap_or_else(|| self.you()),
            Found::Asked => {
                self.state.tasks.push(Task::Modes { block, at, taken, left });
                return;
            }
        };
        let options: Vec<Action> = (0..of.len())
            .filter(|mode| taken & 1 << mode == 0)
            .filter(|mode| {
                // What must be paid must be payable, and what is to be played playable.
                of[*mode]
                    .steps()
                    .first()
                    .is_none_or(|step| !matches!(step, Effect::Pay(_) | Effect::Play { .. }) || self.could(step))
            })
            .map(|mode| Action::Mode(mode as u8))
            .collect();
        if options.is_empty() {
            return;
        }
        self.state.tasks.push(Task::Modes { block, at, taken, left });
        self.ask(self.question_of(seat, Ask::Mode, (block, at)), options);
    }
}

/// Whether the first thing that a step asks is a choice that can be declined along with the rest.
fn asks_first(step: &Step) -> bool {
    match step {
        Effect::Bind(target)
        | Effect::Defeat(target)
        | Effect::Exhaust(target)
        | Effect::Ready(target)
        | Effect::Return(target)
        | Effect::Discard(target)
        | Effect::Damage { to: target, by: None, .. }
        // Who deals it is chosen first; when that is given, the target.
        | Effect::Damage { to: target, by: Some(Target::This | Target::Attached | Target::It | Target::Named(_)), .. }
        | Effect::Damage { by: Some(target), .. }
        | Effect::Heal { from: target, .. }
        | Effect::HealUpTo { from: target, .. }
        | Effect::Give { to: target, .. }
        | Effect::Gain { to: target, .. }
        | Effect::TakeControl { of: target, .. }
        | Effect::Put { what: target, .. }
        | Effect::Reveal(target)
        | Effect::Attach { what: target, .. }
        | Effect::Rescue(target)
        | Effect::Resource { what: target, .. } => {
            matches!(target, Target::Choose(_) | Target::Exactly(..) | Target::Together(..) | Target::OneOfEach(..))
        }
        Effect::Attack { .. } | Effect::Play { .. } => true,
        Effect::AtOnce(block) => block.steps().first().map(unnamed).is_some_and(asks_first),
        Effect::DamageDivided { .. } | Effect::HealDivided { .. } => true,
        _ => false,
    }
}

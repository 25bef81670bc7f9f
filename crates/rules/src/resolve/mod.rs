//! Resolving abilities step by step (CR 7.1.5): the verbs of the language.

mod cards;
pub(crate) mod choose;
mod decks;
mod force;
mod joining;
mod lasting;
mod modified;
mod moving;
mod players;

use ability::{Block, BlockId, Effect, Modifier, Step};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::state::{Action, Ask, BlockAt, CardIx, Delayed, Frame, Place, Ref, Seat, Slot, Task};

/// How a step went.
pub(crate) enum Flow {
    /// It is done, and whether it did what it says in full.
    Done(bool),
    /// A question is open; the step is taken again with the answer.
    Ask,
    /// It only put other tasks on the stack.
    Under,
}

/// The step inside a naming.
pub(crate) fn unnamed(step: &Step) -> &Step {
    match step {
        Effect::As(_, inner) => unnamed(inner),
        other => other,
    }
}

/// The modifiers that a step gives: its first, second, third list.
pub(crate) fn gives(step: &Step, list: u8) -> &[Modifier] {
    match (unnamed(step), list) {
        (Effect::Gain { gives, .. } | Effect::Rule { gives, .. } | Effect::Play { gives, .. }, _) => gives,
        (Effect::Attack { gives, .. }, 0) => gives,
        (Effect::Attack { defender, .. }, 1) => defender,
        (Effect::Attack { and_if: Some((_, gives)), .. }, 2) => gives,
        (Effect::Attack { defender_if: Some((_, gives)), .. }, 3) => gives,
        _ => &[],
    }
}

macro_rules! ask {
    ($found:expr) => {
        match $found {
            crate::resolve::choose::Found::Here(found) => found,
            crate::resolve::choose::Found::Asked => return $crate::resolve::Flow::Ask,
        }
    };
}

pub(crate) use ask;

impl Game {
    /// Takes the next step of a block.
    pub(crate) fn run_block(&mut self, block: BlockId, at: u8, optional: bool) {
        let steps = self.book.block(block).clone();
        let Some(step) = steps.get(usize::from(at)) else { return };
        let below = self.state.tasks.len();
        if usize::from(at) + 1 < steps.len() {
            self.state.tasks.push(Task::Run { block, at: at + 1, optional: false });
        }
        self.declined = false;
        match self.effect(step, (block, at), optional) {
            Flow::Ask => {
                self.state.tasks.truncate(below);
                self.state.tasks.push(Task::Run { block, at, optional });
            }
            Flow::Done(did) => {
                if self.declined && optional {
                    // "You may": declined, so nothing of it happens.
                    self.state.tasks.truncate(below);
                }
                if optional && did && !self.declined {
                    self.count_use();
                }
                self.forget_targets(did && !self.declined);
                self.declined = false;
            }
            Flow::Under => {
                if optional && !self.declined {
                    self.count_use();
                }
                self.forget_targets(true);
            }
        }
    }

    pub(super) fn forget_targets(&mut self, did: bool) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.retain(|(slot, _)| !matches!(slot, Slot::First | Slot::Second | Slot::Picked));
            frame.settled = 0;
            frame.did &= did;
        }
    }

    pub(super) fn effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        match step {
            Effect::As(name, inner) => {
                self.state.tasks.push(Task::Name(*name as u8));
                self.effect(inner, at, optional)
            }
            Effect::May(block) => self.start_may(block, None),
            Effect::MayBy(player, block) => {
                let seat = ask!(self.one_player(player));
                self.start_may(block, seat)
            }
            Effect::IfYouDo { first, .. } => {
                self.state.tasks.push(Task::IfYouDo(at.0, at.1));
                self.push_run(first);
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.did = true;
                }
                Flow::Under
            }
            Effect::If { condition, then, otherwise } => {
                if self.so(condition) {
                    self.push_run(then);
                } else if self.asks_in_vain(then) {
                    return Flow::Ask;
                } else if let Some(otherwise) = otherwise {
                    self.push_run(otherwise);
                }
                Flow::Under
            }
            Effect::Modes { choose, of, .. } => {
                let left = self.number(choose).clamp(0, of.len() as i16) as u8;
                self.state.tasks.push(Task::Modes { block: at.0, at: at.1, taken: 0, left });
                Flow::Under
            }
            Effect::ForEach(target, block) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let depth = self.free_loop();
                self.bind(Slot::Loop(depth), &refs);
                self.state.tasks.push(Task::Loop(block.id(), depth));
                Flow::Under
            }
            Effect::ForEachPlayer(player, block) | Effect::They(player, block) => {
                let seats = ask!(self.who(player));
                let left = seats.iter().fold(0, |all, seat| all | 1 << seat.0);
                let they = matches!(step, Effect::They(..));
                self.state.tasks.push(Task::LoopPlayers { block: block.id(), left, they });
                Flow::Under
            }
            Effect::Delay(when, block) => {
                if let Some(frame) = self.state.frames.last() {
                    let frame = Frame { nested: Vec::new(), ..frame.clone() };
                    self.state.delayed.push(Delayed { when: *when, due: 0, block: block.id(), frame });
                    // The card whose leaving play it waits for may be gone already.
                    self.dirty = true;
                }
                Flow::Done(true)
            }
            Effect::AtOnce(block) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.at_once = true;
                }
                self.state.tasks.push(Task::EndAtOnce);
                self.state.tasks.push(Task::Run { block: block.id(), at: 0, optional });
                Flow::Under
            }
            Effect::After(block) => {
                self.push_run(block);
                let from = self.state.tasks.iter().rev().find_map(|task| match task {
                    Task::Window(from) | Task::Nest(from) => Some(*from),
                    _ => None,
                });
                self.state.tasks.push(Task::Window(from.unwrap_or(0)));
                let nested = self.state.frames.last_mut().map(|frame| std::mem::take(&mut frame.nested));
                self.resolve_nested(nested.unwrap_or_default());
                Flow::Under
            }
            Effect::TheForceIsWith(player) => self.the_force_is_with(player),
            Effect::UseTheForce => self.use_the_force(),
            Effect::Bind(_)
            | Effect::ChoosePlayer(_)
            | Effect::NameCard
            | Effect::ChooseNumber
            | Effect::ChooseArena
            | Effect::Look(_)
            | Effect::LookAtHand(_)
            | Effect::Reveal(_)
            | Effect::RevealHand(_) => self.choice_effect(step, at, optional),
            Effect::Damage { .. }
            | Effect::DamageDivided { .. }
            | Effect::Heal { .. }
            | Effect::HealUpTo { .. }
            | Effect::HealDivided { .. }
            | Effect::Defeat(_)
            | Effect::Exhaust(_)
            | Effect::Ready(_)
            | Effect::Return(_)
            | Effect::Put { .. }
            | Effect::Discard(_)
            | Effect::Give { .. }
            | Effect::Create { .. }
            | Effect::Gain { .. }
            | Effect::Rule { .. } => self.card_effect(step, at, optional),
            Effect::TakeControl { .. }
            | Effect::ExchangeControl(_)
            | Effect::Resource { .. }
            | Effect::Capture { .. }
            | Effect::Rescue(_)
            | Effect::Attach { .. }
            | Effect::Attack { .. }
            | Effect::Play { .. }
            | Effect::PlayEach { .. } => self.board_effect(step, at, optional),
            Effect::Draw { .. }
            | Effect::DiscardFromHand { .. }
            | Effect::DiscardHand(_)
            | Effect::Mill { .. }
            | Effect::Search { .. }
            | Effect::Arrange(_)
            | Effect::RevealUntilStop(_)
            | Effect::Pay(_)
            | Effect::PayAny
            | Effect::Lose(_)
            | Effect::Flip(_)
            | Effect::CollectBounties(_)
            | Effect::CollectAgain
            | Effect::NextCardGains(..) => self.player_effect(step, at),
        }
    }

    /// Asks whether to do what cannot be done, when that depends on a card hidden from others and they are not to know it
    /// (CR 1.17.4): there is only no.
    fn asks_in_vain(&mut self, then: &Block) -> bool {
        let Some(Effect::May(block)) = then.steps().first() else { return false };
        let looked_at = self.bound(Slot::Seen);
        if !self.always || !self.hides_any(&looked_at) || self.answer.take().is_some() {
            return false;
        }
        let question = self.question_of(self.you(), Ask::May, (block.id(), 0));
        self.ask(crate::state::Question { min: 0, ..question }, vec![Action::No]);
        true
    }

    /// Choosing, naming, looking.
    pub(super) fn choice_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        match step {
            Effect::Bind(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                self.set_it(&refs);
                Flow::Done(!refs.is_empty())
            }
            Effect::ChoosePlayer(player) => {
                let seat = ask!(self.one_player(player));
                if let (Some(seat), Some(frame)) = (seat, self.state.frames.last_mut()) {
                    frame.that = seat;
                }
                Flow::Done(seat.is_some())
            }
            Effect::NameCard => match self.answer.take() {
                Some(Action::Name(name)) => {
                    let you = self.you();
                    self.note("8.17.1", Event::Named { player: you, name });
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.name = Some(name);
                    }
                    self.set_it(&[]);
                    Flow::Done(true)
                }
                _ => {
                    let options = (0..self.book.names().len()).map(|name| Action::Name(name as u16)).collect();
                    self.ask(self.question_of(self.you(), Ask::Name, at), options);
                    Flow::Ask
                }
            },
            Effect::ChooseNumber => self.ask_number(0, 20, at),
            Effect::ChooseArena => match self.answer.take() {
                Some(Action::Arena(arena)) => {
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.arena = Some(arena);
                    }
                    Flow::Done(true)
                }
                _ => {
                    let options = model::Arena::ALL.iter().map(|arena| Action::Arena(*arena)).collect();
                    self.ask(self.question_of(self.you(), Ask::Arena, at), options);
                    Flow::Ask
                }
            },
            Effect::Look(target) | Effect::Reveal(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let all = matches!(step, Effect::Reveal(_));
                self.see(&refs, all);
                Flow::Done(!refs.is_empty())
            }
            Effect::LookAtHand(player) | Effect::RevealHand(player) => {
                let seats = ask!(self.who(player));
                let all = matches!(step, Effect::RevealHand(_));
                let refs: Vec<Ref> = seats
                    .iter()
                    .flat_map(|seat| self.state.list(*seat, Place::Hand))
                    .map(|card| self.state.now(*card))
                    .collect();
                if let (Some(seat), Some(frame)) = (seats.first(), self.state.frames.last_mut()) {
                    frame.that = *seat;
                }
                self.see(&refs, all);
                Flow::Done(true)
            }
            _ => Flow::Done(false),
        }
    }

    pub(crate) fn you(&self) -> Seat {
        self.state.frames.last().map_or(Seat(0), |frame| frame.you)
    }

    pub(super) fn source(&self) -> Ref {
        self.state.frames.last().map_or(Ref::NONE, |frame| frame.source)
    }

    pub(super) fn number(&self, amount: &ability::Amount) -> i16 {
        self.state.frames.last().map_or(0, |frame| self.amount(amount, Ctx::framed(frame)))
    }

    /// The number for one card, which is [`ability::Target::Itself`] in it.
    pub(super) fn number_for(&self, amount: &ability::Amount, itself: Ref) -> i16 {
        let frame = self.state.frames.last();
        frame.map_or(0, |frame| self.amount(amount, Ctx { itself, ..Ctx::framed(frame) }))
    }

    /// The cards that a reference means now.
    pub(super) fn meant(&self, target: &ability::Target) -> Vec<Ref> {
        self.state.frames.last().map_or_else(Vec::new, |frame| self.refs(target, Ctx::framed(frame)))
    }

    pub(super) fn so(&self, condition: &ability::Condition) -> bool {
        self.state.frames.last().is_some_and(|frame| self.holds(condition, Ctx::framed(frame)))
    }

    pub(super) fn push_run(&mut self, block: &Block) {
        self.state.tasks.push(Task::Run { block: block.id(), at: 0, optional: false });
    }

    /// Binds what a step acted on and how much it did.
    pub(super) fn acted(&mut self, refs: &[Ref], done: i16) {
        self.set_it(refs);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = done;
        }
    }

    /// The cards that are still what they were.
    pub(super) fn present(&self, refs: &[Ref]) -> Vec<CardIx> {
        refs.iter().filter(|of| self.state.is_current(**of)).map(|of| of.card).collect()
    }

    /// The card that is meant, followed from play to where its defeat or capture put it and no further (CR 8.5.4).
    pub(super) fn follow(&self, of: Ref) -> Option<CardIx> {
        if of.card == CardIx::NONE || self.is_token(of.card) {
            return None;
        }
        let copy = self.state.card(of.card).copy;
        let place = self.state.card(of.card).place;
        let moved = matches!(place, Place::Discard | Place::Captured) && copy == of.copy.wrapping_add(1);
        (copy == of.copy || moved).then_some(of.card)
    }

    pub(super) fn free_loop(&self) -> u8 {
        let used = |depth: u8| {
            self.state.tasks.iter().any(|task| match task {
                Task::Loop(_, at) | Task::PlayNext { depth: at, .. } => *at == depth,
                _ => false,
            })
        };
        (0..u8::MAX).find(|depth| !used(*depth)).unwrap_or(0)
    }
}

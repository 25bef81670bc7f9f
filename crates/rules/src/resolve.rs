//! Resolving abilities step by step (CR 7.1.5): the verbs of the language.

use ability::{Block, BlockId, Destination, Effect, Modifier, Order, Step, Take, Target};

use crate::Game;
use crate::attack::Terms;
use crate::ctx::Ctx;
use crate::happen::{Damage, To};
use crate::log::Event;
use crate::state::{
    Action, Ask, BlockAt, CardIx, Delayed, Flags, Gives, GivesRef, Lasting, Place, Question, Ref, Seat, Slot, Task,
    Until,
};
use crate::target::{Found, is_choice, is_hidden};

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
        (Effect::Attack { and_if: Some((_, gives)), .. }, _) => gives,
        _ => &[],
    }
}

macro_rules! ask {
    ($found:expr) => {
        match $found {
            Found::Here(found) => found,
            Found::Asked => return Flow::Ask,
        }
    };
}

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
                self.forget_targets(did && !self.declined);
                self.declined = false;
            }
            Flow::Under => self.forget_targets(true),
        }
    }

    fn forget_targets(&mut self, did: bool) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.retain(|(slot, _)| !matches!(slot, Slot::First | Slot::Second | Slot::Picked));
            frame.settled = 0;
            frame.did &= did;
        }
    }

    fn effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
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
                    let frame = frame.clone();
                    self.state.delayed.push(Delayed { when: *when, block: block.id(), frame });
                }
                Flow::Done(true)
            }
            Effect::After(block) => {
                self.push_run(block);
                let from = self.state.tasks.iter().rev().find_map(|task| match task {
                    Task::Window(from) => Some(*from),
                    _ => None,
                });
                self.state.tasks.push(Task::Window(from.unwrap_or(0)));
                Flow::Under
            }
            _ => self.choice_effect(step, at, optional),
        }
    }

    /// Choosing, naming, looking.
    fn choice_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        match step {
            Effect::Choose(target) => {
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
            _ => self.card_effect(step, at, optional),
        }
    }

    /// Verbs on cards.
    fn card_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let you = self.you();
        match step {
            Effect::Damage { amount, to, by } => self.damage_effect(amount, to, by.as_ref(), at, optional),
            Effect::DamageDivided { amount, among, by } => {
                let dealers = match by {
                    Some(by) => ask!(self.pick(Slot::Second, by, at, optional)),
                    None => vec![self.source()],
                };
                let total = self.number(amount);
                let parts = ask!(self.divide(total, among, at, false, optional));
                let dealer = dealers.first().copied().unwrap_or(Ref::NONE);
                let dealt = self.deal_parts(&parts, dealer);
                self.acted(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), dealt);
                Flow::Done(dealt > 0)
            }
            Effect::Heal { amount, from } => {
                let refs = ask!(self.pick(Slot::First, from, at, optional));
                let amount = amount.as_ref().map_or(i16::MAX, |amount| self.number(amount));
                let healed = self.present(&refs).into_iter().map(|card| self.heal(card, amount)).sum();
                self.acted(&refs, healed);
                Flow::Done(healed > 0)
            }
            Effect::HealUpTo { amount, from } => {
                let refs = ask!(self.pick(Slot::First, from, at, optional));
                let damage = refs.iter().map(|of| self.state.card(of.card).damage).max().unwrap_or(0);
                let most = self.number(amount).min(damage).max(0);
                let Some(Action::Number(chosen)) = self.answer.take() else {
                    if most == 0 {
                        self.acted(&refs, 0);
                        return Flow::Done(false);
                    }
                    let options = (0..=most as u16).map(Action::Number).collect();
                    self.ask(self.question_of(you, Ask::Number, at), options);
                    return Flow::Ask;
                };
                let healed = self.present(&refs).into_iter().map(|card| self.heal(card, chosen as i16)).sum();
                self.acted(&refs, healed);
                Flow::Done(healed > 0)
            }
            Effect::HealDivided { amount, among } => {
                let most = self.number(amount);
                let parts = ask!(self.divide(most, among, at, true, optional));
                let healed = parts.iter().map(|(of, part)| self.heal(of.card, *part)).sum();
                self.acted(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), healed);
                Flow::Done(healed > 0)
            }
            Effect::Defeat(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let there: Vec<CardIx> =
                    self.present(&refs).into_iter().filter(|card| self.can_be_defeated(*card)).collect();
                self.defeat(&there, you);
                self.acted(&refs, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Exhaust(target) | Effect::Ready(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let ready = matches!(step, Effect::Ready(_));
                let mut count = 0;
                for card in self.present(&refs) {
                    count += i16::from(if ready { self.ready(card) } else { self.exhaust(card) });
                }
                self.acted(&refs, count);
                Flow::Done(count > 0)
            }
            Effect::Return(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let there = self.present(&refs);
                let (played, others): (Vec<CardIx>, Vec<CardIx>) = there
                    .iter()
                    .partition(|card| matches!(self.state.card(**card).place, Place::Arena | Place::Attached));
                self.leave(&played, To::Hand, you);
                for card in others {
                    self.put(card, To::Hand, you);
                }
                self.acted(&refs, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Put { what, to } => self.put_effect(what, *to, at, optional),
            Effect::Discard(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let discarded: Vec<Ref> = self.present(&refs).into_iter().map(|card| self.discard(card)).collect();
                self.acted(&discarded, discarded.len() as i16);
                Flow::Done(!discarded.is_empty())
            }
            Effect::Give { token, count, to } => {
                let refs = ask!(self.pick(Slot::First, to, at, optional));
                let count = self.number(count);
                let mut given = 0;
                for card in self.present(&refs) {
                    for _ in 0..count {
                        given += i16::from(self.give(*token, card));
                    }
                }
                self.acted(&refs, given);
                Flow::Done(given > 0)
            }
            Effect::Create { token, count, who } => {
                let seats = ask!(self.who(who));
                let count = self.number(count);
                let mut made = Vec::new();
                for seat in seats {
                    for _ in 0..count {
                        let Some(card) = self.token(*token, seat) else { continue };
                        self.enter(card, seat, false);
                        self.note("3.7.2", Event::Created { player: seat, card, on: None });
                        made.push(self.state.now(card));
                    }
                }
                for unit in &made {
                    self.fire(&crate::trigger::Happening::Created { unit: *unit });
                }
                self.acted(&made, made.len() as i16);
                Flow::Done(!made.is_empty())
            }
            Effect::Gain { to, duration, .. } => {
                let refs = ask!(self.pick(Slot::First, to, at, optional));
                let there: Vec<Ref> = refs.iter().copied().filter(|of| self.state.is_current(*of)).collect();
                for of in &there {
                    self.lasting(step, at, 0, *of, self.until(*duration));
                }
                self.acted(&refs, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Rule { duration, .. } => {
                self.lasting(step, at, 0, Ref::NONE, self.until(*duration));
                Flow::Done(true)
            }
            _ => self.board_effect(step, at, optional),
        }
    }

    /// Verbs that move cards between players, and the modified actions.
    fn board_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let you = self.you();
        match step {
            Effect::TakeControl { of, by } => {
                let refs = ask!(self.pick(Slot::First, of, at, optional));
                let seat = ask!(self.who(by)).first().copied().unwrap_or(you);
                let mut count = 0;
                for card in self.present(&refs) {
                    count += i16::from(self.take_control(card, seat));
                }
                self.acted(&refs, count);
                Flow::Done(count > 0)
            }
            Effect::Resource { what, by, ready } => {
                let refs = ask!(self.pick(Slot::First, what, at, optional));
                let seat = ask!(self.who(by)).first().copied().unwrap_or(you);
                let mut moved = Vec::new();
                for of in &refs {
                    let Some(card) = self.follow(*of) else { continue };
                    self.put(card, To::Resources(seat), you);
                    if *ready {
                        self.state.card_mut(card).flags.clear(Flags::EXHAUSTED);
                    }
                    moved.push(self.state.now(card));
                }
                self.acted(&moved, moved.len() as i16);
                Flow::Done(!moved.is_empty())
            }
            Effect::Capture { by, what } => {
                let guards = ask!(self.pick(Slot::Second, by, at, optional));
                let refs = ask!(self.pick(Slot::First, what, at, optional));
                let Some(guard) = self.present(&guards).first().copied() else { return Flow::Done(false) };
                let there: Vec<CardIx> = self.present(&refs).into_iter().filter(|card| *card != guard).collect();
                self.leave(&there, To::Capture(guard), you);
                self.acted(&refs, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Rescue(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, optional));
                let there = self.present(&refs);
                for card in &there {
                    self.rescue(*card);
                }
                self.acted(&refs, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Attach { what, to, by } => {
                let upgrades = ask!(self.pick(Slot::First, what, at, optional));
                let hosts = ask!(self.pick(Slot::Second, to, at, optional));
                let seat = match by {
                    Some(by) => ask!(self.who(by)).first().copied(),
                    None => None,
                };
                let Some(host) = self.present(&hosts).first().copied() else { return Flow::Done(false) };
                let there = self.present(&upgrades);
                for card in &there {
                    self.state.take_out(*card);
                    self.state.put_under(*card, host, Place::Attached);
                    if let Some(seat) = seat {
                        self.state.card_mut(*card).controller = seat;
                    }
                }
                self.dirty = true;
                self.acted(&upgrades, there.len() as i16);
                Flow::Done(!there.is_empty())
            }
            Effect::Attack { .. } => self.attack_effect(step, at, optional),
            Effect::Play { what, price, .. } => self.play_effect(what, price, at, optional),
            Effect::PlayEach { what, .. } => {
                let refs = ask!(self.pick(Slot::First, what, at, optional));
                let depth = self.free_loop();
                self.bind(Slot::Loop(depth), &refs);
                self.state.tasks.push(Task::PlayNext { block: at.0, at: at.1, depth });
                Flow::Under
            }
            _ => self.player_effect(step, at, optional),
        }
    }

    /// Verbs on players and decks.
    fn player_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let you = self.you();
        match step {
            Effect::Draw { count, who } => {
                let seats = ask!(self.who(who));
                let count = self.number(count);
                let mut drawn = Vec::new();
                for seat in seats {
                    drawn.extend(self.draw(seat, count));
                }
                self.acted(&drawn, drawn.len() as i16);
                Flow::Done(count > 0)
            }
            Effect::DiscardFromHand { .. } => self.discard_effect(step, at),
            Effect::DiscardHand(player) => {
                let seats = ask!(self.who(player));
                let cards: Vec<CardIx> =
                    seats.iter().flat_map(|seat| self.state.list(*seat, Place::Hand)).copied().collect();
                let gone: Vec<Ref> = cards.into_iter().map(|card| self.discard(card)).collect();
                self.acted(&gone, gone.len() as i16);
                // CR 1.14.6: an empty hand counts as discarded.
                Flow::Done(true)
            }
            Effect::Mill { count, who } => {
                let seats = ask!(self.who(who));
                let count = usize::try_from(self.number(count)).unwrap_or(0);
                let cards: Vec<CardIx> = seats
                    .iter()
                    .flat_map(|seat| self.state.list(*seat, Place::Deck).iter().rev().take(count))
                    .copied()
                    .collect();
                let gone: Vec<Ref> = cards.into_iter().map(|card| self.discard(card)).collect();
                self.acted(&gone, gone.len() as i16);
                Flow::Done(!gone.is_empty())
            }
            Effect::Search { top, cards, take, reveal, then } => {
                self.search(top.as_ref(), cards, take, *reveal, then, at)
            }
            Effect::Arrange(amount) => self.arrange(amount, at),
            Effect::RevealUntilStop(most) => self.reveal_until_stop(most, at),
            Effect::Pay(amount) => {
                let amount = self.number(amount).clamp(0, 255) as u8;
                Flow::Done(self.pay(you, amount))
            }
            Effect::PayAny => {
                let ready = self.ready_resources(you);
                if let Some(Action::Number(paid)) = self.answer {
                    self.pay(you, paid as u8);
                }
                self.ask_number(0, u16::from(ready), at)
            }
            Effect::Lose(player) => {
                let seats = ask!(self.who(player));
                self.lose(&seats);
                Flow::Done(true)
            }
            Effect::Flip(_) | Effect::CollectBounties(_) | Effect::NextCardGains(..) => {
                // Words of later sets: no written card uses them, and the book refuses texts that do.
                let _ = optional;
                Flow::Done(false)
            }
            _ => Flow::Done(false),
        }
    }

    // ---- small helpers ----

    pub(crate) fn you(&self) -> Seat {
        self.state.frames.last().map_or(Seat(0), |frame| frame.you)
    }

    fn source(&self) -> Ref {
        self.state.frames.last().map_or(Ref::NONE, |frame| frame.source)
    }

    fn number(&self, amount: &ability::Amount) -> i16 {
        self.state.frames.last().map_or(0, |frame| self.amount(amount, Ctx::framed(frame)))
    }

    fn so(&self, condition: &ability::Condition) -> bool {
        self.state.frames.last().is_some_and(|frame| self.holds(condition, Ctx::framed(frame)))
    }

    fn push_run(&mut self, block: &Block) {
        self.state.tasks.push(Task::Run { block: block.id(), at: 0, optional: false });
    }

    /// Binds what a step acted on and how much it did.
    fn acted(&mut self, refs: &[Ref], done: i16) {
        self.set_it(refs);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = done;
        }
    }

    /// The cards that are still what they were.
    fn present(&self, refs: &[Ref]) -> Vec<CardIx> {
        refs.iter().filter(|of| self.state.is_current(**of)).map(|of| of.card).collect()
    }

    /// The card that is meant, followed from play to where its defeat put it and no further (CR 8.5.4).
    fn follow(&self, of: Ref) -> Option<CardIx> {
        if of.card == CardIx::NONE || self.def(of.card).kind.is_token() {
            return None;
        }
        let copy = self.state.card(of.card).copy;
        let discarded = self.state.card(of.card).place == Place::Discard && copy == of.copy.wrapping_add(1);
        (copy == of.copy || discarded).then_some(of.card)
    }

    fn can_be_defeated(&self, card: CardIx) -> bool {
        match self.state.card(card).place {
            Place::Arena | Place::Attached | Place::Resources => true,
            Place::Deck | Place::Hand | Place::Discard | Place::BaseZone | Place::Captured | Place::Aside => false,
        }
    }

    fn free_loop(&self) -> u8 {
        let used = |depth: u8| {
            self.state.tasks.iter().any(|task| match task {
                Task::Loop(_, at) | Task::PlayNext { depth: at, .. } => *at == depth,
                _ => false,
            })
        };
        (0..u8::MAX).find(|depth| !used(*depth)).unwrap_or(0)
    }

    fn see(&mut self, refs: &[Ref], all: bool) {
        let you = self.you();
        if let Some(frame) = self.state.frames.last_mut() {
            for of in refs {
                if !frame.cards.contains(&(Slot::Seen, *of)) {
                    frame.cards.push((Slot::Seen, *of));
                }
            }
        }
        for of in refs {
            if all {
                self.note("8.25.1", Event::Revealed { card: of.card });
            } else {
                self.note("8.13.1", Event::LookedAt { player: you, card: of.card });
            }
        }
        self.acted(refs, refs.len() as i16);
    }

    fn until(&self, duration: ability::Duration) -> Until {
        match duration {
            ability::Duration::Attack => match self.state.attacks.iter().rposition(|attack| attack.under_way) {
                Some(at) => Until::Attack(at as u8),
                None => Until::Duration(ability::Duration::Phase),
            },
            ability::Duration::WhileInPlay => Until::Leaves(self.source()),
            other => Until::Duration(other),
        }
    }

    /// Creates the lasting effects of a step on a card (CR 7.7.3).
    fn lasting(&mut self, step: &Step, at: BlockAt, list: u8, on: Ref, until: Until) {
        let (source, you, name) = match self.state.frames.last() {
            Some(frame) => (frame.source, frame.you, frame.name),
            None => return,
        };
        // An effect that ends when its source leaves play does not begin when that has happened (CR 7.7.4F).
        if let Until::Leaves(of) = until
            && !(self.state.is_current(of) && self.state.in_play(of.card))
        {
            return;
        }
        for (nth, modifier) in gives(step, list).iter().enumerate() {
            let here = GivesRef { block: at.0, step: at.1, list, at: nth as u8 };
            let gives = match modifier {
                Modifier::Stats(power, hp) => Gives::Stats(self.number(power), self.number(hp)),
                Modifier::Keyword(keyword) => Gives::Keyword(*keyword, 0),
                Modifier::KeywordX(keyword, value) => Gives::Keyword(*keyword, self.number(value).clamp(0, 255) as u8),
                Modifier::CardsCostLess { amount, .. } => Gives::Cost(here, self.number(amount)),
                _ => Gives::Modifier(here),
            };
            if let (Gives::Stats(_, hp), true) = (gives, on.card.is_some())
                && hp < 0
            {
                self.blame.push((on.card, you));
            }
            self.state.lasting.push(Lasting { on, gives, until, source, controller: you, name });
        }
        if on.card.is_some() {
            self.note("7.7.3", Event::Gained { card: on.card });
        }
        self.dirty = true;
    }

    fn ask_number(&mut self, least: u16, most: u16, at: BlockAt) -> Flow {
        if let Some(Action::Number(number)) = self.answer.take() {
            if let Some(frame) = self.state.frames.last_mut() {
                frame.done = number as i16;
            }
            return Flow::Done(number > 0);
        }
        let options = (least..=most).map(Action::Number).collect();
        self.ask(self.question_of(self.you(), Ask::Number, at), options);
        Flow::Ask
    }

    // ---- joining words ----

    fn start_may(&mut self, block: &Block, by: Option<Seat>) -> Flow {
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
    fn could(&self, step: &Step) -> bool {
        let Some(frame) = self.state.frames.last() else { return false };
        let ctx = Ctx::framed(frame);
        match unnamed(step) {
            Effect::Pay(amount) => self.amount(amount, ctx) <= i16::from(self.ready_resources(frame.you)),
            Effect::Exhaust(target) => self
                .refs(target, ctx)
                .iter()
                .any(|of| self.state.is_current(*of) && !self.state.card(of.card).flags.has(Flags::EXHAUSTED)),
            Effect::Ready(target) => self
                .refs(target, ctx)
                .iter()
                .any(|of| self.state.is_current(*of) && self.state.card(of.card).flags.has(Flags::EXHAUSTED)),
            Effect::Resource { what, .. } => self.refs(what, ctx).iter().any(|of| self.follow(*of).is_some()),
            _ => true,
        }
    }

    /// A limited ability counts as used when its player says yes (CR 8.32.3).
    fn count_use(&mut self) {
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
        if let Some(Action::Mode(mode)) = self.answer.take() {
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
                // What must be paid must be payable.
                of[*mode].steps().first().is_none_or(|step| !matches!(step, Effect::Pay(_)) || self.could(step))
            })
            .map(|mode| Action::Mode(mode as u8))
            .collect();
        if options.is_empty() {
            return;
        }
        self.state.tasks.push(Task::Modes { block, at, taken, left });
        self.ask(self.question_of(seat, Ask::Mode, (block, at)), options);
    }

    // ---- damage, dividing, moving ----

    fn damage_effect(
        &mut self,
        amount: &ability::Amount,
        to: &Target,
        by: Option<&Target>,
        at: BlockAt,
        optional: bool,
    ) -> Flow {
        let dealers = match by {
            Some(by) => ask!(self.pick(Slot::Second, by, at, optional && is_choice(by))),
            None => vec![self.source()],
        };
        if by.is_some() && self.present(&dealers).is_empty() && dealers.iter().all(|of| self.last_known(*of).is_none())
        {
            return Flow::Done(false);
        }
        let refs = ask!(self.pick(Slot::First, to, at, optional));
        let amount = self.number(amount);
        let parts: Vec<(Ref, i16)> = refs.iter().map(|of| (*of, amount)).collect();
        let dealt = self.deal_parts(&parts, dealers.first().copied().unwrap_or(Ref::NONE));
        self.acted(&refs, dealt);
        Flow::Done(dealt > 0)
    }

    fn deal_parts(&mut self, parts: &[(Ref, i16)], by: Ref) -> i16 {
        let player = self.you();
        let mut dealt = 0;
        for (of, amount) in parts {
            if self.state.is_current(*of) {
                dealt += self.deal(Damage { to: of.card, amount: *amount, by, player, combat: false });
            }
        }
        dealt
    }

    /// Divides an amount one by one (CR 8.4.5): each pick is one more for that card.
    fn divide(
        &mut self,
        total: i16,
        among: &ability::Filter,
        at: BlockAt,
        up_to: bool,
        optional: bool,
    ) -> Found<Vec<(Ref, i16)>> {
        let you = self.you();
        let answer = self.answer.take();
        if let Some(Action::Card(card)) = answer {
            let of = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.cards.push((Slot::Picked, of));
            }
        }
        if matches!(answer, Some(Action::No)) {
            self.declined = true;
        }
        let picked = self.bound(Slot::Picked);
        let left = total - picked.len() as i16;
        let Some(frame) = self.state.frames.last() else { return Found::Here(Vec::new()) };
        let all = self.all(among, Ctx::framed(frame));
        let count = |of: &Ref| picked.iter().filter(|one| *one == of).count() as i16;
        let fits: Vec<CardIx> =
            all.iter().filter(|of| !up_to || self.state.card(of.card).damage > count(of)).map(|of| of.card).collect();
        if left <= 0 || fits.is_empty() || matches!(answer, Some(Action::Done | Action::No)) {
            let mut parts: Vec<(Ref, i16)> = Vec::new();
            for of in picked {
                match parts.iter_mut().find(|(one, _)| *one == of) {
                    Some((_, amount)) => *amount += 1,
                    None => parts.push((of, 1)),
                }
            }
            return Found::Here(parts);
        }
        let mut options: Vec<Action> = fits.into_iter().map(Action::Card).collect();
        if optional && picked.is_empty() {
            options.push(Action::No);
        } else if up_to {
            options.push(Action::Done);
        }
        let question = Question {
            min: if up_to { 0 } else { total.clamp(0, 255) as u8 },
            max: total.clamp(0, 255) as u8,
            picked: picked.len().min(255) as u8,
            ..self.question_of(you, Ask::Divide, at)
        };
        self.ask(question, options);
        Found::Asked
    }

    fn put_effect(&mut self, what: &Target, to: Destination, at: BlockAt, optional: bool) -> Flow {
        let refs = ask!(self.pick(Slot::First, what, at, optional));
        let you = self.you();
        let there = self.present(&refs);
        let (to, order) = match to {
            Destination::Hand => (To::Hand, None),
            Destination::Top(order) => (To::Top, Some(order)),
            Destination::Bottom(order) => (To::Bottom, Some(order)),
        };
        let ordered = match order {
            Some(Order::Random) => {
                let mut there = there;
                let mut chance = self.state.chance;
                chance.shuffle(&mut there);
                self.state.chance = chance;
                there
            }
            Some(Order::Chosen) if there.len() > 1 => {
                if let Some(Action::Card(card)) = self.answer.take() {
                    let of = self.state.now(card);
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.cards.push((Slot::Picked, of));
                    }
                }
                let done = self.bound(Slot::Picked);
                let left: Vec<CardIx> =
                    there.iter().copied().filter(|card| !done.iter().any(|of| of.card == *card)).collect();
                if left.len() > 1 {
                    let question = Question {
                        picked: done.len() as u8,
                        max: there.len() as u8,
                        ..self.question_of(you, Ask::Order, at)
                    };
                    self.ask(question, left.into_iter().map(Action::Card).collect());
                    return Flow::Ask;
                }
                done.into_iter().map(|of| of.card).chain(left).collect()
            }
            Some(Order::Chosen) | None => there,
        };
        for card in &ordered {
            let drawn = to == To::Hand && self.state.card(*card).place == Place::Deck;
            if drawn {
                let owner = self.state.card(*card).owner;
                let player = self.state.player_mut(owner);
                player.drawn = player.drawn.saturating_add(1);
            }
            self.put(*card, to, you);
        }
        let moved: Vec<Ref> = ordered.iter().map(|card| self.state.now(*card)).collect();
        self.acted(&moved, moved.len() as i16);
        Flow::Done(!moved.is_empty())
    }

    fn discard_effect(&mut self, step: &Step, at: BlockAt) -> Flow {
        let Effect::DiscardFromHand { count, who, cards, by, random } = step else { return Flow::Done(false) };
        let you = self.you();
        let seats = ask!(self.who(who));
        if let (Some(seat), Some(frame)) = (seats.first(), self.state.frames.last_mut())
            && seats.len() == 1
        {
            frame.that = *seat;
        }
        let count = usize::try_from(self.number(count)).unwrap_or(0);
        if let Some(Action::Card(card)) = self.answer.take() {
            let of = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.cards.push((Slot::Picked, of));
            }
        }
        let mut picked = self.bound(Slot::Picked);
        for seat in &seats {
            let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
            let ctx = Ctx::framed(frame);
            let fits: Vec<CardIx> = self
                .state
                .list(*seat, Place::Hand)
                .iter()
                .copied()
                .filter(|card| cards.as_ref().is_none_or(|filter| self.is(filter, self.state.now(*card), ctx)))
                .collect();
            let mine = picked.iter().filter(|of| self.state.card(of.card).owner == *seat).count();
            let mut left: Vec<CardIx> =
                fits.iter().copied().filter(|card| !picked.iter().any(|of| of.card == *card)).collect();
            if mine >= count || left.is_empty() {
                continue;
            }
            if *random {
                let mut chance = self.state.chance;
                chance.shuffle(&mut left);
                self.state.chance = chance;
                picked.extend(left.iter().take(count - mine).map(|card| self.state.now(*card)));
                continue;
            }
            let chooser = match by {
                None => *seat,
                Some(player) => {
                    let seats = self.players(player, ctx);
                    self.state.seats().find(|seat| seats & 1 << seat.0 != 0).unwrap_or(you)
                }
            };
            let question = Question {
                picked: mine as u8,
                min: count.min(255) as u8,
                max: count.min(255) as u8,
                ..self.question_of(chooser, Ask::Target, at)
            };
            self.ask(question, left.into_iter().map(Action::Card).collect());
            return Flow::Ask;
        }
        let gone: Vec<Ref> = picked.into_iter().map(|of| self.discard(of.card)).collect();
        self.acted(&gone, gone.len() as i16);
        Flow::Done(!gone.is_empty())
    }

    // ---- decks ----

    fn search(
        &mut self,
        top: Option<&ability::Amount>,
        cards: &ability::Filter,
        take: &Take,
        reveal: bool,
        then: &Block,
        at: BlockAt,
    ) -> Flow {
        let you = self.you();
        if self.bound(Slot::Seen).is_empty() || self.state.frames.last().is_some_and(|frame| frame.settled & 8 == 0) {
            let count = top.map_or(usize::MAX, |top| usize::try_from(self.number(top)).unwrap_or(0));
            let seen: Vec<Ref> =
                self.state.list(you, Place::Deck).iter().rev().take(count).map(|card| self.state.now(*card)).collect();
            self.bind(Slot::Seen, &seen);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.settled |= 8;
            }
            for of in &seen {
                self.note("8.26.1", Event::LookedAt { player: you, card: of.card });
            }
            if seen.is_empty() {
                return Flow::Done(false);
            }
        }
        let answer = self.answer.take();
        if let Some(Action::Card(card)) = answer {
            let of = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.cards.push((Slot::Picked, of));
            }
        }
        let picked = self.bound(Slot::Picked);
        let spent: i16 = picked.iter().map(|of| i16::from(self.def(of.card).cost)).sum();
        let (most, cost) = match take {
            Take::One => (1, None),
            Take::UpTo(most) => (self.number(most), None),
            Take::CombinedCost(cost) => (i16::MAX, Some(self.number(cost))),
            Take::UpToCombinedCost(most, cost) => (self.number(most), Some(self.number(cost))),
        };
        let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
        let ctx = Ctx::framed(frame);
        let fits: Vec<Action> = self
            .bound(Slot::Seen)
            .into_iter()
            .filter(|of| !picked.contains(of) && self.is(cards, *of, ctx))
            .filter(|of| cost.is_none_or(|cost| spent + i16::from(self.def(of.card).cost) <= cost))
            .map(|of| Action::Card(of.card))
            .collect();
        let over = matches!(answer, Some(Action::Done)) || picked.len() as i16 >= most;
        if !over && !fits.is_empty() {
            let options = fits.into_iter().chain([Action::Done]).collect();
            let question = Question {
                min: 0,
                max: most.clamp(0, 255) as u8,
                picked: picked.len() as u8,
                ..self.question_of(you, Ask::Search, at)
            };
            self.ask(question, options);
            return Flow::Ask;
        }
        if reveal {
            for of in &picked {
                self.note("8.25.1", Event::Revealed { card: of.card });
            }
        }
        self.acted(&picked, picked.len() as i16);
        self.state.tasks.push(Task::EndSearch(top.is_none()));
        if !picked.is_empty() {
            self.push_run(then);
        }
        Flow::Done(!picked.is_empty())
    }

    /// Puts away what a search left in the deck (CR 8.26.2).
    pub(crate) fn end_search(&mut self, whole: bool) {
        let you = self.you();
        let mut left: Vec<CardIx> = self
            .present(&self.bound(Slot::Seen))
            .into_iter()
            .filter(|card| self.state.card(*card).place == Place::Deck)
            .collect();
        self.bind(Slot::Seen, &[]);
        if whole {
            self.shuffle(you);
            return;
        }
        let mut chance = self.state.chance;
        chance.shuffle(&mut left);
        self.state.chance = chance;
        for card in left {
            let owner = self.state.card(card).owner;
            self.state.take_out(card);
            self.state.renew(card);
            self.state.put_in(card, owner, Place::Deck, true);
        }
    }

    /// Looks at the top cards and puts each on the bottom or back on top: picked in the order in which they are put.
    fn arrange(&mut self, amount: &ability::Amount, at: BlockAt) -> Flow {
        let you = self.you();
        if self.state.frames.last().is_some_and(|frame| frame.settled & 8 == 0) {
            let count = usize::try_from(self.number(amount)).unwrap_or(0);
            let deck = self.state.list(you, Place::Deck).iter().rev().take(count);
            let top: Vec<Ref> = deck.map(|card| self.state.now(*card)).collect();
            self.see(&top, false);
            self.bind(Slot::Second, &top);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.settled |= 8;
            }
        }
        match self.answer.take() {
            Some(Action::Top(card)) => {
                self.state.take_out(card);
                self.state.put_in(card, you, Place::Deck, false);
                self.unbind(Slot::Second, card);
            }
            Some(Action::Bottom(card)) => {
                self.state.take_out(card);
                self.state.put_in(card, you, Place::Deck, true);
                self.unbind(Slot::Second, card);
            }
            _ => {}
        }
        let left = self.present(&self.bound(Slot::Second));
        if left.is_empty() {
            return Flow::Done(true);
        }
        let options = left.into_iter().flat_map(|card| [Action::Top(card), Action::Bottom(card)]).collect();
        self.ask(self.question_of(you, Ask::Order, at), options);
        Flow::Ask
    }

    fn unbind(&mut self, slot: Slot, card: CardIx) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.retain(|(at, of)| !(*at == slot && of.card == card));
        }
    }

    fn reveal_until_stop(&mut self, most: &ability::Amount, at: BlockAt) -> Flow {
        let you = self.you();
        let most = usize::try_from(self.number(most)).unwrap_or(0);
        let stop = matches!(self.answer.take(), Some(Action::No));
        let seen = self.bound(Slot::Second);
        let deck = self.state.list(you, Place::Deck);
        if stop || seen.len() >= most || seen.len() >= deck.len() {
            self.see(&seen, false);
            return Flow::Done(!seen.is_empty());
        }
        let next = self.state.now(deck[deck.len() - 1 - seen.len()]);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.push((Slot::Second, next));
        }
        self.note("8.25.1", Event::Revealed { card: next.card });
        let question =
            Question { picked: seen.len() as u8 + 1, max: most as u8, ..self.question_of(you, Ask::Stop, at) };
        self.ask(question, vec![Action::Yes, Action::No]);
        Flow::Ask
    }

    // ---- modified actions ----

    fn attack_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let Effect::Attack { with, gives, defender, and_if, rules } = unnamed(step) else { return Flow::Done(false) };
        let you = self.you();
        match self.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                let of = self.state.now(attacker);
                self.start_attack(you, attacker, target);
                let until = Until::Attack((self.state.attacks.len() - 1) as u8);
                if !gives.is_empty() {
                    self.lasting(step, at, 0, of, until);
                }
                if !defender.is_empty() && self.state.card(target).place == Place::Arena {
                    self.lasting(step, at, 1, self.state.now(target), until);
                }
                self.acted(&[of], 1);
                if let Some((condition, _)) = and_if
                    && self.so_of_attack(condition)
                {
                    self.lasting(step, at, 2, of, until);
                }
                Flow::Done(true)
            }
            Some(_) => {
                self.declined = true;
                self.acted(&[], 0);
                Flow::Done(false)
            }
            None => {
                let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
                let ctx = Ctx::framed(frame);
                let terms = Terms::of(rules, gives);
                let targets = self.attackable(you);
                let mut options = Vec::new();
                for of in self.refs(with, ctx) {
                    if self.state.is_current(of) && self.state.card(of.card).controller == you {
                        self.attack_targets(&targets, of.card, terms, Some(ctx), &mut options);
                    }
                }
                if options.is_empty() {
                    self.acted(&[], 0);
                    return Flow::Done(false);
                }
                let mut question = self.question_of(you, Ask::Attack, at);
                if optional || rules.contains(&ability::AttackRule::Optional) {
                    options.push(Action::No);
                    question.min = 0;
                }
                self.ask(question, options);
                Flow::Ask
            }
        }
    }

    fn so_of_attack(&self, condition: &ability::Condition) -> bool {
        self.state.frames.last().is_some_and(|frame| {
            let frame = self.attack_frame(frame.clone());
            self.holds(condition, Ctx::framed(&frame))
        })
    }

    fn play_effect(&mut self, what: &Target, price: &[ability::Price], at: BlockAt, optional: bool) -> Flow {
        let you = self.you();
        match self.answer.take() {
            Some(Action::Play { card, onto, alternative }) => {
                self.acted(&[self.state.now(card)], 1);
                self.start_play(you, card, onto, alternative, price, Some(at));
                Flow::Done(true)
            }
            Some(_) => {
                self.declined = true;
                self.acted(&[], 0);
                Flow::Done(false)
            }
            None => {
                let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
                let ctx = Ctx::framed(frame);
                let mut options = Vec::new();
                for of in self.refs(what, ctx) {
                    if self.state.is_current(of) {
                        self.ways_to_play(you, of.card, price, Some(ctx), &mut options);
                    }
                }
                if options.is_empty() {
                    self.acted(&[], 0);
                    return Flow::Done(false);
                }
                let mut question = self.question_of(you, Ask::Play, at);
                // CR 1.17.4: nobody is made to show that a hidden card could be played.
                if optional || hidden_choice(what) {
                    options.push(Action::No);
                    question.min = 0;
                }
                self.ask(question, options);
                Flow::Ask
            }
        }
    }

    /// Plays the next card of several; what the one before triggered is resolved first (CR 7.1.7).
    pub(crate) fn play_next(&mut self, block: BlockId, at: u8, depth: u8) {
        let steps = self.book.block(block).clone();
        let Effect::PlayEach { price, .. } = unnamed(&steps[usize::from(at)]) else { return };
        let you = self.you();
        let left = self.bound(Slot::Loop(depth));
        if let Some(Action::Play { card, onto, alternative }) = self.answer.take() {
            let rest: Vec<Ref> = left.into_iter().filter(|of| of.card != card).collect();
            self.bind(Slot::Loop(depth), &rest);
            let from = self.state.waiting.len() as u16;
            self.state.tasks.push(Task::PlayNext { block, at, depth });
            self.state.tasks.push(Task::Window(from));
            self.start_play(you, card, onto, alternative, price, Some((block, at)));
            return;
        }
        let Some(frame) = self.state.frames.last() else { return };
        let ctx = Ctx::framed(frame);
        let mut options = Vec::new();
        for of in &left {
            if self.state.is_current(*of) {
                self.ways_to_play(you, of.card, price, Some(ctx), &mut options);
            }
        }
        if options.is_empty() {
            return;
        }
        self.state.tasks.push(Task::PlayNext { block, at, depth });
        self.ask(self.question_of(you, Ask::Play, (block, at)), options);
    }
}

fn hidden_choice(what: &Target) -> bool {
    match what {
        Target::Choose(filter) | Target::All(filter) => is_hidden(filter),
        _ => false,
    }
}

/// Whether the first thing that a step asks is a choice that can be declined along with the rest.
fn asks_first(step: &Step) -> bool {
    match step {
        Effect::Choose(target)
        | Effect::Defeat(target)
        | Effect::Exhaust(target)
        | Effect::Ready(target)
        | Effect::Return(target)
        | Effect::Discard(target)
        | Effect::Damage { to: target, by: None, .. }
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
        | Effect::Resource { what: target, .. } => matches!(target, Target::Choose(_) | Target::Exactly(..)),
        Effect::Attack { .. } | Effect::Play { .. } => true,
        Effect::DamageDivided { .. } | Effect::HealDivided { .. } => true,
        _ => false,
    }
}

//! Verbs on players: drawing, discarding, paying.

use ability::{AbilityId, Duration, Effect, Step};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::resolve::{Flow, ask};
use crate::state::{
    Action, Ask, BlockAt, CardIx, Flags, Gives, GivesRef, Lasting, Place, Question, Ref, Slot, Task, Until,
};

impl Game {
    /// Verbs on players and decks.
    pub(super) fn player_effect(&mut self, step: &Step, at: BlockAt) -> Flow {
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
            Effect::Flip(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, false));
                for card in self.present(&refs) {
                    let flags = &mut self.state.card_mut(card).flags;
                    let flipped = flags.has(Flags::FLIPPED);
                    if flipped {
                        flags.clear(Flags::FLIPPED)
                    } else {
                        flags.set(Flags::FLIPPED)
                    }
                    self.state.stamp = self.state.stamp.wrapping_add(1);
                    self.note("3.4.1", Event::Flipped { card });
                }
                self.acted(&refs, refs.len() as i16);
                Flow::Done(!refs.is_empty())
            }
            Effect::CollectBounties(target) => {
                let refs = ask!(self.pick(Slot::First, target, at, false));
                // In the order that their player likes, each or not (CR 7.5.13B, 7.5.13E).
                let from = self.state.waiting.len() as u16;
                for unit in refs {
                    for id in self.known_bounties(unit) {
                        self.bounty_waits(id, unit, you);
                    }
                }
                self.state.tasks.push(Task::Window(from));
                Flow::Under
            }
            Effect::CollectAgain => {
                let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
                self.collect_anew(AbilityId(frame.carried as u16), frame.subject, you);
                Flow::Under
            }
            Effect::NextCardGains(_, _, amount) => {
                let value = self.number(amount).clamp(0, 255) as u8;
                let gives = Gives::NextCard(GivesRef { block: at.0, step: at.1, list: 0, at: 0 }, value);
                let until = Until::Duration(Duration::Phase);
                let source = self.source();
                self.state.lasting.push(Lasting {
                    on: Ref::NONE,
                    gives,
                    until,
                    source,
                    controller: you,
                    name: None,
                    left: 1,
                });
                Flow::Done(true)
            }
            _ => Flow::Done(false),
        }
    }

    pub(super) fn discard_effect(&mut self, step: &Step, at: BlockAt) -> Flow {
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

    pub(super) fn ask_number(&mut self, least: u16, most: u16, at: BlockAt) -> Flow {
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
}

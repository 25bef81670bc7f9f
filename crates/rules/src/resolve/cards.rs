//! Verbs on cards in play: damage, healing, defeat, exhausting, tokens, lasting effects.

use ability::{Effect, Modifier, Step, Target, Verb};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::resolve::choose::{Found, is_choice};
use crate::resolve::{Flow, ask};
use crate::state::{Action, Ask, BlockAt, CardIx, Pending, Place, Question, Ref, Slot};
use crate::write::damage::{Damage, Dealt};
use crate::write::happen::To;

impl Game {
    /// Verbs on cards.
    pub(super) fn card_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
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
                self.acted(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), dealt.amount);
                Flow::Done(dealt.counts())
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
                let mut there = self.present(&refs);
                there.retain(|card| self.can_be_defeated(*card) && !self.withstands(*card, Verb::Defeated, you));
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
                let mut there = self.present(&refs);
                there.retain(|card| !self.withstands(*card, Verb::Returned, you));
                let (played, others): (Vec<CardIx>, Vec<CardIx>) = there
                    .iter()
                    .partition(|card| matches!(self.state.card(**card).place, Place::Arena | Place::Attached));
                self.leave(&played, To::Hand, you);
                for card in others {
                    self.put(card, To::Hand, you);
                }
                let now: Vec<Ref> = there.iter().map(|card| self.state.now(*card)).collect();
                self.acted(&now, there.len() as i16);
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
                let mut given = Vec::new();
                for card in self.present(&refs) {
                    for _ in 0..count {
                        given.extend(self.give(*token, card).map(|token| self.state.now(token)));
                    }
                }
                self.bind(Slot::Given, &given);
                self.acted(&refs, given.len() as i16);
                Flow::Done(!given.is_empty())
            }
            Effect::Create { token, count, who } => {
                let seats = ask!(self.who(who));
                let count = self.number(count);
                let mut made = Vec::new();
                for seat in seats {
                    for _ in 0..count {
                        let Some(card) = self.token(*token, seat) else { continue };
                        self.enter(card, seat, false);
                        self.ready_as_it_enters(card);
                        self.note("3.7.2", Event::Created { player: seat, card, on: None });
                        made.push(self.state.now(card));
                    }
                }
                for unit in &made {
                    self.fire(&crate::flow::hear::Happening::Created { unit: *unit });
                }
                self.acted(&made, made.len() as i16);
                Flow::Done(!made.is_empty())
            }
            Effect::Gain { to, duration, gives } => {
                let refs = ask!(self.pick(Slot::First, to, at, optional));
                // A card that may be played is meant where its defeat has put it (CR 8.5.4).
                let followed = gives.iter().any(|modifier| matches!(modifier, Modifier::MayBePlayed { .. }));
                let there: Vec<Ref> = refs
                    .iter()
                    .filter_map(|of| match followed {
                        true => self.follow(*of).map(|card| self.state.now(card)),
                        false => self.state.is_current(*of).then_some(*of),
                    })
                    .collect();
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
            _ => Flow::Done(false),
        }
    }

    pub(super) fn can_be_defeated(&self, card: CardIx) -> bool {
        match self.state.card(card).place {
            Place::Arena | Place::Attached | Place::Resources => true,
            Place::Deck | Place::Hand | Place::Discard | Place::BaseZone | Place::Captured | Place::Aside => false,
        }
    }

    pub(super) fn damage_effect(
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
        let parts: Vec<(Ref, i16)> = refs.iter().map(|of| (*of, self.number_for(amount, *of))).collect();
        let dealt = self.deal_parts(&parts, dealers.first().copied().unwrap_or(Ref::NONE));
        self.acted(&refs, dealt.amount);
        Flow::Done(dealt.counts())
    }

    pub(super) fn deal_parts(&mut self, parts: &[(Ref, i16)], by: Ref) -> Dealt {
        let player = self.you();
        if self.state.frames.last().is_some_and(|frame| frame.at_once) {
            let there = parts.iter().filter(|(of, _)| self.state.is_current(*of));
            let pending: Vec<Pending> =
                there.map(|(to, amount)| Pending { to: *to, amount: *amount, by, player }).collect();
            self.state.pending.extend(&pending);
            return Dealt { amount: pending.iter().map(|one| one.amount).sum(), replaced: false };
        }
        let mut dealt = Dealt::default();
        for (of, amount) in parts {
            if self.state.is_current(*of) {
                let one = self.deal(Damage { to: of.card, amount: *amount, by, player, combat: false });
                dealt = dealt.and(one);
            }
        }
        dealt
    }

    /// Deals the damage that waited for all choices: what one card deals to another is one instance (CR 8.34.1A).
    pub(crate) fn end_at_once(&mut self) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.at_once = false;
        }
        let mut parts: Vec<Pending> = Vec::new();
        for one in std::mem::take(&mut self.state.pending) {
            match parts.iter_mut().find(|part| part.to == one.to && part.by == one.by) {
                Some(part) => part.amount += one.amount,
                None => parts.push(one),
            }
        }
        for Pending { to, amount, by, player } in parts {
            if self.state.is_current(to) {
                self.deal(Damage { to: to.card, amount, by, player, combat: false });
            }
        }
    }

    /// Divides an amount one by one (CR 8.4.5): each pick is one more for that card.
    pub(super) fn divide(
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
}

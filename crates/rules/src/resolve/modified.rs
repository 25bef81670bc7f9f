//! Modified actions: attacks and plays that an ability allows (CR 7.1.6).

use ability::{BlockId, Effect, Step, Target};

use crate::Game;
use crate::attack::Terms;
use crate::ctx::Ctx;
use crate::price::Offer;
use crate::resolve::{Flow, unnamed};
use crate::state::{Action, Ask, BlockAt, Place, Ref, Slot, Task, Until};
use crate::target::is_hidden;

impl Game {
    pub(super) fn attack_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let Effect::Attack { with, gives, defender, and_if, defender_if, rules } = unnamed(step) else {
            return Flow::Done(false);
        };
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
                if let Some((condition, _)) = defender_if
                    && self.state.card(target).place == Place::Arena
                    && self.so_of_attack(condition)
                {
                    self.lasting(step, at, 3, self.state.now(target), until);
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

    pub(super) fn so_of_attack(&self, condition: &ability::Condition) -> bool {
        self.state.frames.last().is_some_and(|frame| {
            let frame = self.attack_frame(frame.clone());
            self.holds(condition, Ctx::framed(&frame))
        })
    }

    pub(super) fn play_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let Effect::Play { what, price, gives } = unnamed(step) else { return Flow::Done(false) };
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
                let offer = Offer { prices: price, gives, ctx: Some(ctx) };
                for of in self.refs(what, ctx) {
                    if let Some(card) = self.follow(of) {
                        self.ways_to_play(you, card, offer, &mut options);
                    }
                }
                if options.is_empty() {
                    self.acted(&[], 0);
                    return Flow::Done(false);
                }
                let mut question = self.question_of(you, Ask::Play, at);
                // CR 1.17.4: nobody is made to show that a hidden card could be played, but an open one has to be.
                let open = options.iter().any(|option| self.is_in_the_open(option));
                if optional || (hidden_choice(what) && !open && !self.is_all_of_an_action(at)) {
                    options.push(Action::No);
                    question.min = 0;
                }
                self.ask(question, options);
                Flow::Ask
            }
        }
    }

    /// Whether a card that may be played lies where everybody sees it.
    fn is_in_the_open(&self, option: &Action) -> bool {
        match option {
            Action::Play { card, .. } => self.state.card(*card).place == Place::Discard,
            _ => false,
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
                let offer = Offer { prices: price, gives: &[], ctx: Some(ctx) };
                self.ways_to_play(you, of.card, offer, &mut options);
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

//! Modified actions: attacks and plays that an ability allows (CR 7.1.6).

use ability::{BlockId, Effect, Step, Target};

use crate::Game;
use crate::flow::attack::Terms;
use crate::read::ctx::Ctx;
use crate::read::price::Offer;
use crate::resolve::choose::is_hidden;
use crate::resolve::{Flow, unnamed};
use crate::state::{Action, Ask, BlockAt, Place, Ref, Slot, Task, Until};

impl Game {
    pub(super) fn attack_effect(&mut self, step: &Step, at: BlockAt, optional: bool) -> Flow {
        let Effect::Attack { with, gives, rules, .. } = unnamed(step) else {
            return Flow::Done(false);
        };
        let you = self.you();
        match self.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                self.start_attack(you, attacker, target);
                self.acted(&[self.state.now(attacker)], 1);
                self.attack_terms(at);
                if let Some(Task::SecondDefender) = self.state.tasks.last() {
                    let above = self.state.tasks.len() - 1;
                    self.state.tasks.insert(above, Task::AttackTerms(at.0, at.1));
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

    /// A second defending unit was chosen, or was not: what is given for the attack speaks of both (CR 6.3.1B).
    pub(crate) fn attack_terms_of_two(&mut self, at: BlockAt) {
        let Some(number) = self.state.attacks.iter().rposition(|attack| attack.under_way) else { return };
        if self.state.attacks[number].second != Ref::NONE {
            self.state.lasting.retain(|lasting| lasting.until != Until::Attack(number as u8));
            self.attack_terms(at);
        }
    }

    /// Gives the attacker and the defending units what the ability that allowed the attack gives them for it.
    fn attack_terms(&mut self, at: BlockAt) {
        let steps = self.book.block(at.0).clone();
        let Some(step) = steps.get(usize::from(at.1)) else { return };
        let Effect::Attack { gives, defender, and_if, defender_if, .. } = unnamed(step) else { return };
        let Some(number) = self.state.attacks.iter().rposition(|attack| attack.under_way) else { return };
        let attack = self.state.attacks[number];
        let until = Until::Attack(number as u8);
        if !gives.is_empty() {
            self.lasting(step, at, 0, attack.attacker, until);
        }
        if !defender.is_empty() {
            for unit in attack.defending() {
                self.lasting(step, at, 1, unit, until);
            }
        }
        if let Some((condition, _)) = and_if
            && self.so_of_attack(condition)
        {
            self.lasting(step, at, 2, attack.attacker, until);
        }
        if let Some((condition, _)) = defender_if
            && self.so_of_attack(condition)
        {
            for unit in attack.defending() {
                self.lasting(step, at, 3, unit, until);
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
                self.state.tasks.push(Task::Nest(self.state.waiting.len().min(usize::from(u16::MAX)) as u16));
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
                let refs = self.refs(what, ctx);
                for of in &refs {
                    if let Some(card) = self.follow(*of) {
                        self.ways_to_play(you, card, offer, &mut options);
                    }
                }
                // CR 1.17.4: nobody is made to show that a hidden card could be played, but an open one has to be.
                let open = options.iter().any(|option| self.is_in_the_open(option));
                let declines = optional || (hidden_choice(what) && !open && !self.is_all_of_an_action(at));
                let hides = hidden_choice(what) || self.hides_any(&refs);
                if options.is_empty() && !(self.always && declines && hides) {
                    self.acted(&[], 0);
                    return Flow::Done(false);
                }
                let mut question = self.question_of(you, Ask::Play, at);
                if declines {
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

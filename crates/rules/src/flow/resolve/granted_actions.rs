//! Attacks and plays that an ability allows, with modifications (CR 7.1.6).

use ability::{AttackRule, BlockId, CardEffect, Condition, CostChange, Effect, Modifier, Target, ValueModifier};

use crate::flow::resolve::targeting::is_hidden;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::read::attack::AttackTerms;
use crate::read::ctx::Ctx;
use crate::read::keywords::support::LentAbilities;
use crate::read::play_cost::{PlayForm, PlayTerms};
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardRef, CardRefs, CardZone, EffectEnd, Frame, FrameSlot, Question, QuestionKind, StepRef, Task,
};

impl Resolution<'_> {
    /// Lets or makes a unit attack (CR 7.1.6).
    pub(super) fn attacks(
        &mut self,
        with: &Target,
        gives: &[Modifier],
        rules: &[AttackRule],
        here: StepContext,
    ) -> Result<StepOutcome, Invariant> {
        let (you, at) = (self.you(), here.at);
        // CR 8.4.4A: with any number of attackers, the next is chosen after the previous attack. No unit attacks twice.
        let in_turn = matches!(with, Target::AnyNumber(_));
        Ok(match self.course().step.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                if in_turn {
                    self.bind_more(FrameSlot::Used, attacker);
                    self.course().tasks.push(Task::Run { block: at.0, at: at.1, optional: false });
                }
                self.start_attack(you, attacker, target);
                self.record_acted_on(&[self.state.now(attacker)], 1);
                self.attack_terms(at)?;
                self.may_attack_two();
                if let Some(Task::SecondDefender) = self.state.tasks().last() {
                    let above = self.state.tasks().len() - 1;
                    self.course().tasks.insert(above, Task::AttackTerms(at.0, at.1));
                }
                StepOutcome::Done(true)
            }
            Some(_) => StepOutcome::Declined,
            None => {
                let ctx = self.ctx();
                let terms = AttackTerms::of(rules, gives);
                let lent = self.lent_for(gives);
                let targets = self.attackable(you);
                let used = if in_turn { self.bound(FrameSlot::Used) } else { CardRefs::new() };
                let mut options = Vec::new();
                for of in self.refs(with, ctx) {
                    let is_new = !used.contains(&of);
                    if is_new && self.state.is_current(of) && self.state.card(of.card).controller == you {
                        let terms = lent.iter().fold(terms, |all, lent| all.and(self.lent_terms(lent, of.card)));
                        self.attack_targets(&targets, of.card, terms, Some(ctx), &mut options);
                    }
                }
                if options.is_empty() {
                    self.record_acted_on(&[], 0);
                    return Ok(StepOutcome::Done(false));
                }
                let mut question = self.question_of(you, QuestionKind::Attack, at);
                if in_turn || here.optional || rules.contains(&AttackRule::Optional) {
                    options.push(Action::No);
                    question.min = 0;
                }
                self.ask(question, options);
                StepOutcome::Ask
            }
        })
    }

    /// Returns the abilities of other cards that an attacker gains for the attack.
    fn lent_for(&self, gives: &[Modifier]) -> Vec<LentAbilities> {
        let targets = gives.iter().filter_map(|modifier| {
            let Modifier::Value(ValueModifier::AbilitiesOf(target)) = modifier else { return None };
            Some(target)
        });
        targets.flat_map(|target| self.resolve_target(target)).map(|of| self.all_lent_by(of)).collect()
    }

    /// Grants the effects of the attack again if a second defending unit was chosen (CR 6.3.1B).
    pub(crate) fn attack_terms_of_two(&mut self, at: StepRef) -> Result<(), Invariant> {
        let number = self.attack_in_progress()?;
        if self.state.attacks()[number].second != CardRef::NONE {
            self.course().lasting.retain(|lasting| lasting.until != EffectEnd::Attack(number as u8));
            self.attack_terms(at)?;
        }
        Ok(())
    }

    /// Creates the effects that the ability grants to attacking and defending units. This is the ability that allowed
    /// the attack.
    fn attack_terms(&mut self, at: StepRef) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let step = book.step(at)?;
        let Effect::Card(CardEffect::Attack { gives, defender, and_if, defender_if, .. }) = step else {
            return Err(Invariant::Step(at.0, at.1));
        };
        let number = self.attack_in_progress()?;
        let attack = self.state.attacks()[number];
        let until = EffectEnd::Attack(number as u8);
        if !gives.is_empty() {
            self.lasting(step, at, 0, attack.attacker, until);
        }
        if !defender.is_empty() {
            for unit in attack.defending() {
                self.lasting(step, at, 1, unit, until);
            }
        }
        if let Some((condition, _)) = and_if
            && self.attack_condition_holds(condition)
        {
            self.lasting(step, at, 2, attack.attacker, until);
        }
        if let Some((condition, _)) = defender_if
            && self.attack_condition_holds(condition)
        {
            for unit in attack.defending() {
                self.lasting(step, at, 3, unit, until);
            }
        }
        Ok(())
    }

    /// Returns `true` if a condition holds for the attack that the ability allowed.
    fn attack_condition_holds(&self, condition: &Condition) -> bool {
        let attack = self.state.attacks().len().saturating_sub(1) as u8;
        let frame = Frame { attack, ..self.frame().clone() };
        self.condition_holds(condition, Ctx::framed(&frame))
    }

    /// Lets or makes a player play a card (CR 7.1.6).
    pub(super) fn plays(
        &mut self,
        what: &Target,
        cost_changes: &[CostChange],
        gives: &[Modifier],
        on: Option<&Target>,
        here: StepContext,
    ) -> Result<StepOutcome, Invariant> {
        let (you, at) = (self.you(), here.at);
        Ok(match self.course().step.answer.take() {
            Some(Action::Play { card, onto, alternative }) => {
                self.record_acted_on(&[self.state.now(card)], 1);
                let from = self.state.waiting().len().min(usize::from(u16::MAX)) as u16;
                self.course().tasks.push(Task::Nest(from));
                let way = self.way_to_play(you, card, alternative, cost_changes)?;
                self.start_play(you, card, onto, way, cost_changes, Some(at))?;
                StepOutcome::Done(true)
            }
            Some(_) => StepOutcome::Declined,
            None => {
                let ctx = self.ctx();
                let mut options = Vec::new();
                let offer = PlayTerms {
                    cost_changes,
                    gives,
                    ctx: Some(ctx),
                    form: PlayForm::of(what, cost_changes, self.book.acts_on_found_units(at.0)),
                };
                let refs = self.playable(what, ctx);
                for of in &refs {
                    if let Some(card) = self.follow(*of) {
                        self.ways_to_play(you, card, offer, &mut options);
                    }
                }
                self.keep_those_on(on, &mut options);
                // CR 1.17.4: a player never has to show that a hidden card could be played, but a public card must be
                // played.
                let open = options.iter().any(|option| self.is_in_the_open(option));
                let declines = here.optional || (hidden_choice(what) && !open && !self.is_all_of_an_action(at));
                let hides = hidden_choice(what) || self.hides_any(&refs);
                if options.is_empty() && !(self.always && declines && hides) {
                    self.record_acted_on(&[], 0);
                    return Ok(StepOutcome::Done(false));
                }
                let mut question = self.question_of(you, QuestionKind::Play, at);
                if declines {
                    options.push(Action::No);
                    question.min = 0;
                }
                self.ask(question, options);
                StepOutcome::Ask
            }
        })
    }

    /// Removes options that are not played on one of these units, if the ability restricts them.
    fn keep_those_on(&self, on: Option<&Target>, options: &mut Vec<Action>) {
        if let Some(on) = on {
            let units = self.refs(on, self.ctx());
            let fits = |onto: CardIndex| units.contains(&self.state.now(onto));
            options.retain(|option| option.onto().is_some_and(fits));
        }
    }

    /// Returns `true` if an option plays a card from a public zone.
    fn is_in_the_open(&self, option: &Action) -> bool {
        matches!(option, Action::Play { card, .. } if self.state.card(*card).place == CardZone::Discard)
    }

    pub(super) fn plays_each(&mut self, what: &Target, here: StepContext) -> StepOutcome {
        let in_turn = self.most_in_turn(what).is_some();
        let refs = if in_turn { CardRefs::new() } else { ask!(self.pick(FrameSlot::First, what, here)) };
        let depth = self.free_loop();
        self.bind(FrameSlot::Loop(depth), &refs);
        self.bind(FrameSlot::Played, &[]);
        self.course().tasks.push(Task::PlayNext { block: here.at.0, at: here.at.1, depth });
        StepOutcome::Under
    }

    /// Returns the maximum number of cards that are chosen one at a time as they are played (CR 8.4.4A). The texts are
    /// "up to" and "any number of". Returns `None` if the cards are determined in advance.
    fn most_in_turn(&self, what: &Target) -> Option<usize> {
        if let Target::UpTo(most, _) = what {
            return Some(self.count(most));
        }
        matches!(what, Target::AnyNumber(_)).then_some(usize::MAX)
    }

    /// Plays the next of several cards. Triggers of the previous one are resolved first (CR 7.1.7).
    pub(crate) fn play_next(&mut self, block: BlockId, at: u8, depth: u8) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let Effect::Card(CardEffect::PlayEach { what, cost_changes, on }) = book.step((block, at))? else {
            return Err(Invariant::Step(block, at));
        };
        let you = self.you();
        let played = self.bound(FrameSlot::Played);
        let most = self.most_in_turn(what);
        let left = match most {
            Some(most) if played.len() < most => self.playable(what, self.ctx()),
            Some(_) => CardRefs::new(),
            None => self.bound(FrameSlot::Loop(depth)),
        };
        let answer = self.course().step.answer.take();
        if let Some(Action::Play { card, onto, alternative }) = answer {
            let rest: CardRefs = left.into_iter().filter(|of| of.card != card).collect();
            // CR 7.1.6B: triggers of the last card wait until the ability is over.
            let last = most.map_or(rest.is_empty(), |most| played.len() + 1 >= most);
            self.bind(FrameSlot::Loop(depth), &rest);
            let from = self.state.waiting().len() as u16;
            self.course().tasks.push(Task::PlayNext { block, at, depth });
            self.course().tasks.push(if last { Task::Nest(from) } else { Task::Window(from) });
            let way = self.way_to_play(you, card, alternative, cost_changes)?;
            return self.start_play(you, card, onto, way, cost_changes, Some((block, at)));
        }
        let ctx = self.ctx();
        let mut options = Vec::new();
        let form = PlayForm::of(what, cost_changes, self.book.acts_on_found_units(block));
        for of in &left {
            if self.state.is_current(*of) {
                let offer = PlayTerms { cost_changes, ctx: Some(ctx), form, ..PlayTerms::default() };
                self.ways_to_play(you, of.card, offer, &mut options);
            }
        }
        self.keep_those_on(on.as_ref(), &mut options);
        if options.is_empty() || answer == Some(Action::Done) {
            // The step acted on all played cards.
            self.record_acted_on(&played, played.len() as i16);
            return Ok(());
        }
        self.course().tasks.push(Task::PlayNext { block, at, depth });
        let mut question = self.question_of(you, QuestionKind::Play, (block, at));
        if let Some(most) = most {
            options.push(Action::Done);
            let (max, picked) = (most.min(255) as u8, played.len().min(255) as u8);
            question = Question { min: 0, max, picked, ..question };
        }
        self.ask(question, options);
        Ok(())
    }
}

fn hidden_choice(what: &Target) -> bool {
    matches!(what, Target::Choose(filter) | Target::All(filter) if is_hidden(filter))
}

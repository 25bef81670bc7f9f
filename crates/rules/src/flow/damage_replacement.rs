//! Replacement effects on damage (CR 7.7.5): prevention, Shield tokens and redirection. The controller of the damaged
//! unit chooses their order (CR 7.7.5E), but is asked only if the order can matter.
//!
//! Damage is dealt and cards are defeated in the middle of steps. A step that reaches such a choice is rolled back, the
//! question is asked, and the step is repeated with the answer. Nothing else has changed, so the step reaches the same
//! choices again.

use ability::{Ability, EventChange, Modifier, ProtectedAction, ReplacedEvent, Replacement, ReplacementLimit, Token};

use smallvec::SmallVec;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::replacement_order::{Does, FirstEffect, ReplacementEffect, best_first};
use crate::invariant::Invariant;
use crate::read::ctx::Ctx;
use crate::state::{
    Action, CardIndex, CardZone, Flags, FrameSlot, LastingEffect, LastingKind, Question, QuestionKind,
    ReplacementOrder, Seat, State, Task,
};
use crate::write::damage::{Damage, DamageResult};

/// A question that came up in the middle of a step.
#[derive(Debug, Clone)]
pub(super) struct ReplacementPrompt {
    /// The player who has to decide.
    pub(super) seat: Seat,
    /// The card that the question is about.
    pub(super) source: CardIndex,
    /// The subject of the question.
    pub(super) ask: QuestionKind,
    /// The cards to choose from.
    pub(super) cards: Vec<CardIndex>,
}

/// Choices made in the current step.
#[derive(Debug, Clone, Default)]
pub(crate) struct ReplacementChoices {
    /// The choices made so far, in order. [`CardIndex::NONE`] means that the choice was declined.
    given: Vec<CardIndex>,
    /// Number of choices used so far.
    used: usize,
    /// `true` if the step can be rolled back.
    armed: bool,
    /// The choice that has yet to be made.
    open: Option<ReplacementPrompt>,
}

impl Game {
    /// Takes a step that may reach a choice about replacement effects. If it does, the state is rolled back and the
    /// question is open.
    pub(crate) fn step_with_choices(&mut self, task: &Task) -> Result<(), Invariant> {
        self.with_choices(Some(task))
    }

    /// Runs the state checks (CR 1.16.5), which may also reach such a choice.
    pub(crate) fn run_state_checks_with_choices(&mut self) -> Result<(), Invariant> {
        // A step rolled back while damage was held did not run state checks, so the choices made belong to these
        // checks.
        if self.state.ordering.is_some() || self.may_replace_defeat() {
            return self.with_choices(None);
        }
        self.run_state_checks();
        Ok(())
    }

    /// Takes a step, or runs the state checks if there is no task.
    fn with_choices(&mut self, task: Option<&Task>) -> Result<(), Invariant> {
        let mut given = Vec::new();
        if let Some(ReplacementOrder { answer, mut chosen }) = self.state.ordering.take() {
            if let Some(Action::Card(card)) = self.state.step.answer {
                chosen.push(card);
            } else if self.state.step.answer == Some(Action::No) {
                chosen.push(CardIndex::NONE);
            }
            self.state.step.answer = answer;
            given = chosen;
        }
        let before = self.state.clone();
        let logged = self.log.as_ref().map(Vec::len);
        self.choices = ReplacementChoices { given, armed: true, ..ReplacementChoices::default() };
        let taken = match task {
            Some(task) => self.run_task(task),
            None => {
                self.run_state_checks();
                Ok(())
            }
        };
        let ReplacementChoices { given: chosen, open, .. } = std::mem::take(&mut self.choices);
        let Some(ReplacementPrompt { seat, source, ask, cards }) = open else { return taken };
        self.restore_state(before);
        if let (Some(log), Some(logged)) = (&mut self.log, logged) {
            log.truncate(logged);
        }
        let answer = self.state.step.answer.take();
        self.state.ordering = Some(ReplacementOrder { answer, chosen });
        self.state.tasks.extend(task);
        // State checks run before a question is opened.
        if self.state.question.is_some() {
            return Err(Invariant::Unfinished);
        }
        let mut options: Vec<Action> = cards.into_iter().map(Action::Card).collect();
        let mut question = Question { source, ..Question::plain(seat, ask) };
        if matches!(
            ask,
            QuestionKind::Instead
                | QuestionKind::InsteadOfDefeat
                | QuestionKind::InsteadOfCreating
                | QuestionKind::MoreDamage
        ) {
            question.min = 0;
            options.push(Action::No);
        }
        self.ask(question, options);
        Ok(())
    }

    /// Returns the next choice of the step, or `None` if it has yet to be made.
    pub(super) fn choose_in_step(&mut self, open: ReplacementPrompt) -> Option<CardIndex> {
        let chosen = self.choices.given.get(self.choices.used).copied();
        self.choices.used += 1;
        if chosen.is_none() && self.choices.armed && self.choices.open.is_none() {
            self.choices.open = Some(open);
        }
        chosen
    }

    /// Returns `true` if a step may reach such a choice now. That is the case if damage is redirected, another effect
    /// prevents damage while a unit has a Shield, the Shields of a unit differ, or one of several effects adds to,
    /// multiplies or caps damage.
    pub(crate) fn may_choose_replacements(&self) -> bool {
        let State { lasting, delayed, ordering, .. } = &self.state;
        if ordering.is_some() {
            return true;
        }
        // Usually there are no lasting effects, and no card of the game prevents damage.
        if lasting.is_empty() && delayed.is_empty() && !self.features.prevention && !self.features.asks_instead {
            return false;
        }
        if self.features.asks_instead && self.ability_index().asks_instead {
            return true;
        }
        let mut preventing = if self.features.prevention { usize::from(self.ability_index().prevention) } else { 0 };
        for one in lasting {
            match one.gives {
                LastingKind::Redirect(..) => return true,
                LastingKind::Modifier(at) => preventing += usize::from(crate::face::replaces_damage(self.modifier(at))),
                LastingKind::Ability(id) => {
                    let Ability::Constant(constant) = self.book.ability(id) else { continue };
                    if constant.gives.iter().any(crate::face::may_replace_for_cost) {
                        return true;
                    }
                    preventing += usize::from(constant.gives.iter().any(crate::face::replaces_damage));
                }
                LastingKind::Stats(..)
                | LastingKind::Keyword(..)
                | LastingKind::Cost(..)
                | LastingKind::Trait(_)
                | LastingKind::NextCard(..)
                | LastingKind::TraitLost(..) => {}
            }
        }
        if preventing > 1 && self.may_scale_damage() {
            return true;
        }
        if preventing > 0 {
            return self.state.units().any(|unit| self.shield_on(unit).is_some());
        }
        !delayed.is_empty() && self.state.units().any(|unit| self.has_different_shields(unit))
    }

    /// Returns `true` if an effect currently adds to, multiplies or caps damage, so that the order of effects matters.
    fn may_scale_damage(&self) -> bool {
        self.ability_index().scales
            || self.state.lasting.iter().any(|lasting| match lasting.gives {
                LastingKind::Modifier(at) => crate::face::scales_damage(self.modifier(at)),
                LastingKind::Ability(id) => {
                    matches!(self.book.ability(id), Ability::Constant(constant) if constant.gives.iter().any(crate::face::scales_damage))
                }
                LastingKind::Stats(..)
                | LastingKind::Keyword(..)
                | LastingKind::Cost(..)
                | LastingKind::Redirect(..)
                | LastingKind::Trait(_)
                | LastingKind::NextCard(..)
                | LastingKind::TraitLost(..) => false,
            })
    }

    fn has_different_shields(&self, unit: CardIndex) -> bool {
        let mut shields = self.shields_on(unit).map(|shield| self.is_awaited(shield));
        shields.next().is_some_and(|first| shields.any(|other| other != first))
    }

    /// Returns `true` if a delayed effect refers to a token.
    fn is_awaited(&self, token: CardIndex) -> bool {
        let of = self.state.now(token);
        self.state.delayed.iter().any(|delayed| delayed.frame.cards.contains(&(FrameSlot::Given, of)))
    }

    /// Returns the Shield tokens on a unit.
    pub(crate) fn shield_tokens_on(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        let shield = self.book.token(Token::Shield);
        let is_shield = move |upgrade: &CardIndex| Some(self.state.card(*upgrade).def) == shield;
        self.state.upgrades(unit).filter(is_shield)
    }

    /// Returns the Shield tokens on a unit that have their ability.
    fn shields_on(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        self.shield_tokens_on(unit).filter(|shield| self.ability_loss_source(*shield).is_none())
    }

    /// Returns a Shield token on a unit that has its ability, if any.
    pub(crate) fn shield_on(&self, unit: CardIndex) -> Option<CardIndex> {
        self.shields_on(unit).next()
    }

    /// Applies replacement effects to damage until no effect or no damage is left, then deals the rest.
    pub(crate) fn replace(
        &mut self,
        damage: Damage,
        before: &[CardIndex],
        mut effects: Vec<ReplacementEffect>,
    ) -> DamageResult {
        let mut left = damage.amount;
        let mut replaced = false;
        while let Some(at) = self.next_to_apply(damage.to, left, &effects) {
            let ReplacementEffect { card, does } = effects.remove(at);
            let was = left;
            match does {
                Does::Prevents(amount) => left -= amount.max(0),
                Does::Adds(amount) => left += amount.max(0),
                Does::Multiplies(times) => left = left.saturating_mul(i16::from(times)),
                Does::Caps(most) if left <= most => continue,
                Does::Caps(most) => left = most.max(0),
                Does::MayAdd(seat, amount) => {
                    let open =
                        ReplacementPrompt { seat, source: card, ask: QuestionKind::MoreDamage, cards: vec![damage.to] };
                    if self.choose_in_step(open).is_none_or(|chosen| !chosen.is_some()) {
                        continue;
                    }
                    left += amount.max(0);
                }
                Does::PreventsAll => left = 0,
                Does::PreventsThen(_, source, seat, block) => {
                    self.state.step.follows.push((source, seat, block));
                    left = 0;
                }
                Does::PreventsFor(seat, cards) => {
                    let open = ReplacementPrompt { seat, source: card, ask: QuestionKind::Instead, cards };
                    let Some(defeated) = self.choose_in_step(open).filter(|card| card.is_some()) else { continue };
                    self.defeat(&[defeated], seat);
                    left = 0;
                }
                Does::Redirects(to) => {
                    let passed: Vec<CardIndex> = before.iter().copied().chain([damage.to]).collect();
                    let dealt = self.deal_after(Damage { to, amount: left, ..damage }, &passed);
                    return DamageResult { replaced: true, ..dealt };
                }
                Does::Shields => {
                    self.log_event("3.7.6", LogEvent::Prevented { card: damage.to, amount: left });
                    self.defeat(&[card], damage.player);
                    return DamageResult { replaced: true, ..DamageResult::default() };
                }
            }
            replaced = true;
            if left <= 0 {
                self.log_event("8.20.1", LogEvent::Prevented { card: damage.to, amount: was });
                return DamageResult { replaced: true, ..DamageResult::default() };
            }
            if left < was {
                self.log_event("8.20.2", LogEvent::Prevented { card: damage.to, amount: was - left });
            }
        }
        DamageResult { replaced, ..self.place_damage_counters(Damage { amount: left, ..damage }) }
    }

    /// Returns the replacement effects that apply to damage. They are changes of the amount, redirections and Shields.
    /// Returns `None` if the player's abilities cannot damage the card (CR 8.3.2); then nothing is replaced.
    pub(crate) fn replacements(&mut self, damage: Damage, before: &[CardIndex]) -> Option<Vec<ReplacementEffect>> {
        let mut effects = Vec::new();
        let mut immune = false;
        self.each_text(damage.to, |modifier, ctx| {
            if let Modifier::CantBe { verbs, by } = modifier {
                // CR 8.35.2: unpreventable damage ignores this as well.
                immune |= damage.is_by_ability()
                    && !damage.unpreventable
                    && verbs.contains(&ProtectedAction::Damaged)
                    && self.is_on_side(by, self.whose_ability(&damage), ctx);
            }
            if let Modifier::Instead(instead) = modifier {
                effects.extend(self.instead_of_damage(instead, damage, ctx));
            }
        });
        if immune {
            return None;
        }
        let on = self.state.now(damage.to);
        for lasting in &self.state.lasting {
            if let LastingKind::Redirect(other, only_combat) = lasting.gives
                && lasting.on == on
                && (damage.combat || !only_combat)
                && self.state.is_current(other)
                && self.state.card(other.card).place == CardZone::Arena
                && other.card != damage.to
                && !before.contains(&other.card)
            {
                let card = self.display_source(lasting.source.card, damage.to);
                effects.push(ReplacementEffect { card, does: Does::Redirects(other.card) });
            }
        }
        if !damage.unpreventable {
            effects.extend(self.shields_on(damage.to).map(|card| ReplacementEffect { card, does: Does::Shields }));
        }
        // CR 8.8.1: the first time counts even if nothing could be done about it.
        if self.features.prevention {
            self.state.card_mut(damage.to).flags.set(Flags::HIT_PHASE);
        }
        self.end_next_time(damage);
        Some(effects)
    }

    /// Returns what a replacement effect does to damage to a card, or `None` if it does not apply.
    fn instead_of_damage(&self, instead: &Replacement, damage: Damage, ctx: Ctx<'_>) -> Option<ReplacementEffect> {
        let Replacement { of, times, defeating, may, becomes, then } = instead;
        let ReplacedEvent::Damage { combat, by, abilities, at_least } = of else { return None };
        let least = at_least.as_ref().map_or(0, |least| self.amount(least, ctx));
        let is_meant = combat.is_none_or(|combat| combat == damage.combat)
            && by.as_ref().is_none_or(|by| self.is(by, damage.by, ctx))
            && abilities
                .as_ref()
                .is_none_or(|side| damage.is_by_ability() && self.is_on_side(side, self.whose_ability(&damage), ctx))
            && !self.state.step.follows.iter().any(|(source, ..)| *source == ctx.source)
            && (*times != ReplacementLimit::FirstEachPhase || !self.state.card(damage.to).flags.has(Flags::HIT_PHASE));
        if !is_meant {
            return None;
        }
        let does = match (defeating, becomes) {
            (Some(target), _) => {
                let units = self.refs(target, ctx).into_iter().map(|of| of.card).filter(|card| *card != damage.to);
                let units: Vec<CardIndex> = units.collect();
                if units.is_empty() {
                    return None;
                }
                Does::PreventsFor(ctx.you, units)
            }
            (None, EventChange::Nothing) => then
                .as_ref()
                .map_or(Does::PreventsAll, |then| Does::PreventsThen(least, ctx.source, ctx.you, then.id())),
            (None, EventChange::Less(amount)) => Does::Prevents(self.amount(amount, ctx)),
            (None, EventChange::More(amount)) if *may => Does::MayAdd(ctx.you, self.amount(amount, ctx)),
            (None, EventChange::More(amount)) => Does::Adds(self.amount(amount, ctx)),
            (None, EventChange::Times(times)) => Does::Multiplies(*times),
            (None, EventChange::AtMost(amount)) => Does::Caps(self.amount(amount, ctx)),
        };
        if damage.unpreventable && does.prevents() {
            return None;
        }
        Some(ReplacementEffect { card: self.display_source(ctx.this(), damage.to), does })
    }

    /// Ends effects of a card that apply only to the next time it would be dealt damage.
    fn end_next_time(&mut self, damage: Damage) {
        let on = self.state.now(damage.to);
        let ends = |lasting: &LastingEffect| {
            if let LastingKind::Modifier(at) = lasting.gives
                && lasting.on == on
                && let Modifier::Instead(instead) = self.modifier(at)
            {
                let ctx = Ctx::of(lasting.source, lasting.controller);
                return instead.times == ReplacementLimit::Next
                    && self.instead_of_damage(instead, damage, ctx).is_some();
            }
            false
        };
        let ended: Vec<usize> =
            (0..self.state.lasting.len()).rev().filter(|at| ends(&self.state.lasting[*at])).collect();
        for at in ended {
            self.state.lasting.remove(at);
        }
    }

    /// Returns the combat damage needed so that a unit is dealt the wanted amount (CR 7.7.5, 8.20). All replacement
    /// effects except Shields are taken into account. Returns `None` if no amount is enough.
    pub(crate) fn combat_damage_for(&self, unit: CardIndex, wanted: i16) -> Option<i16> {
        let damage = self.combat_damage(self.attack()?, unit, 1);
        let damage = Damage { unpreventable: self.is_unpreventable(&damage), ..damage };
        let (mut more, mut times, mut most) = (0, 1, i16::MAX);
        self.each_text(unit, |modifier, ctx| {
            let Modifier::Instead(instead) = modifier else { return };
            match self.instead_of_damage(instead, damage, ctx).map(|effect| effect.does) {
                Some(Does::Prevents(amount)) => more += amount.max(0),
                Some(Does::Adds(amount)) => more -= amount.max(0),
                Some(Does::Multiplies(by)) => times *= i16::from(by.max(1)),
                Some(Does::Caps(amount)) => most = most.min(amount),
                Some(Does::PreventsAll) => most = 0,
                Some(
                    Does::PreventsThen(..)
                    | Does::PreventsFor(..)
                    | Does::MayAdd(..)
                    | Does::Redirects(_)
                    | Does::Shields,
                )
                | None => {}
            }
        });
        let dealt = (wanted + times - 1) / times + more;
        (wanted <= most && most > 0).then_some(dealt.max(i16::from(wanted > 0)))
    }

    /// Returns the card that represents an effect. This is its source, or the affected unit if the source is hidden.
    pub(super) fn display_source(&self, source: CardIndex, unit: CardIndex) -> CardIndex {
        match self.state.card(source).place {
            CardZone::Arena
            | CardZone::BaseZone
            | CardZone::Attached
            | CardZone::Discard
            | CardZone::Captured
            | CardZone::Aside => source,
            CardZone::Deck | CardZone::Hand | CardZone::Resources => unit,
        }
    }

    /// Returns the index of the effect to apply next, or `None` if all remaining effects need more damage. The unit's
    /// controller is asked if the order can make a difference (CR 7.7.5E), including which Shield is lost and whether
    /// one is. Otherwise free effects come first, then those with a cost, and Shields last.
    fn next_to_apply(&mut self, unit: CardIndex, left: i16, effects: &[ReplacementEffect]) -> Option<usize> {
        let places: SmallVec<[usize; 8]> = (0..effects.len()).filter(|at| effects[*at].applies(left)).collect();
        if effects.len() > 1 && places.len() > 1 && self.choices.armed {
            let seat = self.state.card(unit).controller;
            match best_first(left, effects, seat, !self.has_different_shields(unit)) {
                FirstEffect::Asked => {
                    let mut cards: Vec<CardIndex> = Vec::new();
                    for at in &places {
                        if !cards.contains(&effects[*at].card) {
                            cards.push(effects[*at].card);
                        }
                    }
                    let chosen = self.choose_in_step(ReplacementPrompt {
                        seat,
                        source: unit,
                        ask: QuestionKind::Replacement,
                        cards,
                    });
                    if let Some(chosen) = chosen {
                        return places.into_iter().find(|at| effects[*at].card == chosen);
                    }
                }
                FirstEffect::Dominant(at) => return Some(at),
                FirstEffect::Any => {}
            }
        }
        let cost_rank = |at: &usize| match effects[*at].does {
            Does::Shields => 2,
            Does::PreventsFor(..) => 1,
            Does::Prevents(_)
            | Does::Adds(_)
            | Does::Multiplies(_)
            | Does::Caps(_)
            | Does::MayAdd(..)
            | Does::PreventsAll
            | Does::PreventsThen(..)
            | Does::Redirects(_) => 0,
        };
        places.into_iter().min_by_key(cost_rank)
    }
}

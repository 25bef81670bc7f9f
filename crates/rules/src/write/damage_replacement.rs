//! Replacement effects on damage (CR 7.7.5): prevention, Shield tokens and redirection. The controller of the damaged
//! unit chooses their order (CR 7.7.5E), but only if the order can matter.
//!
//! Nothing here asks: a choice that is not known yet is noted in [`ReplacementChoices`], and the flow of the game
//! repeats the step with the answer.

use ability::{CardModifier, Modifier, ProtectedAction, ReplacementLimit};
use smallvec::SmallVec;

use crate::explain::log::LogEvent;
use crate::read::ctx::Ctx;
use crate::read::damage::{Damage, DamageResult};
use crate::read::replacement_order::{Does, FirstEffect, ReplacementEffect, best_first};
use crate::state::{CardIndex, CardZone, Flags, LastingEffect, LastingKind, QuestionKind, Seat};
use crate::write::Writer;

/// A question that came up in the middle of a step.
#[derive(Debug, Clone)]
pub(crate) struct ReplacementPrompt {
    /// The player who has to decide.
    pub(crate) seat: Seat,
    /// The card that the question is about.
    pub(crate) source: CardIndex,
    /// The subject of the question.
    pub(crate) ask: QuestionKind,
    /// The cards to choose from.
    pub(crate) cards: Vec<CardIndex>,
}

/// Choices made in the current step.
#[derive(Debug, Clone, Default)]
pub(crate) struct ReplacementChoices {
    /// The choices made so far, in order. [`CardIndex::NONE`] means that the choice was declined.
    pub(crate) given: Vec<CardIndex>,
    /// Number of choices used so far.
    pub(crate) used: usize,
    /// `true` if the step can be rolled back.
    pub(crate) armed: bool,
    /// The choice that has yet to be made.
    pub(crate) open: Option<ReplacementPrompt>,
}

impl Writer {
    /// Returns the next choice of the step, or `None` if it has yet to be made.
    pub(crate) fn choose_in_step(&mut self, open: ReplacementPrompt) -> Option<CardIndex> {
        let chosen = self.choices.given.get(self.choices.used).copied();
        self.choices.used += 1;
        if chosen.is_none() && self.choices.armed && self.choices.open.is_none() {
            self.choices.open = Some(open);
        }
        chosen
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
                    self.course().step.follows.push((source, seat, block));
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
            if let Modifier::Card(CardModifier::CantBe { verbs, by }) = modifier {
                // CR 8.35.2: unpreventable damage ignores this as well.
                immune |= damage.is_by_ability()
                    && !damage.unpreventable
                    && verbs.contains(&ProtectedAction::Damaged)
                    && self.is_on_side(by, self.whose_ability(&damage), ctx);
            }
            if let Modifier::Card(CardModifier::Instead(instead)) = modifier {
                effects.extend(self.instead_of_damage(instead, damage, ctx));
            }
        });
        if immune {
            return None;
        }
        let on = self.state.now(damage.to);
        for lasting in self.state.lasting() {
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
            self.set_flags(damage.to, Flags::HIT_PHASE);
        }
        self.end_next_time(damage);
        Some(effects)
    }

    /// Ends effects of a card that apply only to the next time it would be dealt damage.
    fn end_next_time(&mut self, damage: Damage) {
        let on = self.state.now(damage.to);
        let ends = |lasting: &LastingEffect| {
            if let LastingKind::Modifier(at) = lasting.gives
                && lasting.on == on
                && let Modifier::Card(CardModifier::Instead(instead)) = self.modifier(at)
            {
                let ctx = Ctx::of(lasting.source, lasting.controller);
                return instead.times == ReplacementLimit::Next
                    && self.instead_of_damage(instead, damage, ctx).is_some();
            }
            false
        };
        let ended: Vec<usize> =
            (0..self.state.lasting().len()).rev().filter(|at| ends(&self.state.lasting()[*at])).collect();
        for at in ended {
            self.course().lasting.remove(at);
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
        let cost_rank = |at: &usize| {
            let does = &effects[*at].does;
            let is_shield = matches!(does, Does::Shields);
            (is_shield, matches!(does, Does::PreventsFor(..)))
        };
        places.into_iter().min_by_key(cost_rank)
    }
}

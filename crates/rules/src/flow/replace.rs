//! Replacement effects on damage (CR 7.7.5): prevention, Shield tokens, a unit that is dealt the damage instead. Their
//! order is for the controller of the damaged unit to choose (CR 7.7.5E), who is asked only where it can matter.
//!
//! Damage is dealt in the middle of steps. A step that comes to such a choice is taken back, the question is asked, and
//! the step is taken again with what was chosen: as nothing else is different, it comes to the same choices again.

use ability::{Modifier, Token, Verb};

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::state::{Action, Ask, CardIx, Gives, Lasting, Ordering, Place, Question, Seat, Slot, State, Task};
use crate::write::damage::{Damage, Dealt};

/// What a replacement effect does to damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Does {
    /// Prevents so much of it.
    Prevents(i16),
    /// Prevents all of it.
    PreventsAll,
    /// Has it dealt to this unit instead.
    Redirects(CardIx),
    /// Prevents all of it, and is defeated: a Shield token.
    Shields,
}

/// A replacement effect that applies to damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Effect {
    /// The card that it is called by: its source.
    card: CardIx,
    /// What it does to what would happen.
    does: Does,
}

/// The choices of the step under way.
#[derive(Debug, Clone, Default)]
pub(crate) struct Choices {
    /// What was chosen, in the order of the choices.
    given: Vec<CardIx>,
    /// How many of them have been used.
    used: usize,
    /// Whether the step can be taken back.
    armed: bool,
    /// The choice that is still to be made: who makes it, about damage to which unit, between what.
    open: Option<(Seat, CardIx, Vec<CardIx>)>,
}

impl Game {
    /// Takes a step that may come to a choice between replacement effects: when it does, all is as before, and the
    /// question is open.
    pub(crate) fn step_with_choices(&mut self, task: Task) -> Result<(), Broken> {
        let mut given = Vec::new();
        if let Some(Ordering { answer, mut chosen }) = self.state.ordering.take() {
            if let Some(Action::Card(card)) = self.state.underway.answer {
                chosen.push(card);
            }
            self.state.underway.answer = answer;
            given = chosen;
        }
        let before = self.state.clone();
        let logged = self.log.as_ref().map(Vec::len);
        self.choices = Choices { given, armed: true, ..Choices::default() };
        let taken = self.take(task);
        let Choices { given: chosen, open, .. } = std::mem::take(&mut self.choices);
        let Some((seat, unit, cards)) = open else { return taken };
        self.state = before;
        // What was worked out belongs to the state that was left.
        self.cache = crate::read::cache::Cache::default();
        if let (Some(log), Some(logged)) = (&mut self.log, logged) {
            log.truncate(logged);
        }
        let answer = self.state.underway.answer.take();
        self.state.ordering = Some(Ordering { answer, chosen });
        self.state.tasks.push(task);
        let question = Question { source: unit, ..Question::plain(seat, Ask::Replacement) };
        self.ask(question, cards.into_iter().map(Action::Card).collect());
        Ok(())
    }

    /// Whether damage may come to such a choice now: it is redirected, something else prevents it while a unit has a
    /// Shield, or a unit has Shields that are not alike.
    pub(crate) fn may_choose_replacements(&self) -> bool {
        let State { lasting, delayed, ordering, .. } = &self.state;
        if ordering.is_some() {
            return true;
        }
        // Mostly nothing lasts, and no card of the game prevents damage.
        if lasting.is_empty() && delayed.is_empty() && !self.features.prevention {
            return false;
        }
        let prevents = |lasting: &Lasting| match lasting.gives {
            Gives::Modifier(at) => crate::book::prevents(self.modifier(at)),
            Gives::Stats(..)
            | Gives::Keyword(..)
            | Gives::Cost(..)
            | Gives::Redirect(..)
            | Gives::Trait(_)
            | Gives::NextCard(..) => false,
        };
        if lasting.iter().any(|lasting| matches!(lasting.gives, Gives::Redirect(..))) {
            return true;
        }
        if lasting.iter().any(prevents) || self.features.prevention && self.board().prevention {
            return self.state.units().any(|unit| self.shield_on(unit).is_some());
        }
        !delayed.is_empty() && self.state.units().any(|unit| self.has_different_shields(unit))
    }

    fn has_different_shields(&self, unit: CardIx) -> bool {
        let mut shields = self.shields_on(unit).map(|shield| self.is_awaited(shield));
        shields.next().is_some_and(|first| shields.any(|other| other != first))
    }

    /// Whether a delayed effect is about a token.
    fn is_awaited(&self, token: CardIx) -> bool {
        let of = self.state.now(token);
        self.state.delayed.iter().any(|delayed| delayed.frame.cards.contains(&(Slot::Given, of)))
    }

    /// The Shield tokens on a unit.
    pub(crate) fn shields_on(&self, unit: CardIx) -> impl Iterator<Item = CardIx> + '_ {
        let shield = self.book.token(Token::Shield);
        self.state.upgrades(unit).filter(move |upgrade| Some(self.state.card(*upgrade).def) == shield)
    }

    /// A Shield token on a unit.
    pub(crate) fn shield_on(&self, unit: CardIx) -> Option<CardIx> {
        self.shields_on(unit).next()
    }

    /// Applies replacement effects to damage to a unit until none is left or it is gone, and deals what remains.
    pub(crate) fn replace(&mut self, damage: Damage, before: &[CardIx], mut effects: Vec<Effect>) -> Dealt {
        let mut left = damage.amount;
        while !effects.is_empty() {
            let Effect { card, does } = effects.remove(self.first_to_apply(damage.to, left, &effects));
            match does {
                Does::Prevents(amount) => left -= amount.max(0),
                Does::PreventsAll => left = 0,
                Does::Redirects(to) => {
                    let passed: Vec<CardIx> = before.iter().copied().chain([damage.to]).collect();
                    let dealt = self.deal_after(Damage { to, amount: left, ..damage }, &passed);
                    return Dealt { replaced: true, ..dealt };
                }
                Does::Shields => {
                    self.note("3.7.6", Event::Prevented { card: damage.to, amount: left });
                    self.defeat(&[card], damage.player);
                    return Dealt { amount: 0, replaced: true };
                }
            }
            if left <= 0 {
                self.note("8.20.1", Event::Prevented { card: damage.to, amount: damage.amount });
                return Dealt { amount: 0, replaced: true };
            }
        }
        Dealt { replaced: left < damage.amount, ..self.put_damage(Damage { amount: left, ..damage }) }
    }

    /// The replacement effects that apply to damage to a unit: what prevents it, who is dealt it instead, its Shields.
    /// `None` when it cannot be damaged by that player's abilities (CR 8.3.2): then nothing is replaced.
    pub(crate) fn replacements(&self, damage: Damage, before: &[CardIx]) -> Option<Vec<Effect>> {
        let mut effects = Vec::new();
        let mut immune = false;
        self.each_text(damage.to, |modifier, ctx| {
            let does = match modifier {
                Modifier::PreventAllDamage { combat, by }
                    if (!combat || damage.combat) && by.as_ref().is_none_or(|by| self.is(by, damage.by, ctx)) =>
                {
                    Does::PreventsAll
                }
                Modifier::PreventDamage(amount) => Does::Prevents(self.amount(amount, ctx)),
                Modifier::CantBe { verbs, by } => {
                    immune |=
                        damage.is_by_ability() && verbs.contains(&Verb::Damaged) && self.sided(by, damage.player, ctx);
                    return;
                }
                Modifier::PreventAllDamage { .. }
                | Modifier::Stats(..)
                | Modifier::Keyword(_)
                | Modifier::KeywordX(..)
                | Modifier::Ability(_)
                | Modifier::Trait(_)
                | Modifier::LoseKeyword(_)
                | Modifier::LoseTrait(_)
                | Modifier::PrintedStats { .. }
                | Modifier::KeywordTimes(..)
                | Modifier::DamageByHp
                | Modifier::LoseAbilities
                | Modifier::CantAttackBases
                | Modifier::CantAttack
                | Modifier::CantBeAttacked
                | Modifier::CantReady
                | Modifier::CantBeHealed
                | Modifier::AttacksArena(_)
                | Modifier::StrikesFirst
                | Modifier::MayDealExcess(_)
                | Modifier::SurvivesWithoutHp
                | Modifier::EntersReady
                | Modifier::IsLeader
                | Modifier::MorePilots(_)
                | Modifier::CardsCostLess { .. }
                | Modifier::IgnorePenalty { .. }
                | Modifier::ExtraCost { .. }
                | Modifier::CantPlay { .. }
                | Modifier::FirstEventIsBlank(_)
                | Modifier::RedirectDamage { .. }
                | Modifier::MayBePlayed { .. }
                | Modifier::AttackerHas(_)
                | Modifier::LoseAbilitiesButEpicActions
                | Modifier::NextActionIsAttack
                | Modifier::AttacksTwoUnits => return,
            };
            effects.push(Effect { card: self.called_by(ctx.this(), damage.to), does });
        });
        if immune {
            return None;
        }
        let on = self.state.now(damage.to);
        for lasting in &self.state.lasting {
            if let Gives::Redirect(other, only_combat) = lasting.gives
                && lasting.on == on
                && (damage.combat || !only_combat)
                && self.state.is_current(other)
                && self.state.card(other.card).place == Place::Arena
                && other.card != damage.to
                && !before.contains(&other.card)
            {
                let card = self.called_by(lasting.source.card, damage.to);
                effects.push(Effect { card, does: Does::Redirects(other.card) });
            }
        }
        effects.extend(self.shields_on(damage.to).map(|card| Effect { card, does: Does::Shields }));
        Some(effects)
    }

    /// An effect is called by its source; one whose source lies hidden, by the unit that it is on.
    fn called_by(&self, source: CardIx, unit: CardIx) -> CardIx {
        match self.state.card(source).place {
            Place::Arena | Place::BaseZone | Place::Attached | Place::Discard | Place::Captured | Place::Aside => {
                source
            }
            Place::Deck | Place::Hand | Place::Resources => unit,
        }
    }

    /// Which of the effects is applied first, by its place: as chosen, or where it makes no difference, Shields last.
    fn first_to_apply(&mut self, unit: CardIx, left: i16, effects: &[Effect]) -> usize {
        let is_shield = |effect: &&Effect| effect.does == Does::Shields;
        let redirects = |effect: &&Effect| matches!(effect.does, Does::Redirects(_));
        let first = effects[0].does;
        let matters = if effects.iter().any(|effect| redirects(&effect)) {
            effects.iter().any(|effect| effect.does != first)
        } else if effects.iter().any(|effect| is_shield(&effect)) {
            let prevented: i16 = effects.iter().map(|effect| prevented_by(effect.does, left)).sum();
            // Without enough of them a Shield goes in any case: then it is only the question which.
            if first == Does::Shields { self.has_different_shields(unit) } else { prevented >= left }
        } else {
            false
        };
        if !matters {
            return 0;
        }
        let chosen = self.choices.given.get(self.choices.used).copied();
        self.choices.used += 1;
        if let Some(chosen) = chosen {
            return effects.iter().position(|effect| effect.card == chosen).unwrap_or(0);
        }
        if self.choices.armed && self.choices.open.is_none() {
            let mut cards: Vec<CardIx> = Vec::new();
            for effect in effects {
                if !cards.contains(&effect.card) {
                    cards.push(effect.card);
                }
            }
            self.choices.open = Some((self.state.card(unit).controller, unit, cards));
        }
        0
    }
}

/// How much of so much damage an effect prevents and stays there.
fn prevented_by(does: Does, left: i16) -> i16 {
    match does {
        Does::Prevents(amount) => amount.max(0),
        Does::PreventsAll => left,
        Does::Redirects(_) | Does::Shields => 0,
    }
}

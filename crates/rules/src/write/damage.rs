//! Damage: source, prevention and consequences (CR 1.9, 1.18, 8.20).

use ability::Modifier;
use model::CardType;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::trigger_events::TriggerEvent;
use crate::state::{CardIndex, CardRef, CardZone, DefeatCause, Flags, PhaseEvent, Seat};

/// An instance of damage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Damage {
    /// The card that is dealt damage.
    pub to: CardIndex,
    /// The amount before prevention.
    pub amount: i16,
    /// The unit or card that deals it.
    pub by: CardRef,
    /// The player whose ability or unit deals it.
    pub player: Seat,
    /// Combat damage (CR 1.9.10).
    pub combat: bool,
    /// Indirect damage (CR 8.35).
    pub indirect: bool,
    /// Nothing can prevent it (CR 8.20, 8.35.2).
    pub unpreventable: bool,
}

impl Damage {
    /// Returns damage that is neither combat damage nor indirect damage.
    pub(crate) fn new(to: CardIndex, amount: i16, by: CardRef, player: Seat) -> Damage {
        Damage { to, amount, by, player, combat: false, indirect: false, unpreventable: false }
    }

    /// Returns `true` if an ability deals the damage, so that restrictions on abilities apply (CR 8.3).
    pub(crate) fn is_by_ability(&self) -> bool {
        !self.combat && self.player != Seat::NONE
    }
}

/// Result of dealing damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct DamageResult {
    /// The amount that was dealt.
    pub amount: i16,
    /// A replacement effect replaced some or all of it (CR 7.7.5).
    pub replaced: bool,
    /// The card that was dealt damage in the end. For several instances, the card of the last one.
    pub to: Option<CardIndex>,
}

impl DamageResult {
    /// Returns `true` if "if you do" is met: damage was dealt or replaced (CR 8.9.2).
    pub(crate) fn counts(self) -> bool {
        self.amount > 0 || self.replaced
    }

    /// Returns the sum of both results.
    pub(crate) fn and(self, other: DamageResult) -> DamageResult {
        DamageResult {
            amount: self.amount + other.amount,
            replaced: self.replaced || other.replaced,
            to: other.to.or(self.to),
        }
    }
}

impl Game {
    /// Deals damage. Units are only defeated by [`Game::run_state_checks`].
    pub(crate) fn deal(&mut self, damage: Damage) -> DamageResult {
        self.deal_after(damage, &[])
    }

    /// Deals damage that was redirected from other units. It is not redirected back to them (CR 7.7.5F).
    pub(crate) fn deal_after(&mut self, damage: Damage, before: &[CardIndex]) -> DamageResult {
        let to = damage.to;
        let base = self.def(to).kind == CardType::Base;
        // CR 11.3.2: the base of an eliminated player is not in play.
        let there = if base { CardZone::BaseZone } else { CardZone::Arena };
        if damage.amount <= 0 || self.state.card(to).place != there {
            return DamageResult::default();
        }
        if base && self.state.lasting.is_empty() && !self.features.prevention {
            return self.place_damage_counters(damage);
        }
        let damage = Damage { unpreventable: self.is_unpreventable(&damage), ..damage };
        let Some(effects) = self.replacements(damage, before) else {
            self.log_event("8.20.1", LogEvent::Prevented { card: to, amount: damage.amount });
            return DamageResult::default();
        };
        self.replace(damage, before, effects)
    }

    /// Puts damage on a card after all replacement effects.
    pub(crate) fn place_damage_counters(&mut self, damage: Damage) -> DamageResult {
        let Damage { to, amount, by, player, combat, indirect, unpreventable: _ } = damage;
        let card = self.state.card_mut(to);
        card.damage = card.damage.saturating_add(amount);
        card.flags.set(Flags::DAMAGED_PHASE);
        let owner = card.controller;
        let base = self.def(to).kind == CardType::Base;
        let overwhelms = base && self.state.attacks.iter().any(|attack| attack.in_progress && attack.on_unit);
        self.log_event(
            match (combat, overwhelms) {
                _ if indirect => "8.35.1",
                (true, true) => "7.5.7A",
                (true, false) => "1.9.10",
                (false, _) => "1.9.2",
            },
            LogEvent::Damaged { card: to, amount, by: by.card.is_some().then_some(by.card), combat, indirect },
        );
        let whose = self.dealer(by, player);
        if base {
            self.state.facts.push(PhaseEvent::BaseDamage(whose, owner, amount));
            self.note_base_damage(by, owner);
            if let Some(attack) = self.state.attacks.iter_mut().rev().find(|attack| attack.attacker == by) {
                attack.hit_base = true;
                attack.to_bases += if combat { amount } else { 0 };
            }
        }
        if combat && !base {
            self.note_struck(by, to);
        }
        self.state.step.defeat_causes.push(DefeatCause { card: to, player: whose, by });
        self.state.step.unsettled = true;
        let target = self.state.now(to);
        self.emit(&TriggerEvent::Damage { by, player, to: target, amount, combat, indirect });
        if combat {
            self.emit(&TriggerEvent::CombatDamage { by, to: target, amount });
        }
        DamageResult { amount, replaced: false, to: Some(to) }
    }

    /// Returns `true` if damage is unpreventable, in general or because of the card that deals it.
    pub(crate) fn is_unpreventable(&self, damage: &Damage) -> bool {
        let mut is_so = damage.unpreventable;
        if !is_so && self.features.unpreventable {
            self.each_rule(|modifier, ctx, _| {
                if let Modifier::Unpreventable(cards) = modifier {
                    is_so |= self.is(cards, damage.by, ctx);
                }
            });
        }
        is_so
    }

    /// Records a unit that an attacker has dealt combat damage to.
    fn note_struck(&mut self, by: CardRef, to: CardIndex) {
        let unit = self.state.now(to);
        let attack = self.state.attacks.iter_mut().rev().find(|attack| attack.attacker == by);
        if let Some(attack) = attack
            && !attack.struck.contains(&unit)
            && let Some(free) = attack.struck.iter_mut().find(|of| **of == CardRef::NONE)
        {
            *free = unit;
        }
    }

    /// Marks a unit that has dealt damage to a base.
    fn note_base_damage(&mut self, by: CardRef, owner: Seat) {
        if by.card.is_some() && self.state.is_current(by) && self.state.card(by.card).place == CardZone::Arena {
            let unit = self.state.card_mut(by.card);
            unit.flags.set(Flags::DAMAGED_BASE.with(Flags::damaged_base_of(owner)));
        }
    }

    /// Returns the player to whom damage is attributed (CR 1.18.1A, 1.9.12, 8.11.1). This is the last known controller
    /// of the unit that deals it, otherwise the player whose ability deals it. Damage from the source of the ability
    /// being resolved is attributed to that ability's controller; for a bounty, that is the player who collects it.
    pub(crate) fn dealer(&self, by: CardRef, player: Seat) -> Seat {
        match self.state.frames.last() {
            Some(frame) if by.card.is_some() && frame.source == by => frame.controller,
            Some(_) | None if self.is_unit_that_acts(by) => self.controller_of(by),
            Some(_) | None => player,
        }
    }

    /// Returns the player whose ability deals damage (CR 7.1.1). This is the controller of the ability being resolved,
    /// whoever carries it out.
    pub(crate) fn whose_ability(&self, damage: &Damage) -> Seat {
        self.state.frames.last().map_or(damage.player, |frame| frame.controller)
    }

    /// Returns `true` if the source of damage is a unit, or was one when it left play.
    pub(crate) fn is_unit_that_acts(&self, by: CardRef) -> bool {
        by.card.is_some()
            && match self.last_known(by) {
                Some(snapshot) => snapshot.card.place == CardZone::Arena,
                None => self.state.is_current(by) && self.state.card(by.card).place == CardZone::Arena,
            }
    }
}

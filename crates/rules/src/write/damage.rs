//! Damage: source, prevention and consequences (CR 1.9, 1.18, 8.20).

use model::CardType;

use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::damage::{Damage, DamageResult};
use crate::state::{CardIndex, CardRef, CardZone, DefeatCause, Flags, PhaseEvent, Seat};
use crate::write::Writer;

impl Writer {
    /// Deals damage. Units are only defeated by [`crate::Game::run_state_checks`].
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
        if base && self.state.lasting().is_empty() && !self.features.prevention {
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
        let card = self.view.state.card_mut(to);
        card.damage = card.damage.saturating_add(amount);
        card.flags.insert(Flags::DAMAGED_PHASE);
        let owner = card.controller;
        let base = self.def(to).kind == CardType::Base;
        let overwhelms = base && self.state.attacks().iter().any(|attack| attack.in_progress && attack.on_unit);
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
            self.course().facts.push(PhaseEvent::BaseDamage(whose, owner, amount));
            self.note_base_damage(by, owner);
            if let Some(attack) = self.course().attacks.iter_mut().rev().find(|attack| attack.attacker == by) {
                attack.hit_base = true;
                attack.to_bases += if combat { amount } else { 0 };
            }
        }
        if combat && !base {
            self.note_struck(by, to);
        }
        self.course().step.defeat_causes.push(DefeatCause { card: to, player: whose, by });
        self.course().step.unsettled = true;
        let target = self.state.now(to);
        self.emit(&TriggerEvent::Damage { by, player, to: target, amount, combat, indirect });
        if combat {
            self.emit(&TriggerEvent::CombatDamage { by, to: target, amount });
        }
        DamageResult { amount, replaced: false, to: Some(to) }
    }

    /// Records a unit that an attacker has dealt combat damage to.
    fn note_struck(&mut self, by: CardRef, to: CardIndex) {
        let unit = self.state.now(to);
        let attack = self.course().attacks.iter_mut().rev().find(|attack| attack.attacker == by);
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
            let unit = self.view.state.card_mut(by.card);
            unit.flags.insert(Flags::DAMAGED_BASE.union(Flags::damaged_base_of(owner)));
        }
    }
}

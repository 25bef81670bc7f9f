//! What triggers on an attacker that its own attack defeated (CR 6.3.5B, 7.6.16).

use ability::{Ability, AbilityId, Trigger};

use crate::Game;
use crate::flow::hear::Happening;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Rules;
use crate::state::{CardIx, Ref, Triggered, Waiting};

impl Game {
    /// The triggered abilities of a unit in play, its own and those that it was given: none when it has lost its
    /// abilities (CR 8.14.2).
    pub(crate) fn heard_on(&self, unit: CardIx) -> Vec<AbilityId> {
        if self.is_blank(unit) || self.stats(unit).rules.has(Rules::NO_ABILITIES) {
            return Vec::new();
        }
        let granted = if self.has_grants() { self.granted(unit) } else { Vec::new() };
        let own = self.face(unit).triggered.iter().copied();
        own.chain(granted).filter(|id| matches!(self.book.ability(*id), Ability::When(_))).collect()
    }

    /// What would trigger on a unit that survives combat damage does not on one that it defeated.
    pub(crate) fn forget_the_fallen(&mut self, from: u16) {
        let mut waiting = self.state.waiting.split_off(usize::from(from).min(self.state.waiting.len()));
        waiting.retain(|waits| match waits.what {
            Triggered::Ability(id) => !self.needs_a_survivor(id) || self.still_there(waits.subject),
            Triggered::Ambush
            | Triggered::Plot
            | Triggered::Shielded
            | Triggered::Restore(_)
            | Triggered::Saboteur
            | Triggered::Support => true,
        });
        self.state.waiting.append(&mut waiting);
    }

    fn needs_a_survivor(&self, id: AbilityId) -> bool {
        match self.book.ability(id) {
            Ability::When(when) => when
                .on
                .iter()
                .any(|trigger| matches!(trigger, Trigger::TakesCombatDamage | Trigger::UnitTakesCombatDamage(_))),
            Ability::Action(_)
            | Ability::EpicAction(_)
            | Ability::Constant(_)
            | Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::Coordinate(_)
            | Ability::Bounty(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => false,
        }
    }

    /// What the end of an attack triggers. An attacker that combat damage defeated is out of play and hears nothing,
    /// but the abilities that it had before trigger (CR 6.3.5B, 7.6.16C); not those of one that had left play before
    /// (CR 7.6.3).
    pub(crate) fn fire_attack_ends(&mut self, at: usize, attacker: Ref, heard: &[AbilityId], happening: &Happening) {
        self.fire(happening);
        let Some(snapshot) = self.last_known(attacker) else { return };
        if !snapshot.defeated {
            return;
        }
        let controller = snapshot.card.controller;
        for id in heard {
            let Ability::When(when) = self.book.ability(*id) else { continue };
            let ctx = Ctx::of(attacker, controller);
            let Some(heard) = when.on.iter().find_map(|trigger| self.hears(trigger, happening, ctx)) else { continue };
            self.state.waiting.push(Waiting {
                what: Triggered::Ability(*id),
                source: attacker,
                controller,
                subject: heard.subject,
                actor: heard.actor,
                carried: heard.carried,
                attack: at as u8,
            });
        }
    }
}

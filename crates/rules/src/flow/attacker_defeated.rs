//! Triggers of an attacker that its own attack defeated (CR 6.3.5B, 7.6.16).

use ability::{Ability, AbilityId};
use smallvec::SmallVec;

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::state::{CardIndex, CardRef, CardZone, PendingKind, PendingTrigger, Triggers};

/// Leader units in play: at most two for each of four players.
pub(crate) type LeaderUnits = SmallVec<[CardIndex; 8]>;

impl Game {
    /// Drops pending triggers that require their unit to survive damage, if the unit did not. Called after all units
    /// that the damage defeats have been defeated.
    pub(crate) fn drop_defeated_triggers(&mut self) {
        let mut waiting = std::mem::take(self.course().waiting);
        waiting.retain(|waits| !waits.if_it_survives || self.is_still_in_attack(waits.subject));
        for waits in &mut waiting {
            waits.if_it_survives = false;
        }
        *self.course().waiting = waiting;
    }

    /// Fires the events at the end of an attack. An attacker that combat damage defeated is out of play, but the
    /// abilities it had before that still trigger (CR 6.3.5B, 7.6.16C). An attacker that had left play earlier triggers
    /// nothing (CR 7.6.3). Neither do the Leader sides of leaders that the combat damage defeated, because they were
    /// not in play when it was dealt (CR 7.6.16A).
    pub(crate) fn fire_attack_ends(
        &mut self,
        at: usize,
        attacker: CardRef,
        (triggers, defeated_leaders): (&[AbilityId], &[CardIndex]),
        event: &TriggerEvent,
    ) {
        self.emit_except(event, defeated_leaders);
        let Some(snapshot) = self.last_known(attacker) else { return };
        if !snapshot.defeated {
            return;
        }
        let controller = snapshot.card.controller;
        let mut found = Triggers::new();
        for id in triggers {
            let Ability::When(when) = self.book.ability(*id) else { continue };
            let ctx = Ctx::of(attacker, controller);
            let matches = |(on, nth): (&_, u8)| self.matches_event(on, event, ctx).map(|context| (context, nth));
            let Some((context, trigger)) = when.on.iter().zip(0..).find_map(matches) else { continue };
            found.push(PendingTrigger {
                what: PendingKind::Ability(*id),
                source: attacker,
                controller,
                subject: context.subject,
                actor: context.actor,
                carried: context.carried,
                attack: at as u8,
                if_it_survives: false,
                trigger,
            });
        }
        self.queue_trigger(found);
    }
}

impl View {
    /// Returns the deployed leaders that are in an arena.
    pub(crate) fn deployed_leaders(&self) -> LeaderUnits {
        let leaders = self.state.seats().flat_map(|seat| self.state.player(seat).leaders);
        leaders.filter(|leader| leader.is_some() && self.state.card(*leader).place == CardZone::Arena).collect()
    }

    /// Returns the triggered abilities of a unit in play, printed and granted. Returns none if it has lost its
    /// abilities (CR 8.14.2).
    pub(crate) fn triggers_on(&self, unit: CardIndex) -> Vec<AbilityId> {
        if self.is_blank(unit) || self.rules_now(unit).contains(Restrictions::NO_ABILITIES) {
            return Vec::new();
        }
        let granted = if self.has_grants() { self.granted(unit) } else { Vec::new() };
        let own = self.face(unit).triggered.iter().copied();
        own.chain(granted).filter(|id| matches!(self.book.ability(*id), Ability::When(_))).collect()
    }
}

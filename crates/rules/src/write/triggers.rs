//! Queues the abilities that an event triggers (CR 7.6). Their resolution is in [`crate::flow`].

use ability::{AbilityId, AbilityKind};

use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::keywords::triggers::KeywordEvent;
use crate::state::{
    CardIndex, CardRef, CardZone, PendingKind, PendingTrigger, Phase, PhaseEvent, Seat, Task, Triggers,
};
use crate::write::Writer;

impl Writer {
    /// Notifies cards in play of an event and queues the abilities it triggers.
    #[inline]
    pub(crate) fn emit(&mut self, event: &TriggerEvent) {
        self.emit_except(event, &[]);
    }

    /// Like [`Writer::emit`], but skips the given cards, which are about to leave play.
    #[inline]
    pub(crate) fn emit_except(&mut self, event: &TriggerEvent, gone: &[CardIndex]) {
        // Most events have no listener.
        let bit = event.kind_bit();
        let has_listener = self.ability_index().trigger_mask & bit != 0 || KeywordEvent::of(event).is_some();
        if has_listener || self.granted_triggers() & bit != 0 {
            self.queue_triggers(event, gone);
        }
    }

    // Not inlined, to keep the callers of `emit` small.
    #[inline(never)]
    fn queue_triggers(&mut self, event: &TriggerEvent, gone: &[CardIndex]) {
        let bit = event.kind_bit();
        let mut found = Triggers::new();
        if self.granted_triggers() & bit != 0 {
            self.collect_granted_triggers(event, &mut found);
        }
        let index = self.ability_index();
        let listeners = if index.trigger_mask & bit == 0 { &[] } else { index.listeners.as_slice() };
        for (card, triggers) in listeners {
            if triggers & bit != 0 && !self.is_blank(*card) && !self.is_blank_upgrade(*card) {
                for id in &self.face(*card).triggered {
                    self.collect_trigger(*card, *id, event, &mut found);
                }
            }
        }
        drop(index);
        // A played event is in its owner's discard pile; no other card out of play listens.
        self.keywords(event, &mut found);
        // CR 1.17.4: whether a player has a card with Plot is hidden. With `always`, the player is asked in any case.
        if self.features.plot || (self.always && !self.before_plot) {
            self.trigger_plot(event);
        }
        if !gone.is_empty() {
            found.retain(|waiting| !gone.contains(&waiting.source.card));
        }
        if self.features.reuses {
            self.remember_when_defeated(event, &found);
        }
        self.queue_trigger(found);
    }

    /// Records the When Defeated abilities that a unit had, for effects that use them again.
    fn remember_when_defeated(&mut self, event: &TriggerEvent, found: &[PendingTrigger]) {
        if let TriggerEvent::Defeated { unit } = *event {
            for waiting in found.iter().filter(|waiting| waiting.source == unit) {
                if let PendingKind::Ability(id) = waiting.what
                    && AbilityKind::WhenDefeated.fits(self.book.ability(id))
                {
                    self.course().facts.push(PhaseEvent::WhenDefeated(unit, id));
                }
            }
        }
    }

    #[inline]
    pub(crate) fn queue_trigger(&mut self, found: Triggers) {
        if !found.is_empty() {
            self.wait_for(found);
        }
    }

    fn wait_for(&mut self, found: Triggers) {
        for waiting in found {
            let (player, card) = (waiting.controller, waiting.source.card);
            // Showing a card is not revealing it (CR 1.13.3).
            if matches!(self.state.card(card).place, CardZone::Hand | CardZone::Resources) {
                self.log_event("7.6.3A", LogEvent::Shown { player, card });
            }
            self.log_event("7.6.7", LogEvent::Triggered { player, card, what: waiting.what });
            self.course().waiting.push(waiting);
        }
    }

    /// Notifies a card drawn during the action phase, which can trigger from the hand (CR 1.13.3, 7.6.3A).
    pub(crate) fn trigger_on_draw(&mut self, card: CardRef, by: Seat) {
        if self.state.phase() == Phase::Action {
            self.trigger_own_abilities(card, &TriggerEvent::Drawn { card, by });
        }
    }

    /// Notifies a card out of play of an event that its own abilities may trigger on.
    pub(crate) fn trigger_own_abilities(&mut self, card: CardRef, event: &TriggerEvent) {
        let face = &self.def(card.card).front;
        if face.triggers & event.kind_bit() == 0 || self.ability_loss_source(card.card).is_some() {
            return;
        }
        let mut found = Triggers::new();
        for id in &face.triggered {
            self.collect_trigger(card.card, *id, event, &mut found);
        }
        self.queue_trigger(found);
    }

    /// Queues the bounties of a unit that is defeated or captured for an opponent. This is the opponent who did it
    /// (CR 7.5.13G), the only one, or one whom the unit's controller has yet to choose (CR 7.5.13F).
    pub(crate) fn bounties_wait(&mut self, unit: CardRef, by: Seat) {
        let bounties = self.bounties(unit.card);
        if bounties.is_empty() {
            return;
        }
        let owner = self.state.card(unit.card).controller;
        let opponents: Vec<Seat> = self.state.playing().filter(|seat| *seat != owner).collect();
        let controller = match opponents.as_slice() {
            [one] => *one,
            _ if opponents.contains(&by) => by,
            _ => Seat::NONE,
        };
        for id in bounties {
            if controller != Seat::NONE && !self.is_bounty_for(id, unit, controller) {
                continue;
            }
            self.log_event(
                "7.5.13A",
                LogEvent::Triggered {
                    player: if controller == Seat::NONE { owner } else { controller },
                    card: unit.card,
                    what: PendingKind::Ability(id),
                },
            );
            self.bounty_waits(id, unit, controller);
        }
    }

    /// Queues a bounty for the player who may collect it.
    pub(crate) fn bounty_waits(&mut self, id: AbilityId, unit: CardRef, controller: Seat) {
        let actor = self.controller_of(unit);
        self.course().waiting.push(PendingTrigger {
            what: PendingKind::Ability(id),
            source: unit,
            controller,
            subject: unit,
            actor,
            carried: 0,
            attack: u8::MAX,
            if_it_survives: false,
            trigger: 0,
        });
    }

    /// Asks a player who deployed a leader which resources with Plot they plan to play (CR 7.5.19D). The other
    /// resources are not logged, because resources are hidden (CR 4.5.2).
    fn trigger_plot(&mut self, event: &TriggerEvent) {
        let TriggerEvent::Deployed { unit, by } = *event else { return };
        // CR 1.17.4: the question is asked even without such a resource.
        if self.always || !self.plotting(by).is_empty() {
            self.course().tasks.push(Task::ShowPlots(by, unit.card));
        }
    }
}

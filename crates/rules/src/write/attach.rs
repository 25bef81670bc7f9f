//! Attaching upgrades (CR 3.6.3) and moving cards between arenas (CR 8.36).

use model::{Arena, CardType};

use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::state::{Card, CardIndex, CardRef, CardZone, Flags, Seat};
use crate::write::Writer;

impl Writer {
    /// Attaches an upgrade to a unit without playing it (CR 3.6.3). Fires the events for detaching and attaching.
    /// Returns `false` if it was on that unit already.
    pub(crate) fn attach(&mut self, card: CardIndex, host: CardIndex, seat: Option<Seat>) -> bool {
        let Card { place, host: now_on, .. } = *self.state.card(card);
        let is_token = self.def(card).kind == CardType::TokenUpgrade;
        if place == CardZone::Attached && now_on == host {
            if let Some(seat) = seat.filter(|_| !is_token) {
                self.view.state.change_owner_zone(card, seat);
            }
            return false;
        }
        match place {
            CardZone::Attached => {
                let from = self.state.now(now_on);
                self.emit(&TriggerEvent::Detached { upgrade: self.state.now(card), unit: from });
            }
            CardZone::Discard => self.view.state.become_new_copy(card),
            CardZone::Arena => self.strip(card),
            CardZone::BaseZone => self.turn_leader_over(card),
            CardZone::Deck | CardZone::Hand | CardZone::Resources | CardZone::Captured | CardZone::Aside => {}
        }
        self.move_under(card, host, CardZone::Attached);
        if is_token {
            let seat = self.state.card(host).controller;
            self.own_token(card, seat);
        } else if let Some(seat) = seat {
            self.view.state.card_mut(card).controller = seat;
        }
        self.log_event("3.6.3", LogEvent::Attached { card, on: host });
        self.emit(&TriggerEvent::Attached { upgrade: self.state.now(card), unit: self.state.now(host) });
        true
    }

    /// Prepares a unit that becomes an upgrade. Removes its damage, defeats its upgrades (CR 3.5.6), rescues the cards
    /// it guards (CR 8.33.3), and removes it from attacks.
    fn strip(&mut self, card: CardIndex) {
        let of = self.state.now(card);
        let seat = self.state.card(card).controller;
        let upgrades: Vec<CardIndex> = self.state.upgrades(card).collect();
        self.defeat(&upgrades, seat);
        let guarded: Vec<CardIndex> = self.state.guarded(card).collect();
        for captive in guarded {
            self.rescue(captive);
        }
        let here = self.view.state.card_mut(card);
        here.damage = 0;
        here.flags.remove(Flags::EXHAUSTED.union(Flags::IN_SPACE));
        for attack in self.course().attacks {
            if attack.in_progress {
                for part in [&mut attack.attacker, &mut attack.target, &mut attack.second] {
                    if *part == of {
                        *part = CardRef::NONE;
                    }
                }
            }
        }
    }

    /// Moves a unit, or an upgrade that is also a unit, to an arena as a unit. It neither leaves nor enters play, and
    /// the cards on it move along (CR 8.36.1, 8.36.2). Returns `false` if the card cannot be moved.
    pub(crate) fn move_to(&mut self, card: CardIndex, to: Arena) -> bool {
        let Card { place, host, controller, .. } = *self.state.card(card);
        if place == CardZone::Attached && self.def(card).turns {
            let from = self.state.now(host);
            self.emit(&TriggerEvent::Detached { upgrade: self.state.now(card), unit: from });
            self.move_card(card, controller, CardZone::Arena, false);
        } else if place == CardZone::Arena {
            self.view.state.table_changes();
        } else {
            return false;
        }
        let flags = &mut self.view.state.card_mut(card).flags;
        if to == Arena::Space {
            flags.insert(Flags::IN_SPACE)
        } else {
            flags.remove(Flags::IN_SPACE)
        }
        self.course().step.unsettled = true;
        self.log_event("8.36.1", LogEvent::Moved { card, space: to == Arena::Space });
        true
    }
}

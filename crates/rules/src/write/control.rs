//! Control of cards (CR 8.27), and payment with ready resources (CR 1.7).

use model::CardType;

use crate::explain::log::LogEvent;
use crate::state::{CardIndex, CardRef, CardZone, Flags, Seat};
use crate::write::Writer;

impl Writer {
    /// Gives a player control of a card in play (CR 8.27). A leader unit is defeated instead (CR 3.4.6). Returns
    /// `false` if nothing changes.
    pub(crate) fn take_control(&mut self, card: CardIndex, seat: Seat) -> bool {
        let here = *self.state.card(card);
        if here.controller == seat || self.state.player(seat).lost {
            return false;
        }
        let is_credit = here.place == CardZone::BaseZone && self.def(card).kind == CardType::CreditToken;
        if here.place == CardZone::Arena && self.is_leader_unit(card) {
            self.defeat(&[card], seat);
            return true;
        } else if matches!(here.place, CardZone::Arena | CardZone::Resources) {
            self.move_card(card, seat, here.place, false);
            self.hand_over_tokens(card, seat);
        } else if here.place == CardZone::Attached || is_credit {
            self.view.state.change_owner_zone(card, seat);
        } else {
            return false;
        }
        let of = self.state.now(card);
        // CR 8.27.3: the card is removed from the attack.
        for attack in self.course().attacks {
            if attack.in_progress && attack.attacker == of {
                attack.attacker = CardRef::NONE;
            }
            if attack.in_progress && attack.is_defending(of) && seat != attack.by {
                // CR 11.4.5: the attack continues, with the new controller as the defending player.
                attack.defender = seat;
                continue;
            }
            if attack.in_progress && attack.target == of {
                attack.target = CardRef::NONE;
            }
            if attack.in_progress && attack.second == of {
                attack.second = CardRef::NONE;
            }
        }
        self.log_event("8.27.1", LogEvent::Controlled { player: seat, card });
        self.course().step.unsettled = true;
        true
    }

    /// Gives the token upgrades on a unit to its new controller (CR 1.5.2F). Other upgrades keep their controller
    /// (CR 8.27.1A).
    fn hand_over_tokens(&mut self, unit: CardIndex, seat: Seat) {
        let upgrades: Vec<CardIndex> = self.state.upgrades(unit).collect();
        for upgrade in upgrades {
            if self.def(upgrade).kind == CardType::TokenUpgrade {
                self.own_token(upgrade, seat);
            }
        }
    }

    /// Sets the owner and controller of a token upgrade to the controller of its unit (CR 1.5.2F).
    pub(crate) fn own_token(&mut self, token: CardIndex, seat: Seat) {
        let token = self.view.state.card_mut(token);
        token.owner = seat;
        token.controller = seat;
    }

    /// Exhausts the given number of ready resources. Returns `false` if there are too few (CR 1.7.2, 6.2.4A).
    pub(crate) fn pay(&mut self, seat: Seat, count: u8) -> bool {
        self.pay_with(seat, count, CardIndex::NONE)
    }

    /// As [`Writer::pay`], but a resource that is played using Smuggle pays first (CR 7.5.14E).
    pub(crate) fn pay_with(&mut self, seat: Seat, count: u8, first: CardIndex) -> bool {
        if self.ready_resources(seat) < count {
            return false;
        }
        let mut left = count;
        if left > 0 && first.is_some() {
            let card = self.view.state.card_mut(first);
            if card.place == CardZone::Resources && card.is_ready() {
                card.flags.insert(Flags::EXHAUSTED);
                left -= 1;
            }
        }
        for at in 0..self.state.list(seat, CardZone::Resources).len() {
            if left == 0 {
                break;
            }
            let card = self.state.list(seat, CardZone::Resources)[at];
            let flags = &mut self.view.state.card_mut(card).flags;
            if !flags.contains(Flags::EXHAUSTED) {
                flags.insert(Flags::EXHAUSTED);
                left -= 1;
            }
        }
        if count > 0 {
            self.log_event("1.7.2", LogEvent::Paid { player: seat, resources: count });
        }
        true
    }
}

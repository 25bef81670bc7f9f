//! Moves of cards between zones, and small changes of cards and players that no single rule makes.

use crate::explain::log::LogEvent;
use crate::state::{CardIndex, CardZone, Course, Flags, PhaseEvent, Player, Seat};
use crate::write::Writer;

impl Writer {
    /// Moves a card to the end of a zone list or, for the bottom of a deck, to its start. It stays the same copy.
    pub(crate) fn move_card(&mut self, card: CardIndex, seat: Seat, place: CardZone, at_start: bool) {
        self.view.state.take_out(card);
        self.view.state.put_in(card, seat, place, at_start);
    }

    /// Moves a card under a unit or base. It stays the same copy.
    pub(crate) fn move_under(&mut self, card: CardIndex, host: CardIndex, place: CardZone) {
        self.view.state.take_out(card);
        self.view.state.put_under(card, host, place);
    }

    /// Takes a card out of its zone as a new copy of itself (CR 8.5.4). It is `Aside` afterwards.
    pub(crate) fn set_aside(&mut self, card: CardIndex) {
        self.view.state.take_out(card);
        self.view.state.become_new_copy(card);
    }

    /// Puts a card that is `Aside` into a zone list, at the end or at the start.
    pub(crate) fn put_into(&mut self, card: CardIndex, seat: Seat, place: CardZone, at_start: bool) {
        self.view.state.put_in(card, seat, place, at_start);
    }

    /// Puts a token that is `Aside` into the base zone.
    pub(crate) fn put_into_base_zone(&mut self, card: CardIndex) {
        self.view.state.card_mut(card).place = CardZone::BaseZone;
    }

    /// Puts an upgrade that is `Aside` under a unit or base.
    pub(crate) fn put_upgrade_under(&mut self, card: CardIndex, host: CardIndex, controller: Seat) {
        self.view.state.put_under(card, host, CardZone::Attached);
        self.view.state.card_mut(card).controller = controller;
    }

    /// Marks a card.
    pub(crate) fn set_flags(&mut self, card: CardIndex, flags: Flags) {
        self.view.state.card_mut(card).flags.insert(flags);
    }

    /// Removes marks from a card.
    pub(crate) fn clear_flags(&mut self, card: CardIndex, flags: Flags) {
        self.view.state.card_mut(card).flags.remove(flags);
    }

    /// Flips a leader with two Leader sides (CR 3.4.1).
    pub(crate) fn flip(&mut self, card: CardIndex) {
        let flags = &mut self.view.state.card_mut(card).flags;
        if flags.contains(Flags::FLIPPED) {
            flags.remove(Flags::FLIPPED)
        } else {
            flags.insert(Flags::FLIPPED)
        }
        self.view.state.table_changes();
        self.log_event("3.4.1", LogEvent::Flipped { card });
    }

    /// Makes a card that is about to enter play a copy of a unit (CR 8.5.1).
    pub(crate) fn become_copy_of(&mut self, card: CardIndex, unit: CardIndex) {
        let copied = self.state.card(unit).def;
        let own = self.state.card(card).def;
        // Up to this point, the log refers to the card by its own name.
        self.log_event("8.5.1", LogEvent::Copied { card, of: unit });
        self.view.state.add_copy(card, own);
        self.view.state.card_mut(card).def = copied;
    }

    /// Returns mutable access to the record of a player.
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.view.state.player_mut(seat)
    }

    /// Puts cards into random order.
    pub(crate) fn shuffle_list<T>(&mut self, cards: &mut [T]) {
        self.view.state.rng_mut().shuffle(cards);
    }

    /// Returns a random number below a limit.
    pub(crate) fn random_below(&mut self, limit: u32) -> u32 {
        self.view.state.rng_mut().next_below(limit)
    }

    /// Clears the facts of a phase that ends, and those of the round if that ends with it.
    pub(crate) fn forget_phase(&mut self, round: bool) {
        let Course { facts, played_before, .. } = self.course();
        played_before.extend(
            facts.iter().filter_map(|fact| {
                if let PhaseEvent::Played(seat, card, _) = fact { Some((*seat, *card)) } else { None }
            }),
        );
        self.view.state.forget_phase();
        if round {
            self.view.state.clear_flag_of_all(Flags::ENTERED_ROUND);
        }
    }
}

//! Moves of cards: the zone lists, and the cards under a unit.

use crate::state::invariant::Invariant;
use crate::state::{Card, CardIndex, CardRef, CardZone, Flags, LISTS, PhaseEvent, Seat, State};

/// Returns the index of a zone's list in the flat vector, or `None` if the zone has no list.
fn list_at(place: CardZone) -> Option<usize> {
    match place {
        CardZone::Deck => Some(0),
        CardZone::Hand => Some(1),
        CardZone::Discard => Some(2),
        CardZone::Resources => Some(3),
        CardZone::Arena => Some(4),
        CardZone::BaseZone | CardZone::Attached | CardZone::Captured | CardZone::Aside => None,
    }
}

impl State {
    /// Returns a card of the game.
    pub fn card(&self, card: CardIndex) -> &Card {
        &self.cards[card.at()]
    }

    pub(crate) fn card_mut(&mut self, card: CardIndex) -> &mut Card {
        &mut self.cards[card.at()]
    }

    /// Returns the card with its current copy number.
    pub fn now(&self, card: CardIndex) -> CardRef {
        CardRef { card, copy: self.card(card).copy }
    }

    /// Returns `true` if the card is still the same copy.
    pub fn is_current(&self, of: CardRef) -> bool {
        of.card.is_some() && self.card(of.card).copy == of.copy
    }

    /// Returns all seats, including those of eliminated players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the seats of players who are still in the game.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats().filter(|seat| !self.player(*seat).lost)
    }

    /// Returns the seats of players who are still in the game, clockwise from this seat.
    pub fn playing_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats)).filter(|seat| !self.player(*seat).lost)
    }

    /// Returns the next player clockwise who is still in the game.
    pub fn next_seat(&self, after: Seat) -> Seat {
        self.playing_from(Seat((after.0 + 1) % self.seats)).next().unwrap_or(after)
    }

    /// Returns the state of a player.
    pub fn player(&self, seat: Seat) -> &crate::state::Player {
        &self.players[seat.at()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut crate::state::Player {
        &mut self.players[seat.at()]
    }

    fn span(&self, seat: Seat, list: usize) -> (usize, usize) {
        let at = seat.at() * LISTS + list;
        let start = if at == 0 { 0 } else { usize::from(self.ends[at - 1]) };
        (start, usize::from(self.ends[at]))
    }

    /// Returns a player's deck (top last), hand, discard pile, resources or units. Empty for other zones.
    pub fn list(&self, seat: Seat, place: CardZone) -> &[CardIndex] {
        let Some(list) = list_at(place) else { return &[] };
        let (start, end) = self.span(seat, list);
        &self.lists[start..end]
    }

    pub(crate) fn list_mut(&mut self, seat: Seat, place: CardZone) -> &mut [CardIndex] {
        let Some(list) = list_at(place) else { return &mut [] };
        let (start, end) = self.span(seat, list);
        &mut self.lists[start..end]
    }

    /// Returns all units in play, by player and age.
    pub fn units(&self) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        self.seats().flat_map(|seat| self.list(seat, CardZone::Arena).iter().copied())
    }

    /// Returns the cards in play that can have upgrades: units, then bases (CR 3.6.3; edition 9.0, 7.5.21).
    pub fn hosts(&self) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        self.units().chain(self.playing().map(|seat| self.player(seat).base))
    }

    /// Returns all upgrades in play: those on units, then those on bases.
    pub fn upgrades_in_play(&self) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        self.hosts().flat_map(|host| self.upgrades(host))
    }

    /// Returns the cards under a unit or base: its upgrades and the cards it has captured.
    pub fn under(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        let some = |card: CardIndex| card.is_some().then_some(card);
        std::iter::successors(some(self.card(unit).first), move |card| some(self.card(*card).next))
    }

    /// Returns the upgrades on a unit or base.
    pub fn upgrades(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        self.under(unit).filter(|card| self.card(*card).place == CardZone::Attached)
    }

    /// Returns the cards that a unit guards.
    pub fn guarded(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        self.under(unit).filter(|card| self.card(*card).place == CardZone::Captured)
    }

    /// Records an invariant violation about a card's zone, which ends the current step.
    fn breaks(&mut self, broken: Invariant) {
        self.step.broken.get_or_insert(broken);
    }

    /// Returns the number of card moves so far. It shows whether a cached value is out of date.
    pub(crate) fn move_stamp(&self) -> u32 {
        self.stamp
    }

    /// Returns the number of moves that changed the cards in play: units, upgrades, bases and leaders.
    #[inline(always)]
    pub(crate) fn table_stamp(&self) -> u32 {
        self.table
    }

    /// Records that the order of a deck has changed.
    pub(crate) fn deck_changes(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
    }

    /// Records that the cards in play, or the values of one of them, have changed.
    pub(crate) fn table_changes(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        self.table = self.table.wrapping_add(1);
    }

    /// Records that a card moves from or to this zone.
    fn moves(&mut self, place: CardZone) {
        match place {
            CardZone::Arena | CardZone::BaseZone | CardZone::Attached => self.table_changes(),
            CardZone::Deck
            | CardZone::Hand
            | CardZone::Discard
            | CardZone::Resources
            | CardZone::Captured
            | CardZone::Aside => {
                self.stamp = self.stamp.wrapping_add(1);
            }
        }
    }

    /// Removes a card from its zone. It is `Aside` afterwards.
    pub(crate) fn take_out(&mut self, card: CardIndex) {
        // The number of cards in a zone may be what keeps a unit in play (CR 1.16.5E).
        self.step.unsettled = true;
        let Card { place, owner, controller, host, .. } = *self.card(card);
        self.moves(place);
        match place {
            CardZone::Deck | CardZone::Hand | CardZone::Discard => self.unlist(owner, place, card),
            CardZone::Resources | CardZone::Arena => self.unlist(controller, place, card),
            CardZone::Attached | CardZone::Captured => self.unlink(host, card),
            CardZone::BaseZone | CardZone::Aside => {}
        }
        self.card_mut(card).place = CardZone::Aside;
    }

    fn unlist(&mut self, seat: Seat, place: CardZone, card: CardIndex) {
        let Some(list) = list_at(place) else { return self.breaks(Invariant::Zone(card)) };
        let (start, end) = self.span(seat, list);
        let at = self.lists[start..end].iter().rposition(|listed| *listed == card);
        let Some(at) = at else { return self.breaks(Invariant::Zone(card)) };
        self.lists.remove(start + at);
        for end in &mut self.ends[seat.at() * LISTS + list..] {
            *end -= 1;
        }
    }

    fn unlink(&mut self, host: CardIndex, card: CardIndex) {
        let next = self.card(card).next;
        if self.card(host).first == card {
            self.card_mut(host).first = next;
        } else {
            let before = self.under(host).find(|before| self.card(*before).next == card);
            match before {
                Some(before) => self.card_mut(before).next = next,
                None => self.breaks(Invariant::Zone(card)),
            }
        }
        let card = self.card_mut(card);
        card.host = CardIndex::NONE;
        card.next = CardIndex::NONE;
    }

    /// Puts a card that is `Aside` into a list, at the end or, for the bottom of a deck, at the start.
    pub(crate) fn put_in(&mut self, card: CardIndex, seat: Seat, place: CardZone, at_start: bool) {
        self.moves(place);
        self.step.unsettled = true;
        let Some(list) = list_at(place) else { return self.breaks(Invariant::Zone(card)) };
        let (start, end) = self.span(seat, list);
        self.lists.insert(if at_start { start } else { end }, card);
        for end in &mut self.ends[seat.at() * LISTS + list..] {
            *end += 1;
        }
        let card = self.card_mut(card);
        card.place = place;
        card.controller = seat;
    }

    /// Puts a card that is `Aside` under a unit, as the last one.
    pub(crate) fn put_under(&mut self, card: CardIndex, host: CardIndex, place: CardZone) {
        self.moves(place);
        let last = self.under(host).last();
        match last {
            Some(last) => self.card_mut(last).next = card,
            None => self.card_mut(host).first = card,
        }
        let card = self.card_mut(card);
        card.place = place;
        card.host = host;
        card.next = CardIndex::NONE;
    }

    /// Gives a card to another controller without moving it (CR 8.27).
    pub(crate) fn change_owner_zone(&mut self, card: CardIndex, seat: Seat) {
        self.table_changes();
        self.card_mut(card).controller = seat;
    }

    /// Makes a card a new copy of itself, without damage, flags or history (CR 8.5.4, 8.7.3).
    pub(crate) fn become_new_copy(&mut self, card: CardIndex) {
        self.moves(self.card(card).place);
        if self.card(card).flags.contains(Flags::COPY)
            && let Some(at) = self.copies.iter().position(|(copy, _)| *copy == card)
        {
            let (_, own) = self.copies.swap_remove(at);
            self.card_mut(card).def = own;
        }
        let card = self.card_mut(card);
        card.copy = card.copy.wrapping_add(1);
        card.damage = 0;
        card.flags &= Flags::EPIC_USED;
        card.controller = card.owner;
    }

    /// Clears the facts of this phase.
    pub(crate) fn forget_phase(&mut self) {
        self.facts.retain(|fact| matches!(fact, PhaseEvent::PlayedWith(..) | PhaseEvent::PlayedOnto(..)));
        self.attackers.clear();
        self.snapshots.clear();
        for card in &mut self.cards {
            card.flags.remove(Flags::OF_PHASE);
        }
        for player in &mut self.players {
            player.played = 0;
            player.drawn = 0;
            player.discarded = 0;
            player.milled = 0;
            player.created = 0;
            player.given = 0;
            player.used_the_force = 0;
        }
    }

    /// Returns `true` if a card is in play face up: a unit, an upgrade, a base or a leader (CR 4.9.1).
    pub fn in_play(&self, card: CardIndex) -> bool {
        matches!(self.card(card).place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached)
    }
}

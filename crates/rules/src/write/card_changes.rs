//! Game events on cards: healing, exhausting, defeat, moves between zones. All changes to cards go through here, so
//! that they are logged, counted and can trigger abilities.

use ability::{Modifier, PlayModifier, ProtectedAction, UnitRule, ValueModifier};
use model::{Arena, CardType, Keyword};

use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::damage::Damage;
use crate::read::modifiers::Stats;
use crate::read::play_cost::DISCOUNT;
use crate::state::invariant::Invariant;
use crate::state::{
    Card, CardIndex, CardList, CardRef, CardRefs, CardZone, DefeatCause, Flags, LastKnownInfo, LastingKind, NO_BOUNTY,
    PhaseEvent, Seat, Task, UsedLimit,
};
use crate::write::Writer;
use crate::write::defeat_replacement::DefeatReplacement;

/// Destination of a card that leaves play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LeaveDestination {
    /// Its owner's discard pile, because it is defeated.
    Defeat,
    /// Its owner's hand.
    Hand,
    /// The bottom of its owner's deck.
    Bottom,
    /// The top of its owner's deck.
    Top,
    /// The resource zone of this player.
    Resources(Seat),
    /// Under a unit (CR 8.33).
    Capture(CardIndex),
}

impl Writer {
    /// Heals damage. Returns the amount removed (CR 1.9.3).
    pub(crate) fn heal(&mut self, card: CardIndex, amount: i16) -> i16 {
        self.heal_by_rule(card, amount, "1.9.3")
    }

    /// As [`Writer::heal`], citing another rule in the log.
    pub(crate) fn heal_by_rule(&mut self, card: CardIndex, amount: i16, rule: &'static str) -> i16 {
        let here = self.state.card(card);
        let healed = amount.min(here.damage).max(0);
        if healed == 0 || self.cant_be_healed(card) {
            return 0;
        }
        let here = self.view.state.card_mut(card);
        here.damage -= healed;
        here.flags.insert(Flags::HEALED_PHASE);
        self.log_event(rule, LogEvent::Healed { card, amount: healed });
        self.emit(&TriggerEvent::Healed { card: self.state.now(card), amount: healed });
        healed
    }

    /// Exhausts a card. Returns `true` if it was ready (CR 1.5.4E).
    pub(crate) fn exhaust(&mut self, card: CardIndex) -> bool {
        self.exhaust_by_rule(card, "1.5.4")
    }

    /// As [`Writer::exhaust`], citing another rule in the log.
    pub(crate) fn exhaust_by_rule(&mut self, card: CardIndex, rule: &'static str) -> bool {
        let here = self.view.state.card_mut(card);
        if here.flags.contains(Flags::EXHAUSTED) || !can_be_turned(here.place) {
            return false;
        }
        here.flags.insert(Flags::EXHAUSTED);
        self.note_turned(rule, card, LogEvent::Exhausted { card });
        true
    }

    /// Readies a card. Returns `true` if it was exhausted and could be readied (CR 1.5.4E).
    pub(crate) fn ready(&mut self, card: CardIndex) -> bool {
        self.ready_by_rule(card, "1.5.4")
    }

    /// As [`Writer::ready`], citing another rule in the log.
    pub(crate) fn ready_by_rule(&mut self, card: CardIndex, rule: &'static str) -> bool {
        let here = self.state.card(card);
        if !here.flags.contains(Flags::EXHAUSTED) || !can_be_turned(here.place) || self.cant_be_readied(card) {
            return false;
        }
        self.clear_flags(card, Flags::EXHAUSTED);
        self.note_turned(rule, card, LogEvent::Readied { card });
        if self.state.card(card).place == CardZone::Arena {
            self.emit(&TriggerEvent::CardReadied { card: self.state.now(card) });
        }
        true
    }

    /// Logs that a card was readied or exhausted, except for resources, which are hidden (CR 4.5.2).
    fn note_turned(&mut self, rule: &'static str, card: CardIndex, event: LogEvent) {
        if self.state.card(card).place != CardZone::Resources {
            self.log_event(rule, event);
        }
    }

    /// Defeats cards at the same time: units, upgrades, tokens and resources (CR 1.5.5).
    pub(crate) fn defeat(&mut self, cards: &[CardIndex], by: Seat) {
        self.leave(cards, LeaveDestination::Defeat, by);
    }

    /// Makes cards leave play at the same time (CR 8.12). Their last known information is recorded, and abilities
    /// trigger while all cards are still in play.
    pub(crate) fn leave(&mut self, cards: &[CardIndex], to: LeaveDestination, by: Seat) {
        self.leave_by(cards, to, |_| by);
    }

    /// As [`Writer::leave`], for cards that different players make leave. `whose` returns the player for each index.
    pub(crate) fn leave_by(&mut self, cards: &[CardIndex], to: LeaveDestination, whose: impl Fn(usize) -> Seat) {
        let saved = if self.may_replace_defeat() {
            self.find_defeat_replacement(cards, to == LeaveDestination::Defeat)
        } else {
            Vec::new()
        };
        if saved.is_empty() {
            return self.leave_but(cards, to, whose, &[]);
        }
        let is_saved = |card: &CardIndex| saved.iter().any(|one| one.card == *card);
        let whose: Vec<Seat> = (0..cards.len()).filter(|at| !is_saved(&cards[*at])).map(whose).collect();
        let cards: Vec<CardIndex> = cards.iter().copied().filter(|card| !is_saved(card)).collect();
        self.leave_but(&cards, to, |at| whose[at], &saved);
    }

    /// As [`Writer::leave_by`], after replacement effects have been decided. `saved` lists the cards whose defeat is
    /// replaced (CR 7.7.5); the replacements happen while all cards are still in play (CR 7.7.5D).
    fn leave_but(
        &mut self,
        cards: &[CardIndex],
        to: LeaveDestination,
        whose: impl Fn(usize) -> Seat,
        saved: &[DefeatReplacement],
    ) {
        let from = self.log.as_ref().map_or(0, Vec::len);
        // CR 3.4.6, 3.4.7: a leader unit is defeated instead, including one made so by an upgrade.
        let led: CardList =
            cards.iter().copied().filter(|card| to != LeaveDestination::Defeat && self.is_led(*card)).collect();
        for (at, card) in cards.iter().enumerate() {
            let by = whose(at);
            let Card { place, host, owner, controller, flags, .. } = *self.state.card(*card);
            if place == CardZone::Arena {
                self.emit_leaving(*card, to, by);
            } else if place == CardZone::Attached {
                let (upgrade, unit) = (self.state.now(*card), self.state.now(host));
                self.record_upgrade_remover(*card, by);
                let defeated = to == LeaveDestination::Defeat || flags.contains(Flags::DEPLOYED);
                self.keep(*card, defeated);
                self.emit(&TriggerEvent::Detached { upgrade, unit });
                if defeated {
                    self.upgrade_is_defeated(upgrade, &[]);
                }
            } else if place == CardZone::Resources {
                self.rearrange(*card, cards, by);
                // CR 8.11.1: remember the controller if it is not the owner.
                if owner != controller {
                    self.keep(*card, to == LeaveDestination::Defeat);
                }
            }
        }
        for one in saved {
            self.apply_defeat_replacement(*one);
        }
        self.emit_defeated_upgrades(cards);
        // An upgrade that leaves together with its unit goes to the given destination; others are defeated with the
        // unit (CR 3.6.11).
        let mut ordered = CardList::from_slice(cards);
        if cards.len() > 1 {
            ordered.sort_by_key(|card| self.state.card(*card).place != CardZone::Attached);
        }
        let mut captives = CardList::new();
        for card in &ordered {
            if self.state.card(*card).place == CardZone::Arena {
                captives.extend(self.state.guarded(*card));
                let upgrades: CardList = self.state.upgrades(*card).collect();
                for upgrade in upgrades {
                    self.send(upgrade, LeaveDestination::Defeat);
                }
            }
            self.send(*card, if led.contains(card) { LeaveDestination::Defeat } else { to });
        }
        self.note_triggers_last(from);
        // CR 8.33.4: after their guards and everything that leaves with them.
        for captive in captives {
            self.rescue_by_rule(captive, "8.33.4");
        }
        self.course().step.unsettled = true;
    }

    /// Records the player who removes an upgrade from its unit (CR 1.18.1D). The unit may have less HP without it.
    pub(crate) fn record_upgrade_remover(&mut self, upgrade: CardIndex, by: Seat) {
        let def = self.def(upgrade);
        if def.adds.1 > 0 || !def.front.constants.is_empty() {
            let host = self.state.card(upgrade).host;
            self.record_defeat_cause(host, by);
        }
    }

    /// Fires the events for upgrades that are defeated because their units leave play (CR 3.6.11). In edition 9.0, they
    /// are defeated together with the units, which can trigger on it; in 8.0, after the units have left (CR 1.16.5C).
    fn emit_defeated_upgrades(&mut self, leaving: &[CardIndex]) {
        let gone = if self.state.edition().defeats_upgrades_together() { &[] } else { leaving };
        for card in leaving.iter().copied() {
            if self.state.card(card).place != CardZone::Arena {
                continue;
            }
            let unit = self.state.now(card);
            let upgrades: CardList = self.state.upgrades(card).filter(|upgrade| !leaving.contains(upgrade)).collect();
            for upgrade in upgrades {
                let upgrade = self.state.now(upgrade);
                self.keep(upgrade.card, true);
                self.emit_except(&TriggerEvent::Detached { upgrade, unit }, gone);
                self.upgrade_is_defeated(upgrade, gone);
            }
        }
    }

    /// Records the defeat of an upgrade and notifies all cards except those that have left.
    fn upgrade_is_defeated(&mut self, upgrade: CardRef, gone: &[CardIndex]) {
        if self.features.counts_upgrades {
            self.course().facts.push(PhaseEvent::UpgradeDefeated(upgrade));
        }
        self.emit_except(&TriggerEvent::UpgradeDefeated { upgrade }, gone);
    }

    /// Swaps a chosen resource for an exhausted one before it leaves. Players may change which of their resources are
    /// exhausted, but not how many, before they choose one (CR 1.7.4), so an exhausted one leaves if there is one.
    pub(crate) fn rearrange(&mut self, chosen: CardIndex, leaving: &[CardIndex], by: Seat) {
        let Card { controller, flags, .. } = *self.state.card(chosen);
        if controller != by || flags.contains(Flags::EXHAUSTED) {
            return;
        }
        let spent =
            |card: &CardIndex| !leaving.contains(card) && self.state.card(*card).flags.contains(Flags::EXHAUSTED);
        if let Some(other) = self.state.list(controller, CardZone::Resources).iter().copied().find(spent) {
            self.clear_flags(other, Flags::EXHAUSTED);
            self.set_flags(chosen, Flags::EXHAUSTED);
        }
    }

    fn emit_leaving(&mut self, card: CardIndex, to: LeaveDestination, by: Seat) {
        let of = self.state.now(card);
        let controller = self.state.card(card).controller;
        // A leader unit that would leave play in another way is defeated instead (CR 3.4.6).
        let defeated = to == LeaveDestination::Defeat || self.is_leader_unit(card);
        self.keep(card, defeated);
        if defeated || matches!(to, LeaveDestination::Capture(_)) {
            self.bounties_wait(of, by);
        }
        self.course().facts.push(PhaseEvent::Left(controller, of, defeated, by));
        if defeated {
            self.emit(&TriggerEvent::Defeated { unit: of });
        }
        self.emit(&TriggerEvent::LeftPlay { unit: of });
        let killer = if defeated { self.defeated_by(card) } else { None };
        for attack in self.course().attacks {
            if defeated && attack.in_progress {
                attack.defeated_attacker |= attack.attacker == of;
                let (first, second) = (attack.target == of, attack.second == of);
                let by_attacker = killer.is_none_or(|by| by == attack.attacker);
                attack.defeated_defender |= first;
                attack.defeated_second |= second;
                attack.defeats_defender |= first && by_attacker;
                attack.defeats_second |= second && by_attacker;
            }
        }
    }

    /// Records the last known information of a card (CR 8.11).
    fn keep(&mut self, card: CardIndex, defeated: bool) {
        let mut snapshot = LastKnownInfo { defeated, ..self.snapshot(card) };
        if self.attack_by(snapshot.of).is_some() {
            snapshot.card.flags.insert(Flags::FELL_ATTACKING);
        }
        if defeated && self.falls_in_combat(snapshot.of) {
            snapshot.card.flags.insert(Flags::FELL_IN_COMBAT);
        }
        self.course().snapshots.push(snapshot);
    }

    /// Records an attack with the unit's current values. `base_of` is the player whose base is attacked.
    pub(crate) fn note_attack(&mut self, by: Seat, attacker: CardIndex, base_of: Seat) {
        let was = self.snapshot(attacker);
        self.course().facts.push(PhaseEvent::Attacked(by, was.of, base_of));
        self.course().attackers.push(was);
    }

    /// Records that a unit left play this phase, with its printed values. For a judge's edit.
    pub(crate) fn note_left(&mut self, card: CardIndex, by: Seat, defeated: bool) {
        let here = *self.state.card(card);
        let def = self.def(card);
        let is_leader = def.kind == CardType::Leader;
        let (arena, keywords) = (def.arena, if is_leader { def.unit.keywords } else { def.front.keywords });
        let (power, hp) = (def.power, def.hp);
        let mut flags = Flags::default();
        if arena == Arena::Space {
            flags.insert(Flags::IN_SPACE);
        }
        if is_leader {
            flags.insert(Flags::DEPLOYED);
        }
        let traits = def.traits_up(flags);
        let of = CardRef { card, copy: here.copy.wrapping_sub(1) };
        self.course().facts.push(PhaseEvent::Left(here.owner, of, defeated, by));
        self.course().snapshots.push(LastKnownInfo {
            of,
            card: Card { place: CardZone::Arena, controller: here.owner, damage: 0, flags, copy: of.copy, ..here },
            power,
            hp,
            traits,
            keywords,
            upgrades: 0,
            defeated,
            bounties: [NO_BOUNTY; 6],
        });
    }

    /// Moves one card to its destination, which depends on the kind of card.
    pub(crate) fn send(&mut self, card: CardIndex, to: LeaveDestination) {
        let Card { owner, flags, place, .. } = *self.state.card(card);
        let token = self.is_token(card);
        self.set_aside(card);
        if token {
            // CR 1.5.5B: a defeated token is set aside, but still counts as defeated.
            if to == LeaveDestination::Defeat {
                self.log_event("1.5.5", LogEvent::Defeated { card });
            } else {
                self.log_event("3.7.3", LogEvent::LeftPlay { card });
            }
            return;
        }
        if flags.contains(Flags::DEPLOYED) {
            // CR 3.4.5: the leader returns to the base zone, exhausted and with its Leader side up.
            let leader = self.view.state.card_mut(card);
            leader.place = CardZone::BaseZone;
            leader.flags.insert(Flags::EXHAUSTED);
            self.log_event("3.4.5", LogEvent::Defeated { card });
            return;
        }
        match to {
            LeaveDestination::Defeat => {
                self.put_into(card, owner, CardZone::Discard, false);
                // CR 1.7.8: a resource is a blank card and not a defeated unit.
                if place == CardZone::Arena {
                    self.set_flags(card, Flags::DEFEATED_PHASE);
                }
                self.log_event("1.5.5", LogEvent::Defeated { card });
            }
            LeaveDestination::Hand => {
                self.put_into(card, owner, CardZone::Hand, false);
                // A card found in a deck stays hidden from other players (CR 8.26.3). All other zones it can come from
                // are public.
                if place == CardZone::Deck {
                    let rule = if self.is_searching() { "8.26.1" } else { "1.13.1" };
                    self.log_event(rule, LogEvent::Taken { player: owner, card });
                } else {
                    self.log_event("8.24.1", LogEvent::Returned { card });
                }
            }
            LeaveDestination::Bottom | LeaveDestination::Top => {
                let top = to == LeaveDestination::Top;
                self.put_into(card, owner, CardZone::Deck, !top);
                self.log_event("4.6.1", LogEvent::PutInDeck { card, top });
            }
            LeaveDestination::Resources(seat) => self.put_into_resources(card, seat, "1.7.7"),
            LeaveDestination::Capture(host) => {
                self.view.state.put_under(card, host, CardZone::Captured);
                self.log_event("8.33.1", LogEvent::Captured { card, by: host });
            }
        }
    }

    /// Resources a card from hand in the regroup phase (CR 5.5.1C).
    pub(crate) fn resource_from_hand(&mut self, card: CardIndex, seat: Seat) {
        self.set_aside(card);
        self.put_into_resources(card, seat, "5.5.1C");
    }

    /// Puts a card without a zone into a resource zone, exhausted.
    fn put_into_resources(&mut self, card: CardIndex, seat: Seat, rule: &'static str) {
        self.put_into(card, seat, CardZone::Resources, false);
        self.set_flags(card, Flags::EXHAUSTED);
        self.log_event(rule, LogEvent::Resourced { player: seat, card });
    }

    /// Moves a card between zones out of play, or out of play by an effect that names the destination.
    pub(crate) fn put(&mut self, card: CardIndex, to: LeaveDestination, by: Seat) {
        match self.state.card(card).place {
            CardZone::Arena | CardZone::Attached | CardZone::Resources => self.leave(&[card], to, by),
            CardZone::Deck | CardZone::Hand | CardZone::Discard | CardZone::Captured | CardZone::Aside => {
                self.send(card, to)
            }
            CardZone::BaseZone => {}
        }
    }

    /// Rescues a captured card: it returns to play under its owner's control, exhausted (CR 8.33.3).
    pub(crate) fn rescue(&mut self, card: CardIndex) {
        self.rescue_by_rule(card, "8.33.3");
    }

    /// As [`Writer::rescue`], citing another rule in the log.
    pub(crate) fn rescue_by_rule(&mut self, card: CardIndex, rule: &'static str) {
        let owner = self.state.card(card).owner;
        self.set_aside(card);
        if self.def(card).enters.is_some() {
            self.course().tasks.push(Task::EnterCopy(card));
            return;
        }
        self.enter(card, owner, false);
        self.set_flags(card, Flags::RESCUED_PHASE);
        self.ready_as_it_enters(card);
        self.log_event(rule, LogEvent::Rescued { card });
        let unit = self.state.now(card);
        self.emit(&TriggerEvent::Rescued { unit });
    }

    /// Readies a card that has just entered play if it enters play ready. This takes precedence over rules that would
    /// exhaust it (CR 1.3.1).
    pub(crate) fn ready_as_it_enters(&mut self, card: CardIndex) {
        if self.features.enters_ready && self.rules_now(card).has(UnitRule::EntersReady) {
            self.clear_flags(card, Flags::EXHAUSTED);
        }
    }

    /// Puts a unit without a zone into its arena (CR 6.2.5A).
    pub(crate) fn enter(&mut self, card: CardIndex, seat: Seat, ready: bool) {
        let arena = self.def(card).arena;
        self.put_into(card, seat, CardZone::Arena, false);
        let flags = &mut self.view.state.card_mut(card).flags;
        flags.insert(Flags::ENTERED);
        if !ready {
            flags.insert(Flags::EXHAUSTED);
        }
        if arena == Arena::Space {
            flags.insert(Flags::IN_SPACE);
        }
        if self.features.counts_entering {
            let of = self.state.now(card);
            self.course().facts.push(PhaseEvent::Entered(seat, of));
        }
    }

    /// Draws cards. Each missing card costs 3 damage to the base, dealt together (CR 1.13, 8.6.1).
    pub(crate) fn draw(&mut self, seat: Seat, count: i16) -> CardRefs {
        self.draw_by_rule(seat, count, "1.13.1")
    }

    /// As [`Writer::draw`], citing another rule in the log.
    pub(crate) fn draw_by_rule(&mut self, seat: Seat, count: i16, rule: &'static str) -> CardRefs {
        let mut drawn = CardRefs::new();
        let mut missing = 0;
        for _ in 0..count {
            let Some(card) = self.state.list(seat, CardZone::Deck).last().copied() else {
                self.log_event("8.6.1", LogEvent::EmptyDeck { player: seat });
                missing += 1;
                continue;
            };
            self.move_card(card, seat, CardZone::Hand, false);
            drawn.push(self.state.now(card));
        }
        if missing > 0 {
            let base = self.state.player(seat).base;
            self.deal(Damage::new(base, 3 * missing, CardRef::NONE, seat));
        }
        let player = self.view.state.player_mut(seat);
        player.drawn = player.drawn.saturating_add(drawn.len().min(255) as u8);
        if self.log.is_some() {
            self.log_event(rule, LogEvent::Drew { player: seat, cards: drawn.iter().map(|of| of.card).collect() });
        }
        for of in &drawn {
            self.trigger_on_draw(*of, seat);
        }
        if !drawn.is_empty() {
            self.emit(&TriggerEvent::Drew { by: seat });
        }
        drawn
    }

    /// Discards a card, usually from a hand or deck (CR 1.14).
    pub(crate) fn discard(&mut self, card: CardIndex) -> CardRef {
        let Card { owner, place, .. } = *self.state.card(card);
        self.set_aside(card);
        self.put_into(card, owner, CardZone::Discard, false);
        if matches!(place, CardZone::Hand | CardZone::Deck) {
            self.set_flags(card, Flags::DISCARDED_PHASE);
        }
        self.log_event("1.14.1", LogEvent::Discarded { card });
        let from_deck = place == CardZone::Deck;
        if place == CardZone::Hand || from_deck {
            let player = self.view.state.player_mut(owner);
            let count = if from_deck { &mut player.milled } else { &mut player.discarded };
            *count = count.saturating_add(1);
            let of = self.state.now(card);
            let event = TriggerEvent::Discarded { by: owner, card: of, from_deck };
            self.emit(&event);
            self.trigger_own_abilities(of, &event);
        }
        self.state.now(card)
    }

    /// Discards cards at the same time. Cards from a hand are ordered so that it is not revealed when each was drawn
    /// (CR 1.17.2).
    pub(crate) fn discard_all(&mut self, cards: &[CardIndex]) -> CardRefs {
        let owners = self.owners_in_hand(cards);
        let mut cards = CardList::from_slice(cards);
        self.sort_hidden_hand(&mut cards, Seat::NONE);
        let gone = cards.iter().map(|card| self.discard(*card)).collect();
        for by in owners {
            self.emit(&TriggerEvent::Shown { by });
        }
        gone
    }

    /// Fires an event for each player from whose hand any of these cards is revealed (CR 8.25).
    pub(crate) fn fire_shown(&mut self, cards: &[CardIndex]) {
        for by in self.owners_in_hand(cards) {
            self.emit(&TriggerEvent::Shown { by });
        }
    }

    /// Shuffles a deck, citing a rule in the log.
    pub(crate) fn shuffle(&mut self, seat: Seat, rule: &'static str) {
        let mut rng = self.state.rng();
        rng.shuffle(self.view.state.list_mut(seat, CardZone::Deck));
        *self.view.state.rng_mut() = rng;
        if self.ability_index().sees_top {
            // The top card may have changed, and a player may be allowed to look at it.
            self.view.state.deck_changes();
        }
        self.log_event(rule, LogEvent::Shuffled { player: seat });
    }

    /// Creates a token without a zone (CR 3.7.2).
    ///
    /// # Errors
    /// [`Invariant::Token`], [`Invariant::TooManyCards`].
    pub(crate) fn token(&mut self, token: ability::Token, owner: Seat) -> Result<CardIndex, Invariant> {
        self.token_card(self.book.token(token).ok_or(Invariant::Token(token))?, owner)
    }

    /// Creates a card for a token, without a zone.
    ///
    /// # Errors
    /// [`Invariant::TooManyCards`].
    pub(crate) fn token_card(&mut self, def: model::CardId, owner: Seat) -> Result<CardIndex, Invariant> {
        self.view.state.add_card(def, owner).ok_or(Invariant::TooManyCards)
    }

    /// Counts a token that a player has created (CR 3.7.2).
    pub(crate) fn note_created(&mut self, by: Seat) {
        let player = self.view.state.player_mut(by);
        player.created = player.created.saturating_add(1);
    }

    /// Gives a token upgrade to a unit. Its owner is the unit's controller (CR 1.5.2F). Returns `None` if the card is
    /// not a unit in play, which takes no upgrades (CR 3.6.3).
    ///
    /// # Errors
    /// As [`Writer::token`].
    pub(crate) fn give(
        &mut self,
        token: ability::Token,
        unit: CardIndex,
        by: Seat,
    ) -> Result<Option<CardIndex>, Invariant> {
        if self.state.card(unit).place != CardZone::Arena {
            return Ok(None);
        }
        let seat = self.state.card(unit).controller;
        let card = self.token(token, seat)?;
        self.view.state.put_under(card, unit, CardZone::Attached);
        self.note_created(by);
        let giver = self.view.state.player_mut(by);
        giver.given = giver.given.saturating_add(1);
        self.log_event("3.7.2", LogEvent::Created { player: by, card, on: Some(unit) });
        self.course().step.unsettled = true;
        Ok(Some(card))
    }

    /// Gives several token upgrades of a kind to a unit. Returns those that were given.
    ///
    /// # Errors
    /// As [`Writer::token`].
    pub(crate) fn give_several(
        &mut self,
        token: ability::Token,
        count: i16,
        unit: CardIndex,
        by: Seat,
    ) -> Result<CardRefs, Invariant> {
        if self.book.token(token).is_some_and(|token| self.book.def(token).adds.1 < 0) {
            // CR 1.18.1: recorded in case the unit has no HP left.
            self.record_defeat_cause(unit, by);
        }
        let mut given = CardRefs::new();
        for _ in 0..count {
            let token = self.give(token, unit, by)?;
            given.extend(token.map(|token| self.state.now(token)));
        }
        Ok(given)
    }

    /// Turns a leader to its Leader Unit side (CR 3.4.4). The Leader side leaves play, and the Leader Unit side is
    /// about to enter it.
    pub(crate) fn turn_leader_over(&mut self, card: CardIndex) {
        self.view.state.become_new_copy(card);
        self.set_flags(card, Flags::DEPLOYED);
    }

    /// Records that the ability being resolved takes HP from a card (CR 1.18.1D). It does so on behalf of this player.
    pub(crate) fn record_defeat_cause(&mut self, card: CardIndex, player: Seat) {
        let by = self.state.frames().last().map_or(CardRef::NONE, |frame| frame.source);
        self.course().step.defeat_causes.push(DefeatCause { card, player, by });
    }

    /// Makes a player use the Force (CR 8.37.4): the token is set aside (CR 1.5.5B). Returns `false` if the player does
    /// not have it.
    pub(crate) fn spend_force_token(&mut self, seat: Seat) -> bool {
        let Some(card) = self.force_of(seat) else { return false };
        self.set_aside(card);
        let player = self.view.state.player_mut(seat);
        player.used_the_force = player.used_the_force.saturating_add(1);
        self.log_event("8.37.4", LogEvent::Defeated { card });
        self.emit(&TriggerEvent::UsedTheForce { by: seat });
        true
    }

    /// Marks discounts for the first or next card as used (CR 7.7.4, 8.8).
    pub(crate) fn consume_discounts(&mut self, seat: Seat, card: CardIndex, onto: CardIndex) {
        let of = self.state.now(card);
        let mut firsts = Vec::new();
        let mut spent = Vec::new();
        self.each_rule(|modifier, ctx, lasting| {
            if let Modifier::Play(PlayModifier::CardsCostLess { by, cards, on, first_each_round, next, .. }) = modifier
                && self.is_on_side(by, seat, ctx)
                && self.is_as_played(cards, of, onto, ctx)
                && on.as_ref().is_none_or(|on| onto.is_some() && self.refs(on, ctx).contains(&self.state.now(onto)))
            {
                if *first_each_round && on.is_some() {
                    firsts.push(ctx.source);
                }
                if let (Some(_), Some((at, _))) = (*next, lasting) {
                    spent.push(at);
                }
            }
            if let (Modifier::Play(PlayModifier::CardsAreFree { by, cards, next: _ }), Some((at, _))) =
                (modifier, lasting)
                && self.is_on_side(by, seat, ctx)
                && self.is_as_played(cards, of, onto, ctx)
            {
                spent.push(at);
            }
        });
        for (at, lasting) in self.state.lasting().iter().enumerate() {
            // Other keywords are gained once the card is in play.
            if let LastingKind::NextCard(step, _) = lasting.gives
                && lasting.controller == seat
                && let Some((filter, Modifier::Value(ValueModifier::KeywordX(Keyword::Exploit, _)))) =
                    self.next_card(step)
                && self.is_as_played(filter, of, onto, Ctx::of(lasting.source, seat))
            {
                spent.push(at);
            }
        }
        for source in firsts {
            if !self.is_discount_used(source, seat) {
                self.course().used.push(UsedLimit { source, ability: DISCOUNT, for_game: false, by: seat });
            }
        }
        spent.sort_unstable();
        for at in spent.into_iter().rev() {
            let lasting = &mut self.course().lasting[at];
            lasting.left = lasting.left.saturating_sub(1);
            if lasting.left == 0 {
                self.course().lasting.remove(at);
            }
        }
    }

    /// Records the abilities of a card being played and what it is played on. Texts about the first such card each
    /// round need this later, after the card has left play or changed (CR 8.8.1).
    pub(crate) fn note_played(&mut self, of: CardRef, onto: CardIndex) {
        if self.ability_loss_source(of.card).is_none() {
            let printed = self.def(of.card).front.triggered.iter();
            let facts: Vec<PhaseEvent> = printed.map(|id| PhaseEvent::PlayedWith(of, *id)).collect();
            self.course().facts.extend(facts);
        }
        if onto.is_some() {
            let host = self.state.now(onto);
            self.course().facts.push(PhaseEvent::PlayedOnto(of, host));
        }
    }

    /// Returns `true` if abilities of a player's cards cannot do this to a unit (CR 8.3), and logs it.
    pub(crate) fn is_protected_from(&mut self, card: CardIndex, verb: ProtectedAction, by: Seat) -> bool {
        let source = self.immune_by(card, verb, by);
        if let Some(by) = source {
            self.log_event("8.3.2", LogEvent::Withstood { card, verb, by });
        }
        source.is_some()
    }
}

impl View {
    fn cant_be_healed(&self, card: CardIndex) -> bool {
        let mut cant = false;
        self.each_text(card, |modifier, _| cant |= *modifier == Modifier::Rule(UnitRule::CantBeHealed));
        cant
    }

    /// Returns the card that defeats a unit. This is the one that took its last HP, otherwise the one whose ability is
    /// being resolved. Returns `None` for a constant ability.
    fn defeated_by(&self, unit: CardIndex) -> Option<CardRef> {
        let cause = self.defeat_cause(unit).map(|cause| cause.by);
        cause.or_else(|| self.state.frames().last().map(|frame| frame.source))
    }

    /// Returns `true` if state checks after combat damage are running and this unit was dealt some of it.
    fn falls_in_combat(&self, of: CardRef) -> bool {
        self.state.step().in_combat
            && self
                .attack()
                .is_some_and(|attack| attack.attacker == of || attack.is_defending(of) || attack.excess_to == of.card)
    }

    /// Returns the current values of a card in play.
    fn snapshot(&self, card: CardIndex) -> LastKnownInfo {
        let of = self.state.now(card);
        let is_unit = self.state.card(card).place == CardZone::Arena;
        let stats = match is_unit {
            true => self.stats(card),
            false => Stats { traits: self.traits_of(of), keywords: self.keywords_of(of), ..Stats::default() },
        };
        let mut bounties = [NO_BOUNTY; 6];
        if is_unit && stats.keywords.has(Keyword::Bounty) {
            for (place, id) in bounties.iter_mut().zip(self.bounties(card)) {
                *place = id;
            }
        }
        let mut then = *self.state.card(card);
        if self.is_led(card) {
            then.flags.insert(Flags::LED);
        }
        if then.place == CardZone::Attached && self.state.card(then.host).flags.contains(Flags::IN_SPACE) {
            then.flags.insert(Flags::IN_SPACE);
        }
        LastKnownInfo {
            of,
            card: then,
            power: stats.power,
            hp: stats.hp,
            traits: stats.traits,
            keywords: stats.keywords,
            upgrades: self.state.upgrades(card).count().min(255) as u8,
            defeated: false,
            bounties,
        }
    }

    /// Returns `true` if the ability being resolved is using the results of a search (CR 8.26).
    fn is_searching(&self) -> bool {
        let of_this = self.state.tasks().iter().rev().take_while(|task| **task != Task::EndFrame);
        of_this.into_iter().any(|task| matches!(task, Task::EndSearch(_)))
    }

    /// Returns the players who have any of these cards in hand.
    fn owners_in_hand(&self, cards: &[CardIndex]) -> Vec<Seat> {
        let is_in_hand = |card: &&CardIndex| self.state.card(**card).place == CardZone::Hand;
        let mut owners: Vec<Seat> = cards.iter().filter(is_in_hand).map(|card| self.state.card(*card).owner).collect();
        owners.sort_unstable();
        owners.dedup();
        owners
    }
}

/// Returns `true` if cards in this zone are ready or exhausted: units, leaders, bases and resources. Upgrades
/// (CR 1.5.4B) and cards out of play (CR 1.5.4) are neither.
fn can_be_turned(place: CardZone) -> bool {
    matches!(place, CardZone::Arena | CardZone::BaseZone | CardZone::Resources)
}

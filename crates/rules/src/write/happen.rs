//! What can happen to cards: damage, healing, defeat, moving between zones. Everything that changes a card goes
//! through here, so that it is logged, counted and heard by triggers.

use ability::Modifier;
use model::{Arena, CardType, Keyword};

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::flow::saved::Saved;
use crate::read::modifiers::{Rules, Stats};
use crate::state::{Card, CardIx, Cards, Fact, Flags, NO_BOUNTY, Place, Ref, Refs, Seat, Snapshot, Task};
use crate::write::damage::Damage;

/// Where a card goes that leaves play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum To {
    /// Its owner's discard pile, by defeat.
    Defeat,
    /// The hand of the card's owner.
    Hand,
    /// The bottom of its owner's deck.
    Bottom,
    /// The top of its owner's deck.
    Top,
    /// The resource zone of this player.
    Resources(Seat),
    /// Under a unit (CR 8.33).
    Capture(CardIx),
}

impl Game {
    /// Heals; returns how much was removed (CR 1.9.3).
    pub(crate) fn heal(&mut self, card: CardIx, amount: i16) -> i16 {
        self.heal_by_rule(card, amount, "1.9.3")
    }

    /// The same, where another rule than an ability heals.
    pub(crate) fn heal_by_rule(&mut self, card: CardIx, amount: i16, rule: &'static str) -> i16 {
        let here = self.state.card(card);
        let healed = amount.min(here.damage).max(0);
        if healed == 0 || self.cant_be_healed(card) {
            return 0;
        }
        let here = self.state.card_mut(card);
        here.damage -= healed;
        here.flags.set(Flags::HEALED_PHASE);
        self.note(rule, Event::Healed { card, amount: healed });
        self.fire(&Happening::Healed { card: self.state.now(card), amount: healed });
        healed
    }

    fn cant_be_healed(&self, card: CardIx) -> bool {
        let mut cant = false;
        self.each_text(card, |modifier, _| cant |= *modifier == Modifier::CantBeHealed);
        cant
    }

    /// Exhausts; returns whether it was ready (CR 1.5.4E).
    pub(crate) fn exhaust(&mut self, card: CardIx) -> bool {
        self.exhaust_by_rule(card, "1.5.4")
    }

    /// The same, where another rule than an ability exhausts.
    pub(crate) fn exhaust_by_rule(&mut self, card: CardIx, rule: &'static str) -> bool {
        let here = self.state.card_mut(card);
        if here.flags.has(Flags::EXHAUSTED) || !can_be_turned(here.place) {
            return false;
        }
        here.flags.set(Flags::EXHAUSTED);
        self.note_turned(rule, card, Event::Exhausted { card });
        true
    }

    /// Readies; returns whether it was exhausted and could (CR 1.5.4E).
    pub(crate) fn ready(&mut self, card: CardIx) -> bool {
        self.ready_by_rule(card, "1.5.4")
    }

    /// The same, where another rule than an ability readies.
    pub(crate) fn ready_by_rule(&mut self, card: CardIx, rule: &'static str) -> bool {
        let here = self.state.card(card);
        if !here.flags.has(Flags::EXHAUSTED) || !can_be_turned(here.place) || self.cant_be_readied(card) {
            return false;
        }
        self.state.card_mut(card).flags.clear(Flags::EXHAUSTED);
        self.note_turned(rule, card, Event::Readied { card });
        if self.state.card(card).place == Place::Arena {
            self.fire(&Happening::CardReadied { card: self.state.now(card) });
        }
        true
    }

    /// Whether something says that a card cannot be readied (CR 8.3.2).
    pub(crate) fn cant_be_readied(&self, card: CardIx) -> bool {
        self.features.stops_readying
            && self.state.card(card).place == Place::Arena
            && self.rules_now(card).has(Rules::CANT_READY)
    }

    /// Notes that a card was turned, unless it is a resource: which one it is nobody may learn (CR 4.5.2).
    fn note_turned(&mut self, rule: &'static str, card: CardIx, event: Event) {
        if self.state.card(card).place != Place::Resources {
            self.note(rule, event);
        }
    }

    /// Defeats cards together: units, upgrades, tokens and resources (CR 1.5.5).
    pub(crate) fn defeat(&mut self, cards: &[CardIx], by: Seat) {
        self.leave(cards, To::Defeat, by);
    }

    /// Cards leave play together (CR 8.12): what they were is recorded, and triggers hear it while all are still there.
    pub(crate) fn leave(&mut self, cards: &[CardIx], to: To, by: Seat) {
        self.leave_by(cards, to, |_| by);
    }

    /// The same, where several players make them leave: `whose` returns the player for each place in the list.
    pub(crate) fn leave_by(&mut self, cards: &[CardIx], to: To, whose: impl Fn(usize) -> Seat) {
        let saved = if self.may_replace_defeat() { self.saved(cards, to == To::Defeat) } else { Vec::new() };
        if saved.is_empty() {
            return self.leave_but(cards, to, whose, &[]);
        }
        let is_saved = |card: &CardIx| saved.iter().any(|one| one.card == *card);
        let whose: Vec<Seat> = (0..cards.len()).filter(|at| !is_saved(&cards[*at])).map(whose).collect();
        let cards: Vec<CardIx> = cards.iter().copied().filter(|card| !is_saved(card)).collect();
        self.leave_but(&cards, to, |at| whose[at], &saved);
    }

    /// The same when it has been decided what happens instead to upgrades on these cards, and to others that are none of
    /// them any more (CR 7.7.5): it happens while all are still there (CR 7.7.5D).
    fn leave_but(&mut self, cards: &[CardIx], to: To, whose: impl Fn(usize) -> Seat, saved: &[Saved]) {
        let from = self.log.as_ref().map_or(0, Vec::len);
        // CR 3.4.6, 3.4.7: a leader unit is defeated instead, also one that an upgrade makes so.
        let led: Cards = cards.iter().copied().filter(|card| to != To::Defeat && self.is_led(*card)).collect();
        for (at, card) in cards.iter().enumerate() {
            let by = whose(at);
            match self.state.card(*card).place {
                Place::Arena => self.hear_leaving(*card, to, by),
                Place::Attached => {
                    let host = self.state.now(self.state.card(*card).host);
                    let upgrade = self.state.now(*card);
                    self.blame_for_upgrade(*card, by);
                    let defeated = to == To::Defeat || self.state.card(*card).flags.has(Flags::DEPLOYED);
                    self.keep(*card, defeated);
                    self.fire(&Happening::Detached { upgrade, unit: host });
                    if defeated {
                        self.upgrade_is_defeated(upgrade, &[]);
                    }
                }
                Place::Resources => {
                    self.rearrange(*card, cards, by);
                    // CR 8.11.1: who controlled it, where that is not its owner.
                    let Card { owner, controller, .. } = *self.state.card(*card);
                    if owner != controller {
                        self.keep(*card, to == To::Defeat);
                    }
                }
                Place::Deck | Place::Hand | Place::Discard | Place::BaseZone | Place::Captured | Place::Aside => {}
            }
        }
        for one in saved {
            self.save(*one);
        }
        self.hear_upgrades_of(cards);
        // An upgrade that leaves with its unit goes where it is said to go; others are defeated with it (CR 3.6.11).
        let mut ordered = Cards::from_slice(cards);
        if cards.len() > 1 {
            ordered.sort_by_key(|card| self.state.card(*card).place != Place::Attached);
        }
        let mut captives = Cards::new();
        for card in &ordered {
            if self.state.card(*card).place == Place::Arena {
                captives.extend(self.state.guarded(*card));
                let upgrades: Cards = self.state.upgrades(*card).collect();
                for upgrade in upgrades {
                    self.send(upgrade, To::Defeat);
                }
            }
            self.send(*card, if led.contains(card) { To::Defeat } else { to });
        }
        self.note_triggers_last(from);
        // CR 8.33.4: when their guards have left, and all that leaves with them.
        for captive in captives {
            self.rescue_by_rule(captive, "8.33.4");
        }
        self.state.underway.unsettled = true;
    }

    /// Notes who takes an upgrade from its unit, which may have less HP without it (CR 1.18.1D).
    pub(crate) fn blame_for_upgrade(&mut self, upgrade: CardIx, by: Seat) {
        let def = self.def(upgrade);
        if def.adds.1 > 0 || !def.front.constants.is_empty() {
            let host = self.state.card(upgrade).host;
            self.blame(host, by);
        }
    }

    /// What triggers as the upgrades on units that leave play are defeated (CR 3.6.11): by edition 9.0 together with the
    /// units, which hear it; by 8.0 when these are gone (CR 1.16.5C).
    fn hear_upgrades_of(&mut self, leaving: &[CardIx]) {
        let gone = if self.state.edition.defeats_upgrades_together() { &[] } else { leaving };
        for card in leaving.iter().copied() {
            if self.state.card(card).place != Place::Arena {
                continue;
            }
            let unit = self.state.now(card);
            let upgrades: Cards = self.state.upgrades(card).filter(|upgrade| !leaving.contains(upgrade)).collect();
            for upgrade in upgrades {
                let upgrade = self.state.now(upgrade);
                self.keep(upgrade.card, true);
                self.fire_but(&Happening::Detached { upgrade, unit }, gone);
                self.upgrade_is_defeated(upgrade, gone);
            }
        }
    }

    /// Notes and tells everybody but what is gone that an upgrade is defeated.
    fn upgrade_is_defeated(&mut self, upgrade: Ref, gone: &[CardIx]) {
        if self.features.counts_upgrades {
            self.state.facts.push(Fact::UpgradeDefeated(upgrade));
        }
        self.fire_but(&Happening::UpgradeDefeated { upgrade }, gone);
    }

    /// Before players choose one of their own resources they may change which of them are exhausted, not how many
    /// (CR 1.7.4): the one that goes is an exhausted one while they have one.
    pub(crate) fn rearrange(&mut self, chosen: CardIx, leaving: &[CardIx], by: Seat) {
        let Card { controller, flags, .. } = *self.state.card(chosen);
        if controller != by || flags.has(Flags::EXHAUSTED) {
            return;
        }
        let spent = |card: &CardIx| !leaving.contains(card) && self.state.card(*card).flags.has(Flags::EXHAUSTED);
        if let Some(other) = self.state.list(controller, Place::Resources).iter().copied().find(spent) {
            self.state.card_mut(other).flags.clear(Flags::EXHAUSTED);
            self.state.card_mut(chosen).flags.set(Flags::EXHAUSTED);
        }
    }

    fn hear_leaving(&mut self, card: CardIx, to: To, by: Seat) {
        let of = self.state.now(card);
        let controller = self.state.card(card).controller;
        // A leader unit that would leave otherwise is defeated instead (CR 3.4.6).
        let defeated = to == To::Defeat || self.is_leader_unit(card);
        self.keep(card, defeated);
        if defeated || matches!(to, To::Capture(_)) {
            self.bounties_wait(of, by);
        }
        self.state.facts.push(Fact::Left(controller, of, defeated, by));
        if defeated {
            self.fire(&Happening::Defeated { unit: of });
        }
        self.fire(&Happening::LeftPlay { unit: of });
        let killer = if defeated { self.defeated_by(card) } else { None };
        for attack in &mut self.state.attacks {
            if defeated && attack.under_way {
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

    /// The card that defeats a unit: what took its last HP or, if nothing did, that whose ability is being resolved. `None`
    /// where a constant ability does it.
    fn defeated_by(&self, unit: CardIx) -> Option<Ref> {
        let blame = self.blamed_for(unit).map(|blame| blame.by);
        blame.or_else(|| self.state.frames.last().map(|frame| frame.source))
    }

    /// Records what a card is, for texts that ask after it has left play (CR 8.11).
    fn keep(&mut self, card: CardIx, defeated: bool) {
        let mut snapshot = Snapshot { defeated, ..self.snapshot(card) };
        if self.attack_by(snapshot.of).is_some() {
            snapshot.card.flags.set(Flags::FELL_ATTACKING);
        }
        if defeated && self.falls_in_combat(snapshot.of) {
            snapshot.card.flags.set(Flags::FELL_IN_COMBAT);
        }
        self.state.snapshots.push(snapshot);
    }

    /// Whether combat damage is being settled that this unit was dealt.
    fn falls_in_combat(&self, of: Ref) -> bool {
        self.state.underway.in_combat
            && self
                .attack()
                .is_some_and(|attack| attack.attacker == of || attack.is_defending(of) || attack.excess_to == of.card)
    }

    /// Notes that a unit attacks, and what it is as it does; `base_of` is the player whose base it attacks.
    pub(crate) fn note_attack(&mut self, by: Seat, attacker: CardIx, base_of: Seat) {
        let was = self.snapshot(attacker);
        self.state.facts.push(Fact::Attacked(by, was.of, base_of));
        self.state.attackers.push(was);
    }

    /// Notes that a unit left play this phase, as it would have been with nothing on it: for a judge's edit.
    pub(crate) fn note_left(&mut self, card: CardIx, by: Seat, defeated: bool) {
        let here = *self.state.card(card);
        let def = self.def(card);
        let is_leader = def.kind == CardType::Leader;
        let (arena, keywords) = (def.arena, if is_leader { def.unit.keywords } else { def.front.keywords });
        let (power, hp) = (def.power, def.hp);
        let mut flags = Flags::default();
        if arena == Arena::Space {
            flags.set(Flags::IN_SPACE);
        }
        if is_leader {
            flags.set(Flags::DEPLOYED);
        }
        let traits = def.traits_up(flags);
        let of = Ref { card, copy: here.copy.wrapping_sub(1) };
        self.state.facts.push(Fact::Left(here.owner, of, defeated, by));
        self.state.snapshots.push(Snapshot {
            of,
            card: Card { place: Place::Arena, controller: here.owner, damage: 0, flags, copy: of.copy, ..here },
            power,
            hp,
            traits,
            keywords,
            upgrades: 0,
            defeated,
            bounties: [NO_BOUNTY; 6],
        });
    }

    /// What a card in play is now.
    fn snapshot(&self, card: CardIx) -> Snapshot {
        let of = self.state.now(card);
        let is_unit = self.state.card(card).place == Place::Arena;
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
            then.flags.set(Flags::LED);
        }
        if then.place == Place::Attached && self.state.card(then.host).flags.has(Flags::IN_SPACE) {
            then.flags.set(Flags::IN_SPACE);
        }
        Snapshot {
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

    /// Puts one card where it goes; the place depends on what it is.
    pub(crate) fn send(&mut self, card: CardIx, to: To) {
        let Card { owner, flags, place, .. } = *self.state.card(card);
        let token = self.is_token(card);
        self.state.take_out(card);
        self.state.renew(card);
        if token {
            // CR 1.5.5B: it is set aside, and was defeated all the same.
            if to == To::Defeat {
                self.note("1.5.5", Event::Defeated { card });
            } else {
                self.note("3.7.3", Event::LeftPlay { card });
            }
            return;
        }
        if flags.has(Flags::DEPLOYED) {
            // CR 3.4.5: back to the base zone, exhausted, Leader side up.
            let leader = self.state.card_mut(card);
            leader.place = Place::BaseZone;
            leader.flags.set(Flags::EXHAUSTED);
            self.note("3.4.5", Event::Defeated { card });
            return;
        }
        match to {
            To::Defeat => {
                self.state.put_in(card, owner, Place::Discard, false);
                // CR 1.7.8: a resource is a blank card, no unit that was defeated.
                if place == Place::Arena {
                    self.state.card_mut(card).flags.set(Flags::DEFEATED_PHASE);
                }
                self.note("1.5.5", Event::Defeated { card });
            }
            To::Hand => {
                self.state.put_in(card, owner, Place::Hand, false);
                // A card found in a deck stays hidden from the others (CR 8.26.3); all other zones were open.
                if place == Place::Deck {
                    let rule = if self.is_searching() { "8.26.1" } else { "1.13.1" };
                    self.note(rule, Event::Taken { player: owner, card });
                } else {
                    self.note("8.24.1", Event::Returned { card });
                }
            }
            To::Bottom | To::Top => {
                let top = to == To::Top;
                self.state.put_in(card, owner, Place::Deck, !top);
                self.note("4.6.1", Event::PutInDeck { card, top });
            }
            To::Resources(seat) => self.lay_down(card, seat, "1.7.7"),
            To::Capture(host) => {
                self.state.put_under(card, host, Place::Captured);
                self.note("8.33.1", Event::Captured { card, by: host });
            }
        }
    }

    /// Whether the ability that is being resolved is at what it does with what a search has found (CR 8.26).
    fn is_searching(&self) -> bool {
        let of_this = self.state.tasks.iter().rev().take_while(|task| **task != Task::EndFrame);
        of_this.into_iter().any(|task| matches!(task, Task::EndSearch(_)))
    }

    /// A player resources a card from hand in the regroup phase (CR 5.5.1C).
    pub(crate) fn resource_from_hand(&mut self, card: CardIx, seat: Seat) {
        self.state.take_out(card);
        self.state.renew(card);
        self.lay_down(card, seat, "5.5.1C");
    }

    /// Puts a card that is in no zone into a resource zone, exhausted.
    fn lay_down(&mut self, card: CardIx, seat: Seat, rule: &'static str) {
        self.state.put_in(card, seat, Place::Resources, false);
        self.state.card_mut(card).flags.set(Flags::EXHAUSTED);
        self.note(rule, Event::Resourced { player: seat, card });
    }

    /// Moves a card between zones out of play, or from play by an effect that says where to.
    pub(crate) fn put(&mut self, card: CardIx, to: To, by: Seat) {
        match self.state.card(card).place {
            Place::Arena | Place::Attached | Place::Resources => self.leave(&[card], to, by),
            Place::Deck | Place::Hand | Place::Discard | Place::Captured | Place::Aside => self.send(card, to),
            Place::BaseZone => {}
        }
    }

    /// A captured card comes back under its owner's control, exhausted (CR 8.33.3).
    pub(crate) fn rescue(&mut self, card: CardIx) {
        self.rescue_by_rule(card, "8.33.3");
    }

    /// The same, where another rule than an ability rescues.
    pub(crate) fn rescue_by_rule(&mut self, card: CardIx, rule: &'static str) {
        let owner = self.state.card(card).owner;
        self.state.take_out(card);
        self.state.renew(card);
        if self.def(card).enters.is_some() {
            self.state.tasks.push(Task::EnterCopy(card));
            return;
        }
        self.enter(card, owner, false);
        self.state.card_mut(card).flags.set(Flags::RESCUED_PHASE);
        self.ready_as_it_enters(card);
        self.note(rule, Event::Rescued { card });
        let unit = self.state.now(card);
        self.fire(&Happening::Rescued { unit });
    }

    /// Readies a card that has just entered play, if its text says that it enters play ready: that goes before any rule
    /// by which it would be exhausted (CR 1.3.1).
    pub(crate) fn ready_as_it_enters(&mut self, card: CardIx) {
        if self.features.enters_ready && self.rules_now(card).has(Rules::ENTERS_READY) {
            self.state.card_mut(card).flags.clear(Flags::EXHAUSTED);
        }
    }

    /// Puts a unit that is `Aside` into its arena (CR 6.2.5A).
    pub(crate) fn enter(&mut self, card: CardIx, seat: Seat, ready: bool) {
        let arena = self.def(card).arena;
        self.state.put_in(card, seat, Place::Arena, false);
        let flags = &mut self.state.card_mut(card).flags;
        flags.set(Flags::ENTERED);
        if !ready {
            flags.set(Flags::EXHAUSTED);
        }
        if arena == Arena::Space {
            flags.set(Flags::IN_SPACE);
        }
        if self.features.counts_entering {
            self.state.facts.push(Fact::Entered(seat, self.state.now(card)));
        }
    }

    /// Draws cards; each that is not there costs 3 damage to the base, dealt together (CR 1.13, 8.6.1).
    pub(crate) fn draw(&mut self, seat: Seat, count: i16) -> Refs {
        self.draw_by_rule(seat, count, "1.13.1")
    }

    /// The same, where another rule than an ability makes a player draw.
    pub(crate) fn draw_by_rule(&mut self, seat: Seat, count: i16, rule: &'static str) -> Refs {
        let mut drawn = Refs::new();
        let mut missing = 0;
        for _ in 0..count {
            let Some(card) = self.state.list(seat, Place::Deck).last().copied() else {
                self.note("8.6.1", Event::EmptyDeck { player: seat });
                missing += 1;
                continue;
            };
            self.state.take_out(card);
            self.state.put_in(card, seat, Place::Hand, false);
            drawn.push(self.state.now(card));
        }
        if missing > 0 {
            let base = self.state.player(seat).base;
            self.deal(Damage::new(base, 3 * missing, Ref::NONE, seat));
        }
        let player = self.state.player_mut(seat);
        player.drawn = player.drawn.saturating_add(drawn.len().min(255) as u8);
        if self.log.is_some() {
            self.note(rule, Event::Drew { player: seat, cards: drawn.iter().map(|of| of.card).collect() });
        }
        for of in &drawn {
            self.hear_drawn(*of, seat);
        }
        if !drawn.is_empty() {
            self.fire(&Happening::Drew { by: seat });
        }
        drawn
    }

    /// Discards a card, usually from a hand or deck (CR 1.14).
    pub(crate) fn discard(&mut self, card: CardIx) -> Ref {
        let Card { owner, place, .. } = *self.state.card(card);
        self.state.take_out(card);
        self.state.renew(card);
        self.state.put_in(card, owner, Place::Discard, false);
        if matches!(place, Place::Hand | Place::Deck) {
            self.state.card_mut(card).flags.set(Flags::DISCARDED_PHASE);
        }
        self.note("1.14.1", Event::Discarded { card });
        let from_deck = place == Place::Deck;
        if place == Place::Hand || from_deck {
            let player = self.state.player_mut(owner);
            let count = if from_deck { &mut player.milled } else { &mut player.discarded };
            *count = count.saturating_add(1);
            let of = self.state.now(card);
            let happening = Happening::Discarded { by: owner, card: of, from_deck };
            self.fire(&happening);
            self.hear_itself(of, &happening);
        }
        self.state.now(card)
    }

    /// Discards cards at the same time: those of a hand in an order that does not say which was drawn when (CR 1.17.2).
    pub(crate) fn discard_all(&mut self, cards: &[CardIx]) -> Refs {
        let owners = self.owners_in_hand(cards);
        let mut cards = Cards::from_slice(cards);
        self.as_in_hand(&mut cards, Seat::NONE);
        let gone = cards.iter().map(|card| self.discard(*card)).collect();
        for by in owners {
            self.fire(&Happening::Shown { by });
        }
        gone
    }

    /// The players from whose hands these cards are revealed hear of it, once each (CR 8.25).
    pub(crate) fn fire_shown(&mut self, cards: &[CardIx]) {
        for by in self.owners_in_hand(cards) {
            self.fire(&Happening::Shown { by });
        }
    }

    /// The players in whose hands some of these cards are.
    fn owners_in_hand(&self, cards: &[CardIx]) -> Vec<Seat> {
        let is_in_hand = |card: &&CardIx| self.state.card(**card).place == Place::Hand;
        let mut owners: Vec<Seat> = cards.iter().filter(is_in_hand).map(|card| self.state.card(*card).owner).collect();
        owners.sort_unstable();
        owners.dedup();
        owners
    }

    /// Shuffles a deck, as a rule says.
    pub(crate) fn shuffle(&mut self, seat: Seat, rule: &'static str) {
        let mut chance = self.state.chance;
        chance.shuffle(self.state.list_mut(seat, Place::Deck));
        self.state.chance = chance;
        if self.board().sees_top {
            // Another card may be on top, which somebody may look at.
            self.state.stamp = self.state.stamp.wrapping_add(1);
        }
        self.note(rule, Event::Shuffled { player: seat });
    }

    /// Makes a token (CR 3.7.2). It is `Aside`.
    ///
    /// # Errors
    /// [`Broken::Token`], [`Broken::TooManyCards`].
    pub(crate) fn token(&mut self, token: ability::Token, owner: Seat) -> Result<CardIx, Broken> {
        self.token_card(self.book.token(token).ok_or(Broken::Token(token))?, owner)
    }

    /// Makes a card of a token that is in no zone yet.
    ///
    /// # Errors
    /// [`Broken::TooManyCards`].
    pub(crate) fn token_card(&mut self, def: model::CardId, owner: Seat) -> Result<CardIx, Broken> {
        let at = u16::try_from(self.state.cards.len()).ok().filter(|at| *at < u16::MAX);
        let card = CardIx(at.ok_or(Broken::TooManyCards)?);
        self.state.cards.push(Card {
            def,
            owner,
            controller: owner,
            place: Place::Aside,
            copy: 0,
            damage: 0,
            flags: Flags::default(),
            host: CardIx::NONE,
            first: CardIx::NONE,
            next: CardIx::NONE,
        });
        Ok(card)
    }

    /// A player has created a token (CR 3.7.2).
    pub(crate) fn note_created(&mut self, by: Seat) {
        let player = self.state.player_mut(by);
        player.created = player.created.saturating_add(1);
    }

    /// Gives a token upgrade to a unit; its owner is the unit's controller (CR 1.5.2F). `None` when the card is no unit
    /// in play, which takes no upgrade (CR 3.6.3).
    ///
    /// # Errors
    /// As [`Game::token`].
    pub(crate) fn give(&mut self, token: ability::Token, unit: CardIx, by: Seat) -> Result<Option<CardIx>, Broken> {
        if self.state.card(unit).place != Place::Arena {
            return Ok(None);
        }
        let seat = self.state.card(unit).controller;
        let card = self.token(token, seat)?;
        self.state.put_under(card, unit, Place::Attached);
        self.note_created(by);
        let giver = self.state.player_mut(by);
        giver.given = giver.given.saturating_add(1);
        self.note("3.7.2", Event::Created { player: by, card, on: Some(unit) });
        self.state.underway.unsettled = true;
        Ok(Some(card))
    }

    /// Gives so many token upgrades of a kind to a unit at once; those that were given.
    ///
    /// # Errors
    /// As [`Game::token`].
    pub(crate) fn give_several(
        &mut self,
        token: ability::Token,
        count: i16,
        unit: CardIx,
        by: Seat,
    ) -> Result<Refs, Broken> {
        if self.book.token(token).is_some_and(|token| self.book.def(token).adds.1 < 0) {
            // CR 1.18.1: whose doing it is when the unit has no HP left.
            self.blame(unit, by);
        }
        let mut given = Refs::new();
        for _ in 0..count {
            let token = self.give(token, unit, by)?;
            given.extend(token.map(|token| self.state.now(token)));
        }
        Ok(given)
    }
}

/// Whether a card there is ready or exhausted at all: units, leaders, bases and resources are; upgrades are not (CR 1.5.4B),
/// nor is any card out of play (CR 1.5.4).
fn can_be_turned(place: Place) -> bool {
    match place {
        Place::Arena | Place::BaseZone | Place::Resources => true,
        Place::Attached | Place::Deck | Place::Hand | Place::Discard | Place::Captured | Place::Aside => false,
    }
}

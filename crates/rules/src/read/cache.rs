//! Cached values that are valid until the cards in play change. They index the cards with constant and triggered
//! abilities. The cache is not part of the state and can be dropped at any time.

use ability::UnitRule;
use std::cell::{Ref, RefCell};

use model::{AspectIcons, CardType};
use smallvec::SmallVec;

use crate::book::face::{AbilityScope, FaceAbilities};
use crate::read::View;
use crate::state::{CardIndex, CardZone, Flags, Seat};

/// Index of cards with constant or triggered abilities, valid until the cards in play change.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct AbilityIndex {
    /// Value of `State::table` when the index was computed.
    stamp: Option<u32>,
    /// Cards with constant abilities, in table order.
    pub constants: Vec<CardIndex>,
    /// Cards with constant abilities, each with the only card that its abilities can affect. [`CardIndex::NONE`] means
    /// any card.
    reaching: Vec<(CardIndex, CardIndex)>,
    /// Cards with constant abilities that are rules about playing cards.
    pub rules: Vec<CardIndex>,
    /// Cards with triggered abilities, each with the kinds of events it listens for, one bit each.
    pub listeners: Vec<(CardIndex, u32)>,
    /// The kinds of events that any of them listens for.
    pub trigger_mask: u32,
    /// Some card grants abilities to cards.
    pub grants: bool,
    /// Some card grants action abilities to cards.
    pub grants_actions: bool,
    /// The kinds of events that granted abilities listen for.
    pub granted_triggers: u32,
    /// Some card grants Smuggle to cards.
    pub gives_smuggle: bool,
    /// Some card lets its controller pay half of each cost.
    pub halves_costs: bool,
    /// Some card lets its controller look at the top card of their deck.
    pub sees_top: bool,
    /// Some card lets units be exhausted like resources.
    pub units_pay: bool,
    /// Some card lets a unit provide its aspect icons.
    pub provides_icons: bool,
    /// Some card grants cards abilities that are rules about playing cards.
    pub grants_rules: bool,
    /// Some card may lower the HP of cards.
    pub lowers: bool,
    /// Some card grants traits to cards or removes them.
    pub traits: bool,
    /// Number of cards that replace damage to cards.
    pub prevention: u16,
    /// Some card adds to, multiplies or caps damage.
    pub scales: bool,
    /// Some card lets its player choose or pay for a replacement effect.
    pub asks_instead: bool,
    /// Some card may replace the defeat of a card.
    pub replaces_defeat: bool,
    /// The unique cards in play with their controllers (CR 8.29).
    uniques: Vec<(Seat, u16)>,
    /// A player may control several copies of a unique card.
    pub doubles: bool,
    /// The aspects that each player's base and leaders provide.
    provided: [AspectIcons; 4],
}

impl AbilityIndex {
    /// Clears everything but the provided aspects, and keeps the memory of the lists.
    fn clear(&mut self) {
        let mut old = std::mem::take(self);
        old.constants.clear();
        old.reaching.clear();
        old.rules.clear();
        old.listeners.clear();
        old.uniques.clear();
        let AbilityIndex { constants, reaching, rules, listeners, uniques, provided, .. } = old;
        *self = AbilityIndex { constants, reaching, rules, listeners, uniques, provided, ..AbilityIndex::default() };
    }

    fn add_unique(&mut self, controller: Seat, identity: u16) {
        let unique = (controller, identity);
        self.doubles |= self.uniques.contains(&unique);
        self.uniques.push(unique);
    }

    /// Adds the constant and triggered abilities of a card in play, which is on `host` if it is an upgrade.
    fn add_abilities(&mut self, card: CardIndex, host: CardIndex, face: &FaceAbilities) {
        if !face.constants.is_empty() {
            self.constants.push(card);
            match face.reach {
                None => {}
                Some(AbilityScope::Itself) => self.reaching.push((card, card)),
                Some(AbilityScope::Host) => self.reaching.push((card, host)),
                Some(AbilityScope::Far) => self.reaching.push((card, CardIndex::NONE)),
            }
            if face.rules {
                self.rules.push(card);
            }
            self.add_facts(face);
        }
        if face.triggers != 0 {
            self.listeners.push((card, face.triggers));
            self.trigger_mask |= face.triggers;
        }
    }

    /// Adds the facts about constant abilities that save looking at each of them.
    fn add_facts(&mut self, face: &FaceAbilities) {
        self.grants |= face.grants;
        self.grants_actions |= face.grants_actions;
        self.lowers |= face.lowers;
        self.traits |= face.traits;
        self.prevention += u16::from(face.prevention);
        self.scales |= face.scales;
        self.asks_instead |= face.asks_instead;
        self.replaces_defeat |= face.replaces_defeat;
        self.gives_smuggle |= face.gives_smuggle;
        self.grants_rules |= face.grants_rules;
        self.halves_costs |= face.halves_costs;
        self.sees_top |= face.sees_top;
        self.units_pay |= face.units_pay;
        self.provides_icons |= face.provides_icons;
        self.granted_triggers |= face.granted_triggers;
    }

    /// Returns the cards with constant abilities that may affect this card, in table order.
    #[inline]
    pub(crate) fn may_change(&self, card: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        let reaches = move |(_, only): &&(CardIndex, CardIndex)| *only == card || !only.is_some();
        self.reaching.iter().filter(reaches).map(|(source, _)| *source)
    }

    /// Returns `true` if any constant ability may affect this card.
    #[inline]
    pub(crate) fn may_reach(&self, card: CardIndex) -> bool {
        self.may_change(card).next().is_some()
    }
}

/// The Force and Credit tokens of a game. Cards are only added to a game, and these tokens never become other cards, so
/// each card is checked once.
#[derive(Debug, Default)]
struct Tokens {
    /// Number of cards checked.
    scanned: usize,
    /// The tokens found, oldest first, in any zone.
    found: SmallVec<[CardIndex; 8]>,
}

/// The cache. A clone starts empty.
#[derive(Debug, Default)]
pub(crate) struct Cache {
    index: RefCell<AbilityIndex>,
    tokens: RefCell<Tokens>,
}

impl Clone for Cache {
    fn clone(&self) -> Self {
        Cache::default()
    }
}

impl View {
    /// Returns the index of cards with constant or triggered abilities, recomputing it if necessary.
    #[inline]
    pub(crate) fn ability_index(&self) -> Ref<'_, AbilityIndex> {
        let index = self.cache.index.borrow();
        if index.stamp == Some(self.state.table_stamp()) {
            return index;
        }
        drop(index);
        self.rebuild_index();
        self.cache.index.borrow()
    }

    // Not inlined: the index is used thousands of times per game, and recomputed for one use in twenty.
    #[inline(never)]
    fn rebuild_index(&self) {
        let index = &mut *self.cache.index.borrow_mut();
        if index.stamp.is_none() || self.features.two_sided {
            for seat in self.state.seats() {
                index.provided[seat.at()] = self.icons(seat);
            }
        }
        index.clear();
        index.stamp = Some(self.state.table_stamp());
        let mut add = |card: CardIndex| {
            if self.is_unique(card) {
                index.add_unique(self.state.card(card).controller, self.def(card).identity);
            }
            index.add_abilities(card, self.state.card(card).host, self.face(card));
        };
        for seat in self.state.seats() {
            let player = self.state.player(seat);
            add(player.base);
            self.state.upgrades(player.base).for_each(&mut add);
            for leader in player.leaders {
                if leader.is_some() && self.state.card(leader).place == CardZone::BaseZone {
                    add(leader);
                }
            }
            for unit in self.state.list(seat, CardZone::Arena) {
                add(*unit);
                for upgrade in self.state.upgrades(*unit) {
                    add(upgrade);
                }
            }
        }
    }

    /// Returns the Force and Credit tokens that a player controls in their base zone, oldest first.
    pub(crate) fn base_zone_tokens(&self, seat: Seat) -> SmallVec<[CardIndex; 8]> {
        let tokens = &mut *self.cache.tokens.borrow_mut();
        for (at, card) in self.state.cards().iter().enumerate().skip(tokens.scanned) {
            if matches!(self.book.def(card.def).kind, CardType::ForceToken | CardType::CreditToken) {
                tokens.found.push(CardIndex(at as u16));
            }
        }
        tokens.scanned = self.state.cards().len();
        let is_theirs = |card: &CardIndex| {
            let card = self.state.card(*card);
            card.place == CardZone::BaseZone && card.controller == seat
        };
        tokens.found.iter().copied().filter(is_theirs).collect()
    }

    fn icons(&self, seat: Seat) -> AspectIcons {
        let player = self.state.player(seat);
        let mut all = self.def(player.base).aspects;
        for leader in player.leaders {
            if leader.is_some() {
                let def = self.def(leader);
                all = match def.other {
                    Some(other) if self.state.card(leader).flags.contains(Flags::FLIPPED) => all.with(&other.aspects),
                    _ => all.with(&def.aspects),
                };
            }
        }
        all
    }

    /// Returns the aspects that a player's base and leaders provide (CR 8.1). They are fixed for the game, except for
    /// leaders with two Leader sides and units that an ability lets provide theirs.
    pub(crate) fn provided_aspects(&self, seat: Seat) -> AspectIcons {
        let (printed, more) = {
            let index = self.ability_index();
            (index.provided[seat.at()], index.provides_icons)
        };
        if !more {
            return printed;
        }
        // CR 8.1.2: a leader's aspects are not provided twice.
        let units = self.state.list(seat, CardZone::Arena).iter().filter(|unit| {
            self.def(**unit).kind != CardType::Leader && self.rules_now(**unit).has(UnitRule::ProvidesIcons)
        });
        units.fold(printed, |all, unit| all.with(&self.def(*unit).aspects))
    }
}

//! What the active player may do (CR 1.15).

use ability::{Ability, ActionAbility, Cost, Target};

use crate::Game;
use crate::attack::Terms;
use crate::ctx::Ctx;
use crate::modifiers::Rules;
use crate::state::{Action, CardIx, Counter, Flags, Place, Seat};

impl Game {
    /// The actions of a turn in a fixed order: cards from hand, attacks, abilities, leaders, counters, pass.
    pub(crate) fn turn_actions(&self, seat: Seat, found: &mut Vec<Action>) {
        found.clear();
        for card in self.state.list(seat, Place::Hand) {
            self.ways_to_play(seat, *card, &[], None, found);
        }
        let targets = self.attackable(seat);
        for unit in self.state.list(seat, Place::Arena) {
            self.attack_targets(&targets, *unit, Terms::default(), None, found);
        }
        self.abilities_to_use(seat, found);
        let player = self.state.player(seat);
        let resources = self.state.list(seat, Place::Resources).len();
        for leader in player.leaders {
            if leader.is_some() {
                let card = self.state.card(leader);
                let used = card.flags.has(Flags::EPIC_USED) || card.place != Place::BaseZone;
                if !used && usize::from(self.def(leader).cost) <= resources && self.can_deploy(leader) {
                    found.push(Action::Deploy(leader));
                }
            }
        }
        let counters: &[Counter] = if self.state.twin_suns {
            &[Counter::Initiative, Counter::Blast, Counter::Plan]
        } else {
            &[Counter::Initiative]
        };
        let free = counters.iter().filter(|counter| self.state.taken & 1 << **counter as u8 == 0);
        let before = found.len();
        found.extend(free.map(|counter| Action::Take(*counter)));
        // CR 12.6.1A: in Twin Suns nobody passes while a counter can be taken.
        if !self.state.twin_suns || found.len() == before {
            found.push(Action::Pass);
        }
    }

    /// A leader without a Leader Unit side is never deployed.
    fn can_deploy(&self, leader: CardIx) -> bool {
        self.def(leader).hp > 0
    }

    fn abilities_to_use(&self, seat: Seat, found: &mut Vec<Action>) {
        let player = self.state.player(seat);
        self.abilities_of(seat, player.base, false, found);
        for leader in player.leaders {
            if leader.is_some() && self.state.card(leader).place == Place::BaseZone {
                self.abilities_of(seat, leader, false, found);
            }
        }
        for unit in self.state.list(seat, Place::Arena) {
            self.abilities_of(seat, *unit, true, found);
        }
    }

    fn abilities_of(&self, seat: Seat, card: CardIx, unit: bool, found: &mut Vec<Action>) {
        let face = self.face(card);
        let granted = if unit && self.gives_actions() { self.granted(card) } else { Vec::new() };
        if face.actions.is_empty() && granted.is_empty() {
            return;
        }
        if self.is_blank(card) || (unit && self.stats(card).rules.has(Rules::NO_ABILITIES)) {
            return;
        }
        for id in face.actions.iter().chain(&granted) {
            let (action, epic) = match self.book.ability(*id) {
                Ability::Action(action) => (action, false),
                Ability::EpicAction(action) => (action, true),
                _ => continue,
            };
            let used = (epic && self.state.card(card).flags.has(Flags::EPIC_USED))
                || self.is_used_up(self.state.now(card), *id, action.limit);
            if !used && self.can_pay(seat, card, action) {
                found.push(Action::Use { card, ability: *id });
            }
        }
    }

    /// Whether any card gives action abilities to others.
    fn gives_actions(&self) -> bool {
        self.book.gives_actions()
    }

    /// Whether every part of a cost can be paid (CR 6.4.4A).
    fn can_pay(&self, seat: Seat, card: CardIx, action: &ActionAbility) -> bool {
        let ctx = Ctx::of(self.state.now(card), seat);
        action.cost.iter().all(|cost| match cost {
            Cost::Exhaust => !self.state.card(card).flags.has(Flags::EXHAUSTED),
            Cost::Resources(amount) => self.amount(amount, ctx) <= i16::from(self.ready_resources(seat)),
            Cost::Defeat(Target::This) | Cost::ReturnThis => self.state.card(card).place == Place::Arena,
            Cost::Defeat(target) | Cost::Damage(_, target) => !self.refs(target, ctx).is_empty(),
            Cost::Discard(filter) => !self.discardable(seat, filter, card).is_empty(),
        })
    }
}

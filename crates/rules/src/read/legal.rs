//! Legal actions of the active player (CR 1.15).

use ability::{Ability, ActionAbility, Block, Cost, DeployRule, Effect, Modifier, Target, Zone};
use model::Keyword;

use crate::Game;
use crate::flow::attack::{AttackCandidate, AttackCandidates, AttackTerms};
use crate::keywords::smuggle::SMUGGLE;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::read::play_cost::{Payer, PlayForm, PlayTerms};
use crate::resolve::block_without_binding;
use crate::state::{Action, CardIndex, CardZone, Counter, Flags, LastingEffect, LastingKind, Seat, StepRef};

/// Enough capacity for the actions of most turns.
const USUAL_ACTIONS: usize = 32;

impl Game {
    /// Adds the actions of a turn in a fixed order. The order is cards from hand, attacks, abilities, leaders,
    /// counters, pass.
    pub(crate) fn turn_actions(&self, seat: Seat, found: &mut Vec<Action>) {
        found.reserve(USUAL_ACTIONS);
        let spender = self.spender(seat);
        for card in self.state.list(seat, CardZone::Hand) {
            self.ways_to_play_for(&spender, *card, PlayTerms::default(), found);
        }
        self.other_plays(&spender, found);
        let is_ready = |unit: &CardIndex| self.state.card(*unit).is_ready();
        let attacks = self.state.list(seat, CardZone::Arena).iter().any(is_ready);
        let targets = if attacks { self.attackable(seat) } else { AttackCandidates::new() };
        for unit in self.state.list(seat, CardZone::Arena) {
            self.attack_targets(&targets, *unit, AttackTerms::default(), None, found);
        }
        self.abilities_to_use(seat, found);
        if self.must_attack(seat, &targets, found) {
            return;
        }
        let player = self.state.player(seat);
        for leader in player.leaders {
            if leader.is_some() {
                let card = self.state.card(leader);
                let used = card.flags.has(Flags::EPIC_USED) || card.place != CardZone::BaseZone;
                if !used && self.can_deploy(leader) && self.may_deploy(seat, leader) {
                    found.push(Action::Deploy(leader));
                    if self.def(leader).deploys == DeployRule::AsUnitOrUpgrade {
                        let onto = self.state.units().filter(|unit| self.takes(*unit, leader, seat));
                        found.extend(onto.map(|onto| Action::DeployOnto { leader, onto }));
                    }
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
        // CR 12.6.1A: in Twin Suns, no player may pass while a counter is available.
        if !self.state.twin_suns || found.len() == before {
            found.push(Action::Pass);
        }
    }

    /// Adds cards that can be played from other zones than the hand. Smuggle (CR 7.5.14C) or another ability allows it.
    fn other_plays(&self, by: &Payer, found: &mut Vec<Action>) {
        let seat = by.seat;
        let given = self.features.smuggle && self.ability_index().gives_smuggle;
        let resources = if self.features.smuggle { self.state.list(seat, CardZone::Resources) } else { &[] };
        for card in resources {
            if given || self.def(*card).front.keywords.has(Keyword::Smuggle) {
                self.ways_to_play_for(by, *card, PlayTerms { cost_changes: SMUGGLE, ..PlayTerms::default() }, found);
            }
        }
        let mut seen: Vec<CardIndex> = Vec::new();
        for one in self.permitted(seat) {
            if seen.contains(&one.card) {
                continue;
            }
            seen.push(one.card);
            let best = self.permission(seat, one.card).unwrap_or(one);
            let offer = PlayTerms { cost_changes: best.cost_changes, ctx: Some(best.ctx), ..PlayTerms::default() };
            self.ways_to_play_for(by, one.card, offer, found);
        }
    }

    /// Returns the cost changes that apply if the action "play a card" plays a card from its present zone.
    pub(crate) fn turn_cost_changes(&self, seat: Seat, card: CardIndex) -> Vec<ability::CostChange> {
        match self.state.card(card).place {
            CardZone::Resources if self.state.card(card).flags.has(Flags::PLOT) => Vec::new(),
            // An effect may let a resource be played from its zone without Smuggle.
            here @ (CardZone::Resources | CardZone::Discard) => {
                let otherwise = if here == CardZone::Resources { SMUGGLE } else { &[] };
                self.permission(seat, card).map_or(otherwise, |one| one.cost_changes).to_vec()
            }
            CardZone::Deck
            | CardZone::Hand
            | CardZone::Arena
            | CardZone::BaseZone
            | CardZone::Attached
            | CardZone::Captured
            | CardZone::Aside => Vec::new(),
        }
    }

    /// Restricts the actions to the attacks of a unit that must attack next. It has to attack a unit if it can. Returns
    /// `true` if the actions were restricted.
    fn must_attack(&self, seat: Seat, targets: &[AttackCandidate], found: &mut Vec<Action>) -> bool {
        for lasting in &self.state.lasting {
            let LastingKind::Modifier(at) = lasting.gives else { continue };
            if *self.modifier(at) != Modifier::NextActionIsAttack
                || !self.state.is_current(lasting.on)
                || self.state.card(lasting.on.card).controller != seat
            {
                continue;
            }
            let mut attacks = Vec::new();
            self.attack_targets(targets, lasting.on.card, AttackTerms::default(), None, &mut attacks);
            let is_unit = |action: &Action| match action {
                Action::Attack { target, .. } => self.state.card(*target).place == CardZone::Arena,
                Action::Play { .. }
                | Action::Use { .. }
                | Action::Deploy(_)
                | Action::DeployOnto { .. }
                | Action::Take(_)
                | Action::Pass
                | Action::Card(_)
                | Action::Player(_)
                | Action::Mode(_)
                | Action::Number(_)
                | Action::Name(_)
                | Action::Arena(_)
                | Action::Trigger(_)
                | Action::Yes
                | Action::No
                | Action::Done
                | Action::Top(_)
                | Action::Bottom(_) => false,
            };
            if attacks.iter().any(is_unit) {
                attacks.retain(is_unit);
            }
            if !attacks.is_empty() {
                *found = attacks;
                return true;
            }
        }
        false
    }

    /// Returns `true` if a leader's epic action can deploy it. It has a Leader Unit side and is not deployed by another
    /// ability.
    pub(crate) fn can_deploy(&self, leader: CardIndex) -> bool {
        let def = self.def(leader);
        def.hp > 0 && def.deploys != DeployRule::ByAbility
    }

    /// Returns `true` if the condition of the epic action that deploys a leader is met (CR 3.4.4).
    pub(crate) fn may_deploy(&self, seat: Seat, leader: CardIndex) -> bool {
        match &self.def(leader).deploys_if {
            Some(condition) => self.condition_holds(condition, Ctx::of(self.state.now(leader), seat)),
            None => usize::from(self.def(leader).cost) <= self.state.list(seat, CardZone::Resources).len(),
        }
    }

    fn abilities_to_use(&self, seat: Seat, found: &mut Vec<Action>) {
        let given = self.gives_actions();
        let player = self.state.player(seat);
        self.abilities_of(seat, given, player.base, false, found);
        for leader in player.leaders {
            if leader.is_some() && self.state.card(leader).place == CardZone::BaseZone {
                self.abilities_of(seat, given, leader, false, found);
            }
        }
        for unit in self.state.list(seat, CardZone::Arena) {
            self.abilities_of(seat, given, *unit, true, found);
        }
        if self.features.turning || self.features.upgrade_actions {
            for upgrade in self.state.upgrades_in_play() {
                let may_have = self.def(upgrade).turns || !self.face(upgrade).actions.is_empty();
                if may_have && self.state.card(upgrade).controller == seat {
                    self.abilities_of(seat, given, upgrade, false, found);
                }
            }
        }
        if self.features.for_any_player {
            for unit in self.state.units() {
                if self.face(unit).for_any_player && self.state.card(unit).controller != seat {
                    self.abilities_of(seat, given, unit, true, found);
                }
            }
        }
        if self.features.from_discard {
            for card in self.state.list(seat, CardZone::Discard) {
                if self.def(*card).front.from_discard {
                    self.abilities_of(seat, given, *card, false, found);
                }
            }
        }
    }

    /// Adds the usable abilities of a card. `given` is `true` if anything may grant action abilities.
    #[inline(always)]
    fn abilities_of(&self, seat: Seat, given: bool, card: CardIndex, unit: bool, found: &mut Vec<Action>) {
        // Most cards have no action abilities.
        if given || !self.face(card).actions.is_empty() {
            self.add_usable(seat, given, card, unit, found);
        }
    }

    // Not inlined, to keep the callers small.
    #[inline(never)]
    fn add_usable(&self, seat: Seat, given: bool, card: CardIndex, unit: bool, found: &mut Vec<Action>) {
        let face = self.face(card);
        let here = self.state.card(card);
        let may_have = given && (!face.constants.is_empty() || self.may_be_granted(card));
        let granted = if may_have { self.granted(card) } else { Vec::new() };
        if face.actions.is_empty() && granted.is_empty() {
            return;
        }
        if self.is_blank(card) || (unit && self.rules_now(card).has(Restrictions::NO_ABILITIES)) {
            return;
        }
        for id in face.actions.iter().chain(&granted) {
            let (action, epic) = match self.book.ability(*id) {
                Ability::Action(action) => (action, false),
                Ability::EpicAction(action) => (action, true),
                Ability::When(_)
                | Ability::Constant(_)
                | Ability::Event(_)
                | Ability::CostsLess { .. }
                | Ability::IgnorePenalty { .. }
                | Ability::InsteadOfCost(_)
                | Ability::WhilePlaying(_)
                | Ability::Coordinate(_)
                | Ability::Bounty(_)
                | Ability::Keyword(..)
                | Ability::Smuggle(_)
                | Ability::InsteadOfCapture(_)
                | Ability::Setup(_)
                | Ability::EntersAsCopy { .. }
                | Ability::Playable(_) => continue,
            };
            let elsewhere = (action.from == Zone::Discard) != (here.place == CardZone::Discard);
            let ctx = Ctx::of(self.state.now(card), here.controller);
            if elsewhere || !self.is_on_side(&action.who, seat, ctx) {
                continue;
            }
            let used = (epic && self.state.card(card).flags.has(Flags::EPIC_USED))
                || self.is_used_up(self.state.now(card), *id, action.limit, seat);
            let option = Action::Use { card, ability: *id };
            if !used
                && (granted.is_empty() || !found.contains(&option))
                && self.can_pay(seat, card, action)
                && (epic || self.changes_something(seat, card, action))
            {
                found.push(option);
            }
        }
    }

    /// Returns `true` if a card in play or a lasting effect may grant action abilities.
    fn gives_actions(&self) -> bool {
        let gives =
            |lasting: &LastingEffect| matches!(lasting.gives, LastingKind::Modifier(_) | LastingKind::Ability(_));
        self.book.gives_actions() && (self.ability_index().grants_actions || self.state.lasting.iter().any(gives))
    }

    /// Returns `true` if every part of a cost can be paid (CR 6.4.4A).
    pub(crate) fn can_pay(&self, seat: Seat, card: CardIndex, action: &ActionAbility) -> bool {
        // Checked first, because this is the usual reason.
        if self.state.card(card).flags.has(Flags::EXHAUSTED) && action.cost.contains(&Cost::Exhaust) {
            return false;
        }
        let ctx = Ctx::of(self.state.now(card), seat);
        action.cost.iter().all(|cost| match cost {
            Cost::Exhaust => true,
            Cost::Resources(amount) => self.amount(amount, ctx) <= i16::from(self.budget_for(seat, card, action)),
            Cost::Defeat(Target::This) | Cost::Return(Target::This) => {
                matches!(self.state.card(card).place, CardZone::Arena | CardZone::Attached)
            }
            Cost::Defeat(target) | Cost::Damage(_, target) | Cost::Return(target) => !self.refs(target, ctx).is_empty(),
            Cost::Mill(amount) => {
                self.amount(amount, ctx) <= self.state.list(seat, CardZone::Deck).len().min(255) as i16
            }
            Cost::Discard(filter) => {
                let asked = action.cost.iter().filter(|other| *other == cost).count();
                self.discardable(seat, filter, card).len() >= asked
            }
            Cost::Turn { what, ready } => !self.turnable(what, *ready, ctx).is_empty(),
            Cost::UseTheForce => self.force_of(seat).is_some(),
        })
    }

    /// Returns `true` if using an ability changes the game (CR 6.4.2A). Its cost, its limit or its first step may
    /// change it.
    fn changes_something(&self, seat: Seat, card: CardIndex, action: &ActionAbility) -> bool {
        !has_only_effect(action) || self.begins(&action.steps, seat, Ctx::of(self.state.now(card), seat))
    }

    /// Returns `true` if the first step can do something. Only steps that play a card or attack are checked; all other
    /// steps are assumed to change the game.
    fn begins(&self, block: &Block, seat: Seat, ctx: Ctx<'_>) -> bool {
        let Some(step) = block.steps().first().map(block_without_binding) else { return false };
        if let Effect::If { condition, then, otherwise } = step {
            let branch = if self.condition_holds(condition, ctx) { Some(then) } else { otherwise.as_ref() };
            return branch.is_some_and(|branch| self.begins(branch, seat, ctx));
        }
        if let Effect::Modes { of, .. } = step {
            return of.iter().any(|mode| self.begins(mode, seat, ctx));
        }
        let mut ways = Vec::new();
        if let Effect::Play { what, cost_changes, gives, tokens: _, on: _ } = step {
            let offer =
                PlayTerms { cost_changes, gives, ctx: Some(ctx), form: PlayForm::of(what, cost_changes, false) };
            for of in self.playable(what, ctx) {
                self.ways_to_play(seat, of.card, offer, &mut ways);
            }
            return !ways.is_empty();
        }
        if let Effect::Attack { with, gives, rules, .. } = step {
            let targets = self.attackable(seat);
            for of in self.refs(with, ctx) {
                self.attack_targets(&targets, of.card, AttackTerms::of(rules, gives), Some(ctx), &mut ways);
            }
            return !ways.is_empty();
        }
        true
    }

    /// Returns `true` if the current step is the first of an action ability without a cost or limit. It may not be
    /// declined, because then nothing would change (CR 1.17.4, 6.4.2A).
    pub(crate) fn is_all_of_an_action(&self, at: StepRef) -> bool {
        let ability = self.state.frames.last().and_then(|frame| frame.ability);
        match ability.map(|id| self.book.ability(id)) {
            Some(Ability::Action(action)) => has_only_effect(action) && at == (action.steps.id(), 0),
            _ => false,
        }
    }
}

/// Returns `true` if an ability changes the game only by its effect: it has no cost and no limit. For an ability that
/// only lets a card be played, a limit is ignored, in line with the official rulings.
fn has_only_effect(action: &ActionAbility) -> bool {
    let only_plays = || matches!(action.steps.steps(), [Effect::Play { .. }]);
    action.cost.is_empty() && (action.limit.is_none() || only_plays())
}

//! Legal actions of the active player (CR 1.15), and the ways to play a card (CR 6.2).
//!
//! All of it is methods of [`View`]. They are in this module because a way to play is legal only if it can be paid for
//! (CR 6.2.4A), and additional costs that change the budget are tried on a scratch copy ([`View::scratch_copy`]).

use ability::{AbilityId, ActionAbility, Block, CardEffect, CostChange, DeployRule, Effect, FlowEffect, Zone};
use model::{CardType, Keyword};

use crate::book::block_without_binding;
use crate::flow::affordability::CostForfeit;
use crate::read::View;
use crate::read::attack::{AttackCandidates, AttackTerms};
use crate::read::ctx::Ctx;
use crate::read::keywords::smuggle::{SMUGGLE, SmuggleCost};
use crate::read::legal::has_only_effect;
use crate::read::modifiers::Restrictions;
use crate::read::play_cost::{Payer, PlayForm, PlayTerms, plain_cost};
use crate::state::{Action, CardIndex, CardZone, Counter, Flags, Seat};

/// Enough capacity for the actions of most turns.
const USUAL_ACTIONS: usize = 32;

/// Costs of a card that are the same for each way to play it.
struct PlayCosts {
    free: bool,
    /// The costs of Smuggle, if the card is played using it.
    smuggle: Option<Vec<SmuggleCost>>,
    /// Maximum number of units to exploit.
    exploit: u8,
}

impl View {
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
                let used = card.flags.contains(Flags::EPIC_USED) || card.place != CardZone::BaseZone;
                if !used && self.can_deploy(leader) && self.may_deploy(seat, leader) {
                    found.push(Action::Deploy(leader));
                    if self.def(leader).deploys == DeployRule::AsUnitOrUpgrade {
                        let onto = self.state.units().filter(|unit| self.takes(*unit, leader, seat));
                        found.extend(onto.map(|onto| Action::DeployOnto { leader, onto }));
                    }
                }
            }
        }
        let counters: &[Counter] = if self.state.is_twin_suns() {
            &[Counter::Initiative, Counter::Blast, Counter::Plan]
        } else {
            &[Counter::Initiative]
        };
        let free = counters.iter().filter(|counter| !self.state.is_taken(**counter));
        let before = found.len();
        found.extend(free.map(|counter| Action::Take(*counter)));
        // CR 12.6.1A: in Twin Suns, no player may pass while a counter is available.
        if !self.state.is_twin_suns() || found.len() == before {
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
        if self.is_blank(card) || (unit && self.rules_now(card).contains(Restrictions::NO_ABILITIES)) {
            return;
        }
        for id in face.actions.iter().chain(&granted) {
            let Some((action, epic)) = self.book.ability(*id).action() else { continue };
            let elsewhere = (action.from == Zone::Discard) != (here.place == CardZone::Discard);
            let ctx = Ctx::of(self.state.now(card), here.controller);
            if elsewhere || !self.is_on_side(&action.who, seat, ctx) {
                continue;
            }
            let used = (epic && self.state.card(card).flags.contains(Flags::EPIC_USED))
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

    /// Returns `true` if using an ability changes the game (CR 6.4.2A). Its cost, its limit or its first step may
    /// change it.
    fn changes_something(&self, seat: Seat, card: CardIndex, action: &ActionAbility) -> bool {
        !has_only_effect(action) || self.begins(&action.steps, seat, Ctx::of(self.state.now(card), seat))
    }

    /// Returns `true` if the first step can do something. Only steps that play a card or attack are checked; all other
    /// steps are assumed to change the game.
    fn begins(&self, block: &Block, seat: Seat, ctx: Ctx<'_>) -> bool {
        let Some(step) = block.steps().first().map(block_without_binding) else { return false };
        if let Effect::Flow(FlowEffect::If { condition, then, otherwise }) = step {
            let branch = if self.condition_holds(condition, ctx) { Some(then) } else { otherwise.as_ref() };
            return branch.is_some_and(|branch| self.begins(branch, seat, ctx));
        }
        if let Effect::Flow(FlowEffect::Modes { of, .. }) = step {
            return of.iter().any(|mode| self.begins(mode, seat, ctx));
        }
        let mut ways = Vec::new();
        if let Effect::Card(CardEffect::Play { what, cost_changes, gives, tokens: _, on: _ }) = step {
            let offer =
                PlayTerms { cost_changes, gives, ctx: Some(ctx), form: PlayForm::of(what, cost_changes, false) };
            for of in self.playable(what, ctx) {
                self.ways_to_play(seat, of.card, offer, &mut ways);
            }
            return !ways.is_empty();
        }
        if let Effect::Card(CardEffect::Attack { with, gives, rules, .. }) = step {
            let targets = self.attackable(seat);
            for of in self.refs(with, ctx) {
                self.attack_targets(&targets, of.card, AttackTerms::of(rules, gives), Some(ctx), &mut ways);
            }
            return !ways.is_empty();
        }
        true
    }

    /// Adds the ways to play a card on these terms: each target, alternative costs and Smuggle.
    pub(crate) fn ways_to_play(&self, seat: Seat, card: CardIndex, offer: PlayTerms<'_>, found: &mut Vec<Action>) {
        self.ways_to_play_for(&self.spender(seat), card, offer, found);
    }

    /// As [`View::ways_to_play`], for callers that check several cards of a player.
    fn ways_to_play_for(&self, by: &Payer, card: CardIndex, offer: PlayTerms<'_>, found: &mut Vec<Action>) {
        let Payer { seat, means: ready, fixed } = *by;
        let def = self.def(card);
        if let Some(provided) = fixed
            && def.plainly_paid
            && offer.cost_changes.is_empty()
            && offer.gives.is_empty()
        {
            // Only the printed cost and icons matter.
            if plain_cost(i16::from(def.cost), &def.aspects, &provided) > ready {
                return;
            }
            if def.kind != CardType::Upgrade && offer.form != PlayForm::Upgrade {
                found.push(Action::Play { card, onto: CardIndex::NONE, alternative: false });
                return;
            }
        }
        let costs = PlayCosts {
            free: offer.cost_changes.contains(&CostChange::Free),
            smuggle: offer.cost_changes.contains(&CostChange::Smuggle).then(|| self.smuggle_costs(seat, card)),
            exploit: self.exploit_of(seat, card, offer.gives, offer.ctx),
        };
        if costs.smuggle.as_ref().is_some_and(Vec::is_empty) {
            return;
        }
        let mut add = |onto: CardIndex| self.add_payable(by, card, onto, offer, &costs, found);
        // CR 7.5.17A.
        let is_pilot = || {
            def.piloting.is_some()
                && offer.form != PlayForm::Unit
                && costs.smuggle.is_none()
                && self.ability_loss_source(card).is_none()
        };
        let is_unit = def.kind == CardType::Unit;
        if def.kind == CardType::Event || (is_unit && offer.form != PlayForm::Upgrade) {
            add(CardIndex::NONE);
        }
        if def.kind == CardType::Upgrade && self.has_fortify(card) {
            // Edition 9.0, 7.5.21: there is exactly one base that it can be attached to.
            add(self.state.player(seat).base);
        } else if def.kind == CardType::Upgrade || (is_unit && is_pilot()) {
            self.state.units().filter(|unit| self.takes(*unit, card, seat)).for_each(add);
        }
    }

    /// Adds the ways to play a card onto this unit or base, or as a unit or event, that can be paid for.
    fn add_payable(
        &self,
        by: &Payer,
        card: CardIndex,
        onto: CardIndex,
        offer: PlayTerms<'_>,
        costs: &PlayCosts,
        found: &mut Vec<Action>,
    ) {
        let Payer { seat, means: ready, .. } = *by;
        let mut add = |paid_with: Option<AbilityId>| {
            let cost = self.cheapest(seat, card, onto, offer, paid_with);
            let fits = |cost: u8| {
                cost <= ready
                    || self.can_pay_exploiting(seat, onto, cost, costs.exploit, CostForfeit::default())
                    || self.can_pay_with_extra_cost(seat, card, onto, cost, costs.exploit)
            };
            if cost.is_some_and(fits) {
                found.push(Action::Play { card, onto, alternative: paid_with.is_some() });
            }
            cost.is_some()
        };
        if let Some(smuggle) = &costs.smuggle {
            add(None);
            if let Some(paid_with) = smuggle.iter().find_map(|cost| cost.costs) {
                add(Some(paid_with));
            }
        } else if add(None) && !costs.free && self.can_pay_instead(seat, card) {
            found.push(Action::Play { card, onto, alternative: true });
        }
    }
}

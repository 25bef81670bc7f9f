//! Legal actions of the active player (CR 1.15).

use ability::{Ability, ActionAbility, CardEffect, Cost, DeployRule, Effect, Modifier, Target, UnitRule};

use crate::read::View;
use crate::read::attack::{AttackCandidate, AttackTerms};
use crate::read::ctx::Ctx;
use crate::read::keywords::smuggle::SMUGGLE;
use crate::state::{Action, CardIndex, CardZone, Flags, LastingEffect, LastingKind, Seat, StepRef};

impl View {
    /// Returns the cost changes that apply if the action "play a card" plays a card from its present zone.
    pub(crate) fn turn_cost_changes(&self, seat: Seat, card: CardIndex) -> Vec<ability::CostChange> {
        let here = self.state.card(card);
        let is_plot = here.place == CardZone::Resources && here.flags.contains(Flags::PLOT);
        if is_plot || !matches!(here.place, CardZone::Resources | CardZone::Discard) {
            return Vec::new();
        }
        // An effect may let a resource be played from its zone without Smuggle.
        let otherwise = if here.place == CardZone::Resources { SMUGGLE } else { &[] };
        self.permission(seat, card).map_or(otherwise, |one| one.cost_changes).to_vec()
    }

    /// Restricts the actions to the attacks of a unit that must attack next. It has to attack a unit if it can. Returns
    /// `true` if the actions were restricted.
    pub(crate) fn must_attack(&self, seat: Seat, targets: &[AttackCandidate], found: &mut Vec<Action>) -> bool {
        for lasting in self.state.lasting() {
            let LastingKind::Modifier(at) = lasting.gives else { continue };
            if *self.modifier(at) != Modifier::Rule(UnitRule::NextActionIsAttack)
                || !self.state.is_current(lasting.on)
                || self.state.card(lasting.on.card).controller != seat
            {
                continue;
            }
            let mut attacks = Vec::new();
            self.attack_targets(targets, lasting.on.card, AttackTerms::default(), None, &mut attacks);
            let in_arena = |card: CardIndex| self.state.card(card).place == CardZone::Arena;
            let is_unit = |action: &Action| matches!(action, Action::Attack { target, .. } if in_arena(*target));
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

    /// Returns `true` if a card in play or a lasting effect may grant action abilities.
    pub(crate) fn gives_actions(&self) -> bool {
        let gives =
            |lasting: &LastingEffect| matches!(lasting.gives, LastingKind::Modifier(_) | LastingKind::Ability(_));
        self.book.gives_actions() && (self.ability_index().grants_actions || self.state.lasting().iter().any(gives))
    }

    /// Returns `true` if every part of a cost can be paid (CR 6.4.4A).
    pub(crate) fn can_pay(&self, seat: Seat, card: CardIndex, action: &ActionAbility) -> bool {
        // Checked first, because this is the usual reason.
        if self.state.card(card).flags.contains(Flags::EXHAUSTED) && action.cost.contains(&Cost::Exhaust) {
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

    /// Returns `true` if the current step is the first of an action ability without a cost or limit. It may not be
    /// declined, because then nothing would change (CR 1.17.4, 6.4.2A).
    pub(crate) fn is_all_of_an_action(&self, at: StepRef) -> bool {
        let ability = self.state.frames().last().and_then(|frame| frame.ability);
        match ability.map(|id| self.book.ability(id)) {
            Some(Ability::Action(action)) => has_only_effect(action) && at == (action.steps.id(), 0),
            _ => false,
        }
    }
}

/// Returns `true` if an ability changes the game only by its effect: it has no cost and no limit. For an ability that
/// only lets a card be played, a limit is ignored, in line with the official rulings.
pub(crate) fn has_only_effect(action: &ActionAbility) -> bool {
    let only_plays = || matches!(action.steps.steps(), [Effect::Card(CardEffect::Play { .. })]);
    action.cost.is_empty() && (action.limit.is_none() || only_plays())
}

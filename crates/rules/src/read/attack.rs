//! Attacks that a unit may make, and its power in combat (CR 6.3).

use ability::{AttackRule, Filter, Modifier, UnitRule, ValueModifier};
use model::{Arena, Keyword};
use smallvec::SmallVec;

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::keywords::sentinel;
use crate::read::modifiers::{Restrictions, Stats};
use crate::state::{Action, CardIndex, CardRef, CardZone, Flags, Seat};

/// A unit as a possible target of attacks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AttackCandidate {
    unit: CardIndex,
    seat: Seat,
    pub in_space: bool,
    pub sentinel: bool,
    hidden: bool,
}

/// All units of a player's opponents as possible targets. Up to 16 are stored inline.
pub(crate) type AttackCandidates = SmallVec<[AttackCandidate; 16]>;

/// Targets that a unit can reach.
struct Reach {
    saboteur: bool,
    ground: bool,
    space: bool,
    bases: bool,
}

/// Changes that an ability makes to the choice of an attack.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct AttackTerms<'a> {
    pub cannot: bool,
    pub even_if_exhausted: bool,
    pub only_units: bool,
    pub no_bases: bool,
    pub gains_saboteur: bool,
    pub ground: bool,
    pub space: bool,
    pub only: Option<&'a Filter>,
}

impl<'a> AttackTerms<'a> {
    pub(crate) fn of(rules: &'a [AttackRule], gives: &[Modifier]) -> Self {
        let mut terms = AttackTerms::default();
        for rule in rules {
            match rule {
                AttackRule::EvenIfExhausted => terms.even_if_exhausted = true,
                AttackRule::OnlyUnits => terms.only_units = true,
                AttackRule::Only(filter) => terms.only = Some(filter),
                AttackRule::Optional => {}
            }
        }
        terms.no_bases = gives.contains(&Modifier::Rule(UnitRule::CantAttackBases));
        terms.gains_saboteur = gives.contains(&Modifier::Value(ValueModifier::Keyword(Keyword::Saboteur)));
        terms.ground = gives.contains(&Modifier::Value(ValueModifier::AttacksArena(Arena::Ground)));
        terms.space = gives.contains(&Modifier::Value(ValueModifier::AttacksArena(Arena::Space)));
        terms
    }

    /// Returns the combination of both sets of changes.
    pub(crate) fn and(self, other: AttackTerms<'static>) -> Self {
        AttackTerms {
            cannot: self.cannot || other.cannot,
            even_if_exhausted: self.even_if_exhausted || other.even_if_exhausted,
            only_units: self.only_units || other.only_units,
            no_bases: self.no_bases || other.no_bases,
            gains_saboteur: self.gains_saboteur || other.gains_saboteur,
            ground: self.ground || other.ground,
            space: self.space || other.space,
            only: self.only.or(other.only),
        }
    }
}

impl View {
    /// Adds the attacks that a unit may make now (CR 6.3.2), given its own text and the terms.
    pub(crate) fn attack_targets(
        &self,
        targets: &[AttackCandidate],
        attacker: CardIndex,
        terms: AttackTerms<'_>,
        ctx: Option<Ctx<'_>>,
        found: &mut Vec<Action>,
    ) {
        let here = self.state.card(attacker);
        if terms.cannot
            || here.place != CardZone::Arena
            || (here.flags.contains(Flags::EXHAUSTED) && !terms.even_if_exhausted)
        {
            return;
        }
        let (keywords, rules) = self.keywords_and_rules(attacker);
        if rules.contains(Restrictions::CANT_ATTACK) {
            return;
        }
        let in_space = here.flags.contains(Flags::IN_SPACE);
        let reach = Reach {
            saboteur: self.ignores_sentinel(attacker, keywords, &terms),
            ground: terms.ground || rules.contains(Restrictions::ATTACKS_GROUND),
            space: terms.space || rules.contains(Restrictions::ATTACKS_SPACE),
            bases: !terms.only_units && !terms.no_bases && !rules.has(UnitRule::CantAttackBases),
        };
        let some = rules.contains(Restrictions::CANT_ATTACK_SOME);
        for seat in self.state.playing().filter(|seat| *seat != here.controller) {
            if some && self.cant_attack(attacker, seat) {
                continue;
            }
            let theirs = || targets.iter().filter(|target| target.seat == seat);
            let near = |target: &AttackCandidate| target.in_space == in_space;
            let guards = theirs().filter(|target| target.sentinel).map(|target| target.in_space);
            let bound = !reach.saboteur && sentinel::restricts_attacker(guards, in_space);
            for target in theirs() {
                let reached = near(target) || if target.in_space { reach.space } else { reach.ground };
                // CR 8.3.3A: a unit with Sentinel can always be attacked.
                if reached && (target.sentinel || !(bound || target.hidden)) {
                    found.push(Action::Attack { attacker, target: target.unit });
                }
            }
            if !bound && reach.bases {
                found.push(Action::Attack { attacker, target: self.state.player(seat).base });
            }
        }
        if let (Some(only), Some(ctx)) = (terms.only, ctx) {
            found.retain(|action| {
                if let Action::Attack { attacker: by, target } = action
                    && *by == attacker
                {
                    self.is(only, self.state.now(*target), ctx)
                } else {
                    true
                }
            });
        }
    }

    /// Returns the units of a player's opponents as possible targets.
    pub(crate) fn attackable(&self, by: Seat) -> AttackCandidates {
        let mut all = AttackCandidates::new();
        for seat in self.state.playing().filter(|seat| *seat != by) {
            let units = self.state.list(seat, CardZone::Arena);
            all.reserve(units.len());
            for unit in units {
                let (keywords, rules) = self.keywords_and_rules(*unit);
                all.push(AttackCandidate {
                    unit: *unit,
                    seat,
                    in_space: self.state.card(*unit).flags.contains(Flags::IN_SPACE),
                    sentinel: sentinel::has_visible_sentinel(keywords),
                    hidden: self.cannot_be_attacked(*unit, keywords, rules),
                });
            }
        }
        all
    }

    /// Returns `true` if a unit of an attack is still in play as the same copy (CR 6.3.3C, 8.27.3).
    pub(crate) fn is_still_in_attack(&self, of: CardRef) -> bool {
        of.card.is_some() && self.state.is_current(of) && self.state.in_play(of.card)
    }

    /// Returns the combat damage that a unit deals (CR 6.3.5). This is its power, or the value that its text
    /// substitutes.
    pub(crate) fn combat_power(&self, unit: CardIndex) -> i16 {
        self.strength_with(unit, &self.stats(unit))
    }

    pub(crate) fn strength_with(&self, unit: CardIndex, stats: &Stats) -> i16 {
        if stats.rules.has(UnitRule::CantDealCombatDamage) {
            return 0;
        }
        let by_hp = stats.rules.has(UnitRule::DamageByHp);
        if by_hp { (stats.hp - self.state.card(unit).damage).max(0) } else { stats.power }
    }
}

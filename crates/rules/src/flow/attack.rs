//! Attacks with a unit (CR 6.3).

use ability::{AttackRule, Filter, Modifier};
use model::{Arena, Keyword};
use smallvec::SmallVec;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::trigger_events::TriggerEvent;
use crate::invariant::Invariant;
use crate::keywords::overwhelm::has_overwhelm;
use crate::keywords::sentinel;
use crate::read::ctx::Ctx;
use crate::read::modifiers::{Restrictions, Stats};
use crate::state::{
    Action, Attack, AttackStep, CardIndex, CardRef, CardRefs, CardZone, Flags, Question, QuestionKind, Seat, Task,
};
use crate::write::damage::Damage;

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
        terms.no_bases = gives.contains(&Modifier::CantAttackBases);
        terms.gains_saboteur = gives.contains(&Modifier::Keyword(Keyword::Saboteur));
        terms.ground = gives.contains(&Modifier::AttacksArena(Arena::Ground));
        terms.space = gives.contains(&Modifier::AttacksArena(Arena::Space));
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

impl Game {
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
            || (here.flags.has(Flags::EXHAUSTED) && !terms.even_if_exhausted)
        {
            return;
        }
        let (keywords, rules) = self.keywords_and_rules(attacker);
        if rules.has(Restrictions::CANT_ATTACK) {
            return;
        }
        let in_space = here.flags.has(Flags::IN_SPACE);
        let reach = Reach {
            saboteur: self.ignores_sentinel(attacker, keywords, &terms),
            ground: terms.ground || rules.has(Restrictions::ATTACKS_GROUND),
            space: terms.space || rules.has(Restrictions::ATTACKS_SPACE),
            bases: !terms.only_units && !terms.no_bases && !rules.has(Restrictions::CANT_ATTACK_BASES),
        };
        let some = rules.has(Restrictions::CANT_ATTACK_SOME);
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
            found.retain(|action| match action {
                Action::Attack { attacker: by, target } if *by == attacker => {
                    self.is(only, self.state.now(*target), ctx)
                }
                Action::Play { .. }
                | Action::Attack { .. }
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
                | Action::Bottom(_) => true,
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
                    in_space: self.state.card(*unit).flags.has(Flags::IN_SPACE),
                    sentinel: sentinel::has_visible_sentinel(keywords),
                    hidden: self.cannot_be_attacked(*unit, keywords, rules),
                });
            }
        }
        all
    }

    /// Begins an attack that is known to be legal (CR 6.3.1).
    pub(crate) fn start_attack(&mut self, seat: Seat, attacker: CardIndex, target: CardIndex) {
        let on_unit = self.state.card(target).place == CardZone::Arena;
        self.state.attacks.push(Attack {
            attacker: self.state.now(attacker),
            target: self.state.now(target),
            second: CardRef::NONE,
            by: seat,
            defender: self.state.card(target).controller,
            on_unit,
            in_progress: true,
            excess: 0,
            excess_to: CardIndex::NONE,
            to_bases: 0,
            hit_base: false,
            struck: [CardRef::NONE; 3],
            strikes_last: false,
            defeated_attacker: false,
            defeated_defender: false,
            defeated_second: false,
            defeats_defender: false,
            defeats_second: false,
            ambush: false,
        });
        self.state.tasks.push(Task::Attack(AttackStep::Begin));
        self.may_attack_two();
    }

    /// Lets the player of the latest attack choose a second defending unit if the attacker may attack two. Called again
    /// after the attacker has gained abilities for the attack, which are active from its declaration on (CR 6.3.1).
    pub(crate) fn may_attack_two(&mut self) {
        let Some(attack) = self.state.attacks.last().copied() else { return };
        let is_asked = self.state.tasks.last() == Some(&Task::SecondDefender);
        if attack.on_unit && !is_asked && self.rules_now(attack.attacker.card).has(Restrictions::ATTACKS_TWO) {
            self.state.tasks.push(Task::SecondDefender);
        }
    }

    pub(crate) fn attack_step(&mut self, step: AttackStep) -> Result<(), Invariant> {
        match step {
            AttackStep::Begin => self.begin_attack(),
            AttackStep::Excess => self.choose_excess(),
            AttackStep::Last => self.choose_to_strike_last(),
            AttackStep::Damage => self.combat(),
            AttackStep::Over => {
                self.start_delayed_after_attacks();
                Ok(())
            }
        }
    }

    /// Asks the player of an attacker that may attack two units for the second (CR 6.3.2).
    pub(crate) fn second_defender(&mut self) -> Result<(), Invariant> {
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks[at];
        match self.state.step.answer.take() {
            Some(Action::Card(unit)) => self.state.attacks[at].second = self.state.now(unit),
            Some(_) => {}
            None => {
                let targets = self.attackable(attack.by);
                let terms = AttackTerms { even_if_exhausted: true, only_units: true, ..AttackTerms::default() };
                let mut found = Vec::new();
                self.attack_targets(&targets, attack.attacker.card, terms, None, &mut found);
                let mut options: Vec<Action> = found
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Attack { target, .. } => Some(target),
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
                        | Action::Bottom(_) => None,
                    })
                    .filter(|unit| *unit != attack.target.card && self.state.card(*unit).controller == attack.defender)
                    .map(Action::Card)
                    .collect();
                if options.is_empty() {
                    return Ok(());
                }
                options.push(Action::No);
                self.state.tasks.push(Task::SecondDefender);
                let source = attack.attacker.card;
                self.ask(
                    Question { source, min: 0, ..Question::plain(attack.by, QuestionKind::SecondDefender) },
                    options,
                );
            }
        }
        Ok(())
    }

    /// Begins the attack (CR 6.3.3). Exhausts the attacker and queues the "on attack" and "on defense" abilities.
    fn begin_attack(&mut self) -> Result<(), Invariant> {
        let attack = self.state.attacks[self.attack_in_progress()?];
        self.exhaust_by_rule(attack.attacker.card, "6.3.3");
        self.state.card_mut(attack.attacker.card).flags.set(Flags::ATTACKED_PHASE);
        let base_of = if attack.on_unit { Seat::NONE } else { attack.defender };
        self.note_attack(attack.by, attack.attacker.card, base_of);
        self.log_event("6.3.3", LogEvent::Attacked { attacker: attack.attacker.card, target: attack.target.card });
        let from = self.state.waiting.len() as u16;
        self.state.tasks.push(Task::Attack(AttackStep::Damage));
        if !self.excess_filters(attack.attacker.card).is_empty() {
            self.state.tasks.push(Task::Attack(AttackStep::Excess));
        }
        if attack.on_unit && self.rules_now(attack.attacker.card).has(Restrictions::MAY_STRIKE_LAST) {
            self.state.tasks.push(Task::Attack(AttackStep::Last));
        }
        self.state.tasks.push(Task::Window(from));
        // Effects that are active while the unit attacks may leave a unit without HP before anything triggers
        // (CR 6.3.3, 1.16.5E).
        self.state.step.unsettled = true;
        self.run_state_checks();
        if self.state.outcome.is_some() {
            return Ok(());
        }
        let Attack { attacker, target, second, .. } = attack;
        self.emit(&TriggerEvent::Attacks { attacker, target, second });
        Ok(())
    }

    /// Returns `true` if a unit of an attack is still in play as the same copy (CR 6.3.3C, 8.27.3).
    pub(crate) fn is_still_in_attack(&self, of: CardRef) -> bool {
        of.card.is_some() && self.state.is_current(of) && self.state.in_play(of.card)
    }

    /// Deals combat damage, defeats units and ends the attack (CR 6.3.4, 6.3.5).
    fn combat(&mut self) -> Result<(), Invariant> {
        let from = self.state.waiting.len() as u16;
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks[at];
        let fights = self.is_still_in_attack(attack.attacker);
        let triggers = if fights { self.triggers_on(attack.attacker.card) } else { Vec::new() };
        let mut defeated_leaders = self.deployed_leaders();
        if fights {
            if !attack.on_unit {
                let power = self.combat_power(attack.attacker.card);
                self.deal(self.combat_damage(&attack, attack.target.card, power));
            } else if attack.defending().any(|of| self.is_still_in_attack(of)) {
                self.fight(at);
            } else {
                self.overwhelm_gone_defenders(at);
            }
        }
        self.run_combat_state_checks();
        if self.state.outcome.is_some() {
            return Ok(());
        }
        defeated_leaders.retain(|leader| self.state.card(*leader).place == CardZone::BaseZone);
        let triggers = (triggers.as_slice(), defeated_leaders.as_slice());
        // An attacker that became an upgrade instead of being defeated was the attacker until then (CR 7.7.5, 8.36.2).
        let attack = Attack { attacker: attack.attacker, ..self.state.attacks[at] };
        if (attack.defeats_defender || attack.defeats_second) && attack.on_unit {
            let defeated = if attack.defeats_defender { attack.target } else { attack.second };
            self.fire_attack_ends(
                at,
                attack.attacker,
                triggers,
                &TriggerEvent::DefeatsByAttack { attacker: attack.attacker, defeated },
            );
        }
        if fights {
            self.fire_attack_ends(
                at,
                attack.attacker,
                triggers,
                &TriggerEvent::AttackEnds { attacker: attack.attacker },
            );
        }
        // CR 6.3.3C, 6.3.4B: the attack ends even without the attacker.
        for defender in attack.defending() {
            self.emit(&TriggerEvent::DefenseEnds { defender });
        }
        self.state.attacks[at].in_progress = false;
        self.end_attack_effects(at as u8);
        self.state.tasks.push(Task::Attack(AttackStep::Over));
        self.state.tasks.push(Task::Window(from));
        Ok(())
    }

    /// Runs the state checks after combat damage, which defeats units without HP.
    fn run_combat_state_checks(&mut self) {
        self.state.step.in_combat = true;
        self.run_state_checks();
        self.state.step.in_combat = false;
    }

    pub(crate) fn combat_damage(&self, attack: &Attack, to: CardIndex, amount: i16) -> Damage {
        Damage { combat: true, ..Damage::new(to, amount, attack.attacker, attack.by) }
    }

    /// Lets the attacker and the defending units deal damage (CR 6.3.5C). They do so at the same time, or one side
    /// deals first.
    fn fight(&mut self, at: usize) {
        let attack = self.state.attacks[at];
        let first = !attack.strikes_last && self.rules_now(attack.attacker.card).has(Restrictions::STRIKES_FIRST);
        let here: CardRefs = attack.defending().filter(|of| self.is_still_in_attack(*of)).collect();
        let is_quick =
            |of: &CardRef| attack.strikes_last || !first && self.rules_now(of.card).has(Restrictions::STRIKES_FIRST);
        let (quick, others): (CardRefs, CardRefs) = here.iter().copied().partition(is_quick);
        if !quick.is_empty() {
            self.strike_back(&attack, &quick);
            self.run_combat_state_checks();
            if self.state.outcome.is_some() || !self.is_still_in_attack(attack.attacker) {
                return;
            }
        }
        let blows = self.blows(&attack, if first { &[] } else { others.as_slice() });
        self.strike(at, &here);
        if first {
            self.run_combat_state_checks();
            if self.state.outcome.is_none() {
                let left: CardRefs = others.into_iter().filter(|of| self.is_still_in_attack(*of)).collect();
                self.strike_back(&attack, &left);
            }
            return;
        }
        for blow in blows {
            self.deal(blow);
        }
    }

    /// Deals the attacker's damage to each defending unit (CR 6.3.5D). With Overwhelm, the excess is dealt to the base
    /// (CR 7.5.7).
    fn strike(&mut self, at: usize, defenders: &[CardRef]) {
        let attack = self.state.attacks[at];
        let ours = self.stats(attack.attacker.card);
        let ours = Stats { power: self.strength_with(attack.attacker.card, &ours), ..ours };
        let overwhelm = has_overwhelm(ours.keywords);
        let moved = overwhelm || attack.excess_to.is_some();
        let blows: SmallVec<[(CardRef, i16, Option<i16>); 2]> = defenders
            .iter()
            .map(|of| {
                let needed = self.damage_that_defeats(of.card);
                (*of, if moved { ours.power.min(needed.unwrap_or(ours.power)) } else { ours.power }, needed)
            })
            .collect();
        let mut excess = 0;
        for (of, amount, needed) in blows {
            let remaining = self.stats(of.card).hp - self.state.card(of.card).damage;
            let dealt = self.deal(self.combat_damage(&attack, of.card, amount)).amount;
            // Prevented damage defeats no unit, so there is no excess (CR 7.5.7E).
            if let Some(needed) = needed
                && dealt >= remaining
            {
                excess += (ours.power - needed).max(0);
            }
        }
        // CR 7.5.7F: one of two defending units may have left play.
        let gone = attack.defending().filter(|of| !self.is_still_in_attack(*of) && !defenders.contains(of)).count();
        excess += gone as i16 * ours.power;
        if excess != 0 {
            self.deal_excess(at, excess, overwhelm);
        }
    }

    /// Returns the combat damage that a unit deals (CR 6.3.5). This is its power, or the value that its text
    /// substitutes.
    pub(crate) fn combat_power(&self, unit: CardIndex) -> i16 {
        self.strength_with(unit, &self.stats(unit))
    }

    fn strength_with(&self, unit: CardIndex, stats: &Stats) -> i16 {
        if stats.rules.has(Restrictions::NO_COMBAT_DAMAGE) {
            return 0;
        }
        let by_hp = stats.rules.has(Restrictions::DAMAGE_BY_HP);
        if by_hp { (stats.hp - self.state.card(unit).damage).max(0) } else { stats.power }
    }

    /// Returns the damage that these defending units deal to the attacker.
    fn blows(&self, attack: &Attack, defenders: &[CardRef]) -> SmallVec<[Damage; 2]> {
        let blow = |of: &CardRef| Damage {
            combat: true,
            ..Damage::new(attack.attacker.card, self.combat_power(of.card), *of, attack.defender)
        };
        defenders.iter().map(blow).collect()
    }

    fn strike_back(&mut self, attack: &Attack, defenders: &[CardRef]) {
        for blow in self.blows(attack, defenders) {
            self.deal(blow);
        }
    }

    /// Asks before combat damage whether the defending unit deals its damage first. Asked only if the attacker's text
    /// lets its player choose and the attacker still has its abilities.
    fn choose_to_strike_last(&mut self) -> Result<(), Invariant> {
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks[at];
        if let Some(answer) = self.state.step.answer.take() {
            self.state.attacks[at].strikes_last = answer == Action::Yes;
            return Ok(());
        }
        let fights =
            self.is_still_in_attack(attack.attacker) && attack.defending().any(|of| self.is_still_in_attack(of));
        if fights && self.rules_now(attack.attacker.card).has(Restrictions::MAY_STRIKE_LAST) {
            self.state.tasks.push(Task::Attack(AttackStep::Last));
            let source = attack.attacker.card;
            let question = Question { source, min: 0, ..Question::plain(attack.by, QuestionKind::StrikeLast) };
            self.ask(question, vec![Action::Yes, Action::No]);
        }
        Ok(())
    }
}

impl Attack {
    /// Returns `true` if a unit is a defending unit of this attack.
    pub(crate) fn is_defending(&self, of: CardRef) -> bool {
        self.on_unit && (self.target == of || (self.second != CardRef::NONE && self.second == of))
    }

    /// Returns whether a unit that fought was defeated in the attack. Returns `None` for any other card.
    pub(crate) fn combat_outcome(&self, of: CardRef) -> Option<bool> {
        match of {
            _ if of == self.attacker => Some(self.defeated_attacker),
            _ if self.on_unit && of == self.target => Some(self.defeated_defender),
            _ if self.on_unit && of == self.second => Some(self.defeated_second),
            _ => None,
        }
    }

    /// Returns the defending units. There are none if a base is attacked.
    pub(crate) fn defending(&self) -> impl Iterator<Item = CardRef> + use<> {
        let (on_unit, target, second) = (self.on_unit, self.target, self.second);
        [target, second].into_iter().filter(move |of| on_unit && of.card.is_some())
    }
}

//! Attacks with a unit (CR 6.3).

use ability::UnitRule;
use smallvec::SmallVec;

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::read::attack::AttackTerms;
use crate::read::damage::Damage;
use crate::read::keywords::overwhelm::has_overwhelm;
use crate::read::modifiers::Stats;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, Attack, AttackStep, CardIndex, CardRef, CardRefs, CardZone, Flags, Question, QuestionKind, Seat, Task,
};

impl Game {
    /// Begins an attack that is known to be legal (CR 6.3.1).
    pub(crate) fn start_attack(&mut self, seat: Seat, attacker: CardIndex, target: CardIndex) {
        let there = self.state.card(target);
        let (on_unit, defender) = (there.place == CardZone::Arena, there.controller);
        let (attacker, target) = (self.state.now(attacker), self.state.now(target));
        self.course().attacks.push(Attack {
            attacker,
            target,
            second: CardRef::NONE,
            by: seat,
            defender,
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
        self.course().tasks.push(Task::Attack(AttackStep::Begin));
        self.may_attack_two();
    }

    /// Lets the player of the latest attack choose a second defending unit if the attacker may attack two. Called again
    /// after the attacker has gained abilities for the attack, which are active from its declaration on (CR 6.3.1).
    pub(crate) fn may_attack_two(&mut self) {
        let Some(attack) = self.state.attacks().last().copied() else { return };
        let is_asked = self.state.tasks().last() == Some(&Task::SecondDefender);
        if attack.on_unit && !is_asked && self.rules_now(attack.attacker.card).has(UnitRule::AttacksTwoUnits) {
            self.course().tasks.push(Task::SecondDefender);
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
        let attack = self.state.attacks()[at];
        match self.course().step.answer.take() {
            Some(Action::Card(unit)) => self.course().attacks[at].second = self.state.now(unit),
            Some(_) => {}
            None => {
                let targets = self.attackable(attack.by);
                let terms = AttackTerms { even_if_exhausted: true, only_units: true, ..AttackTerms::default() };
                let mut found = Vec::new();
                self.attack_targets(&targets, attack.attacker.card, terms, None, &mut found);
                let mut options: Vec<Action> = found
                    .into_iter()
                    .filter_map(|action| if let Action::Attack { target, .. } = action { Some(target) } else { None })
                    .filter(|unit| *unit != attack.target.card && self.state.card(*unit).controller == attack.defender)
                    .map(Action::Card)
                    .collect();
                if options.is_empty() {
                    return Ok(());
                }
                options.push(Action::No);
                self.course().tasks.push(Task::SecondDefender);
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
        let attack = self.state.attacks()[self.attack_in_progress()?];
        self.exhaust_by_rule(attack.attacker.card, "6.3.3");
        self.set_flags(attack.attacker.card, Flags::ATTACKED_PHASE);
        let base_of = if attack.on_unit { Seat::NONE } else { attack.defender };
        self.note_attack(attack.by, attack.attacker.card, base_of);
        self.log_event("6.3.3", LogEvent::Attacked { attacker: attack.attacker.card, target: attack.target.card });
        let from = self.state.waiting().len() as u16;
        self.course().tasks.push(Task::Attack(AttackStep::Damage));
        if !self.excess_filters(attack.attacker.card).is_empty() {
            self.course().tasks.push(Task::Attack(AttackStep::Excess));
        }
        if attack.on_unit && self.rules_now(attack.attacker.card).has(UnitRule::MayStrikeLast) {
            self.course().tasks.push(Task::Attack(AttackStep::Last));
        }
        self.course().tasks.push(Task::Window(from));
        // Effects that are active while the unit attacks may leave a unit without HP before anything triggers
        // (CR 6.3.3, 1.16.5E).
        self.course().step.unsettled = true;
        self.run_state_checks();
        if self.state.outcome().is_some() {
            return Ok(());
        }
        let Attack { attacker, target, second, .. } = attack;
        self.emit(&TriggerEvent::Attacks { attacker, target, second });
        Ok(())
    }

    /// Deals combat damage, defeats units and ends the attack (CR 6.3.4, 6.3.5).
    fn combat(&mut self) -> Result<(), Invariant> {
        let from = self.state.waiting().len() as u16;
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks()[at];
        let fights = self.is_still_in_attack(attack.attacker);
        let triggers = if fights { self.triggers_on(attack.attacker.card) } else { Vec::new() };
        let mut defeated_leaders = self.deployed_leaders();
        if fights {
            if !attack.on_unit {
                let power = self.combat_power(attack.attacker.card);
                let damage = self.combat_damage(&attack, attack.target.card, power);
                self.deal(damage);
            } else if attack.defending().any(|of| self.is_still_in_attack(of)) {
                self.fight(at);
            } else {
                self.overwhelm_gone_defenders(at);
            }
        }
        self.run_combat_state_checks();
        if self.state.outcome().is_some() {
            return Ok(());
        }
        defeated_leaders.retain(|leader| self.state.card(*leader).place == CardZone::BaseZone);
        let triggers = (triggers.as_slice(), defeated_leaders.as_slice());
        // An attacker that became an upgrade instead of being defeated was the attacker until then (CR 7.7.5, 8.36.2).
        let attack = Attack { attacker: attack.attacker, ..self.state.attacks()[at] };
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
        self.course().attacks[at].in_progress = false;
        self.end_attack_effects(at as u8);
        self.course().tasks.push(Task::Attack(AttackStep::Over));
        self.course().tasks.push(Task::Window(from));
        Ok(())
    }

    /// Runs the state checks after combat damage, which defeats units without HP.
    fn run_combat_state_checks(&mut self) {
        self.course().step.in_combat = true;
        self.run_state_checks();
        self.course().step.in_combat = false;
    }

    /// Lets the attacker and the defending units deal damage (CR 6.3.5C). They do so at the same time, or one side
    /// deals first.
    fn fight(&mut self, at: usize) {
        let attack = self.state.attacks()[at];
        let first = !attack.strikes_last && self.rules_now(attack.attacker.card).has(UnitRule::StrikesFirst);
        let here: CardRefs = attack.defending().filter(|of| self.is_still_in_attack(*of)).collect();
        let is_quick =
            |of: &CardRef| attack.strikes_last || !first && self.rules_now(of.card).has(UnitRule::StrikesFirst);
        let (quick, others): (CardRefs, CardRefs) = here.iter().copied().partition(is_quick);
        if !quick.is_empty() {
            self.strike_back(&attack, &quick);
            self.run_combat_state_checks();
            if self.state.outcome().is_some() || !self.is_still_in_attack(attack.attacker) {
                return;
            }
        }
        let blows = self.blows(&attack, if first { &[] } else { others.as_slice() });
        self.strike(at, &here);
        if first {
            self.run_combat_state_checks();
            if self.state.outcome().is_none() {
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
        let attack = self.state.attacks()[at];
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
            let damage = self.combat_damage(&attack, of.card, amount);
            let dealt = self.deal(damage).amount;
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

    fn strike_back(&mut self, attack: &Attack, defenders: &[CardRef]) {
        for blow in self.blows(attack, defenders) {
            self.deal(blow);
        }
    }

    /// Asks before combat damage whether the defending unit deals its damage first. Asked only if the attacker's text
    /// lets its player choose and the attacker still has its abilities.
    fn choose_to_strike_last(&mut self) -> Result<(), Invariant> {
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks()[at];
        if let Some(answer) = self.course().step.answer.take() {
            self.course().attacks[at].strikes_last = answer == Action::Yes;
            return Ok(());
        }
        let fights =
            self.is_still_in_attack(attack.attacker) && attack.defending().any(|of| self.is_still_in_attack(of));
        if fights && self.rules_now(attack.attacker.card).has(UnitRule::MayStrikeLast) {
            self.course().tasks.push(Task::Attack(AttackStep::Last));
            let source = attack.attacker.card;
            let question = Question { source, min: 0, ..Question::plain(attack.by, QuestionKind::StrikeLast) };
            self.ask(question, vec![Action::Yes, Action::No]);
        }
        Ok(())
    }
}

impl View {
    /// Returns the damage that these defending units deal to the attacker.
    fn blows(&self, attack: &Attack, defenders: &[CardRef]) -> SmallVec<[Damage; 2]> {
        let blow = |of: &CardRef| Damage {
            combat: true,
            ..Damage::new(attack.attacker.card, self.combat_power(of.card), *of, attack.defender)
        };
        defenders.iter().map(blow).collect()
    }
}

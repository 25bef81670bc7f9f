//! Ambush (CR 7.5.5): a unit that enters play may attack an enemy unit.

use crate::Game;
use crate::explain::log::{Idle, LogEvent};
use crate::read::attack::AttackTerms;
use crate::state::{Action, CardRef, CardZone, PendingTrigger, Question, QuestionKind, Task};
use ability::UnitRule;

impl Game {
    /// Resolves Ambush: schedules the attack. It lapses if the unit has left play or changed control (CR 7.5.5A).
    pub(super) fn resolve_ambush(&mut self, waiting: &PendingTrigger) {
        let PendingTrigger { controller, source, what, .. } = *waiting;
        if self.is_still_in_attack(source) && self.state.card(source.card).controller == controller {
            self.course().tasks.push(Task::Ambush(source));
        } else {
            self.log_event("7.5.5A", LogEvent::Lapsed { player: controller, card: source.card, what, why: Idle::Gone });
        }
    }

    /// Asks whether the unit attacks an enemy unit, even if it is exhausted (CR 7.5.5).
    pub(crate) fn ambush(&mut self, unit: CardRef) {
        if !self.state.is_current(unit) || self.state.card(unit.card).place != CardZone::Arena {
            return;
        }
        let seat = self.state.card(unit.card).controller;
        match self.course().step.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                self.start_attack(seat, attacker, target);
                if let Some(attack) = self.course().attacks.last_mut() {
                    attack.ambush = true;
                }
            }
            Some(_) => {}
            None => {
                let mut options = Vec::new();
                let only_units = !self.rules_now(unit.card).has(UnitRule::AmbushReachesBases);
                let terms = AttackTerms { even_if_exhausted: true, only_units, ..AttackTerms::default() };
                let targets = self.attackable(seat);
                self.attack_targets(&targets, unit.card, terms, None, &mut options);
                if options.is_empty() {
                    return;
                }
                options.push(Action::No);
                self.course().tasks.push(Task::Ambush(unit));
                let question = Question { source: unit.card, min: 0, ..Question::plain(seat, QuestionKind::Attack) };
                self.ask(question, options);
            }
        }
    }
}

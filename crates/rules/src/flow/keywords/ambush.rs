//! Ambush (CR 7.5.5): a unit that enters play may attack an enemy unit.

use crate::Game;
use crate::explain::log::{Idle, LogEvent};
use crate::read::attack::AttackTerms;
use crate::state::{Action, CardZone, PendingTrigger, Question, QuestionKind, Task};
use ability::UnitRule;

impl Game {
    /// Asks whether the unit attacks an enemy unit, even if it is exhausted (CR 7.5.5). Ambush lapses if the unit has
    /// left play or changed control (CR 7.5.5A).
    pub(super) fn resolve_ambush(&mut self, waiting: &PendingTrigger) {
        let PendingTrigger { controller: seat, source: unit, what, .. } = *waiting;
        match self.course().step.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                self.start_attack(seat, attacker, target);
                if let Some(attack) = self.course().attacks.last_mut() {
                    attack.ambush = true;
                }
            }
            Some(_) => {}
            None if !self.is_still_in_attack(unit) || self.state.card(unit.card).controller != seat => {
                self.log_event("7.5.5A", LogEvent::Lapsed { player: seat, card: unit.card, what, why: Idle::Gone });
            }
            None if self.state.card(unit.card).place != CardZone::Arena => {}
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
                self.course().tasks.push(Task::Keyword(*waiting));
                let question = Question { source: unit.card, min: 0, ..Question::plain(seat, QuestionKind::Attack) };
                self.ask(question, options);
            }
        }
    }
}

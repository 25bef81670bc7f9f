//! Foresight, an invented keyword: when a unit enters play, another unit may attack.

use crate::Game;
use crate::read::attack::AttackTerms;
use crate::state::{Action, CardZone, PendingTrigger, Question, QuestionKind, Task};

impl Game {
    /// Asks whether the player attacks with another unit, even if the unit has left play (CR 7.6.3).
    pub(super) fn resolve_foresight(&mut self, waiting: &PendingTrigger) {
        let PendingTrigger { controller: seat, source: unit, .. } = *waiting;
        match self.course().step.answer.take() {
            Some(Action::Attack { attacker, target }) => self.start_attack(seat, attacker, target),
            Some(_) => {}
            None => {
                let mut options = Vec::new();
                let targets = self.attackable(seat);
                for other in self.state.list(seat, CardZone::Arena) {
                    if self.state.now(*other) != unit {
                        self.attack_targets(&targets, *other, AttackTerms::default(), None, &mut options);
                    }
                }
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

//! Replacement effects on damage (CR 7.7.5): prevention, Shield tokens and redirection. The controller of the damaged
//! unit chooses their order (CR 7.7.5E), but is asked only if the order can matter.
//!
//! Damage is dealt and cards are defeated in the middle of steps. A step that reaches such a choice is rolled back, the
//! question is asked, and the step is repeated with the answer. Nothing else has changed, so the step reaches the same
//! choices again.

use crate::Game;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardIndex, Question, QuestionKind, ReplacementOrder, Task};
use crate::write::damage_replacement::{ReplacementChoices, ReplacementPrompt};

impl Game {
    /// Takes a step that may reach a choice about replacement effects. If it does, the state is rolled back and the
    /// question is open.
    pub(crate) fn step_with_choices(&mut self, task: &Task) -> Result<(), Invariant> {
        self.with_choices(Some(task))
    }

    /// Runs the state checks (CR 1.16.5), which may also reach such a choice.
    pub(crate) fn run_state_checks_with_choices(&mut self) -> Result<(), Invariant> {
        // A step rolled back while damage was held did not run state checks, so the choices made belong to these
        // checks.
        if self.state.ordering().is_some() || self.may_replace_defeat() {
            return self.with_choices(None);
        }
        self.run_state_checks();
        Ok(())
    }

    /// Takes a step, or runs the state checks if there is no task.
    fn with_choices(&mut self, task: Option<&Task>) -> Result<(), Invariant> {
        let mut given = Vec::new();
        if let Some(ReplacementOrder { answer, mut chosen }) = self.course().ordering.take() {
            if let Some(Action::Card(card)) = self.state.step().answer {
                chosen.push(card);
            } else if self.state.step().answer == Some(Action::No) {
                chosen.push(CardIndex::NONE);
            }
            self.course().step.answer = answer;
            given = chosen;
        }
        let before = self.state.clone();
        let logged = self.log.as_ref().map(Vec::len);
        self.choices = ReplacementChoices { given, armed: true, ..ReplacementChoices::default() };
        let taken = match task {
            Some(task) => self.run_task(task),
            None => {
                self.run_state_checks();
                Ok(())
            }
        };
        let ReplacementChoices { given: chosen, open, .. } = std::mem::take(&mut self.choices);
        let Some(ReplacementPrompt { seat, source, ask, cards }) = open else { return taken };
        self.restore_state(before);
        if let (Some(log), Some(logged)) = (&mut self.log, logged) {
            log.truncate(logged);
        }
        let answer = self.course().step.answer.take();
        *self.course().ordering = Some(ReplacementOrder { answer, chosen });
        self.course().tasks.extend(task);
        // State checks run before a question is opened.
        if self.state.question().is_some() {
            return Err(Invariant::Unfinished);
        }
        let mut options: Vec<Action> = cards.into_iter().map(Action::Card).collect();
        let mut question = Question { source, ..Question::plain(seat, ask) };
        if matches!(
            ask,
            QuestionKind::Instead
                | QuestionKind::InsteadOfDefeat
                | QuestionKind::InsteadOfCreating
                | QuestionKind::MoreDamage
        ) {
            question.min = 0;
            options.push(Action::No);
        }
        self.ask(question, options);
        Ok(())
    }
}

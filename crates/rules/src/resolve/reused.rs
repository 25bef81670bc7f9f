//! Using abilities of other cards (CR 7.6.17), and taking another action.

use ability::{AbilityId, AbilityKind, Target};

use crate::resolve::{Flow, Here, Resolving, ask};
use crate::state::{Action, Ask, Ref, Seat, Slot, Task, Triggered, Waiting};

impl Resolving<'_> {
    /// Uses abilities of units as if they had triggered: all of a kind, or one; of several its player says which, counted
    /// as they stand on the card.
    pub(super) fn uses_abilities(&mut self, of: &Target, kind: AbilityKind, all: bool, here: Here) -> Flow {
        let refs = ask!(self.pick(Slot::First, of, here));
        let mut found: Vec<(Ref, AbilityId)> = Vec::new();
        for unit in refs {
            found.extend(self.abilities_of_kind(kind, unit).into_iter().map(|id| (unit, id)));
        }
        if !all && found.len() > 1 {
            let Some(Action::Number(nth)) = self.state.underway.answer.take() else {
                let options = (1..=found.len() as u16).map(Action::Number).collect();
                let question = self.question_of(self.you(), Ask::Number, here.at);
                self.ask(question, options);
                return Flow::Ask;
            };
            let chosen = found[usize::from(nth.max(1)) - 1];
            found = vec![chosen];
        }
        if found.is_empty() {
            return Flow::Done(false);
        }
        self.use_now(&found)
    }

    /// These abilities wait as if they had just triggered, and are resolved before what waits already.
    fn use_now(&mut self, abilities: &[(Ref, AbilityId)]) -> Flow {
        let you = self.you();
        let from = self.state.waiting.len().min(usize::from(u16::MAX)) as u16;
        for (unit, id) in abilities {
            self.state.waiting.push(Waiting {
                what: Triggered::Ability(*id),
                source: *unit,
                controller: you,
                subject: *unit,
                actor: Seat::NONE,
                carried: 0,
                attack: u8::MAX,
                if_it_survives: false,
            });
        }
        self.state.tasks.push(Task::Window(from));
        Flow::Under
    }

    /// Instead of ending, the turn of the active player goes on with another action.
    pub(super) fn takes_another_action(&mut self) -> Flow {
        let active = self.you() == self.state.active;
        let end = self.state.tasks.iter().rposition(|task| *task == Task::EndTurn).filter(|_| active);
        if let Some(at) = end {
            self.state.tasks[at] = Task::Turn;
        }
        Flow::Done(end.is_some())
    }
}

//! Using abilities of other cards (CR 7.6.17), and taking another action.

use ability::{AbilityId, AbilityKind, Target, Uses};

use crate::resolve::{Flow, Here, Resolving, ask};
use crate::state::{Action, Ask, Question, Ref, Seat, Slot, Task, Triggered, Waiting};

impl Resolving<'_> {
    /// Uses abilities of units as if they had triggered: all of a kind, any number of them, or one; of several its player
    /// says which, counted as they stand on the card.
    pub(super) fn uses_abilities(&mut self, of: &Target, kind: AbilityKind, how: Uses, here: Here) -> Flow {
        let refs = ask!(self.pick(Slot::First, of, here));
        let mut found: Vec<(Ref, AbilityId)> = Vec::new();
        for unit in refs {
            found.extend(self.abilities_of_kind(kind, unit).into_iter().map(|id| (unit, id)));
        }
        match how {
            Uses::All => {}
            Uses::One if found.len() < 2 => {}
            Uses::One => {
                let Some(Action::Number(nth)) = self.state.underway.answer.take() else {
                    let options = (1..=found.len() as u16).map(Action::Number).collect();
                    let question = self.question_of(self.you(), Ask::Number, here.at);
                    self.ask(question, options);
                    return Flow::Ask;
                };
                let chosen = found[usize::from(nth.max(1)) - 1];
                found = vec![chosen];
            }
            Uses::AnyNumber => {
                if self.asks_which(&found, here) {
                    return Flow::Ask;
                }
                let chosen = self.chosen_abilities(&found);
                self.frame_mut().numbers.retain(|(slot, _)| *slot != Slot::Picked);
                found = chosen;
            }
        }
        if found.is_empty() {
            return Flow::Done(false);
        }
        self.use_now(&found)
    }

    /// Asks which abilities of a unit are used, where it has several: one after the other, until its player is done with
    /// it. What was chosen is kept with the ability: places in the list, and a unit that is done with as a place below 0.
    /// Whether a question is open.
    fn asks_which(&mut self, found: &[(Ref, AbilityId)], here: Here) -> bool {
        let mut answer = self.state.underway.answer.take();
        let mut first = 0;
        while let Some((unit, _)) = found.get(first).copied() {
            let many = found[first..].iter().take_while(|(of, _)| *of == unit).count();
            let (from, over) = (first as i16, -1 - first as i16);
            first += many;
            if many < 2 || self.frame().numbers.contains(&(Slot::Picked, over)) {
                continue;
            }
            match answer.take() {
                Some(Action::Number(nth)) => {
                    self.frame_mut().numbers.push((Slot::Picked, from + nth.max(1) as i16 - 1));
                }
                Some(_) => {
                    self.frame_mut().numbers.push((Slot::Picked, over));
                    continue;
                }
                None => {}
            }
            let taken = |nth: &u16| self.frame().numbers.contains(&(Slot::Picked, from + *nth as i16 - 1));
            let mut options: Vec<Action> = (1..=many as u16).filter(|nth| !taken(nth)).map(Action::Number).collect();
            if options.is_empty() {
                continue;
            }
            let picked = (many - options.len()) as u8;
            options.push(Action::Done);
            let plain = self.question_of(self.you(), Ask::Number, here.at);
            self.ask(Question { source: unit.card, min: 0, max: many as u8, picked, ..plain }, options);
            return true;
        }
        false
    }

    /// Of abilities of units those that are used: where a unit has one, that one; else those that were chosen.
    fn chosen_abilities(&self, found: &[(Ref, AbilityId)]) -> Vec<(Ref, AbilityId)> {
        let is_chosen = |at: usize| {
            let alone = found.iter().filter(|(unit, _)| *unit == found[at].0).count() < 2;
            alone || self.frame().numbers.contains(&(Slot::Picked, at as i16))
        };
        (0..found.len()).filter(|at| is_chosen(*at)).map(|at| found[at]).collect()
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

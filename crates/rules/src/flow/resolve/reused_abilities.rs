//! Abilities of other cards (CR 7.6.17), and additional actions.

use ability::{AbilityCount, AbilityId, AbilityKind, Effect, PlayerEffect, Target};

use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardRef, FrameSlot, PendingKind, PendingTrigger, Question, QuestionKind, Seat, StepRef, Task,
};

impl Resolution<'_> {
    /// Uses abilities of units as if they had triggered: all of a kind, any number of them, or one. The player chooses
    /// one by its position on the card.
    pub(super) fn uses_abilities(
        &mut self,
        of: &Target,
        kind: AbilityKind,
        how: AbilityCount,
        here: StepContext,
    ) -> StepOutcome {
        if how == AbilityCount::AnyNumber {
            self.bind(FrameSlot::Used, &[]);
            self.frame_mut().numbers.retain(|(slot, _)| *slot != FrameSlot::Used);
            self.course().tasks.push(Task::UseNext(here.at.0, here.at.1));
            return StepOutcome::Under;
        }
        let refs = ask!(self.pick(FrameSlot::First, of, here));
        let mut found: Vec<(CardRef, AbilityId)> = Vec::new();
        for unit in refs {
            found.extend(self.abilities_of_kind(kind, unit).into_iter().map(|id| (unit, id)));
        }
        if how == AbilityCount::One && found.len() > 1 {
            let Some(Action::Number(nth)) = self.course().step.answer.take() else {
                let options = (1..=found.len() as u16).map(Action::Number).collect();
                let question = self.question_of(self.you(), QuestionKind::Number, here.at);
                self.ask(question, options);
                return StepOutcome::Ask;
            };
            let chosen = found[usize::from(nth.max(1)) - 1];
            found = vec![chosen];
        }
        if found.is_empty() {
            return StepOutcome::Done(false);
        }
        self.use_now(&found);
        StepOutcome::Under
    }

    /// Uses the next ability of any number, or ends. The player chooses among the abilities that currently exist and
    /// have not been used. Triggers are resolved before the next one (CR 7.6.17, 8.4.4A).
    pub(crate) fn use_next(&mut self, at: StepRef) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let Effect::Player(PlayerEffect::UseAbility { of, kind, .. }) = book.step(at)? else {
            return Err(Invariant::Step(at.0, at.1));
        };
        let answer = self.course().step.answer.take();
        let mut number = None;
        match answer {
            Some(Action::Card(unit)) => self.bind(FrameSlot::Picked, &[self.state.now(unit)]),
            Some(Action::Number(nth)) => number = Some(nth),
            Some(_) => return Ok(()),
            None => {}
        }
        let Some(unit) = self.bound(FrameSlot::Picked).first().copied() else {
            let mut options: Vec<Action> = Vec::new();
            for unit in self.resolve_target(of) {
                if !self.unused(*kind, unit).is_empty() {
                    options.push(Action::Card(unit.card));
                }
            }
            if !options.is_empty() {
                options.push(Action::Done);
                let used = self.bound(FrameSlot::Used).len().min(255) as u8;
                let plain = self.question_of(self.you(), QuestionKind::Target, at);
                self.course().tasks.push(Task::UseNext(at.0, at.1));
                self.ask(Question { min: 0, max: u8::MAX, picked: used, ..plain }, options);
            }
            return Ok(());
        };
        let left = self.unused(*kind, unit);
        self.course().tasks.push(Task::UseNext(at.0, at.1));
        let chosen = match left.as_slice() {
            [one] => Some(*one),
            several => several.iter().find(|(nth, _)| number == Some(*nth)).copied(),
        };
        let Some((_, id)) = chosen else {
            let options = left.into_iter().map(|(nth, _)| Action::Number(nth)).collect();
            let plain = self.question_of(self.you(), QuestionKind::Number, at);
            self.ask(Question { source: unit.card, ..plain }, options);
            return Ok(());
        };
        self.bind(FrameSlot::Picked, &[]);
        let frame = self.frame_mut();
        frame.cards.push((FrameSlot::Used, unit));
        frame.numbers.push((FrameSlot::Used, id.0 as i16));
        self.use_now(&[(unit, id)]);
        Ok(())
    }

    /// Returns the unused abilities of a kind that a unit has, with their positions on the card, from 1.
    fn unused(&self, kind: AbilityKind, unit: CardRef) -> Vec<(u16, AbilityId)> {
        let frame = self.frame();
        let units = frame.bound(FrameSlot::Used).into_iter();
        let ids = frame.numbers.iter().filter(|(slot, _)| *slot == FrameSlot::Used).map(|(_, id)| *id);
        let mut used: Vec<i16> = units.zip(ids).filter(|(of, _)| *of == unit).map(|(_, id)| id).collect();
        let mut left = Vec::new();
        for (nth, id) in (1..).zip(self.abilities_of_kind(kind, unit)) {
            match used.iter().position(|one| *one == id.0 as i16) {
                Some(at) => _ = used.swap_remove(at),
                None => left.push((nth, id)),
            }
        }
        left
    }

    /// Queues these abilities as if they had just triggered, to be resolved before those already pending.
    fn use_now(&mut self, abilities: &[(CardRef, AbilityId)]) {
        let you = self.you();
        let from = self.state.waiting().len().min(usize::from(u16::MAX)) as u16;
        for (unit, id) in abilities {
            self.course().waiting.push(PendingTrigger {
                what: PendingKind::Ability(*id),
                source: *unit,
                controller: you,
                subject: *unit,
                actor: Seat::NONE,
                carried: 0,
                attack: u8::MAX,
                if_it_survives: false,
                trigger: PendingTrigger::NO_TRIGGER,
            });
        }
        self.course().tasks.push(Task::Window(from));
    }

    /// Gives the active player another action instead of ending the turn.
    pub(super) fn takes_another_action(&mut self) -> StepOutcome {
        let active = self.you() == self.state.active();
        let end = self.state.tasks().iter().rposition(|task| *task == Task::EndTurn).filter(|_| active);
        if let Some(at) = end {
            self.course().tasks[at] = Task::Turn;
        }
        StepOutcome::Done(end.is_some())
    }
}

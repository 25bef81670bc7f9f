//! Bounty (CR 7.5.13): collected by an opponent when the unit is defeated or captured.

use ability::{Ability, AbilityId};

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardRef, Frame, Question, QuestionKind, Seat, Task};

impl Game {
    /// Asks which opponent may collect a bounty, if that is undecided (CR 7.5.13F). Returns `true` if a question is
    /// open.
    pub(crate) fn ask_collector(&mut self, from: u16) -> bool {
        let waiting = self.state.waiting();
        let Some(at) = (usize::from(from)..waiting.len()).find(|at| waiting[*at].controller == Seat::NONE) else {
            return false;
        };
        let (by, unit) = (waiting[at].actor, waiting[at].source.card);
        if let Some(Action::Player(seat)) = self.course().step.answer.take() {
            self.course().waiting[at].controller = seat;
            return self.ask_collector(from);
        }
        let options: Vec<Action> = self.state.playing().filter(|seat| *seat != by).map(Action::Player).collect();
        self.course().tasks.push(Task::Window(from));
        self.ask(Question { source: unit, ..Question::plain(by, QuestionKind::Player) }, options);
        true
    }

    /// Asks a player whether to collect a bounty (CR 7.5.13E).
    pub(crate) fn may_collect(&mut self, id: AbilityId) -> Result<(), Invariant> {
        let frame = self.state.frames().last().ok_or(Invariant::NoFrame)?;
        let (source, you) = (frame.source, frame.you);
        match self.course().step.answer.take() {
            Some(Action::Yes) => self.collect(id, source, you)?,
            Some(_) => {}
            None if !self.is_bounty_for(id, source, you) => {}
            None => {
                self.course().tasks.push(Task::Bounty(id));
                let question = Question {
                    source: source.card,
                    ability: Some(id),
                    min: 0,
                    ..Question::plain(you, QuestionKind::Bounty)
                };
                self.ask(question, vec![Action::Yes, Action::No]);
            }
        }
        Ok(())
    }

    /// Collects a bounty. Its frame is the last one.
    fn collect(&mut self, id: AbilityId, unit: CardRef, by: Seat) -> Result<(), Invariant> {
        let Ability::Bounty(block) = self.book.ability(id) else { return Err(Invariant::Ability(id)) };
        let block = block.id();
        self.log_event("7.5.13D", LogEvent::Collected { player: by, card: unit.card });
        self.course().tasks.push(Task::Run { block, at: 0, optional: false });
        self.emit(&TriggerEvent::Collected { by, unit, bounty: id });
        Ok(())
    }

    /// Collects a bounty in a new frame.
    pub(crate) fn collect_in_new_frame(&mut self, id: AbilityId, unit: CardRef, by: Seat) -> Result<(), Invariant> {
        self.course().frames.push(Frame { ability: Some(id), ..Frame::of(unit, by) });
        self.course().tasks.push(Task::EndFrame);
        self.collect(id, unit, by)
    }
}

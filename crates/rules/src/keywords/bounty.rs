//! Bounty (CR 7.5.13): collected by an opponent when the unit is defeated or captured.

use ability::{Ability, AbilityId, Effect};

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::trigger_events::TriggerEvent;
use crate::invariant::Invariant;
use crate::read::ctx::Ctx;
use crate::state::{
    Action, CardIndex, CardRef, Frame, NO_BOUNTY, PendingKind, PendingTrigger, Question, QuestionKind, Seat, Task,
};

impl Game {
    /// Returns the bounties of a unit, printed and granted (CR 7.5.13B).
    pub(crate) fn bounties(&self, unit: CardIndex) -> Vec<AbilityId> {
        if self.is_blank(unit) {
            return Vec::new();
        }
        let granted = if self.has_grants() { self.granted(unit) } else { Vec::new() };
        let granted = granted.into_iter().filter(|id| matches!(self.book.ability(*id), Ability::Bounty(_)));
        self.face(unit).bounties.iter().copied().chain(granted).collect()
    }

    /// Queues the bounties of a unit that is defeated or captured for an opponent. This is the opponent who did it
    /// (CR 7.5.13G), the only one, or one whom the unit's controller has yet to choose (CR 7.5.13F).
    pub(crate) fn bounties_wait(&mut self, unit: CardRef, by: Seat) {
        let bounties = self.bounties(unit.card);
        if bounties.is_empty() {
            return;
        }
        let owner = self.state.card(unit.card).controller;
        let opponents: Vec<Seat> = self.state.playing().filter(|seat| *seat != owner).collect();
        let controller = match opponents.as_slice() {
            [one] => *one,
            _ if opponents.contains(&by) => by,
            _ => Seat::NONE,
        };
        for id in bounties {
            if controller != Seat::NONE && !self.is_bounty_for(id, unit, controller) {
                continue;
            }
            self.log_event(
                "7.5.13A",
                LogEvent::Triggered {
                    player: if controller == Seat::NONE { owner } else { controller },
                    card: unit.card,
                    what: PendingKind::Ability(id),
                },
            );
            self.bounty_waits(id, unit, controller);
        }
    }

    /// Queues a bounty for the player who may collect it.
    pub(crate) fn bounty_waits(&mut self, id: AbilityId, unit: CardRef, controller: Seat) {
        self.state.waiting.push(PendingTrigger {
            what: PendingKind::Ability(id),
            source: unit,
            controller,
            subject: unit,
            actor: self.controller_of(unit),
            carried: 0,
            attack: u8::MAX,
            if_it_survives: false,
            trigger: 0,
        });
    }

    /// Returns `true` if a bounty applies to a player. If the whole bounty depends on a condition, such as owning the
    /// unit, it does not trigger for other players (ruling for the card with such a bounty; CR 7.5.13A).
    fn is_bounty_for(&self, id: AbilityId, unit: CardRef, you: Seat) -> bool {
        let Ability::Bounty(block) = self.book.ability(id) else { return false };
        match block.steps() {
            [Effect::If { condition, otherwise: None, .. }] => self.condition_holds(condition, Ctx::of(unit, you)),
            _ => true,
        }
    }

    /// Asks which opponent may collect a bounty, if that is undecided (CR 7.5.13F). Returns `true` if a question is
    /// open.
    pub(crate) fn ask_collector(&mut self, from: u16) -> bool {
        let waiting = &self.state.waiting;
        let Some(at) = (usize::from(from)..waiting.len()).find(|at| waiting[*at].controller == Seat::NONE) else {
            return false;
        };
        let (by, unit) = (waiting[at].actor, waiting[at].source.card);
        if let Some(Action::Player(seat)) = self.state.step.answer.take() {
            self.state.waiting[at].controller = seat;
            return self.ask_collector(from);
        }
        let options: Vec<Action> = self.state.playing().filter(|seat| *seat != by).map(Action::Player).collect();
        self.state.tasks.push(Task::Window(from));
        self.ask(Question { source: unit, ..Question::plain(by, QuestionKind::Player) }, options);
        true
    }

    /// Asks a player whether to collect a bounty (CR 7.5.13E).
    pub(crate) fn may_collect(&mut self, id: AbilityId) -> Result<(), Invariant> {
        let frame = self.state.frames.last().ok_or(Invariant::NoFrame)?;
        let (source, you) = (frame.source, frame.you);
        match self.state.step.answer.take() {
            Some(Action::Yes) => self.collect(id, source, you)?,
            Some(_) => {}
            None if !self.is_bounty_for(id, source, you) => {}
            None => {
                self.state.tasks.push(Task::Bounty(id));
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
        self.state.tasks.push(Task::Run { block, at: 0, optional: false });
        self.emit(&TriggerEvent::Collected { by, unit, bounty: id });
        Ok(())
    }

    /// Collects a bounty in a new frame.
    pub(crate) fn collect_in_new_frame(&mut self, id: AbilityId, unit: CardRef, by: Seat) -> Result<(), Invariant> {
        self.state.frames.push(Frame { ability: Some(id), ..Frame::of(unit, by) });
        self.state.tasks.push(Task::EndFrame);
        self.collect(id, unit, by)
    }

    /// Returns the bounties that a unit has, or had when it left play (CR 8.11).
    pub(crate) fn known_bounties(&self, unit: CardRef) -> Vec<AbilityId> {
        match self.last_known(unit) {
            Some(snapshot) => snapshot.bounties.into_iter().filter(|id| *id != NO_BOUNTY).collect(),
            None => self.bounties(unit.card),
        }
    }
}

//! Triggers: abilities that trigger on an event, and the order of their resolution (CR 7.6).

use ability::{
    Ability, AbilityId, Block, DelayedTiming, Effect, FlowEffect, Step, Trigger, TriggeredAbility, UseLimit,
};
use model::CardType;
use smallvec::SmallVec;

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::{Idle, LogEvent};
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardRef, Frame, PendingKind, PendingTrigger, Question, QuestionKind, Seat, Task, UsedLimit,
};

impl Game {
    /// Resolves the pending triggers from a place on. The active player chooses whose abilities come first, and each
    /// player orders their own. Abilities that trigger meanwhile are nested (CR 7.6.9 to 7.6.12).
    pub(crate) fn resolve_window(&mut self, from: u16) {
        let first = usize::from(from);
        if self.state.waiting().len() <= first {
            return;
        }
        if self.ask_collector(from) {
            return;
        }
        // CR 11.3.1: triggers of an eliminated player's cards are ignored.
        let mut at = 0;
        let players = *self.state.players();
        self.course().waiting.retain(|waits| {
            at += 1;
            at <= first || !players[waits.controller.at()].lost
        });
        let mut seats: SmallVec<[Seat; 16]> = self.state.waiting()[first.min(self.state.waiting().len())..]
            .iter()
            .map(|waits| waits.controller)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        let seat = match (seats.as_slice(), self.course().step.answer.take()) {
            ([], _) => return,
            ([one], _) => *one,
            (_, Some(Action::Player(seat))) => seat,
            (several, _) => {
                let options = several.iter().map(|seat| Action::Player(*seat)).collect();
                self.course().tasks.push(Task::Window(from));
                let by = self.decider();
                self.ask(Question::plain(by, QuestionKind::WhoFirst), options);
                return;
            }
        };
        self.course().tasks.push(Task::Window(from));
        self.course().tasks.push(Task::WindowOf(from, seat));
    }

    /// Resolves the pending triggers of one player.
    pub(crate) fn resolve_player_window(&mut self, from: u16, seat: Seat) -> Result<(), Invariant> {
        let mine: SmallVec<[usize; 16]> = (usize::from(from)..self.state.waiting().len())
            .filter(|at| self.state.waiting()[*at].controller == seat)
            .collect();
        // No triggers of this player are left.
        let Some(first) = mine.first() else { return Ok(()) };
        let chosen = match self.course().step.answer.take() {
            Some(Action::Trigger(nth)) => mine.get(usize::from(nth)).copied().unwrap_or(*first),
            _ if mine.len() == 1 || mine.iter().all(|at| self.are_alike(*first, *at)) => *first,
            _ => {
                let options = (0..mine.len()).map(|nth| Action::Trigger(nth.min(255) as u8)).collect();
                self.course().tasks.push(Task::WindowOf(from, seat));
                self.ask(Question::plain(seat, QuestionKind::WhichFirst), options);
                return Ok(());
            }
        };
        let waiting = self.course().waiting.remove(chosen);
        self.course().tasks.push(Task::WindowOf(from, seat));
        let nested = self.state.waiting().len().min(usize::from(u16::MAX)) as u16;
        self.course().tasks.push(Task::Window(nested));
        self.resolve_waiting(waiting)
    }

    /// Moves the triggers of a card that an ability allowed to be played into that ability's nested layer. They wait
    /// until the ability is over and are resolved before those already pending (CR 7.1.6B, 7.1.6E, 7.6.12).
    pub(crate) fn nest_triggers(&mut self, from: u16) -> Result<(), Invariant> {
        let from = usize::from(from).min(self.state.waiting().len());
        let mut nested = self.course().waiting.split_off(from);
        self.course().frames.last_mut().ok_or(Invariant::NoFrame)?.nested.append(&mut nested);
        Ok(())
    }

    /// Ends an ability and resolves its nested triggers next.
    pub(crate) fn end_frame(&mut self) -> Result<(), Invariant> {
        let frame = self.course().frames.pop().ok_or(Invariant::NoFrame)?;
        self.resolve_nested(frame.nested);
        Ok(())
    }

    /// Resolves a nested layer before the triggers already pending.
    pub(crate) fn resolve_nested(&mut self, mut nested: Vec<PendingTrigger>) {
        if !nested.is_empty() {
            let from = self.state.waiting().len().min(usize::from(u16::MAX)) as u16;
            self.course().waiting.append(&mut nested);
            self.course().tasks.push(Task::Window(from));
        }
    }

    fn resolve_waiting(&mut self, waiting: PendingTrigger) -> Result<(), Invariant> {
        let PendingTrigger { source, controller, what, .. } = waiting;
        let rule = self.rule_of(&waiting);
        self.log_event(rule, LogEvent::Resolving { player: controller, card: source.card, what });
        let lapsed = |why| LogEvent::Lapsed { player: controller, card: source.card, what, why };
        if let PendingKind::Ability(id) = what {
            if let Ability::Bounty(_) = self.book.ability(id) {
                self.course().frames.push(Frame { ability: Some(id), ..Frame::of(source, controller) });
                self.course().tasks.push(Task::EndFrame);
                self.course().tasks.push(Task::Bounty(id));
                return Ok(());
            }
            let Ability::When(when) = self.book.ability(id) else { return Err(Invariant::Ability(id)) };
            let when: &TriggeredAbility = when;
            if self.is_used_up(source, id, when.limit, controller) {
                self.log_event("8.32.3", lapsed(Idle::Used));
                return Ok(());
            }
            if self.would_have_ended(&when.steps, source) {
                self.log_event("7.7.4F", lapsed(Idle::Gone));
                return Ok(());
            }
            let block = when.steps.id();
            let frame = Frame {
                ability: Some(id),
                subject: waiting.subject,
                actor: waiting.actor,
                carried: waiting.carried,
                attack: waiting.attack,
                ..Frame::of(source, controller)
            };
            if when.condition.as_ref().is_some_and(|condition| !self.condition_holds(condition, Ctx::framed(&frame))) {
                self.log_event("1.6.2", lapsed(Idle::Unmet));
                return Ok(());
            }
            // CR 8.32.3: an optional ability counts as used when its player accepts.
            let (limit, mandatory) = (when.limit, !is_optional(&when.steps));
            if limit.is_some() && mandatory {
                self.count_ability_use(source, id, limit, controller);
            }
            self.start(frame, block);
            if mandatory {
                self.ability_is_used(id);
            }
        } else {
            self.resolve_keyword(&waiting)?;
        }
        Ok(())
    }

    /// Records the use of the last frame's ability. Effects delayed until the player uses a "When Played" ability start
    /// when the ability is over (CR 7.7.4B).
    pub(crate) fn ability_is_used(&mut self, id: AbilityId) {
        if self.features.reuses
            && let Some(frame) = self.state.frames().last()
        {
            let (unit, by) = (frame.source, frame.controller);
            self.emit(&TriggerEvent::UsedAbility { by, unit, ability: id });
        }
        if !self.state.delayed().iter().any(|delayed| delayed.when == DelayedTiming::WhenPlayedUsed && delayed.due == 0)
        {
            return;
        }
        let Ability::When(when) = self.book.ability(id) else { return };
        let is_played = |trigger: &Trigger| matches!(trigger, Trigger::Played | Trigger::PlayedUsingSmuggle);
        let Some(frame) = self.state.frames().last().filter(|_| when.on.iter().any(is_played)) else { return };
        let (source, controller, attack) = (frame.source, frame.controller, frame.attack);
        let group = self.state.delayed().iter().map(|delayed| delayed.due).max().unwrap_or(0).saturating_add(1);
        let mut found = false;
        for delayed in self.course().delayed {
            if delayed.when == DelayedTiming::WhenPlayedUsed
                && delayed.due == 0
                && delayed.frame.controller == controller
            {
                delayed.due = group;
                delayed.frame.subject = source;
                delayed.frame.carried = id.0 as i16;
                delayed.frame.attack = attack;
                found = true;
            }
        }
        if found && let Some(at) = self.state.tasks().iter().rposition(|task| *task == Task::EndFrame) {
            self.course().tasks.insert(at, Task::Delayed(group));
        }
    }

    /// Counts a use of a limited ability by a player.
    pub(crate) fn count_ability_use(&mut self, source: CardRef, id: AbilityId, limit: Option<UseLimit>, by: Seat) {
        let for_game = match limit {
            None => return,
            Some(UseLimit::EachPhase | UseLimit::EachRound) => false,
            Some(UseLimit::EachGame | UseLimit::TimesEachGame(_)) => true,
        };
        self.course().used.push(UsedLimit { source, ability: id, for_game, by });
    }
}

impl View {
    fn are_alike(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.state.waiting()[a], self.state.waiting()[b]);
        a.what == b.what && self.are_twins(a.source, b.source) && a.subject == b.subject && a.carried == b.carried
    }

    /// Returns `true` if the order of two sources makes no difference. They are the same card, or tokens of one kind on
    /// one unit.
    fn are_twins(&self, a: CardRef, b: CardRef) -> bool {
        let (one, other) = (self.state.card(a.card), self.state.card(b.card));
        a == b
            || self.def(a.card).kind == CardType::TokenUpgrade
                && one.def == other.def
                && one.host == other.host
                && one.controller == other.controller
    }

    /// Returns `true` if the effect of a text would end when its card leaves play and the card has left. The effect
    /// then does not begin (CR 7.7.4F).
    fn would_have_ended(&self, text: &Block, source: CardRef) -> bool {
        let ends_with_it =
            |step: &Step| matches!(step, Effect::Flow(FlowEffect::Delay(DelayedTiming::ThisLeavesPlay, _)));
        text.steps().iter().any(ends_with_it) && !(self.state.is_current(source) && self.state.in_play(source.card))
    }
}

/// Returns `true` if the whole text depends on "you may" or "you may ... if you do".
pub(crate) fn is_optional(steps: &Block) -> bool {
    match steps.steps() {
        [Effect::Flow(FlowEffect::May(_))] => true,
        [Effect::Flow(FlowEffect::IfYouDo { first, .. })] => is_optional(first),
        _ => false,
    }
}

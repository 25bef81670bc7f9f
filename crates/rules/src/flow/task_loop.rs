//! The main loop: runs the tasks of the state until a player must decide.

use ability::{CardEffect, Effect};

use crate::Game;
use crate::book::block_without_binding;
use crate::flow::resolve::control_flow::PlayerLoop;
use crate::read::View;
use crate::state::invariant::{Invariant, InvariantViolation};
use crate::state::{Action, Frame, Question, Task};

impl Game {
    /// Answers the open question and runs to the next one.
    pub(crate) fn answer_with(&mut self, action: Action) {
        *self.course().question = None;
        self.course().options.clear();
        self.course().step.answer = Some(action);
        self.run();
    }

    /// Returns the previous list of options, emptied. [`Game::ask`] can reuse its memory for the next question.
    pub(crate) fn reuse_options_buffer(&mut self) -> Vec<Action> {
        let mut options = std::mem::take(self.course().options);
        options.clear();
        options
    }

    pub(crate) fn ask(&mut self, question: Question, options: Vec<Action>) {
        *self.course().question = Some(question);
        *self.course().options = options;
    }

    /// Runs tasks until a player must decide, then updates the handles. An invariant violation stops the game.
    pub(crate) fn run(&mut self) {
        if self.violation().is_none() {
            let mut task = None;
            if let Err(broken) = self.run_on(&mut task) {
                self.stop(broken, task);
            }
        }
        self.course().step.answer = None;
        self.refresh_handles(&[]);
    }

    /// Stops the game and leaves everything else unchanged for inspection.
    fn stop(&mut self, broken: Invariant, task: Option<Task>) {
        self.course().step.violation = Some(InvariantViolation::at(broken, task, self.state.frames().last()));
        *self.course().question = None;
        self.course().options.clear();
    }

    fn run_on(&mut self, task: &mut Option<Task>) -> Result<(), Invariant> {
        loop {
            if self.state.step().unsettled && !self.is_between_damage() {
                self.run_state_checks_with_choices()?;
            }
            if self.state.outcome().is_some() {
                self.course().tasks.clear();
                self.course().frames.clear();
                self.course().waiting.clear();
                *self.course().question = None;
                self.course().options.clear();
                return Ok(());
            }
            if let Some(question) = self.state.question() {
                if !self.state.player(question.player).lost {
                    return Ok(());
                }
                self.answer_for_eliminated();
            }
            if !self.state.step().follows.is_empty() && !self.is_between_damage() {
                let (source, seat, block) = self.course().step.follows.remove(0);
                self.start(Frame::of(source, seat), block);
                continue;
            }
            // Most windows have no pending triggers.
            while let Some(Task::Window(from)) = self.state.tasks().last()
                && self.state.waiting().len() <= usize::from(*from)
                && self.state.step().answer.is_none()
            {
                self.course().tasks.pop();
            }
            *task = self.course().tasks.pop();
            let Some(next) = task else { return Err(Invariant::Stall) };
            self.step(next)?;
            if let Some(broken) = self.course().step.broken.take() {
                return Err(broken);
            }
            // An answer is for the task that asked.
            if let Some(answer) = self.state.step().answer {
                return Err(Invariant::Answer(answer));
            }
        }
    }

    /// Answers a question for an eliminated player, who makes no more decisions (CR 11.3.1). Optional choices are
    /// declined, others get the first option. If there are no options, the task is dropped.
    fn answer_for_eliminated(&mut self) {
        if self.state.options().is_empty() {
            self.course().tasks.pop();
        }
        let declines = |action: &&Action| matches!(action, Action::No | Action::Done | Action::Pass);
        let options = self.state.options();
        self.course().step.answer = options.iter().find(declines).or(options.first()).copied();
        *self.course().question = None;
        self.course().options.clear();
    }

    fn step(&mut self, task: &Task) -> Result<(), Invariant> {
        if self.may_choose_replacements() { self.step_with_choices(task) } else { self.run_task(task) }
    }

    /// Performs a task. Steps of abilities run in the ability's frame, which must exist.
    pub(crate) fn run_task(&mut self, task: &Task) -> Result<(), Invariant> {
        // A card that an eliminated player was playing left with the player (CR 11.3.1).
        if let Task::Exploit(playing)
        | Task::PayFor(playing)
        | Task::PutIntoPlay(playing)
        | Task::AdditionalCost(playing) = task
            && self.state.player(playing.by).lost
        {
            return Ok(());
        }
        if let Task::Pay(payment) = task
            && self.state.player(payment.seat).lost
        {
            return Ok(());
        }
        match *task {
            Task::FirstPlayer => self.first_player(),
            Task::Mulligans(done) => self.mulligans(done),
            Task::FirstResources(done) => self.first_resources(done),
            Task::StartActionPhase => self.start_action_phase(),
            Task::Delayed(group) => self.delayed(group),
            Task::DelayedOf(group, seat) => self.delayed_of(group, seat),
            Task::PlanCounter(seat) => self.plan_counter(seat),
            Task::Turn => self.turn()?,
            Task::EndTurn => self.end_turn(),
            Task::EndActionPhase => self.end_action_phase(),
            Task::StartRegroup => self.start_regroup(),
            Task::RegroupDraw => self.regroup_draw(),
            Task::RegroupResource(done) => self.regroup_resource(done),
            Task::RegroupReady => self.regroup_ready(),
            Task::EndRegroup => self.end_regroup(),
            Task::Window(from) => self.resolve_window(from),
            Task::WindowOf(from, seat) => self.resolve_player_window(from, seat)?,
            Task::Run { block, at, optional } => self.resolving()?.run_block(block, at, optional)?,
            Task::May(block) => self.resolving()?.ask_optional(block),
            Task::IfYouDo(block, at) => self.resolving()?.if_you_do(block, at)?,
            Task::Loop(block, depth) => self.resolving()?.next_in_loop(block, depth),
            Task::LoopPlayers { block, left, they, ordered, now, did } => {
                let so_far = PlayerLoop { left, they, ordered, now, did };
                self.resolving()?.next_player_in_loop(block, so_far);
            }
            Task::Modes { block, at, taken, left } => self.resolving()?.modes(block, at, taken, left)?,
            Task::Name(name) => self.resolving()?.bind_name(name),
            Task::Restore(you, that) => self.resolving()?.restore(you, that),
            Task::EndFrame => {
                self.mark_no_effect();
                self.end_frame()?;
            }
            Task::Nest(from) => self.nest_triggers(from)?,
            Task::EndAtOnce => self.resolving()?.end_at_once()?,
            Task::Bounty(ability) => self.may_collect(ability)?,
            Task::SecondDefender => self.second_defender()?,
            Task::AttackTerms(block, at) => self.resolving()?.attack_terms_of_two((block, at))?,
            Task::InsteadOfCapture(card) => self.start_instead_of_capture(card)?,
            Task::Exploit(playing) => self.exploit(playing),
            Task::EnterCopy(card) => self.enter_rescued(card)?,
            Task::EndSearch(whole) => self.resolving()?.end_search(whole),
            Task::Attack(step) => self.attack_step(step)?,
            Task::PayFor(playing) => self.pay_for(playing),
            Task::Pay(payment) => self.continue_payment(payment)?,
            Task::PutIntoPlay(playing) => self.put_into_play(playing)?,
            Task::PlayNext { block, at, depth } => self.resolving()?.play_next(block, at, depth)?,
            Task::UseNext(block, at) => self.resolving()?.use_next((block, at))?,
            Task::Keyword(waiting) => self.resolve_keyword(&waiting)?,
            Task::ShowPlots(seat, leader) => self.show_plots(seat, leader),
            Task::PayCost { ability, part } => self.pay_cost(ability, part)?,
            Task::PayInstead { card, ability } => self.pay_instead(card, ability)?,
            Task::Unique(seat, identity) => self.choose_unique_copy(seat, identity),
            Task::Repeat { block, left } => self.resolving()?.repeats(block, left),
            Task::AdditionalCost(playing) => self.choose_extra_cost(playing)?,
        }
        Ok(())
    }
}

impl View {
    /// Returns `true` if the next step deals damage together with the last one (CR 1.9.8). No unit is defeated in
    /// between unless the text says "then".
    fn is_between_damage(&self) -> bool {
        let Some(Task::Run { block, at: at @ 1.., .. }) = self.state.tasks().last() else { return false };
        let steps = self.book.block(*block);
        let damage =
            |at: u8| matches!(block_without_binding(&steps[usize::from(at)]), Effect::Card(CardEffect::Damage { .. }));
        damage(*at) && damage(at - 1) && !steps[usize::from(*at)].is_then()
    }
}

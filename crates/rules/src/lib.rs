//! The rules of the game as a pure function of state and action (Comprehensive Rules, edition 8.0).
//!
//! A [`Game`] is a book of cards and a [`State`]. [`Game::legal_actions`] lists what may be done, [`Game::play`] does
//! it. The state is one plain value also in the middle of a half-resolved ability: it can be cloned, compared,
//! hashed and saved at every point, and the same seed and actions give the same game on every machine.
//!
//! Invariant: knows no card by name. Invariant: no I/O, clock or thread; chance comes from the state. Invariant:
//! every listed action is accepted, every other refused without a change. Start reading at [`Game::play`].

mod book;
mod chance;
mod explain;
mod flow;
mod keywords;
mod position;
mod read;
mod resolve;
mod state;
mod write;

pub use book::{Book, BookError, Def, Face};
pub use chance::Chance;
pub use explain::log::{About, Entry, Event, EventFact};
pub use explain::why::Why;
pub use flow::setup::{Deck, SetupError};
pub use position::*;
pub use read::check::Broken;
pub use read::fingerprint::{Agreement, Fingerprint};
pub use read::handles::Handles;
pub use read::modifiers::{Rules, Stats};
pub use read::path::{AbilityPath, NoPath, TextSide};
pub use read::price::PricePart;
pub use read::sets::{Keywords, Traits};
pub use read::view::Visible;
pub use state::*;

use read::features::Features;
use std::cell::Cell;
use std::sync::Arc;

use thiserror::Error;

/// Why an action is refused. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is not among the legal actions.
    #[error("{0:?} is not legal now")]
    NotLegal(Action),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// A game: the book of cards, the state, and a log when one is wanted.
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) book: Arc<Book>,
    /// The state: everything that is saved.
    pub state: State,
    /// What happened since the log was last taken; `None` keeps none.
    pub log: Option<Vec<Entry>>,
    /// Answer questions that leave no choice without asking.
    pub auto: bool,
    /// Ask also what leaves no choice, as long as what it asks is hidden from somebody: nobody can tell "found nothing"
    /// from "declined" (CR 1.17.4). Nothing is answered by itself then.
    pub always: bool,
    /// What every reader calls the cards, when a log is shown to readers.
    pub(crate) handles: Option<Handles>,
    /// The answer that the next task takes.
    pub(crate) answer: Option<Action>,
    /// The optional step under way was declined.
    pub(crate) declined: bool,
    /// Something changed that [`Game::settle`] must look at.
    pub(crate) dirty: bool,
    /// What is chosen in the step under way about replacement effects (CR 7.7.5E).
    pub(crate) choices: flow::replace::Choices,
    /// Who dealt damage or lowered HP since the last look (CR 1.18).
    pub(crate) blame: Vec<(CardIx, Seat)>,
    /// What the cards of this game can ask for.
    pub(crate) features: Features,
    /// What holds until a card moves.
    pub(crate) cache: read::cache::Cache,
    /// How deep constant abilities ask each other (CR 7.3.3A).
    pub(crate) depth: Cell<u8>,
}

impl Game {
    /// A game that goes on from a saved state.
    pub fn resume(book: Arc<Book>, state: State) -> Game {
        Game {
            features: Features::of(&book, &state),
            book,
            state,
            log: None,
            auto: false,
            always: false,
            handles: None,
            answer: None,
            declined: false,
            dirty: true,
            choices: flow::replace::Choices::default(),
            blame: Vec::new(),
            cache: read::cache::Cache::default(),
            depth: Cell::new(0),
        }
    }

    /// The book of cards.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// The open question; `None` only when the game is over.
    pub fn question(&self) -> Option<&Question> {
        self.state.question.as_ref()
    }

    /// What may be done now, in a fixed order; empty only when the game is over.
    pub fn legal_actions(&self) -> &[Action] {
        &self.state.options
    }

    /// Does a legal action and everything that follows from it up to the next question.
    ///
    /// # Errors
    /// [`Refused`], and nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<(), Refused> {
        if self.state.outcome.is_some() {
            return Err(Refused::Over);
        }
        if !self.state.options.contains(&action) {
            return Err(Refused::NotLegal(action));
        }
        self.play_legal(action);
        Ok(())
    }

    /// Does an action that is known to be legal: for search.
    pub fn play_legal(&mut self, action: Action) {
        self.begin_telling();
        self.answer_with(action);
        while self.auto && !self.always && self.state.outcome.is_none() && self.state.options.len() == 1 {
            let only = self.state.options[0];
            self.answer_with(only);
        }
    }

    fn answer_with(&mut self, action: Action) {
        self.state.question = None;
        self.state.options.clear();
        self.answer = Some(action);
        self.run();
        self.answer = None;
    }

    /// A player gives up (CR 5.6.4).
    ///
    /// # Errors
    /// [`Refused::Over`] when the game is over.
    pub fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.state.outcome.is_some() || seat.at() >= usize::from(self.state.seats) || self.state.player(seat).lost {
            return Err(Refused::Over);
        }
        self.begin_telling();
        self.note("5.6.4", Event::Conceded { player: seat });
        self.lose(&[seat]);
        if self.state.outcome.is_some() {
            self.state.question = None;
            self.state.options.clear();
        }
        // Others go on: what was asked of the player is decided without them.
        self.run();
        self.answer = None;
        Ok(())
    }

    pub(crate) fn ask(&mut self, question: Question, options: Vec<Action>) {
        self.state.question = Some(question);
        self.state.options = options;
    }

    /// Takes steps until somebody must decide, and looks at the table then.
    pub(crate) fn run(&mut self) {
        self.run_on();
        self.look_around(&[]);
    }

    fn run_on(&mut self) {
        loop {
            if self.dirty && !self.is_between_damage() {
                self.settle();
            }
            if self.state.outcome.is_some() {
                self.state.tasks.clear();
                self.state.frames.clear();
                self.state.waiting.clear();
                self.state.question = None;
                self.state.options.clear();
                return;
            }
            if let Some(question) = self.state.question {
                if !self.state.player(question.player).lost {
                    return;
                }
                self.answer_for_the_lost();
            }
            let Some(task) = self.state.tasks.pop() else { return };
            self.step(task);
        }
    }

    /// An eliminated player decides nothing any more (CR 11.3.1): what an ability of theirs still asks is declined, or
    /// answered with the first option.
    fn answer_for_the_lost(&mut self) {
        let declines = |action: &&Action| matches!(action, Action::No | Action::Done | Action::Pass);
        let options = &self.state.options;
        self.answer = options.iter().find(declines).or(options.first()).copied();
        self.state.question = None;
        self.state.options.clear();
    }

    /// Whether the next step deals damage together with the last one (CR 1.9.8): nothing is defeated in between.
    fn is_between_damage(&self) -> bool {
        let Some(Task::Run { block, at: at @ 1.., .. }) = self.state.tasks.last() else { return false };
        let steps = self.book.block(*block);
        let damage = |at: u8| matches!(resolve::unnamed(&steps[usize::from(at)]), ability::Effect::Damage { .. });
        damage(*at) && damage(at - 1)
    }

    fn step(&mut self, task: Task) {
        if self.may_choose_replacements() {
            self.step_with_choices(task);
        } else {
            self.take(task);
        }
    }

    fn take(&mut self, task: Task) {
        match task {
            Task::FirstPlayer => self.first_player(),
            Task::Mulligans(asked) => self.mulligans(asked),
            Task::FirstResources(placed) => self.first_resources(placed),
            Task::StartActionPhase => self.start_action_phase(),
            Task::Delayed(group) => self.delayed(group),
            Task::DelayedOf(group, seat) => self.delayed_of(group, seat),
            Task::PlanCounter(seat) => self.plan_counter(seat),
            Task::Turn => self.turn(),
            Task::EndTurn => self.end_turn(),
            Task::EndActionPhase => self.end_action_phase(),
            Task::StartRegroup => self.start_regroup(),
            Task::RegroupDraw => self.regroup_draw(),
            Task::RegroupResource(asked) => self.regroup_resource(asked),
            Task::RegroupReady => self.regroup_ready(),
            Task::EndRegroup => self.end_regroup(),
            Task::Window(from) => self.window(from),
            Task::WindowOf(from, seat) => self.window_of(from, seat),
            Task::Run { block, at, optional } => self.run_block(block, at, optional),
            Task::May(block) => self.may(block),
            Task::IfYouDo(block, at) => self.if_you_do(block, at),
            Task::Loop(block, depth) => self.next_in_loop(block, depth),
            Task::LoopPlayers { block, left, they } => self.next_player_in_loop(block, left, they),
            Task::Modes { block, at, taken, left } => self.modes(block, at, taken, left),
            Task::Name(name) => self.name_it(name),
            Task::Restore(you, that) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.you = you;
                    frame.that = that;
                }
            }
            Task::EndFrame => {
                self.note_idle();
                self.end_frame();
            }
            Task::Nest(from) => self.nest(from),
            Task::EndAtOnce => self.end_at_once(),
            Task::Bounty(ability) => self.may_collect(ability),
            Task::SecondDefender => self.second_defender(),
            Task::AttackTerms(block, at) => self.attack_terms_of_two((block, at)),
            Task::InsteadOfCapture(card) => self.start_instead_of_capture(card),
            Task::Exploit(playing) => self.exploit(playing),
            Task::EnterCopy(card) => self.enter_copy(card),
            Task::EndSearch(whole) => self.end_search(whole),
            Task::Attack(step) => self.attack_step(step),
            Task::PutIntoPlay(playing) => self.put_into_play(playing),
            Task::PlayNext { block, at, depth } => self.play_next(block, at, depth),
            Task::Ambush(unit) => self.ambush(unit),
            Task::PayCost { ability, part } => self.pay_cost(ability, part),
            Task::PayInstead { card, ability } => self.pay_instead(card, ability),
            Task::Unique(seat, identity) => self.unique(seat, identity),
        }
    }
}

//! Transfer between games and the judge's table, and new games that continue from a position.

use rules::{Action, QuestionKind, Seat};
use store::StreamId;
use tournament::UndoHistory;

use super::aggregate::GameCommand;
use super::from_position::deck_of_side;
use super::live::{LiveGame, read_steps};
use super::record::{GameStart, StartSeat, Step};
use super::view;
use crate::contract::{GameCase, GameState, GameView, JudgeCase, JudgePosition, SeatKind, TextLanguage};
use crate::error::{Cause, FieldName};
use crate::judge::{self, CaseReplay};
use crate::{App, AppError};

/// Thinking time of a bot per answer, in milliseconds.
const THINK_MS: u32 = 2000;

impl App {
    /// Returns the case of a game after `step` steps from the reader's view: hidden cards are only counted.
    ///
    /// # Errors
    /// `store.*`, `judge.*`.
    pub fn judge_of_game(&self, game: u32, step: u32, reader: Option<u32>) -> Result<GameCase, AppError> {
        self.case_of(game, Some(step), |live| view::reader(live, reader))
    }

    /// Returns the case of a game after `step` steps, or in its current state, from the reader's view. Without a
    /// reader, every card is open.
    pub(crate) fn case_of(
        &self,
        game: u32,
        step: Option<u32>,
        reader: impl FnOnce(&LiveGame) -> Option<Seat>,
    ) -> Result<GameCase, AppError> {
        let (answers, language) = (self.answers_of(game)?, self.message_language());
        let table = self.live(game)?;
        let live = table.lock();
        let all = live.before.len();
        let step = step.map_or(all, |step| all.min(step as usize));
        judge::case_of_game(&live, &answers, step, reader(&live), language)
    }

    /// Starts a copy of a game in its state after `step` steps. It uses the same seed, so both games draw the same
    /// cards.
    ///
    /// # Errors
    /// `play.no_fork` while a tournament match is in progress; `store.*`, `play.*`.
    pub fn play_on(&self, game: u32, step: u32) -> Result<GameView, AppError> {
        let start = {
            let table = self.live(game)?;
            let live = table.lock();
            if live.start.from.is_some() && live.state() != GameState::Over {
                return Err(AppError::of(Cause::PlayNoFork));
            }
            GameStart::clone(&live.start)
        };
        let mut steps = self.steps_of(game)?;
        let this_one = steps.iter().rposition(|step| matches!(step, Step::Next { .. })).map_or(0, |at| at + 1);
        steps.truncate(this_one + step as usize);
        let begun = self.begin_game(GameStart { from: None, players: None, ..start })?;
        self.take_step(begun.id, &GameCommand::Repeat { steps }, None)?;
        self.open_game(begun.id, None, 0)
    }

    /// Starts a game from a case after `step` steps of a branch.
    ///
    /// # Errors
    /// `judge.impossible`, `judge.not_between` in the middle of an action; `play.seats` if the number of seats differs
    /// from the position.
    pub fn judge_play_on(
        &self,
        case: &JudgeCase,
        branch: u32,
        step: u32,
        kinds: &[SeatKind],
    ) -> Result<GameView, AppError> {
        let position = standing(case, branch, step, self.message_language())?;
        if kinds.len() != position.sides.len() {
            return Err(AppError::of(Cause::PlaySeats).at(FieldName::Seats));
        }
        let seats = position.sides.iter().zip(kinds).map(|(side, kind)| StartSeat {
            name: side.name.clone(),
            kind: *kind,
            think_ms: THINK_MS,
            deck: deck_of_side(side),
        });
        self.begin_from_position(seats.collect(), position, None)
    }

    /// Returns the answers of the current game, step by step; `None` for a concession.
    ///
    /// # Errors
    /// `store.*`.
    pub(super) fn answers_of(&self, game: u32) -> Result<Vec<Option<Action>>, AppError> {
        let steps = self.steps_of(game)?;
        let this_one = steps.iter().rposition(|step| matches!(step, Step::Next { .. })).map_or(0, |at| at + 1);
        let answer = |step: &Step| match step {
            Step::Answer { action, .. } => Some(*action),
            Step::Concede { .. } | Step::Back { .. } | Step::Next { .. } | Step::Reported { .. } | Step::Cut { .. } => {
                None
            }
        };
        Ok(steps[this_one..].iter().map(answer).collect())
    }

    /// Returns the effective steps of a game, without undone steps and result reports.
    fn steps_of(&self, game: u32) -> Result<Vec<Step>, AppError> {
        let book = self.live(game)?.lock().game.book().clone();
        let bodies: Vec<String> =
            self.journal().read(StreamId::game(game), 0)?.into_iter().map(|entry| entry.body).collect();
        let (mut kept, mut this_one) = (UndoHistory::default(), 0);
        for step in read_steps(&book, &bodies).into_iter().map_while(|step| step) {
            match step {
                Step::Answer { .. } | Step::Concede { .. } => kept.push(step),
                Step::Back { to } => drop(kept.undo_to(this_one + to as usize)),
                Step::Next { .. } => {
                    kept.push(step);
                    this_one = kept.len();
                }
                Step::Reported { .. } | Step::Cut { .. } => {}
            }
        }
        Ok(kept.into_in_force())
    }
}

/// Returns the position after `step` steps of a branch.
fn standing(case: &JudgeCase, branch: u32, step: u32, language: TextLanguage) -> Result<JudgePosition, AppError> {
    if step == 0 {
        return Ok(case.position.clone());
    }
    let bench = CaseReplay::at(case, branch, step, language)?;
    let live: &LiveGame = bench.live.as_ref().ok_or_else(|| AppError::of(Cause::JudgeImpossible))?;
    if live.game.question().is_none_or(|question| question.ask != QuestionKind::Action) {
        return Err(AppError::of(Cause::JudgeNotBetween));
    }
    let hides = |card| bench.is_unknown(card);
    let mut position = judge::position_of(&live.game, &live.names, None::<Seat>, &hides).position;
    position.typed.clone_from(&case.position.typed);
    position.seed = case.position.seed;
    for (side, laid) in position.sides.iter_mut().zip(&case.position.sides) {
        // Placeholders for a missing leader or base are removed again.
        if laid.leaders.is_empty() {
            side.leaders.clear();
        }
        if laid.base.is_none() {
            side.base = None;
        }
    }
    Ok(position)
}

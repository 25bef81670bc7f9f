//! Games that continue another game, and the steps of a saved game.

use rules::Action;
use store::StreamId;
use tournament::UndoHistory;

use super::Games;
use super::aggregate::GameCommand;
use super::live::read_steps;
use super::record::{GameStart, Step};
use crate::AppError;
use crate::contract::{GameState, GameView};
use crate::error::Cause;

impl Games {
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
        let (mut steps, this_one) = self.steps_of(game)?;
        steps.truncate(this_one + step as usize);
        let begun = self.begin_game(GameStart { from: None, players: None, ..start })?;
        self.take_step(begun.id, &GameCommand::Repeat { steps }, None)?;
        self.open_game(begun.id, None, 0)
    }

    /// Returns the answers of the current game, step by step; `None` for a concession.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn answers_of(&self, game: u32) -> Result<Vec<Option<Action>>, AppError> {
        let (steps, this_one) = self.steps_of(game)?;
        let answer = |step: &Step| match step {
            Step::Answer { action, .. } => Some(*action),
            Step::Concede { .. } | Step::Back { .. } | Step::Next { .. } | Step::Reported { .. } | Step::Cut { .. } => {
                None
            }
        };
        Ok(steps[this_one..].iter().map(answer).collect())
    }

    /// Returns the effective steps of a match, without undone steps and result reports, and the index of the first one
    /// of the current game.
    pub(super) fn steps_of(&self, game: u32) -> Result<(Vec<Step>, usize), AppError> {
        let book = self.live(game)?.lock().game.book().clone();
        let bodies: Vec<String> =
            self.core.journal().read(StreamId::game(game), 0)?.into_iter().map(|entry| entry.body).collect();
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
        Ok((kept.into_in_force(), this_one))
    }
}

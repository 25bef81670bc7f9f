//! Cases from saved games, and new games that continue from a case.

use rules::{QuestionKind, Seat};

use super::Judge;
use crate::AppError;
use crate::contract::{GameCase, GameView, JudgeCase, JudgePosition, SeatKind, TextLanguage};
use crate::error::{Cause, FieldName};
use crate::games::from_position::deck_of_side;
use crate::games::live::LiveGame;
use crate::games::view;
use crate::judge::{self, CaseReplay};
use crate::record::game::StartSeat;

/// Thinking time of a bot per answer, in milliseconds.
const THINK_MS: u32 = 2000;

impl Judge {
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
        let (answers, language) = (self.games.answers_of(game)?, self.core.message_language());
        let table = self.games.live(game)?;
        let live = table.lock();
        let all = live.before.len();
        let step = step.map_or(all, |step| all.min(step as usize));
        judge::case_of_game(&live, &answers, step, reader(&live), language)
    }

    /// Starts a game from a case after `step` steps of a branch.
    ///
    /// # Errors
    /// `judge.impossible`, `judge.not_now` in the middle of an action; `play.seats` if the number of seats differs
    /// from the position.
    pub fn judge_play_on(
        &self,
        case: &JudgeCase,
        branch: u32,
        step: u32,
        kinds: &[SeatKind],
    ) -> Result<GameView, AppError> {
        let position = standing(case, branch, step, self.core.message_language())?;
        if kinds.len() != position.sides.len() {
            return Err(AppError::of(Cause::PlaySeats).at(FieldName::Seats));
        }
        let seats = position.sides.iter().zip(kinds).map(|(side, kind)| StartSeat {
            name: side.name.clone(),
            kind: *kind,
            think_ms: THINK_MS,
            deck: deck_of_side(side),
        });
        self.games.begin_from_position(seats.collect(), position, None)
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

//! Analysis of a judge's position by the strongest bot, for one side.

use std::time::{Duration, Instant};

use bots::{InfoSet, Strong};
use rules::{Edit, QuestionKind, Seat};

use super::manual;
use super::table::CaseReplay;
use crate::AppError;
use crate::contract::{AdvisorVisibility, JudgeAdvice, JudgeCase, RatedAnswer};
use crate::error::Cause;
use crate::judge::Judge;
use crate::position::no_seat;

/// Search time for the advice.
const THOUGHT: Duration = Duration::from_millis(1500);
/// Maximum number of answers listed.
const MOST: usize = 12;

impl Judge {
    /// Returns the best answers after `step` steps of a branch, each with its chance to win. If it is another player's
    /// action, the position is evaluated as if it were the action of `seat`.
    ///
    /// # Errors
    /// As [`Judge::judge_look`]; `judge.impossible`; `judge.not_now` if the game is over or another player has to
    /// answer; `judge.range` if the seat does not exist.
    pub fn judge_advice(
        &self,
        case: &JudgeCase,
        branch: u32,
        step: u32,
        seat: u32,
        knows: AdvisorVisibility,
    ) -> Result<JudgeAdvice, AppError> {
        let since = self.games.search_mark();
        let bench = CaseReplay::at(case, branch, step, self.core.message_language())?;
        let deadline = Instant::now() + THOUGHT;
        bench.advice(seat, knows, &mut |_| Instant::now() < deadline && !self.games.is_search_stopped(since))
    }
}

impl CaseReplay {
    /// Searches for the best answers at a seat, as long as `keep_going` returns `true`.
    ///
    /// # Errors
    /// As [`Judge::judge_advice`].
    pub(super) fn advice(
        &self,
        seat: u32,
        knows: AdvisorVisibility,
        keep_going: &mut dyn FnMut(u32) -> bool,
    ) -> Result<JudgeAdvice, AppError> {
        let live = self.live.as_ref().ok_or_else(|| AppError::of(Cause::JudgeImpossible))?;
        let asked = u8::try_from(seat).ok().filter(|seat| *seat < live.game.state.seat_count()).map(Seat);
        let asked = asked.ok_or_else(|| no_seat(seat))?;
        let question = live.game.question().ok_or_else(|| AppError::of(Cause::JudgeNotNow))?;
        let mut game = live.game.clone();
        let others = question.player != asked;
        if others {
            if question.ask != QuestionKind::Action {
                return Err(AppError::of(Cause::JudgeNotNow));
            }
            game.edit(&Edit::Active { seat: asked })
                .map_err(|error| manual::refused(self.language, &live.game, &error))?;
        }
        let info_set = match knows {
            AdvisorVisibility::OwnSide => InfoSet::new(&game, asked),
            AdvisorVisibility::Everything => InfoSet::omniscient(&game, asked),
        };
        let mut games = 0;
        let opinions = Strong::seeded(0).evaluate_answers(&info_set, None, &mut |done| {
            games = done;
            keep_going(done)
        });
        let words = phrase::game::Table { game: &game, ..live.words(None) };
        let known = opinions.iter().filter(|opinion| opinion.visits > 0 && !self.plays_unknown(opinion.action));
        let answers = known.take(MOST).map(|opinion| RatedAnswer {
            option: live
                .game
                .legal_actions()
                .iter()
                .position(|action| *action == opinion.action && !others)
                .map(|option| option as u32),
            words: self.unnamed(&words.action(opinion.action)),
            chance: (opinion.win_chance() * 1000.0).round() as u32,
            looked: opinion.visits,
        });
        let answers = answers.collect();
        Ok(JudgeAdvice { seat, knows, answers, games })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::TextLanguage;
    use crate::position::read;

    /// Both players have one unit that wins by attacking. The active player attacks; for the other side, the position
    /// is evaluated as if it were their turn.
    const BOTH_WIN: &str = r#"{"players":[
        {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023","damage":28},"deck":["SOR_095"],
         "units":[{"card":"SOR_164"}]},
        {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_026","damage":28},"deck":["SOR_095"],
         "units":[{"card":"SOR_164"}]}],"round":3}"#;

    fn asked(text: &str, seat: u32, knows: AdvisorVisibility) -> Result<JudgeAdvice, AppError> {
        let case = read(text)?.case;
        CaseReplay::at(&case, 0, 0, TextLanguage::English)?.advice(seat, knows, &mut |done| done < 200)
    }

    #[test]
    fn advice_finds_the_win_of_either_side_with_any_knowledge() {
        for (seat, knows) in [
            (0, AdvisorVisibility::OwnSide),
            (0, AdvisorVisibility::Everything),
            (1, AdvisorVisibility::OwnSide),
            (1, AdvisorVisibility::Everything),
        ] {
            let advice = asked(BOTH_WIN, seat, knows).expect("advice");
            let best = &advice.answers[0];
            assert!(best.words.contains("Wampa") && best.chance > 990, "{advice:?}");
            assert_eq!(best.option.is_some(), seat == 0, "{advice:?}");
            let pass = advice.answers.iter().find(|answer| answer.words == "pass").expect("passing is weighed");
            assert!(pass.chance < best.chance, "{advice:?}");
        }
        assert_eq!(asked(BOTH_WIN, 2, AdvisorVisibility::OwnSide).unwrap_err().code, "judge.range");
    }
}
